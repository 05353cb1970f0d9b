/* The regulation once it is approved: its approval, the additions to it, and that they were made known. */
#include "config.h"

#include <glib/gi18n.h>

#include "addition-commands.h"
#include "desk-additions.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"

/* The day of the document: that which was given, else today. */
static gboolean
read_day (const ZhCtlCall *call,
          ZhDate          *day,
          GError         **error)
{
  const char *text = zh_ctl_text (call, "date");
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (call->desk));
  g_autofree char *today = g_date_time_format (now, "%F");

  return zh_date_parse (text != NULL ? text : today, day) || zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day. Write it as 2026-11-30"), text);
}

static ZhAddition *
read_addition (const ZhCtlCall *call,
               GError         **error)
{
  g_autoptr (ZhAddition) given = zh_addition_new ();

  if (!read_day (call, &given->day, error))
    return NULL;
  zh_person_set_string (&given->reference, zh_ctl_text (call, "reference"));
  zh_person_set_string (&given->by, zh_ctl_text (call, "by"));
  zh_person_set_string (&given->post, zh_ctl_text (call, "post"));
  zh_person_set_string (&given->consent, zh_ctl_text (call, "consent"));
  return g_steal_pointer (&given);
}

/* A term that has passed is said, and keeps nobody from approving. */
static void
warn_late (const ZhCtlCall *call)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  const ZhTournament  *tournament = competition->tournaments->len > 0 ? g_ptr_array_index (competition->tournaments, 0) : NULL;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GPtrArray) duties = tournament != NULL ? zh_desk_list_event_duties (competition, tournament->id, rules, zh_language_get_screen ()) : NULL;
  const ZhDuty    *duty = duties != NULL ? zh_duties_find (duties, "regulation") : NULL;
  g_autofree char *when = duty != NULL && zh_date_is_set (duty->due) && zh_date_compare (duty->done, duty->due) > 0
                              ? zh_duty_dup_when (duty, duty->done, zh_language_get_screen ())
                              : NULL;

  if (when != NULL)
    g_printerr ("%s [%s]\n", when, duty->article);
}

ZhChange *
zh_ctl_approve_regulation (ZhCtlCall *call,
                           GError   **error)
{
  g_autoptr (ZhAddition) given = read_addition (call, error);
  ZhChange *change = given != NULL ? zh_desk_approve_regulation (call->desk, given, error) : NULL;

  if (change != NULL)
    warn_late (call);
  return change;
}

ZhChange *
zh_ctl_begin_addition (ZhCtlCall *call,
                       GError   **error)
{
  g_autoptr (ZhAddition) given = read_addition (call, error);

  if (given == NULL)
    return NULL;
  zh_person_set_string (&given->text, call->words[0]);
  return zh_desk_begin_addition (call->desk, given, error);
}

ZhChange *
zh_ctl_announce_addition (ZhCtlCall *call,
                          GError   **error)
{
  return zh_desk_announce_addition (call->desk, call->words[0], error);
}

ZhCtlExit
zh_ctl_list_additions (ZhCtlCall *call,
                       GError   **error)
{
  const GPtrArray *additions = zh_ctl_get_competition (call)->additions;

  for (guint i = 0; i < additions->len; i++)
    {
      const ZhAddition *addition = g_ptr_array_index (additions, i);
      g_autofree char  *day = zh_date_format_iso (addition->day);

      zh_ctl_print_row (call, "number:d date:s reference:s by:s post:s consent:s text:s changes:s announced:s", addition->number, day, addition->reference,
                        addition->by, addition->post, addition->consent, addition->text, addition->changes, addition->announced);
    }
  return ZH_CTL_DONE;
}
