/* An event of teams made by hand, with line-ups of its own, through a TRF file and back: the same
 * members, the same boards, the same table. And the Swiss for teams from the desk.
 */
#include "config.h"

#include <string.h>

#include "desk-admission.h"
#include "desk-fixture.h"
#include "desk-members.h"
#include "desk-import.h"
#include "desk-games.h"
#include "desk-journal.h"
#include "desk-lateness.h"
#include "desk-lineups.h"
#include "desk-team-list.h"
#include "errors.h"
#include "match-heading.h"
#include "next-step.h"
#include "random.h"
#include "standings.h"
#include "trf-file.h"
#include "trf-reader.h"
#include "trf-writer.h"
#include "../tournament-settings.h"

#define N_BOARDS 3

/* @n_teams teams of three boards and two reserves. */
static gint64
make_event (Fixture    *fixture,
            const char *system,
            int         n_teams,
            int         n_rounds)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GString) list = g_string_new ("team,board,surname,given,rating\n");
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhTeamList) teams = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  for (int team = 1; team <= n_teams; team++)
    for (int board = 1; board <= N_BOARDS + 2; board++)
      g_string_append_printf (list, "Team %c,%d,Player%c,Given%c,%d\n", 'A' + team - 1, board, 'A' + team - 1, 'A' + board - 1, 2500 - 20 * team - 3 * board);
  table = zh_entry_table_new_from_text (list->str, NULL, &error);
  g_assert_no_error (error);
  teams = zh_team_list_new (table, N_BOARDS, NULL, NULL);
  zh_person_set_string (&settings->name, "Teams");
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->boards = N_BOARDS;
  settings->n_rounds = n_rounds;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_teams (fixture->desk, id, teams->teams, NULL, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

/* Somebody is replaced, and every board has a result, some of them without play. */
static void
play_match (Fixture  *fixture,
            gint64    id,
            int       round,
            int       board,
            ZhRandom *random)
{
  static const char *const codes[] = { "1-0", "0-1", "=-=", "+--", "--+" };
  const ZhTournament      *tournament = fixture_get_tournament (fixture, id);
  const ZhPairing         *pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, round), board);
  int                      side = (int) zh_random_below (random, 2);
  g_autofree gint64       *members = zh_tournament_dup_lineup (tournament, pairing, side);
  g_autoptr (GPtrArray) team = zh_tournament_list_members (tournament, pairing->entry[side]);
  g_autoptr (GError) error = NULL;
  ZhLineup lineup = { round, board, side, members, N_BOARDS };

  g_assert_true (zh_tournament_substitute (tournament, members, members[zh_random_below (random, N_BOARDS)],
                                           ((const ZhMember *) g_ptr_array_index (team, N_BOARDS + zh_random_below (random, 2)))->id));
  fixture_check (fixture, zh_desk_set_lineup (fixture->desk, id, &lineup, NULL, &error), error);
  for (int game = 0; game < N_BOARDS; game++)
    {
      ZhResult result;

      g_assert_true (zh_result_parse (codes[zh_random_below (random, G_N_ELEMENTS (codes))], FALSE, &result));
      fixture_check (fixture, zh_desk_set_result (fixture->desk, id, round, board, game, result, &error), error);
    }
}

static void
play_event (Fixture *fixture,
            gint64   id,
            int      n_rounds,
            guint64  seed)
{
  ZhRandom random = zh_random_new (seed);
  int      n_entries = (int) fixture_get_tournament (fixture, id)->entries->len;
  g_autoptr (GError) error = NULL;

  for (int round = 1; round <= n_rounds; round++)
    {
      int n_matches = n_entries / 2;

      ZhChange *change = zh_desk_pair_round (fixture->desk, id, &error);

      g_assert_no_error (error);
      fixture_check (fixture, change, error);
      for (int board = 1; board <= n_matches; board++)
        play_match (fixture, id, round, board, &random);
    }
  g_assert_true (zh_round_count_open (zh_tournament_find_round (fixture_get_tournament (fixture, id), n_rounds)) == 0);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, n_rounds, &error), error);
}

