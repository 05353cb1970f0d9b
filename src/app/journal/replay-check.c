#include "config.h"

#include "replay-check.h"

#include <glib/gi18n.h>

#include "desk-verify.h"
#include "feedback.h"
#include "long-work.h"
#include "replay.h"
#include "scrolled-text.h"

typedef struct
{
  char *path;
} Check;

static void
check_free (gpointer data)
{
  Check *self = data;

  g_free (self->path);
  g_free (self);
}

/* What comes of it in a word; the counts, with the acts that are held against nothing, as the terminal names them;
 * and the findings. */
typedef struct
{
  const char *heading;
  char       *counts;
  char       *findings;
} Answer;

static void
answer_free (Answer *self)
{
  g_free (self->counts);
  g_free (self->findings);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Answer, answer_free)

static Answer *
answer_new (const char *heading,
            char       *counts,
            char       *findings)
{
  Answer *self = g_new0 (Answer, 1);

  self->heading = heading;
  self->counts = counts;
  self->findings = findings;
  return self;
}

static Answer *
format_reports (const ZhVerifyReport *verified,
                const ZhReplayReport *recorded,
                const ZhReplayReport *found)
{
  g_autofree char *unchecked = zh_verify_report_format_unchecked (verified);
  g_autofree char *first = zh_replay_report_format_counts (recorded, zh_language_get_screen ());
  g_autofree char *second = zh_replay_report_format_counts (found, zh_language_get_screen ());
  g_autofree char *first_findings = zh_replay_report_format_findings (recorded, zh_language_get_screen ());
  g_autofree char *second_findings = zh_replay_report_format_findings (found, zh_language_get_screen ());
  gboolean         agrees = zh_replay_report_is_equal (recorded) && zh_replay_report_is_equal (found);
  GString         *findings = g_string_new (first_findings);

  g_string_append_printf (findings, "%s%s", findings->len > 0 && *second_findings != '\0' ? "\n\n" : "", second_findings);
  return answer_new (agrees ? _ ("Everything Agrees") : _ ("Some Acts Come Out Otherwise"), g_strconcat (first, "\n\n", second, unchecked != NULL ? "\n\n" : NULL, unchecked, NULL), g_string_free (findings, FALSE));
}

/* A file that does not hold is not repeated: its first fault is the answer. */
static gpointer
run (gpointer          data,
     const ZhProgress *progress,
     GError          **error)
{
  Check *self = data;
  g_autoptr (ZhVerifyReport) verified = zh_desk_verify_file (self->path, NULL, error);
  g_autoptr (ZhReplayReport) recorded = NULL;
  g_autoptr (ZhReplayReport) found = NULL;

  if (verified == NULL)
    return NULL;
  if (verified->fault != ZH_VERIFY_OK)
    return answer_new (_ ("The Journal Does Not Hold"), zh_verify_report_format (verified), g_strdup (""));
  recorded = zh_desk_verify_by_command (self->path, ZH_REPLAY_AS_RECORDED, progress, error);
  found = recorded != NULL ? zh_desk_verify_by_command (self->path, ZH_REPLAY_FIND_AGAIN, progress, error) : NULL;
  return found != NULL ? format_reports (verified, recorded, found) : NULL;
}

static void
done_cb (GtkWidget    *widget,
         gpointer      data,
         gpointer      result,
         const GError *error)
{
  g_autoptr (Answer) answer = result;
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *dialog;

  if (root == NULL)
    return;
  if (answer == NULL)
    {
      zh_feedback_error (widget, _ ("The acts were not checked"), error);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (root), answer->heading, answer->counts);
  if (*answer->findings != '\0')
    adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), zh_scrolled_text_new (answer->findings));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_replay_check_start (GtkWidget  *widget,
                       const char *path)
{
  static const ZhLongWork work = { N_ ("Running the Acts Again"), run, done_cb, check_free };
  Check                  *self = g_new0 (Check, 1);

  self->path = g_strdup (path);
  zh_long_work_start (widget, &work, self);
}
