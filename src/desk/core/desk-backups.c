#include "config.h"

#include "desk-backups.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"

#define SUFFIX ".zhereb"
#define FOLDER_NAME_LENGTH 16

/* Copies are called 20261120T101500Z-000123.zhereb: when, and after how many entries. */

void
zh_backup_free (ZhBackup *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  g_clear_pointer (&self->time, g_date_time_unref);
  g_free (self);
}

static char *
make_folder_path (const char *path)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = NULL;

  if (g_str_has_suffix (base, SUFFIX))
    base[strlen (base) - strlen (SUFFIX)] = '\0';
  name = g_strdup_printf ("%s-%.*s", base, FOLDER_NAME_LENGTH, hash);
  return g_build_filename (g_get_user_data_dir (), "zhereb", "backups", name, NULL);
}

static ZhBackup *
read_backup (const char *folder,
             const char *name)
{
  g_autofree char *stamp = g_strndup (name, strcspn (name, "-"));
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (stamp, NULL);
  const char      *rest = name + strlen (stamp);
  g_autofree char *digits = g_str_has_suffix (rest, SUFFIX) && *rest == '-'
                                ? g_strndup (rest + 1, strlen (rest) - 1 - strlen (SUFFIX))
                                : NULL;
  gint64           length = 0;
  ZhBackup        *backup;

  if (time == NULL || digits == NULL || !g_ascii_string_to_signed (digits, 10, 0, G_MAXINT64, &length, NULL))
    return NULL;
  backup = g_new0 (ZhBackup, 1);
  backup->path = g_build_filename (folder, name, NULL);
  backup->time = g_steal_pointer (&time);
  backup->journal_length = length;
  return backup;
}

/* By the journal, which only grows: a clock may have been set back. */
static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const ZhBackup *first = *(const ZhBackup *const *) a;
  const ZhBackup *second = *(const ZhBackup *const *) b;

  if (first->journal_length != second->journal_length)
    return second->journal_length > first->journal_length ? 1 : -1;
  return g_date_time_compare (second->time, first->time);
}

static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_backup_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      ZhBackup *backup = read_backup (folder, name);

      if (backup != NULL)
        g_ptr_array_add (backups, backup);
    }
  g_ptr_array_sort (backups, compare_newest_first);
  return backups;
}

GPtrArray *
zh_backup_list (const char *path)
{
  g_autofree char *real = zh_store_resolve_path (path);
  g_autofree char *folder = make_folder_path (real);

  return list_folder (folder);
}

GPtrArray *
zh_desk_list_backups (ZhDesk *self)
{
  return zh_backup_list (self->path);
}

/* Never the one just made: where an older file took the place of a newer one, the copies of that
 * have the longer journals. */
static void
drop_oldest (const char *folder,
             const char *just_made)
{
  g_autoptr (GPtrArray) backups = list_folder (folder);
  guint n_kept = 1;

  for (guint i = 0; i < backups->len; i++)
    {
      const ZhBackup *backup = g_ptr_array_index (backups, i);

      if (strcmp (backup->path, just_made) != 0 && n_kept++ >= ZH_BACKUPS_KEPT)
        g_unlink (backup->path);
    }
}

gboolean
zh_desk_make_backup (ZhDesk  *self,
                     GError **error)
{
  g_autofree char *folder = make_folder_path (self->path);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_utc (zh_desk_get_now (self));
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%SZ");
  g_autofree char *name =
      g_strdup_printf ("%s-%06" G_GINT64_FORMAT SUFFIX, stamp, self->snapshot->journal_length);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (!zh_desk_may (self, "backup", 0, error))
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return zh_fail (error, ZH_ERROR_FILE,
                    _ ("The folder of the backups, %s, cannot be made: %s"), folder, g_strerror (errno));
  /* The same second and the same entry: it is there already. */
  if (g_access (path, F_OK) != 0 && !zh_store_copy_to (self->store, path, error))
    return FALSE;
  drop_oldest (folder, path);
  return TRUE;
}

const GError *
zh_desk_get_backup_error (const ZhDesk *self)
{
  return self->backup_error;
}

static char *
make_restored_path (const char *original,
                    const char *backup)
{
  g_autofree char *stem = g_strdup (original);
  g_autofree char *base = g_path_get_basename (backup);
  g_autofree char *path = NULL;

  if (g_str_has_suffix (stem, SUFFIX))
    stem[strlen (stem) - strlen (SUFFIX)] = '\0';
  path = g_strdup_printf ("%s-%s", stem, base);
  for (int i = 2; g_access (path, F_OK) == 0; i++)
    {
      g_free (path);
      path = g_strdup_printf ("%s-%d-%s", stem, i, base);
    }
  return g_steal_pointer (&path);
}

char *
zh_backup_restore (const char *backup,
                   const char *original,
                   GError    **error)
{
  g_autofree char *path = make_restored_path (original, backup);
  g_autoptr (ZhStore) store = zh_store_open (backup, ZH_STORE_READ, error);

  if (store == NULL || !zh_store_copy_to (store, path, error))
    return NULL;
  return g_steal_pointer (&path);
}

gboolean
zh_desk_save_copy (ZhDesk     *self,
                   const char *path,
                   GError    **error)
{
  if (self->store == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The competition is closed. Open it again"));
  return zh_store_copy_to (self->store, path, error);
}