static void
append_member (GString            *text,
               const ZhTournament *tournament,
               gint64              id)
{
  const ZhMember  *member = id != 0 ? zh_tournament_find_member (tournament, id) : NULL;
  g_autofree char *name = member != NULL ? zh_person_format_name (member->person) : g_strdup ("-");

  g_string_append_printf (text, " %s", name);
}

static const char *
get_team (const ZhTournament *tournament,
          gint64              id)
{
  const ZhEntry *entry = id != 0 ? zh_tournament_find_entry (tournament, id) : NULL;

  return entry != NULL ? entry->team_name : "-";
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Teams with members, then the boards of each round, whatever the order of the matches, then the
 * table. A match that nobody played has no line-ups in a file. */
static char *
describe (const ZhTournament *tournament)
{
  GString *text = g_string_new (NULL);
  g_autoptr (ZhStandings) standings = zh_standings_new (tournament, -1, (const char *const[]){ "MPTS", "GPTS", "DE", "EMMSB", NULL }, "2026-03", NULL);

  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      g_string_append_printf (text, "%s %d %d %d", get_team (tournament, member->entry_id), member->board, member->reserve, member->rating);
      append_member (text, tournament, member->id);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);
          GString         *line = g_string_new (NULL);

          g_string_append_printf (line, "%d %d %s %s", round->number, pairing->kind, get_team (tournament, pairing->entry[0]), get_team (tournament, pairing->entry[1]));
          for (int game = 0; game < pairing->n_games; game++)
            {
              g_autofree char *result = zh_result_format (pairing->games[game].result, FALSE);

              g_string_append_printf (line, " %d%s%s", pairing->games[game].board, pairing->games[game].swapped ? "b" : "w", result);
              append_member (line, tournament, pairing->games[game].member[0]);
              append_member (line, tournament, pairing->games[game].member[1]);
            }
          g_ptr_array_add (lines, g_string_free (line, FALSE));
        }
      g_ptr_array_sort (lines, compare_lines);
      for (guint k = 0; k < lines->len; k++)
        g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (lines, k));
    }
  for (int i = 0; i < (int) tournament->entries->len; i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, i);

      g_string_append_printf (text, "%d %s %d\n", row->place, ((const ZhEntry *) g_ptr_array_index (tournament->entries, (guint) row->entry))->team_name, row->points);
    }
  return g_string_free (text, FALSE);
}

static void
check_round_trip (const char *system,
                  int         n_teams,
                  int         n_rounds,
                  guint64     seed)
{
  Fixture           fixture = { NULL };
  ZhTrfWriteOptions options = ZH_TRF_WRITE_DEFAULTS;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = NULL;
  g_autoptr (ZhTrfFile) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *made = NULL;
  g_autofree char *read = NULL;
  g_autofree char *imported = NULL;
  gint64           id;
  gint64           copy = 0;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, system, n_teams, n_rounds);
  play_event (&fixture, id, n_rounds, seed);
  made = describe (fixture_get_tournament (&fixture, id));
  file = zh_trf_file_new_for_tournament (zh_desk_get_snapshot (fixture.desk), (ZhTournament *) fixture_get_tournament (&fixture, id));
  text = zh_trf_write (file, &options, &error);
  g_assert_no_error (error);
  again = zh_trf_read (text, NULL, &error);
  g_assert_no_error (error);
  read = describe (again->tournament);
  g_assert_cmpstr (read, ==, made);
  g_assert_cmpstr (zh_system_to_string (again->tournament->system), ==, system);

  fixture_check (&fixture, zh_desk_import_trf (fixture.desk, again, "Copy", NULL, &copy, &error), error);
  imported = describe (fixture_get_tournament (&fixture, copy));
  g_assert_cmpstr (imported, ==, made);
  fixture_tear_down (&fixture, NULL);
}

