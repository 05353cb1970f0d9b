/* How soon the window answers. From the start of the program to the first frame that shows the
 * boards of 1,000 players after eleven rounds, in turns with the first frame of an empty
 * libadwaita window; and from a result key to the frame that shows the result, with 500 boards.
 * Prints what it measured and fails beyond the limits.
 *
 * usage: bench-first-frame ZHEREBCTL EMPTY-WINDOW    runs everything
 *        bench-first-frame --start SINCE FILE        a child: opens FILE, prints what
 *                                                    zh_frame_print_start() does
 */
#include "config.h"

#include <stdio.h>

#include "app-settings.h"
#include "bench-files.h"
#include "board-list.h"
#include "board-table.h"
#include "frame-times.h"
#include "gui-harness.h"
#include "paths.h"
#include "renderer.h"

#define N_PAIRS 12
#define N_KEYS 120
#define KEY_LIMIT_US 25000
#define RATIO_LIMIT_PERCENT 250
#define MEMORY_LIMIT_KIB (200 * 1024)

static int n_failures;

static GtkSingleSelection *
get_selection (GtkWidget *window)
{
  GtkWidget *table = zh_gui_find (window, ZH_TYPE_BOARD_TABLE);
  GtkWidget *view = table != NULL && gtk_widget_get_mapped (table) ? zh_gui_find (table, GTK_TYPE_COLUMN_VIEW) : NULL;

  return view != NULL ? GTK_SINGLE_SELECTION (gtk_column_view_get_model (GTK_COLUMN_VIEW (view))) : NULL;
}

/* The start */

typedef struct
{
  GtkWidget  *window;
  const char *since;
  gboolean    printed;
} Start;

static void
painted_cb (GdkFrameClock *clock,
            Start         *self)
{
  GtkSingleSelection *boards = get_selection (self->window);

  if (self->printed || boards == NULL || g_list_model_get_n_items (G_LIST_MODEL (boards)) == 0)
    return;
  zh_frame_print_start (self->since);
  self->printed = TRUE;
}

/* As main() of the program does it. */
static int
run_child (const char *since,
           const char *path)
{
  g_autoptr (ZhApplication) application = NULL;
  g_auto (GStrv) given = g_strdupv ((char **) (const char *[]){ "zhereb", path, NULL });
  char **arguments = given;
  int    status;
  Start  start = { .since = since };

  zh_renderer_choose ();
  zh_paths_init_locale ();
  application = zh_application_new (G_APPLICATION_NON_UNIQUE);
  G_APPLICATION_GET_CLASS (application)->local_command_line (G_APPLICATION (application), &arguments, &status);
  start.window = GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_signal_connect_after (gtk_widget_get_frame_clock (start.window), "after-paint", G_CALLBACK (painted_cb), &start);
  zh_gui_wait_until (start.printed);
  return 0;
}

typedef struct
{
  GArray *times;
  GArray *cpu_times;
  gint64  memory_kib; /* the most */
} Starts;

/* @argv: an item of it is "SINCE" */
static void
start (Starts            *self,
       const char *const *argv)
{
  g_autofree char *since = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  const char      *given[8] = { NULL };
  g_autofree char *out = NULL;
  gint64           taken_us;
  gint64           cpu_us;
  char            *end;

  for (int i = 0; argv[i] != NULL; i++)
    given[i] = g_str_equal (argv[i], "SINCE") ? since : argv[i];
  g_assert_true (g_spawn_sync (NULL, (char **) given, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, NULL));
  taken_us = g_ascii_strtoll (out, &end, 10);
  cpu_us = g_ascii_strtoll (end, &end, 10);
  self->memory_kib = MAX (self->memory_kib, g_ascii_strtoll (end, NULL, 10));
  g_assert_cmpint (taken_us, >, 0);
  g_array_append_val (self->times, taken_us);
  g_array_append_val (self->cpu_times, cpu_us);
}

static void
report_starts (const char *what,
               Starts     *self)
{
  printf ("# first frame, %-34s median %5.1f ms   (processor %5.1f ms)   fastest %5.1f ms   %" G_GINT64_FORMAT " MiB   n %u\n", what,
          (double) zh_times_get_percentile (self->times, 50) / 1000, (double) zh_times_get_percentile (self->cpu_times, 50) / 1000,
          (double) zh_times_get_percentile (self->times, 0) / 1000, self->memory_kib / 1024, self->times->len);
}

static gint64
get_ratio_percent (GArray *ours,
                   GArray *empty)
{
  return 100 * zh_times_get_percentile (ours, 50) / MAX (1, zh_times_get_percentile (empty, 50));
}

