/* Situations before and after an event with what the rules answer: a table of checks, each with what is given and what the
 * program says. The last message counts how many agree.
 */
#include "config.h"

#include <string.h>

#include "desk-duties.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-regulation.h"
#include "duties.h"
#include "incident-moment.h"
#include "regulation-items.h"
#include "report-formats.h"
#include "report-registry.h"
#include "ruleset-defaults.h"
#include "../tournament-settings.h"

static gint64
make_event (Fixture    *fixture,
            const char *ruleset)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset, .start = { 2026, 11, 22 }, .end = { 2026, 11, 22 } };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  return fixture_add_tournament (fixture, "Table", "round-robin", 2);
}

static ZhRuleset *
load_rules (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  ZhRuleset *rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), &error);

  g_assert_no_error (error);
  return rules;
}

/* What is said of a duty on a day. */
static char *
tell_duty (Fixture    *fixture,
           gint64      id,
           const char *key,
           ZhDate      today)
{
  g_autoptr (ZhRuleset) rules = load_rules (fixture);
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (zh_desk_get_snapshot (fixture->desk), id, rules, zh_language_get_screen ());
  const ZhDuty    *duty = zh_duties_find (duties, key);
  g_autofree char *when = duty != NULL ? zh_duty_dup_when (duty, today, zh_language_get_screen ()) : NULL;

  return duty != NULL ? g_strdup_printf ("%s: %s [%s]", duty->text, when, duty->article) : g_strdup ("");
}

static char *
tell_missing (Fixture *fixture,
              gint64   id)
{
  g_autoptr (ZhRuleset) rules = load_rules (fixture);
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_autoptr (GPtrArray) items = zh_regulation_items_list (competition, zh_competition_find_tournament (competition, id), rules, zh_language_get_screen ());
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem *item = g_ptr_array_index (items, i);

      if (zh_regulation_item_is_missing (item))
        g_string_append_printf (text, "%s[%s] ", item->id, item->article);
    }
  return g_string_free (text, FALSE);
}

/* The checks, by their numbers */

static char *
approve (Fixture *fixture,
         ZhDate   day)
{
  gint64           id = make_event (fixture, "ua-chess-2026");
  const ZhDutyMark mark = { ZH_DATE_NONE, day, (char *) "" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_mark_duty (fixture->desk, id, "regulation", &mark, &error), error);
  return tell_duty (fixture, id, "regulation", ZH_DATE_NONE);
}

static char *
check_9_late (Fixture *fixture)
{
  return approve (fixture, (ZhDate){ 2026, 10, 23 });
}

static char *
check_9_in_time (Fixture *fixture)
{
  return approve (fixture, (ZhDate){ 2026, 10, 22 });
}

/* The regional regulation of distance play over the Laws of 2009, before a tournament is made. */
static char *
check_17 (Fixture *fixture)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "fide-2009" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  fixture_check (fixture, zh_desk_adopt_regulation (fixture->desk, "distance-team", &error), error);
  return tell_missing (fixture, 0);
}

static char *
check_18 (Fixture *fixture)
{
  gint64 id = make_event (fixture, "ru-chess-988");
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (GError) error = NULL;

  settings->time_class = ZH_TIME_CLASS_RAPID;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  return tell_missing (fixture, id);
}

static char *
check_19_report (Fixture *fixture)
{
  return tell_duty (fixture, make_event (fixture, "ru-chess-988"), "report", (ZhDate){ 2026, 11, 26 });
}

static char *
check_19_data (Fixture *fixture)
{
  return tell_duty (fixture, make_event (fixture, "ru-chess-988"), "rating-data", (ZhDate){ 2026, 11, 26 });
}

static char *
check_20 (Fixture *fixture)
{
  return tell_duty (fixture, make_event (fixture, "ua-chess-2026"), "report", (ZhDate){ 2026, 11, 26 });
}

