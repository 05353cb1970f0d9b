/* What a long journal costs: a file of 60,000 acts, results set again and again on 100 boards. Printed are
 * the time to open it for writing and for reading, what an act and an undo cost in a file of 1,000 acts and
 * at the end of the long one, the newest page of the journal, a search through all of it, and memory. The
 * limits are those of a window that answers at once; the first argument is another number of acts, the
 * second a file to keep: one that is there already is taken as it is.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "../tournament-settings.h"

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "desk-undo.h"

#define N_ACTS 60000
#define N_SHORT 1000
#define N_BOARDS 100
#define N_SAMPLES 300
#define N_OPENINGS 9

#define MAX_OPEN_MS 150
#define MAX_ACT_MS 33
#define MAX_PAGE_MS 100
#define PAGE 2000

/* An act late in the journal may take this much longer than an early one, in the median. */
#define MAX_GROWTH 1.5

static double
get_ms (gint64 since_us)
{
  return (double) (g_get_monotonic_time () - since_us) / 1000.0;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
get_percentile (GArray *times,
                int     percent)
{
  g_array_sort (times, compare_doubles);
  return g_array_index (times, double, (times->len - 1) * (guint) percent / 100);
}

static void
must (ZhChange *change,
      GError   *error)
{
  if (change == NULL)
    g_error ("%s", error->message);
  zh_change_unref (change);
}

static ZhDesk *
open_desk (const char *path,
           ZhDeskMode  mode)
{
  g_autoptr (GError) error = NULL;
  ZhDesk *desk = zh_desk_open (path, mode, "bench", &error);

  if (desk == NULL)
    g_error ("%s", error->message);
  return desk;
}

static gint64
fill_entries (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  settings->system = ZH_SYSTEM_DUTCH;
  settings->n_rounds = 9;
  must (test_add_tournament (desk, settings, &id, &error), error);
  for (int i = 0; i < 2 * N_BOARDS; i++)
    {
      ZhEntry         *entry = zh_entry_new ();
      g_autofree char *surname = g_strdup_printf ("Гравченко-%04d", i);

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, surname);
      zh_person_set_string (&entry->person->given, "Тест");
      entry->person->rating = 2600 - i;
      g_ptr_array_add (entries, entry);
    }
  must (zh_desk_add_entries (desk, id, entries, &error), error);
  must (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

static void
pair_round (ZhDesk *desk,
            gint64  id)
{
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), id);
  ZhProposedPair      pairs[N_BOARDS];

  for (guint i = 0; i < N_BOARDS; i++)
    {
      const ZhEntry *white = g_ptr_array_index (tournament->entries, i);
      const ZhEntry *black = g_ptr_array_index (tournament->entries, N_BOARDS + i);

      pairs[i] = (ZhProposedPair){ white->id, black->id, ZH_PAIRING_GAME };
    }
  must (zh_desk_pair_round_by_hand (desk, id, pairs, N_BOARDS, &error), error);
}

/* Every act changes something: each time a board is come to, its result is another one. */
static void
set_one (ZhDesk *desk,
         gint64  id,
         int     number)
{
  g_autoptr (GError) error = NULL;
  const ZhResult results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
                               { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
                               { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } };

  must (zh_desk_set_result (desk, id, 1, 1 + number % N_BOARDS, 0, results[number / N_BOARDS % 3], &error), error);
}

static void
make_file (const char *path,
           gint64      n_acts)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Bench" };
  g_autoptr (ZhDesk) desk = zh_desk_create (path, &details, "bench", &error);
  gint64 id;

  if (desk == NULL)
    g_error ("%s", error->message);
  id = fill_entries (desk);
  pair_round (desk, id);
  for (int i = 0; zh_desk_get_snapshot (desk)->journal_length < n_acts; i++)
    set_one (desk, id, i);
  zh_desk_close (desk, NULL);
}

static double
measure_opening (const char *path,
                 ZhDeskMode  mode)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < N_OPENINGS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (ZhDesk) desk = open_desk (path, mode);
      double time = get_ms (start);

      g_array_append_val (times, time);
    }
  return get_percentile (times, 50);
}