static void
test_round_trip (void)
{
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      check_round_trip ("round-robin", 4, 3, seed);
      check_round_trip ("team-swiss", 8, 3, seed);
      check_round_trip ("team-swiss", 7, 3, seed);
    }
}

/* Every system that takes entries pairs teams, their matches with line-ups. */
static void
test_systems (void)
{
  static const char *const systems[] = { "round-robin", "team-swiss", "dutch", "swiss-ua", "swiss-lot", "knockout", "double-elimination", "scheveningen", "scheveningen-team" };

  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      Fixture fixture = { NULL };
      g_autoptr (GError) error = NULL;
      const ZhPairing *pairing;
      gint64           id;

      fixture_set_up (&fixture, NULL);
      id = make_event (&fixture, systems[i], 4, 3);
      fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
      pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (&fixture, id), 1), 1);
      g_assert_cmpint (pairing->n_games, ==, N_BOARDS);
      for (int game = 0; game < N_BOARDS; game++)
        {
          g_assert_cmpint (pairing->games[game].member[0], !=, 0);
          g_assert_cmpint (pairing->games[game].member[1], !=, 0);
        }
      fixture_tear_down (&fixture, NULL);
    }
}

static void
check_last_words (Fixture    *fixture,
                  const char *start)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autoptr (GPtrArray) journal = zh_desk_list_journal (fixture->desk, NULL, &error);
  g_autofree char *words = NULL;

  g_assert_no_error (error);
  words = zh_journal_entry_format (g_ptr_array_index (journal, journal->len - 1), english);
  if (!g_str_has_prefix (words, start))
    g_error ("“%s” does not begin with “%s”", words, start);
}

/* The journal tells which board of a match a result belongs to. */
static void
test_journal_board (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64   id;
  ZhResult win;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, "round-robin", 4, 0);
  g_assert_true (zh_result_parse ("1-0", FALSE, &win));
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 2, 2, win, &error), error);
  check_last_words (&fixture, "Result of board 2.3 in round 1: ");
  fixture_check (&fixture, zh_desk_swap_colours (fixture.desk, id, 1, 1, 1, &error), error);
  check_last_words (&fixture, "Colours exchanged on board 1.2 in round 1");
  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 2, 2, ZH_RESULT_NONE, &error), error);
  check_last_words (&fixture, "Result of board 2.3 in round 1 cleared");
  fixture_tear_down (&fixture, NULL);
}

static void
check_sentence (Fixture    *fixture,
                gint64      id,
                const char *expected)
{
  ZhNextStep       step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_autofree char *sentence = zh_next_step_format_sentence (&step, zh_language_get_screen ());

  g_assert_cmpstr (sentence, ==, expected);
}

