#include "config.h"

#include "competition-file.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".zhereb"
#define LOCK_PREFIX "."
#define LOCK_SUFFIX ".lock"
/* Offset in the header of an SQLite file (sqlite.org/fileformat2.html, 1.3). */
#define OFFSET_MARK 68

static const char        magic[16] = "SQLite format 3";
static const char *const side_suffixes[] = { "-wal", "-shm", "-journal" };

gboolean
zh_competition_file_has_mark (const guint8 *bytes,
                              gsize         size)
{
  guint32 mark;

  if (size < ZH_COMPETITION_FILE_HEADER || memcmp (bytes, magic, sizeof magic) != 0)
    return FALSE;
  memcpy (&mark, bytes + OFFSET_MARK, sizeof mark);
  return GUINT32_FROM_BE (mark) == ZH_COMPETITION_FILE_MARK;
}

static gboolean
is_called_competition (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  return g_str_has_suffix (lower, SUFFIX);
}

static gboolean
is_there (const char *path)
{
  struct stat info;

  return lstat (path, &info) == 0;
}

static char *
make_lock_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strconcat (LOCK_PREFIX, base, LOCK_SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* A database in use has its log beside it, and a competition its lock. @except: a name that proves
 * nothing, because it is what was asked about. A rollback journal is no proof either: whoever has
 * one has the lock as well. */
static gboolean
is_in_use (const char *path,
           const char *except)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  g_autofree char *shm = g_strconcat (path, "-shm", NULL);
  g_autofree char *lock = make_lock_path (path);
  const char      *names[] = { wal, shm, lock };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i], except) != 0 && is_there (names[i]))
      return TRUE;
  return FALSE;
}

static gboolean
read_has_mark (const char *path)
{
  guint8 header[ZH_COMPETITION_FILE_HEADER];
  int    fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  gssize n = fd >= 0 ? pread (fd, header, sizeof header, 0) : -1;

  if (fd >= 0)
    g_close (fd, NULL);
  return n > 0 && zh_competition_file_has_mark (header, (gsize) n);
}

static gboolean
is_competition (const char *path,
                const char *except)
{
  struct stat info;

  if (stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;
  return is_called_competition (path) || is_in_use (path, except) || read_has_mark (path);
}

/* The file that one of this name belongs to; %NULL when the name says nothing of the kind. */
static char *
find_owner (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);

  for (gsize i = 0; i < G_N_ELEMENTS (side_suffixes); i++)
    if (g_str_has_suffix (path, side_suffixes[i]))
      return g_strndup (path, strlen (path) - strlen (side_suffixes[i]));
  if (!g_str_has_prefix (base, LOCK_PREFIX) || !g_str_has_suffix (base, LOCK_SUFFIX) ||
      strlen (base) <= strlen (LOCK_PREFIX LOCK_SUFFIX))
    return NULL;
  base[strlen (base) - strlen (LOCK_SUFFIX)] = '\0';
  return g_build_filename (folder, base + strlen (LOCK_PREFIX), NULL);
}

ZhCompetitionFileKind
zh_competition_file_classify (const char *path)
{
  g_autofree char *owner = find_owner (path);

  if (owner != NULL && is_competition (owner, path))
    return ZH_COMPETITION_FILE_SIDE;
  return is_competition (path, NULL) ? ZH_COMPETITION_FILE_ITSELF : ZH_COMPETITION_FILE_NONE;
}
