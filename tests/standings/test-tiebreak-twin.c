/* Unplayed rounds in tie-breaks, on tournaments of chance: against a second calculation. */
#include "config.h"

#include "fixture-reader.h"
#include "slow-chart.h"
#include "tiebreak-single.h"

#define N_TOURNAMENTS 400

static const struct
{
  const char *code;
  const char *edition;
  SlowCode    slow;
} codes[] = {
  { "BH", "2026-03", { SLOW_BUCHHOLZ, 0, 0, FALSE, TRUE } },
  { "BH", "2024-08", { SLOW_BUCHHOLZ, 0, 0, FALSE, FALSE } },
  { "BH/C1", "2026-03", { SLOW_BUCHHOLZ, 1, 0, FALSE, TRUE } },
  { "BH/C1", "2024-08", { SLOW_BUCHHOLZ, 1, 0, FALSE, FALSE } },
  { "BH/C2", "2026-03", { SLOW_BUCHHOLZ, 2, 0, FALSE, TRUE } },
  { "BH/M1", "2026-03", { SLOW_BUCHHOLZ, 1, 1, FALSE, TRUE } },
  { "BH/M2", "2026-03", { SLOW_BUCHHOLZ, 2, 2, FALSE, TRUE } },
  { "BH/P", "2026-03", { SLOW_BUCHHOLZ, 0, 0, TRUE, TRUE } },
  { "BH/C1/P", "2026-03", { SLOW_BUCHHOLZ, 1, 0, TRUE, TRUE } },
  { "FB", "2026-03", { SLOW_FORE, 0, 0, FALSE, TRUE } },
  { "FB/C1", "2026-03", { SLOW_FORE, 1, 0, FALSE, TRUE } },
  { "FB/M1", "2024-08", { SLOW_FORE, 1, 1, FALSE, FALSE } },
  { "SB", "2026-03", { SLOW_BERGER, 0, 0, FALSE, TRUE } },
  { "SB", "2024-08", { SLOW_BERGER, 0, 0, FALSE, FALSE } },
  { "SB/C1", "2026-03", { SLOW_BERGER, 1, 0, FALSE, TRUE } },
  { "SB/C2", "2026-03", { SLOW_BERGER, 2, 0, FALSE, TRUE } },
  { "SB/C1/P", "2024-08", { SLOW_BERGER, 1, 0, TRUE, FALSE } },
  { "UC-BH", "2026-03", { SLOW_UKRAINIAN, 0, 0, FALSE, FALSE } },
  { "UC-BH/T2", "2026-03", { SLOW_UKRAINIAN, 2, 0, FALSE, FALSE } },
  { "UD-SOLK/M2", "2026-03", { SLOW_UKRAINIAN, 2, 1, FALSE, FALSE } },
  { "RU-BH", "2026-03", { SLOW_RUSSIAN, 0, 0, FALSE, FALSE } },
  { "RU-BH/C1", "2026-03", { SLOW_RUSSIAN, 1, 0, FALSE, FALSE } },
  { "RU-BH/M1", "2026-03", { SLOW_RUSSIAN, 1, 1, FALSE, FALSE } },
};

static void
compare_code (const SlowChart    *chart,
              const ZhTournament *tournament,
              const char         *trf,
              gsize               i)
{
  g_autoptr (GError) error = NULL;
  g_autofree ZhTiebreakValue *values = zh_tiebreak_compute (tournament, -1, codes[i].code, codes[i].edition, &error);

  g_assert_no_error (error);
  for (int entry = 0; entry < chart->n; entry++)
    {
      ZhFraction expected = slow_chart_compute (chart, &codes[i].slow, entry);

      if (zh_fraction_compare (values[entry].value, expected) != 0)
        {
          g_autofree char *is = zh_fraction_format (values[entry].value, 2);
          g_autofree char *should = zh_fraction_format (expected, 2);

          g_test_message ("%s\n%s %s of %d: %s, expected %s", trf, codes[i].code, codes[i].edition, entry + 1, is, should);
        }
      g_assert_true (values[entry].defined);
      g_assert_cmpint (zh_fraction_compare (values[entry].value, expected), ==, 0);
    }
}

static void
test_twin (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n_values = 0;

  for (int t = 0; t < N_TOURNAMENTS; t++)
    {
      SlowChart        chart;
      g_autofree char *trf = NULL;
      g_autoptr (ZhTournament) tournament = NULL;

      slow_chart_draw (&chart, rand);
      trf = slow_chart_write (&chart);
      tournament = fixture_parse (trf);
      g_assert_cmpuint (tournament->entries->len, ==, (guint) chart.n);
      for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
        compare_code (&chart, tournament, trf, i);
      n_values += chart.n * (int) G_N_ELEMENTS (codes);
    }
  g_test_message ("tie-break twin: %d values of %d tournaments agree", n_values, N_TOURNAMENTS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tiebreak/twin", test_twin);

  return g_test_run ();
}