/* What is open is boards, not matches, and a board says which match it is of. */
static void
test_open_boards (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64   id;
  ZhResult win;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, "round-robin", 6, 0);
  g_assert_true (zh_result_parse ("1-0", FALSE, &win));
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  fixture_check (&fixture, zh_desk_publish_round (fixture.desk, id, 1, &error), error);
  check_sentence (&fixture, id, "9 boards without a result: 1.1, 1.2, 1.3, 2.1, 2.2, 2.3, 3.1, 3.2 …");
  for (int game = 0; game < 2 * N_BOARDS; game++)
    fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 1 + game / N_BOARDS, game % N_BOARDS, win, &error), error);
  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 3, 1, win, &error), error);
  check_sentence (&fixture, id, "2 boards without a result: 3.1, 3.3");
  g_assert_null (zh_desk_close_round (fixture.desk, id, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Round 1: 2 boards have no result (3.1, 3.3). Enter them first");
  fixture_tear_down (&fixture, NULL);
}

/* A refusal names the board of the match that stands in the way. */
static void
test_refusals (void)
{
  ZhMissingMark late = { 2, 2, ZH_COLOUR_WHITE, TRUE };
  Fixture       fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) early = NULL;
  g_autoptr (GError) unkept = NULL;
  gint64   id;
  ZhResult win;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, "round-robin", 4, 0);
  g_assert_true (zh_result_parse ("1-0", FALSE, &win));
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  fixture_check (&fixture, zh_desk_publish_round (fixture.desk, id, 1, &error), error);
  fixture_check (&fixture, zh_desk_mark_missing (fixture.desk, id, 1, &late, 1, &error), error);
  g_assert_false (zh_round_check_default_time (zh_desk_get_snapshot (fixture.desk), fixture_get_tournament (&fixture, id),
                                               zh_tournament_find_round (fixture_get_tournament (&fixture, id), 1), 0, &early));
  g_assert_nonnull (strstr (early->message, "at boards: 2.3 Team B. "));

  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 2, 1, win, &error), error);
  late.game = 1;
  g_assert_null (zh_desk_mark_missing (fixture.desk, id, 1, &late, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Board 2.2 has a result: whoever plays there has come");
  g_assert_null (zh_desk_drop_game (fixture.desk, id, 1, 2, 3, &unkept));
  g_assert_cmpstr (unkept->message, ==, "No moves are kept of board 2.3 in round 1");
  fixture_tear_down (&fixture, NULL);
}

static void
check_heading (Fixture    *fixture,
               gint64      id,
               int         match,
               const char *lang,
               const char *expected)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  const ZhPairing    *pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), match);
  g_autoptr (ZhLanguage) language = zh_language_new (lang, NULL);
  g_autoptr (ZhMatchHeading) heading = zh_match_heading_new (tournament, pairing, language);
  g_autofree char *spoken = zh_match_heading_format_spoken (heading);

  g_assert_cmpstr (spoken, ==, expected);
}

/* How a match stands is told from the side with White on its first board, whatever colours the
 * other boards have. */
static void
test_heading (void)
{
  static const char *const codes[] = { "1-0", "=-=", "1-0" };
  Fixture                  fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64 id;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, "round-robin", 4, 0);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  check_heading (&fixture, id, 1, "en", "Match 1: Team A – Team D, 3 of 3 boards open");
  for (int game = 0; game < N_BOARDS; game++)
    {
      ZhResult result;

      g_assert_true (zh_result_parse (codes[game], FALSE, &result));
      fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 1, game, result, &error), error);
      if (game == 0)
        check_heading (&fixture, id, 1, "en", "Match 1: Team A – Team D, 1 – 0, 2 of 3 boards open");
    }
  check_heading (&fixture, id, 1, "en", "Match 1: Team A – Team D, 2½ – ½, all results are in");
  check_heading (&fixture, id, 2, "uk", "Матч 2: Team B – Team C, без результату 3 з 3 дощок");

  /* a player takes his result along to the other colour; the team with White comes first */
  fixture_check (&fixture, zh_desk_swap_colours (fixture.desk, id, 1, 1, 0, &error), error);
  check_heading (&fixture, id, 1, "en", "Match 1: Team D – Team A, ½ – 2½, all results are in");
  fixture_tear_down (&fixture, NULL);
}

static ZhMember *
find_board (Fixture *fixture,
            gint64   id,
            guint    index)
{
  return g_ptr_array_index (fixture_get_tournament (fixture, id)->members, index);
}

static void
rate (Fixture *fixture,
      gint64   id,
      guint    index,
      int      national,
      int      here)
{
  ZhMember  member = *find_board (fixture, id, index);
  ZhPerson *person = zh_person_copy (member.person);
  g_autoptr (GError) error = NULL;

  person->rating = 2000;
  person->national_rating = national;
  member.person = person;
  member.rating = here;
  fixture_check (fixture, zh_desk_edit_member (fixture->desk, &member, NULL, &error), error);
  zh_person_unref (person);
}

