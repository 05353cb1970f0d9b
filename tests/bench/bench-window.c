/* The window under load: from a result key to the painted row with 500 boards, walking the
 * hall of 500 boards, and the start of the program. Prints what it measured and fails
 * beyond the limits.
 *
 * usage: bench-window ZHEREBCTL        runs everything
 *        bench-window --start SINCE [FILE]   a child: prints the time from SINCE to the first
 *                                            frame, and the memory then
 */
#include "config.h"

#include <stdio.h>
#include <time.h>

#include "board-list.h"
#include "board-row.h"
#include "board-table.h"
#include "gui-harness.h"
#include "hall-grid.h"
#include "paths.h"
#include "renderer.h"

#define N_KEYS 120
#define N_STEPS 300
#define N_STARTS 5
#define KEY_LIMIT_US 33000
#define FRAME_LIMIT_US 16000
#define START_LIMIT_US 400000
#define MEMORY_LIMIT_KB (200 * 1024)

static int n_failures;

/* Figures */

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;

  return (x > y) - (x < y);
}

static GArray *
new_times (void)
{
  return g_array_new (FALSE, FALSE, sizeof (gint64));
}

static gint64
get_percentile (GArray *times,
                guint   percent)
{
  return g_array_index (times, gint64, MIN (times->len - 1, times->len * percent / 100));
}

/* Time the processor spent for this process: what is left when others share the machine. */
static gint64
get_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
report (const char *what,
        GArray     *times,
        GArray     *cpu_times,
        gint64      limit_us)
{
  gint64 p95;

  g_array_sort (times, compare_times);
  g_array_sort (cpu_times, compare_times);
  p95 = get_percentile (times, 95);
  printf ("# %-46s p50 %5.1f ms   p95 %5.1f ms   (processor p95 %5.1f ms)   limit %3.0f ms   n %u\n", what,
          (double) get_percentile (times, 50) / 1000, (double) p95 / 1000,
          (double) get_percentile (cpu_times, 95) / 1000, (double) limit_us / 1000, times->len);
  if (p95 > limit_us)
    n_failures++;
}

/* Frames */

typedef struct
{
  GdkFrameClock *clock;
  gint64         before_us;
  gint64         cpu_before_us;
  gint64         painted_us; /* end of the last frame */
  guint          n_frames;
  GArray        *work;     /* (element-type gint64): time spent in each frame */
  GArray        *cpu_work; /* (element-type gint64): of the processor */
} FrameWatch;

static void
before_paint_cb (GdkFrameClock *clock,
                 FrameWatch    *watch)
{
  watch->before_us = g_get_monotonic_time ();
  watch->cpu_before_us = get_cpu_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                FrameWatch    *watch)
{
  gint64 work;

  watch->painted_us = g_get_monotonic_time ();
  watch->n_frames++;
  work = watch->painted_us - watch->before_us;
  g_array_append_val (watch->work, work);
  work = get_cpu_time () - watch->cpu_before_us;
  g_array_append_val (watch->cpu_work, work);
}

static void
watch_frames (FrameWatch *watch,
              GtkWidget  *window)
{
  *watch = (FrameWatch){ .clock = gtk_widget_get_frame_clock (window), .work = new_times (), .cpu_work = new_times () };
  g_signal_connect (watch->clock, "before-paint", G_CALLBACK (before_paint_cb), watch);
  g_signal_connect_after (watch->clock, "after-paint", G_CALLBACK (after_paint_cb), watch);
}

static void
unwatch_frames (FrameWatch *watch)
{
  g_signal_handlers_disconnect_by_data (watch->clock, watch);
  g_array_unref (watch->work);
  g_array_unref (watch->cpu_work);
}

/* The window */

static void
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

/* 1,000 players: eleven rounds played, or one round of 500 boards to be played. */
static char *
make_file (const char *ctl,
           const char *dir,
           const char *name,
           const char *rounds)
{
  g_autofree char *trf_name = g_strdup_printf ("%s.trf", name);
  g_autofree char *trf = g_build_filename (dir, trf_name, NULL);
  char            *path = g_build_filename (dir, name, NULL);

  run ((const char *[]){ ctl, "trf", "generate", "--players", "1000", "--rounds", rounds, "--seed", "7", "-o", trf, NULL });
  run ((const char *[]){ ctl, "new", path, "--title", "Bench", "--ruleset", "fide-2023", NULL });
  run ((const char *[]){ ctl, "import", path, trf, "--name", "Open", "--system", "dutch", NULL });
  return path;
}

static GtkSingleSelection *
get_selection (ZhGui *gui)
{
  return GTK_SINGLE_SELECTION (gtk_column_view_get_model (GTK_COLUMN_VIEW (zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_COLUMN_VIEW))));
}

static void
press_and_wait (FrameWatch *watch,
                const char *key,
                GArray     *times,
                GArray     *cpu_times)
{
  guint  frame = watch->n_frames;
  gint64 start = g_get_monotonic_time ();
  gint64 cpu_start = get_cpu_time ();
  gint64 taken;

  zh_gui_send (key);
  zh_gui_wait_until (watch->n_frames > frame);
  taken = watch->painted_us - start;
  g_array_append_val (times, taken);
  taken = get_cpu_time () - cpu_start;
  g_array_append_val (cpu_times, taken);
  zh_gui_settle ();
}

