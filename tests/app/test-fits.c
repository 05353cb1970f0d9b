/* Every page and every tab of it fits a small screen, also with its details open and with text
 * half as large again, and every dialog does; with text twice as large a usual screen is
 * enough. In the language that the environment says: words are of very different length.
 */
#include "config.h"

#include "desk-competition.h"
#include "desk-entries.h"
#include "gui-harness.h"
#include "places.h"
#include "record-table.h"
#include "../tournament-settings.h"

#define MAX_TABS 8

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

/* Dialogs of the boards and of the window. */
static const char *const dialogs[] = { "ctrl+i", "ctrl+shift+p", "ctrl+k", "ctrl+l", "ctrl+t", "ctrl+h", "ctrl+e", "ctrl+comma", "ctrl+n" };

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static void
check_size (GtkWidget  *root,
            const char *what,
            int         tab,
            gsize       screen)
{
  int width;
  int height;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_test_message ("%s, tab %d at %d dpi: at least %d × %d", what, tab, screens[screen].dpi, width, height);
  if (width > screens[screen].width || height > screens[screen].height)
    g_test_fail_printf ("%s, tab %d at %d dpi needs %d × %d", what, tab, screens[screen].dpi, width, height);
}

static void
set_screen (Fixture *fixture,
            gsize    screen)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", screens[screen].dpi * PANGO_SCALE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->gui->window), 1024, 600);
  zh_gui_settle ();
}

static void
test_fits (Fixture      *fixture,
           gconstpointer data)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  zh_gui_open_competition (fixture->gui, 10);
  for (gsize screen = 0; screen < G_N_ELEMENTS (screens); screen++)
    {
      GtkWidget *window = GTK_WIDGET (fixture->gui->window);

      set_screen (fixture, screen);
      for (gsize i = 0; i < n_places; i++)
        {
          zh_window_show_place (fixture->gui->window, places[i].name);
          zh_gui_settle ();
          for (int tab = 0; tab < MAX_TABS; tab++)
            {
              check_size (window, places[i].name, tab, screen);
              zh_gui_press ("ctrl+Tab");
            }
          zh_gui_press ("F4");
          check_size (window, places[i].name, MAX_TABS, screen);
          zh_gui_press ("F4");
        }
    }
  set_screen (fixture, 0);
}

/* Of which widgets a page that is too wide is wide: those that need more than the screen has. */
static void
tell_wide (GtkWidget *widget,
           int        width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum = 0;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > width)
        g_test_message ("  %s %s: %d", G_OBJECT_TYPE_NAME (child), gtk_widget_get_name (child), minimum);
      tell_wide (child, width);
    }
}

/* Names as a list may bring them: no blank to break a line at, wider than the screen. */
#define LONG_LETTERS 150

static void
make_names_long (Fixture *fixture)
{
  ZhSession          *session = zh_window_get_session (fixture->gui->window);
  ZhDesk             *desk = zh_session_get_desk (session);
  g_autofree char    *name = g_strnfill (LONG_LETTERS, 'W');
  const ZhTournament *tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = name, .place = name, .organiser = name, .start = { 2026, 3, 1 }, .end = { 2026, 3, 9 }, .ruleset = "fide-2023" };
  ZhOfficial           official = { .role = (char *) "chief-arbiter", .name = name, .category = (char *) "", .federation = (char *) "" };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (tournament->entries, i));
      ZhPerson *person = zh_person_copy (entry->person);

      zh_person_set_string (&person->surname, name);
      zh_person_set_string (&person->given, name);
      zh_person_set_string (&person->club, name);
      zh_person_set_string (&person->region, name);
      zh_person_unref (entry->person);
      entry->person = person;
      zh_change_unref (zh_desk_edit_entry (desk, entry, &error));
      g_assert_no_error (error);
      tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
    }
  g_free (settings->name);
  settings->name = g_strdup (name);
  zh_change_unref (test_edit_tournament (desk, settings, &error));
  g_assert_no_error (error);
  zh_change_unref (zh_desk_edit_details (desk, &details, &error));
  g_assert_no_error (error);
  zh_change_unref (zh_desk_set_official (desk, &official, &error));
  g_assert_no_error (error);
  zh_gui_settle ();
}

