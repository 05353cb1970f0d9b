#include "config.h"

#include "feedback.h"

#include <glib/gi18n.h>

#include "desk-journal.h"
#include "desk-undo.h"
#include "errors.h"
#include "text-limits.h"

#define TOAST_SECONDS 4
/* A toast younger than this takes the next message in place: no queue, no new animation. */
#define TOAST_FRESH_US (2 * G_USEC_PER_SEC)
/* What a message may quote. */
#define MAX_TOAST 200
#define MAX_BODY 1000
#define TOAST_KEY "zh-feedback-toast"

typedef struct
{
  AdwToast *toast;
  gint64    shown_us;
} ShownToast;

static void
shown_toast_free (gpointer data)
{
  ShownToast *shown = data;

  g_object_unref (shown->toast);
  g_free (shown);
}

static void
toast_dismissed_cb (AdwToast  *toast,
                    GtkWidget *overlay)
{
  ShownToast *shown = g_object_get_data (G_OBJECT (overlay), TOAST_KEY);

  if (shown != NULL && shown->toast == toast)
    g_object_set_data (G_OBJECT (overlay), TOAST_KEY, NULL);
}

/* The caller's heading says that it was not done, which nobody knows here. */
static const char *
choose_heading (const char   *heading,
                const GError *error)
{
  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_UNCERTAIN))
    return _ ("It is not certain whether this was stored");
  return heading;
}

static void
closed_answered_cb (GtkWidget  *window,
                    const char *action)
{
  if (!g_str_equal (action, "close"))
    gtk_widget_activate_action (window, action, NULL);
}

/* What helps against a refusal. */
static const struct
{
  int         code;
  const char *action;
  const char *label;
  gboolean    agrees; /* the refusal itself says that there is something to agree to */
} remedies[] = {
  { ZH_ERROR_CLOSED, "win.reopen-at-once", N_ ("_Reopen the Tournament"), FALSE },
  { ZH_ERROR_ROUND_CLOSED, "win.reopen-round", N_ ("_Reopen the Round"), FALSE },
  { ZH_ERROR_SEALED, "win.change-after-seal", N_ ("C_hange After the Seal"), TRUE },
  { ZH_ERROR_FAULTY, "win.write-despite-fault", N_ ("Write _Despite the Fault"), TRUE },
};

/* The remedy stands beside the refusal; the answer is the action. */
static void
offer_remedy (AdwMessageDialog *dialog,
              const GError     *error)
{
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  gsize      i = 0;

  while (i < G_N_ELEMENTS (remedies) && !g_error_matches (error, ZH_ERROR, remedies[i].code))
    i++;
  if (i == G_N_ELEMENTS (remedies))
    return;
  adw_message_dialog_add_response (dialog, remedies[i].action, gettext (remedies[i].label));
  adw_message_dialog_set_default_response (dialog, "close");
  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  if (window != NULL && remedies[i].agrees)
    gtk_widget_action_set_enabled (GTK_WIDGET (window), remedies[i].action, TRUE);
  if (window != NULL)
    g_signal_connect_object (dialog, "response", G_CALLBACK (closed_answered_cb), window, G_CONNECT_SWAPPED);
}

void
zh_feedback_error (GtkWidget    *widget,
                   const char   *heading,
                   const GError *error)
{
  g_autofree char *valid = NULL;
  g_autofree char *body = NULL;
  GtkWidget       *dialog;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (error != NULL);

  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_CANCELLED) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  /* it may name a file whose name is in another encoding */
  valid = g_utf8_make_valid (error->message, -1);
  body = zh_text_dup_bounded (valid, MAX_BODY);
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), choose_heading (heading, error), body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  offer_remedy (ADW_MESSAGE_DIALOG (dialog), error);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Changes the toast on screen while it is fresh. An older one makes way; a fresh one must not:
 * libadwaita 1.2 crashes when a toast is dismissed before it has wholly appeared. */
static gboolean
change_toast (GtkWidget  *overlay,
              const char *markup,
              const char *button,
              const char *action)
{
  ShownToast *shown = g_object_get_data (G_OBJECT (overlay), TOAST_KEY);

  if (shown == NULL)
    return FALSE;
  if (g_get_monotonic_time () - shown->shown_us < TOAST_FRESH_US)
    {
      adw_toast_set_title (shown->toast, markup);
      adw_toast_set_button_label (shown->toast, button);
      adw_toast_set_action_name (shown->toast, action);
      return TRUE;
    }
  adw_toast_dismiss (shown->toast);
  return FALSE;
}

/* The first overlay in @widget or itself, NULL for none. */
static GtkWidget *
find_overlay_in (GtkWidget *widget)
{
  GtkWidget *found = ADW_IS_TOAST_OVERLAY (widget) ? widget : NULL;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_overlay_in (child);
  return found;
}

/* Around the widget, or elsewhere in its window. */
static GtkWidget *
find_overlay (GtkWidget *widget)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  return overlay != NULL ? overlay : find_overlay_in (GTK_WIDGET (gtk_widget_get_root (widget)));
}

void
zh_feedback_toast (GtkWidget  *widget,
                   const char *title,
                   const char *button,
                   const char *action)
{
  GtkWidget       *overlay = find_overlay (widget);
  g_autofree char *bounded = zh_text_dup_bounded (title, MAX_TOAST);
  g_autofree char *markup = g_markup_escape_text (bounded, -1);
  ShownToast      *shown;

  g_return_if_fail (overlay != NULL);

  if (change_toast (overlay, markup, button, action))
    return;

  shown = g_new0 (ShownToast, 1);
  shown->toast = g_object_ref (adw_toast_new (markup));
  shown->shown_us = g_get_monotonic_time ();
  adw_toast_set_timeout (shown->toast, TOAST_SECONDS);
  adw_toast_set_button_label (shown->toast, button);
  adw_toast_set_action_name (shown->toast, action);
  g_signal_connect_object (shown->toast, "dismissed", G_CALLBACK (toast_dismissed_cb), overlay, 0);
  g_object_set_data_full (G_OBJECT (overlay), TOAST_KEY, shown, shown_toast_free);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_object_ref (shown->toast));
}

gboolean
zh_feedback_act (GtkWidget    *widget,
                 ZhSession    *session,
                 ZhChange     *change,
                 const char   *heading,
                 const GError *error)
{
  const ZhJournalEntry *entry;
  g_autofree char      *act = NULL;
  gboolean              is_mine;

  if (change == NULL)
    {
      zh_feedback_error (widget, heading, error);
      return FALSE;
    }

  /* Where nothing was changed there is nothing to undo, and the act before is not told again. */
  entry = change->kinds != 0 ? zh_desk_get_last_act (zh_session_get_desk (session)) : NULL;
  if (entry != NULL)
    {
      act = zh_journal_entry_format_act (entry, zh_language_get_screen ());
      is_mine = entry == zh_desk_get_undo_entry (zh_session_get_desk (session));
      zh_feedback_toast (widget, act, is_mine ? _ ("_Undo") : NULL, is_mine ? "win.undo" : NULL);
    }
  zh_change_unref (change);
  return TRUE;
}
