/* How the file stands to FIDE's checklist. */
#include "config.h"

#include "fide-checks.h"
#include "fide-commands.h"

ZhCtlExit
zh_ctl_fide_check (ZhCtlCall *call,
                   GError   **error)
{
  g_autoptr (GPtrArray) checks = zh_fide_checks_new (call->desk, call->tournament->id, zh_language_get_screen ());
  gboolean good = TRUE;

  for (guint i = 0; i < checks->len; i++)
    {
      const ZhFideCheck *check = g_ptr_array_index (checks, i);

      good = good && check->good;
      zh_ctl_print_row (call, "questions:s state:s words:s", check->questions, check->good ? "yes" : "no", check->words);
    }
  return good ? ZH_CTL_DONE : ZH_CTL_NO;
}