static void
check_long_names (Fixture    *fixture,
                  const char *place,
                  int         tab)
{
  GtkWidget *window = GTK_WIDGET (fixture->gui->window);
  int        width = 0;

  check_size (window, place, tab, 0);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width > screens[0].width)
    tell_wide (window, screens[0].width / 2);
}

static void
test_long_names (Fixture      *fixture,
                 gconstpointer data)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  zh_gui_open_competition (fixture->gui, 10);
  make_names_long (fixture);
  set_screen (fixture, 0);
  for (gsize i = 0; i < n_places; i++)
    {
      zh_window_show_place (fixture->gui->window, places[i].name);
      zh_gui_settle ();
      for (int tab = 0; tab < MAX_TABS; tab++)
        {
          check_long_names (fixture, places[i].name, tab);
          zh_gui_press ("ctrl+Tab");
        }
      zh_gui_press ("F4");
      check_long_names (fixture, places[i].name, MAX_TABS);
      zh_gui_press ("F4");
    }
}

/* Entries as a list brings them: with everything that has a column. */
static void
fill_in_entries (Fixture *fixture)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);
  ZhDesk    *desk = zh_session_get_desk (session);

  for (guint i = 0; i < zh_session_get_tournament (session)->entries->len; i++)
    {
      g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (zh_session_get_tournament (session)->entries, i));
      g_autoptr (GError) error = NULL;
      ZhPerson *person = zh_person_copy (entry->person);

      zh_person_set_string (&person->surname, "Журавлина-Староверхівська");
      zh_person_set_string (&person->region, "Івано-Франківська");
      zh_person_set_string (&person->club, "Чорноморець");
      zh_person_set_string (&person->category, "КМС");
      person->birth = (ZhDate){ 1996, 12, 28 };
      zh_person_unref (entry->person);
      entry->person = person;
      zh_change_unref (zh_desk_edit_entry (desk, entry, &error));
      g_assert_no_error (error);
    }
}

static void
check_width (Fixture    *fixture,
             const char *place)
{
  GtkWidget     *table = zh_gui_find (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), ZH_TYPE_RECORD_TABLE);
  GtkWidget     *scrolled = zh_gui_find (table, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));

  zh_gui_settle ();
  g_test_message ("%s: %g of %g", place, gtk_adjustment_get_upper (adjustment), gtk_adjustment_get_page_size (adjustment));
  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment))
    g_test_fail_printf ("%s: %g of %g", place, gtk_adjustment_get_upper (adjustment), gtk_adjustment_get_page_size (adjustment));
}

/* At 1280 all columns of the entries are in sight, those of the registration and the tie-breaks too. */
static void
test_tables (Fixture      *fixture,
             gconstpointer data)
{
  zh_gui_open_competition (fixture->gui, 10);
  gtk_window_set_default_size (GTK_WINDOW (fixture->gui->window), 1280, 720);
  fill_in_entries (fixture);
  zh_window_show_place (fixture->gui->window, "entries");
  check_width (fixture, "entries");
  zh_gui_press ("F2");
  check_width (fixture, "entries");
  zh_window_show_place (fixture->gui->window, "standings");
  check_width (fixture, "standings");
}

static GtkWindow *
get_active (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        return window; /* the toolkit keeps it */
    }
  return NULL;
}

static void
test_dialogs_fit (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->gui->window);

  zh_gui_open_competition (fixture->gui, 10);
  for (gsize screen = 0; screen < G_N_ELEMENTS (screens); screen++)
    {
      set_screen (fixture, screen);
      for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
        {
          GtkWindow *dialog;

          zh_gui_press (dialogs[i]);
          zh_gui_wait_until ((dialog = get_active ()) != NULL && dialog != window);
          zh_gui_settle ();
          check_size (GTK_WIDGET (dialog), dialogs[i], 0, screen);
          zh_gui_press ("Escape");
          zh_gui_wait_until (gtk_window_is_active (window));
        }
    }
  set_screen (fixture, 0);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/fits/small-screen", Fixture, NULL, set_up, test_fits, tear_down);
  g_test_add ("/fits/long-names", Fixture, NULL, set_up, test_long_names, tear_down);
  g_test_add ("/fits/tables", Fixture, NULL, set_up, test_tables, tear_down);
  g_test_add ("/fits/dialogs", Fixture, NULL, set_up, test_dialogs_fit, tear_down);
  return g_test_run ();
}
