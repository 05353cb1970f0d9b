#include "config.h"

#include "varma.h"

/* Order 988, 31.10.1.5, typed from the page, and the row put right. */
static const struct
{
  int            n;
  ZhVarmaEdition edition;
  const char    *groups[ZH_VARMA_N_GROUPS];
} rows[] = {
  { 10, ZH_VARMA_PUBLISHED, { "3 4 8", "5 7 9", "1 6", "2 10" } },
  { 9, ZH_VARMA_PUBLISHED, { "3 4 8", "5 7 9", "1 6", "2" } },
  { 12, ZH_VARMA_PUBLISHED, { "4 5 9 10", "1 2 7", "6 8 12", "3 11" } },
  { 11, ZH_VARMA_PUBLISHED, { "4 5 9 10", "1 2 7", "6 8", "3 11" } },
  { 12, ZH_VARMA_CORRECTED, { "4 5 9 10", "1 2 7", "6 8 11", "3 12" } },
  { 11, ZH_VARMA_CORRECTED, { "4 5 9 10", "1 2 7", "6 8 11", "3" } },
  { 14, ZH_VARMA_PUBLISHED, { "4 5 6 11 12", "1 2 8 9", "7 10 13", "3 14" } },
  { 13, ZH_VARMA_CORRECTED, { "4 5 6 11 12", "1 2 8 9", "7 10 13", "3" } },
  { 16, ZH_VARMA_PUBLISHED, { "5 6 7 12 13 14", "1 2 3 9 10", "8 11 15", "4 16" } },
  { 15, ZH_VARMA_PUBLISHED, { "5 6 7 12 13 14", "1 2 3 9 10", "8 11 15", "4" } },
  { 18, ZH_VARMA_PUBLISHED, { "5 6 7 8 14 15 16", "1 2 3 10 11 12", "9 13 17", "4 18" } },
  { 17, ZH_VARMA_PUBLISHED, { "5 6 7 8 14 15 16", "1 2 3 10 11 12", "9 13 17", "4" } },
  { 20, ZH_VARMA_PUBLISHED, { "6 7 8 9 15 16 17 18", "1 2 3 11 12 13 14", "5 10 19", "4 20" } },
  { 19, ZH_VARMA_PUBLISHED, { "6 7 8 9 15 16 17 18", "1 2 3 11 12 13 14", "5 10 19", "4" } },
  { 22, ZH_VARMA_CORRECTED, { "6 7 8 9 10 17 18 19 20", "1 2 3 4 12 13 14 15", "11 16 21", "5 22" } },
  { 21, ZH_VARMA_PUBLISHED, { "6 7 8 9 10 17 18 19 20", "1 2 3 4 12 13 14 15", "11 16 21", "5" } },
  { 24, ZH_VARMA_PUBLISHED, { "6 7 8 9 10 11 19 20 21 22", "1 2 3 4 13 14 15 16 17", "12 18 23", "5 24" } },
  { 23, ZH_VARMA_PUBLISHED, { "6 7 8 9 10 11 19 20 21 22", "1 2 3 4 13 14 15 16 17", "12 18 23", "5" } },
};

static void
test_groups (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int group = 0; group < ZH_VARMA_N_GROUPS; group++)
      {
        int numbers[ZH_VARMA_MAX_GROUP];
        int n = zh_varma_get_group (rows[i].n, rows[i].edition, group, numbers);
        g_autoptr (GString) text = g_string_new (NULL);

        for (int k = 0; k < n; k++)
          g_string_append_printf (text, "%s%d", k > 0 ? " " : "", numbers[k]);
        g_assert_cmpstr (text->str, ==, rows[i].groups[group]);
      }
}

/* Only 6-12 of the published row breaks the promise, and only where 12 is given out. */
static void
test_late_meetings (void)
{
  for (int n = ZH_VARMA_MIN_PLAYERS; n <= ZH_VARMA_MAX_PLAYERS; n++)
    for (int edition = ZH_VARMA_PUBLISHED; edition <= ZH_VARMA_CORRECTED; edition++)
      {
        g_autoptr (GArray) meetings = zh_varma_find_late_meetings (n, (ZhVarmaEdition) edition);

        if (n == 12 && edition == ZH_VARMA_PUBLISHED)
          {
            ZhVarmaMeeting meeting = g_array_index (meetings, ZhVarmaMeeting, 0);

            g_assert_cmpint (meetings->len, ==, 1);
            g_assert_cmpint (meeting.group, ==, 2);
            g_assert_cmpint (meeting.numbers[0], ==, 6);
            g_assert_cmpint (meeting.numbers[1], ==, 12);
            g_assert_cmpint (meeting.round, ==, 11);
          }
        else
          {
            g_assert_cmpint (meetings->len, ==, 0);
          }
      }
}

