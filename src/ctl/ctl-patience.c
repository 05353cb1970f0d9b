#include "config.h"

#include "ctl-patience.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"
#include "outside-file.h"

/* What is quicker is not worth a line. */
#define SHOWN_AFTER_US (G_USEC_PER_SEC / 2)

static struct
{
  GCancellable *cancellable;
  gint64        since_us;
  int           shown; /* percent, -1 while nothing is on the terminal */
} patience = { .shown = -1 };

/* A handler could not cancel: what it may call is next to nothing. A thread may. */
static gpointer
wait_for_interrupt (gpointer data)
{
  sigset_t *set = data;
  int       number;

  sigwait (set, &number);
  g_cancellable_cancel (patience.cancellable);
  sigwait (set, &number);
  _exit (128 + SIGINT);
}

static void
show (int      done,
      gpointer user_data)
{
  int percent = done * 100 / ZH_PROGRESS_WHOLE;

  if (percent == patience.shown || g_get_monotonic_time () - patience.since_us < SHOWN_AFTER_US)
    return;
  patience.shown = percent;
  g_printerr ("\r");
  /* Translators: how much of an import is done, on a terminal */
  g_printerr (_ ("%d %%, Ctrl+C stops"), percent);
}

const ZhProgress *
zh_ctl_patience_begin (void)
{
  static ZhProgress progress;
  static sigset_t   interrupt;

  patience.cancellable = g_cancellable_new ();
  patience.since_us = g_get_monotonic_time ();
  sigemptyset (&interrupt);
  sigaddset (&interrupt, SIGINT);
  pthread_sigmask (SIG_BLOCK, &interrupt, NULL);
  g_thread_unref (g_thread_new ("interrupt", wait_for_interrupt, &interrupt));
  progress = (ZhProgress){ .cancellable = patience.cancellable, .to = ZH_PROGRESS_WHOLE };
  progress.func = isatty (STDERR_FILENO) ? show : NULL;
  return &progress;
}

void
zh_ctl_patience_end (void)
{
  if (patience.shown >= 0)
    g_printerr ("\r\033[K");
  patience.shown = -1;
}

/* Opened so that a pipe nobody writes to yet does not hold up Ctrl+C. */
static int
open_outside (const char *path,
              GError    **error)
{
  int         fd = strcmp (path, "-") == 0 ? dup (STDIN_FILENO) : open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  struct stat info = { 0 };

  if (fd < 0 || fstat (fd, &info) != 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s cannot be read: %s"), path, g_strerror (errno));
  else if (S_ISDIR (info.st_mode))
    g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("%s is a folder. Choose a file in it"), path);
  else
    return fd;
  if (fd >= 0)
    close (fd);
  return -1;
}

GBytes *
zh_ctl_read_outside (const char       *path,
                     const ZhProgress *progress,
                     GError          **error)
{
  int fd = open_outside (path, error);
  g_autoptr (GInputStream) stream = fd >= 0 ? g_unix_input_stream_new (fd, TRUE) : NULL;

  return stream != NULL ? zh_outside_stream_read (stream, path, 0, progress, error) : NULL;
}
