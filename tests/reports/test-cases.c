/* Incidents, sanctions and protests on paper: what a commission reads. */
#include "config.h"

#include <string.h>

#include "case-cells.h"
#include "decision-words.h"
#include "report-formats.h"
#include "report-sample.h"

static ZhProtestPerson *
make_person (ZhProtestPart part,
             const char   *name,
             const char   *note)
{
  ZhProtestPerson *person = zh_protest_person_new ();

  person->part = part;
  zh_person_set_string (&person->name, name);
  zh_person_set_string (&person->note, note);
  return person;
}

static void
add_incident (ZhCompetition *competition,
              gint64         id,
              int            entry,
              const char    *incident,
              const char    *decided,
              const char    *articles)
{
  ZhIncidentRecord *record = zh_incident_record_new ();
  ZhTournament     *tournament = sample_get_tournament (competition);

  record->id = id;
  record->tournament_id = tournament->id;
  record->entry_id = ((const ZhEntry *) g_ptr_array_index (tournament->entries, (guint) entry))->id;
  record->round = 1;
  record->board = 2;
  record->game = 1;
  zh_person_set_string (&record->incident, incident);
  g_assert_true (zh_ruled_result_from_string (decided, &record->decided));
  zh_person_set_string (&record->articles, articles);
  g_ptr_array_add (competition->incidents, record);
}

/* A phone rang, and the ruling was annulled; an illegal move cost a warning; another phone stands. */
static ZhCompetition *
make_competition (void)
{
  ZhCompetition *competition = sample_new (SAMPLE_SWISS, 6, 1, 0);
  ZhTournament  *tournament = sample_get_tournament (competition);
  ZhProtest     *protest = zh_protest_new ();

  add_incident (competition, 9001, 0, "device-sound", "loss", "IV.9.3.12");
  add_incident (competition, 9002, 0, "illegal-move", "none", "7.5.5;12.9");
  ((ZhIncidentRecord *) g_ptr_array_index (competition->incidents, 1))->sanction = ZH_SANCTION_WARNING;
  add_incident (competition, 9003, 1, "device-sound", "loss", "IV.9.3.12");
  add_incident (competition, 9004, 2, "late-within-default", "loss", "6.7.1");
  protest->id = 9005;
  protest->number = 7;
  protest->tournament_id = tournament->id;
  protest->entry_id = ((const ZhIncidentRecord *) g_ptr_array_index (competition->incidents, 0))->entry_id;
  protest->incident_id = 9001;
  protest->round = 1;
  protest->board = 2;
  protest->votes_for = 2;
  protest->votes_against = 1;
  zh_person_set_string (&protest->by, "Captain Somebody");
  zh_person_set_string (&protest->hearing_place, "Small hall");
  protest->subject = ZH_PROTEST_SUBJECT_RULING;
  zh_person_set_string (&protest->facts, "It was not his phone");
  protest->forum = ZH_PROTEST_FORUM_COMMITTEE;
  protest->decision = ZH_PROTEST_DECISION_UPHELD;
  zh_person_set_string (&protest->reason, "A spectator's");
  protest->effect = ZH_PROTEST_EFFECT_ANNULLED;
  zh_person_set_string (&protest->result_before, "0-1");
  zh_person_set_string (&protest->result_after, "clear");
  g_ptr_array_add (protest->people, make_person (ZH_PROTEST_PART_CHAIR, "Zoloto Anna", ""));
  g_ptr_array_add (protest->people, make_person (ZH_PROTEST_PART_MEMBER, "Yavir Bohdan", ""));
  g_ptr_array_add (protest->people, make_person (ZH_PROTEST_PART_EXCLUDED, "Verba Clara", "coach"));
  g_ptr_array_add (competition->protests, protest);
  return competition;
}

static char *
make_text (const char *id)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, id, 0, "en");

  return zh_report_make_text (document);
}

/* Whether a line of the text has all these words. */
static gboolean
has_line (const char *text,
          const char *first,
          const char *second)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (strstr (*line, first) != NULL && strstr (*line, second) != NULL)
      return TRUE;
  return FALSE;
}

