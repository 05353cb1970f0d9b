/* Every dialog of dialog-openers fits a small screen, also with text half as large again; with text twice as
 * large a usual screen is enough. It opens as much larger as the text is, and at the usual size no
 * word of it is cut off. In the language that the environment says: words are of very different length.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dialog-openers.h"

static const struct
{
  int dpi;
  int width;
  int height;
} screens[] = {
  { 96, 1024, 600 },
  { 144, 1024, 600 },
  { 192, 1920, 1080 },
};

typedef struct
{
  ZhGui *gui;
} Fixture;

/* Every one is told, and not only the last. */
static void G_GNUC_PRINTF (1, 2)
    fail (const char *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list          values;

  va_start (values, format);
  text = g_strdup_vprintf (format, values);
  va_end (values);
  g_test_message ("%s", text);
  g_test_fail_printf ("%s", text);
}

static void
set_text (int dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  zh_gui_settle ();
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_dialog_openers_prepare (fixture->gui);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  set_text (screens[0].dpi);
  zh_gui_free (fixture->gui);
}

static void
close_dialog (Fixture *fixture)
{
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
test_fits (Fixture      *fixture,
           gconstpointer data)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);

  for (gsize screen = 0; screen < G_N_ELEMENTS (screens); screen++)
    {
      set_text (screens[screen].dpi);
      for (gsize i = 0; i < n_openers; i++)
        {
          GtkWidget *dialog = GTK_WIDGET (zh_dialog_openers_open (fixture->gui, &openers[i]));
          int        width;
          int        height;

          gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, MAX (width, MIN (gtk_widget_get_width (dialog), screens[screen].width)),
                              &height, NULL, NULL, NULL);
          if (width > screens[screen].width || height > screens[screen].height)
            fail ("%s at %d dpi needs %d × %d", openers[i].name, screens[screen].dpi, width, height);
          close_dialog (fixture);
        }
    }
}

/* An entry row has two titles, a small one above what is written and a large one where nothing is. */
static gboolean
is_seen (GtkWidget *label)
{
  GtkWidget *row = gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW);
  gboolean   empty = row != NULL && *gtk_editable_get_text (GTK_EDITABLE (row)) == '\0';

  return gtk_widget_get_mapped (label) && (row == NULL || empty || !gtk_widget_has_css_class (label, "title"));
}

/* Words that are cut off. In a table they may be names, which somebody else has chosen. */
static void
look_for_cuts (GtkWidget  *widget,
               const char *dialog)
{
  GtkLabel *label = GTK_IS_LABEL (widget) && is_seen (widget) ? GTK_LABEL (widget) : NULL;

  if (GTK_IS_COLUMN_VIEW (widget))
    return;
  if (label != NULL && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    fail ("%s: “%s” is cut off", dialog, gtk_label_get_text (label));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_for_cuts (child, dialog);
}

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);

  for (gsize i = 0; i < n_openers; i++)
    {
      look_for_cuts (GTK_WIDGET (zh_dialog_openers_open (fixture->gui, &openers[i])), openers[i].name);
      close_dialog (fixture);
    }
}

static int
get_opened_width (Fixture              *fixture,
                  const ZhDialogOpener *opener,
                  int                   dpi)
{
  int width;
  int height;

  set_text (dpi);
  gtk_window_get_default_size (zh_dialog_openers_open (fixture->gui, opener), &width, &height);
  close_dialog (fixture);
  return width;
}

/* The same for all of them, so the narrow ones, which the screen does not bound, tell. */
static void
test_grows (Fixture      *fixture,
            gconstpointer data)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);
  int                   n_grown = 0;

  for (gsize i = 0; i < n_openers; i++)
    if (g_str_equal (openers[i].name, "official") || g_str_equal (openers[i].name, "preferences"))
      {
        int usual = get_opened_width (fixture, &openers[i], 96);

        g_assert_cmpint (get_opened_width (fixture, &openers[i], 144), ==, usual * 3 / 2);
        g_assert_cmpint (get_opened_width (fixture, &openers[i], 96), ==, usual);
        n_grown++;
      }
  g_assert_cmpint (n_grown, ==, 2);
}

