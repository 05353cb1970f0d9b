#include "config.h"

#include <signal.h>

#include "app-settings.h"
#include "application.h"
#include "paths.h"
#include "renderer.h"

/* What is chosen in the preferences, or what the environment asks for. */
static void
init_language (void)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  g_autofree char *code = zh_settings_dup_language (settings);

  zh_paths_init_locale_for (code);
  gtk_disable_setlocale (); /* it would go by the environment again */
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (ZhApplication) application = NULL;

  /* A file that may not grow is an error to be told, not the end of the program. */
  signal (SIGXFSZ, SIG_IGN);
  zh_renderer_choose ();
  init_language ();
  g_set_application_name ("Zhereb");
  gtk_window_set_default_icon_name (ZH_APPLICATION_ID);

  application = zh_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
