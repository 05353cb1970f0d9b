/* The report for the rating officer: TRF26, what it lacks, and what was sent. */
#include "config.h"

#include <glib/gi18n.h>

#include "competition-commands.h"
#include "fide-commands.h"
#include "long-event.h"
#include "rating-report.h"

static ZhCtlExit
print_gaps (const GPtrArray *gaps)
{
  for (guint i = 0; i < gaps->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (gaps, i));
  return ZH_CTL_NO;
}

static void
tell_state (const ZhCtlCall      *call,
            gint64                tournament_id,
            const ZhReportRounds *rounds)
{
  g_autofree char *state = zh_desk_format_report_state (call->desk, tournament_id, rounds, zh_language_get_screen ());

  if (state != NULL)
    g_printerr ("%s\n", state);
}

/* What goes into a file goes out; what is only shown does not. The act leaves the snapshot of the call behind. */
static gboolean
record (ZhCtlCall            *call,
        const ZhReportRounds *rounds,
        GError              **error)
{
  gint64 id = call->tournament->id;
  g_autoptr (GError) fault = NULL;
  g_autoptr (ZhChange) change = zh_desk_record_report (call->desk, id, rounds, &fault);

  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  tell_state (call, id, rounds);
  return zh_desk_close (call->desk, error);
}

/* "4-5": a part of an event that lasts more than thirty days; nothing for the whole. */
static gboolean
read_rounds (const ZhCtlCall *call,
             ZhReportRounds  *rounds,
             GError         **error)
{
  const char *text = zh_ctl_text (call, "rounds");
  g_auto (GStrv) ends = g_strsplit (text != NULL ? text : "", "-", 2);

  if (text == NULL || *text == '\0')
    return TRUE;
  return zh_ctl_parse_number (_ ("Round"), ends[0], 1, ZH_MAX_ROUNDS, &rounds->first, error) &&
         zh_ctl_parse_number (_ ("Round"), ends[1] != NULL ? ends[1] : ends[0], 1, ZH_MAX_ROUNDS, &rounds->last, error);
}

ZhCtlExit
zh_ctl_fide_report (ZhCtlCall *call,
                    GError   **error)
{
  const char           *output = zh_ctl_text (call, "output");
  const ZhTrfComments   comments = zh_ctl_has (call, "no-comments") ? ZH_TRF_WITHOUT_COMMENTS : ZH_TRF_WITH_COMMENTS;
  ZhReportRounds        part = { 0, 0 };
  const ZhReportRounds *rounds = NULL;
  g_autoptr (GPtrArray) gaps = NULL;
  g_autofree char *text = NULL;

  if (!read_rounds (call, &part, error) || !zh_ctl_open_tournament (call, output != NULL ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_USAGE;
  rounds = part.first > 0 ? &part : NULL;
  if (rounds == NULL && zh_tournament_is_long (call->tournament, zh_ctl_get_competition (call)))
    g_printerr (_ ("The event lasts more than %d days: FIDE rates it in parts. Report each with --rounds 1-4\n"), ZH_LONG_EVENT_DAYS);
  gaps = zh_desk_list_report_gaps (call->desk, call->tournament->id, rounds);
  if (zh_ctl_has (call, "ask"))
    tell_state (call, call->tournament->id, rounds);
  if (gaps->len > 0)
    return print_gaps (gaps);
  if (zh_ctl_has (call, "ask"))
    return ZH_CTL_DONE;
  text = zh_desk_make_rating_report (call->desk, call->tournament->id, rounds, comments, error);
  if (text == NULL || !zh_ctl_write_output (output, text, error))
    return ZH_CTL_FILE;
  return output == NULL || record (call, rounds, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}
