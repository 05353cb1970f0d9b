#include "config.h"

#include "start-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "desk-lateness.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "filled.h"
#include "message-label.h"

struct _ZhStartDialog
{
  AdwWindow parent_instance;

  ZhSession *session;

  GtkEditable *time;
  GtkLabel    *rule;
  GtkLabel    *message;
};

G_DEFINE_FINAL_TYPE (ZhStartDialog, zh_start_dialog, ADW_TYPE_WINDOW)

static void
set_start (ZhStartDialog *self,
           const char    *start)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_round_start (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                              zh_session_get_round_number (self->session), start, &error);

  if (change == NULL)
    {
      zh_message_label_refuse (self->message, error->message);
      return;
    }
  zh_feedback_act (GTK_WIDGET (parent), self->session, change, _ ("The start was not set"), NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
set_in_minutes (ZhStartDialog *self,
                int            minutes)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) start = g_date_time_add_minutes (now, minutes);
  g_autofree char *text = g_date_time_format (start, "%Y-%m-%dT%H:%M");

  set_start (self, text);
}

static void
in_minutes_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  set_in_minutes (ZH_START_DIALOG (widget), g_variant_get_int32 (parameter));
}

static void
clear_action (GtkWidget *widget)
{
  set_start (ZH_START_DIALOG (widget), "");
}

/* "10:35" is today; a whole date and time is taken as it stands. */
static void
at_action (GtkWidget *widget)
{
  ZhStartDialog   *self = ZH_START_DIALOG (widget);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->time)));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *start = NULL;
  int              minutes = 0;

  if (*text != '\0' && !zh_filled_is_changed (self->time))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  if (strchr (text, '-') != NULL)
    {
      set_start (self, text);
      return;
    }
  /* hours and minutes are read as minutes and seconds of a clock */
  if (strchr (text, ':') == NULL || !zh_clock_reading_parse (text, &minutes) || minutes >= 24 * 60)
    {
      zh_message_label_refuse (self->message, _ ("Write the start as 10:35"));
      return;
    }
  start = g_strdup_printf ("%sT%02d:%02d", day, minutes / 60, minutes % 60);
  set_start (self, start);
}

static void
zh_start_dialog_class_init (ZhStartDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_DISPOSES (class, ZhStartDialog, g_object_unref, session);
  ZH_TEMPLATE (class, ZhStartDialog, "start-dialog", time, rule, message);
  gtk_widget_class_install_action (widget_class, "start.in-minutes", "i", in_minutes_action);
  ZH_ACTION (class, "start.at", at_action);
  ZH_ACTION (class, "start.clear", clear_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_start_dialog_init (ZhStartDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->time, "activate", G_CALLBACK (gtk_widget_activate_default), self, G_CONNECT_SWAPPED);
}

static void
show_rule (ZhStartDialog *self)
{
  g_auto (ZhLateness) lateness = { 0 };
  g_autofree char *time = NULL;
  g_autofree char *text = NULL;

  if (!zh_competition_load_lateness (zh_session_get_competition (self->session), &lateness, NULL))
    return;
  time = zh_clock_reading_format (lateness.default_seconds);
  text = g_strdup_printf (_ ("Default time: %1$s (%2$s)"), time, lateness.article);
  if (lateness.overridden)
    {
      g_autofree char *marked = g_strdup_printf (_ ("✎ %s, as the regulation of the event has it"), text);

      gtk_label_set_text (self->rule, marked);
    }
  else
    gtk_label_set_text (self->rule, text);
}

/* The hour alone is an hour of today, so the day of any other stands with it. */
static void
show_start (ZhStartDialog *self,
            const char    *start)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%dT");

  gtk_editable_set_text (self->time, g_str_has_prefix (start, today) ? start + strlen (today) : start);
}

ZhStartDialog *
zh_start_dialog_new (GtkWindow *parent,
                     ZhSession *session)
{
  ZhStartDialog *self = g_object_new (ZH_TYPE_START_DIALOG, "transient-for", parent, NULL);
  const ZhRound *round = zh_session_get_round (session);

  self->session = g_object_ref (session);
  if (round != NULL)
    show_start (self, round->start);
  zh_filled_mark (self->time);
  show_rule (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->time));
  return self;
}
