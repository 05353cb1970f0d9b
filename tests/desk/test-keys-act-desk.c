/* Keys of the rules that act through what the desk does, or through a game on the board. The keys that
 * are asked of the rules alone are tried in test-keys-act.c.
 */
#include "config.h"

#include <string.h>

#include "age-groups.h"
#include "desk-clocks.h"
#include "desk-committee.h"
#include "desk-competition.h"
#include "desk-incidents.h"
#include "desk-lateness.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "desk-protests.h"
#include "errors.h"
#include "game-verdicts.h"
#include "history.h"
#include "incident-ruling.h"
#include "keys-table.h"
#include "lot-rules.h"
#include "words.h"
#include "odds.h"
#include "play-form.h"
#include "playing-officials.h"
#include "teams.h"
#include "ruleset-defaults.h"

/* "kind|position|moves": what is said of the board. */
static char *
ask_board (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, "|", 3);
  g_auto (GStrv) moves = g_strsplit (parts[2], " ", -1);
  ZhGameKind kind = strcmp (parts[0], "checkers") == 0 ? ZH_GAME_CHECKERS : ZH_GAME_RUSSIAN;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameLine) line = zh_game_line_new (kind, parts[1], &error);
  g_autoptr (GPtrArray) verdicts = NULL;
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (char **move = moves; *move != NULL; move++)
    {
      zh_game_line_play_text (line, *move, ZH_LETTERS_ENGLISH, NULL, &error);
      g_assert_no_error (error);
    }
  verdicts = zh_game_verdicts_new (line, zh_game_line_get_n_plies (line), rules, "classical", zh_language_get_screen ());
  for (guint i = 0; i < verdicts->len; i++)
    g_string_append_printf (text, "%s|", ((const ZhGameVerdict *) g_ptr_array_index (verdicts, i))->text);
  return g_string_free (text, FALSE);
}

static char *
ask_group_title (Fixture         *fixture,
                 const ZhRuleset *rules,
                 const char      *argument)
{
  return g_strdup (zh_ruleset_get_age_group_title (rules, argument, zh_language_get_screen ()));
}

/* What the papers call the rules. */
static char *
ask_title (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  return g_strdup (zh_ruleset_get_title (rules, zh_language_get_screen ()));
}

/* An arbiter who would play, too. */
static char *
ask_playing (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) sentences = NULL;

  if (zh_desk_get_snapshot (fixture->desk)->officials->len == 0)
    {
      g_autoptr (ZhOfficial) official = zh_official_new ();

      zh_person_set_string (&official->role, "arbiter");
      zh_person_set_string (&official->name, "Koval Ivan");
      fixture_check (fixture, zh_desk_set_official (fixture->desk, official, &error), error);
    }
  g_ptr_array_add (entries, fixture_make_entry ("Koval", "Ivan", 2000));
  sentences = zh_competition_dup_playing_officials (zh_desk_get_snapshot (fixture->desk), entries, zh_language_get_screen ());
  return g_strjoinv ("|", sentences);
}

/* Teams */

/* A person who is nobody else in the file, at the end of a team. */
static ZhMember *
make_member (void)
{
  static int       n_made;
  ZhMember        *member = zh_member_new ();
  g_autofree char *given = g_strdup_printf ("No%d", ++n_made);

  member->person = zh_person_new ();
  zh_person_set_string (&member->person->surname, "Member");
  zh_person_set_string (&member->person->given, given);
  return member;
}

static ZhChange *
add_members (Fixture *fixture,
             gint64   team,
             int      n_members,
             GError **error)
{
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);

  for (int i = 0; i < n_members; i++)
    g_ptr_array_add (members, make_member ());
  return zh_desk_add_members (fixture->desk, team, members, NULL, error);
}

