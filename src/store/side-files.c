#include "config.h"

#include "side-files.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <pwd.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"

#define WAL "-wal"
#define INDEX "-shm"
#define JOURNAL "-journal"

#define OFFSET_COUNTER 24
#define MARK_BYTES 28

static gint64
get_time_ns (const struct stat *info)
{
  return (gint64) info->st_mtim.tv_sec * 1000000000 + info->st_mtim.tv_nsec;
}

ZhFileMark
zh_file_mark_take (const char *path)
{
  ZhFileMark       mark = { 0 };
  g_autofree char *wal = g_strconcat (path, WAL, NULL);
  struct stat      info;
  guchar           header[MARK_BYTES] = { 0 };
  gsize            n_read = 0;

  if (stat (path, &info) != 0 || !zh_db_read_start (path, header, sizeof header, &n_read, NULL))
    return mark;
  mark.inode = info.st_ino;
  mark.size = info.st_size;
  mark.time_ns = get_time_ns (&info);
  memcpy (&mark.counter, header + OFFSET_COUNTER, sizeof mark.counter);
  if (stat (wal, &info) == 0)
    {
      mark.wal_size = info.st_size;
      mark.wal_time_ns = get_time_ns (&info);
    }
  return mark;
}

gboolean
zh_file_mark_equal (const ZhFileMark *first,
                    const ZhFileMark *second)
{
  return first->inode == second->inode && first->size == second->size && first->time_ns == second->time_ns &&
         first->counter == second->counter && first->wal_size == second->wal_size &&
         first->wal_time_ns == second->wal_time_ns;
}

gboolean
zh_side_file_has_contents (const char *path,
                           const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  struct stat      info;

  return stat (name, &info) == 0 && info.st_size > 0;
}

gboolean
zh_file_check_size (const char *path,
                    GError    **error)
{
  struct stat info = { 0 };

  if (stat (path, &info) != 0 || info.st_size <= (off_t) ZH_FILE_MAX_MEGABYTES * 1024 * 1024)
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("%s is larger than %d MB, and no competition is. Choose another file, or open a backup"), path,
                  ZH_FILE_MAX_MEGABYTES);
}

static void
set_stray_error (const char *path,
                 const char *suffix,
                 GError    **error)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  g_autofree char *owner = zh_file_dup_owner (name);

  g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
               _ ("Something that does not belong to the competition was put beside it: %s, of user %s. Nothing was stored; everything stored before is whole in the one file. Move that away and do it again"),
               name, owner);
}

gboolean
zh_side_files_check_none (const char *path,
                          GError    **error)
{
  static const char *const suffixes[] = { WAL, JOURNAL };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (zh_side_file_has_contents (path, suffixes[i]))
      {
        set_stray_error (path, suffixes[i], error);
        return FALSE;
      }
  return TRUE;
}

static void
set_owner_error (const char *name,
                 GError    **error)
{
  g_autofree char *owner = zh_file_dup_owner (name);

  g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
               _ ("%1$s belongs to user %2$s and you may not write it; what was stored last may be in it. Ask %2$s to open the competition and close it again, or to let you write that file"),
               name, owner);
}

/* What others left is in the way of a writer unless it can be taken away without loss: the index
 * is made anew from the WAL, and what is empty holds nothing. */
static gboolean
clear_one (const char *path,
           const char *suffix,
           GError    **error)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);

  if (g_access (name, F_OK) != 0 || g_access (name, R_OK | W_OK) == 0)
    return TRUE;
  if ((strcmp (suffix, INDEX) == 0 || !zh_side_file_has_contents (path, suffix)) && g_unlink (name) == 0)
    return TRUE;
  set_owner_error (name, error);
  return FALSE;
}

gboolean
zh_side_files_clear_way (const char *path,
                         gboolean    is_wal,
                         GError    **error)
{
  if (!is_wal && zh_side_file_has_contents (path, WAL))
    {
      set_stray_error (path, WAL, error);
      return FALSE;
    }
  return clear_one (path, WAL, error) && clear_one (path, INDEX, error) && clear_one (path, JOURNAL, error);
}

static gboolean
copy_bytes (const char *path,
            GBytes     *bytes,
            GError    **error)
{
  gsize       size = 0;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (GError) problem = NULL;

  if (g_file_set_contents_full (path, data, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, &problem))
    return TRUE;
  return zh_fail (error, ZH_ERROR_FILE,
                  _ ("There is no room for reading the competition: %s. Free some space"), problem->message);
}

/* The file first: what is beside it is then never older than what it belongs to. */
static gboolean
copy_both (const char *from,
           const char *to,
           const char *suffix,
           GError    **error)
{
  g_autofree char *from_side = g_strconcat (from, suffix, NULL);
  g_autofree char *to_side = g_strconcat (to, suffix, NULL);
  g_autoptr (GBytes) whole = zh_db_read_all (from, error);
  g_autoptr (GBytes) side = NULL;
  g_autoptr (GError) problem = NULL;
  char *contents = NULL;
  gsize size = 0;

  if (whole == NULL || !zh_file_check_size (from_side, error) || !copy_bytes (to, whole, error))
    return FALSE;
  /* Gone meanwhile: then the file alone is the whole. */
  if (!g_file_get_contents (from_side, &contents, &size, &problem) &&
      g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  if (problem != NULL)
    {
      set_owner_error (from_side, error);
      return FALSE;
    }
  side = g_bytes_new_take (contents, size);
  return copy_bytes (to_side, side, error);
}

static void
remove_copy (const char *path)
{
  static const char *const suffixes[] = { "", WAL, INDEX, JOURNAL };
  g_autofree char         *folder = g_path_get_dirname (path);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
  g_rmdir (folder);
}

ZhDb *
zh_side_files_open_copy (const char *path,
                         const char *suffix,
                         GError    **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *folder = g_dir_make_tmp ("zhereb-read-XXXXXX", &problem);
  g_autofree char *copy = folder != NULL ? g_build_filename (folder, "copy", NULL) : NULL;
  g_autoptr (ZhDb) db = NULL;
  ZhDb *whole = NULL;

  if (folder == NULL)
    return zh_fail_null (error, ZH_ERROR_FILE,
                         _ ("There is no room for reading the competition: %s. Free some space"), problem->message);
  if (copy_both (path, copy, suffix, error))
    db = zh_db_open (copy, ZH_DB_WRITE, error);
  if (db != NULL)
    whole = zh_db_dup_in_memory (db, error);
  g_clear_pointer (&db, zh_db_free);
  remove_copy (copy);
  return whole;
}

char *
zh_file_dup_owner (const char *path)
{
  struct stat    info;
  struct passwd  entry;
  struct passwd *found = NULL;
  char           buffer[4096];

  if (stat (path, &info) != 0)
    return g_strdup ("?");
  if (getpwuid_r (info.st_uid, &entry, buffer, sizeof buffer, &found) == 0 && found != NULL)
    return g_strdup (found->pw_name);
  return g_strdup_printf ("%u", (guint) info.st_uid);
}
