/* The copies made before each pairing: "backups FILE", "backups FILE make", "backups FILE restore N". */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-backups.h"

static void
print_backup (const ZhCtlTarget *target,
              const ZhBackup    *backup,
              int                number)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (backup->time);
  g_autofree char *when = g_date_time_format (local, "%Y-%m-%dT%H:%M:%S");
  g_autoptr (JsonObject) object = NULL;

  if (!target->json)
    {
      g_print ("%d\t%s\t%" G_GINT64_FORMAT "\t%s\n", number, when, backup->journal_length, backup->path);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "number", number);
  json_object_set_string_member (object, "time", when);
  json_object_set_int_member (object, "entries", backup->journal_length);
  json_object_set_string_member (object, "file", backup->path);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_backups (const ZhCtlTarget *target)
{
  g_autoptr (GPtrArray) backups = zh_backup_list (target->path);

  for (guint i = 0; i < backups->len; i++)
    print_backup (target, g_ptr_array_index (backups, i), (int) i + 1);
  return ZH_CTL_DONE;
}

static ZhCtlExit
make_backup (const ZhCtlTarget *target,
             GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_WRITE, error);
  g_autoptr (GPtrArray) backups = NULL;

  if (desk == NULL || !zh_desk_make_backup (desk, error))
    return ZH_CTL_FILE;
  backups = zh_desk_list_backups (desk);
  for (guint i = 0; i < backups->len; i++)
    {
      const ZhBackup *backup = g_ptr_array_index (backups, i);

      if (backup->journal_length != zh_desk_get_snapshot (desk)->journal_length)
        continue;
      print_backup (target, backup, (int) i + 1);
      break;
    }
  return ZH_CTL_DONE;
}

/* Beside the original, which is not opened: it may be damaged or gone. */
static ZhCtlExit
restore_backup (const ZhCtlTarget *target,
                GError           **error)
{
  g_autoptr (GPtrArray) backups = zh_backup_list (target->path);
  g_autofree char *path = NULL;
  int              number = 0;

  if (target->words[1] == NULL)
    return zh_ctl_fail_usage (error, _ ("The number of the copy is missing; “list” shows them"));
  if (!zh_ctl_parse_number (_ ("copy"), target->words[1], 1, G_MAXINT, &number, error))
    return ZH_CTL_USAGE;
  if ((guint) number > backups->len)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no copy %d of this file; “list” shows those there are"), number);
      return ZH_CTL_INPUT;
    }
  path = zh_backup_restore (((const ZhBackup *) g_ptr_array_index (backups, (guint) number - 1))->path, target->path, error);
  if (path == NULL)
    return ZH_CTL_FILE;
  if (target->json)
    {
      g_autoptr (JsonObject) object = json_object_new ();

      json_object_set_string_member (object, "file", path);
      zh_ctl_print_json (object);
    }
  else
    {
      g_print ("%s\n", path);
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_backups (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };

  if (!zh_ctl_target_parse (&target, NULL, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  if (target.words[0] == NULL || strcmp (target.words[0], "list") == 0)
    return list_backups (&target);
  if (strcmp (target.words[0], "make") == 0)
    return make_backup (&target, error);
  if (strcmp (target.words[0], "restore") == 0)
    return restore_backup (&target, error);
  return zh_ctl_fail_usage (error, _ ("After FILE comes list, make, or restore and a number"));
}

extern const ZhCtlCommand zh_ctl_backup_commands[];

const ZhCtlCommand zh_ctl_backup_commands[] = {
  { "backups", "", "FILE [list|make|restore N] [--json]",
    N_ ("The copies made before each pairing, the newest first; makes one, or puts one beside the file under a new name"), run_backups },
  { NULL },
};
