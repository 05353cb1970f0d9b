/* A field takes so much and no more: what is pasted beyond is refused whole, said at the field, and
 * leaves what stood there, the selection too. What the program puts in is not touched.
 */
#include "config.h"

#include <string.h>

#include "desk-protests.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "official-sheet.h"
#include "protest-sheet.h"
#include "text-limits.h"

typedef struct
{
  ZhGui     *gui;
  GtkWindow *sheet;
} Fixture;

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_close (fixture->sheet);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_free (fixture->gui);
}

static void
show_sheet (Fixture     *fixture,
            ZhFormSheet *sheet)
{
  fixture->sheet = GTK_WINDOW (sheet);
  gtk_window_present (fixture->sheet);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
}

static void
paste (Fixture *fixture,
       gunichar letter,
       int      length)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < length; i++)
    g_string_append_unichar (text, letter);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->sheet)), text->str);
  zh_gui_press ("ctrl+v");
}

/* What stands in the message at a field; NULL while there is none. */
static const char *
get_message (Fixture *fixture)
{
  GtkWidget *popover = zh_gui_find (GTK_WIDGET (fixture->sheet), GTK_TYPE_POPOVER);

  if (popover == NULL)
    return NULL;
  return gtk_label_get_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (popover))));
}

static void
test_line (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *row;

  show_sheet (fixture, zh_official_sheet_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), 0, ZH_OFFICES_ALL));
  row = zh_gui_find (GTK_WIDGET (fixture->sheet), ADW_TYPE_ENTRY_ROW);
  zh_gui_press ("a b c ctrl+a");
  paste (fixture, 0x0449, 10000);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "abc");
  g_assert_nonnull (strstr (get_message (fixture), "500"));
  g_assert_nonnull (strstr (get_message (fixture), "10000"));
  zh_gui_press ("End d");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "abcd");
  g_assert_null (get_message (fixture));
  zh_gui_press ("ctrl+a");
  paste (fixture, 0x0449, ZH_TEXT_LINE_MAX);
  g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (row)), -1), ==, ZH_TEXT_LINE_MAX);
  zh_gui_press ("d");
  g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (row)), -1), ==, ZH_TEXT_LINE_MAX);
  g_assert_nonnull (get_message (fixture));
}

static void
test_lines (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget     *view;
  GtkTextBuffer *buffer;

  show_sheet (fixture, zh_protest_sheet_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), 1, 0));
  view = zh_gui_find (GTK_WIDGET (fixture->sheet), GTK_TYPE_TEXT_VIEW);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_widget_grab_focus (view);
  zh_gui_press ("a b c ctrl+a");
  paste (fixture, 0x0449, ZH_TEXT_BLOCK_MAX + 1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, 3);
  g_assert_nonnull (strstr (get_message (fixture), "20000"));
  zh_gui_press ("End d");
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, 4);
  g_assert_null (get_message (fixture));
}

/* As the fields of a file that an older program wrote. */
static void
test_own (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *text = g_strnfill (ZH_TEXT_LINE_MAX + 100, 'a');
  GtkWidget       *row;

  show_sheet (fixture, zh_official_sheet_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), 0, ZH_OFFICES_ALL));
  row = zh_gui_find (GTK_WIDGET (fixture->sheet), ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, text);
  zh_gui_press ("End BackSpace"); /* less is always possible */
  g_assert_cmpuint (strlen (gtk_editable_get_text (GTK_EDITABLE (row))), <, strlen (text));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/text-bounds/line", Fixture, NULL, set_up, test_line, tear_down);
  g_test_add ("/text-bounds/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/text-bounds/own", Fixture, NULL, set_up, test_own, tear_down);
  return g_test_run ();
}
