#include "config.h"

#include "long-work.h"

#include <glib/gi18n.h>

#include "desk-loan.h"
#include "feedback.h"

/* A pause of this length is borne, and most work ends in it: what is pressed meanwhile comes after it. */
#define PATIENCE_US (250 * G_TIME_SPAN_MILLISECOND)
/* So much later somebody wonders. */
#define SHOWN_AFTER_MS 250
#define TICK_MS 60

/* Shared by the thread and the main loop. */
typedef struct
{
  const ZhLongWork *work;
  gpointer          data;
  GtkWidget        *widget;
  GCancellable     *cancellable;
  gpointer          result;
  GError           *error;

  GMutex   mutex;
  GCond    ended;
  gboolean has_ended;
  int      permille; /* atomic: how far it is */

  gboolean        is_told; /* what came of it */
  guint           source;  /* that shows the dialog, then moves it on */
  GtkWindow      *dialog;  /* weak; NULL while it is not shown */
  GtkProgressBar *bar;     /* in it */
} Run;

static void
note_progress (int      done,
               gpointer user_data)
{
  g_atomic_int_set (&((Run *) user_data)->permille, done);
}

static void
work_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Run       *run = data;
  ZhProgress progress = { run->cancellable, note_progress, run, 0, ZH_PROGRESS_WHOLE };

  run->result = run->work->run (run->data, &progress, &run->error);
  g_mutex_lock (&run->mutex);
  run->has_ended = TRUE;
  g_cond_signal (&run->ended);
  g_mutex_unlock (&run->mutex);
  g_task_return_boolean (task, TRUE);
}

static void
run_free (gpointer data)
{
  Run *run = data;

  g_object_unref (run->cancellable);
  g_clear_error (&run->error);
  g_mutex_clear (&run->mutex);
  g_cond_clear (&run->ended);
  g_free (run);
}

/* In the main loop: the thread may be the last to let go of the task, and widgets are nothing for
 * a thread. */
static void
release (Run *run)
{
  GDestroyNotify free_data = run->work->free_data;

  g_clear_object (&run->bar);
  g_clear_object (&run->widget);
  if (free_data != NULL)
    free_data (run->data); /* may own the work itself */
}

static void
tell (Run *run)
{
  GtkWindow *dialog = run->dialog;

  if (run->is_told)
    return;
  run->is_told = TRUE;
  g_clear_handle_id (&run->source, g_source_remove);
  g_clear_weak_pointer (&run->dialog);
  if (dialog != NULL)
    gtk_window_destroy (dialog);
  run->work->done (run->widget, run->data, run->result, run->error);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  Run *run = g_task_get_task_data (G_TASK (result));

  tell (run);
  release (run);
}

/* The dialog */

static void
cancel_cb (GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

static gboolean
move_on_cb (gpointer data)
{
  Run *run = data;

  gtk_progress_bar_set_fraction (run->bar, (double) g_atomic_int_get (&run->permille) / ZH_PROGRESS_WHOLE);
  return G_SOURCE_CONTINUE;
}

static gboolean
show_cb (gpointer data)
{
  Run       *run = data;
  GtkRoot   *root = gtk_widget_get_root (run->widget);
  GtkWidget *dialog = adw_message_dialog_new (root != NULL ? GTK_WINDOW (root) : NULL, _ (run->work->title), NULL);
  GtkWidget *bar = gtk_progress_bar_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (run->work->title), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), bar);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (cancel_cb), run->cancellable, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&run->dialog, GTK_WINDOW (dialog));
  run->bar = GTK_PROGRESS_BAR (g_object_ref (bar));
  run->source = g_timeout_add (TICK_MS, move_on_cb, run);
  move_on_cb (run);
  gtk_window_present (GTK_WINDOW (dialog));
  return G_SOURCE_REMOVE;
}

static gboolean
ends_soon (Run *run)
{
  gint64   deadline_us = g_get_monotonic_time () + PATIENCE_US;
  gboolean has_ended;

  g_mutex_lock (&run->mutex);
  while (!run->has_ended && g_cond_wait_until (&run->ended, &run->mutex, deadline_us))
    ;
  has_ended = run->has_ended;
  g_mutex_unlock (&run->mutex);
  return has_ended;
}

void
zh_long_work_start (GtkWidget        *widget,
                    const ZhLongWork *work,
                    gpointer          data)
{
  g_autoptr (GTask) task = NULL;
  Run *run = g_new0 (Run, 1);

  run->work = work;
  run->data = data;
  run->widget = g_object_ref (widget);
  run->cancellable = g_cancellable_new ();
  g_mutex_init (&run->mutex);
  g_cond_init (&run->ended);
  g_signal_connect_object (widget, "destroy", G_CALLBACK (cancel_cb), run->cancellable, G_CONNECT_SWAPPED);
  task = g_task_new (NULL, NULL, ended_cb, NULL);
  g_task_set_task_data (task, run, run_free);
  g_task_run_in_thread (task, work_in_thread);
  if (ends_soon (run))
    tell (run);
  else
    run->source = g_timeout_add (SHOWN_AFTER_MS, show_cb, run);
}

/* Acts */

typedef struct
{
  ZhLongWork       work; /* of this act */
  const ZhLongAct *act;
  ZhSession       *session;
  ZhDesk          *desk;
  gpointer         data;
} Act;

static void
act_free (gpointer data)
{
  Act *self = data;

  if (self->act->free_data != NULL)
    self->act->free_data (self->data);
  g_object_unref (self->session);
  zh_desk_unref (self->desk);
  g_free (self);
}

static gpointer
run_act (gpointer          data,
         const ZhProgress *progress,
         GError          **error)
{
  Act      *self = data;
  ZhChange *change;

  zh_desk_set_progress (self->desk, progress);
  change = self->act->act (self->desk, self->data, progress, error);
  zh_desk_set_progress (self->desk, NULL);
  return change;
}

static void
act_done (GtkWidget    *widget,
          gpointer      data,
          gpointer      result,
          const GError *error)
{
  Act      *self = data;
  ZhChange *change = result;

  zh_desk_take_back (self->desk);
  /* the window may have gone, or have another file open */
  if (gtk_widget_get_root (widget) == NULL || zh_session_get_desk (self->session) != self->desk)
    zh_change_unref (change);
  else if (zh_feedback_act (widget, self->session, change, _ (self->act->failed), error) && self->act->done != NULL)
    self->act->done (widget, self->data);
}

void
zh_long_act_start (GtkWidget       *widget,
                   ZhSession       *session,
                   const ZhLongAct *act,
                   gpointer         data)
{
  ZhDesk *desk = zh_session_get_desk (session);
  Act    *self = g_new0 (Act, 1);
  g_autoptr (GError) error = NULL;

  *self = (Act){ .act = act, .session = g_object_ref (session), .desk = zh_desk_ref (desk), .data = data };
  self->work = (ZhLongWork){ .title = act->title, .run = run_act, .done = act_done, .free_data = act_free };
  if (!zh_desk_may (desk, "", 0, &error))
    {
      zh_feedback_error (widget, _ (act->failed), error);
      act_free (self);
      return;
    }
  zh_desk_lend (desk);
  zh_long_work_start (widget, &self->work, self);
}
