/* The window under load: walking the hall of 500 boards. Prints what it measured and fails beyond
 * the limits.
 *
 * usage: bench-window ZHEREBCTL
 */
#include "config.h"

#include "bench-files.h"
#include "frame-times.h"
#include "gui-harness.h"
#include "hall-grid.h"
#include "renderer.h"

#define N_STEPS 300
#define N_STARTS 5
#define KEY_LIMIT_US 33000
#define FRAME_LIMIT_US 16000

static int n_failures;

static void
press_and_wait (ZhFrameWatch *watch,
                const char   *key,
                GArray       *times,
                GArray       *cpu_times)
{
  guint  frame = watch->n_frames;
  gint64 start = g_get_monotonic_time ();
  gint64 cpu_start = zh_frame_get_cpu_time ();
  gint64 taken;

  zh_gui_send (key);
  zh_gui_wait_until (watch->n_frames > frame);
  taken = watch->painted_us - start;
  g_array_append_val (times, taken);
  taken = zh_frame_get_cpu_time () - cpu_start;
  g_array_append_val (cpu_times, taken);
  zh_gui_settle ();
}

static void
bench_hall (ZhGui *gui)
{
  g_autoptr (GArray) times = zh_times_new ();
  g_autoptr (GArray) cpu_times = zh_times_new ();
  GtkWidget   *views = zh_gui_find_id (GTK_WIDGET (gui->window), "views");
  ZhFrameWatch watch;

  gtk_widget_activate_action (views, "boards.boards-view", "s", "hall");
  zh_gui_settle ();
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_HALL_GRID));
  zh_gui_press ("Home");
  zh_frame_watch_begin (&watch, GTK_WIDGET (gui->window));
  for (int i = 0; i < N_STEPS; i++)
    press_and_wait (&watch, "Right", times, cpu_times);
  n_failures += !zh_times_report ("walking the hall of 500 boards, work a frame", watch.work, watch.cpu_work, FRAME_LIMIT_US);
  n_failures += !zh_times_report ("walking the hall, key to painted", times, cpu_times, KEY_LIMIT_US);
  zh_frame_watch_end (&watch);
  gtk_widget_activate_action (views, "boards.boards-view", "s", "table");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *dir = NULL;
  g_autofree char *playing = NULL;
  ZhGui           *gui;

  g_assert_cmpint (argc, ==, 2);
  zh_renderer_choose ();
  zh_gui_init (&argc, &argv);
  dir = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  playing = zh_bench_make_playing (argv[1], dir);

  gui = zh_gui_new ();
  g_assert_true (zh_window_open_path (gui->window, playing));
  zh_gui_settle ();
  bench_hall (gui);
  zh_gui_free (gui);
  return n_failures > 0 ? 1 : 0;
}
