/* A key of the rules that acts or warns makes a difference: the regulation of the event says one
 * value and then another, and what is asked of the rules comes out otherwise.
 */
#include "config.h"

#include <string.h>

#include "admission-boxes.h"
#include "admission-state.h"
#include "desk-arrivals.h"
#include "desk-quotas.h"
#include "age-groups.h"
#include "appeals.h"
#include "award.h"
#include "clock-setting.h"
#include "desk-committee.h"
#include "desk-competition.h"
#include "desk-fixture.h"
#include "desk-lateness.h"
#include "desk-playoff.h"
#include "event-norms.h"
#include "game-verdicts.h"
#include "incident-ruling.h"
#include "incident-schema.h"
#include "keys-table.h"
#include "panel-norms.h"
#include "recommended-controls.h"
#include "ruleset-defaults.h"
#include "time-class.h"

/* The documents that the commission asks for. */
static char *
ask_documents (Fixture         *fixture,
               const ZhRuleset *rules,
               const char      *argument)
{
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    g_string_append_printf (text, "%s ", ((const ZhAdmissionBox *) g_ptr_array_index (boxes, i))->key);
  return g_string_free (text, FALSE);
}

/* A tournament with one seat, where one is admitted and the other, who is 10 years old, asks; of him a list tells. */
static void
make_applicants (ZhCompetition *competition)
{
  ZhTournament *tournament = zh_tournament_new ();
  ZhQuota      *quota = zh_quota_new ();
  ZhApplicant  *admitted = zh_applicant_new ();
  ZhBan        *ban = zh_ban_new ();

  competition->start = (ZhDate){ 2026, 3, 1 };
  g_ptr_array_add (competition->tournaments, tournament);
  for (int i = 1; i <= 2; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = i;
      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, i == 1 ? "First" : "Second");
      zh_person_set_string (&entry->person->given, "One");
      entry->person->birth = (ZhDate){ 2016, 1, 1 };
      g_ptr_array_add (tournament->entries, entry);
    }
  quota->seats = 1;
  g_ptr_array_add (tournament->quotas, quota);
  admitted->id = 3;
  admitted->entry_id = 1;
  admitted->state = ZH_ADMISSION_ADMITTED;
  g_ptr_array_add (tournament->applicants, admitted);
  zh_person_set_string (&ban->name, "Second One");
  ban->scope = ZH_BAN_ALL_ROLES;
  g_ptr_array_add (competition->bans, ban);
}

/* What stands in the way of the second one, whose documents are in order. */
static char *
ask_obstacle (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  ZhTournament *tournament;
  char         *obstacle;

  make_applicants (competition);
  if (strcmp (argument, "ban") != 0)
    g_ptr_array_set_size (competition->bans, 0);
  tournament = g_ptr_array_index (competition->tournaments, 0);
  for (guint i = 0; i < boxes->len; i++)
    {
      ZhEvidence *seen = zh_evidence_new ();

      seen->entry_id = 2;
      seen->state = ZH_BOX_SEEN;
      zh_person_set_string (&seen->document, ((const ZhAdmissionBox *) g_ptr_array_index (boxes, i))->key);
      g_ptr_array_add (tournament->evidence, seen);
    }
  obstacle = zh_competition_dup_obstacle_with (competition, tournament, g_ptr_array_index (tournament->entries, 1), 0, rules, ZH_ADMISSION_ADMITTED, NULL, NULL, zh_language_get_screen ());
  return obstacle != NULL ? obstacle : g_strdup ("");
}

/* The article by which entries change on the day of arrival. */
static char *
ask_arrival (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  const char *article = zh_ruleset_get_arrival_article (rules);

  return g_strdup (article != NULL ? article : "");
}

/* What is said of an official who is disqualified in any capacity. */
static char *
ask_bans (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  ZhOfficial *official = zh_official_new ();
  g_auto (GStrv) sentences = NULL;

  make_applicants (competition);
  zh_person_set_string (&official->role, "arbiter");
  zh_person_set_string (&official->name, "Second One");
  g_ptr_array_add (competition->officials, official);
  sentences = zh_competition_dup_bans_at_work (competition, g_ptr_array_index (competition->tournaments, 0), rules, zh_language_get_screen ());
  return g_strjoinv ("; ", sentences);
}

