#include "config.h"

#include "store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "digest.h"
#include "errors.h"
#include "part-file.h"
#include "store-private.h"
#include "verify.h"

/* A rollback journal, so that after each act the one file holds everything: somebody copies it to a
 * stick while it is open. With a WAL it does so only after a checkpoint, which anybody who reads the
 * file through SQLite can hold up; -wal and -shm would lie beside it, which a reader must be able to
 * write, another user cannot take over and somebody may take away with acts in them; and it does not
 * work on a share. TRUNCATE, because cutting the journal off ends the act and is synced by itself,
 * where DELETE wants the folder synced too (EXTRA); what PERSIST leaves there looks like something.
 * On the machine where this was chosen an act took, until the file had it, in the median 0.54 ms with
 * WAL and a PASSIVE checkpoint, 0.79 with TRUNCATE, 0.95 with PERSIST, 1.06 with DELETE and EXTRA,
 * and a bare insert 0.34 ms (tests/bench/bench-journal-modes.c). */
#define WRITING_PRAGMAS "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL"

/* Opening goes through the whole file more than once: it is read from the disk once, where it is not
 * larger than this, in KiB. zh_store_load() gives the memory back. */
#define OPENING_PRAGMAS "PRAGMA cache_size = -65536"

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

/* Starts a replica of its own, @replica or one that is drawn where that is 0, where the file was never
 * written to before. */
static gboolean
ensure_replica (ZhStore *self,
                gint64   replica,
                GError **error)
{
  g_autofree char *place = make_place (self->path);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      self->db,
      "INSERT INTO file_state (id, replica, place, next_id, sequence, journal_length, journal_head, digest)"
      " VALUES (1, :replica, :place, 1, 0, 0, '', 0)"
      " ON CONFLICT (id) DO UPDATE SET replica = excluded.replica, place = excluded.place,"
      " next_id = 1, sequence = 0 WHERE place != excluded.place");

  zh_stmt_bind_int (stmt, ":replica", replica != 0 ? replica : draw_replica ());
  zh_stmt_bind_text (stmt, ":place", place);
  return zh_stmt_run (stmt, error) && zh_store_read_state (self, error);
}

ZhStore *
zh_store_create (const char *path,
                 gint64      replica,
                 GError    **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);

  self->path = g_strdup (path);
  self->mode = ZH_STORE_WRITE;
  self->db = zh_db_open (path, ZH_DB_CREATE, error);
  if (self->db == NULL || !zh_db_exec (self->db, WRITING_PRAGMAS, error))
    return NULL;
  if (!zh_schema_make (self->db, error) || !ensure_replica (self, replica, error))
    return NULL;
  zh_store_note_file (self);
  self->ready = TRUE;
  return g_steal_pointer (&self);
}

static gboolean
check_before_writing (ZhStore *self,
                      ZhLook   look,
                      GError **error)
{
  if (look == ZH_LOOK_AT_DIGEST)
    return zh_store_check_whole (self->db, self->path, error);
  return zh_store_check_contents (self->db, error);
}

/* Before a file of an older version becomes one of ours, all its acts are repeated, once: nothing in
 * it vouches for its tables. */
static gboolean
check_all_acts (const char *path,
                GError    **error)
{
  g_autoptr (ZhVerifyReport) report = zh_verify_file (path, NULL, error);

  return report != NULL && zh_verify_report_check (report, path, error);
}

/* The next act goes by what the file says of its journal, so that is not believed: an id or a number
 * given already would be given again. */
static gboolean
check_state_for_writing (ZhStore *self,
                         GError **error)
{
  gint64 version = 0;

  if (!zh_db_query_int (self->db, "PRAGMA user_version", &version, error))
    return FALSE;
  return version < ZH_FILE_VERSION ? check_all_acts (self->path, error) : zh_store_check_state (self, error);
}

