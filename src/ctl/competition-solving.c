/* A solving event of a competition: its rounds, works and sheets, and who stands where. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-solving.h"
#include "errors.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "solve-rows.h"
#include "work-tests.h"

static gboolean
read_round (const ZhCtlCall *call,
            int             *round,
            GError         **error)
{
  return zh_ctl_parse_number (_ ("Round"), call->words[0], 1, ZH_SOLVING_MAX_ROUNDS, round, error);
}

static gboolean
read_work (const ZhCtlCall *call,
           int             *work,
           GError         **error)
{
  return zh_ctl_parse_number (_ ("Work"), call->words[1], 1, ZH_SOLVING_MAX_WORKS, work, error);
}

static ZhChange *
act_round (ZhCtlCall *call,
           GError   **error)
{
  ZhSolvingRoundRecord        round = { 0 };
  const ZhSolvingRoundRecord *old;
  const ZhSolvingRoundRecord *before;

  if (!read_round (call, &round.number, error))
    return NULL;
  old = zh_solving_find_round (call->tournament->solving_rounds, round.number);
  before = zh_solving_find_round (call->tournament->solving_rounds, round.number - 1);
  round.day = zh_ctl_number (call, "day", old != NULL ? old->day : before != NULL ? before->day
                                                                                  : 1);
  round.minutes = zh_ctl_number (call, "minutes", old != NULL ? old->minutes : before != NULL ? before->minutes
                                                                                              : 0);
  return zh_desk_set_solving_round (call->desk, call->tournament->id, &round, error);
}

static ZhChange *
act_remove_round (ZhCtlCall *call,
                  GError   **error)
{
  int round;

  return read_round (call, &round, error) ? zh_desk_remove_solving_round (call->desk, call->tournament->id, round, error) : NULL;
}

static ZhChange *
act_start (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_utc (zh_desk_get_now (call->desk));
  g_autofree char *text = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  int              round;

  if (!read_round (call, &round, error))
    return NULL;
  return zh_desk_start_solving_round (call->desk, call->tournament->id, round, zh_ctl_has (call, "at") ? zh_ctl_text (call, "at") : text, error);
}

static ZhChange *
act_close (ZhCtlCall *call,
           GError   **error)
{
  int round;

  return read_round (call, &round, error) ? zh_desk_close_solving_round (call->desk, call->tournament->id, round, error) : NULL;
}

static ZhChange *
act_reopen (ZhCtlCall *call,
            GError   **error)
{
  int round;

  return read_round (call, &round, error)
             ? zh_desk_reopen_solving_round (call->desk, call->tournament->id, round, zh_ctl_text (call, "reason"), error)
             : NULL;
}

/* A work that is there is changed; the number may be left out for a new one. */
static ZhChange *
act_work (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  g_autoptr (GPtrArray) works = NULL;
  int round;
  int number = 0;

  if (!read_round (call, &round, error) || (call->words[1] != NULL && !read_work (call, &number, error)))
    return NULL;
  works = zh_solving_list_works (call->tournament->works, round);
  if (number >= 1 && number <= (int) works->len)
    zh_record_assign (&zh_work_record_type, work, g_ptr_array_index (works, number - 1));
  if (!zh_ctl_record_apply (call, "work", work, error))
    return NULL;
  work->round = round;
  work->number = number;
  return zh_desk_set_work (call->desk, call->tournament->id, work, error);
}

/* A list of works in a file, or "-". */
static ZhChange *
act_add_works (ZhCtlCall *call,
               GError   **error)
{
  g_autofree char *text = NULL;
  int              round;

  if (!read_round (call, &round, error))
    return NULL;
  text = zh_ctl_read_text (call->words[1], error);
  return text != NULL ? zh_desk_add_works (call->desk, call->tournament->id, round, text, error) : NULL;
}

static ZhChange *
act_remove_work (ZhCtlCall *call,
                 GError   **error)
{
  int round;
  int work;

  return read_round (call, &round, error) && read_work (call, &work, error)
             ? zh_desk_remove_work (call->desk, call->tournament->id, round, work, error)
             : NULL;
}