/* In turns: whatever else the machine does falls on both. */
static void
bench_start (const char *self,
             const char *empty_window,
             const char *path)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  g_autofree char *width = g_strdup_printf ("%d", g_settings_get_int (settings, "window-width"));
  g_autofree char *height = g_strdup_printf ("%d", g_settings_get_int (settings, "window-height"));
  Starts           empty = { zh_times_new (), zh_times_new (), 0 };
  Starts           ours = { zh_times_new (), zh_times_new (), 0 };
  gint64           ratio;

  for (int i = 0; i < N_PAIRS + 1; i++)
    {
      if (i == 1) /* the first run warms the caches */
        {
          g_array_set_size (empty.times, 0);
          g_array_set_size (empty.cpu_times, 0);
          g_array_set_size (ours.times, 0);
          g_array_set_size (ours.cpu_times, 0);
        }
      start (&empty, (const char *[]){ empty_window, "SINCE", width, height, NULL });
      start (&ours, (const char *[]){ self, "--start", "SINCE", path, NULL });
    }
  report_starts ("an empty window", &empty);
  report_starts ("1,000 players, 11 rounds", &ours);
  ratio = get_ratio_percent (ours.times, empty.times);
  printf ("# first frame, ratio of the medians: %.2f   (processor %.2f)   limit %.2f\n", (double) ratio / 100,
          (double) get_ratio_percent (ours.cpu_times, empty.cpu_times) / 100, (double) RATIO_LIMIT_PERCENT / 100);
  n_failures += ratio > RATIO_LIMIT_PERCENT;
  n_failures += ours.memory_kib > MEMORY_LIMIT_KIB;
  g_array_unref (empty.times);
  g_array_unref (empty.cpu_times);
  g_array_unref (ours.times);
  g_array_unref (ours.cpu_times);
}

/* The keys */

/* To the end of the frame by which the result shows, committed by then. */
static void
press (ZhFrameWatch *watch,
       const char   *key,
       ZhBoardRow   *row,
       GArray       *times,
       GArray       *cpu_times)
{
  guint  frame = watch->n_frames;
  gint64 begin = g_get_monotonic_time ();
  gint64 cpu_begin = zh_frame_get_cpu_time ();
  gint64 taken;

  zh_gui_send (key);
  zh_gui_wait_until (watch->n_frames > frame);
  g_assert_false (zh_board_row_is_open (row));
  taken = watch->painted_us - begin;
  g_array_append_val (times, taken);
  taken = zh_frame_get_cpu_time () - cpu_begin;
  g_array_append_val (cpu_times, taken);
  zh_gui_settle ();
}

static void
bench_keys (ZhGui *gui)
{
  static const char *const keys[] = { "1", "0", "5" };
  g_autoptr (GArray) times = zh_times_new ();
  g_autoptr (GArray) cpu_times = zh_times_new ();
  GtkSingleSelection *selection = get_selection (GTK_WIDGET (gui->window));
  ZhFrameWatch        watch;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (selection)), ==, 500);
  zh_frame_watch_begin (&watch, GTK_WIDGET (gui->window));
  for (int i = 0; i < N_KEYS; i++)
    {
      g_autoptr (ZhBoardRow) row = g_object_ref (gtk_single_selection_get_selected_item (selection));

      g_assert_true (zh_board_row_is_open (row));
      press (&watch, keys[i % (int) G_N_ELEMENTS (keys)], row, times, cpu_times);
    }
  n_failures += !zh_times_report ("result key to painted, 500 boards", times, cpu_times, KEY_LIMIT_US);
  zh_times_report ("result key, work in the frame", watch.work, watch.cpu_work, KEY_LIMIT_US);
  zh_frame_watch_end (&watch);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *dir = NULL;
  g_autofree char *large = NULL;
  g_autofree char *playing = NULL;
  ZhGui           *gui;

  if (argc == 4 && g_strcmp0 (argv[1], "--start") == 0)
    return run_child (argv[2], argv[3]);

  g_assert_cmpint (argc, ==, 3);
  zh_renderer_choose ();
  zh_gui_init (&argc, &argv);
  dir = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  large = zh_bench_make_played (argv[1], dir);
  playing = zh_bench_make_playing (argv[1], dir);
  bench_start (argv[0], argv[2], large);

  gui = zh_gui_new ();
  g_assert_true (zh_window_open_path (gui->window, playing));
  zh_gui_settle ();
  bench_keys (gui);
  zh_gui_free (gui);
  return n_failures > 0 ? 1 : 0;
}