/* "incident discipline event count facts": every key of the answer. */
static char *
format_incident (const ZhRuleset *rules,
                 const char      *argument,
                 gboolean         supervised)
{
  g_auto (GStrv) parts = g_strsplit (argument, " ", 5);
  g_auto (GStrv) facts = parts[4] != NULL ? g_strsplit (parts[4], " ", -1) : NULL;
  const ZhIncidentQuestion question = { .incident = parts[0], .discipline = parts[1], .event = parts[2], .supervised = supervised, .count = (int) g_ascii_strtoll (parts[3], NULL, 10), .facts = (const char *const *) facts };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = zh_incident_ask (rules, &question, &error);
  const char *const *keys = zh_incident_get_answer_keys ();
  GString           *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_string_append (text, zh_incident_answer_get_applies (answer) ? "applies" : "does not apply");
  for (gsize i = 0; keys[i] != NULL; i++)
    if (strcmp (keys[i], "article") != 0 && zh_incident_answer_get (answer, keys[i]) != NULL)
      g_string_append_printf (text, " %s=%s", keys[i], zh_incident_answer_get (answer, keys[i]));
  return g_string_free (text, FALSE);
}

static char *
ask_incident (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  return format_incident (rules, argument, FALSE);
}

static char *
ask_supervised (Fixture         *fixture,
                const ZhRuleset *rules,
                const char      *argument)
{
  return format_incident (rules, argument, TRUE);
}

/* "setting key=value…": the setting of a tournament made with these choices. */
static char *
make_tournament (Fixture         *fixture,
                 const ZhRuleset *rules,
                 const char      *argument)
{
  static int n_made;
  g_auto (GStrv) words = g_strsplit (argument, " ", -1);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autofree char *name = g_strdup_printf ("Cup %d", n_made++);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_tournament_choices_set (choices, "name", name);
  for (char **word = words + 1; *word != NULL; word++)
    {
      g_auto (GStrv) pair = g_strsplit (*word, "=", 2);

      zh_tournament_choices_set (choices, pair[0], pair[1]);
    }
  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
  return zh_setting_dup_value (zh_setting_find (words[0]), words[0], fixture_get_tournament (fixture, id));
}

static char *
ask_lateness (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  g_auto (ZhLateness) lateness = { 0 };

  g_assert_true (zh_competition_load_lateness (zh_desk_get_snapshot (fixture->desk), &lateness, NULL));
  return g_strdup_printf ("%d %u", lateness.default_seconds, lateness.calls->len);
}

/* "birth sex": the age group at an event in November 2026. */
static char *
ask_group (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_auto (GStrv) words = g_strsplit (argument, " ", 2);
  ZhDate birth = ZH_DATE_NONE;
  ZhDate event = ZH_DATE_NONE;
  char  *group;

  g_assert_true (zh_date_parse (words[0], &birth) && zh_date_parse ("2026-05-10", &event));
  group = zh_ruleset_find_age_group (rules, birth, strcmp (words[1], "female") == 0 ? ZH_SEX_FEMALE : ZH_SEX_MALE, event);
  return group != NULL ? group : g_strdup ("none");
}

/* "base increment": the time class. */
static char *
ask_class (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  int base = 0;
  int increment = 0;

  g_assert_true (zh_time_control_parse (argument, &base, &increment));
  return g_strdup (zh_time_class_to_string (zh_ruleset_classify_control (rules, base, increment, NULL)));
}

static char *
ask_rounds (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  return zh_ruleset_format_recommended_rounds (rules, zh_language_get_screen (), NULL);
}

static ZhTimeClass
get_class (const char *argument)
{
  if (strstr (argument, "rapid") != NULL)
    return ZH_TIME_CLASS_RAPID;
  return strstr (argument, "fast") != NULL ? ZH_TIME_CLASS_BLITZ : ZH_TIME_CLASS_CLASSICAL;
}

/* The norms of one panel that is short of everything: "district", "championship", "impaired", "fast", "rapid". */
static char *
ask_panel (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  const ZhPanel panel = { .n_players = 60, .time_class = get_class (argument), .impaired = strstr (argument, "impaired") != NULL, .district = strstr (argument, "district") != NULL, .championship = strstr (argument, "championship") != NULL, .n_line = 4, .largest_load = 5 };
  g_autoptr (GArray) norms = zh_ruleset_check_panel (rules, &panel);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < norms->len; i++)
    {
      g_autofree char *line = zh_panel_norm_format (&g_array_index (norms, ZhPanelNorm, i), zh_language_get_screen ());

      g_string_append_printf (text, "%s%s|", g_array_index (norms, ZhPanelNorm, i).kept ? "kept " : "", line);
    }
  return g_string_free (text, FALSE);
}

static char *
format_faults (GArray                  *faults,
               const ZhCommitteeMember *members)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *line = zh_appeal_fault_format (&g_array_index (faults, ZhAppealFault, i), members, zh_language_get_screen ());

      g_string_append_printf (text, "%s|", line);
    }
  g_array_unref (faults);
  return g_string_free (text, FALSE);
}

