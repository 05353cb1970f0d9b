#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "errors.h"
#include "store-private.h"

/* Offsets in the header of an SQLite file (sqlite.org/fileformat2.html, 1.3). */
#define HEADER_SIZE 100
#define OFFSET_WRITE_VERSION 18
#define OFFSET_USER_VERSION 60
#define OFFSET_APPLICATION_ID 68
#define WAL_VERSION 2

static const char magic[16] = "SQLite format 3";

static guint32
read_big_endian (const guchar *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | (guint32) bytes[3];
}

static void
set_missing_error (const char *path,
                   int         problem,
                   GError    **error)
{
  if (problem == ENOENT || problem == ENOTDIR)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                 _ ("%s is not there: it was moved, renamed or deleted, or its disk is not connected. Look for it, or go on with a backup"), path);
  else if (problem == EACCES || problem == EPERM)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                 _ ("You may not read %s. Ask whoever it belongs to for the permission, or for a copy"), path);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be opened: %s"), path, g_strerror (problem));
}

static gboolean
check_kind (const char *path,
            GError    **error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    {
      set_missing_error (path, errno, error);
      return FALSE;
    }
  if (S_ISDIR (info.st_mode))
    return zh_fail (error, ZH_ERROR_FILE, _ ("%s is a folder. Choose a competition file in it"), path);
  if (!S_ISREG (info.st_mode))
    return zh_fail (error, ZH_ERROR_FILE,
                    _ ("%s is not a file but a device or a pipe. Choose a competition file"), path);
  return zh_file_check_size (path, error);
}

static gboolean
read_header (const char *path,
             guchar     *header,
             gsize      *n_read,
             GError    **error)
{
  if (g_access (path, R_OK) == 0)
    return zh_db_read_start (path, header, HEADER_SIZE, n_read, error);
  set_missing_error (path, errno, error);
  return FALSE;
}

gboolean
zh_store_check_file (const char *path,
                     gboolean   *is_wal,
                     GError    **error)
{
  guchar  header[HEADER_SIZE] = { 0 };
  gsize   n_read = 0;
  guint32 version;

  if (!check_kind (path, error) || !read_header (path, header, &n_read, error))
    return FALSE;

  if (n_read < HEADER_SIZE || memcmp (header, magic, sizeof magic) != 0)
    return zh_fail (error, ZH_ERROR_CORRUPT,
                    n_read < HEADER_SIZE
                        ? _ ("%s is cut off: it is too short for a competition file. Open a backup")
                        : _ ("%s is not a competition file. Choose one that this program made, or import the list it holds into a new competition"),
                    path);
  if (read_big_endian (header + OFFSET_APPLICATION_ID) != ZH_FILE_APPLICATION_ID)
    return zh_fail (error, ZH_ERROR_CORRUPT,
                    _ ("%s is a database of another program, not a competition file. Choose one that this program made"), path);
  version = read_big_endian (header + OFFSET_USER_VERSION);
  if (version > ZH_FILE_VERSION || version == 0)
    return zh_fail (error, version == 0 ? ZH_ERROR_CORRUPT : ZH_ERROR_NEWER,
                    version == 0
                        ? _ ("%s has no version: it is not a whole competition file. Open a backup")
                        : _ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed"),
                    path);
  *is_wal = header[OFFSET_WRITE_VERSION] == WAL_VERSION;
  return TRUE;
}

/* Also that every index says what its table says: rows are looked up through them, and an index
 * that lies would show other rows than the tables hold. */
static gboolean
check_pages (ZhDb    *db,
             GError **error)
{
  g_autoptr (ZhStmt) check = zh_db_prepare (db, "PRAGMA integrity_check (1)");
  gboolean has_row = FALSE;

  has_row = zh_stmt_next (check);
  if (!zh_stmt_end (check, error))
    return FALSE;
  if (has_row && strcmp (zh_stmt_get_text (check, 0), "ok") == 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The file is damaged (%s). Open one of its backups"),
                  has_row ? zh_stmt_get_text (check, 0) : "integrity_check");
}

static gboolean
check_references (ZhDb    *db,
                  GError **error)
{
  g_autoptr (ZhStmt) references = zh_db_prepare (db, "PRAGMA foreign_key_check");

  if (!zh_stmt_next (references))
    return zh_stmt_end (references, error);
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The file is damaged: row %s of “%s” refers to nothing. Open one of its backups"),
                  zh_stmt_get_text (references, 1), zh_stmt_get_text (references, 0));
}

/* The schema first: what it might hold of expressions is not evaluated before it is ours. */
gboolean
zh_store_check_contents (ZhDb    *db,
                         GError **error)
{
  return zh_schema_check (db, error) && check_pages (db, error) && check_references (db, error);
}

gboolean
zh_store_check_reach (ZhStore              *self,
                      const ZhJournalEntry *entry,
                      ZhFindReach           find_reach,
                      GError              **error)
{
  ZhReachSubject subject = { 0 };
  const ZhReach *reach = entry->kind == ZH_JOURNAL_ACT ? find_reach (entry, &subject) : NULL;
  g_autoptr (GBytes) changeset = NULL;
  g_autoptr (GArray) rows = NULL;
  g_autoptr (ZhRowParents) parents = NULL;
  g_auto (ZhBreach) breach = { ZH_N_TABLES };

  if (reach == NULL)
    return TRUE;
  changeset = zh_journal_dup_changeset (self->db, entry->id, error);
  rows = changeset != NULL ? zh_changeset_read (changeset, error) : NULL;
  if (rows == NULL)
    return FALSE;
  parents = zh_row_parents_new (self->db);
  zh_row_parents_add (parents, rows);
  if (!zh_reach_check (reach, &subject, entry, rows, parents, self->db, &breach, error))
    return FALSE;
  if (breach.table == ZH_N_TABLES)
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  "%s %s: %s %" G_GINT64_FORMAT ": %s", entry->command,
                  entry->args, zh_table_get_info (breach.table)->name, breach.row, breach.detail);
}
