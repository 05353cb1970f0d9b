/* Incidents in team events: who sits at the board is meant, counted and sent away, and his
 * team plays on.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-import.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-lineups.h"
#include "desk-protests.h"
#include "errors.h"
#include "history.h"
#include "offender.h"

/* Two teams of two boards and a reserve that meet four times; round 1 is paired. */
typedef struct
{
  Fixture *fixture;
  gint64   id;
} World;

static void
add_team (ZhTournament *tournament,
          int           number,
          const char   *name)
{
  ZhEntry *team = zh_entry_new ();

  team->id = number;
  team->start_number = number;
  team->first_round = 1;
  zh_person_set_string (&team->team_name, name);
  g_ptr_array_add (tournament->entries, team);
  for (int board = 1; board <= 3; board++)
    {
      ZhMember        *member = zh_member_new ();
      g_autofree char *given = g_strdup_printf ("No%d", board);

      member->id = number * 10 + board;
      member->entry_id = number;
      member->board = board;
      member->reserve = board == 3;
      member->number = (int) member->id;
      member->person = zh_person_new ();
      zh_person_set_string (&member->person->surname, name);
      zh_person_set_string (&member->person->given, given);
      g_ptr_array_add (tournament->members, member);
    }
}

static void
set_up_teams (World      *world,
              Fixture    *fixture,
              const char *ruleset,
              const char *system,
              int         n_teams)
{
  static const char *const names[] = { "Lynx", "Marten", "Otter", "Badger" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhTrfFile) file = zh_trf_file_new (tournament);
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };

  world->fixture = fixture;
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  g_assert_true (zh_system_from_string (system, &tournament->system));
  tournament->time_class = ZH_TIME_CLASS_CLASSICAL;
  tournament->cycles = n_teams == 2 ? 4 : 1;
  tournament->n_rounds = n_teams == 2 ? 4 : 3;
  tournament->boards = 2;
  tournament->games_per_pairing = 1;
  for (int i = 0; i < n_teams; i++)
    add_team (tournament, i + 1, names[i]);
  fixture_check (fixture, zh_desk_import_trf (fixture->desk, file, "Teams", NULL, &world->id, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world->id, &error), error);
}

static void
set_up_world (World   *world,
              Fixture *fixture)
{
  set_up_teams (world, fixture, "fide-2023", "round-robin", 2);
}

static const ZhPairing *
get_match (const World *world,
           int          round)
{
  return zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (world->fixture, world->id), round), 1);
}

/* The name of who sits on a side of a board of the match, "-" for nobody. */
static const char *
get_given (const World *world,
           int          round,
           int          board,
           int          side)
{
  const ZhMember *member = zh_tournament_find_member (fixture_get_tournament (world->fixture, world->id), get_match (world, round)->games[board - 1].member[side]);

  return member != NULL ? member->person->given : "-";
}

static gint64
find_member (const ZhTournament *tournament,
             gint64              team,
             int                 board)
{
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == team && member->board == board)
        return member->id;
    }
  g_assert_not_reached ();
}

static ZhIncidentInput
make_input (const World *world,
            const char  *incident,
            int          round,
            int          board,
            int          side)
{
  return (ZhIncidentInput){ .tournament_id = world->id, .round = round, .board = 1, .game = board, .entry_id = get_match (world, round)->entry[side], .incident = incident, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
}

static const ZhIncidentRecord *
get_last (const World *world)
{
  GPtrArray *incidents = zh_desk_get_snapshot (world->fixture->desk)->incidents;

  return g_ptr_array_index (incidents, incidents->len - 1);
}

static void
rule (const World           *world,
      const ZhIncidentInput *input)
{
  g_autoptr (GError) error = NULL;

  fixture_check (world->fixture, zh_desk_rule_incident (world->fixture->desk, input, &error), error);
}

static void
check_refused (const World           *world,
               const ZhIncidentInput *input,
               ZhError                code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_rule_incident (world->fixture->desk, input, &error));
  g_assert_error (error, ZH_ERROR, (int) code);
}

static void
play_and_pair (World *world,
               int    round)
{
  g_autoptr (GError) error = NULL;

  fixture_play_round (world->fixture, world->id, round);
  fixture_check (world->fixture, zh_desk_pair_round (world->fixture->desk, world->id, &error), error);
}

