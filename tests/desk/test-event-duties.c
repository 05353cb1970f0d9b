/* What is due before, during and after an event, by the rules: each key with two values, the days counted, and what
 * counts as done.
 */
#include "config.h"

#include <string.h>

#include "desk-duties.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-issues.h"
#include "desk-standings.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "../tournament-settings.h"

#define TODAY ((ZhDate){ 2026, 11, 26 })

/* From 14 to 22 November 2026, two players, one round played. */
static gint64
make_event (Fixture    *fixture,
            const char *ruleset)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset, .start = { 2026, 11, 14 }, .end = { 2026, 11, 22 } };
  g_autoptr (GError) error = NULL;
  gint64   id;
  ZhResult win;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  id = fixture_add_tournament (fixture, "Table", "round-robin", 2);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  g_assert_true (zh_result_parse ("1-0", FALSE, &win));
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, win, &error), error);
  return id;
}

static GPtrArray *
list (Fixture *fixture,
      gint64   id)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, &error);

  g_assert_no_error (error);
  return zh_desk_list_event_duties (competition, id, rules, zh_language_get_screen ());
}

/* "text: when [article]" of a duty, "" where there is none. */
static char *
tell (Fixture    *fixture,
      gint64      id,
      const char *key)
{
  g_autoptr (GPtrArray) duties = list (fixture, id);
  const ZhDuty    *duty = zh_duties_find (duties, key);
  g_autofree char *when = duty != NULL ? zh_duty_dup_when (duty, TODAY, zh_language_get_screen ()) : NULL;

  return duty != NULL ? g_strdup_printf ("%s: %s [%s]", duty->text, when, duty->article) : g_strdup ("");
}

/* The duty that is looked at under each value of a key. */
static const struct
{
  const char *ruleset;
  const char *key;
  const char *duty;
  const char *values[2];
  const char *said[2];
} cases[] = {
  { "ua-chess-2026", "duties.regulation", "regulation", { "month-before", "before" }, { "Approved regulation: was due on 14 October 2026 [I.10]", "was due on 14 November 2026" } },
  { "ua-chess-2026", "duties.acquaintance", "acquaintance", { "before", "none" }, { "[IV.10.8.3]", "" } },
  { "ua-chess-2026", "duties.schedule", "schedule", { "before", "none" }, { "[IV.10.5.2]", "" } },
  { "ua-draughts-64", "duties.committee", "committee", { "before", "none" }, { "Appeals committee: was due on 14 November 2026 [IV.18.8.4.1]", "" } },
  { "ua-chess-2026", "duties.results", "results", { "after", "none" }, { "Approved results: after the event [IV.10.5.6]", "" } },
  { "ua-chess-2026", "duties.report", "report", { "term", "after" }, { "to the organiser: in the term set by law: enter the day [IV.10.8.6]", "after the event" } },
  { "ru-chess-988", "duties.report", "report", { "days", "none" }, { "by 2 December 2026, today is day 4 of 10 [30.2.1.6]", "" } },
  { "ua-draughts-100", "duties.report-to", "report", { "organiser-and-federation", "organiser" }, { "to the organiser and the federation: after the event [IV.18.8.6]", "to the organiser: after" } },
  { "ru-chess-988", "duties.rating-data", "rating-data", { "days", "after" }, { "by 2 December 2026", "after the event" } },
  { "ru-chess-988", "duties.rating-data-to", "rating-data", { "federation-through-organiser", "federation" }, { "to the federation through the organiser: by", "to the federation: by" } },
  { "ru-chess-988", "duties.days-counted", "report", { "calendar", "working" }, { "by 2 December 2026, today is day 4 of 10", "by 4 December 2026, today is working day 4 of 10" } },
  { "ru-chess-988", "officials.report-days", "report", { "10", "3" }, { "by 2 December 2026", "was due on 25 November 2026" } },
  { "ua-chess-2026", "duties.press-report", "press-report", { "after", "at-once" }, { "Report for the press: after the event [IV.10.12.4]", "at once" } },
  { "ua-chess-2026", "duties.bulletin", "bulletin", { "during", "none" }, { "Bulletins: during the event [IV.10.12.1]", "" } },
  { "ru-chess-988", "duties.archive", "archive", { "after", "none" }, { "[30.2.1.6;30.2.2]", "" } },
};

static void
test_case (Fixture      *fixture,
           gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = make_event (fixture, cases[i].ruleset);

  for (int value = 0; value < 2; value++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      fixture_check (fixture, zh_desk_set_override (fixture->desk, cases[i].key, cases[i].values[value], &error), error);
      text = tell (fixture, id, cases[i].duty);
      g_test_message ("%s=%s: “%s”", cases[i].key, cases[i].values[value], text);
      if (*cases[i].said[value] == '\0')
        g_assert_cmpstr (text, ==, "");
      else
        g_assert_nonnull (strstr (text, cases[i].said[value]));
    }
}

/* Certificates are due where there are norms, the report of letters where there are letters. */
static void
test_where_there_are (Fixture      *fixture,
                      gconstpointer data)
{
  gint64 id = make_event (fixture, "ua-draughts-64");
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (GError) error = NULL;
  g_autofree char *certificates = tell (fixture, id, "certificates");
  g_autofree char *letters = tell (fixture, id, "letters-report");
  g_autofree char *of_letters = NULL;
  g_autofree char *no_more = NULL;

  g_assert_cmpstr (certificates, ==, "");
  g_assert_cmpstr (letters, ==, "");
  settings->play = ZH_PLAY_CORRESPONDENCE;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  of_letters = tell (fixture, id, "letters-report");
  g_assert_nonnull (strstr (of_letters, "[V.2.2]"));
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "duties.letters-report", "none", &error), error);
  no_more = tell (fixture, id, "letters-report");
  g_assert_cmpstr (no_more, ==, "");
}

