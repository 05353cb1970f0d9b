/* Every order of tie-breaks that a ruleset proposes can be computed. */
#include "config.h"

#include "fixture-reader.h"
#include "ruleset.h"
#include "standings.h"

static const struct
{
  const char *key;
  const char *folder;
  const char *tournament;
} orders[] = {
  { "tie-breaks.round-robin", "tiebreak", "t025.trf" },
  { "tie-breaks.round-robin-shmulyan", "tiebreak", "t025.trf" },
  { "tie-breaks.swiss", "tiebreak", "t003.trf" },
  { "tie-breaks.swiss-similar-ratings", "tiebreak", "t003.trf" },
  { "tie-breaks.team", "tiebreak-team", "m002.trf" },
  { "tie-breaks.team-round-robin", "tiebreak-team", "m003.trf" },
  { "tie-breaks.team-swiss", "tiebreak-team", "m002.trf" },
};

static void
test_orders (void)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  int n_orders = 0;

  g_assert_cmpuint (g_strv_length (ids), >=, 6);
  for (gsize i = 0; ids[i] != NULL; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (orders); k++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (ZhRuleset) ruleset = zh_ruleset_load (ids[i], &error);
        g_auto (GStrv) codes = NULL;
        g_autoptr (ZhTournament) tournament = NULL;
        g_autoptr (ZhStandings) standings = NULL;

        g_assert_no_error (error);
        codes = zh_ruleset_dup_list (ruleset, orders[k].key, NULL);
        if (codes == NULL)
          continue;
        tournament = fixture_read (orders[k].folder, orders[k].tournament);
        standings = zh_standings_new (tournament, -1, (const char *const *) codes, NULL, &error);
        g_assert_no_error (error);
        for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
          g_assert_cmpint (zh_tiebreak_kind_get_family (zh_standings_get_code (standings, column)->kind), !=, ZH_TIEBREAK_OTHER);
        n_orders++;
      }
  g_assert_cmpint (n_orders, >, 15);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-orders/all", test_orders);
  return g_test_run ();
}
