#include "config.h"

#include "ctl.h"

#include <locale.h>
#include <signal.h>

#include "language.h"
#include "paths.h"

/* FALSE where it is none; what was wrong is said. */
static gboolean
init_language (const char *code)
{
  gboolean known = code != NULL && g_strv_contains (zh_language_get_codes (), code);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = NULL;

  zh_paths_init_locale_for (known ? code : NULL);
  if (code == NULL || known)
    return TRUE;
  language = zh_language_new (code, &error);
  g_printerr ("zherebctl: --language: %s\n", error->message);
  return FALSE;
}

int
main (int   argc,
      char *argv[])
{
  const char *code = zh_ctl_take_language (&argc, &argv);

  if (!init_language (code))
    return ZH_CTL_USAGE;

  /* A write past a quota is to fail like one on a full disk, not to end the program. */
  signal (SIGXFSZ, SIG_IGN);

  /* Arguments and answers are UTF-8 whatever the locale: scripts often run in C. */
  if (!g_get_charset (NULL))
    setlocale (LC_CTYPE, "C.UTF-8");
  return zh_ctl_main (argc, argv);
}