static ZhChange *
annul (ZhCtlCall *call,
       gboolean   annulled,
       GError   **error)
{
  int round;
  int work;

  return read_round (call, &round, error) && read_work (call, &work, error)
             ? zh_desk_annul_work (call->desk, call->tournament->id, round, work, annulled, zh_ctl_text (call, "reason"), error)
             : NULL;
}

static ZhChange *
act_annul (ZhCtlCall *call,
           GError   **error)
{
  return annul (call, TRUE, error);
}

static ZhChange *
act_restore (ZhCtlCall *call,
             GError   **error)
{
  return annul (call, FALSE, error);
}

/* "95", "1:35" or "1:35:00"; "-" takes the time away. */
static gboolean
read_time (const char *text,
           int        *seconds,
           GError    **error)
{
  if (strcmp (text, "-") == 0)
    *seconds = ZH_SOLVING_NO_TIME;
  else if (!zh_solving_time_parse (text, seconds))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("Time: “%s” cannot be read. Write minutes, 1:35 or 1:35:00, or - for none"), text);
  return TRUE;
}

static ZhChange *
act_sheet (ZhCtlCall *call,
           GError   **error)
{
  int            round;
  int            seconds;
  const ZhEntry *entry;
  ZhSheetMarks   marks = { NULL, zh_ctl_number (call, "work", 0), zh_ctl_text (call, "marks") };

  if (!read_round (call, &round, error))
    return NULL;
  entry = zh_ctl_word_entry (call, 1, error);
  if (entry == NULL || (zh_ctl_has (call, "time") && !read_time (zh_ctl_text (call, "time"), &seconds, error)))
    return NULL;
  if (zh_ctl_has (call, "time"))
    marks.seconds = &seconds;
  if (marks.seconds == NULL && marks.marks == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("Give --time, --marks or both"));
  return zh_desk_mark_sheet (call->desk, call->tournament->id, round, entry->id, &marks, error);
}

static void
list_works (const ZhCtlCall *call,
            int              round)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (call->tournament->works, round);

  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);

      zh_ctl_print_row (call, "row:s round:d work:d code:s genre:s moves:s position:s lines:s annulled:d | :r", "work", round, work->number, work->code,
                        work->genre, work->moves, work->position, work->lines, work->annulled, &zh_work_record_type, work);
    }
}

static void
list_sheets (const ZhCtlCall *call,
             int              round)
{
  for (guint i = 0; i < call->tournament->entries->len; i++)
    {
      const ZhEntry              *entry = g_ptr_array_index (call->tournament->entries, i);
      const ZhSolvingSheetRecord *sheet = zh_solving_find_sheet (call->tournament->solving_sheets, entry->id, round);
      g_autofree char            *name = zh_entry_format_name (entry);
      g_autofree char            *time = sheet != NULL && sheet->seconds != ZH_SOLVING_NO_TIME ? zh_solving_time_format (sheet->seconds) : g_strdup ("");

      if (sheet != NULL)
        zh_ctl_print_row (call, "row:s round:d entry:d name:s time:s marks:s", "sheet", round, entry->start_number, name, time, sheet->marks);
    }
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  int only = zh_ctl_number (call, "round", 0);

  for (int number = 1; number <= zh_solving_count_rounds (call->tournament); number++)
    {
      const ZhSolvingRoundRecord *round = zh_solving_find_round (call->tournament->solving_rounds, number);

      if (round == NULL || (only != 0 && only != number))
        continue;
      zh_ctl_print_row (call, "row:s round:d day:d minutes:d start:s state:s open-sheets:d", "round", number, round->day, round->minutes, round->start,
                        round->closed ? "closed" : "open", zh_solving_count_open_sheets (call->tournament, number));
      list_works (call, number);
      list_sheets (call, number);
    }
  return ZH_CTL_DONE;
}

static JsonObject *
describe_finding (const ZhWorkFinding *finding)
{
  JsonObject *object = json_object_new ();

  zh_ctl_describe (object, "article:s weight:s text:s", finding->article, finding->weight == ZH_WORK_FAULT ? "fault" : "note", finding->text);
  return object;
}

