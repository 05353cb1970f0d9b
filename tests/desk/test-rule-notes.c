/* What the rules ask of the work at hand: each rule with two values in its regulation, and two outcomes. A
 * note stands in front of whoever pairs, publishes and closes; an objection asks for a reason.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-timetable.h"
#include "desk-lateness.h"
#include "desk-lineups.h"
#include "desk-openings.h"
#include "desk-team-list.h"
#include "rule-notes.h"
#include "tournament-choices.h"
#include "../tournament-settings.h"

#define N_BOARDS 4

/* An hour of the day that the hall of every test lives in. */
static gint64
get_instant (int hour,
             int minute)
{
  g_autoptr (GDateTime) time = g_date_time_new_local (2026, 11, 16, hour, minute, 0);

  return g_date_time_to_unix (time);
}

static gint64
read_pinned_clock (gpointer instant)
{
  return *(gint64 *) instant * G_USEC_PER_SEC;
}

static char *
join_notes (Fixture *fixture,
            gint64   id,
            gint64   now)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_auto (GStrv) notes = zh_competition_dup_rule_notes (competition, fixture_get_tournament (fixture, id), now, zh_language_get_screen ());

  return g_strjoinv ("|", notes);
}

/* Two teams of four: two boys and two girls, and a reserve of each sex. */
static gint64
make_teams (Fixture *fixture)
{
  static const char list[] = "team,board,surname,given,sex,school class\n"
                             "Rook,1,Aaa,One,m,4-A\nRook,2,Bbb,Two,m\nRook,3,Ccc,Three,w\nRook,4,Ddd,Four,w\nRook,5,Eee,Five,m\nRook,6,Fff,Six,w\n"
                             "Knight,1,Ggg,One,m\nKnight,2,Hhh,Two,m\nKnight,3,Iii,Three,w\nKnight,4,Jjj,Four,w\nKnight,5,Kkk,Five,m\nKnight,6,Lll,Six,w\n";
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text (list, NULL, &error);
  g_autoptr (ZhTeamList) teams = NULL;
  gint64 id = 0;

  g_assert_no_error (error);
  teams = zh_team_list_new (table, N_BOARDS, NULL, NULL);
  zh_person_set_string (&settings->name, "Teams");
  settings->boards = N_BOARDS;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_teams (fixture->desk, id, teams->teams, NULL, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

static void
publish_at (Fixture    *fixture,
            gint64      id,
            const char *start)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_round_start (fixture->desk, id, 1, start, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
}

static char *
enter_teams (Fixture *fixture)
{
  return join_notes (fixture, make_teams (fixture), get_instant (8, 0));
}

/* One of four has come. */
static char *
miss_three (Fixture *fixture)
{
  gint64        id = make_teams (fixture);
  ZhMissingMark marks[] = { { 1, 0, ZH_COLOUR_WHITE, TRUE }, { 1, 1, ZH_COLOUR_BLACK, TRUE }, { 1, 2, ZH_COLOUR_WHITE, TRUE } };
  g_autoptr (GError) error = NULL;

  publish_at (fixture, id, "2026-11-16T10:00");
  fixture_check (fixture, zh_desk_mark_missing (fixture->desk, id, 1, marks, G_N_ELEMENTS (marks), &error), error);
  return join_notes (fixture, id, get_instant (10, 30));
}

/* What is to be explained where the reserve in place @in of the first team takes the board @board. */
static char *
substitute (Fixture *fixture,
            int      board,
            int      in,
            gint64   now)
{
  gint64              id = make_teams (fixture);
  const ZhTournament *tournament;
  const ZhPairing    *pairing;
  g_autofree gint64  *members = NULL;
  g_autoptr (GPtrArray) team = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) objections = NULL;
  ZhLineup lineup = { 1, 1, 0, NULL, N_BOARDS };

  publish_at (fixture, id, "2026-11-16T10:00");
  tournament = fixture_get_tournament (fixture, id);
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  members = zh_tournament_dup_lineup (tournament, pairing, 0);
  team = zh_tournament_list_members (tournament, pairing->entry[0]);
  members[board - 1] = ((const ZhMember *) g_ptr_array_index (team, (guint) in - 1))->id;
  lineup.members = members;
  objections = zh_competition_check_lineup (zh_desk_get_snapshot (fixture->desk), tournament, &lineup, now, &error);
  g_assert_no_error (error);
  return g_strjoinv ("|", objections);
}

static char *
girl_for_boy (Fixture *fixture)
{
  return substitute (fixture, 1, 6, get_instant (9, 0));
}

static char *
boy_for_girl (Fixture *fixture)
{
  return substitute (fixture, 4, 5, get_instant (9, 0));
}

static char *
replace_early (Fixture *fixture)
{
  return substitute (fixture, 1, 5, get_instant (9, 0));
}

static char *
replace_in_play (Fixture *fixture)
{
  return substitute (fixture, 1, 5, get_instant (10, 30));
}

static char *
plan_round (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Cup", "dutch", 4);

  publish_at (fixture, id, "2026-11-16T10:00");
  return join_notes (fixture, id, get_instant (6, 0));
}

static char *
add_unnumbered (Fixture *fixture)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Table");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  return join_notes (fixture, id, get_instant (8, 0));
}

