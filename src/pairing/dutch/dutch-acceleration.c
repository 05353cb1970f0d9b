#include "config.h"

#include "dutch-acceleration.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "teams.h"

int
zh_baku_get_group_size (int n)
{
  return 2 * ((n + 3) / 4);
}

ZhPoints
zh_baku_get_points (const ZhScoring *scoring,
                    int              n_rounds,
                    int              round)
{
  int accelerated = (n_rounds + 1) / 2;
  int with_win = (accelerated + 1) / 2;

  if (round <= with_win)
    return scoring->win;
  return round <= accelerated ? scoring->draw : 0;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Who had no number in round 1: whoever comes late, and who had a bye that was not for lack of an opponent (C.04.2, 2.4). */
static gboolean
is_away_at_first (const ZhHistory *history,
                  int              index)
{
  const ZhEntry *entry = zh_history_get_entry (history, index);
  ZhPairingKind  kind;

  if (entry->first_round > 1)
    return TRUE;
  if (history->n_rounds == 0)
    return zh_entry_get_absence (entry, 1, &kind);
  switch (zh_history_get_table_cell (history, index, 1)->outcome)
    {
    case ZH_OUTCOME_FULL_BYE:
    case ZH_OUTCOME_HALF_BYE:
    case ZH_OUTCOME_ZERO_BYE:
      return TRUE;
    case ZH_OUTCOME_NONE:
    case ZH_OUTCOME_PENDING:
    case ZH_OUTCOME_WIN:
    case ZH_OUTCOME_DRAW:
    case ZH_OUTCOME_LOSS:
    case ZH_OUTCOME_FORFEIT_WIN:
    case ZH_OUTCOME_FORFEIT_LOSS:
    case ZH_OUTCOME_ALLOCATED_BYE:
    default:
      return FALSE;
    }
}

/* Late entries take their place in the list; the last of group A stays the same person. */
static int
find_last_of_group_a (const ZhHistory *history)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < history->n_entries; i++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, i);

      if (!is_away_at_first (history, i))
        g_array_append_val (numbers, entry->start_number);
    }
  g_array_sort (numbers, compare_numbers);
  if (numbers->len == 0)
    return 0;
  return g_array_index (numbers, int, MIN (zh_baku_get_group_size ((int) numbers->len), (int) numbers->len) - 1);
}

static gboolean
fill_baku (const ZhHistory *history,
           int              n_rounds,
           ZhPoints        *points,
           GError         **error)
{
  const ZhTournament *tournament = history->tournament;
  ZhScoring           scoring = zh_tournament_get_pairing_scoring (tournament);
  int                 last = find_last_of_group_a (history);

  if (scoring.win != 2 * scoring.draw || scoring.loss != 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("Baku acceleration needs a win to be worth two draws and a loss nothing; change the points or switch the acceleration off"));
  for (int i = 0; i < history->n_entries; i++)
    for (int round = 1; round <= n_rounds; round++)
      if (zh_history_get_entry (history, i)->start_number <= last)
        points[i * n_rounds + round - 1] = zh_baku_get_points (&scoring, tournament->n_rounds, round);
  return TRUE;
}

static void
fill_explicit (const ZhHistory *history,
               int              n_rounds,
               ZhPoints        *points)
{
  g_autoptr (GHashTable) index_of = g_hash_table_new (g_int64_hash, g_int64_equal);
  GPtrArray *given = history->tournament->virtual_points;

  for (int i = 0; i < history->n_entries; i++)
    g_hash_table_insert (index_of, (gpointer) &zh_history_get_entry (history, i)->id, GINT_TO_POINTER (i));
  for (guint i = 0; i < given->len; i++)
    {
      const ZhVirtualPoints *one = g_ptr_array_index (given, i);
      gpointer               found;

      if (one->round < 1 || one->round > n_rounds || !g_hash_table_lookup_extended (index_of, &one->entry_id, NULL, &found))
        continue;
      points[GPOINTER_TO_INT (found) * n_rounds + one->round - 1] = one->points;
    }
}

ZhPoints *
zh_dutch_virtual_points (const ZhHistory *history,
                         int              n_rounds,
                         GError         **error)
{
  g_autofree ZhPoints *points = g_new0 (ZhPoints, MAX (history->n_entries * n_rounds, 1));

  if (history->tournament->virtual_points->len > 0)
    fill_explicit (history, n_rounds, points);
  else if (g_strcmp0 (zh_tournament_get_option (history->tournament, "acceleration"), "baku") == 0)
    if (!fill_baku (history, n_rounds, points, error))
      return NULL;
  return g_steal_pointer (&points);
}