/* A rating that was the person's is the person's by another method too; one that was given stays. */
static void
test_rating_method (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  gint64 id;

  fixture_set_up (&fixture, NULL);
  id = make_event (&fixture, "dutch", 2, 1);
  rate (&fixture, id, 0, 2300, 2000);
  rate (&fixture, id, 1, 2300, 1900);
  settings = zh_tournament_copy_settings (fixture_get_tournament (&fixture, id));
  g_hash_table_insert (settings->options, g_strdup ("rating-method"), g_strdup ("nidof"));
  fixture_check (&fixture, test_edit_tournament (fixture.desk, settings, &error), error);
  g_assert_cmpint (find_board (&fixture, id, 0)->rating, ==, 2300);
  g_assert_cmpint (find_board (&fixture, id, 1)->rating, ==, 1900);
  fixture_tear_down (&fixture, NULL);
}

/* The commission decides on members: a reserve whom it has not admitted is in no line-up. */
static void
test_reserves_admitted (void)
{
  Fixture                    fixture = { NULL };
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "ua-chess-2026" };
  ZhAdmissionDecision        admitted = { .state = ZH_ADMISSION_BY_ORGANISER, .ground = "as decided by the organiser" };
  g_autoptr (ZhSitting) sitting = NULL;
  g_autoptr (GArray) subjects = g_array_new (FALSE, TRUE, sizeof (ZhAdmissionSubject));
  g_autoptr (GError) error = NULL;
  g_autofree gint64  *members = NULL;
  const ZhTournament *tournament;
  ZhAdmissionSubject  reserve = { 0 };
  ZhLineup            lineup = { 1, 1, 0, NULL, N_BOARDS };
  gint64              id;

  fixture_set_up (&fixture, NULL);
  fixture_check (&fixture, zh_desk_edit_details (fixture.desk, &details, &error), error);
  id = make_event (&fixture, "team-swiss", 4, 3);
  tournament = fixture_get_tournament (&fixture, id);
  sitting = zh_sitting_start (zh_desk_get_snapshot (fixture.desk), zh_desk_get_now (fixture.desk));
  fixture_check (&fixture, zh_desk_open_session (fixture.desk, id, sitting, &error), error);
  tournament = fixture_get_tournament (&fixture, id);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhAdmissionSubject team = { ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id, 0 };

      g_array_append_val (subjects, team);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember    *member = g_ptr_array_index (tournament->members, i);
      ZhAdmissionSubject subject = { member->entry_id, member->id };

      if (!member->reserve)
        g_array_append_val (subjects, subject);
    }
  fixture_check (&fixture, zh_desk_decide_admissions (fixture.desk, id, (const ZhAdmissionSubject *) subjects->data, subjects->len, &admitted, &error), error);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  tournament = fixture_get_tournament (&fixture, id);
  members = zh_tournament_dup_lineup (tournament, zh_round_find_pairing (g_ptr_array_index (tournament->rounds, 0), 1), 0);
  reserve.entry_id = zh_round_find_pairing (g_ptr_array_index (tournament->rounds, 0), 1)->entry[0];
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == reserve.entry_id && member->reserve)
        reserve.member_id = member->id;
    }
  g_assert_cmpint (reserve.member_id, !=, 0);
  g_assert_true (zh_tournament_substitute (tournament, members, members[N_BOARDS - 1], reserve.member_id));
  lineup.members = members;
  g_assert_null (zh_desk_set_lineup (fixture.desk, id, &lineup, "the captain says so", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "IV.6.6"));
  g_clear_error (&error);
  fixture_check (&fixture, zh_desk_decide_admissions (fixture.desk, id, &reserve, 1, &admitted, &error), error);
  fixture_check (&fixture, zh_desk_set_lineup (fixture.desk, id, &lineup, "the captain says so", &error), error);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/teams/round-trip", test_round_trip);
  g_test_add_func ("/desk/teams/systems", test_systems);
  g_test_add_func ("/desk/teams/journal-board", test_journal_board);
  g_test_add_func ("/desk/teams/open-boards", test_open_boards);
  g_test_add_func ("/desk/teams/refusals", test_refusals);
  g_test_add_func ("/desk/teams/heading", test_heading);
  g_test_add_func ("/desk/teams/rating-method", test_rating_method);
  g_test_add_func ("/desk/teams/reserves-admitted", test_reserves_admitted);
  return g_test_run ();
}
