#include "config.h"

#include "lines-dialog.h"

#include "feedback.h"
#include "plan-dialog.h"
#include "text-bounds.h"
#include "text-limits.h"

#define VIEW "zh-lines-view"

typedef struct
{
  ZhSession  *session; /* unowned: the page that opened the dialog holds it */
  ZhLinesSave save;
} Lines;

static gboolean
save_cb (GtkWidget *editor,
         gpointer   user_data,
         GError   **error)
{
  const Lines     *lines = g_object_get_data (G_OBJECT (editor), "zh-lines");
  GtkTextBuffer   *buffer = gtk_text_view_get_buffer (g_object_get_data (G_OBJECT (editor), VIEW));
  GtkTextIter      start;
  GtkTextIter      end;
  g_autofree char *text = NULL;
  g_autoptr (ZhChange) change = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  change = lines->save (zh_session_get_desk (lines->session), zh_session_get_tournament_id (lines->session), text, error);
  return change != NULL;
}

/* The text would take Ctrl+Enter for a new line. */
static gboolean
key_pressed_cb (GtkWidget      *view,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if ((state & GDK_CONTROL_MASK) == 0 || (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (view, "plan.save", NULL);
  return GDK_EVENT_STOP;
}

static GtkWidget *
make_editor (const char *title,
             const char *hint,
             const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();
  GtkWidget *told = gtk_label_new (hint);

  gtk_label_set_xalign (GTK_LABEL (told), 0);
  gtk_label_set_wrap (GTK_LABEL (told), TRUE);
  gtk_widget_add_css_class (told, "dim-label");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 6);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  zh_text_bounds_set (view, ZH_TEXT_BLOCK_MAX);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (view, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), view),
                                              GTK_PHASE_CAPTURE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), told);
  gtk_box_append (GTK_BOX (box), scrolled);
  g_object_set_data (G_OBJECT (box), VIEW, view);
  return box;
}

void
zh_lines_dialog_present (GtkWindow  *parent,
                         ZhSession  *session,
                         const char *title,
                         const char *hint,
                         const char *text,
                         ZhLinesSave save)
{
  GtkWidget    *editor = make_editor (title, hint, text);
  Lines        *lines = g_new (Lines, 1);
  ZhPlanDialog *dialog;

  *lines = (Lines){ session, save };
  g_object_set_data_full (G_OBJECT (editor), "zh-lines", lines, g_free);
  dialog = zh_plan_dialog_new (parent, title, editor, save_cb, NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (g_object_get_data (G_OBJECT (editor), VIEW));
}
