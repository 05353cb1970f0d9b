#include "config.h"

#include "ctl-patience.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

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
  /* Past g_printerr(), which would show the sign that goes back instead of sending it. */
  fputs ("\r", stderr);
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
    fputs ("\r\033[K", stderr);
  patience.shown = -1;
}
