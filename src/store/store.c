#include "config.h"

#include "store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"
#include "part-file.h"
#include "store-private.h"

static gint64
draw_replica (void)
{
  guint32 bits = 0;

  /* 31 bits above a counter of 32: an id stays positive. */
  do
    if (getrandom (&bits, sizeof bits, 0) != (gssize) sizeof bits)
      bits = g_random_int ();
  while ((bits & 0x7fffffff) == 0);
  return bits & 0x7fffffff;
}

/* Machine and file: a copy that is written to elsewhere must not give out the same ids. */
static char *
make_place (const char *path)
{
  g_autofree char *machine = NULL;
  g_autofree char *text = NULL;
  struct stat      info = { 0 };

  if (!g_file_get_contents ("/etc/machine-id", &machine, NULL, NULL))
    machine = g_strdup (g_get_host_name ());
  stat (path, &info);
  text = g_strdup_printf ("%s:%" G_GUINT64_FORMAT ":%" G_GUINT64_FORMAT, machine, (guint64) info.st_dev,
                          (guint64) info.st_ino);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

gboolean
zh_store_read_state (ZhStore *self,
                     GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "SELECT replica, next_id, sequence, journal_length, journal_head"
                                           " FROM file_state WHERE id = 1",
                                           error);
  gboolean has_row = FALSE;

  if (stmt == NULL || !zh_stmt_step (stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (
          error, ZH_ERROR, ZH_ERROR_CORRUPT,
          _ ("The file does not say how long its journal is. Open one of its backups"));
      return FALSE;
    }
  self->replica = zh_stmt_get_int (stmt, 0);
  self->next_id = zh_stmt_get_int (stmt, 1);
  self->sequence = zh_stmt_get_int (stmt, 2);
  self->journal_length = zh_stmt_get_int (stmt, 3);
  g_free (self->journal_head);
  self->journal_head = zh_stmt_dup_text (stmt, 4);
  return TRUE;
}

/* Starts a replica of its own where the file was never written to before. */
static gboolean
ensure_replica (ZhStore *self,
                GError **error)
{
  g_autofree char *place = make_place (self->path);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO file_state (id, replica, place, next_id, sequence, journal_length, journal_head)"
      " VALUES (1, :replica, :place, 1, 0, 0, '')"
      " ON CONFLICT (id) DO UPDATE SET replica = excluded.replica, place = excluded.place,"
      " next_id = 1, sequence = 0 WHERE place != excluded.place",
      error);

  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":replica", draw_replica ());
  zh_stmt_bind_text (stmt, ":place", place);
  return zh_stmt_run (stmt, error) && zh_store_read_state (self, error);
}