static void
check_code (const World *world,
            int          round,
            int          board,
            const char  *code)
{
  g_autofree char *found = zh_result_format_code (get_match (world, round)->games[board - 1].result);

  g_assert_cmpstr (found, ==, code);
}

/* Each player of a team has his own first and second illegal move. */
static void
test_counts (Fixture      *fixture,
             gconstpointer data)
{
  World            world;
  ZhIncidentInput  input;
  ZhIncidentCounts counts;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autofree char *name = NULL;

  set_up_world (&world, fixture);
  input = make_input (&world, "illegal-move", 1, 1, 0);
  input.sanction = "warning";
  input.reason = "he laughed";
  rule (&world, &input);
  input = make_input (&world, "illegal-move", 1, 2, 0);
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->count, ==, 1);
  g_assert_cmpint (get_last (&world)->event_count, ==, 1);
  name = zh_member_format_name_with_team (zh_competition_find_offending_member (zh_desk_get_snapshot (fixture->desk), get_last (&world)),
                                          zh_competition_find_tournament (zh_desk_get_snapshot (fixture->desk), get_last (&world)->tournament_id));
  g_assert_cmpstr (name, ==, "Lynx No2 (Lynx)");

  play_and_pair (&world, 1);
  for (int board = 1; board <= 2; board++)
    {
      g_clear_pointer (&answer, zh_incident_answer_unref);
      input = make_input (&world, "illegal-move", 2, board, get_match (&world, 2)->entry[0] == input.entry_id ? 0 : 1);
      answer = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), &input, &counts, &error);
      g_assert_no_error (error);
      g_assert_cmpint (counts.in_game, ==, 1);
      g_assert_cmpint (counts.in_event, ==, 2);
      g_assert_cmpint (counts.warnings, ==, board == 1 ? 1 : 0);
    }
}

/* The journal and a player away from his board. */
static void
test_away (Fixture      *fixture,
           gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  const ZhMember *member;
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  set_up_world (&world, fixture);
  input = make_input (&world, "device-carried", 1, 0, 1);
  input.scope = ZH_INCIDENT_OF_PLAYER;
  input.board = 0;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  member = g_ptr_array_index (fixture_get_tournament (fixture, world.id)->members, 4);
  input.member_id = member->id;
  input.entry_id = member->entry_id;
  rule (&world, &input);
  g_assert_cmpint (get_last (&world)->board, ==, 1);
  g_assert_cmpint (get_last (&world)->game, ==, 2);
  g_assert_true (zh_competition_find_offending_member (zh_desk_get_snapshot (fixture->desk), get_last (&world))->person->id == member->person->id);
  check_code (&world, 1, 1, "clear");
  g_assert_true (zh_result_is_set (get_match (&world, 1)->games[1].result));
  journal = zh_desk_list_journal (fixture->desk, NULL, &error);
  words = zh_journal_entry_format (g_ptr_array_index (journal, journal->len - 1), zh_language_get_screen ());
  g_assert_nonnull (strstr (words, "Marten No2 (Marten)"));

  /* The reserve plays nowhere in this round; a player of the other team is not of this one. */
  member = g_ptr_array_index (fixture_get_tournament (fixture, world.id)->members, 5);
  input.member_id = member->id;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  member = g_ptr_array_index (fixture_get_tournament (fixture, world.id)->members, 0);
  input.member_id = member->id;
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input.scope = ZH_INCIDENT_OF_TEAM;
  input.member_id = 0;
  rule (&world, &input);
  g_assert_null (zh_competition_find_offender (zh_desk_get_snapshot (fixture->desk), get_last (&world)));
  g_assert_cmpint (get_last (&world)->event_count, ==, 1);
}

/* The captain names his first two members: refused as long as one of them is kept out. */
static void
check_lineup (const World *world,
              int          round,
              int          side,
              gboolean     refused)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->id);
  gint64              team = get_match (world, round)->entry[side];
  gint64              members[2] = { find_member (tournament, team, 1), find_member (tournament, team, 2) };
  ZhLineup            lineup = { .round = round, .board = 1, .side = side, .members = members, .n_members = 2 };
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_lineup (world->fixture->desk, world->id, &lineup, "the captain's slip", &error);

  if (!refused)
    fixture_check (world->fixture, change, error);
  else
    {
      g_assert_null (change);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_nonnull (strstr (error->message, "No2"));
    }
}