static void
print_tests (const ZhCtlCall   *call,
             const ZhWorkTests *tests,
             const ZhLanguage  *language)
{
  g_autofree char *text = NULL;
  JsonArray       *findings;
  JsonArray       *solutions;
  JsonArray       *likes;
  JsonObject      *object;

  if (!call->json)
    {
      text = zh_work_tests_format (tests, language);
      g_print ("%s\n", text);
      return;
    }
  findings = json_array_new ();
  solutions = json_array_new ();
  likes = json_array_new ();
  object = json_object_new ();
  for (guint i = 0; i < tests->findings->len; i++)
    json_array_add_object_element (findings, describe_finding (g_ptr_array_index (tests->findings, i)));
  for (guint i = 0; i < tests->solutions->len; i++)
    json_array_add_string_element (solutions, g_ptr_array_index (tests->solutions, i));
  for (guint i = 0; i < tests->likes->len; i++)
    json_array_add_string_element (likes, g_ptr_array_index (tests->likes, i));
  zh_ctl_describe (object, "finished:b count:d solutions:a findings:a likes:a", tests->finished, (int) tests->n_solutions, solutions, findings, likes);
  zh_ctl_print_object (object);
  json_object_unref (object);
}

/* No where the rules find a fault, or another work has the same men. */
static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  g_autoptr (GPtrArray) works = NULL;
  g_autoptr (ZhWorkTests) tests = NULL;
  int round;
  int number;

  if (language == NULL || !read_round (call, &round, error) || !read_work (call, &number, error))
    return ZH_CTL_USAGE;
  works = zh_solving_list_works (call->tournament->works, round);
  if (number > (int) works->len)
    {
      zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %1$d has no work %2$d"), round, number);
      return ZH_CTL_NO;
    }
  tests = zh_work_tests_run (zh_ctl_get_competition (call), call->tournament, g_ptr_array_index (works, number - 1), ruleset, language,
                             (guint64) zh_ctl_number (call, "limit", ZH_WORK_TESTS_LIMIT), NULL, error);
  if (tests == NULL)
    return ZH_CTL_NO;
  print_tests (call, tests, language);
  return zh_work_tests_pass (tests) ? ZH_CTL_DONE : ZH_CTL_NO;
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (zh_ctl_get_competition (call), NULL);
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (call->tournament);
  ZhSolvingRules rules = zh_solving_rules_of_tournament (call->tournament, ruleset);

  if (event->rounds->len == 0)
    {
      zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” has no round of solving yet"), call->tournament->name);
      return ZH_CTL_NO;
    }
  return zh_ctl_print_solving (call, event, &rules, MAX (zh_solving_get_last_round (call->tournament), 1), error) ? ZH_CTL_DONE : ZH_CTL_USAGE;
}

const ZhCtlVerb zh_ctl_solving_verbs[] = {
  { "solve", "FILE round R [--minutes N] [--day N]", ZH_CTL_WRITES, .act = act_round },
  { "solve", "FILE remove-round R", ZH_CTL_WRITES, .act = act_remove_round },
  { "solve", "FILE start R [--at TIME]", ZH_CTL_WRITES, .act = act_start },
  { "solve", "FILE close R", ZH_CTL_WRITES, .act = act_close },
  { "solve", "FILE reopen R [--reason TEXT]", ZH_CTL_WRITES, .act = act_reopen },
  { "solve", "FILE work R [WORK] @work", ZH_CTL_WRITES, .act = act_work },
  { "solve", "FILE add-works R SOURCE", ZH_CTL_WRITES, .act = act_add_works },
  { "solve", "FILE remove-work R WORK", ZH_CTL_WRITES, .act = act_remove_work },
  { "solve", "FILE annul R WORK [--reason TEXT]", ZH_CTL_WRITES, .act = act_annul },
  { "solve", "FILE restore R WORK [--reason TEXT]", ZH_CTL_WRITES, .act = act_restore },
  { "solve", "FILE sheet R ENTRY [--time TIME] [--work N] [--marks MARKS]", ZH_CTL_WRITES, .act = act_sheet },
  { "solve", "FILE check R WORK [--limit COUNT] [--lang uk|ru|en] [--json]", ZH_CTL_READS, run_check },
  { "solve", "FILE standings [--after-round R] [--day N] [--json]", ZH_CTL_READS, run_standings },
  { "solve", "FILE [list] [--round R] [--json]", ZH_CTL_READS, run_list,
    .summary = N_ ("Keeps a solving event: rounds, works, sheets and marks, and ranks the solvers") },
  { NULL },
};
