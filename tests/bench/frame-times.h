/* What the benchmarks of the window share: times and their percentiles, the frames that a window
 * paints, and what a program says at the end of its first frame.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_times_new:
 *
 * Returns: (transfer full) (element-type gint64): no times yet, in microseconds
 */
GArray *zh_times_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_times_get_percentile:
 * @times: at least one; they are sorted
 * @percent: 0 … 100; 50 is the median
 *
 * Returns: in microseconds
 */
gint64 zh_times_get_percentile (GArray *times,
                                guint   percent);

/**
 * zh_times_report:
 * @what: what was measured
 * @times: of the clock
 * @cpu_times: of the processor: what is left when others share the machine
 * @limit_us: what nineteen of twenty may take
 *
 * Prints the median and the 95th percentile.
 *
 * Returns: whether they are within the limit
 */
gboolean zh_times_report (const char *what,
                          GArray     *times,
                          GArray     *cpu_times,
                          gint64      limit_us);

/**
 * zh_frame_get_cpu_time:
 *
 * Returns: what the processor spent for this process, in microseconds
 */
gint64 zh_frame_get_cpu_time (void);

/**
 * zh_frame_print_start:
 * @since: when the program was started, as text: g_get_monotonic_time() of who started it
 *
 * Prints three numbers: microseconds from @since to now, those of the processor, and the
 * resident memory in KiB.
 */
void zh_frame_print_start (const char *since);

/**
 * ZhFrameWatch:
 * @painted_us: end of the last frame, by the monotonic clock
 * @n_frames: how many were painted so far
 * @work: (element-type gint64): time spent in each frame
 * @cpu_work: (element-type gint64): of the processor
 *
 * The frames of one window. The rest is its own.
 */
typedef struct
{
  GdkFrameClock *clock;
  gint64         before_us;
  gint64         cpu_before_us;
  gint64         painted_us;
  guint          n_frames;
  GArray        *work;
  GArray        *cpu_work;
} ZhFrameWatch;

/**
 * zh_frame_watch_begin:
 * @self: (out caller-allocates): to be ended by zh_frame_watch_end()
 * @window: on screen
 */
void zh_frame_watch_begin (ZhFrameWatch *self,
                           GtkWidget    *window);

/**
 * zh_frame_watch_end:
 *
 * Looks no longer, and frees what was noted.
 */
void zh_frame_watch_end (ZhFrameWatch *self);

G_END_DECLS