/* What is told of a case is when it happened, not when somebody typed it; where nobody noted it,
 * the paper says that it is the hour of the entry. */
static void
test_moment (void)
{
  static const char *const ids[] = { "incidents", "sanctions", "decisions", "arbiter-report", "final-protocol", "protests" };
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhIncidentRecord *noted = g_ptr_array_index (competition->incidents, 1);
  ZhIncidentRecord *typed = g_ptr_array_index (competition->incidents, 2);
  ZhProtest        *protest = g_ptr_array_index (competition->protests, 0);
  g_autoptr (GDateTime) entered = g_date_time_new_local (2026, 3, 2, 18, 45, 0);

  noted->entry_id = zh_round_find_pairing (zh_tournament_find_round (sample_get_tournament (competition), 1), 2)->entry[0];
  noted->time = typed->time = g_date_time_to_unix (entered);
  zh_person_set_string (&noted->happened, "2026-03-02T11:20");
  noted->move = 23;
  noted->clock[0] = 2470;
  noted->clock[1] = 720;
  noted->opponent_time = 120;
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (ZhReportDocument) document = NULL;
      g_autofree char *text = NULL;
      g_autofree char *csv = NULL;

      /* The protest is against the other ruling, whose sanction it took away. */
      protest->incident_id = g_str_equal (ids[i], "protests") ? noted->id : 9001;
      document = sample_build (competition, ids[i], 0, "en");
      text = zh_report_make_text (document);
      csv = zh_report_make_csv (document);
      g_test_message ("%s", ids[i]);
      g_assert_nonnull (strstr (text, "11:20"));
      g_assert_nonnull (strstr (csv, "11:20"));
      g_assert_nonnull (strstr (csv, "23"));
      g_assert_nonnull (strstr (csv, "White 41:10, Black 12:00\302\240→\302\24014:00"));
      if (g_str_equal (ids[i], "incidents"))
        g_assert_true (has_line (csv, "Phone rings", "entered 02/03/2026 18:45"));
      g_assert_false (has_line (csv, "Illegal move", "18:45"));
    }
}

static void
test_incidents (void)
{
  g_autofree char *text = make_text ("incidents");

  g_assert_true (has_line (text, "Phone rings", "Annulled in case no. 7"));
  g_assert_true (has_line (text, "Illegal move", "warning"));
  g_assert_nonnull (strstr (text, "By player"));
  g_assert_nonnull (strstr (text, "By article"));
  g_assert_true (has_line (text, "IV.9.3.12", "2"));
  g_assert_true (has_line (text, "12.9", "1"));
}

/* In force: not what was annulled, and no game lost by coming late. */
static void
test_sanctions (void)
{
  g_autofree char *text = make_text ("sanctions");
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, "sanctions", 0, "en");
  const ZhReportBlock *block = g_ptr_array_index (document->blocks, 0);

  g_assert_cmpuint (block->table->rows->len, ==, 2);
  g_assert_nonnull (strstr (text, "warning"));
  g_assert_nonnull (strstr (text, "loss of the game"));
  g_assert_null (strstr (text, "6.7.1"));
}

/* The case from protest to decision; those who sat sign, who was replaced does not. */
static void
test_protocol (void)
{
  g_autofree char *text = make_text ("protests");
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) document = sample_build (competition, "protests", 0, "en");
  int n_signatures = 0;

  g_assert_nonnull (strstr (text, "Case no. 7"));
  g_assert_true (has_line (text, "Handed in by", "Captain Somebody"));
  g_assert_true (has_line (text, "Against", "Phone rings [IV.9.3.12]"));
  g_assert_true (has_line (text, "Vote", "votes: 2 for, 1 against"));
  g_assert_true (has_line (text, "Replaced", "Verba Clara (coach)"));
  g_assert_true (has_line (text, "Place of the hearing", "Small hall"));
  g_assert_true (has_line (text, "Result", "0 – 1 → ·"));
  g_assert_true (has_line (text, "What followed", "Ruling annulled"));
  for (guint i = 0; i < document->blocks->len; i++)
    n_signatures += ((const ZhReportBlock *) g_ptr_array_index (document->blocks, i))->kind == ZH_BLOCK_SIGNATURE;
  g_assert_cmpint (n_signatures, ==, 2);
}

