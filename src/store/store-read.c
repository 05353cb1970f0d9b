/* How a reader sees a file: he takes its bytes into memory, checks that they are all of one moment,
 * and works on that. He takes no lock and leaves nothing beside the file, so that he never holds up
 * the one who writes; whom he catches in the middle of an act he waits out.
 */
#include "config.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "digest.h"
#include "errors.h"
#include "store-private.h"

/* An act is written in a few milliseconds, the greatest import in less than a second. */
#define N_LOOKS 60
#define N_LOOKS_AT_REST 4
#define PAUSE_US 25000

#define WAL "-wal"
#define JOURNAL "-journal"

/* The first version whose files have a digest. */
#define DIGEST_VERSION 4

/* What is said of a file that is damaged; other problems are passed on as they are. Takes @problem. */
static void
set_not_whole_error (const char *path,
                     GError     *problem,
                     GError    **error)
{
  g_autoptr (GError) ours = problem;

  if (g_error_matches (ours, ZH_ERROR, ZH_ERROR_CORRUPT))
    {
      g_autofree char *text = g_strdup_printf (
          _ ("%s is not whole. If it is a copy, it was copied while it was written: copy it again, or use Save a Copy. Otherwise it was damaged or changed from outside: “zherebctl verify” says where; go on with one of its backups"),
          path);

      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT, "%s (%s)", text, ours->message);
    }
  else
    g_propagate_error (error, g_steal_pointer (&ours));
}

gboolean
zh_store_check_version (ZhDb       *db,
                        const char *path,
                        GError    **error)
{
  GError *problem = NULL;
  gint64  version = 0;

  /* The first thing asked of a file, so one that lacks pages fails here. */
  if (!zh_db_query_int (db, "PRAGMA user_version", &version, &problem))
    {
      set_not_whole_error (path, problem, error);
      return FALSE;
    }
  if (version >= 1 && version <= ZH_FILE_VERSION)
    return TRUE;
  return zh_fail (error, ZH_ERROR_NEWER,
                  _ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed"),
                  path);
}

static gboolean
has_digest (ZhDb *db)
{
  gint64 version = 0;

  return zh_db_query_int (db, "PRAGMA user_version", &version, NULL) && version >= DIGEST_VERSION;
}

gboolean
zh_store_check_whole (ZhDb       *db,
                      const char *path,
                      GError    **error)
{
  GError *problem = NULL;

  if (zh_store_check_contents (db, &problem) && (!has_digest (db) || zh_digest_check (db, &problem)))
    return TRUE;
  /* Tables that are not ours are no matter of copying. */
  if (!zh_schema_check (db, NULL))
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  set_not_whole_error (path, problem, error);
  return FALSE;
}

/* Takes @db for @self's, brought up to date in memory: the file itself stays as it is. */
static gboolean
take_db (ZhStore *self,
         ZhDb    *db,
         GError **error)
{
  g_autoptr (ZhDb) ours = db;

  if (!zh_schema_migrate (ours, error) || !zh_db_exec (ours, "PRAGMA query_only = ON", error))
    return FALSE;
  g_clear_pointer (&self->db, zh_db_free);
  self->db = g_steal_pointer (&ours);
  return TRUE;
}

/* The file as it lies there, without what is beside it or with it. */
static ZhDb *
open_as_it_is (const char *path,
               const char *suffix,
               GError    **error)
{
  return suffix != NULL ? zh_side_files_open_copy (path, suffix, error) : zh_db_open_copy (path, error);
}

static ZhDb *
open_whole (const char *path,
            const char *suffix,
            GError    **error)
{
  g_autoptr (ZhDb) db = open_as_it_is (path, suffix, error);

  if (db == NULL || !zh_store_check_version (db, path, error) || !zh_store_check_whole (db, path, error))
    return NULL;
  return g_steal_pointer (&db);
}

/* What is newest is in the WAL, so it belongs to the file. */
static const char *
get_wal_suffix (const char *path,
                gboolean    is_wal)
{
  return is_wal && zh_side_file_has_contents (path, WAL) ? WAL : NULL;
}