/* Two rounds without him: the reserve sits there, and then he is back. */
static void
test_rounds_out (Fixture      *fixture,
                 gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  gint64          lynx;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_world (&world, fixture);
  lynx = get_match (&world, 1)->entry[0];
  before = fixture_dump_tables (fixture);
  input = make_input (&world, "device-carried", 1, 2, 0);
  input.decision = "none";
  input.sanction = "rounds-out";
  input.rounds_out = 2;
  input.reason = "the committee's wish";
  rule (&world, &input);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  for (int round = 2; round <= 4; round++)
    {
      int side;

      play_and_pair (&world, round - 1);
      side = get_match (&world, round)->entry[0] == lynx ? 0 : 1;
      g_assert_cmpstr (get_given (&world, round, 1, side), ==, "No1");
      g_assert_cmpstr (get_given (&world, round, 2, side), ==, round < 4 ? "No3" : "No2");
      g_assert_cmpstr (get_given (&world, round, 2, 1 - side), ==, "No2");
      check_lineup (&world, round, side, round < 4);
    }
  g_assert_cmpint (zh_tournament_find_entry (fixture_get_tournament (fixture, world.id), lynx)->status, ==, ZH_ENTRY_PLAYING);
}

/* Expulsion ends his game and no other; annulled, it excludes nobody. */
static void
test_expulsion (Fixture      *fixture,
                gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  g_autoptr (GError) error = NULL;
  int side;

  set_up_world (&world, fixture);
  input = make_input (&world, "cheating", 1, 1, 1);
  input.decision = "none";
  input.sanction = "expulsion";
  input.reason = "an engine in the pocket";
  rule (&world, &input);
  check_code (&world, 1, 1, get_match (&world, 1)->games[0].swapped ? "--+" : "+--");
  check_code (&world, 1, 2, "clear");
  check_refused (&world, &input, ZH_ERROR_REFUSED);
  play_and_pair (&world, 1);
  side = get_match (&world, 2)->entry[0] == input.entry_id ? 0 : 1;
  g_assert_cmpstr (get_given (&world, 2, 1, side), ==, "No3");

  /* The reserve follows him: nobody is left for the first board. */
  input = make_input (&world, "cheating", 2, 1, side);
  input.decision = "loss";
  input.sanction = "expulsion";
  input.reason = "another engine";
  rule (&world, &input);
  play_and_pair (&world, 2);
  side = get_match (&world, 3)->entry[0] == input.entry_id ? 0 : 1;
  g_assert_cmpstr (get_given (&world, 3, 1, side), ==, "-");
  g_assert_cmpstr (get_given (&world, 3, 2, side), ==, "No2");
}

/* The side that a match names first wins on all boards. */
static void
win_matches (World *world,
             int    round)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_ref ((ZhTournament *) fixture_get_tournament (world->fixture, world->id));
  const ZhRound *played = zh_tournament_find_round (tournament, round);
  const ZhResult won = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };

  for (guint i = 0; i < played->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (played->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        {
          g_autoptr (GError) error = NULL;

          fixture_check (world->fixture,
                         zh_desk_set_result (world->fixture->desk, world->id, round, pairing->number, game,
                                             pairing->games[game].swapped ? zh_result_swap (won) : won, &error),
                         error);
        }
    }
}

static const struct
{
  const char   *name;
  const char   *ruleset;
  const char   *system;
  const char   *regulation; /* of the key withdrawal.team-removed */
  ZhEntryStatus status;
} removals[] = {
  { "round-robin", "ru-chess-988", "round-robin", NULL, ZH_ENTRY_ANNULLED },
  { "swiss", "ru-chess-988", "team-swiss", NULL, ZH_ENTRY_ANNULLED },
  { "kept-by-regulation", "ru-chess-988", "team-swiss", "keep", ZH_ENTRY_EXPELLED },
  { "knockout", "ru-chess-988", "knockout", NULL, ZH_ENTRY_EXPELLED },
  { "other-rules", "fide-2023", "team-swiss", NULL, ZH_ENTRY_EXPELLED },
};