/* A new tournament of two teams of two boards, without members. */
static const ZhTournament *
make_teams (Fixture *fixture)
{
  static int n_made;
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autofree char *name = g_strdup_printf ("Teams %d", n_made++);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", "round-robin");
  zh_tournament_choices_set (choices, "boards", "2");
  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *team = zh_entry_new ();

      zh_person_set_string (&team->team_name, i == 0 ? "Lynx" : "Marten");
      g_ptr_array_add (teams, team);
    }
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, teams, &error), error);
  return fixture_get_tournament (fixture, id);
}

static gint64
get_team (const ZhTournament *tournament,
          guint               i)
{
  return ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id;
}

/* Round 1 is announced, with three members in each team, the third a reserve. */
static const ZhTournament *
start_teams (Fixture *fixture)
{
  const ZhTournament *tournament = make_teams (fixture);
  gint64              id = tournament->id;
  gint64              teams[2] = { get_team (tournament, 0), get_team (tournament, 1) };
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 2; i++)
    {
      ZhChange *change = add_members (fixture, teams[i], 3, &error);

      fixture_check (fixture, change, error);
    }
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  return fixture_get_tournament (fixture, id);
}

/* Five members for two boards are three reserves. */
static char *
add_reserves (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  const ZhTournament *tournament = make_teams (fixture);
  g_autoptr (GError) error = NULL;
  ZhChange *change = add_members (fixture, get_team (tournament, 0), 5, &error);

  if (change == NULL)
    return g_strdup (error->message);
  fixture_check (fixture, change, error);
  return g_strdup ("entered");
}

/* The captain's slip twelve minutes before the round. */
static char *
hand_in_lineup (Fixture         *fixture,
                const ZhRuleset *rules,
                const char      *argument)
{
  const ZhTournament *tournament = start_teams (fixture);
  gint64              id = tournament->id;
  gint64              members[2];
  ZhLineup            lineup = { .round = 1, .board = 1, .members = members, .n_members = 2 };
  const ZhPairing    *pairing;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDateTime) start = NULL;
  g_auto (GStrv) sentences = NULL;

  fixture_check (fixture, zh_desk_set_round_start (fixture->desk, id, 1, "2026-11-20T10:00", &error), error);
  tournament = fixture_get_tournament (fixture, id);
  start = zh_round_parse_start (zh_tournament_find_round (tournament, 1));
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  for (int i = 0; i < 2; i++)
    members[i] = pairing->games[i].member[0];
  sentences = zh_competition_check_lineup (zh_desk_get_snapshot (fixture->desk), tournament, &lineup, g_date_time_to_unix (start) - 720, &error);
  g_assert_no_error (error);
  return g_strjoinv ("|", sentences);
}

static char *
ask_member_reason (Fixture         *fixture,
                   const ZhRuleset *rules,
                   const char      *argument)
{
  const ZhTournament *tournament = start_teams (fixture);
  char               *sentence = zh_desk_members_need_reason (zh_desk_get_snapshot (fixture->desk), tournament, get_team (tournament, 0));

  return sentence != NULL ? sentence : g_strdup ("free");
}

/* What becomes of a team that is removed. */
static char *
remove_team (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  const ZhTournament *tournament = start_teams (fixture);
  gint64              id = tournament->id;
  gint64              team = get_team (tournament, 0);
  ZhIncidentInput     input = { .tournament_id = id, .scope = ZH_INCIDENT_OF_TEAM, .round = 1, .entry_id = team, .incident = "team-absent", .decision = "none", .sanction = "team-removal", .reason = "one player of two has come", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  return g_strdup_printf ("%d", zh_tournament_find_entry (fixture_get_tournament (fixture, id), team)->status);
}

/* The committee */

/* Nobody was elected, and round 1 is paired. */
static char *
ask_late_committee (Fixture         *fixture,
                    const ZhRuleset *rules,
                    const char      *argument)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) sentences = NULL;

  start_teams (fixture);
  sentences = zh_competition_dup_committee_faults (zh_desk_get_snapshot (fixture->desk), NULL, zh_language_get_screen (), &error);
  g_assert_no_error (error);
  return g_strjoinv ("|", sentences);
}

