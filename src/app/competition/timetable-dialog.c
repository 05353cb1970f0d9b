#include "config.h"

#include "timetable-dialog.h"

#include <glib/gi18n.h>

#include "desk-timetable.h"
#include "feedback.h"
#include "plan-dialog.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "timetable.h"

#define VIEW "zh-timetable-view"

/* As people write it: "20.11.2026 10:00; 1; Hall A". */
static char *
format_lines (const ZhTournament *tournament)
{
  const char *text = zh_tournament_get_option (tournament, ZH_OPTION_TIMETABLE);
  g_autoptr (GPtrArray) lines = text != NULL ? zh_timetable_parse (text, NULL) : NULL;
  GString *shown = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);
      g_auto (GStrv) parts = g_strsplit (line->start, "T", 2);
      ZhDate           date = ZH_DATE_NONE;
      g_autofree char *day = zh_date_parse (parts[0], &date) ? zh_language_format_date (zh_language_get_screen (), date) : NULL;
      g_autofree char *round = g_strdup_printf ("%d", line->round);

      g_string_append_printf (shown, "%s %s; %s", day != NULL ? day : parts[0], parts[1], line->round > 0 ? round : line->what);
      g_string_append_printf (shown, "%s%s\n", *line->place != '\0' ? "; " : "", line->place);
    }
  return g_string_free (shown, FALSE);
}

static gboolean
save_cb (GtkWidget *editor,
         gpointer   user_data,
         GError   **error)
{
  ZhSession       *session = user_data;
  GtkTextBuffer   *buffer = gtk_text_view_get_buffer (g_object_get_data (G_OBJECT (editor), VIEW));
  GtkTextIter      start;
  GtkTextIter      end;
  g_autofree char *text = NULL;
  g_autoptr (ZhChange) change = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  change = zh_desk_set_timetable (zh_session_get_desk (session), zh_session_get_tournament_id (session), text, error);
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
make_editor (const ZhTournament *tournament)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget       *scrolled = gtk_scrolled_window_new ();
  GtkWidget       *view = gtk_text_view_new ();
  GtkWidget       *hint = gtk_label_new (_ ("A line each: day and time, the number of a round or words, the place; semicolons between.\n20.11.2026 09:00; Registration; Hall A\n20.11.2026 10:30; 1; Hall A"));
  g_autofree char *text = format_lines (tournament);

  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_widget_add_css_class (hint, "dim-label");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 6);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Timetable"), -1);
  zh_text_bounds_set (view, ZH_TEXT_BLOCK_MAX);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (view, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), view),
                                              GTK_PHASE_CAPTURE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), scrolled);
  g_object_set_data (G_OBJECT (box), VIEW, view);
  return box;
}

void
zh_timetable_dialog_present (GtkWindow *parent,
                             ZhSession *session)
{
  GtkWidget    *editor = make_editor (zh_session_get_tournament (session));
  ZhPlanDialog *dialog = zh_plan_dialog_new (parent, _ ("Timetable"), editor, save_cb, session);

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (g_object_get_data (G_OBJECT (editor), VIEW));
}
