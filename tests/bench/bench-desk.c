/* How fast the file is: opening 1,000 players with 11 played rounds, and a result from the
 * call to the committed entry and the new snapshot. Times are medians or the 95th percentile
 * in milliseconds; the limits are those of the quality floor.
 */
#include "config.h"

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "desk-verify.h"
#include "../tournament-settings.h"

#define N_PLAYERS 1000
#define N_ROUNDS 11
#define N_RESULTS 300
#define N_OPENINGS 7

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

static gint64
fill_entries (ZhDesk *desk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  settings->system = ZH_SYSTEM_DUTCH;
  settings->n_rounds = N_ROUNDS;
  must (test_add_tournament (desk, settings, &id, &error), error);
  for (int i = 0; i < N_PLAYERS; i++)
    {
      ZhEntry         *entry = zh_entry_new ();
      g_autofree char *surname = g_strdup_printf ("Гравченко-%04d", i);

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, surname);
      zh_person_set_string (&entry->person->given, "Тест");
      zh_person_set_string (&entry->person->club, "Клуб випробувань");
      entry->person->rating = 2600 - i;
      g_ptr_array_add (entries, entry);
    }
  must (zh_desk_add_entries (desk, id, entries, &error), error);
  must (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

/* Pairs of neighbours, shifted by the round: the file is what is measured, not the system. */
static void
pair_next (ZhDesk *desk,
           gint64  id,
           int     round)
{
  g_autoptr (GError) error = NULL;
  const ZhTournament        *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), id);
  g_autofree ZhProposedPair *pairs = g_new (ZhProposedPair, N_PLAYERS / 2);

  for (int i = 0; i < N_PLAYERS / 2; i++)
    {
      const ZhEntry *white = g_ptr_array_index (tournament->entries, (guint) i);
      const ZhEntry *black = g_ptr_array_index (
          tournament->entries, (guint) (N_PLAYERS / 2 + (i + round) % (N_PLAYERS / 2)));

      pairs[i] = (ZhProposedPair){ white->id, black->id, ZH_PAIRING_GAME };
    }
  must (zh_desk_pair_round_by_hand (desk, id, pairs, N_PLAYERS / 2, &error), error);
}

static void
set_one (ZhDesk *desk,
         gint64  id,
         int     round,
         int     board)
{
  g_autoptr (GError) error = NULL;
  ZhResult results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
                         { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
                         { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } };

  must (zh_desk_set_result (desk, id, round, board, 0, results[board % 3], &error), error);
}

static gint64
make_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Bench" };
  g_autoptr (ZhDesk) desk = zh_desk_create (path, &details, "bench", &error);
  gint64 id;

  if (desk == NULL)
    g_error ("%s", error->message);
  id = fill_entries (desk);
  for (int round = 1; round <= N_ROUNDS; round++)
    {
      pair_next (desk, id, round);
      for (int board = 1; board <= N_PLAYERS / 2 && round < N_ROUNDS; board++)
        set_one (desk, id, round, board);
    }
  zh_desk_close (desk, NULL);
  return id;
}

static double
measure_opening (const char *path)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < N_OPENINGS; i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 start = g_get_monotonic_time ();
      g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_WRITE, "bench", &error);
      double time = get_ms (start);

      if (desk == NULL)
        g_error ("%s", error->message);
      g_array_append_val (times, time);
    }
  return get_percentile (times, 50);
}

static double
measure_results (const char *path,
                 gint64      id,
                 double     *undo_p95)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_WRITE, "bench", &error);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) undo_times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int board = 1; board <= N_RESULTS; board++)
    {
      gint64 start = g_get_monotonic_time ();
      double time;

      set_one (desk, id, N_ROUNDS, board);
      time = get_ms (start);
      g_array_append_val (times, time);
    }
  for (int i = 0; i < N_RESULTS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      double time;

      must (zh_desk_undo (desk, &error), error);
      time = get_ms (start);
      g_array_append_val (undo_times, time);
    }
  *undo_p95 = get_percentile (undo_times, 95);
  return get_percentile (times, 95);
}

static gboolean
report (const char *what,
        double      value,
        double      limit)
{
  g_print ("%-48s %8.1f ms  (limit %.0f)\n", what, value, limit);
  return value < limit;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bench.zhereb", NULL);
  gboolean         ok = TRUE;
  double           undo_p95 = 0;
  double           result_p95;
  gint64           id;
  gint64           start;
  g_autoptr (ZhVerifyReport) verified = NULL;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  id = make_file (path);
  ok = report ("open 1,000 players, 11 rounds (median)", measure_opening (path), 500) && ok;
  result_p95 = measure_results (path, id, &undo_p95);
  ok = report ("result to committed and new snapshot (p95)", result_p95, 33) && ok;
  ok = report ("undo of a result (p95)", undo_p95, 33) && ok;
  start = g_get_monotonic_time ();
  verified = zh_desk_verify_file (path, NULL, NULL);
  ok = report ("verify", get_ms (start), 5000) && ok;
  g_print ("%" G_GINT64_FORMAT " entries, %s\n", verified->n_entries,
           verified->fault == ZH_VERIFY_OK ? "verified" : "NOT VERIFIED");
  ok = ok && verified->fault == ZH_VERIFY_OK;
  return ok ? 0 : 1;
}
