/* Criteria of the Russian chess rules.
 *
 * Source: order 988 of 29 December 2020, articles 38–40.
 */
#include "config.h"

#include "direct-encounter.h"
#include "tiebreak-criteria.h"
#include "tiebreak-direct.h"

/* 39.1: unrated opponents are left out. */
void
zh_tiebreak_ru_average_rating (const ZhTiebreakQuery *query,
                               int                    entry,
                               ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      int                rating;

      if (!zh_outcome_is_played (slot->outcome))
        continue;
      rating = zh_history_get_entry (query->context->history, slot->opponent)->rating;
      if (rating > 0)
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, zh_fraction_int (rating));
    }
  zh_arithmetic_cut (arithmetic, query->code->cut, 0, ZH_CUT_PLAIN);
  zh_arithmetic_finish_mean (arithmetic, 0);
}

/* 38.1: opponents' unplayed games count as draws. */
static ZhPoints
get_score_with_draws (const ZhScoreTable *table,
                      const ZhHistory    *history,
                      int                 entry)
{
  ZhPoints sum = zh_history_get_entry (history, entry)->carried_points;

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (zh_score_table_is_free (table, slot))
        continue;
      sum += zh_outcome_is_played (slot->outcome) || slot->outcome == ZH_OUTCOME_PENDING ? slot->points : table->draw;
    }
  return sum;
}

/* 38.1: Svon = SPR + (1 − SfPR) + ½ × (n − R). */
static ZhPoints
get_virtual_opponent (const ZhScoreTable *table,
                      const ZhHistory    *history,
                      int                 entry,
                      int                 round)
{
  ZhPoints before = zh_history_get_entry (history, entry)->carried_points;

  for (int r = 1; r < round; r++)
    before += zh_score_table_get_slot (table, entry, r)->points;
  return before + table->win - zh_score_table_get_slot (table, entry, round)->points +
         table->draw * (table->n_rounds - round);
}

void
zh_tiebreak_ru_buchholz (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhPoints           score;
      ZhLine            *line;

      if (zh_score_table_is_free (table, slot))
        continue;
      if (zh_outcome_is_played (slot->outcome) || slot->outcome == ZH_OUTCOME_PENDING)
        {
          score = get_score_with_draws (table, query->context->history, slot->opponent);
          line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, zh_points_to_fraction (score));
          if (score == table->totals[slot->opponent])
            continue;
          line->flags |= ZH_LINE_ADJUSTED;
        }
      else
        {
          score = get_virtual_opponent (table, query->context->history, entry, round);
          line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_VIRTUAL, round, slot->opponent, zh_points_to_fraction (score));
        }
      line->article = "38.1";
    }
  zh_arithmetic_cut (arithmetic, query->code->cut + query->code->median, query->code->median, ZH_CUT_PLAIN);
  zh_arithmetic_finish_sum (arithmetic);
}

static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  return *(const ZhPoints *) b - *(const ZhPoints *) a;
}

/* 39.3.1: the lowest score that counts: half of the maximum, moved by whole score groups. */
static ZhPoints
get_koya_limit (const ZhTiebreakContext *context,
                const ZhScoreTable      *table,
                int                      extension)
{
  g_autoptr (GArray) totals = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  int      games = table->predetermined ? zh_score_table_count_games (table) : table->n_rounds;
  ZhPoints limit = (table->win * games + 1) / 2;
  ZhPoints previous = G_MAXINT;
  int      n_groups = 0;
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (ZhPoints));

  for (int entry = 0; entry < table->n_entries; entry++)
    if (!context->uncounted[entry])
      g_array_append_val (totals, table->totals[entry]);
  g_array_sort (totals, compare_points);

  for (guint i = 0; i < totals->len; i++)
    {
      ZhPoints total = g_array_index (totals, ZhPoints, i);

      if (total == previous)
        continue;
      previous = total;
      if (total >= limit)
        n_groups++;
      g_array_append_val (groups, total);
    }

  n_groups += extension;
  if (n_groups <= 0)
    return G_MAXINT;
  if (groups->len == 0)
    return limit;
  return g_array_index (groups, ZhPoints, MIN ((guint) n_groups, groups->len) - 1);
}

void
zh_tiebreak_ru_koya (const ZhTiebreakQuery *query,
                     int                    entry,
                     ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);
  ZhPoints            limit = get_koya_limit (query->context, table, query->code->extension);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhLine            *line;

      if (slot->opponent < 0)
        continue;
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_points_to_fraction (slot->points));
      if (table->totals[slot->opponent] < limit)
        line->use = ZH_LINE_LEFT_OUT;
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* 39.6, 38.2: unplayed games count with their recorded result. */
void
zh_tiebreak_ru_berger (const ZhTiebreakQuery *query,
                       int                    entry,
                       ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhFraction         points = zh_points_to_fraction (slot->points);
      ZhPoints           score;

      if (zh_score_table_is_free (table, slot))
        continue;
      if (slot->opponent >= 0)
        {
          score = table->totals[slot->opponent];
          zh_arithmetic_add (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, zh_points_to_fraction (score), points);
        }
      else
        {
          score = get_virtual_opponent (table, query->context->history, entry, round);
          zh_arithmetic_add (arithmetic, ZH_LINE_VIRTUAL, round, -1, zh_points_to_fraction (score), points)->article = "38.1";
        }
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* 39.6.2 for teams: match points of the opponent times game points made against him. */
void
zh_tiebreak_ru_team_berger (const ZhTiebreakQuery *query,
                            int                    entry,
                            ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *matches = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);
  const ZhScoreTable *games = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_GAME, 0);

  for (int round = 1; round <= matches->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (games, entry, round);

      if (slot->opponent >= 0)
        zh_arithmetic_add (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent,
                           zh_points_to_fraction (matches->totals[slot->opponent]), zh_points_to_fraction (slot->points));
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* 39.5: only where all the tied have met each other. */
void
zh_tiebreak_ru_direct (const ZhTiebreakQuery *query,
                       ZhTiebreakValue       *values)
{
  const ZhScoreTable       *table = zh_tiebreak_context_get_table (query->context, query->code->reference, 0);
  g_autofree ZhMutualScore *mutual = g_new0 (ZhMutualScore, query->n_members);
  g_autoptr (ZhArithmetic) arithmetic = zh_arithmetic_new ();
  gboolean all_met = query->n_members > 1;

  zh_direct_get_mutual_scores (table, query->members, query->n_members, mutual);
  for (int i = 0; i < query->n_members; i++)
    all_met = all_met && mutual[i].n_missing == 0;

  for (int i = 0; i < query->n_members; i++)
    {
      zh_arithmetic_reset (arithmetic);
      zh_tiebreak_list_mutual_games (table, query->members, query->n_members, query->members[i], arithmetic);
      values[i] = (ZhTiebreakValue){ zh_arithmetic_sum (arithmetic), all_met };
    }
}

void
zh_tiebreak_ru_direct_lines (const ZhTiebreakQuery *query,
                             int                    entry,
                             ZhArithmetic          *arithmetic)
{
  zh_tiebreak_list_mutual_games (zh_tiebreak_context_get_table (query->context, query->code->reference, 0), query->members, query->n_members,
                                 entry, arithmetic);
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}
