/* What decides when no game does: lots drawn by a seed, an order set by hand with its reason,
 * and values of a criterion of the organiser's own.
 *
 * Source: FIDE C.07 4.1; options of the tournament "lot-seed", "manual-order" (ids of entries
 * from the best, commas between) and the code of an own criterion ("12=3.5,7=2").
 */
#include "config.h"

#include <string.h>

#include "random.h"
#include "tiebreak-criteria.h"

static guint64
get_lot_seed (const ZhTournament *tournament)
{
  const char *option = zh_tournament_get_option (tournament, "lot-seed");
  guint64     seed;

  if (option != NULL && g_ascii_string_to_unsigned (option, 10, 0, G_MAXUINT64, &seed, NULL))
    return seed;
  return tournament->seed;
}

/* Everybody draws a lot in the order of start numbers, tied or not, so that a lot does not
 * change when somebody else's result does. */
static int *
draw_lots (const ZhHistory *history)
{
  int               n = history->n_entries;
  int              *lots = g_new0 (int, n + 1);
  g_autofree int   *entries = g_new0 (int, n + 1);
  g_autofree guint *drawn = g_new0 (guint, n + 1);
  ZhRandom          random = zh_random_new (get_lot_seed (history->tournament));

  for (int i = 0; i < n; i++)
    entries[i] = i;
  g_qsort_with_data (entries, n, sizeof (int), zh_history_compare_start_numbers, (gpointer) history);
  zh_random_permutation (&random, (gsize) n, drawn);
  for (int place = 0; place < n; place++)
    lots[entries[drawn[place]]] = place + 1;
  return lots;
}

void
zh_tiebreak_lot (const ZhTiebreakQuery *query,
                 int                    entry,
                 ZhArithmetic          *arithmetic)
{
  if (query->context->lots == NULL)
    query->context->lots = draw_lots (query->context->history);
  zh_arithmetic_add_plain (arithmetic, ZH_LINE_OWN, 0, -1, zh_fraction_int (query->context->lots[entry]));
  zh_arithmetic_finish_sum (arithmetic);
}

/* Finds the item of @list that begins with the entry's id, and its place from 1. */
static char *
find_item (const char *list,
           gint64      id,
           int        *place)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", ",", 0);
  g_autofree char *wanted = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  for (int i = 0; items[i] != NULL; i++)
    {
      gsize length = strcspn (items[i], "=");

      if (length == strlen (wanted) && strncmp (items[i], wanted, length) == 0)
        {
          *place = i + 1;
          return g_strdup (items[i] + length + (items[i][length] == '=' ? 1 : 0));
        }
    }
  return NULL;
}

void
zh_tiebreak_manual (const ZhTiebreakQuery *query,
                    int                    entry,
                    ZhArithmetic          *arithmetic)
{
  const ZhHistory *history = query->context->history;
  int              place = 0;
  g_autofree char *item = find_item (zh_tournament_get_option (history->tournament, "manual-order"),
                                     zh_history_get_entry (history, entry)->id, &place);

  if (item == NULL)
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  zh_arithmetic_add_plain (arithmetic, ZH_LINE_OWN, 0, -1, zh_fraction_int (place));
  zh_arithmetic_finish_sum (arithmetic);
}

void
zh_tiebreak_other (const ZhTiebreakQuery *query,
                   int                    entry,
                   ZhArithmetic          *arithmetic)
{
  const ZhHistory *history = query->context->history;
  int              place;
  ZhPoints         points;
  g_autofree char *item = find_item (zh_tournament_get_option (history->tournament, query->code->canonical),
                                     zh_history_get_entry (history, entry)->id, &place);

  if (item == NULL || !zh_points_parse (item, &points))
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  zh_arithmetic_add_plain (arithmetic, ZH_LINE_OWN, 0, -1, zh_points_to_fraction (points));
  zh_arithmetic_finish_sum (arithmetic);
}