/* From the key to the frame that shows the result, committed by then. */
static void
bench_keys (ZhGui *gui)
{
  static const char *const keys[] = { "1", "0", "5" };
  g_autoptr (GArray) times = new_times ();
  g_autoptr (GArray) cpu_times = new_times ();
  GtkSingleSelection *selection = get_selection (gui);
  FrameWatch          watch;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (selection)), ==, 500);
  watch_frames (&watch, GTK_WIDGET (gui->window));
  for (int i = 0; i < N_KEYS; i++)
    {
      g_autoptr (ZhBoardRow) row = g_object_ref (gtk_single_selection_get_selected_item (selection));

      g_assert_true (zh_board_row_is_open (row));
      press_and_wait (&watch, keys[i % (int) G_N_ELEMENTS (keys)], times, cpu_times);
      g_assert_false (zh_board_row_is_open (row));
    }
  unwatch_frames (&watch);
  report ("result key to painted, 500 boards", times, cpu_times, KEY_LIMIT_US);
}

static void
bench_hall (ZhGui *gui)
{
  g_autoptr (GArray) times = new_times ();
  g_autoptr (GArray) cpu_times = new_times ();
  GtkWidget *views = zh_gui_find_id (GTK_WIDGET (gui->window), "views");
  FrameWatch watch;

  gtk_widget_activate_action (views, "boards.boards-view", "s", "hall");
  zh_gui_settle ();
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_HALL_GRID));
  zh_gui_press ("Home");
  watch_frames (&watch, GTK_WIDGET (gui->window));
  for (int i = 0; i < N_STEPS; i++)
    press_and_wait (&watch, "Right", times, cpu_times);
  report ("walking the hall of 500 boards, work a frame", watch.work, watch.cpu_work, FRAME_LIMIT_US);
  report ("walking the hall, key to painted", times, cpu_times, KEY_LIMIT_US);
  unwatch_frames (&watch);
  gtk_widget_activate_action (views, "boards.boards-view", "s", "table");
}

/* The start */

static gint64
read_memory_kb (void)
{
  g_autofree char *text = NULL;
  const char      *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, "Rss:");
  return line != NULL ? g_ascii_strtoll (line + 4, NULL, 10) : 0;
}

static void
first_frame_cb (GdkFrameClock *clock,
                gint64        *painted_us)
{
  if (*painted_us == 0)
    *painted_us = g_get_monotonic_time ();
}

/* As main() of the program does it, up to the first frame. */
static int
run_child (gint64      since_us,
           const char *path)
{
  g_autoptr (ZhApplication) application = NULL;
  gint64     painted_us = 0;
  GtkWindow *window;

  zh_renderer_choose ();
  zh_paths_init_locale ();
  application = zh_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  if (path != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_application_open (G_APPLICATION (application), &file, 1, "");
    }
  else
    {
      g_application_activate (G_APPLICATION (application));
    }
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  g_signal_connect_after (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (first_frame_cb), &painted_us);
  zh_gui_wait_until (painted_us != 0);
  printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", painted_us - since_us, get_cpu_time (),
          read_memory_kb ());
  return 0;
}

static void
start_child (const char *self,
             const char *path,
             gint64     *taken_us,
             gint64     *cpu_us,
             gint64     *memory_kb)
{
  g_autofree char *since = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  const char      *argv[] = { self, "--start", since, path, NULL };
  g_autofree char *out = NULL;
  char            *end;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, NULL));
  *taken_us = g_ascii_strtoll (out, &end, 10);
  *cpu_us = g_ascii_strtoll (end, &end, 10);
  *memory_kb = g_ascii_strtoll (end, NULL, 10);
  g_assert_cmpint (*taken_us, >, 0);
}

static void
bench_start (const char *what,
             const char *self,
             const char *path,
             gint64      limit_us)
{
  g_autoptr (GArray) times = new_times ();
  g_autoptr (GArray) cpu_times = new_times ();
  gint64 taken_us;
  gint64 cpu_us;
  gint64 memory_kb = 0;

  start_child (self, path, &taken_us, &cpu_us, &memory_kb); /* the first run warms the caches */
  for (int i = 0; i < N_STARTS; i++)
    {
      start_child (self, path, &taken_us, &cpu_us, &memory_kb);
      g_array_append_val (times, taken_us);
      g_array_append_val (cpu_times, cpu_us);
    }
  report (what, times, cpu_times, limit_us);
  printf ("#   memory at the first frame: %" G_GINT64_FORMAT " MB, limit %d MB\n", memory_kb / 1024, MEMORY_LIMIT_KB / 1024);
  if (memory_kb > MEMORY_LIMIT_KB)
    n_failures++;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *dir = NULL;
  g_autofree char *large = NULL;
  g_autofree char *playing = NULL;
  ZhGui           *gui;

  if (argc >= 3 && g_strcmp0 (argv[1], "--start") == 0)
    return run_child (g_ascii_strtoll (argv[2], NULL, 10), argc > 3 ? argv[3] : NULL);

  g_assert_cmpint (argc, ==, 2);
  zh_renderer_choose ();
  zh_gui_init (&argc, &argv);
  dir = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  large = make_file (argv[1], dir, "large.zhereb", "11");
  playing = make_file (argv[1], dir, "playing.zhereb", "1");
  run ((const char *[]){ argv[1], "tournament", playing, "edit", "--rounds", "9", NULL });
  run ((const char *[]){ argv[1], "pair", playing, "--publish", NULL });
  bench_start ("start to first frame, no file", argv[0], NULL, START_LIMIT_US);
  bench_start ("start to first frame, 1,000 players, 11 rounds", argv[0], large, 4 * START_LIMIT_US);

  gui = zh_gui_new ();
  g_assert_true (zh_window_open_path (gui->window, playing));
  zh_gui_settle ();
  bench_keys (gui);
  bench_hall (gui);
  zh_gui_free (gui);
  return n_failures > 0 ? 1 : 0;
}