/* What order 988 asks to be told, in its order: who with the patronymic, of which delegation, when and where, before
 * whom, and the decision. What was annulled is told to nobody. */
static void
test_notices (void)
{
  static const char *const labels[] = { "Offender", "Part", "Delegation", "Time", "Place", "Breach", "Articles", "Facts", "Witnesses", "Decision", "Decided by", "Explanation of the offender", "Sent", "How" };
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, 1);
  ZhTournament     *tournament = sample_get_tournament (competition);
  const ZhEntry    *entry = zh_tournament_find_entry (tournament, record->entry_id);
  g_autoptr (ZhReportDocument) document = NULL;
  g_autofree char *text = NULL;
  const char      *from;

  zh_person_set_string (&entry->person->patronymic, "Middle");
  zh_person_set_string (&entry->person->region, "Far Region");
  zh_person_set_string (&record->happened, "2026-03-02T11:20");
  zh_person_set_string (&record->witnesses, "Zoloto Anna");
  g_hash_table_insert (tournament->options, g_strdup ("duty-notice-9002"), g_strdup ("done=2026-03-02\nnote=by e-mail"));
  document = sample_build (competition, "notices", 0, "en");
  text = zh_report_make_text (document);
  from = text;
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      from = strstr (from, labels[i]);
      g_assert_nonnull (from);
    }
  g_assert_true (has_line (text, "Offender", "Middle"));
  g_assert_true (has_line (text, "Delegation", "Far Region"));
  g_assert_true (has_line (text, "Time", "11:20"));
  g_assert_true (has_line (text, "Witnesses", "Zoloto Anna"));
  g_assert_true (has_line (text, "Sent", "2 March 2026"));
  g_assert_nonnull (strstr (text, "patronymic not stated"));
  g_assert_null (strstr (text, "Notice of a breach No. 1"));
  g_assert_nonnull (strstr (text, "Notice of a breach No. 2"));
  g_assert_nonnull (strstr (text, "Notice of a breach No. 3"));
}

/* The paper that is handed to him names the one concerned whole, as the notice does. */
static void
test_decision_names_whole (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, 1);
  const ZhEntry    *entry = zh_tournament_find_entry (sample_get_tournament (competition), record->entry_id);
  g_autoptr (ZhReportDocument) document = NULL;
  g_autofree char *text = NULL;

  zh_person_set_string (&entry->person->patronymic, "Middle");
  zh_person_set_string (&entry->person->region, "Far Region");
  zh_person_set_string (&record->reason, "Twice told");
  document = sample_build (competition, "decisions", 0, "en");
  text = zh_report_make_text (document);
  g_assert_true (has_line (text, "Concerns", "Middle"));
  g_assert_true (has_line (text, "Delegation", "Far Region"));
}

/* The panel as a whole signs for a removal and for what it decides itself, and for nothing less. */
static void
test_panel_act (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhReportDocument) none = sample_build (competition, "panel-acts", 0, "en");
  g_autoptr (ZhReportDocument) document = NULL;
  g_autofree char *text = NULL;

  g_assert_true (zh_report_document_is_empty (none));
  ((ZhIncidentRecord *) g_ptr_array_index (competition->incidents, 2))->sanction = ZH_SANCTION_REMOVAL;
  document = sample_build (competition, "panel-acts", 0, "en");
  text = zh_report_make_text (document);
  g_assert_false (zh_report_document_is_empty (document));
  g_assert_nonnull (strstr (text, "Decision of the panel of arbiters No. 3"));
  g_assert_true (has_line (text, "Votes for", "against"));
  g_assert_nonnull (strstr (text, "Chief arbiter"));
  g_assert_nonnull (strstr (text, "The entry fee is not returned"));
}

