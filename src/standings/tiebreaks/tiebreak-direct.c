/* Direct encounter of players, and the extended one of teams.
 *
 * Source: FIDE C.07 6 and 13.3.1, 13.3.3.
 */
#include "config.h"

#include "direct-encounter.h"
#include "tiebreak-criteria.h"
#include "tiebreak-direct.h"
#include "tiebreak-played.h"

void
zh_tiebreak_list_mutual_games (const ZhScoreTable *table,
                               const int          *members,
                               int                 n_members,
                               int                 entry,
                               ZhArithmetic       *arithmetic)
{
  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      gboolean           is_member = FALSE;
      ZhLine            *line;

      for (int i = 0; i < n_members; i++)
        is_member = is_member || (slot->opponent >= 0 && members[i] == slot->opponent);
      if (!is_member || slot->outcome == ZH_OUTCOME_PENDING)
        continue;
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_points_to_fraction (slot->points));
      if (zh_outcome_is_played (slot->outcome))
        continue;
      line->flags |= ZH_LINE_FORFEIT;
      if (!table->forfeits_played)
        line->use = ZH_LINE_LEFT_OUT;
    }
}

static int
count_games_with (const GArray *lines,
                  int           opponent)
{
  int count = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ZhLine *line = &g_array_index (lines, ZhLine, i);

      if (line->opponent == opponent && line->use == ZH_LINE_COUNTED)
        count++;
    }
  return count;
}

/* 6.1.2: several games with one opponent count as their mean. */
static void
average_repeated_games (ZhArithmetic *arithmetic)
{
  for (guint i = 0; i < arithmetic->lines->len; i++)
    {
      ZhLine *line = &g_array_index (arithmetic->lines, ZhLine, i);
      int     count = count_games_with (arithmetic->lines, line->opponent);

      if (line->use != ZH_LINE_COUNTED || count < 2)
        continue;
      line->factor = zh_fraction_new (1, count);
      line->contribution = zh_fraction_multiply (line->score, line->factor);
      line->article = "6.1.2";
    }
}

void
zh_tiebreak_direct (const ZhTiebreakQuery *query,
                    ZhTiebreakValue       *values)
{
  zh_direct_rank (zh_tiebreak_context_get_code_table (query, 0), NULL, query->members, query->n_members, values);
}

void
zh_tiebreak_direct_lines (const ZhTiebreakQuery *query,
                          int                    entry,
                          ZhArithmetic          *arithmetic)
{
  zh_tiebreak_list_mutual_games (zh_tiebreak_context_get_code_table (query, 0), query->members, query->n_members,
                                 entry, arithmetic);
  average_repeated_games (arithmetic);
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}

static guint
get_flags (const ZhTiebreakCode *code)
{
  return code->forfeits_played ? ZH_SCORE_FORFEITS_PLAYED : 0;
}

void
zh_tiebreak_extended_direct (const ZhTiebreakQuery *query,
                             ZhTiebreakValue       *values)
{
  ZhScoreReference secondary = zh_tiebreak_context_get_secondary (query->context);

  zh_direct_rank (zh_tiebreak_context_get_table (query->context, query->context->primary, get_flags (query->code)),
                  zh_tiebreak_context_get_table (query->context, secondary, get_flags (query->code)),
                  query->members, query->n_members, values);
}

void
zh_tiebreak_extended_direct_lines (const ZhTiebreakQuery *query,
                                   int                    entry,
                                   ZhArithmetic          *arithmetic)
{
  zh_tiebreak_list_mutual_games (zh_tiebreak_context_get_table (query->context, query->context->primary, get_flags (query->code)),
                                 query->members, query->n_members, entry, arithmetic);
  average_repeated_games (arithmetic);
  arithmetic->offset = zh_arithmetic_sum (arithmetic);
}
