#include "config.h"

#include "file-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "competition-file.h"
#include "errors.h"
#include "part-file.h"

static gboolean
write_all (int         fd,
           const char *data,
           gsize       length)
{
  while (length > 0)
    {
      gssize n = write (fd, data, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      data += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }
  return TRUE;
}

/* A pipe without a reader is refused rather than waited for. */
static gboolean
write_to_device (const char *path,
                 const void *data,
                 gsize       length,
                 GError    **error)
{
  int      fd = g_open (path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0);
  gboolean ok = fd >= 0 && fcntl (fd, F_SETFL, 0) == 0 && write_all (fd, data, length);

  if (!ok)
    zh_part_file_set_error (path, errno, error);
  if (fd >= 0)
    g_close (fd, NULL);
  return ok;
}

/* @info: (nullable): of the file that is replaced. */
static gboolean
check_target (const char        *path,
              const struct stat *info,
              GError           **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (info != NULL && S_ISDIR (info->st_mode))
    return zh_fail (error, ZH_ERROR_FILE, _ ("%s is a folder. Choose a name in it"), shown);
  switch (zh_competition_file_classify (path))
    {
    case ZH_COMPETITION_FILE_ITSELF:
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("%s is a competition: no document is written over it. Choose another name"), shown);
    case ZH_COMPETITION_FILE_SIDE:
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("%s belongs to a competition that lies beside it: no document may have that name. Choose another one"), shown);
    case ZH_COMPETITION_FILE_NONE:
    default:
      return TRUE;
    }
}

/* @info: (nullable): of the file that is replaced, whose permissions go on. The owner goes on where
 * that is allowed. */
static gboolean
write_regular (const char        *path,
               const struct stat *info,
               const void        *data,
               gsize              length,
               GError           **error)
{
  g_autoptr (ZhPartFile) part = zh_part_file_new (path, error);
  int fd;

  if (part == NULL)
    return FALSE;
  fd = zh_part_file_get_descriptor (part);
  if (info != NULL && fchown (fd, info->st_uid, info->st_gid) != 0)
    g_debug ("%s gets another owner: %s", path, g_strerror (errno));
  if (info != NULL && fchmod (fd, info->st_mode & 0777) != 0)
    g_debug ("%s gets other permissions: %s", path, g_strerror (errno));
  if (!write_all (fd, data, length))
    {
      zh_part_file_set_error (path, errno, error);
      return FALSE;
    }
  return zh_part_file_move (part, ZH_PART_FILE_REPLACE, error);
}

gboolean
zh_file_write (const char *path,
               const void *data,
               gsize       length,
               GError    **error)
{
  char            *real = realpath (path, NULL);
  g_autofree char *target = g_strdup (real != NULL ? real : path);
  struct stat      info;

  free (real);
  if (stat (target, &info) != 0)
    return check_target (target, NULL, error) && write_regular (target, NULL, data, length, error);
  if (!check_target (target, &info, error))
    return FALSE;
  if (S_ISREG (info.st_mode))
    return write_regular (target, &info, data, length, error);
  return write_to_device (target, data, length, error);
}

/* On another machine, where this program has no locks to lose. */
static gboolean
check_elsewhere (GFile   *file,
                 GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  g_autofree char *shown = g_file_get_parse_name (file);
  g_autofree char *lower = g_ascii_strdown (shown, -1);
  guint8           header[ZH_COMPETITION_FILE_HEADER];
  gsize            n = 0;

  if (stream == NULL)
    return TRUE;
  g_input_stream_read_all (G_INPUT_STREAM (stream), header, sizeof header, &n, NULL, NULL);
  if (!g_str_has_suffix (lower, ".zhereb") && !zh_competition_file_has_mark (header, n))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("%s is a competition: no document is written over it. Choose another name"), shown);
}

gboolean
zh_file_replace (GFile      *file,
                 const void *data,
                 gsize       length,
                 GError    **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    return zh_file_write (path, data, length, error);
  return check_elsewhere (file, error) &&
         g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}