/* A committee with everything that rules may mind. */
static char *
ask_committee (Fixture         *fixture,
               const ZhRuleset *rules,
               const char      *argument)
{
  static const ZhCommitteeMember members[] = {
    { .name = "Aaa One", .branch = "North", .age = 40, .is_chair = TRUE },
    { .name = "Bbb Two", .branch = "North", .age = 17, .is_arbiter = TRUE },
    { .name = "Ccc Three", .branch = "South", .age = 50, .is_interested = TRUE },
    { .name = "Ddd Four", .branch = "South", .age = 50 },
    { .name = "Eee Five", .branch = "West", .age = 50, .is_reserve = TRUE },
  };

  return format_faults (zh_ruleset_check_committee (rules, members, G_N_ELEMENTS (members)), members);
}

/* Whether the doctor of the event may sit in its committee. */
static char *
seat_doctor (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  static const char *const offices[] = { "doctor", "committee-chair" };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) sentences = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (offices) && zh_competition_find_official (zh_desk_get_snapshot (fixture->desk), offices[i]) == NULL; i++)
    {
      ZhOfficial official = { .role = (char *) offices[i], .name = "Aaa One", .category = "", .federation = "", .title = "", .fide_id = "" };

      fixture_check (fixture, zh_desk_set_official (fixture->desk, &official, &error), error);
    }
  sentences = zh_competition_dup_committee_faults (zh_desk_get_snapshot (fixture->desk), NULL, zh_language_get_screen (), &error);
  g_assert_no_error (error);
  return g_strjoinv ("|", sentences);
}

static char *
ask_pause (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  return zh_ruleset_format_pause (rules, zh_language_get_screen ());
}

/* "sport": the controls that are recommended for it. */
static char *
ask_controls (Fixture         *fixture,
              const ZhRuleset *rules,
              const char      *argument)
{
  ZhSport sport = ZH_SPORT_CHESS;
  g_autoptr (GPtrArray) list = NULL;
  GString *text = g_string_new (NULL);

  g_assert_true (zh_sport_from_string (argument, &sport));
  list = zh_ruleset_list_controls (rules, sport, zh_language_get_screen ());
  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (text, "%s|", ((const ZhRecommendedControl *) g_ptr_array_index (list, i))->words);
  return g_string_free (text, FALSE);
}

/* The pairs of the second and the third round where everybody meets twice: "1-2 3-4". */
static char *
pair_two_cycles (Fixture         *fixture,
                 const ZhRuleset *rules,
                 const char      *argument)
{
  static int n_made;
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  g_autofree char *name = g_strdup_printf ("Two cycles %d", n_made++);
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (NULL);
  gint64   id = 0;

  zh_tournament_choices_set (choices, "name", name);
  zh_tournament_choices_set (choices, "system", "round-robin");
  zh_tournament_choices_set (choices, "cycles", "2");
  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  for (int round = 1; round <= 3; round++)
    {
      const ZhTournament *tournament;
      const ZhPairing    *pairing;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      tournament = fixture_get_tournament (fixture, id);
      pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, round), 1);
      g_string_append_printf (text, "%d-%d ", zh_tournament_find_entry (tournament, pairing->entry[0])->start_number,
                              zh_tournament_find_entry (tournament, pairing->entry[1])->start_number);
    }
  return g_string_free (text, FALSE);
}

static char *
ask_protest (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  const ZhProtestForm form = { .is_team_event = TRUE, .seconds_after = 5000 };

  return format_faults (zh_ruleset_check_protest (rules, &form), NULL);
}

static char *
ask_distant_protest (Fixture         *fixture,
                     const ZhRuleset *rules,
                     const char      *argument)
{
  const ZhProtestForm form = { .is_written = TRUE, .by_correspondence = TRUE, .seconds_after = 86400 * 12 };

  return format_faults (zh_ruleset_check_protest (rules, &form), NULL);
}

/* "games period[,period]" in minutes. */
static char *
ask_dial (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  int       periods[2] = { 0 };
  int       n_games = argument[0] - '0';
  gsize     n = argument[1] == '+' ? 2 : 1;
  GArray   *rows;
  GString  *text = g_string_new (NULL);
  const int lengths[] = { 2700, 900 };

  memcpy (periods, lengths, sizeof periods);
  rows = zh_ruleset_set_dial (rules, n_games, periods, n, NULL);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    g_string_append_printf (text, "%d-%d ", g_array_index (rows, ZhDialPeriod, i).start_minute, g_array_index (rows, ZhDialPeriod, i).control_minute);
  g_clear_pointer (&rows, g_array_unref);
  return g_string_free (text, FALSE);
}

