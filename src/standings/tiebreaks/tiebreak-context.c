#include "config.h"

#include "tiebreak-context.h"

static gboolean
find_unrated (const ZhHistory *history)
{
  for (int entry = 0; entry < history->n_entries; entry++)
    if (zh_history_get_entry (history, entry)->rating <= 0)
      return TRUE;
  return FALSE;
}

ZhTiebreakContext *
zh_tiebreak_context_new (ZhHistory        *history,
                         ZhTiebreakEdition edition,
                         ZhScoreReference  primary)
{
  ZhTiebreakContext *self = g_new0 (ZhTiebreakContext, 1);

  self->history = history;
  self->edition = edition;
  self->primary = primary == ZH_REFERENCE_GAME ? ZH_REFERENCE_GAME : ZH_REFERENCE_MATCH;
  self->predetermined = zh_tournament_is_predetermined (history->tournament);
  self->has_unrated = find_unrated (history);
  self->ratings = zh_tournament_get_tiebreak_ratings (history->tournament);
  self->unrated_rating = zh_tournament_find_unrated_rating (history->tournament);
  self->n_games = zh_score_get_games_per_match (history->tournament);
  self->uncounted = zh_score_find_uncounted (history);
  self->cache = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  self->points = zh_tiebreak_context_get_table (self, self->primary, 0)->totals;
  return self;
}

void
zh_tiebreak_context_free (ZhTiebreakContext *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < ZH_N_SCORE_TABLES; i++)
    zh_score_table_free (self->tables[i]);
  g_hash_table_unref (self->cache);
  g_free (self->uncounted);
  g_free (self->lots);
  g_clear_pointer (&self->points_groups, g_array_unref);
  zh_completed_scores_free (self->completed);
  zh_history_free (self->history);
  g_free (self);
}

const ZhScoreTable *
zh_tiebreak_context_get_table (ZhTiebreakContext *self,
                               ZhScoreReference   reference,
                               guint              flags)
{
  guint index = (reference == ZH_REFERENCE_GAME ? 4 : 0) + flags;

  g_assert (flags < 4);

  if (self->tables[index] == NULL)
    self->tables[index] = zh_score_table_new (self->history, reference, self->edition, flags);
  return self->tables[index];
}

const ZhScoreTable *
zh_tiebreak_context_get_code_table (const ZhTiebreakQuery *query,
                                    guint                  flags)
{
  return zh_tiebreak_context_get_table (query->context, query->code->reference,
                                        flags | (query->code->forfeits_played ? ZH_SCORE_FORFEITS_PLAYED : 0));
}

const ZhTiebreakValue *
zh_tiebreak_context_get_values (ZhTiebreakContext    *self,
                                const ZhTiebreakCode *code)
{
  GArray *values = g_hash_table_lookup (self->cache, code->canonical);

  g_assert (code->kind->entry != NULL);

  if (values == NULL)
    {
      g_autoptr (ZhArithmetic) arithmetic = zh_arithmetic_new ();
      ZhTiebreakQuery query = { .context = self, .code = code };

      values = g_array_sized_new (FALSE, FALSE, sizeof (ZhTiebreakValue), (guint) self->history->n_entries + 1);
      for (int entry = 0; entry < self->history->n_entries; entry++)
        {
          zh_arithmetic_reset (arithmetic);
          code->kind->entry (&query, entry, arithmetic);
          g_array_append_val (values, arithmetic->value);
        }
      g_hash_table_insert (self->cache, g_strdup (code->canonical), values);
    }
  return (const ZhTiebreakValue *) (gpointer) values->data;
}

gboolean
zh_tiebreak_code_is_in_group (const ZhTiebreakCode *code)
{
  return code->kind->entry == NULL || code->until_decided;
}

void
zh_tiebreak_rank_by (int              n_members,
                     GCompareDataFunc compare,
                     gpointer         user_data,
                     ZhTiebreakValue *values)
{
  g_autofree int *order = g_new (int, n_members);
  int             place = 1;

  for (int i = 0; i < n_members; i++)
    order[i] = i;
  g_qsort_with_data (order, n_members, sizeof (int), compare, user_data);

  for (int i = 0; i < n_members; i++)
    {
      if (i > 0 && compare (&order[i - 1], &order[i], user_data) != 0)
        place = i + 1;
      values[order[i]] = (ZhTiebreakValue){ zh_fraction_int (place), TRUE };
    }

  for (int i = 0; i < n_members && place == 1; i++)
    values[i].value = ZH_FRACTION_ZERO;
}
