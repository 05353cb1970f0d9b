#include "config.h"

#include <glib/gi18n.h>
#include <signal.h>

#include "application.h"
#include "paths.h"
#include "renderer.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (ZhApplication) application = NULL;

  /* A file that may not grow is an error to be told, not the end of the program. */
  signal (SIGXFSZ, SIG_IGN);
  zh_renderer_choose ();
  zh_paths_init_locale ();
  g_set_application_name ("Zhereb");
  gtk_window_set_default_icon_name (ZH_APPLICATION_ID);

  application = zh_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
