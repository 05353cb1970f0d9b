#include "config.h"

#include "ctl.h"

#include <locale.h>
#include <signal.h>

#include "paths.h"

int
main (int   argc,
      char *argv[])
{
  zh_paths_init_locale ();

  /* A write past a quota is to fail like one on a full disk, not to end the program. */
  signal (SIGXFSZ, SIG_IGN);

  /* Arguments and answers are UTF-8 whatever the locale: scripts often run in C. */
  if (!g_get_charset (NULL))
    setlocale (LC_CTYPE, "C.UTF-8");
  return zh_ctl_main (argc, argv);
}