static gint64
make_micro_matches (Fixture *fixture)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Micro-matches");
  settings->sport = ZH_SPORT_DRAUGHTS_RUSSIAN;
  settings->games_per_pairing = 2;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

static char *
await_opening (Fixture *fixture)
{
  gint64 id = make_micro_matches (fixture);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_openings (fixture->desk, id, "name Few\n1. c3-d4 d6-c5\n", &error), error);
  publish_at (fixture, id, "2026-11-16T10:00");
  return join_notes (fixture, id, get_instant (9, 0));
}

/* The first game of board 1 ends at half past ten. */
static char *
end_first_game (Fixture *fixture)
{
  gint64 id = make_micro_matches (fixture);
  gint64 now = get_instant (10, 30);
  g_autoptr (GError) error = NULL;
  ZhResult win;

  g_assert_true (zh_result_parse ("1-0", FALSE, &win));
  publish_at (fixture, id, "2026-11-16T10:00");
  zh_desk_set_clock (fixture->desk, read_pinned_clock, &now);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, win, &error), error);
  zh_desk_set_clock (fixture->desk, NULL, NULL);
  return join_notes (fixture, id, now);
}

static char *
end_event (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Cup", "round-robin", 2);
  g_autoptr (GError) error = NULL;

  publish_at (fixture, id, "2026-11-16T10:00");
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  fixture_check (fixture, zh_desk_close_tournament (fixture->desk, id, NULL, &error), error);
  return join_notes (fixture, id, get_instant (18, 0));
}

/* A blind player at board 1, one of low vision at board 2. */
static char *
pair_impaired (Fixture *fixture)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  zh_person_set_string (&((ZhEntry *) g_ptr_array_index (entries, 0))->person->disability_class, "B1");
  zh_person_set_string (&((ZhEntry *) g_ptr_array_index (entries, 1))->person->disability_class, "B3");
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  publish_at (fixture, id, "2026-11-16T10:00");
  return join_notes (fixture, id, get_instant (9, 0));
}

/* Two teams that play online, from ten o'clock. */
static gint64
play_online (Fixture *fixture)
{
  gint64 id = make_teams (fixture);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (GError) error = NULL;

  settings->play = ZH_PLAY_ONLINE;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  publish_at (fixture, id, "2026-11-16T10:00");
  return id;
}

/* A round on Monday, 16 November 2026, at ten. */
static char *
plan_week (Fixture *fixture)
{
  gint64 id = make_teams (fixture);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_timetable (fixture->desk, id, "16.11.2026 10:00; 1; Hall A", &error), error);
  return join_notes (fixture, id, get_instant (9, 0));
}

/* The second session runs. */
static char *
talk_online (Fixture *fixture)
{
  return join_notes (fixture, play_online (fixture), get_instant (10, 41));
}

/* All draws. */
static char *
draw_online (Fixture *fixture)
{
  gint64 id = play_online (fixture);
  g_autoptr (GError) error = NULL;
  ZhResult draw;

  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  for (int game = 0; game < N_BOARDS; game++)
    fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, game, draw, &error), error);
  return join_notes (fixture, id, get_instant (11, 0));
}