static void
elect_committee (Fixture *fixture)
{
  static const char *const people[][3] = {
    { "committee-chair", "Zoloto Anna", "North" },
    { "committee", "Yavir Bohdan", "South" },
    { "committee", "Verba Clara", "East" },
    { "committee-reserve", "Topolia Danylo", "West" },
    { "committee-reserve", "Smereka Eva", "Centre" },
  };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    {
      g_autoptr (ZhOfficial) official = zh_official_new ();

      zh_person_set_string (&official->role, people[i][0]);
      zh_person_set_string (&official->name, people[i][1]);
      zh_person_set_string (&official->federation, people[i][2]);
      official->birth = (ZhDate){ 1980, 1, (int) i + 1 };
      fixture_check (fixture, zh_desk_set_official (fixture->desk, official, &error), error);
    }
}

/* A protest against the pairing, which the committee rejects. */
static void
decide_case (Fixture *fixture)
{
  static const char *const heard[] = { "Player 01", NULL };
  const ZhProtestRuling    ruling = { .decision = ZH_PROTEST_DECISION_REJECTED, .votes_against = 3, .reason = "By the rules" };
  gint64                   tournament = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;
  ZhProtestInput input = { .tournament_id = tournament, .written = TRUE, .subject = ZH_PROTEST_SUBJECT_PAIRING, .round = 1, .facts = "Twice Black" };
  gint64         id = 0;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, tournament, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, tournament, 1, &error), error);
  elect_committee (fixture);
  input.entry_id = get_team (fixture_get_tournament (fixture, tournament), 0);
  fixture_check (fixture, zh_desk_file_protest (fixture->desk, &input, &id, &error), error);
  fixture_check (fixture, zh_desk_draw_committee (fixture->desk, id, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_hear_protest (fixture->desk, id, 0, NULL, heard, &error), error);
  fixture_check (fixture, zh_desk_decide_protest (fixture->desk, id, &ruling, &error), error);
}

/* Whether the committee's decision can be contested. */
static char *
contest_decision (Fixture         *fixture,
                  const ZhRuleset *rules,
                  const char      *argument)
{
  const GPtrArray *protests = zh_desk_get_snapshot (fixture->desk)->protests;
  const ZhProtest *protest;
  ZhProtestInput   input = { .written = TRUE, .subject = ZH_PROTEST_SUBJECT_DECISION, .facts = "Read it again" };
  g_autoptr (GError) error = NULL;
  char *faults;

  if (protests->len == 0)
    decide_case (fixture);
  protest = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->protests, 0);
  input.tournament_id = protest->tournament_id;
  input.entry_id = protest->entry_id;
  input.appealed_id = protest->id;
  faults = zh_desk_dup_protest_faults (fixture->desk, &input, NULL, zh_language_get_screen (), &error);
  return faults != NULL ? faults : g_strdup (error->message);
}

static char *
ask_sport (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  return g_strdup (zh_sport_to_string (zh_ruleset_get_default_sport (rules)));
}

/* What is said of an incident on which the rules are silent. */
static char *
ask_silence (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  const ZhIncidentQuestion question = { .incident = argument, .discipline = "classical", .event = "individual", .count = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = zh_incident_ask (rules, &question, &error);
  const char *said;

  g_assert_no_error (error);
  said = zh_incident_answer_get (answer, "uncertain");
  return g_strdup (said != NULL ? said : "nothing");
}

/* A clock that has run too slowly is set right: ten minutes are left in the place of an hour. */
static char *
shorten_clock (Fixture         *fixture,
               const ZhRuleset *rules,
               const char      *argument)
{
  g_autoptr (GError) error = NULL;
  ZhClockChange change = { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .before = { 3600, -1 }, .after = { 600, 3000 } };
  g_autoptr (ZhChange) stored = NULL;

  if (zh_desk_get_snapshot (fixture->desk)->tournaments->len == 0)
    fixture_check (fixture, zh_desk_pair_round (fixture->desk, fixture_add_tournament (fixture, "Open", "dutch", 4), &error), error);
  change.tournament_id = ((const ZhTournament *) g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->tournaments, 0))->id;
  stored = zh_desk_set_clocks (fixture->desk, &change, &error);
  if (stored == NULL)
    g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  return g_strdup (stored != NULL ? "stored" : error->message);
}