static void
test_certificates (Fixture      *fixture,
                   gconstpointer data)
{
  gint64 id = make_event (fixture, "ua-chess-2026");
  g_autoptr (GError) error = NULL;
  g_autofree char *due = NULL;
  g_autofree char *none = NULL;

  fixture_check (fixture, zh_desk_set_norms (fixture->desk, id, "[norms]\ntitle=Invented\n[norm 1]\ncategory=I\nscale=1000:50\n", &error), error);
  due = tell (fixture, id, "certificates");
  g_assert_nonnull (strstr (due, "[IV.10.5.7]"));
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "duties.certificates", "none", &error), error);
  none = tell (fixture, id, "certificates");
  g_assert_cmpstr (none, ==, "");
}

/* A game lost by a ruling is a breach of which the federation is told, and a draw that was agreed is none. */
static void
test_notices (Fixture      *fixture,
              gconstpointer data)
{
  gint64          id = make_event (fixture, "ru-chess-988");
  ZhIncidentInput input = { .tournament_id = id, .round = 1, .board = 1, .game = 1, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .incident = "device-carried" };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) duties = NULL;
  const ZhIncidentRecord *record;
  g_autofree char        *key = NULL;
  g_autofree char        *open = NULL;
  g_autofree char        *told = NULL;
  g_autofree char        *none = NULL;
  ZhDutyMark              mark = { ZH_DATE_NONE, { 2026, 11, 16 }, (char *) "by e-mail" };

  input.entry_id = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  record = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->incidents, 0);
  key = g_strdup_printf (ZH_DUTY_NOTICE "%" G_GINT64_FORMAT, record->id);
  open = tell (fixture, id, key);
  g_assert_nonnull (strstr (open, "round 1: at once [30.2.1.5]"));
  fixture_check (fixture, zh_desk_mark_duty (fixture->desk, id, key, &mark, &error), error);
  told = tell (fixture, id, key);
  g_assert_nonnull (strstr (told, "done on 16 November 2026 (by e-mail)"));
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "duties.notices", "none", &error), error);
  none = tell (fixture, id, key);
  g_assert_cmpstr (none, ==, "");
}

/* A day that was set holds in place of the term; what was marked can be opened again. */
static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  gint64           id = make_event (fixture, "ua-chess-2026");
  const ZhDutyMark by = { { 2026, 12, 5 }, ZH_DATE_NONE, (char *) "" };
  const ZhDutyMark none = { ZH_DATE_NONE, ZH_DATE_NONE, (char *) "" };
  const ZhDutyMark year = { ZH_DATE_NONE, { 2026, 0, 0 }, (char *) "" };
  g_autoptr (GError) error = NULL;
  g_autofree char *set = NULL;
  g_autofree char *open = NULL;
  ZhChange        *change;

  fixture_check (fixture, zh_desk_mark_duty (fixture->desk, id, "report", &by, &error), error);
  set = tell (fixture, id, "report");
  g_assert_nonnull (strstr (set, "by 5 December 2026 [IV.10.8.6]"));
  fixture_check (fixture, zh_desk_mark_duty (fixture->desk, id, "report", &none, &error), error);
  open = tell (fixture, id, "report");
  g_assert_nonnull (strstr (open, "enter the day"));
  change = zh_desk_mark_duty (fixture->desk, id, "report", &year, &error);
  g_assert_null (change);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  change = zh_desk_mark_duty (fixture->desk, id, "singing", &none, &error);
  g_assert_null (change);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "report"));
}

/* A paper that was issued when all was played does its duty. */
static void
test_issued (Fixture      *fixture,
             gconstpointer data)
{
  gint64         id = make_event (fixture, "ru-chess-988");
  const ZhIssued issued = { .tournament_id = id, .ids = (const char *const[]){ "arbiter-report", NULL }, .titles = (const char *const[]){ "Report of the chief arbiter", NULL }, .language = "ru", .medium = ZH_ISSUE_SAVED };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) before = list (fixture, id);
  g_autoptr (GPtrArray) after = NULL;

  g_assert_false (zh_duties_find (before, "report")->is_done);
  fixture_check (fixture, zh_desk_issue_documents (fixture->desk, &issued, &error), error);
  after = list (fixture, id);
  g_assert_true (zh_duties_find (after, "report")->is_done);
  g_assert_false (zh_duties_find (after, "rating-data")->is_done);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/event-duties/%s/%s", cases[i].ruleset, cases[i].key);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_case, fixture_tear_down);
    }
  g_test_add ("/desk/event-duties/where-there-are", Fixture, NULL, fixture_set_up, test_where_there_are, fixture_tear_down);
  g_test_add ("/desk/event-duties/certificates", Fixture, NULL, fixture_set_up, test_certificates, fixture_tear_down);
  g_test_add ("/desk/event-duties/notices", Fixture, NULL, fixture_set_up, test_notices, fixture_tear_down);
  g_test_add ("/desk/event-duties/marks", Fixture, NULL, fixture_set_up, test_marks, fixture_tear_down);
  g_test_add ("/desk/event-duties/issued", Fixture, NULL, fixture_set_up, test_issued, fixture_tear_down);
  return g_test_run ();
}
