/* The event in one archive, and whether an archive still holds what was packed. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "ctl-patience.h"
#include "event-pack.h"

static ZhCtlExit
run_pack (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhLanguage) language = zh_ctl_read_language (call, error);
  ZhPackChoices    choices = { language, zh_ctl_has (call, "without-personal"), zh_ctl_has (call, "replace") };
  const char      *path = zh_ctl_text (call, "output");
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *digest = NULL;
  guint            n_files = 0;

  if (language == NULL)
    return ZH_CTL_USAGE;
  digest = zh_desk_pack (call->desk, path, &choices, &n_files, zh_ctl_patience_begin (), error);
  zh_ctl_patience_end ();
  if (digest == NULL)
    return ZH_CTL_FILE;
  if (call->json)
    zh_ctl_print_row (call, "file:s files:d list:s", path, (int) n_files, digest);
  else
    g_print (ngettext ("%1$s: %2$u file. The list hashes to %3$s\n", "%1$s: %2$u files. The list hashes to %3$s\n", n_files), shown, n_files, digest);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_check (ZhCtlCall *call,
           GError   **error)
{
  const ZhProgress *progress = zh_ctl_patience_begin ();
  g_autoptr (ZhPackCheck) check = zh_pack_check (zh_ctl_text (call, "check"), progress, error);

  zh_ctl_patience_end ();
  if (check == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; i < check->differences->len; i++)
    g_print ("%s\n", (const char *) g_ptr_array_index (check->differences, i));
  if (check->differences->len > 0)
    return ZH_CTL_NO;
  g_print (ngettext ("%1$u file is as it was packed. The list hashes to %2$s\n", "%1$u files are as they were packed. The list hashes to %2$s\n", check->n_files),
           check->n_files, check->digest);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_pack_verbs[] = {
  { "pack", "FILE -o ARCHIVE [--without-personal] [--replace] [--lang uk|ru|en]", ZH_CTL_READS_FILE, run_pack },
  { "pack", "--check ARCHIVE", ZH_CTL_OPENS_NOTHING, run_check,
    .summary = N_ ("Pack a competition with its papers, games and journal into one archive, or see whether one was changed") },
  { NULL },
};
