#include "config.h"

#include "frame-times.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;

  return (x > y) - (x < y);
}

GArray *
zh_times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (gint64));
}

gint64
zh_times_get_percentile (GArray *times,
                         guint   percent)
{
  g_assert (times->len > 0);

  g_array_sort (times, compare_times);
  return g_array_index (times, gint64, MIN (times->len - 1, times->len * percent / 100));
}

gboolean
zh_times_report (const char *what,
                 GArray     *times,
                 GArray     *cpu_times,
                 gint64      limit_us)
{
  gint64 p95 = zh_times_get_percentile (times, 95);

  printf ("# %-46s p50 %5.1f ms   p95 %5.1f ms   (processor p50 %5.1f ms, p95 %5.1f ms)   limit %3.0f ms   n %u\n", what,
          (double) zh_times_get_percentile (times, 50) / 1000, (double) p95 / 1000,
          (double) zh_times_get_percentile (cpu_times, 50) / 1000, (double) zh_times_get_percentile (cpu_times, 95) / 1000,
          (double) limit_us / 1000, times->len);
  return p95 <= limit_us;
}

gint64
zh_frame_get_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gint64
read_memory_kib (void)
{
  g_autofree char *text = NULL;
  const char      *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, "Rss:");
  return line != NULL ? g_ascii_strtoll (line + 4, NULL, 10) : 0;
}

void
zh_frame_print_start (const char *since)
{
  gint64 taken_us = g_get_monotonic_time () - g_ascii_strtoll (since, NULL, 10);
  gint64 cpu_us = zh_frame_get_cpu_time ();

  printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", taken_us, cpu_us, read_memory_kib ());
}

/* The frames of a window */

static void
before_paint_cb (GdkFrameClock *clock,
                 ZhFrameWatch  *self)
{
  self->before_us = g_get_monotonic_time ();
  self->cpu_before_us = zh_frame_get_cpu_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                ZhFrameWatch  *self)
{
  gint64 work;

  self->painted_us = g_get_monotonic_time ();
  self->n_frames++;
  work = self->painted_us - self->before_us;
  g_array_append_val (self->work, work);
  work = zh_frame_get_cpu_time () - self->cpu_before_us;
  g_array_append_val (self->cpu_work, work);
}

void
zh_frame_watch_begin (ZhFrameWatch *self,
                      GtkWidget    *window)
{
  *self = (ZhFrameWatch){ .clock = gtk_widget_get_frame_clock (window), .work = zh_times_new (), .cpu_work = zh_times_new () };
  g_signal_connect (self->clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_after (self->clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}

void
zh_frame_watch_end (ZhFrameWatch *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_array_unref (self->work);
  g_array_unref (self->cpu_work);
}