/* Points of the two, in tenths: "15:0". */
static char *
ask_award (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_auto (GStrv) points = g_strsplit (argument, ":", 2);

  return g_strdup_printf ("%d", zh_ruleset_check_award (rules, (ZhPoints) g_ascii_strtoll (points[0], NULL, 10),
                                                        (ZhPoints) g_ascii_strtoll (points[1], NULL, 10), NULL));
}

/* "played/of all": what becomes of the results of who leaves a round robin. */
static char *
ask_leaving (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_auto (GStrv) games = g_strsplit (argument, "/", 2);

  return g_strdup (zh_withdrawal_to_string (zh_ruleset_get_withdrawal (rules, (int) g_ascii_strtoll (games[0], NULL, 10),
                                                                       (int) g_ascii_strtoll (games[1], NULL, 10), NULL)));
}

/* "variant|FEN|moves": everything that is said of the last position. */
static char *
ask_game (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  g_auto (GStrv) parts = g_strsplit (argument, "|", 3);
  g_auto (GStrv) moves = g_strsplit (parts[2], " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameLine) line = zh_game_line_new (parts[0][0] == 'c' ? ZH_GAME_CHESS : ZH_GAME_RUSSIAN, *parts[1] != '\0' ? parts[1] : NULL, &error);
  g_autoptr (GPtrArray) verdicts = NULL;
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (char **move = moves; *move != NULL && **move != '\0'; move++)
    g_assert_true (zh_game_line_play_text (line, *move, ZH_LETTERS_ENGLISH, NULL, &error));
  verdicts = zh_game_verdicts_new (line, zh_game_line_get_n_plies (line), rules, "classical", zh_language_get_screen ());
  for (guint i = 0; i < verdicts->len; i++)
    g_string_append_printf (text, "%s|", ((const ZhGameVerdict *) g_ptr_array_index (verdicts, i))->text);
  return g_string_free (text, FALSE);
}

static char *
ask_other_order (Fixture         *fixture,
                 const ZhRuleset *rules,
                 const char      *argument)
{
  ZhSystem    system = ZH_SYSTEM_DUTCH;
  const char *key = "";
  g_auto (GStrv) codes = NULL;

  g_assert_true (zh_system_from_string (argument, &system));
  codes = zh_ruleset_dup_other_tie_breaks (rules, system, FALSE, &key);
  g_assert_nonnull (codes);
  return g_strjoinv (",", codes);
}

/* An increment goes with a time. */
static char *
make_timed_tournament (Fixture         *fixture,
                       const ZhRuleset *rules,
                       const char      *argument)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_override (fixture->desk, "control.base-seconds", "1800", &error), error);
  return make_tournament (fixture, rules, "time-control system=dutch");
}

/* Two who share the first place after a drawn game play on. */
static char *
start_playoff (Fixture         *fixture,
               const ZhRuleset *rules,
               const char      *argument)
{
  static int       n_started;
  g_autofree char *name = g_strdup_printf ("Final %d", n_started++);
  g_autoptr (GError) error = NULL;
  gint64              id = fixture_add_tournament (fixture, name, "round-robin", 2);
  gint64              stage = 0;
  const ZhTournament *started;
  ZhResult            draw;

  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error), error);
  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, id, 31, &stage, &error), error);
  started = fixture_get_tournament (fixture, stage);
  return g_strdup_printf ("%d games of %s", started->games_per_pairing, started->time_control);
}

