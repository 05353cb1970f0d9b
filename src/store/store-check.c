#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

static gboolean
check_kind (const char *path,
            GError    **error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be opened: %s"), path, g_strerror (errno));
      return FALSE;
    }
  if (S_ISDIR (info.st_mode))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                   _ ("%s is a folder. Choose a competition file in it"), path);
      return FALSE;
    }
  if (!S_ISREG (info.st_mode))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                   _ ("%s is not a file but a device or a pipe. Choose a competition file"), path);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_header (const char *path,
             guchar     *header,
             gssize     *n_read,
             GError    **error)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  *n_read = fd >= 0 ? read (fd, header, HEADER_SIZE) : -1;
  if (*n_read < 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be read: %s"), path, g_strerror (errno));
  if (fd >= 0)
    g_close (fd, NULL);
  return *n_read >= 0;
}

gboolean
zh_store_check_file (const char *path,
                     gboolean   *is_wal,
                     GError    **error)
{
  guchar  header[HEADER_SIZE] = { 0 };
  gssize  n_read = 0;
  guint32 version;

  if (!check_kind (path, error) || !read_header (path, header, &n_read, error))
    return FALSE;

  if (n_read < HEADER_SIZE || memcmp (header, magic, sizeof magic) != 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT,
                   n_read < HEADER_SIZE
                       ? _ ("%s is cut off: it is too short for a competition file. Open a backup")
                       : _ ("%s is not a competition file"),
                   path);
      return FALSE;
    }
  if (read_big_endian (header + OFFSET_APPLICATION_ID) != ZH_FILE_APPLICATION_ID)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT,
                   _ ("%s is a database of another program, not a competition file"), path);
      return FALSE;
    }
  version = read_big_endian (header + OFFSET_USER_VERSION);
  if (version > ZH_FILE_VERSION || version == 0)
    {
      g_set_error (
          error, ZH_ERROR, version == 0 ? ZH_ERROR_CORRUPT : ZH_ERROR_NEWER,
          version == 0
              ? _ ("%s has no version: it is not a whole competition file")
              : _ ("%s was written by a newer version of the program. Update the program to open it; the file was not changed"),
          path);
      return FALSE;
    }
  *is_wal = header[OFFSET_WRITE_VERSION] == WAL_VERSION;
  return TRUE;
}

gboolean
zh_store_check_contents (ZhDb    *db,
                         GError **error)
{
  g_autoptr (ZhStmt) check = NULL;
  g_autoptr (ZhStmt) references = NULL;
  gboolean has_row = FALSE;

  if (!zh_schema_check (db, error))
    return FALSE;

  check = zh_db_prepare (db, "PRAGMA quick_check (1)", error);
  if (check == NULL || !zh_stmt_step (check, &has_row, error))
    return FALSE;
  if (!has_row || strcmp (zh_stmt_get_text (check, 0), "ok") != 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT, _ ("The file is damaged (%s). Open one of its backups"),
                   has_row ? zh_stmt_get_text (check, 0) : "quick_check");
      return FALSE;
    }

  references = zh_db_prepare (db, "PRAGMA foreign_key_check", error);
  if (references == NULL || !zh_stmt_step (references, &has_row, error))
    return FALSE;
  if (has_row)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT,
                   _ ("The file is damaged: row %s of “%s” refers to nothing. Open one of its backups"),
                   zh_stmt_get_text (references, 1), zh_stmt_get_text (references, 0));
      return FALSE;
    }
  return TRUE;
}
