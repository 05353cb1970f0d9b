#include "config.h"

#include "prizes.h"

#include "arithmetic.h"

/**
 * Work:
 * @excluded: (array): by list, then row: who gave this list up for another prize
 */
typedef struct
{
  const ZhStandings *standings;
  const ZhPrizeList *lists;
  const ZhPrizeRule *rule;
  int                n_rows;
  gboolean          *excluded;
} Work;

static gboolean *
get_excluded (const Work *work,
              int         list,
              int         row)
{
  return &work->excluded[(gsize) list * (gsize) work->n_rows + (gsize) row];
}

/* Rows that compete for a list, best first. */
static GArray *
collect_rows (const Work *work,
              int         list)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (int));

  for (int row = 0; row < work->n_rows; row++)
    {
      const ZhStanding *standing = zh_standings_get_row (work->standings, row);
      const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (work->standings), standing->entry);
      const ZhGroup    *group = work->lists[list].group;

      if (standing->place > 0 && !*get_excluded (work, list, row) &&
          (group == NULL || zh_group_filter (entry, (gpointer) group)))
        g_array_append_val (rows, row);
    }
  return rows;
}

/* The end of those who stand level with the row at @start: on points, or in their place. */
static guint
find_level_end (const Work   *work,
                const GArray *rows,
                guint         start,
                gboolean      by_place)
{
  const ZhStanding *first = zh_standings_get_row (work->standings, g_array_index (rows, int, start));
  guint             end = start + 1;

  for (; end < rows->len; end++)
    {
      const ZhStanding *next = zh_standings_get_row (work->standings, g_array_index (rows, int, end));

      if (by_place ? next->place != first->place : next->points != first->points)
        break;
    }
  return end;
}

static gint64
sum_amounts (const ZhPrizeList *list,
             guint              start,
             guint              end)
{
  gint64 sum = 0;

  for (guint i = start; i < end && (int) i < list->n_amounts; i++)
    sum += list->amounts[i];
  return sum;
}

/* Adds @part of the prizes of the places from @start to @end, in equal shares. */
static void
share_equally (const ZhPrizeList *list,
               guint              start,
               guint              end,
               ZhFraction         part,
               ZhFraction        *shares)
{
  ZhFraction each = zh_fraction_divide (zh_fraction_multiply (zh_fraction_int (sum_amounts (list, start, end)), part),
                                        zh_fraction_int ((gint64) (end - start)));

  for (guint i = start; i < end; i++)
    shares[i] = zh_fraction_add (shares[i], each);
}

static void
share_level (const Work   *work,
             int           list,
             const GArray *rows,
             gboolean      by_place,
             ZhFraction    part,
             ZhFraction   *shares)
{
  for (guint start = 0, end; start < rows->len; start = end)
    {
      end = find_level_end (work, rows, start, by_place);
      share_equally (&work->lists[list], start, end, part, shares);
    }
}

static ZhFraction *
share_list (const Work   *work,
            int           list,
            const GArray *rows)
{
  ZhFraction *shares = g_new (ZhFraction, rows->len + 1);
  ZhFraction  half = { 1, 2 };

  for (guint i = 0; i < rows->len; i++)
    shares[i] = ZH_FRACTION_ZERO;
  switch (work->rule->sharing)
    {
    case ZH_PRIZES_BY_AVERAGE:
      share_level (work, list, rows, FALSE, zh_fraction_int (1), shares);
      break;
    case ZH_PRIZES_BY_HORT:
      share_level (work, list, rows, FALSE, half, shares);
      share_level (work, list, rows, TRUE, half, shares);
      break;
    case ZH_PRIZES_BY_PLACE:
    default:
      share_level (work, list, rows, TRUE, zh_fraction_int (1), shares);
      break;
    }
  return shares;
}

static gint64
round_down (ZhFraction share,
            gint64     unit)
{
  return share.numerator / share.denominator / unit * unit;
}

/* Rounds the shares of those level on points down to units; what is left over goes to the
 * better places, so that nothing is lost or made. */
static void
append_level (const Work       *work,
              int               list,
              const GArray     *rows,
              const ZhFraction *shares,
              guint             start,
              guint             end,
              GArray           *prizes)
{
  gint64     unit = MAX (work->rule->unit, 1);
  ZhFraction total = ZH_FRACTION_ZERO;
  gint64     left;

  for (guint i = start; i < end; i++)
    total = zh_fraction_add (total, shares[i]);
  left = total.numerator / total.denominator;
  for (guint i = start; i < end; i++)
    left -= round_down (shares[i], unit);

  for (guint i = start; i < end; i++)
    {
      gint64  extra = MIN (left, unit);
      ZhPrize prize = {
        .list = list,
        .row = g_array_index (rows, int, i),
        .place = (int) start + 1,
        .last_place = (int) end,
        .amount = round_down (shares[i], unit) + extra,
      };

      if (work->rule->sharing != ZH_PRIZES_BY_AVERAGE)
        prize.place = prize.last_place = (int) i + 1;
      left -= extra;
      if (prize.amount > 0)
        g_array_append_val (prizes, prize);
    }
}

static void
append_list (const Work *work,
             int         list,
             GArray     *prizes)
{
  g_autoptr (GArray) rows = collect_rows (work, list);
  g_autofree ZhFraction *shares = share_list (work, list, rows);

  for (guint start = 0, end; start < rows->len; start = end)
    {
      end = find_level_end (work, rows, start, work->rule->sharing == ZH_PRIZES_BY_PLACE);
      append_level (work, list, rows, shares, start, end, prizes);
    }
}

static gboolean
is_preferred (const ZhPrizeRule *rule,
              const ZhPrize     *a,
              const ZhPrize     *b)
{
  if (rule->choice == ZH_PRIZES_LARGEST && a->amount != b->amount)
    return a->amount > b->amount;
  return a->list < b->list;
}

/* Who has two prizes gives one up. Returns whether anybody did: then the lists are given
 * again, because others have moved up. */
static gboolean
give_up_prizes (const Work   *work,
                const GArray *prizes)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < prizes->len; i++)
    for (guint j = i + 1; j < prizes->len; j++)
      {
        const ZhPrize *a = &g_array_index (prizes, ZhPrize, i);
        const ZhPrize *b = &g_array_index (prizes, ZhPrize, j);
        const ZhPrize *given_up = is_preferred (work->rule, a, b) ? b : a;

        if (a->row != b->row || *get_excluded (work, given_up->list, given_up->row))
          continue;
        *get_excluded (work, given_up->list, given_up->row) = TRUE;
        changed = TRUE;
      }
  return changed;
}

GArray *
zh_prizes_new (const ZhStandings *standings,
               const ZhPrizeList *lists,
               int                n_lists,
               const ZhPrizeRule *rule)
{
  int                  n_rows = zh_standings_get_n_rows (standings);
  g_autofree gboolean *excluded = g_new0 (gboolean, (gsize) n_rows * (gsize) n_lists + 1);
  Work                 work = { standings, lists, rule, n_rows, excluded };
  GArray              *prizes = g_array_new (FALSE, FALSE, sizeof (ZhPrize));
  gboolean             again;

  do
    {
      g_array_set_size (prizes, 0);
      for (int list = 0; list < n_lists; list++)
        append_list (&work, list, prizes);
      again = rule->choice != ZH_PRIZES_ALL && give_up_prizes (&work, prizes);
    }
  while (again);
  return prizes;
}