static const struct
{
  const char *ruleset;
  const char *key;
  char *(*scenario) (Fixture *fixture);
  const char *values[2];
  const char *expected[2]; /* a part of what is said; "" where nothing is */
} cases[] = {
  { "ru-chess-988", "teams.boys-boards", enter_teams, { "2", "1" }, { "", "“Rook”: boys at the boards: 2, at most 1" } },
  { "ru-chess-988", "teams.boys-boards", boy_for_girl, { "3", "2" }, { "", "boys at the boards: 3, at most 2" } },
  { "ru-chess-988", "teams.girls-boards", enter_teams, { "2", "1" }, { "", "“Knight”: girls at the boards: 2, at most 1" } },
  { "ru-chess-988", "teams.girls-boards", girl_for_boy, { "3", "2" }, { "", "girls at the boards: 3, at most 2" } },
  { "ru-chess-988", "teams.reserves-min", enter_teams, { "2", "3" }, { "", "“Rook”: reserves: 2, at least 3" } },
  { "ru-chess-988", "teams.present-percent-min", miss_three, { "25", "50" }, { "", "1 of 4 have come. A match begins with at least 50% of a team" } },
  { "ru-chess-988", "teams.substitution", replace_early, { "before-round", "none" }, { "", "Kkk Five is a reserve, and nobody is replaced in this event" } },
  { "ru-chess-988", "teams.substitution", replace_in_play, { "immediate", "before-round" }, { "", "Kkk Five would come in after the match has begun" } },
  { "ua-chess-2026", "teams.substitution", replace_in_play, { "immediate", "none" }, { "", "later than 10 minutes before the round [IV.6.4]" } },
  { "ru-chess-988", "officials.deputy-before-seconds", plan_round, { "3600", "1800" }, { "checked sets and clocks by 16/11/2026 09:00 [30.2.3]", "checked sets and clocks by 16/11/2026 09:30" } },
  { "ru-chess-988", "officials.arbiters-before-seconds", plan_round, { "7200", "3600" }, { "ready by 16/11/2026 08:00 [30.2.5]", "ready by 16/11/2026 09:00" } },
  { "ru-chess-988", "lots.before-seconds", add_unnumbered, { "43200", "86400" }, { "at least 12 hours before the first round, and the event begins on 16 November 2026 [31.3]", "at least 24 hours" } },
  { "ua-draughts-64", "micro-match.opening-draw-before-seconds-max", await_opening, { "600", "300" }, { "at 16/11/2026 09:50 or later, with both players present [IV.9.5.3]", "09:55 or later" } },
  { "ua-draughts-64", "micro-match.pause-seconds-min", end_first_game, { "300", "0" }, { "between 16/11/2026 10:35 and 16/11/2026 10:40", "between 16/11/2026 10:30 and" } },
  { "ua-draughts-64", "micro-match.pause-seconds-max", end_first_game, { "600", "900" }, { "and 16/11/2026 10:40", "and 16/11/2026 10:45" } },
  { "ua-chess-2026", "impairments.time-trouble-warning-blind-seconds", pair_impaired, { "600", "300" }, { "blind players: 1. The assistant, or the arbiter where there is none, warns of time trouble at 10 min [IV.5.12]", "blind players: 1. The assistant, or the arbiter where there is none, warns of time trouble at 5 min" } },
  { "ua-chess-2026", "impairments.time-trouble-warning-low-vision-seconds", pair_impaired, { "300", "600" }, { "low vision: 2. The assistant, or the arbiter where there is none, warns of time trouble at 5 min", "low vision: 2. The assistant, or the arbiter where there is none, warns of time trouble at 10 min" } },
  { "ua-draughts-64", "impairments.warned-by", pair_impaired, { "arbiter", "assistant" }, { "blind players: 1. The arbiter warns of time trouble at 10 min [IV.13.14]", "blind players: 1. The assistant, or" } },
  { "ua-draughts-64", "impairments.second-board-on-demand", pair_impaired, { "yes", "no" }, { "impaired sight: 1, 2. Either player may demand a second board [IV.13.1; IV.13.2]", "" } },
  { "ua-chess-2026", "impairments.move-made-by", pair_impaired, { "announcement", "press" }, { "impaired sight: 1, 2. A move is made when it is announced [D.2.3; IV.5.4]", "when the man is pressed into its square" } },
  { "ru-chess-988", "timetable.weekday", plan_week, { "2", "1" }, { "matches are played on Tuesdays from 00:00 to 24:00", "" } },
  { "ru-chess-988", "timetable.from-seconds", plan_week, { "39600", "36000" }, { "matches are played on any day from 11:00 to 24:00", "" } },
  { "ru-chess-988", "timetable.until-seconds", plan_week, { "36000", "39600" }, { "matches are played on any day from 00:00 to 10:00", "" } },
  { "ru-chess-988", "online.session-seconds", talk_online, { "2400", "3600" }, { "session of the conference ends at 16/11/2026 11:20", "ends at 16/11/2026 11:00" } },
  { "ru-chess-988", "online.tied-match-extra-game", draw_online, { "yes", "no" }, { "is level, 2 – 2: one more, fast game is played at once", "" } },
  { "ru-chess-988", "online.logins-to-captains", draw_online, { "yes", "no" }, { "Logins not sent to the captains: Knight, Rook [24.7.1]", "" } },
  { "ru-chess-988", "teams.school-class-min", enter_teams, { "5", "4" }, { "Aaa One (Rook): school class 4 is not admitted", "" } },
  { "ru-chess-988", "teams.school-class-max", enter_teams, { "3", "4" }, { "Aaa One (Rook): school class 4 is not admitted", "" } },
  { "ru-chess-988", "officials.report-days", end_event, { "10", "14" }, { "by 26 November 2026 [30.2.1.6]", "by 30 November 2026" } },
};