/* Five players in a system with pairings of two games, round 1 paired. */
static gint64
pair_micro_matches (Fixture    *fixture,
                    const char *system)
{
  static int n_made;
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (5);
  g_autofree char *name = g_strdup_printf ("Micro-matches %d", n_made++);
  g_autoptr (GError) error = NULL;
  ZhChange *numbered;
  gint64    id = 0;

  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", system);
  zh_tournament_choices_set (choices, "games", "2");
  zh_tournament_choices_set (choices, "rounds", "3");
  zh_tournament_choices_set (choices, "seed", "1");
  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  numbered = zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error);
  fixture_check (fixture, numbered, error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

/* On board 1 White wins and draws, on board 2 both games are drawn, the last has no opponent: the points of all
 * by their numbers, once the next round is paired. */
static char *
play_micro_matches (Fixture         *fixture,
                    const ZhRuleset *rules,
                    const char      *argument)
{
  static const char *const results[] = { "1-0", "=-=", "=-=", "=-=" };
  gint64                   id = pair_micro_matches (fixture, argument);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhHistory) history = NULL;
  GString *text = g_string_new (NULL);

  for (int i = 0; i < (int) G_N_ELEMENTS (results); i++)
    {
      ZhResult  result;
      ZhChange *change;

      g_assert_true (zh_result_parse (results[i], FALSE, &result));
      change = zh_desk_set_result (fixture->desk, id, 1, i / 2 + 1, i % 2, result, &error);
      fixture_check (fixture, change, error);
    }
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  history = zh_history_new (fixture_get_tournament (fixture, id), 1);
  for (int i = 0; i < history->n_entries; i++)
    g_string_append_printf (text, "%d ", history->points[i]);
  return g_string_free (text, FALSE);
}

/* "kind system sport": by which article it is drawn. */
static char *
ask_lot (Fixture         *fixture,
         const ZhRuleset *rules,
         const char      *argument)
{
  g_auto (GStrv) words = g_strsplit (argument, " ", 3);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  int kind = ZH_LOT_NUMBERS;

  g_assert_true (zh_words_find (zh_lot_kind_words, words[0], &kind));
  g_assert_true (zh_system_from_string (words[1], &tournament->system));
  g_assert_true (zh_sport_from_string (words[2], &tournament->sport));
  return g_strdup (zh_ruleset_get_lot_article (rules, tournament, (ZhLotKind) kind));
}

/* "form line-ups": how its games are played, with the article. */
static char *
ask_form (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  g_auto (GStrv) words = g_strsplit (argument, " ", 2);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();

  tournament->boards = 1;
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_PLAY_FORM), g_strdup (words[0]));
  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_LINEUPS), g_strdup (words[1]));
  return zh_play_form_dup_words (tournament, rules, zh_language_get_screen ());
}

/* By which article men are given. */
static char *
ask_odds (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  return zh_odds_dup_articles (NULL, rules);
}

