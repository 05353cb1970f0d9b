/* The report for the rating officer: TRF26, what it lacks, and what was sent. */
#include "config.h"

#include "fide-commands.h"
#include "rating-report.h"

static ZhCtlExit
print_gaps (const GPtrArray *gaps)
{
  for (guint i = 0; i < gaps->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (gaps, i));
  return ZH_CTL_NO;
}

static void
tell_state (const ZhCtlCall *call,
            gint64           tournament_id)
{
  g_autofree char *state = zh_desk_format_report_state (call->desk, tournament_id, zh_language_get_screen ());

  if (state != NULL)
    g_printerr ("%s\n", state);
}

/* What goes into a file goes out; what is only shown does not. The act leaves the snapshot of the call behind. */
static gboolean
record (ZhCtlCall *call,
        GError   **error)
{
  gint64 id = call->tournament->id;
  g_autoptr (GError) fault = NULL;
  g_autoptr (ZhChange) change = zh_desk_record_report (call->desk, id, &fault);

  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  tell_state (call, id);
  return zh_desk_close (call->desk, error);
}

ZhCtlExit
zh_ctl_fide_report (ZhCtlCall *call,
                    GError   **error)
{
  const char         *output = zh_ctl_text (call, "output");
  const ZhTrfComments comments = zh_ctl_has (call, "no-comments") ? ZH_TRF_WITHOUT_COMMENTS : ZH_TRF_WITH_COMMENTS;
  g_autoptr (GPtrArray) gaps = NULL;
  g_autofree char *text = NULL;

  if (!zh_ctl_open_tournament (call, output != NULL ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_USAGE;
  gaps = zh_desk_list_report_gaps (call->desk, call->tournament->id);
  if (zh_ctl_has (call, "ask"))
    tell_state (call, call->tournament->id);
  if (gaps->len > 0)
    return print_gaps (gaps);
  if (zh_ctl_has (call, "ask"))
    return ZH_CTL_DONE;
  text = zh_desk_make_rating_report (call->desk, call->tournament->id, comments, error);
  if (text == NULL || !zh_ctl_write_output (output, text, error))
    return ZH_CTL_FILE;
  return output == NULL || record (call, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}