static const KeyCase cases[] = {
  { "ru-chess-988", "scoring.win", { "1", "2" }, make_tournament, "win system=dutch" },
  { "ru-chess-988", "scoring.draw", { "0.5", "0.4" }, make_tournament, "draw system=dutch" },
  { "ru-chess-988", "scoring.loss", { "0", "0.1" }, make_tournament, "loss system=dutch" },
  { "ru-chess-988", "scoring.forfeit-win", { "1", "0.5" }, make_tournament, "forfeit-win system=dutch" },
  { "ru-chess-988", "scoring.forfeit-loss", { "0", "0.1" }, make_tournament, "forfeit-loss system=dutch" },
  { "ru-chess-988", "scoring.bye", { "1", "0.5" }, make_tournament, "allocated-bye system=dutch" },
  { "ru-chess-988", "match-scoring.win", { "2", "3" }, make_tournament, "match-win system=dutch boards=4" },
  { "ru-chess-988", "match-scoring.draw", { "1", "0.5" }, make_tournament, "match-draw system=dutch boards=4" },
  { "ru-chess-988", "match-scoring.loss", { "0", "0.1" }, make_tournament, "match-loss system=dutch boards=4" },
  { "ru-chess-988", "scoring.total-limited", { "yes", "no" }, ask_award, "10:5" },
  { "ru-chess-988", "scoring.ordinary-scores-only", { "yes", "no" }, ask_award, "2:3" },
  { "ru-chess-988", "time-classes.formula-moves", { "60", "40" }, ask_class, "2900+15" },
  { "ru-chess-988", "time-classes.blitz-limit", { "600", "800" }, ask_class, "700" },
  { "ru-chess-988", "time-classes.blitz-limit-included", { "yes", "no" }, ask_class, "600" },
  { "ru-chess-988", "time-classes.rapid-limit", { "3600", "4000" }, ask_class, "3700" },
  { "ru-chess-988", "time-classes.rapid-limit-included", { "yes", "no" }, ask_class, "3600" },
  { "ua-chess-2026", "age-groups.reference", { "year-end", "year-start" }, ask_group, "2017-06-01 male" },
  { "ua-chess-2026", "age-group.young-hopes.up-to", { "8", "9" }, ask_group, "2017-06-01 male" },
  { "ru-chess-988", "age-group.under-9.under", { "9", "10" }, ask_group, "2017-06-01 male" },
  { "ua-draughts-64", "age-group.veteran-women-45.from", { "45", "44" }, ask_group, "1982-01-01 female" },
  { "ua-draughts-64", "age-group.veteran-women-45.sex", { "female", "male" }, ask_group, "1981-01-01 female" },
  { "ru-chess-988", "withdrawal.threshold-percent", { "50", "80" }, ask_leaving, "6/10" },
  { "ru-chess-988", "withdrawal.threshold-included", { "yes", "no" }, ask_leaving, "5/10" },
  { "ru-chess-988", "withdrawal.round-robin-below", { "annul", "count" }, ask_leaving, "1/10" },
  { "ru-chess-988", "withdrawal.round-robin-reached", { "annul", "count" }, ask_leaving, "9/10" },
  { "ru-chess-988", "withdrawal.swiss", { "keep", "annul" }, make_tournament, "withdrawal-swiss system=dutch" },
  { "ru-chess-988", "withdrawal.expelled-place", { "keep", "none" }, make_tournament, "expelled-place system=dutch" },
  { "ru-chess-988", "tie-breaks.round-robin", { "SB", "WIN" }, make_tournament, "tiebreaks system=round-robin" },
  { "ru-chess-988", "tie-breaks.swiss", { "BH", "WIN" }, make_tournament, "tiebreaks system=dutch" },
  { "ru-chess-988", "tie-breaks.team", { "BH", "WIN" }, make_tournament, "tiebreaks system=dutch boards=4" },
  { "ua-chess-2026", "tie-breaks.team-round-robin", { "SB", "WIN" }, make_tournament, "tiebreaks system=round-robin boards=4" },
  { "ua-chess-2026", "tie-breaks.team-swiss", { "BH", "WIN" }, make_tournament, "tiebreaks system=dutch boards=4" },
  { "ru-chess-988", "tie-breaks.shared-places", { "range", "better" }, make_tournament, "shared-places system=dutch" },
  { "ua-draughts-64", "tie-breaks.round-robin-shmulyan", { "UD-SHM", "UD-WIN" }, ask_other_order, "round-robin" },
  { "ru-chess-988", "tie-breaks.swiss-similar-ratings", { "BH", "WIN" }, ask_other_order, "dutch" },
  { "ru-chess-988", "play-off.base-seconds", { "180", "300" }, start_playoff, "" },
  { "ru-chess-988", "play-off.increment-seconds", { "2", "3" }, start_playoff, "" },
  { "ru-chess-988", "play-off.games-of-two", { "2", "4" }, start_playoff, "" },
  { "ua-draughts-64", "recommended-controls.blitz-electronic", { "3+2s", "5+1s" }, start_playoff, "" },
  { "ru-chess-988", "teams.boards", { "4", "6" }, make_tournament, "boards system=dutch" },
  { "ru-chess-988", "teams.board-colours", { "alternate", "same" }, make_tournament, "board-colours system=dutch boards=3" },
  { "ru-chess-988", "lots.swap-last-two-of-first-cycle", { "yes", "no" }, pair_two_cycles, "" },
  { "ua-draughts-64", "recommended-controls.classical-mechanical", { "45/25+15-30", "60/35+15" }, ask_controls, "draughts-russian" },
  { "ua-draughts-64", "recommended-controls.classical-electronic", { "45+15-30s", "60+20s" }, ask_controls, "draughts-brazilian" },
  { "ua-draughts-64", "recommended-controls.checkers-mechanical", { "60/30+60/30", "60" }, ask_controls, "checkers" },
  { "ua-draughts-64", "recommended-controls.checkers-electronic", { "60+60s>30", "60+60s" }, ask_controls, "checkers" },
  { "ua-draughts-64", "recommended-controls.rapid-mechanical", { "10-30", "15" }, ask_controls, "checkers" },
  { "ua-draughts-64", "recommended-controls.rapid-electronic", { "10-20+10-20s", "15+10s" }, ask_controls, "checkers" },
  { "ua-draughts-64", "recommended-controls.blitz-mechanical", { "3-5", "5" }, ask_controls, "checkers" },
  { "ua-draughts-100", "recommended-controls.blitz-electronic", { "5+3-5s", "5" }, ask_controls, "draughts-100" },
  { "fide-2023", "control.base-seconds", { "1800", "600" }, make_tournament, "time-control system=dutch" },
  { "fide-2023", "control.increment-seconds", { "0", "5" }, make_timed_tournament, "" },
  { "ru-chess-988", "lateness.default-seconds", { "0", "900" }, ask_lateness, "" },
  { "ru-chess-988", "lateness.calls-seconds", { "300,60", "60" }, ask_lateness, "" },
  { "ru-chess-988", "illegal-move.added-classical", { "120", "60" }, ask_incident, "illegal-move classical individual 1" },
  { "ru-chess-988", "illegal-move.added-rapid", { "120", "60" }, ask_incident, "illegal-move rapid individual 1" },
  { "ru-chess-988", "illegal-move.added-blitz", { "120", "60" }, ask_incident, "illegal-move blitz individual 1" },
  { "ru-chess-988", "illegal-move.loses-at", { "2", "3" }, ask_incident, "illegal-move classical individual 2" },
  { "ru-chess-988", "claims.wrong-claim-classical", { "120", "60" }, ask_incident, "claim-draw-wrong classical individual 1" },
  { "ru-chess-988", "claims.wrong-claim-rapid", { "120", "60" }, ask_incident, "claim-draw-wrong rapid individual 1" },
  { "ru-chess-988", "claims.wrong-claim-blitz", { "120", "60" }, ask_incident, "claim-draw-wrong blitz individual 1" },
  { "ru-chess-988", "draw-offers.minimum-moves", { "1", "30" }, ask_incident, "draw-before-limit classical individual 1 both-made-one-move" },
  { "ua-draughts-64", "illegal-move.may-lose-at", { "3", "2" }, ask_incident, "dr-two-moves blitz individual 2" },
  { "fide-2009", "illegal-move.claim-wins-blitz", { "yes", "no" }, ask_incident, "illegal-move blitz individual 1 opponent-complained" },
  { "ua-chess-2026", "teams.missing-lineup-fixed", { "main", "previous" }, ask_incident, "team-lineup-late classical team 1 fixed-boards" },
  { "ua-chess-2026", "teams.missing-lineup-variable", { "main", "previous" }, ask_incident, "team-lineup-late classical team 1" },
  { "ru-chess-988", "correspondence.channel", { "post", "email" }, ask_incident, "cor-illegal-move correspondence individual 2" },
  { "ua-draughts-64", "correspondence.penalty-days", { "3", "4" }, ask_incident, "cor-illegal-move correspondence individual 1" },
  { "ru-chess-988", "recording.required-in-rapid", { "no", "yes" }, ask_incident, "not-recording rapid individual 1" },
  { "ua-chess-2026", "impairments.recorder-allowed", { "yes", "no" }, ask_incident, "recorder-used classical individual 1" },
  { "ua-draughts-64", "impairments.recorder-allowed", { "yes", "no" }, ask_incident, "recorder-used classical individual 1" },
  { "ru-chess-988", "quickplay-finish.in-blitz", { "no", "yes" }, ask_incident, "qpf-draw-claim blitz individual 1 announced-beforehand" },
  { "fide-2009", "quickplay-finish.in-blitz", { "no", "yes" }, ask_incident, "qpf-no-arbiter blitz individual 1" },
  { "ru-chess-988", "quickplay-finish.announced-only", { "no", "yes" }, ask_incident, "qpf-draw-claim rapid individual 1" },
  { "ru-chess-988", "quickplay-finish.claim-added-seconds", { "120", "60" }, ask_incident, "qpf-draw-claim rapid individual 1 announced-beforehand" },
  { "ru-chess-988", "quickplay-finish.request-added-seconds", { "120", "60" }, ask_incident, "increment-request-qpf rapid individual 1 announced-beforehand" },
  { "ru-chess-988", "quickplay-finish.claim-below-seconds", { "120", "60" }, ask_incident, "qpf-draw-claim rapid individual 1 announced-beforehand time-left-seconds:60" },
  { "ru-chess-988", "quickplay-finish.increment-seconds", { "5", "10" }, ask_incident, "increment-request-qpf rapid individual 1 announced-beforehand" },
  { "ru-chess-988", "claims.repetitions", { "3", "2" }, ask_game, "chess||Nf3 Nf6 Ng1 Ng8" },
  { "ru-chess-988", "claims.moves", { "50", "40" }, ask_game, "chess|k7/8/8/8/8/8/8/KR6 w - - 80 90|" },
  { "ru-chess-988", "claims.automatic-repetitions", { "5", "2" }, ask_game, "chess||Nf3 Nf6 Ng1 Ng8" },
  { "ru-chess-988", "claims.automatic-moves", { "75", "60" }, ask_game, "chess|k7/8/8/8/8/8/8/KR6 w - - 119 90|Rb2" },
  { "ua-draughts-64", "claims.repetitions", { "3", "2" }, ask_game, "russian|W:WK32,21:BK1,12|g1-f2 b8-a7 f2-g1 a7-b8" },
  { "ru-chess-988", "irregularities.colours-moves", { "10", "5" }, ask_incident, "colours-reversed classical individual 1 both-completed-moves:5" },
  { "ru-chess-988", "irregularities.setup-moves", { "10", "5" }, ask_incident, "wrong-initial-position blitz individual 1 both-completed-moves:5" },
  { "ua-draughts-64", "irregularities.setup-moves", { "1", "2" }, ask_incident, "wrong-setup-or-colour-dr classical individual 1 both-made-one-move" },
  { "ru-chess-988", "lateness.default-seconds", { "0", "900" }, ask_incident, "both-absent-start classical individual 1" },
  { "ua-draughts-64", "lateness.both-late", { "white-loses-time", "split-equally" }, ask_incident, "both-absent-start classical individual 1" },
  { "ru-chess-988", "recording.exempt-below-seconds", { "300", "240" }, ask_incident, "not-recording classical individual 1" },
  { "ru-chess-988", "recording.exempt-increment-below-seconds", { "30", "20" }, ask_incident, "not-recording classical individual 1 increment-seconds:20" },
  { "ua-draughts-64", "recording.gap-moves-max", { "2", "4" }, ask_incident, "gap-or-illegible-dr classical individual 1 missing-moves:4" },
  { "ua-draughts-64", "time-trouble.below-seconds", { "300", "240" }, ask_incident, "time-trouble-dr classical individual 1 time-left-seconds:240" },
  { "ua-draughts-64", "time-trouble.moves-per-minute-above", { "2", "3" }, ask_incident, "time-trouble-dr classical individual 1 moves-a-minute:3" },
  { "ua-draughts-64", "time-trouble.with-increment", { "no", "yes" }, ask_incident, "time-trouble-dr classical individual 1 increment-seconds:1" },
  { "fide-2009", "adjournment.default-seconds", { "3600", "1800" }, ask_incident, "adjournment-late classical individual 1 late-seconds:1800" },
  { "fide-2023", "claims.sheet-requests", { "5", "3" }, ask_supervised, "sheet-requests-over-five rapid individual 1 sheet-requests:3" },
  { "ru-chess-988", "draw-offers.minimum-moves", { "30", "20" }, ask_incident, "draw-before-limit classical individual 1 both-completed-moves:30" },
  { "ru-chess-988", "online.not-applied", { "7.3", "4" }, ask_incident, "colours-reversed online individual 1" },
  { "ru-chess-988", "ladder.L129.steps", { "warning", "remark" }, ask_incident, "not-recording classical individual 1" },
  { "ru-chess-988", "clock.first-control-hour", { "6", "7" }, ask_dial, "1" },
  { "ua-draughts-64", "clock.single-game-control-hour", { "6", "3" }, ask_dial, "1" },
  { "ua-draughts-64", "clock.single-combined-control-hours", { "5,6", "6,9" }, ask_dial, "1+" },
  { "ua-draughts-64", "clock.micro-match-control-hours", { "3,6", "6,9" }, ask_dial, "2" },
  { "ua-draughts-64", "clock.micro-match-combined-control-hours", { "2,3,5,6", "5,6,8,9" }, ask_dial, "2+" },
  { "ua-chess-2026", "swiss.small-up-to-players", { "30", "20" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.small-rounds-min", { "7", "6" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.small-rounds-max", { "9", "10" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.medium-up-to-players", { "70", "60" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.medium-rounds-min", { "7", "8" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.medium-rounds-max", { "11", "12" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.large-rounds-min", { "9", "8" }, ask_rounds, "" },
  { "ua-chess-2026", "swiss.large-rounds-max", { "13", "14" }, ask_rounds, "" },
  { "ua-chess-2026", "officials.pairs-per-arbiter-min", { "2", "1" }, ask_panel, "" },
  { "ua-chess-2026", "officials.district-pairs-per-arbiter-min", { "3", "1" }, ask_panel, "" },
  { "ua-chess-2026", "officials.district-pairs-per-arbiter-max", { "4", "5" }, ask_panel, "" },
  { "ua-chess-2026", "officials.doctor-has-deputy-rights", { "yes", "no" }, ask_panel, "" },
  { "ua-chess-2026", "officials.doctor-has-deputy-rights", { "yes", "no" }, seat_doctor, "" },
  { "ua-draughts-64", "micro-match.pause-seconds-min", { "300", "240" }, ask_pause, "" },
  { "ua-draughts-64", "micro-match.pause-seconds-max", { "600", "900" }, ask_pause, "" },
  { "ru-chess-988", "supervision.rapid-games-per-arbiter", { "3", "2" }, ask_panel, "rapid" },
  { "ru-chess-988", "supervision.blitz-games-per-arbiter", { "1", "2" }, ask_panel, "fast" },
  { "ru-chess-988", "supervision.recorded-by-arbiter", { "yes", "no" }, ask_panel, "rapid" },
  { "ua-chess-2026", "officials.pairs-per-arbiter-max", { "3", "5" }, ask_panel, "" },
  { "ua-chess-2026", "officials.district-pairs-per-arbiter-max", { "5", "3" }, ask_panel, "district" },
  { "ua-chess-2026", "officials.fast-pairs-per-arbiter", { "4", "2" }, ask_panel, "fast" },
  { "ua-chess-2026", "officials.impaired-pairs-per-arbiter", { "2", "1" }, ask_panel, "impaired" },
  { "ua-chess-2026", "officials.interpreters-recommended", { "yes", "no" }, ask_panel, "impaired" },
  { "ru-chess-988", "officials.participants-per-arbiter", { "10", "20" }, ask_panel, "" },
  { "ru-chess-988", "officials.championship-participants-per-arbiter", { "10", "20" }, ask_panel, "championship" },
  { "ua-chess-2026", "officials.senior-above-arbiters", { "5", "3" }, ask_panel, "" },
  { "ua-chess-2026", "officials.load-pairs-max", { "5", "3" }, ask_panel, "" },
  { "ua-chess-2026", "appeals.committee-members", { "3", "5" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.committee-reserves-min", { "1", "2" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.arbiters-excluded", { "yes", "no" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.conflict-replaced-by-reserve", { "yes", "no" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.different-branches", { "yes", "no" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.odd-vote", { "yes", "no" }, ask_committee, "" },
  { "ua-chess-2026", "appeals.age-min", { "16", "18" }, ask_committee, "" },
  { "ua-chess-2026", "admission.entry-original", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "admission.sender", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "admission.technical", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "admission.medical", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "admission.standard", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "admission.class", { "yes", "no" }, ask_documents, "" },
  { "ru-chess-988", "admission.quota", { "yes", "no" }, ask_obstacle, "quota" },
  { "ru-chess-988", "admission.arrival-changes", { "yes", "no" }, ask_arrival, "" },
  { "ru-chess-988", "admission.banned", { "yes", "no" }, ask_obstacle, "ban" },
  { "ua-draughts-64", "admission.banned", { "yes", "no" }, ask_obstacle, "ban" },
  { "ua-draughts-100", "admission.banned", { "yes", "no" }, ask_obstacle, "ban" },
  { "ru-chess-988", "admission.banned-any-role", { "yes", "no" }, ask_bans, "" },
  { "ru-chess-988", "admission.age-min", { "0", "99" }, ask_obstacle, "age" },
  { "ru-chess-988", "admission.identity", { "yes", "no" }, ask_documents, "" },
  { "ru-chess-988", "admission.health-policy", { "yes", "no" }, ask_documents, "" },
  { "ru-chess-988", "admission.accident-policy", { "yes", "no" }, ask_documents, "" },
  { "ru-chess-988", "admission.fee", { "yes", "no" }, ask_documents, "" },
  { "ua-chess-2026", "appeals.written", { "yes", "no" }, ask_protest, "" },
  { "ua-chess-2026", "appeals.captain-only-in-teams", { "yes", "no" }, ask_protest, "" },
  { "ua-chess-2026", "appeals.deadline-seconds", { "3600", "7200" }, ask_protest, "" },
  { "ru-chess-988", "correspondence.appeal-days", { "14", "10" }, ask_distant_protest, "" },
  { "ua-draughts-64", "correspondence.appeal-days", { "10", "14" }, ask_distant_protest, "" },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act", cases, G_N_ELEMENTS (cases));
}
