/* Criteria of the Ukrainian rules that look at a tied group as a whole.
 *
 * Source: Ukrainian chess rules 2026 IV.4.3.1.1, 4.3.1.4; Ukrainian draughts rules IV.12.3.1.1,
 * 12.3.1.4.
 */
#include "config.h"

#include "tiebreak-criteria.h"
#include "tiebreak-direct.h"

static const ZhScoreTable *
get_table_with_forfeits (const ZhTiebreakQuery *query)
{
  return zh_tiebreak_context_get_table (query->context, query->code->reference, ZH_SCORE_FORFEITS_PLAYED);
}

static ZhPoints
sum_against (const ZhScoreTable *table,
             int                 entry,
             int                 opponent)
{
  ZhPoints sum = 0;

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (slot->opponent == opponent)
        sum += slot->points;
    }
  return sum;
}

static int
compare_ints (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  const int *points = user_data;

  return points[*(const int *) b] - points[*(const int *) a];
}

/* The two games are enough only where exactly two are tied. */
void
zh_tiebreak_ua_direct (const ZhTiebreakQuery *query,
                       ZhTiebreakValue       *values)
{
  const ZhScoreTable *table = get_table_with_forfeits (query);
  g_autofree int     *points = g_new0 (int, query->n_members);

  for (int i = 0; i < query->n_members && query->n_members == 2; i++)
    points[i] = sum_against (table, query->members[i], query->members[1 - i]);
  zh_tiebreak_rank_by (query->n_members, compare_ints, points, values);
}

void
zh_tiebreak_ua_direct_lines (const ZhTiebreakQuery *query,
                             int                    entry,
                             ZhArithmetic          *arithmetic)
{
  if (query->n_members == 2)
    zh_tiebreak_list_mutual_games (get_table_with_forfeits (query), query->members, query->n_members, entry, arithmetic);
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}

static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  return *(const ZhPoints *) b - *(const ZhPoints *) a;
}

static GArray *
list_points_groups (const ZhTiebreakContext *context)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  guint   n = 0;

  for (int entry = 0; entry < context->history->n_entries; entry++)
    if (!context->uncounted[entry])
      g_array_append_val (groups, context->points[entry]);
  g_array_sort (groups, compare_points);

  for (guint i = 0; i < groups->len; i++)
    if (i == 0 || g_array_index (groups, ZhPoints, i) != g_array_index (groups, ZhPoints, n - 1))
      g_array_index (groups, ZhPoints, n++) = g_array_index (groups, ZhPoints, i);
  g_array_set_size (groups, n);
  return groups;
}

/* The different scores of the standings, highest first; made once for all tied groups. */
static const GArray *
get_points_groups (ZhTiebreakContext *context)
{
  if (context->points_groups == NULL)
    context->points_groups = list_points_groups (context);
  return context->points_groups;
}

static int
find_points_group (const GArray *groups,
                   ZhPoints      points)
{
  for (guint i = 0; i < groups->len; i++)
    if (g_array_index (groups, ZhPoints, i) == points)
      return (int) i;
  return -1;
}

/* What @entry made against every points group but its own. */
static void
sum_against_groups (const ZhTiebreakContext *context,
                    const ZhScoreTable      *table,
                    const GArray            *groups,
                    int                      entry,
                    ZhPoints                *sums)
{
  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (slot->opponent >= 0 && context->points[slot->opponent] != context->points[entry])
        sums[find_points_group (groups, context->points[slot->opponent])] += slot->points;
    }
}

typedef struct
{
  const ZhPoints *sums;
  guint           n_groups;
} OtherResults;

static int
compare_other_results (gconstpointer a,
                       gconstpointer b,
                       gpointer      user_data)
{
  const OtherResults *results = user_data;
  const ZhPoints     *left = results->sums + (gsize) * (const int *) a * results->n_groups;
  const ZhPoints     *right = results->sums + (gsize) * (const int *) b * results->n_groups;

  for (guint i = 0; i < results->n_groups; i++)
    if (left[i] != right[i])
      return right[i] - left[i];
  return 0;
}

/* The better result against the others in the order of their places: group by group. */
void
zh_tiebreak_ua_others (const ZhTiebreakQuery *query,
                       ZhTiebreakValue       *values)
{
  const ZhScoreTable  *table = get_table_with_forfeits (query);
  const GArray        *groups = get_points_groups (query->context);
  g_autofree ZhPoints *sums = g_new0 (ZhPoints, (gsize) query->n_members * groups->len + 1);
  OtherResults         results = { sums, groups->len };

  for (int i = 0; i < query->n_members; i++)
    sum_against_groups (query->context, table, groups, query->members[i], sums + (gsize) i * groups->len);
  zh_tiebreak_rank_by (query->n_members, compare_other_results, &results, values);
}

static int
find_member_of_group (const ZhTiebreakContext *context,
                      ZhPoints                 points)
{
  for (int entry = 0; entry < context->history->n_entries; entry++)
    if (!context->uncounted[entry] && context->points[entry] == points)
      return entry;
  return -1;
}

void
zh_tiebreak_ua_others_lines (const ZhTiebreakQuery *query,
                             int                    entry,
                             ZhArithmetic          *arithmetic)
{
  const ZhScoreTable  *table = get_table_with_forfeits (query);
  const GArray        *groups = get_points_groups (query->context);
  g_autofree ZhPoints *sums = g_new0 (ZhPoints, groups->len + 1);

  sum_against_groups (query->context, table, groups, entry, sums);
  for (guint i = 0; i < groups->len; i++)
    {
      ZhPoints points = g_array_index (groups, ZhPoints, i);

      if (points != query->context->points[entry])
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_GROUP, 0, find_member_of_group (query->context, points),
                                 zh_points_to_fraction (sums[i]));
    }
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}
