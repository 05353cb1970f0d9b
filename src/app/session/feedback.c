#include "config.h"

#include "feedback.h"

#include <glib/gi18n.h>

#include "desk-journal.h"
#include "desk-undo.h"
#include "errors.h"
#include "fresh-toast.h"
#include "text-limits.h"

/* What a message may quote. */
#define MAX_TOAST 200
#define MAX_BODY 1000
/* Data of the overlay, and of a line above which it shows its toasts. */
#define N_LINES "zh-lines"
#define OVERLAY "zh-overlay"

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

/* Around the widget, elsewhere in its window, or in the windows that it stands on. */
static GtkWidget *
find_overlay (GtkWidget *widget)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  for (; overlay == NULL && window != NULL; window = gtk_window_get_transient_for (window))
    overlay = find_overlay_in (GTK_WIDGET (window));
  return overlay;
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

  g_return_if_fail (overlay != NULL);

  zh_fresh_toast_show (ADW_TOAST_OVERLAY (overlay), markup, button, action);
}

/* When a page takes the place of another the lines of both may be shown for a moment: they are counted. */
static void
count_line (GtkWidget *overlay,
            int        step)
{
  int n_lines = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (overlay), N_LINES)) + step;

  g_object_set_data (G_OBJECT (overlay), N_LINES, GINT_TO_POINTER (n_lines));
  if (n_lines > 0)
    gtk_widget_add_css_class (overlay, "above-line");
  else
    gtk_widget_remove_css_class (overlay, "above-line");
}

static void
line_map_cb (GtkWidget *line)
{
  GtkWidget *overlay = find_overlay (line);

  if (overlay == NULL || g_object_get_data (G_OBJECT (line), OVERLAY) != NULL)
    return;
  g_object_set_data_full (G_OBJECT (line), OVERLAY, g_object_ref (overlay), g_object_unref);
  count_line (overlay, 1);
}

static void
line_unmap_cb (GtkWidget *line)
{
  g_autoptr (GtkWidget) overlay = g_object_steal_data (G_OBJECT (line), OVERLAY);

  if (overlay != NULL)
    count_line (overlay, -1);
}

void
zh_feedback_stand_above (GtkWidget *line)
{
  g_signal_connect (line, "map", G_CALLBACK (line_map_cb), NULL);
  g_signal_connect (line, "unmap", G_CALLBACK (line_unmap_cb), NULL);
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

  /* Where nothing was changed there is nothing to undo, and the act before is not told again. What cannot be taken
   * back is told all the same: "Undo" beside the act before would take that back. */
  entry = change->kinds != 0 ? zh_desk_get_newest_entry (zh_session_get_desk (session)) : NULL;
  if (entry != NULL && entry->kind != ZH_JOURNAL_ACT)
    entry = zh_desk_get_last_act (zh_session_get_desk (session));
  if (entry != NULL)
    {
      act = zh_journal_entry_format_act (entry, zh_language_get_screen ());
      is_mine = entry == zh_desk_get_undo_entry (zh_session_get_desk (session));
      zh_feedback_toast (widget, act, is_mine ? _ ("_Undo") : NULL, is_mine ? "win.undo" : NULL);
    }
  zh_change_unref (change);
  return TRUE;
}