static gboolean
report (const char *what,
        double      value,
        double      limit)
{
  g_print ("%-52s %8.2f ms  (limit %.0f)\n", what, value, limit);
  return value < limit;
}

/* Acts and their undoing at the end of a file; *@median of the acts. */
static gboolean
measure_acts (const char *path,
              double     *median)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = open_desk (path, ZH_DESK_WRITE);
  const ZhTournament *tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
  gint64              id = tournament->id;
  int                 first = (int) zh_desk_get_snapshot (desk)->journal_length;
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) undos = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < 2 * N_SAMPLES; i++)
    {
      gint64 start = g_get_monotonic_time ();
      double time;

      if (i < N_SAMPLES)
        set_one (desk, id, first + i + N_BOARDS);
      else
        must (zh_desk_undo (desk, &error), error);
      time = get_ms (start);
      g_array_append_val (i < N_SAMPLES ? acts : undos, time);
    }
  *median = get_percentile (acts, 50);
  g_print ("%d acts and on: result p50 %.2f ms, p95 %.2f; undo p50 %.2f, p95 %.2f\n", first, *median,
           get_percentile (acts, 95), get_percentile (undos, 50), get_percentile (undos, 95));
  return get_percentile (acts, 95) < MAX_ACT_MS && get_percentile (undos, 95) < MAX_ACT_MS;
}

static double
measure_list (const char *path,
              const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = open_desk (path, ZH_DESK_READ);
  ZhJournalFilter filter = { .text = text, .limit = PAGE };
  gint64          start = g_get_monotonic_time ();
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (desk, &filter, &error);
  double time = get_ms (start);

  if (entries == NULL)
    g_error ("%s", error->message);
  return time;
}

/* Kilobytes that this program has in memory. */
static gint64
read_memory (void)
{
  g_autofree char *statm = NULL;
  g_auto (GStrv) pages = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &statm, NULL, NULL))
    return 0;
  pages = g_strsplit (statm, " ", 3);
  return g_ascii_strtoll (pages[1], NULL, 10) * sysconf (_SC_PAGESIZE) / 1024;
}

/* What a desk adds to it. */
static gint64
measure_memory (const char *path)
{
  gint64 before = read_memory ();
  g_autoptr (ZhDesk) desk = open_desk (path, ZH_DESK_WRITE);

  return read_memory () - before;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  g_autofree char *short_path = g_build_filename (folder, "short.zhereb", NULL);
  g_autofree char *path = argc > 2 ? g_strdup (argv[2]) : g_build_filename (folder, "long.zhereb", NULL);
  gint64           n_acts = argc > 1 ? g_ascii_strtoll (argv[1], NULL, 10) : N_ACTS;
  gboolean         ok = TRUE;
  double           early = 0;
  double           late = 0;
  GStatBuf         info;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    make_file (path, n_acts);
  make_file (short_path, N_SHORT);
  g_print ("memory of opening %" G_GINT64_FORMAT " kB\n", measure_memory (path));
  g_stat (path, &info);
  g_print ("%" G_GINT64_FORMAT " acts, %.1f MB\n", n_acts, (double) info.st_size / 1e6);
  ok = report ("open 1,000 acts (median)", measure_opening (short_path, ZH_DESK_WRITE), MAX_OPEN_MS) && ok;
  ok = report ("open all acts (median)", measure_opening (path, ZH_DESK_WRITE), MAX_OPEN_MS) && ok;
  ok = report ("open all acts for reading (median)", measure_opening (path, ZH_DESK_READ), MAX_OPEN_MS) && ok;
  ok = report ("newest page of the journal", measure_list (path, NULL), MAX_PAGE_MS) && ok;
  g_print ("%-52s %8.2f ms\n", "search through all of it", measure_list (path, "xyz"));
  ok = measure_acts (short_path, &early) && ok;
  ok = measure_acts (path, &late) && ok;
  g_print ("an act later costs %.2f times as much (limit %.1f)\n", late / early, MAX_GROWTH);
  return ok && late < early * MAX_GROWTH ? 0 : 1;
}