static gboolean
open_for_writing (ZhStore *self,
                  gboolean is_wal,
                  ZhLook   look,
                  GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (g_access (self->path, W_OK) != 0)
    return zh_fail (error, ZH_ERROR_FILE,
                    _ ("%s can only be read (%s). Open it for reading, or copy it to a place where you may write"),
                    self->path, g_strerror (errno));
  self->lock = zh_file_lock_take (self->path, error);
  if (self->lock == NULL)
    return FALSE;
  zh_part_files_sweep (folder);
  if (!zh_side_files_clear_way (self->path, is_wal, error))
    return FALSE;
  zh_store_drop_needless_journal (self->path);
  self->db = zh_db_open (self->path, ZH_DB_WRITE, error);
  if (self->db == NULL || !zh_store_check_version (self->db, self->path, error))
    return FALSE;
  /* What it cannot read, the check tells. */
  zh_db_exec (self->db, OPENING_PRAGMAS, NULL);
  if (!check_before_writing (self, look, error))
    return FALSE;
  return check_state_for_writing (self, error) && zh_db_exec (self->db, WRITING_PRAGMAS, error) &&
         zh_schema_migrate (self->db, error) && (look == ZH_LOOK_AT_DIGEST || zh_digest_renew (self->db, error)) &&
         ensure_replica (self, 0, error);
}

static ZhStore *
open_to_write (const char *path,
               ZhLook      look,
               GError    **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);
  gboolean is_wal = FALSE;

  self->path = zh_store_resolve_path (path);
  self->mode = ZH_STORE_WRITE;
  if (!zh_store_check_file (self->path, &is_wal, error))
    return NULL;
  self->ready = open_for_writing (self, is_wal, look, error);
  zh_store_note_file (self);
  return self->ready ? g_steal_pointer (&self) : NULL;
}

static ZhStore *
open_file (const char *path,
           ZhStoreMode mode,
           ZhLook      look,
           GError    **error)
{
  return mode == ZH_STORE_WRITE ? open_to_write (path, look, error) : zh_store_open_to_read (path, look, error);
}

/* Whether the journal made everything in the file, and only its digest says otherwise: nobody is
 * kept from his competition for that. */
static gboolean
is_only_digest_wrong (const char *path)
{
  g_autoptr (ZhVerifyReport) report = zh_verify_file (path, NULL, NULL);

  return report != NULL && report->fault == ZH_VERIFY_DIGEST;
}

ZhStore *
zh_store_open (const char *path,
               ZhStoreMode mode,
               GError    **error)
{
  g_autoptr (GError) problem = NULL;
  ZhStore *self = open_file (path, mode, ZH_LOOK_AT_DIGEST, &problem);

  if (self != NULL)
    return self;
  if (g_error_matches (problem, ZH_ERROR, ZH_ERROR_CORRUPT) && is_only_digest_wrong (path))
    return open_file (path, mode, ZH_LOOK_TRUST_JOURNAL, error);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

gboolean
zh_store_close (ZhStore *self,
                GError **error)
{
  gboolean ok = TRUE;

  if (self->db != NULL)
    zh_store_rollback (self);
  if (self->db != NULL && self->mode == ZH_STORE_WRITE && self->ready)
    {
      ok = zh_store_is_still_there (self);
      if (!ok)
        g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                     _ ("%s was moved, deleted or replaced while it was open. Everything stored is in it, where it is now: look for it, or go on with a backup"),
                     self->path);
      /* Takes away the empty journal. Should it stay, nothing is lost. */
      zh_db_exec (self->db, "PRAGMA busy_timeout = 100; PRAGMA journal_mode = DELETE", NULL);
    }
  g_clear_pointer (&self->db, zh_db_free);
  g_clear_pointer (&self->lock, zh_file_lock_free);
  return ok;
}

void
zh_store_free (ZhStore *self)
{
  g_autoptr (GError) problem = NULL;

  if (self == NULL)
    return;
  if (!zh_store_close (self, &problem))
    g_debug ("closing %s: %s", self->path, problem->message);
  zh_store_unpin (self);
  for (gsize i = 0; i < G_N_ELEMENTS (self->difference_texts); i++)
    g_free (self->difference_texts[i]);
  g_free (self->path);
  g_free (self->journal_head);
  g_clear_error (&self->discord);
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
    return zh_fail (error, ZH_ERROR_FILE, _ ("%s exists already. Choose another name"), path);
  part = zh_part_file_new_private (path, error);
  /* A reader may not write, which SQLite takes to mean the copy as well. */
  if (part == NULL || !zh_db_exec (self->db, "PRAGMA query_only = OFF", error))
    return FALSE;
  stmt = zh_db_prepare (self->db, "VACUUM INTO :path");
  zh_stmt_bind_text (stmt, ":path", zh_part_file_get_path (part));
  ok = zh_stmt_run (stmt, error) && zh_part_file_move (part, ZH_PART_FILE_NEW, error);
  if (self->mode == ZH_STORE_READ)
    zh_db_exec (self->db, "PRAGMA query_only = ON", NULL);
  return ok;
}