/* An open dialog follows, and comes back to its size. */
static void
test_grows_while_open (Fixture      *fixture,
                       gconstpointer data)
{
  GtkWindow *dialog;
  int        width;

  zh_gui_press ("ctrl+comma");
  dialog = zh_gui_wait_for_window (g_type_from_name ("ZhPreferencesWindow"));
  width = gtk_widget_get_width (GTK_WIDGET (dialog));
  set_text (144);
  zh_gui_wait_until (gtk_widget_get_width (GTK_WIDGET (dialog)) > width * 4 / 3);
  set_text (96);
  zh_gui_wait_until (gtk_widget_get_width (GTK_WIDGET (dialog)) == width);
  close_dialog (fixture);
}

static gboolean
has_style (GtkWidget  *widget,
           const char *style_class)
{
  if (gtk_widget_has_css_class (widget, style_class))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_style (child, style_class))
      return TRUE;
  return FALSE;
}

/* The keyboard begins in what the dialog is about and not on the button that gives it up; but for
 * a dialog that only asks whether to take something away. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);

  for (gsize i = 0; i < n_openers; i++)
    {
      GtkWindow *dialog = zh_dialog_openers_open (fixture->gui, &openers[i]);
      GtkWidget *focus = gtk_window_get_focus (dialog);
      GtkWidget *bar;

      g_assert_nonnull (focus);
      bar = gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR);
      if (bar != NULL && !gtk_widget_has_css_class (focus, "suggested-action") && !has_style (bar, "destructive-action"))
        fail ("%s begins at its title, in %s", openers[i].name, G_OBJECT_TYPE_NAME (focus));
      close_dialog (fixture);
    }
}

static gboolean
is_shown (GtkWidget  *widget,
          const char *title)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), title))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_shown (child, title))
      return TRUE;
  return FALSE;
}

/* Letters into the window of keys leave what they are in, by what a key does or by its name. */
static void
test_help_search (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *help;
  GtkWidget *search;

  zh_gui_press ("F1");
  help = GTK_WIDGET (zh_gui_wait_for_window (g_type_from_name ("ZhHelpWindow")));
  search = zh_gui_find (help, GTK_TYPE_SEARCH_ENTRY);
  g_assert_true (is_shown (help, _ ("Undo")) && is_shown (help, _ ("Hall on a screen of its own")));
  gtk_editable_set_text (GTK_EDITABLE (search), _ ("Hall on a screen of its own"));
  zh_gui_wait_until (is_shown (help, _ ("Hall on a screen of its own")) && !is_shown (help, _ ("Undo")));
  gtk_editable_set_text (GTK_EDITABLE (search), "ctrl+z");
  zh_gui_wait_until (is_shown (help, _ ("Undo")) && !is_shown (help, _ ("Hall on a screen of its own")));
  gtk_editable_set_text (GTK_EDITABLE (search), "no such words");
  zh_gui_wait_until (is_shown (help, _ ("Nothing found")));
  g_assert_false (is_shown (help, _ ("Undo")));
  close_dialog (fixture);
}

/* A list that has nothing says so, also the second time. */
static void
test_nothing_found (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *search;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (g_type_from_name ("ZhIncidentSheet")));
  search = zh_gui_find (sheet, GTK_TYPE_SEARCH_ENTRY);
  for (int i = 0; i < 2; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (search), "no such words");
      zh_gui_wait_until (is_shown (sheet, _ ("Nothing found")));
      gtk_editable_set_text (GTK_EDITABLE (search), "");
      zh_gui_wait_until (!is_shown (sheet, _ ("Nothing found")));
    }
  close_dialog (fixture);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/dialog-fits/screens", Fixture, NULL, set_up, test_fits, tear_down);
  g_test_add ("/dialog-fits/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/dialog-fits/grows", Fixture, NULL, set_up, test_grows, tear_down);
  g_test_add ("/dialog-fits/grows-while-open", Fixture, NULL, set_up, test_grows_while_open, tear_down);
  g_test_add ("/dialog-fits/focus", Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add ("/dialog-fits/help-search", Fixture, NULL, set_up, test_help_search, tear_down);
  g_test_add ("/dialog-fits/nothing-found", Fixture, NULL, set_up, test_nothing_found, tear_down);
  return g_test_run ();
}