/* Every number once; a team stays in one envelope whenever one was big enough; larger teams
 * first. */
static void
check_draw (const ZhVarmaPlayer *players,
            int                  n,
            const GArray        *steps)
{
  gboolean    seen[ZH_VARMA_MAX_PLAYERS + 1] = { FALSE };
  const char *team = NULL;
  guint       fitting = 0;
  int         group = -1;

  g_assert_cmpint (steps->len, ==, n);
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep *step = &g_array_index (steps, ZhVarmaStep, i);
      int                numbers[ZH_VARMA_MAX_GROUP];
      int                size = zh_varma_get_group (n, ZH_VARMA_CORRECTED, step->group, numbers);
      gboolean           found = FALSE;

      g_assert_false (seen[step->number]);
      seen[step->number] = TRUE;
      for (int k = 0; k < size; k++)
        found = found || numbers[k] == step->number;
      g_assert_true (found);

      if (g_strcmp0 (team, players[step->player].team) != 0)
        {
          g_assert_true (step->chosen);
          fitting = step->fitting;
          g_assert_true (fitting == 0 || (fitting & (1u << step->group)) != 0);
        }
      else if (fitting != 0)
        {
          g_assert_false (step->chosen);
          g_assert_cmpint (step->group, ==, group);
        }
      team = players[step->player].team;
      group = step->group;
    }
}

static void
test_draw (void)
{
  static const char *const teams[] = { "Alda", "Brova", "Ceth", "Dunor", "Esk" };
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int trial = 0; trial < 300; trial++)
    {
      int           n = g_rand_int_range (rand, ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS + 1);
      ZhVarmaPlayer players[ZH_VARMA_MAX_PLAYERS];
      g_autoptr (GArray) steps = NULL;
      g_autoptr (GArray) again = NULL;

      for (int i = 0; i < n; i++)
        players[i] = (ZhVarmaPlayer){ i + 1, teams[g_rand_int_range (rand, 0, 5)], "Same" };
      steps = zh_varma_draw (players, n, ZH_VARMA_CORRECTED, (guint64) trial, language);
      check_draw (players, n, steps);

      /* The order of the list does not matter, only names and ids. */
      for (int i = 0; i < n / 2; i++)
        {
          ZhVarmaPlayer kept = players[i];

          players[i] = players[n - 1 - i];
          players[n - 1 - i] = kept;
        }
      again = zh_varma_draw (players, n, ZH_VARMA_CORRECTED, (guint64) trial, language);
      for (int i = 0; i < n; i++)
        {
          ZhVarmaStep a = g_array_index (steps, ZhVarmaStep, i);
          ZhVarmaStep b = g_array_index (again, ZhVarmaStep, i);

          g_assert_cmpint (a.player, ==, n - 1 - b.player);
          g_assert_cmpint (a.number, ==, b.number);
        }
    }
}

static void
test_order (void)
{
  static const ZhVarmaPlayer players[] = {
    { 1, "Uno", "Zeta" },
    { 2, "Duo", "Beta" },
    { 3, "Tres", "Gamma" },
    { 4, "Tres", "Alpha" },
    { 5, "Tres", "Omega" },
    { 6, "Duo", "Alba" },
    { 7, "Four", "Kilo" },
    { 8, "Four", "Lima" },
    { 9, "", "Solo" },
  };
  static const int expected[] = { 4, 3, 5, 6, 2, 7, 8, 9, 1 };
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GArray) steps = zh_varma_draw (players, 9, ZH_VARMA_PUBLISHED, 7, language);

  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpint (players[g_array_index (steps, ZhVarmaStep, i).player].id, ==, expected[i]);
  g_assert_true (g_array_index (steps, ZhVarmaStep, 0).chosen);
  g_assert_cmpint (g_array_index (steps, ZhVarmaStep, 0).fitting, ==, 0x3); /* three each in A and B */
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/varma/groups", test_groups);
  g_test_add_func ("/varma/late-meetings", test_late_meetings);
  g_test_add_func ("/varma/draw", test_draw);
  g_test_add_func ("/varma/order", test_order);
  return g_test_run ();
}