/* An event on 16 November 2026 by the rules and with the value. */
static char *
try_value (gsize i,
           int   which)
{
  const ZhDate               day = { 2026, 11, 16 };
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) cases[i].ruleset, .start = day, .end = day };
  Fixture                    fixture = { NULL };
  g_autoptr (GError) error = NULL;
  char *text;

  fixture_set_up (&fixture, NULL);
  fixture_check (&fixture, zh_desk_edit_details (fixture.desk, &details, &error), error);
  fixture_check (&fixture, zh_desk_set_override (fixture.desk, cases[i].key, cases[i].values[which], &error), error);
  text = cases[i].scenario (&fixture);
  fixture_tear_down (&fixture, NULL);
  return text;
}

static void
test_two_values (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  for (int which = 0; which < 2; which++)
    {
      g_autofree char *text = try_value (i, which);
      const char      *expected = cases[i].expected[which];
      const char      *other = cases[i].expected[1 - which];

      if ((*expected != '\0' && strstr (text, expected) == NULL) || (*other != '\0' && strstr (text, other) != NULL))
        {
          g_test_message ("%s=%s: “%s”, expected “%s”", cases[i].key, cases[i].values[which], text, expected);
          g_test_fail ();
        }
    }
}

/* Without rules, or with those that are silent, there is nothing to say. */
static void
test_silence (Fixture      *fixture,
              gconstpointer data)
{
  gint64           id = make_teams (fixture);
  g_autofree char *text = join_notes (fixture, id, get_instant (8, 0));

  g_assert_cmpstr (text, ==, "");
}

/* An event of chess in which draughts are played, too: said of those alone. */
static void
test_other_game (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const   sports[] = { "chess", "draughts-100" };
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "fide-2023" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (sports); i++)
    {
      g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
      g_autofree char *text = NULL;
      gint64           id = 0;

      zh_tournament_choices_set (choices, "name", sports[i]);
      zh_tournament_choices_set (choices, "system", "dutch");
      zh_tournament_choices_set (choices, "sport", sports[i]);
      fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
      text = join_notes (fixture, id, get_instant (8, 0));
      g_assert_true ((strstr (text, "are not for the game of this tournament: Draughts-100") != NULL) == (i == 1));
    }
}

/* A file of an older version may hold rules that cannot stand beside each other. */
static void
test_unreadable (void)
{
  static const char *const overrides[][2] = { { "time-classes.blitz-limit", "3000" }, { "time-classes.rapid-limit", "2000" } };
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  zh_person_set_string (&competition->ruleset, "fide-2023");
  before = zh_competition_dup_rule_notes (competition, tournament, 0, zh_language_get_screen ());
  for (gsize i = 0; i < G_N_ELEMENTS (overrides); i++)
    g_hash_table_insert (competition->overrides, g_strdup (overrides[i][0]), g_strdup (overrides[i][1]));
  after = zh_competition_dup_rule_notes (competition, tournament, 0, zh_language_get_screen ());
  g_assert_true (before[0] == NULL || strstr (before[0], "cannot be read") == NULL);
  g_assert_nonnull (after[0]);
  g_assert_nonnull (strstr (after[0], "The rules of this event cannot be read: “Limit of rapid in seconds”"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/rule-notes/%s/%s-%s", cases[i].key, cases[i].values[0], cases[i].values[1]);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_two_values);
    }
  g_test_add ("/desk/rule-notes/silence", Fixture, NULL, fixture_set_up, test_silence, fixture_tear_down);
  g_test_add_func ("/desk/rule-notes/unreadable", test_unreadable);
  g_test_add ("/desk/rule-notes/other-game", Fixture, NULL, fixture_set_up, test_other_game, fixture_tear_down);
  return g_test_run ();
}
