/* The least a libadwaita program can open, a window with nothing in it: what the toolkit itself
 * needs for a first frame.
 *
 * usage: empty-window SINCE WIDTH HEIGHT    prints what zh_frame_print_start() does
 */
#include "config.h"

#include <adwaita.h>

#include "frame-times.h"

static char **arguments;

static void
painted_cb (GdkFrameClock *clock,
            GApplication  *application)
{
  zh_frame_print_start (arguments[1]);
  g_application_quit (application);
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), atoi (arguments[2]), atoi (arguments[3]));
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_after (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), application);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  g_assert_cmpint (argc, ==, 4);
  arguments = argv;
  application = adw_application_new ("org.zhereb.Zhereb.EmptyWindow", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