/* One look at the file. A rollback journal is needed only where the file is not whole without it:
 * then an act was broken off, or is being written. */
static ZhDb *
look (const char *path,
      gboolean    is_wal,
      GError    **error)
{
  g_autoptr (GError) problem = NULL;
  ZhDb *db = open_whole (path, get_wal_suffix (path, is_wal), &problem);

  if (db == NULL && zh_side_file_has_contents (path, JOURNAL))
    db = open_whole (path, JOURNAL, NULL);
  if (db == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return db;
}

/* Whether another look may find something else: somebody writes the file, or has just written. */
static gboolean
is_being_written (const char       *path,
                  const ZhFileMark *before,
                  int               n_looks)
{
  ZhFileMark now = zh_file_mark_take (path);
  g_autoptr (ZhHolder) holder = NULL;

  if (!zh_file_mark_equal (&now, before) || zh_side_file_has_contents (path, JOURNAL))
    return n_looks < N_LOOKS;
  /* The clock of the disk is too coarse to tell the middle of an act from its end. */
  holder = zh_file_lock_get_holder (path);
  return holder != NULL && n_looks < N_LOOKS_AT_REST;
}

gboolean
zh_store_read_file (ZhStore *self,
                    gboolean is_wal,
                    GError **error)
{
  for (int n_looks = 1;; n_looks++)
    {
      ZhFileMark mark = zh_file_mark_take (self->path);
      g_autoptr (GError) problem = NULL;
      ZhDb *db = look (self->path, is_wal, &problem);

      if (db != NULL)
        {
          self->mark = mark;
          return take_db (self, db, error);
        }
      if (!g_error_matches (problem, ZH_ERROR, ZH_ERROR_CORRUPT) ||
          !is_being_written (self->path, &mark, n_looks))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
      g_usleep (PAUSE_US);
    }
}

void
zh_store_drop_needless_journal (const char *path)
{
  g_autofree char *journal = g_strconcat (path, JOURNAL, NULL);
  g_autoptr (ZhDb) whole = zh_side_file_has_contents (path, JOURNAL) ? open_whole (path, NULL, NULL) : NULL;
  int fd;

  if (whole == NULL || !has_digest (whole))
    return;
  /* What makes it whole may not be on the disk yet, and could be lost with the power. */
  fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
  if (fd < 0)
    return;
  if (fsync (fd) == 0)
    g_unlink (journal);
  g_close (fd, NULL);
}

static gboolean
read_as_it_is (ZhStore *self,
               gboolean is_wal,
               GError **error)
{
  g_autoptr (ZhDb) db = open_as_it_is (self->path, get_wal_suffix (self->path, is_wal), error);

  if (db == NULL || !zh_store_check_version (db, self->path, error) || !zh_schema_check (db, error) ||
      !zh_store_check_contents (db, error))
    return FALSE;
  return take_db (self, g_steal_pointer (&db), error);
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
zh_store_open_to_read (const char *path,
                       ZhLook      look,
                       GError    **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);
  gboolean is_wal = FALSE;

  self->path = zh_store_resolve_path (path);
  self->mode = ZH_STORE_READ;
  if (!zh_store_check_file (self->path, &is_wal, error) ||
      !(look == ZH_LOOK_AT_DIGEST ? zh_store_read_file (self, is_wal, error) : read_as_it_is (self, is_wal, error)) ||
      !zh_store_read_state (self, error))
    return NULL;
  zh_store_note_file (self);
  self->ready = TRUE;
  return g_steal_pointer (&self);
}

ZhStore *
zh_store_open_for_verifying (const char *path,
                             GError    **error)
{
  GError  *discord = NULL;
  ZhStore *self = zh_store_open_to_read (path, ZH_LOOK_AT_DIGEST, &discord);

  if (self != NULL)
    return self;
  if (g_error_matches (discord, ZH_ERROR, ZH_ERROR_CORRUPT))
    self = zh_store_open_to_read (path, ZH_LOOK_TRUST_JOURNAL, NULL);
  if (self != NULL)
    self->discord = discord;
  else
    g_propagate_error (error, discord);
  return self;
}