/* A game that it declares lost is its act too (order 988, I.6.7), and the article of the fee is there (I.6.8). */
static void
test_panel_loss (void)
{
  g_autoptr (ZhCompetition) competition = make_competition ();
  ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, 2);
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 3, 4, 14, 5, 30);
  ZhReportRequest request = { .competition = competition, .tournament = sample_get_tournament (competition), .ruleset = rules, .language = language, .time = time };
  g_autoptr (ZhReportDocument) document = NULL;
  g_autofree char *text = NULL;

  record->decided = ZH_RULED_LOSS;
  record->sanction = ZH_SANCTION_NOT_SAID;
  zh_person_set_string (&record->decided_by, "chief-panel");
  document = zh_report_build (zh_report_find ("panel-acts"), &request, NULL);
  text = zh_report_make_text (document);
  g_assert_nonnull (strstr (text, "Decision of the panel of arbiters No. 3"));
  g_assert_nonnull (strstr (text, "The entry fee is not returned [I.6.8]."));
  zh_person_set_string (&record->decided_by, "arbiter");
  g_clear_pointer (&document, zh_report_document_free);
  document = zh_report_build (zh_report_find ("panel-acts"), &request, NULL);
  g_assert_true (zh_report_document_is_empty (document));
}

/* The press hears of places and leaders, and of nobody's fault. */
static void
test_press (void)
{
  g_autofree char *press = make_text ("press-report");
  g_autofree char *bulletin = make_text ("bulletin");

  g_assert_nonnull (strstr (press, "First places"));
  g_assert_true (has_line (press, "Participants", "6"));
  g_assert_null (strstr (press, "Phone rings"));
  g_assert_nonnull (strstr (bulletin, "Results of round 1"));
  g_assert_nonnull (strstr (bulletin, "Standings"));
  g_assert_null (strstr (bulletin, "Pairings of round 2"));
}

/* The chief arbiter's report and the final protocol carry the sections; without anything to tell
 * the protocol has none. */
static void
test_report (void)
{
  g_autofree char *report = make_text ("arbiter-report");
  g_autofree char *protocol = make_text ("final-protocol");
  g_autoptr (ZhCompetition) quiet = sample_new (SAMPLE_SWISS, 6, 1, 0);
  g_autoptr (ZhReportDocument) document = sample_build (quiet, "final-protocol", 0, "en");
  g_autofree char *nothing = zh_report_make_text (document);

  g_assert_true (has_line (report, "Games played", "3"));
  g_assert_true (has_line (report, "Protests without a decision", "0"));
  g_assert_nonnull (strstr (report, "Sanctions in force"));
  g_assert_true (has_line (report, "Upheld", "Ruling annulled"));
  g_assert_nonnull (strstr (protocol, "Incidents and rulings"));
  g_assert_true (has_line (protocol, "Upheld", "Ruling annulled"));
  g_assert_null (strstr (nothing, "Incidents and rulings"));
}

/* The commission is told where the report was made with another edition of the rules than the event. */
static void
test_edition (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 6, 1, 0);
  g_autoptr (ZhReportDocument) same = sample_build (competition, "arbiter-report", 0, "en");
  g_autofree char *same_text = zh_report_make_text (same);
  g_autoptr (ZhReportDocument) other = NULL;
  g_autofree char *other_text = NULL;

  g_assert_null (strstr (same_text, "another edition of the rules"));
  zh_person_set_string (&competition->ruleset, "ru-chess-988");
  zh_person_set_string (&competition->ruleset_digest, "00");
  other = sample_build (competition, "arbiter-report", 0, "en");
  other_text = zh_report_make_text (other);
  g_assert_nonnull (strstr (other_text, "another edition of the rules"));
}

