/* What is due before, during and after an event: the list, a day for one of them, and that it was done. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "desk-duties.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"

static ZhDate
get_today (const ZhCtlCall *call)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (call->desk));
  int year = 0;
  int month = 0;
  int day = 0;

  g_date_time_get_ymd (now, &year, &month, &day);
  return (ZhDate){ (short) year, (char) month, (char) day };
}

static GPtrArray *
list_duties (const ZhCtlCall *call)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;

  return zh_desk_list_event_duties (competition, call->tournament->id, rules, zh_language_get_screen ());
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (GPtrArray) duties = list_duties (call);
  ZhDate today = get_today (call);

  for (guint i = 0; i < duties->len; i++)
    {
      const ZhDuty    *duty = g_ptr_array_index (duties, i);
      g_autofree char *when = zh_duty_dup_when (duty, today, zh_language_get_screen ());
      g_autofree char *due = zh_date_format_iso (duty->due);
      g_autofree char *done = zh_date_format_iso (duty->done);
      const char      *sign = duty->is_done ? "✓" : zh_duty_is_late (duty, today) ? "!"
                                                                                  : "";

      zh_ctl_print_row (call, ":s duty:s text:s when:s article:s | due:s done:s late:b document:s note:s", sign, duty->key, duty->text, when, duty->article,
                        due, done, zh_duty_is_late (duty, today), duty->document, duty->note);
    }
  return ZH_CTL_DONE;
}

static gboolean
read_day (const char *text,
          ZhDate     *day,
          GError    **error)
{
  if (text == NULL || zh_date_parse (text, day))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day. Write it as 2026-11-30"), text);
}

/* What is kept already stays where nothing else is said. */
static ZhDutyMark *
get_mark (const ZhCtlCall *call)
{
  return zh_tournament_get_duty_mark (call->tournament, call->words[0]);
}

static ZhChange *
act_done (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhDutyMark) mark = get_mark (call);
  const char *note = zh_ctl_text (call, "note");

  mark->done = get_today (call);
  if (!read_day (zh_ctl_text (call, "on"), &mark->done, error))
    return NULL;
  if (note != NULL)
    {
      g_free (mark->note);
      mark->note = g_strdup (note);
    }
  return zh_desk_mark_duty (call->desk, call->tournament->id, call->words[0], mark, error);
}

static ZhChange *
act_by (ZhCtlCall *call,
        GError   **error)
{
  g_autoptr (ZhDutyMark) mark = get_mark (call);

  if (!read_day (call->words[1], &mark->due, error))
    return NULL;
  return zh_desk_mark_duty (call->desk, call->tournament->id, call->words[0], mark, error);
}

static ZhChange *
act_open (ZhCtlCall *call,
          GError   **error)
{
  ZhDutyMark none = { ZH_DATE_NONE, ZH_DATE_NONE, (char *) "" };

  return zh_desk_mark_duty (call->desk, call->tournament->id, call->words[0], &none, error);
}

const ZhCtlVerb zh_ctl_due_verbs[] = {
  { "due", "FILE [list]", ZH_CTL_READS, run_list },
  { "due", "FILE done DUTY [--on DATE] [--note TEXT]", ZH_CTL_WRITES, .act = act_done },
  { "due", "FILE by DUTY DATE", ZH_CTL_WRITES, .act = act_by },
  { "due", "FILE open DUTY", ZH_CTL_WRITES, .act = act_open,
    .summary = N_ ("What is due before, during and after the event, to whom and until when; sets a day, or says that it was done") },
  { NULL },
};
