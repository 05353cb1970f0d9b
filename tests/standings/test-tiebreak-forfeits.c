/* Forfeits in a round robin, whose games are paired beforehand: C.07 15.2 by its editions. */
#include "config.h"

#include <string.h>

#include "fixture-reader.h"
#include "tiebreak-single.h"

/* 1 wins against 4 without play, 3 with Black against 4. */
static const char *const lines[] = {
  "4 w +     2 w 1     3 b 1",
  "3 w =     1 b 0     4 w 1",
  "2 b =     4 b +     1 w 0",
  "1 b -     3 w -     2 b 0",
};

static const struct
{
  const char *name;
  const char *code;
  const char *edition;
  const char *expected;
} cases[] = {
  { "wins", "WIN", "2026-03", "3 1 1 0" },
  { "won", "WON", "2026-03", "2 1 0 0" },
  { "won-2024", "WON", "2024-08", "3 1 1 0" },
  { "black", "BPG", "2026-03", "1 1 1 1" },
  { "black-2024", "BPG", "2024-08", "1 1 2 2" },
  { "black-wins", "BWG", "2026-03", "1 0 0 0" },
  { "black-wins-2024", "BWG", "2024-08", "1 0 1 0" },
  { "ratings", "ARO", "2026-03", "1850 1833 1950 1900" },
  { "ratings-2024", "ARO", "2024-08", "1800 1833 1867 1900" },
  { "performance", "TPR", "2026-03", "2650 1833 1757 1100" },
  { "russian-black", "RU-BPG", "2026-03", "1 1 1 1" },
  { "russian-black-2024", "RU-BPG", "2024-08", "1 1 1 1" },
};

static ZhTournament *
make_tournament (void)
{
  g_autoptr (GString) text = g_string_new ("092 Individual: Round-Robin\n142 3\n");

  for (int i = 0; i < 4; i++)
    g_string_append_printf (text, "001 %4d m    %-33s %4d%42s%s\n", i + 1, "Somebody, Some", 2000 - 100 * i, "", lines[i]);
  return fixture_parse (text->str);
}

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhTournament) tournament = make_tournament ();
  g_autoptr (GError) error = NULL;
  g_autofree ZhTiebreakValue *values = zh_tiebreak_compute (tournament, -1, cases[i].code, cases[i].edition, &error);
  g_autoptr (GString) is = g_string_new (NULL);

  g_assert_no_error (error);
  for (int entry = 0; entry < 4; entry++)
    {
      g_autofree char *value = zh_fraction_format (values[entry].value, 2);

      g_string_append_printf (is, "%s%s", entry > 0 ? " " : "", value);
    }
  g_assert_cmpstr (is->str, ==, cases[i].expected);
}

/* Who both stayed away have nothing of each other; who drew have a half. */
static void
test_double_forfeit (void)
{
  static const char *const rows[] = { "2 w -     3 b =", "1 b -     4 w 1", "4 w =     1 w =", "3 b =     2 b 0" };
  static const char *const expected[] = { "0.5", "1", "1", "0.5" };
  g_autoptr (GString) text = g_string_new ("092 Individual: Swiss-System\n142 2\n");
  g_autoptr (ZhTournament) tournament = NULL;
  g_autofree ZhTiebreakValue *values = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 4; i++)
    g_string_append_printf (text, "001 %4d m    %-33s %4d%42s%s\n", i + 1, "Somebody, Some", 2000 - 100 * i, "", rows[i]);
  tournament = fixture_parse (text->str);
  values = zh_tiebreak_compute (tournament, -1, "STD", "2026-03", &error);
  g_assert_no_error (error);
  for (int entry = 0; entry < 4; entry++)
    {
      g_autofree char *value = zh_fraction_format (values[entry].value, 2);

      g_assert_cmpstr (value, ==, expected[entry]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tiebreak/forfeits/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/tiebreak/forfeits/double", test_double_forfeit);
  return g_test_run ();
}