/* A round counts as played when all its games have a result. */
static void
test_played_rounds (void)
{
  g_autoptr (ZhCompetition) competition = sample_new (SAMPLE_SWISS, 6, 3, 0);
  ZhTournament *tournament = g_ptr_array_index (competition->tournaments, 0);
  ZhRound      *last = g_ptr_array_index (tournament->rounds, 2);
  g_autoptr (ZhReportDocument) whole = sample_build (competition, "arbiter-report", 0, "en");
  g_autofree char *whole_text = zh_report_make_text (whole);
  g_autoptr (ZhReportDocument) open = NULL;
  g_autofree char *open_text = NULL;

  g_assert_true (has_line (whole_text, "Rounds played", "3"));
  ((ZhPairing *) g_ptr_array_index (last->pairings, 0))->games[0].result = ZH_RESULT_NONE;
  open = sample_build (competition, "arbiter-report", 0, "en");
  open_text = zh_report_make_text (open);
  g_assert_true (has_line (open_text, "Rounds played", "2"));
}

/* Without a case the protocol says so; the registers too. */
static void
test_empty (void)
{
  static const char *const ids[] = { "incidents", "sanctions", "protests" };
  static const char *const words[] = { "Nothing is in the register.", "No sanction is in force.", "No protest was handed in." };
  g_autoptr (ZhCompetition) quiet = sample_new (SAMPLE_ROUND_ROBIN, 4, 1, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (ZhReportDocument) document = sample_build (quiet, ids[i], 0, "en");
      g_autofree char *text = zh_report_make_text (document);

      g_assert_nonnull (strstr (text, words[i]));
    }
}

/* The cells of a register are the same in the window, in the terminal and on paper: a ban says for how
 * long, a ruling that a protest did away with says so, and what concerns nobody names the place. */
static void
test_cells (void)
{
  static const struct
  {
    int         incident;
    const char *reason;
    const char *decision;
  } cases[] = {
    { 0, "", "Loss of the game. Annulled in case no. 7" },
    { 1, "Again", "No change of the result; warning. Reason: Again" },
    { 2, "", "Loss of the game; exclusion from one or more rounds: 2 rounds" },
    { 3, "", "Loss of the game" },
  };
  g_autoptr (ZhCompetition) competition = make_competition ();
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  ZhIncidentRecord *banned = g_ptr_array_index (competition->incidents, 2);
  ZhIncidentRecord *nobody = g_ptr_array_index (competition->incidents, 3);

  banned->sanction = ZH_SANCTION_ROUNDS_OUT;
  banned->rounds_out = 2;
  nobody->entry_id = 0;
  nobody->scope = ZH_INCIDENT_IN_HALL;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, (guint) cases[i].incident);
      g_autofree char        *decision = zh_incident_record_format_decision (record, competition, cases[i].reason, language);
      g_autofree char        *offender = zh_incident_record_format_offender (record, competition, language);

      g_assert_cmpstr (decision, ==, cases[i].decision);
      g_assert_cmpint (strcmp (offender, zh_incident_scope_get_label (ZH_INCIDENT_IN_HALL, language)) == 0, ==, record == nobody);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reports/cases/incidents", test_incidents);
  g_test_add_func ("/reports/cases/moment", test_moment);
  g_test_add_func ("/reports/cases/cells", test_cells);
  g_test_add_func ("/reports/cases/sanctions", test_sanctions);
  g_test_add_func ("/reports/cases/protocol", test_protocol);
  g_test_add_func ("/reports/cases/report", test_report);
  g_test_add_func ("/reports/cases/edition", test_edition);
  g_test_add_func ("/reports/cases/played-rounds", test_played_rounds);
  g_test_add_func ("/reports/cases/empty", test_empty);
  g_test_add_func ("/reports/cases/notices", test_notices);
  g_test_add_func ("/reports/cases/decision-names-whole", test_decision_names_whole);
  g_test_add_func ("/reports/cases/panel-act", test_panel_act);
  g_test_add_func ("/reports/cases/panel-loss", test_panel_loss);
  g_test_add_func ("/reports/cases/press", test_press);
  return g_test_run ();
}