ZhStore *
zh_store_create (const char *path,
                 GError    **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);

  self->path = g_strdup (path);
  self->mode = ZH_STORE_WRITE;
  self->db = zh_db_open (path, ZH_DB_CREATE, error);
  if (self->db == NULL ||
      !zh_db_exec (self->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", error))
    return NULL;
  if (!zh_schema_migrate (self->db, error) || !ensure_replica (self, error))
    return NULL;
  zh_store_note_file (self);
  self->ready = TRUE;
  return g_steal_pointer (&self);
}

static gboolean
check_version (ZhStore *self,
               GError **error)
{
  gint64 version = 0;

  if (!zh_db_query_int (self->db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version >= 1 && version <= ZH_FILE_VERSION)
    return TRUE;
  g_set_error (
      error, ZH_ERROR, ZH_ERROR_NEWER,
      _ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed"),
      self->path);
  return FALSE;
}

static gboolean
open_for_writing (ZhStore *self,
                  GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (g_access (self->path, W_OK) != 0)
    {
      g_set_error (
          error, ZH_ERROR, ZH_ERROR_FILE,
          _ ("%s can only be read (%s). Open it for reading, or copy it to a place where you may write"),
          self->path, g_strerror (errno));
      return FALSE;
    }
  self->lock = zh_file_lock_take (self->path, error);
  if (self->lock == NULL)
    return FALSE;
  zh_part_files_sweep (folder);
  self->db = zh_db_open (self->path, ZH_DB_WRITE, error);
  if (self->db == NULL || !check_version (self, error) || !zh_store_check_contents (self->db, error))
    return FALSE;
  return zh_db_exec (self->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", error) &&
         zh_schema_migrate (self->db, error) && ensure_replica (self, error);
}

/* A rollback journal left by a program that was killed wants to be rolled back, which a
 * reader may not do: whoever could write does it, unless somebody holds the file. */
static void
recover (const char *path)
{
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (ZhFileLock) lock = NULL;
  g_autoptr (ZhDb) db = NULL;
  gint64 n_tables;

  if (g_access (journal, F_OK) != 0 || g_access (path, W_OK) != 0)
    return;
  lock = zh_file_lock_take (path, NULL);
  db = lock != NULL ? zh_db_open (path, ZH_DB_WRITE, NULL) : NULL;
  if (db != NULL)
    zh_db_query_int (db, "SELECT count (*) FROM sqlite_schema", &n_tables, NULL);
}

/* A reader who is the last to close takes away the side files. Whether he is the last he must
 * not ask SQLite while somebody holds the file: the locks of SQLite are gone as soon as anything
 * in the writer's program has read and closed the file (fcntl(2)). */
static void
spare_writer (ZhStore *self)
{
  g_autoptr (ZhHolder) holder = self->mode == ZH_STORE_READ ? zh_file_lock_get_holder (self->path) : NULL;

  if (holder != NULL)
    zh_db_leave_side_files (self->db);
}

/* A file of an older version is read from a copy in memory that is brought up to date: the
 * file itself stays as a commission got it. */
static gboolean
bring_up_to_date_in_memory (ZhStore *self,
                            GError **error)
{
  g_autoptr (ZhDb) copy = NULL;
  gint64 version = 0;

  if (!zh_db_query_int (self->db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version == ZH_FILE_VERSION)
    return TRUE;
  copy = zh_db_dup_in_memory (self->db, error);
  if (copy == NULL || !zh_schema_migrate (copy, error))
    return FALSE;
  spare_writer (self);
  zh_db_free (self->db);
  self->db = g_steal_pointer (&copy);
  return TRUE;
}

static gboolean
open_for_reading (ZhStore *self,
                  gboolean is_wal,
                  GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *wal = g_strconcat (self->path, "-wal", NULL);
  gboolean         is_immutable;

  recover (self->path);
  /* A file in WAL mode wants a side file even for reading, where none can be made. */
  is_immutable = is_wal && g_access (folder, W_OK) != 0 && g_access (wal, F_OK) != 0;
  self->db = zh_db_open (self->path, is_immutable ? ZH_DB_IMMUTABLE : ZH_DB_READ, error);
  if (self->db == NULL || !check_version (self, error) || !zh_store_check_contents (self->db, error))
    return FALSE;
  return bring_up_to_date_in_memory (self, error) && zh_store_read_state (self, error);
}

char *
zh_store_resolve_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real != NULL ? real : path);

  free (real);
  return copy;
}

ZhStore *
zh_store_open (const char *path,
               ZhStoreMode mode,
               GError    **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);
  gboolean is_wal = FALSE;
  gboolean ok;

  self->path = zh_store_resolve_path (path);
  self->mode = mode;
  if (!zh_store_check_file (self->path, &is_wal, error))
    return NULL;
  ok = mode == ZH_STORE_WRITE ? open_for_writing (self, error) : open_for_reading (self, is_wal, error);
  zh_store_note_file (self);
  self->ready = ok;
  return ok ? g_steal_pointer (&self) : NULL;
}

gboolean
zh_store_close (ZhStore *self,
                GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (self->db == NULL)
    return TRUE;
  zh_store_rollback (self);
  if (self->mode == ZH_STORE_WRITE && self->ready)
    zh_db_exec (self->db, "PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint (TRUNCATE)", &problem);
  spare_writer (self);
  g_clear_pointer (&self->db, zh_db_free);
  g_clear_pointer (&self->lock, zh_file_lock_free);

  /* Somebody still reads: the side files stay until the next writer closes. */
  if (problem == NULL || g_error_matches (problem, ZH_ERROR, ZH_ERROR_LOCKED))
    return TRUE;
  zh_store_set_side_file_error (self, problem, error);
  return FALSE;
}

void
zh_store_free (ZhStore *self)
{
  g_autoptr (GError) problem = NULL;

  if (self == NULL)
    return;
  if (!zh_store_close (self, &problem))
    g_debug ("closing %s: %s", self->path, problem->message);
  g_free (self->path);
  g_free (self->journal_head);
  g_free (self);
}

const char *
zh_store_get_path (const ZhStore *self)
{
  return self->path;
}

gint64
zh_store_get_journal_length (const ZhStore *self)
{
  return self->journal_length;
}

gboolean
zh_store_copy_to (ZhStore    *self,
                  const char *path,
                  GError    **error)
{
  g_autoptr (ZhPartFile) part = NULL;
  g_autoptr (ZhStmt) stmt = NULL;
  gboolean ok;

  if (g_access (path, F_OK) == 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s exists already. Choose another name"), path);
      return FALSE;
    }
  part = zh_part_file_new (path, error);
  /* A reader may not write, which SQLite takes to mean the copy as well. */
  if (part == NULL || !zh_db_exec (self->db, "PRAGMA query_only = OFF", error))
    return FALSE;
  stmt = zh_db_prepare (self->db, "VACUUM INTO :path", error);
  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_text (stmt, ":path", zh_part_file_get_path (part));
  ok = zh_stmt_run (stmt, error) && zh_part_file_move (part, ZH_PART_FILE_NEW, error);
  if (self->mode == ZH_STORE_READ)
    zh_db_exec (self->db, "PRAGMA query_only = ON", NULL);
  return ok;
}