static const KeyCase cases[] = {
  { "ua-draughts-64", "forms.simultaneous", { "yes", "no" }, ask_form, "ordinary display" },
  { "ua-draughts-64", "forms.blindfold", { "yes", "no" }, ask_form, "blindfold fixed" },
  { "ua-draughts-64", "forms.blindfold-simultaneous", { "yes", "no" }, ask_form, "blindfold-record display" },
  { "ua-draughts-100", "forms.odds", { "yes", "no" }, ask_odds, "" },
  { "ua-draughts-100", "forms.consultation", { "yes", "no" }, ask_form, "consultation fixed" },
  { "ua-chess-2026", "lots.numbers", { "yes", "no" }, ask_lot, "numbers round-robin chess" },
  { "ua-chess-2026", "lots.rounds", { "yes", "no" }, ask_lot, "rounds round-robin chess" },
  { "ua-chess-2026", "lots.swiss-numbers", { "yes", "no" }, ask_lot, "numbers swiss-ua chess" },
  { "ua-chess-2026", "lots.pairs", { "yes", "no" }, ask_lot, "pairs swiss-lot chess" },
  { "ua-draughts-64", "lots.openings", { "yes", "no" }, ask_lot, "opening round-robin draughts-russian" },
  { "fide-2009", "lots.chess960", { "yes", "no" }, ask_lot, "opening round-robin chess" },
  { "ru-chess-988", "lots.play-off", { "yes", "no" }, ask_lot, "playoffs dutch chess" },
  { "ua-chess-2026", "lots.ties", { "yes", "no" }, ask_lot, "ties dutch chess" },
  { "ua-chess-2026", "ruleset.sport", { "chess", "draughts-100" }, ask_sport, "" },
  { "fide-2009", "ruleset.silent", { NULL, "no-source" }, ask_silence, "cor-illegal-move" },
  { "ua-draughts-64", "draw-counts.five-moves", { "5", "6" }, ask_board, "russian|W:WK32:BK1|g1-f2 b8-a7" },
  { "ua-draughts-64", "draw-counts.kings-only-moves", { "15", "16" }, ask_board, "russian|W:WK32:BK1|g1-f2 b8-a7" },
  { "ua-draughts-64", "draw-counts.long-road-moves", { "15", "14" }, ask_board, "russian|W:WK32,K31,K30:BK1|e1-d2 b8-a7" },
  { "ua-draughts-64", "draw-counts.kings-4-5-pieces-moves", { "30", "20" }, ask_board, "russian|W:WK32,21:BK1,12|g1-f2 b8-a7" },
  { "ua-draughts-64", "draw-counts.kings-6-7-pieces-moves", { "60", "40" }, ask_board, "russian|W:WK32,21,22:BK1,11,12|g1-f2 b8-a7" },
  { "ua-draughts-64", "draw-counts.checkers-moves", { "40", "50" }, ask_board, "checkers|B:WK32:BK1|1-6 32-28" },
  { "ua-chess-2026", "age-group.young-hopes.title", { "Invented Group", "Other Group" }, ask_group_title, "young-hopes" },
  { "ua-chess-2026", "ruleset.title", { "Invented Rules", "Other Rules" }, ask_title, "" },
  { "ru-chess-988", "officials.may-play", { "no", "yes" }, ask_playing, "" },
  { "fide-2009", "teams.reserves-max", { "2", "4" }, add_reserves, "" },
  { "ua-chess-2026", "teams.lineup-before-seconds", { "600", "900" }, hand_in_lineup, "" },
  { "ua-chess-2026", "teams.lineup-changes-after-round-1", { "no", "yes" }, ask_member_reason, "" },
  { "ru-chess-988", "withdrawal.team-removed", { "annul", "keep" }, remove_team, "" },
  { "ua-draughts-64", "appeals.formed-before-round-1", { "yes", "no" }, ask_late_committee, "" },
  { "ua-chess-2026", "appeals.final", { "yes", "no" }, contest_decision, "" },
  { "ua-draughts-64", "micro-match.counts-as-one-result", { "yes", "no" }, play_micro_matches, "swiss-ua" },
  { "ua-draughts-100", "micro-match.counts-as-one-result", { "yes", "no" }, play_micro_matches, "dutch" },
  { "ua-draughts-64", "clock.shortened-leaves-seconds-min", { "900", "600" }, shorten_clock, "" },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-desk", cases, G_N_ELEMENTS (cases));
}
