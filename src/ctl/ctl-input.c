#include "config.h"

#include "ctl-input.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ctl.h"
#include "errors.h"
#include "outside-file.h"

ZhCtlExit
zh_ctl_fail_usage (GError    **error,
                   const char *format,
                   ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_USAGE, text);
  return ZH_CTL_USAGE;
}

gboolean
zh_ctl_parse_seed (const char *text,
                   guint64    *seed,
                   GError    **error)
{
  if (text == NULL)
    {
      *seed = 0;
      return TRUE;
    }
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  return zh_fail (error, ZH_ERROR_USAGE, _ ("“%s” is no seed; give a whole number from 0"), text);
}

/* What the shell opened: standard input, or what "<(command)" becomes. */
static gboolean
is_handed_over (const char *path)
{
  return strcmp (path, "-") == 0 || strcmp (path, "/dev/stdin") == 0 || g_str_has_prefix (path, "/dev/fd/") ||
         g_str_has_prefix (path, "/proc/self/fd/");
}

/* A file too large is refused before the first byte of it is read. */
static gboolean
check_kind (const char        *path,
            const struct stat *info,
            GError           **error)
{
  if (S_ISREG (info->st_mode))
    return zh_outside_check_size (path, (guint64) info->st_size, error);
  if (S_ISDIR (info->st_mode))
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is a folder. Choose a file in it"), path);
  else if (!is_handed_over (path))
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is not a file but a device or a pipe. Choose a file"), path);
  else
    return TRUE;
  return FALSE;
}

/* Opened so that a pipe nobody writes to yet does not hold up Ctrl+C. */
static int
open_outside (const char *path,
              GError    **error)
{
  int         fd = strcmp (path, "-") == 0 ? dup (STDIN_FILENO) : g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  struct stat info = { 0 };

  if (fd < 0 || fstat (fd, &info) != 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be read: %s"), path, g_strerror (errno));
  else if (check_kind (path, &info, error))
    return fd;
  if (fd >= 0)
    g_close (fd, NULL);
  return -1;
}

GBytes *
zh_ctl_read_outside (const char       *path,
                     const ZhProgress *progress,
                     GError          **error)
{
  int         fd = open_outside (path, error);
  const char *name = strcmp (path, "-") == 0 ? _ ("Standard input") : path;
  g_autoptr (GInputStream) stream = fd >= 0 ? g_unix_input_stream_new (fd, TRUE) : NULL;

  return stream != NULL ? zh_outside_stream_read (stream, name, 0, progress, error) : NULL;
}

GBytes *
zh_ctl_read_file (const char *path,
                  GError    **error)
{
  return zh_ctl_read_outside (path, NULL, error);
}
