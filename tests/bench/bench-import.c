/* Lists from outside: what a window shows while a list of 1,000, 5,000 and 10,000 players comes in,
 * how long the longest pause between two of its moments is, and what 100 MB chosen by mistake cost.
 * Times in milliseconds, memory in MB.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#include "errors.h"
#include "gui-harness.h"
#include "import-dialog.h"
#include "outside-file.h"
#include "trf-reader.h"

#define LARGE_BYTES (100 * 1000 * 1000)
#define BEAT_MS 5
#define CALM_US (30 * 1000)
#define N_CALM 20

/* The longest time in which the window could do nothing. */
typedef struct
{
  gint64 last_us;
  gint64 longest_us;
  gint64 last_work_us;
  gint64 most_work_us; /* what the longest would be if nothing else ran on the machine */
  int    n_calm;       /* short ones, one after the other */
} Pulse;

/* Time of this thread on a processor. */
static gint64
get_work_us (void)
{
  struct timespec time = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
beat_cb (gpointer user_data)
{
  Pulse *pulse = user_data;
  gint64 now_us = g_get_monotonic_time ();
  gint64 pause_us = now_us - pulse->last_us;

  gint64 work_us = get_work_us ();

  pulse->longest_us = MAX (pulse->longest_us, pause_us);
  pulse->most_work_us = MAX (pulse->most_work_us, work_us - pulse->last_work_us);
  pulse->last_work_us = work_us;
  pulse->n_calm = pause_us < CALM_US ? pulse->n_calm + 1 : 0;
  pulse->last_us = now_us;
  return G_SOURCE_CONTINUE;
}

static double
to_ms (gint64 us)
{
  return (double) us / 1000.0;
}

static int
get_peak_megabytes (void)
{
  g_autofree char *status = NULL;
  const char      *peak;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL) || (peak = strstr (status, "VmHWM:")) == NULL)
    return 0;
  return (int) (g_ascii_strtoll (peak + strlen ("VmHWM:"), NULL, 10) / 1024);
}

static char *
make_list (int n_players)
{
  GString *text = g_string_new ("Прізвище,Ім'я,По батькові,Дата народження,Рейтинг,Область\n");

  for (int i = 0; i < n_players; i++)
    g_string_append_printf (text, "Вигаданий%d,Гравець,Зі Списку,%d-01-02,%d,Київська\n", i, 1950 + i % 60, 1000 + i % 1800);
  return g_string_free (text, FALSE);
}

/* Waiting for the window to have nothing left to do would wait for ever: it beats. */
static gboolean
is_dialog_active (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ZH_IS_IMPORT_DIALOG (window) && gtk_window_is_active (window))
        return TRUE;
    }
  return FALSE;
}

static void
measure_list (int n_players)
{
  ZhGui           *gui = zh_gui_new ();
  g_autofree char *text = make_list (n_players);
  ZhSession       *session = zh_window_get_session (gui->window);
  Pulse            pulse = { 0 };
  guint            source;
  gint64           start_us;
  gint64           shown_us;
  double           longest_shown;
  double           work_shown;

  zh_gui_open_competition (gui, 0);
  zh_gui_press ("alt+2");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (gui->window)), text);
  start_us = pulse.last_us = g_get_monotonic_time ();
  pulse.last_work_us = get_work_us ();
  source = g_timeout_add (BEAT_MS, beat_cb, &pulse);
  zh_gui_send ("ctrl+shift+v");
  zh_gui_wait_until (is_dialog_active ());
  pulse.n_calm = 0;
  zh_gui_wait_until (pulse.n_calm >= N_CALM);
  shown_us = g_get_monotonic_time ();
  longest_shown = to_ms (pulse.longest_us);
  work_shown = to_ms (pulse.most_work_us);
  pulse.longest_us = pulse.most_work_us = 0;
  zh_gui_send ("Return");
  zh_gui_wait_until (zh_session_get_tournament (session)->entries->len == (guint) n_players);
  pulse.n_calm = 0;
  zh_gui_wait_until (pulse.n_calm >= N_CALM);
  g_print ("%6d players: in the dialog %7.1f, longest pause %6.1f (work %6.1f); taken in and shown %7.1f, longest pause %6.1f (work %6.1f)\n",
           n_players, to_ms (shown_us - start_us), longest_shown, work_shown, to_ms (g_get_monotonic_time () - shown_us), to_ms (pulse.longest_us),
           to_ms (pulse.most_work_us));
  g_source_remove (source);
  zh_gui_free (gui);
}

/* A file of 100 MB, refused. */
static void
measure_large (const char *name,
               const char *line)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_sized_new (LARGE_BYTES);
  g_autoptr (GError) error = NULL;
  int    before;
  gint64 start_us;

  while (text->len < LARGE_BYTES)
    g_string_append (text, line);
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_truncate (text, 0);
  before = get_peak_megabytes ();
  start_us = g_get_monotonic_time ();
  g_assert_null (zh_outside_file_read (file, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_print ("%-10s 100 MB: refused after %.1f, peak memory %d more\n", name, to_ms (g_get_monotonic_time () - start_us), get_peak_megabytes () - before);
  g_remove (path);
  g_rmdir (folder);
}

/* What still is read: as much as the bound lets in. */
static void
measure_full (const char *name,
              const char *line,
              gboolean    is_trf)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start_us;

  while (text->len + strlen (line) <= ZH_OUTSIDE_MAX_BYTES)
    g_string_append (text, line);
  bytes = g_string_free_to_bytes (g_steal_pointer (&text));
  start_us = g_get_monotonic_time ();
  if (is_trf)
    zh_trf_file_free (zh_trf_read_bytes (bytes, NULL, &error));
  else
    zh_entry_table_free (zh_entry_table_new (bytes, NULL, &error));
  g_print ("%-10s %d MB: %.1f, peak memory of the program %d: %s\n", name, ZH_OUTSIDE_MAX_MEGABYTES, to_ms (g_get_monotonic_time () - start_us),
           get_peak_megabytes (), error != NULL ? error->message : "read");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  for (int n = 1000; n <= 10000; n = n == 1000 ? 5000 : 2 * n)
    measure_list (n);
  measure_full ("list.csv", "Invented Player,1998-01-02,2000,UKR\n", FALSE);
  measure_full ("line.csv", "x", FALSE);
  measure_full ("blank.csv", "\n", FALSE);
  measure_full ("report.trf", "013 an unknown record of some length that is kept as it stands in the file\n", TRUE);
  measure_large ("lines.csv", "Invented Player,1998-01-02,2000,UKR\n");
  measure_large ("line.csv", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
  measure_large ("big.trf", "001    1      Invented, One                     2000 UKR                         0.0    1\n");
  return 0;
}
