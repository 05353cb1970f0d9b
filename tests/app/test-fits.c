/* Every page and every tab of it fits a small screen, also with its details open and with text
 * half as large again, in the language that the environment says: words are of very different
 * length.
 */
#include "config.h"

#include "gui-harness.h"
#include "places.h"

#define MAX_TABS 8

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
check_size (Fixture    *fixture,
            const char *place,
            int         tab,
            int         dpi)
{
  GtkWidget *root = GTK_WIDGET (fixture->gui->window);
  int        width;
  int        height;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_test_message ("%s, tab %d at %d dpi: at least %d × %d", place, tab, dpi, width, height);
  if (width > 1024 || height > 600)
    g_test_fail_printf ("%s, tab %d at %d dpi needs %d × %d", place, tab, dpi, width, height);
}

static void
test_fits (Fixture      *fixture,
           gconstpointer data)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  zh_gui_open_competition (fixture->gui, 10);
  for (int dpi = 96; dpi <= 144; dpi += 48)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
      gtk_window_set_default_size (GTK_WINDOW (fixture->gui->window), 1024, 600);
      for (gsize i = 0; i < n_places; i++)
        {
          zh_window_show_place (fixture->gui->window, places[i].name);
          zh_gui_settle ();
          for (int tab = 0; tab < MAX_TABS; tab++)
            {
              check_size (fixture, places[i].name, tab, dpi);
              zh_gui_press ("ctrl+Tab");
            }
          zh_gui_press ("F4");
          check_size (fixture, places[i].name, MAX_TABS, dpi);
          zh_gui_press ("F4");
        }
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/fits/small-screen", Fixture, NULL, set_up, test_fits, tear_down);
  return g_test_run ();
}