static ZhIncidentInput
make_removal (const World *world,
              int          round,
              gint64       team)
{
  return (ZhIncidentInput){ .tournament_id = world->id, .scope = ZH_INCIDENT_OF_TEAM, .round = round, .entry_id = team, .incident = "team-absent", .decision = "none", .sanction = "team-removal", .reason = "one player of two has come", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
}

/* What everybody has after the last round, and what of it was made against @team. */
static void
list_points (const World *world,
             gint64       team,
             int          last_round,
             ZhPoints    *points,
             ZhPoints    *against)
{
  const ZhTournament *tournament = fixture_get_tournament (world->fixture, world->id);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, zh_tournament_count_paired_rounds (tournament));
  int removed = zh_history_find_entry (history, team);

  for (int i = 0; i < history->n_entries; i++)
    {
      points[i] = history->points[i];
      against[i] = 0;
      for (int round = 1; round <= MIN (last_round, history->n_rounds); round++)
        if (i == removed || zh_history_get_cell (history, i, round)->opponent == removed)
          against[i] += zh_history_get_cell (history, i, round)->points;
    }
}

static gint64
find_opponent (const World *world,
               int          round,
               gint64       team)
{
  const ZhRound *paired = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->id), round);

  for (guint i = 0; i < paired->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (paired->pairings, i);

      for (int side = 0; side < 2; side++)
        if (pairing->entry[side] == team)
          return pairing->entry[1 - side];
    }
  g_assert_not_reached ();
}

static int
find_board (const World *world,
            int          round,
            gint64       team)
{
  const GPtrArray *pairings = zh_tournament_find_round (fixture_get_tournament (world->fixture, world->id), round)->pairings;

  for (guint i = 0; i < pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (pairings, i);

      if (pairing->entry[0] == team || pairing->entry[1] == team)
        return pairing->number;
    }
  return 0;
}

/* Order 988, article 22: what a team removed on its coming with too few had, goes with it; whom
 * it leaves waiting in a Swiss wins by default. Undo brings everything back. */
static void
test_removal (Fixture      *fixture,
              gconstpointer data)
{
  gsize               i = GPOINTER_TO_SIZE (data);
  gboolean            annuls = removals[i].status == ZH_ENTRY_ANNULLED;
  gboolean            is_swiss = strcmp (removals[i].system, "team-swiss") == 0;
  World               world;
  ZhIncidentInput     input;
  const ZhTournament *tournament;
  const ZhResult      won = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) problem = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ZhPoints         points[4], against[4], left[4], unused[4];
  gint64           team, waiting;

  set_up_teams (&world, fixture, removals[i].ruleset, removals[i].system, 4);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "withdrawal.team-removed", removals[i].regulation, &error), error);
  win_matches (&world, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, world.id, &error), error);
  team = get_match (&world, 1)->entry[0];
  list_points (&world, team, 1, points, against);
  before = fixture_dump_tables (fixture);

  input = make_removal (&world, 2, team);
  rule (&world, &input);
  tournament = fixture_get_tournament (fixture, world.id);
  g_assert_cmpint (zh_tournament_find_entry (tournament, team)->status, ==, removals[i].status);
  g_assert_cmpint (zh_tournament_find_entry (tournament, team)->last_round, ==, 1);
  list_points (&world, team, 1, left, unused);
  waiting = find_opponent (&world, 2, team);
  for (guint k = 0; k < tournament->entries->len; k++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, k);
      gboolean       wins = entry->id == waiting && (is_swiss || !annuls);

      g_assert_cmpint (left[k], ==, points[k] - (annuls ? against[k] : 0) + (wins ? tournament->scoring.match_win : 0));
    }

  /* What the ruling wrote is not overwritten by a result typed afterwards. */
  if (annuls)
    {
      g_assert_null (zh_desk_set_result (fixture->desk, world.id, 2, find_board (&world, 2, team), 0, won, &problem));
      g_assert_error (problem, ZH_ERROR, ZH_ERROR_REFUSED);
    }

  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
}

