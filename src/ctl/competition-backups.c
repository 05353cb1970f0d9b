/* The copies made before each pairing: "backups FILE", "backups FILE make", "backups FILE restore N". */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-backups.h"

static void
print_backup (const ZhCtlCall *call,
              const ZhBackup  *backup,
              int              number)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (backup->time);
  g_autofree char *when = g_date_time_format (local, "%Y-%m-%dT%H:%M:%S");

  zh_ctl_print_row (call, "number:d time:s entries:l file:s", number, when, backup->journal_length, backup->path);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (GPtrArray) backups = zh_backup_list (call->path);

  for (guint i = 0; i < backups->len; i++)
    print_backup (call, g_ptr_array_index (backups, i), (int) i + 1);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_make (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (GPtrArray) backups = zh_desk_make_backup (call->desk, error) ? zh_desk_list_backups (call->desk) : NULL;

  for (guint i = 0; backups != NULL && i < backups->len; i++)
    {
      const ZhBackup *backup = g_ptr_array_index (backups, i);

      if (backup->journal_length != zh_ctl_get_competition (call)->journal_length)
        continue;
      print_backup (call, backup, (int) i + 1);
      break;
    }
  return ZH_CTL_DONE;
}

/* Beside the original, which is not opened: it may be damaged or gone. */
static ZhCtlExit
run_restore (ZhCtlCall *call,
             GError   **error)
{
  g_autoptr (GPtrArray) backups = zh_backup_list (call->path);
  g_autofree char *path = NULL;
  int              number = 0;

  if (call->words[0] == NULL)
    return zh_ctl_fail_usage (error, _ ("The number of the copy is missing; “list” shows them"));
  if (!zh_ctl_parse_number (_ ("copy"), call->words[0], 1, G_MAXINT, &number, error))
    return ZH_CTL_USAGE;
  if ((guint) number > backups->len)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no copy %d of this file; “list” shows those there are"), number);
      return ZH_CTL_INPUT;
    }
  path = zh_backup_restore (((const ZhBackup *) g_ptr_array_index (backups, (guint) number - 1))->path, call->path, error);
  if (path != NULL)
    zh_ctl_print_row (call, "file:s", path);
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_backup_verbs[] = {
  { "backups", "FILE [list]", ZH_CTL_OPENS_NOTHING, run_list },
  { "backups", "FILE make", ZH_CTL_WRITES_FILE, run_make },
  { "backups", "FILE restore [N]", ZH_CTL_OPENS_NOTHING, run_restore,
    .summary = N_ ("The copies made before each pairing, the newest first; makes one, or puts one beside the file under a new name") },
  { NULL },
};