/* A player of whom everything is known, and a device. */
static gint64
rule_device (Fixture *fixture)
{
  gint64         id = make_event (fixture, "ru-chess-988");
  const ZhEntry *entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0);
  g_autoptr (ZhEntry) edited = zh_entry_copy (entry);
  ZhIncidentInput input = { .tournament_id = id, .round = 1, .board = 1, .game = 1, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .incident = "device-carried", .happened = "2026-11-22T12:40", .witnesses = "Zoloto Anna" };
  g_autoptr (GError) error = NULL;

  zh_person_unref (edited->person);
  edited->person = zh_person_copy (entry->person);
  zh_person_set_string (&edited->person->patronymic, "Middle");
  zh_person_set_string (&edited->person->region, "Far Region");
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, edited, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  input.entry_id = edited->id;
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  return id;
}

static char *
check_21_line (Fixture *fixture)
{
  gint64                  id = rule_device (fixture);
  const ZhIncidentRecord *record = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->incidents, 0);
  g_autofree char        *key = g_strdup_printf (ZH_DUTY_NOTICE "%" G_GINT64_FORMAT, record->id);

  return tell_duty (fixture, id, key, ZH_DATE_NONE);
}

static char *
check_21_notice (Fixture *fixture)
{
  gint64 id = rule_device (fixture);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 22, 18, 0, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReportDocument) document = NULL;
  ZhReportRequest request = { .competition = zh_desk_get_snapshot (fixture->desk), .tournament = fixture_get_tournament (fixture, id), .language = language, .time = time };

  document = zh_report_build (zh_report_find ("notices"), &request, &error);
  g_assert_no_error (error);
  return zh_report_make_text (document);
}

static const struct
{
  const char *number;
  const char *given;
  char *(*answer) (Fixture *fixture);
  const char *expected[5]; /* all of them are said */
  const char *not_said;
} checks[] = {
  { "9", "UA, start 22 November, approved 23 October", check_9_late, { "too late", "22 October 2026", "[I.10]" }, NULL },
  { "9", "UA, start 22 November, approved 22 October", check_9_in_time, { "done on 22 October 2026" }, "too late" },
  { "17", "the distance regulation over fide-2009", check_17, { "default-time", "ties", "appeals", "panel" }, "regime" },
  { "18", "RU, rapid, no regime chosen", check_18, { "regime[13.5" }, NULL },
  { "19", "RU, ended 22 November: the report", check_19_report, { "by 2 December 2026", "day 4 of 10", "to the organiser", "[30.2.1.6]" }, NULL },
  { "19", "RU, ended 22 November: rating data", check_19_data, { "by 2 December 2026", "through the organiser", "[30.2.1.7]" }, NULL },
  { "20", "UA, ended: the report", check_20, { "set by law: enter the day", "[IV.10.8.6]" }, "10 days" },
  { "21", "RU, a device, ruled on", check_21_line, { "Notice of a breach to the federation", "at once", "[30.2.1.5]" }, NULL },
  { "21", "RU, the notice of it", check_21_notice, { "Middle", "Far Region", "12:40", "Zoloto Anna" }, "not stated" },
};

static void
test_checks (void)
{
  int n_agree = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      Fixture          fixture = { NULL };
      g_autofree char *answer = NULL;
      gboolean         agrees;

      fixture_set_up (&fixture, NULL);
      answer = checks[i].answer (&fixture);
      agrees = checks[i].not_said == NULL || strstr (answer, checks[i].not_said) == NULL;
      for (gsize k = 0; k < G_N_ELEMENTS (checks[i].expected) && checks[i].expected[k] != NULL; k++)
        agrees = agrees && strstr (answer, checks[i].expected[k]) != NULL;
      g_test_message ("check %s, %s: %s: %.160s", checks[i].number, checks[i].given, agrees ? "agrees" : "DIFFERS", answer);
      n_agree += agrees ? 1 : 0;
      fixture_tear_down (&fixture, NULL);
    }
  g_test_message ("checks that agree: %d of %d", n_agree, (int) G_N_ELEMENTS (checks));
  g_assert_cmpint (n_agree, ==, (int) G_N_ELEMENTS (checks));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/after-checks/table", test_checks);
  return g_test_run ();
}