/* Only a team can be removed so, and it can leave but once. */
static void
test_removal_refused (Fixture      *fixture,
                      gconstpointer data)
{
  World           world;
  ZhIncidentInput input;

  set_up_teams (&world, fixture, "ru-chess-988", "team-swiss", 4);
  input = make_input (&world, "team-absent", 1, 1, 0);
  input.decision = "none";
  input.sanction = "team-removal";
  input.reason = "r";
  check_refused (&world, &input, ZH_ERROR_INPUT);
  input = make_removal (&world, 1, get_match (&world, 1)->entry[0]);
  rule (&world, &input);
  check_refused (&world, &input, ZH_ERROR_REFUSED);
}

/* What is said before the decision, and in the journal after it. */
static void
test_removal_words (Fixture      *fixture,
                    gconstpointer data)
{
  World           world;
  ZhIncidentInput input;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", &error);
  g_autoptr (ZhRuleset) others = zh_ruleset_load ("fide-2023", &error);
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char    *effect = NULL;
  g_autofree char    *kept = NULL;
  g_autofree char    *words = NULL;
  const ZhTournament *tournament;
  const ZhEntry      *team;

  g_assert_no_error (error);
  set_up_teams (&world, fixture, "ru-chess-988", "team-swiss", 4);
  tournament = fixture_get_tournament (fixture, world.id);
  team = zh_tournament_find_entry (tournament, get_match (&world, 1)->entry[0]);
  effect = zh_incident_dup_expulsion_effect (tournament, team, ZH_SANCTION_TEAM_REMOVAL, rules, zh_language_get_screen ());
  kept = zh_incident_dup_expulsion_effect (tournament, team, ZH_SANCTION_TEAM_REMOVAL, others, zh_language_get_screen ());
  g_assert_cmpstr (effect, ==, "The results of the team are annulled, and its opponents of the rounds before lose the points made against it; "
                               "whom it leaves waiting in this round wins by default (22)");
  g_assert_cmpstr (kept, ==, "These rules do not annul the results of a team that is removed");
  input = make_removal (&world, 1, team->id);
  rule (&world, &input);
  entries = zh_desk_list_journal (fixture->desk, NULL, &error);
  g_assert_no_error (error);
  words = zh_journal_entry_format (g_ptr_array_index (entries, entries->len - 1), zh_language_get_screen ());
  g_assert_nonnull (strstr (words, "all results of the team are annulled"));
}

/* Where all meet all nobody is left waiting: every match of the team goes. */
static void
test_removal_words_in_a_table (Fixture      *fixture,
                               gconstpointer data)
{
  World world;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", &error);
  g_autofree char    *effect = NULL;
  const ZhTournament *tournament;

  g_assert_no_error (error);
  set_up_teams (&world, fixture, "ru-chess-988", "round-robin", 4);
  tournament = fixture_get_tournament (fixture, world.id);
  effect = zh_incident_dup_expulsion_effect (tournament, g_ptr_array_index (tournament->entries, 0), ZH_SANCTION_TEAM_REMOVAL, rules, zh_language_get_screen ());
  g_assert_cmpstr (effect, ==, "All results of the team are annulled, and its opponents lose the points made against it (22)");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/team-incidents/counts", Fixture, NULL, fixture_set_up, test_counts, fixture_tear_down);
  g_test_add ("/desk/team-incidents/away", Fixture, NULL, fixture_set_up, test_away, fixture_tear_down);
  g_test_add ("/desk/team-incidents/rounds-out", Fixture, NULL, fixture_set_up, test_rounds_out, fixture_tear_down);
  g_test_add ("/desk/team-incidents/expulsion", Fixture, NULL, fixture_set_up, test_expulsion, fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (removals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/team-incidents/removal/%s", removals[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_removal, fixture_tear_down);
    }
  g_test_add ("/desk/team-incidents/removal-refused", Fixture, NULL, fixture_set_up, test_removal_refused, fixture_tear_down);
  g_test_add ("/desk/team-incidents/removal-words", Fixture, NULL, fixture_set_up, test_removal_words, fixture_tear_down);
  g_test_add ("/desk/team-incidents/removal-words-in-a-table", Fixture, NULL, fixture_set_up, test_removal_words_in_a_table, fixture_tear_down);
  return g_test_run ();
}
