#define _GNU_SOURCE /* renameat2, open file description locks */

#include "config.h"

#include "part-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"

#define PREFIX ".zhereb-"
#define SUFFIX ".part"
#define N_DIGITS 8

struct _ZhPartFile
{
  char *target;
  char *path; /* NULL once it was moved */
  int   fd;
};

void
zh_part_file_set_error (const char *target,
                        int         problem,
                        GError    **error)
{
  g_autofree char *shown = g_filename_display_name (target);

  if (problem == ENOSPC || problem == EDQUOT || problem == EFBIG)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                 _ ("%s was not written: the disk is full, or your share of it. Free some space, or choose another place"), shown);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                 _ ("%s cannot be made: %s. Choose another name or place"), shown, g_strerror (problem));
}

/* Only the first byte: SQLite, which may write the file meanwhile, has its locks far behind. */
static gboolean
lock (int fd)
{
  struct flock request = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };

  return fcntl (fd, F_OFD_SETLK, &request) == 0;
}

static gboolean
has_name (int         fd,
          const char *path)
{
  struct stat opened;
  struct stat named;

  return fstat (fd, &opened) == 0 && lstat (path, &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/* The file itself last: without it nobody would know the others. */
static void
remove_with_side_files (const char *path)
{
  static const char *const suffixes[] = { "-wal", "-shm", "-journal", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
}

static gboolean
is_part_name (const char *name)
{
  const char *digits = name + strlen (PREFIX);

  return g_str_has_prefix (name, PREFIX) && strspn (digits, "0123456789abcdef") == N_DIGITS &&
         strcmp (digits + N_DIGITS, SUFFIX) == 0;
}

static void
remove_abandoned (const char *path)
{
  int fd = g_open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);

  if (fd < 0)
    return;
  if (lock (fd) && has_name (fd, path))
    remove_with_side_files (path);
  g_close (fd, NULL);
}

void
zh_part_files_sweep (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_part_name (name))
        remove_abandoned (path);
    }
}

static ZhPartFile *
make (const char *target,
      int         mode,
      GError    **error)
{
  g_autoptr (ZhPartFile) self = g_new0 (ZhPartFile, 1);
  g_autofree char *folder = g_path_get_dirname (target);

  self->target = g_strdup (target);
  self->fd = -1;
  zh_part_files_sweep (folder);
  /* Another program may sweep between the making and the lock: then once more. */
  do
    {
      g_autofree char *name = g_strdup_printf (PREFIX "%08x" SUFFIX, g_random_int ());

      g_clear_pointer (&self->path, g_free);
      if (self->fd >= 0)
        g_close (self->fd, NULL);
      self->path = g_build_filename (folder, name, NULL);
      self->fd = g_open (self->path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (self->fd < 0 && errno != EEXIST)
        {
          zh_part_file_set_error (target, errno, error);
          g_clear_pointer (&self->path, g_free);
          return NULL;
        }
    }
  while (self->fd < 0 || (lock (self->fd) && !has_name (self->fd, self->path)));
  return g_steal_pointer (&self);
}

ZhPartFile *
zh_part_file_new (const char *target,
                  GError    **error)
{
  return make (target, 0666, error);
}

ZhPartFile *
zh_part_file_new_private (const char *target,
                          GError    **error)
{
  return make (target, 0600, error);
}

void
zh_part_file_free (ZhPartFile *self)
{
  if (self == NULL)
    return;
  if (self->path != NULL)
    remove_with_side_files (self->path);
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  g_free (self->path);
  g_free (self->target);
  g_free (self);
}

const char *
zh_part_file_get_path (const ZhPartFile *self)
{
  return self->path;
}

int
zh_part_file_get_descriptor (const ZhPartFile *self)
{
  return self->fd;
}

/* Network drives know only links, some sticks neither. */
static gboolean
rename_to_new (const char *from,
               const char *to)
{
  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (errno == EEXIST)
    return FALSE;
  if (link (from, to) == 0)
    {
      g_unlink (from);
      return TRUE;
    }
  return errno != EEXIST && g_access (to, F_OK) != 0 && g_rename (from, to) == 0;
}

static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int              fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  g_close (fd, NULL);
}

gboolean
zh_part_file_move (ZhPartFile    *self,
                   ZhPartFileMove how,
                   GError       **error)
{
  gboolean moved;

  g_return_val_if_fail (self->path != NULL, FALSE);

  moved = fsync (self->fd) == 0 &&
          (how == ZH_PART_FILE_NEW ? rename_to_new (self->path, self->target) : g_rename (self->path, self->target) == 0);
  if (!moved)
    {
      zh_part_file_set_error (self->target, errno, error);
      return FALSE;
    }
  g_clear_pointer (&self->path, g_free);
  sync_folder (self->target);
  return TRUE;
}
