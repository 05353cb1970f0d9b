#define _GNU_SOURCE /* open file description locks */

#include "config.h"

#include "file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"
#include "side-files.h"

struct _ZhFileLock
{
  int   fd;
  char *path; /* of the lock itself */
};

#define GROUP "holder"

/* What a holder writes is a tenth of it. */
#define MAX_LOCK_BYTES 4096

static char *
make_lock_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strconcat (".", base, ".lock", NULL);

  return g_build_filename (folder, name, NULL);
}

static struct flock
make_request (void)
{
  return (struct flock){ .l_type = F_WRLCK, .l_whence = SEEK_SET };
}

/* Opens what has the name of a lock, without waiting for anybody: a stranger may have put a pipe
 * there, or a link. -1 with errno. */
static int
open_lock (const char *lock_path,
           int         flags)
{
  int         fd = g_open (lock_path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0644);
  struct stat info = { 0 };

  if (fd < 0 || (fstat (fd, &info) == 0 && S_ISREG (info.st_mode)))
    return fd;
  g_close (fd, NULL);
  errno = ENXIO;
  return -1;
}

static ZhHolder *
read_holder (const char *lock_path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  ZhHolder        *holder = g_new0 (ZhHolder, 1);
  g_autofree char *since = NULL;
  char             text[MAX_LOCK_BYTES];
  int              fd = open_lock (lock_path, O_RDONLY);
  gssize           length = fd >= 0 ? pread (fd, text, sizeof text, 0) : 0;

  if (fd >= 0)
    g_close (fd, NULL);
  /* The file may be empty: its holder found no room on the disk. */
  if (length > 0)
    g_key_file_load_from_data (file, text, (gsize) length, G_KEY_FILE_NONE, NULL);
  holder->host = g_key_file_get_string (file, GROUP, "host", NULL);
  holder->user = g_key_file_get_string (file, GROUP, "user", NULL);
  holder->program = g_key_file_get_string (file, GROUP, "program", NULL);
  holder->pid = g_key_file_get_int64 (file, GROUP, "pid", NULL);
  since = g_key_file_get_string (file, GROUP, "since", NULL);
  if (since != NULL && holder->host != NULL && holder->user != NULL && holder->program != NULL)
    holder->since = g_date_time_new_from_iso8601 (since, NULL);
  return holder;
}

/* Who holds it is a courtesy to others: a lock without these lines is still a lock. */
static void
write_holder (ZhFileLock *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *since = g_date_time_format_iso8601 (now);
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *name = g_path_get_basename (program != NULL ? program : "zhereb");
  g_autofree char *text = NULL;
  gsize            length;
  gssize           written;

  g_key_file_set_string (file, GROUP, "host", g_get_host_name ());
  g_key_file_set_string (file, GROUP, "user", g_get_user_name ());
  g_key_file_set_string (file, GROUP, "program", name);
  g_key_file_set_int64 (file, GROUP, "pid", getpid ());
  g_key_file_set_string (file, GROUP, "since", since);
  text = g_key_file_to_data (file, &length, NULL);
  written = ftruncate (self->fd, 0) == 0 ? pwrite (self->fd, text, length, 0) : -1;
  if (written < 0)
    g_debug ("the lock %s does not say who holds it: %s", self->path, g_strerror (errno));
}

static void
set_locked_error (const char *path,
                  const char *lock_path,
                  GError    **error)
{
  g_autoptr (ZhHolder) holder = read_holder (lock_path);
  g_autofree char *who = zh_holder_format (holder);

  g_set_error (error, ZH_ERROR, ZH_ERROR_LOCKED,
               _ ("%s is held by %s. Close it there, or open it for reading only"), path, who);
}

/* The last holder removes the lock file; one opened just before that is nobody's any more. */
static gboolean
is_still_in_place (ZhFileLock *self)
{
  struct stat opened;
  struct stat named;

  return fstat (self->fd, &opened) == 0 && stat (self->path, &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/* What another user left behind when his program died is nobody's lock: whoever may write in the
 * folder takes it away and makes his own. */
static gboolean
remove_abandoned (const char *path,
                  const char *lock_path,
                  int         problem)
{
  g_autoptr (ZhHolder) holder = problem == EACCES ? zh_file_lock_get_holder (path) : NULL;

  return problem == EACCES && holder == NULL && g_access (lock_path, R_OK) == 0 && g_unlink (lock_path) == 0;
}

static void
set_unwritable_error (const char *path,
                      const char *lock_path,
                      int         problem,
                      GError    **error)
{
  g_autoptr (ZhHolder) holder = zh_file_lock_get_holder (path);
  g_autofree char *owner = zh_file_dup_owner (lock_path);

  if (holder != NULL)
    set_locked_error (path, lock_path, error);
  else if (g_access (lock_path, F_OK) == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                 _ ("%1$s belongs to user %2$s and is in the way. Ask %2$s to close the competition and to delete that file, or open it for reading only"),
                 lock_path, owner);
  else
    g_set_error (
        error, ZH_ERROR, ZH_ERROR_FILE,
        _ ("Nothing can be written beside %s (%s). Open it for reading only, or copy it to a place where you may write"),
        path, g_strerror (problem));
}

ZhFileLock *
zh_file_lock_take (const char *path,
                   GError    **error)
{
  g_autofree char *lock_path = make_lock_path (path);

  for (;;)
    {
      g_autoptr (ZhFileLock) self = g_new0 (ZhFileLock, 1);
      struct flock request = make_request ();
      int          problem;

      self->fd = open_lock (lock_path, O_RDWR | O_CREAT);
      problem = self->fd < 0 ? errno : 0;
      if (problem != 0 && remove_abandoned (path, lock_path, problem))
        continue;
      if (problem != 0)
        {
          set_unwritable_error (path, lock_path, problem, error);
          return NULL;
        }
      if (fcntl (self->fd, F_OFD_SETLK, &request) != 0)
        {
          set_locked_error (path, lock_path, error);
          return NULL;
        }
      self->path = g_strdup (lock_path);
      if (is_still_in_place (self))
        {
          write_holder (self);
          return g_steal_pointer (&self);
        }
      g_clear_pointer (&self->path, g_free);
    }
}

void
zh_file_lock_free (ZhFileLock *self)
{
  if (self == NULL)
    return;
  if (self->path != NULL)
    g_unlink (self->path);
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  g_free (self->path);
  g_free (self);
}

ZhHolder *
zh_file_lock_get_holder (const char *path)
{
  g_autofree char *lock_path = make_lock_path (path);
  struct flock     request = make_request ();
  int              fd = open_lock (lock_path, O_RDONLY);
  gboolean         held;

  if (fd < 0)
    return NULL;
  /* A read lock suffices to ask, and the file may be open for reading only. */
  request.l_type = F_RDLCK;
  held = fcntl (fd, F_OFD_GETLK, &request) == 0 && request.l_type != F_UNLCK;
  g_close (fd, NULL);
  return held ? read_holder (lock_path) : NULL;
}
