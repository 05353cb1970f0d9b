/* What is told before somebody is sent away: the words of the rules for what becomes of his games; and which decision
 * given points are.
 */
#include "config.h"

#include "desk-incidents.h"
#include "incident-catalogue.h"
#include "ruleset.h"
#include "withdrawal.h"

/* What points for the offender and for his opponent are, in tenths. */
static const struct
{
  ZhPoints      offender;
  ZhPoints      opponent;
  ZhRuledResult decision;
} points[] = {
  { 0, 10, ZH_RULED_LOSS },
  { 5, 5, ZH_RULED_DRAW },
  { 0, 0, ZH_RULED_BOTH_LOSE },
  { 0, 5, ZH_RULED_LOSS_DRAW },
  { 5, 0, ZH_RULED_DRAW_LOSS },
  { 10, 0, ZH_RULED_WIN },
  { 10, 10, ZH_RULED_NOT_SAID },
  { 10, 5, ZH_RULED_NOT_SAID },
  { 5, 10, ZH_RULED_NOT_SAID },
  { 3, 7, ZH_RULED_NOT_SAID },
  { 20, 0, ZH_RULED_NOT_SAID },
};

static void
test_points (void)
{
  ZhScoring usual = { .win = 10, .draw = 5 };
  ZhScoring doubled = { .win = 20, .draw = 10 };

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_test_message ("%d : %d", points[i].offender, points[i].opponent);
      g_assert_cmpint (zh_incident_decision_from_points (&usual, points[i].offender, points[i].opponent), ==, points[i].decision);
      g_assert_cmpint (zh_incident_decision_from_points (&doubled, points[i].offender * 2, points[i].opponent * 2), ==, points[i].decision);
    }
}

static const struct
{
  const char  *name;
  const char  *ruleset;
  ZhSystem     system;
  int          n_played; /* of three rounds */
  const char  *swiss;    /* of the tournament: what becomes of games there, NULL where nothing is said */
  ZhWithdrawal withdrawal;
  const char  *told;
} leavers[] = {
  { "few", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, 1, NULL, ZH_WITHDRAWAL_KEEP_UNCOUNTED,
    "Played 1 of 3 games. His results stay in the table and count for nobody (33.1.1)" },
  { "few-annulled", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, 1, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played 1 of 3 games. His results are annulled (33.1.1)" },
  { "many", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, 2, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played 2 of 3 games. His results count, and the games not played are forfeits (33.1.2)" },
  { "none", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, 0, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played 0 of 3 games. His results are annulled (33.1.1)" },
  { "of-no-article", "fide-2023", ZH_SYSTEM_ROUND_ROBIN, 2, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played 2 of 3 games. His results count, and the games not played are forfeits" },
  { "swiss", "ru-chess-988", ZH_SYSTEM_DUTCH, 1, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played games stand, he is not paired again (33.2)" },
  { "swiss-annulled", "ru-chess-988", ZH_SYSTEM_DUTCH, 1, "annul", ZH_WITHDRAWAL_COUNT,
    "His results are annulled (33.2)" },
  { "swiss-of-no-article", "fide-2023", ZH_SYSTEM_DUTCH, 1, NULL, ZH_WITHDRAWAL_ANNUL,
    "Played games stand, he is not paired again" },
};

/* Four entries; 1 has a bye where no game was played: a forfeit and an open game are none. */
static ZhTournament *
make_tournament (gsize i)
{
  static const ZhResult won = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  static const ZhResult forfeit = { ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE };
  ZhTournament         *tournament = zh_tournament_new ();

  tournament->system = leavers[i].system;
  tournament->n_rounds = 3;
  tournament->withdrawal = leavers[i].withdrawal;
  if (leavers[i].swiss != NULL)
    g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_WITHDRAWAL_SWISS), g_strdup (leavers[i].swiss));
  for (int k = 1; k <= 4; k++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = k;
      entry->start_number = k;
      entry->person = zh_person_new ();
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int k = 1; k <= 3; k++)
    {
      ZhRound   *round = zh_round_new (k);
      ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, k + 1, 1);

      pairing->number = 1;
      if (k <= leavers[i].n_played)
        pairing->games[0].result = won;
      else if (k == leavers[i].n_played + 1)
        pairing->games[0].result = forfeit;
      g_ptr_array_add (round->pairings, pairing);
      g_ptr_array_add (tournament->rounds, round);
    }
  return tournament;
}

static void
test_leaver (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (leavers[i].ruleset, &error);
  g_autoptr (ZhTournament) tournament = make_tournament (i);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  told = zh_incident_dup_expulsion_effect (tournament, g_ptr_array_index (tournament->entries, 0), ZH_SANCTION_EXPULSION, rules, language);
  g_assert_cmpstr (told, ==, leavers[i].told);
}

static const struct
{
  const char *name;
  const char *ruleset;
  ZhSystem    system;
  const char *told;
} teams[] = {
  { "table", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN,
    "All results of the team are annulled, and its opponents lose the points made against it (22)" },
  { "swiss", "ru-chess-988", ZH_SYSTEM_DUTCH,
    "The results of the team are annulled, and its opponents of the rounds before lose the points made against it; "
    "whom it leaves waiting in this round wins by default (22)" },
  { "bracket", "ru-chess-988", ZH_SYSTEM_KNOCKOUT, "The matches played stand, for they have decided who goes on (22)" },
  { "silent-table", "fide-2023", ZH_SYSTEM_ROUND_ROBIN, "These rules do not annul the results of a team that is removed" },
  { "silent-bracket", "fide-2023", ZH_SYSTEM_KNOCKOUT, "The matches played stand, for they have decided who goes on" },
};

static void
test_team (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (teams[i].ruleset, &error);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  tournament->system = teams[i].system;
  tournament->boards = 2;
  told = zh_incident_dup_expulsion_effect (tournament, entry, ZH_SANCTION_TEAM_REMOVAL, rules, language);
  g_assert_cmpstr (told, ==, teams[i].told);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/ruling-words/points", test_points);
  for (gsize i = 0; i < G_N_ELEMENTS (leavers); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/ruling-words/leaver/", leavers[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_leaver);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/ruling-words/team/", teams[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_team);
    }
  return g_test_run ();
}
