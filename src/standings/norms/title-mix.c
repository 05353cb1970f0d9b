#include "config.h"

#include "title-mix.h"

#include <string.h>

int
zh_title_share_up (ZhFraction share,
                   int        n)
{
  return (int) ((n * share.numerator + share.denominator - 1) / share.denominator);
}

int
zh_title_share_down (ZhFraction share,
                     int        n)
{
  return (int) (n * share.numerator / share.denominator);
}

/* Whether an earlier counted game was against the same opponent. */
static gboolean
is_met_before (const GArray *games,
               guint         index)
{
  int opponent = g_array_index (games, ZhTitleGame, index).opponent;

  for (guint i = 0; i < index; i++)
    {
      const ZhTitleGame *game = &g_array_index (games, ZhTitleGame, i);

      if (zh_title_game_is_counted (game) && game->opponent == opponent)
        return TRUE;
    }
  return FALSE;
}

static void
count_federations (ZhTitleMix *self,
                   GHashTable *counts,
                   const char *own)
{
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      int n = GPOINTER_TO_INT (value);

      if (strcmp (key, own) == 0)
        self->n_own = n;
      else
        self->n_federations++;
      if (n > self->n_one || (n == self->n_one && (self->one == NULL || strcmp (key, self->one) < 0)))
        {
          self->n_one = n;
          self->one = key;
        }
    }
}

void
zh_title_mix_count (ZhTitleMix         *self,
                    const ZhTitleNorm  *norm,
                    const ZhTitleEvent *event)
{
  const ZhTitle *title = &event->rules->list[norm->title];
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);

  *self = (ZhTitleMix){ 0 };
  for (guint i = 0; i < norm->games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (norm->games, ZhTitleGame, i);

      if (!zh_title_game_is_counted (game) || is_met_before (norm->games, i))
        continue;
      self->n_opponents++;
      if (g_strv_contains ((const char *const *) event->rules->titleholders, game->title))
        self->n_titled++;
      if (g_strv_contains ((const char *const *) title->high, game->title))
        self->n_high++;
      if (!zh_title_event_is_flag (event, game->federation))
        g_hash_table_replace (counts, (char *) game->federation,
                              GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, game->federation)) + 1));
    }
  count_federations (self, counts, zh_title_event_get_federation (event, norm->entry));
}

void
zh_title_demand_judge (ZhTitleDemand *self,
                       int            counted,
                       int            limit,
                       gboolean       at_most,
                       const char    *article)
{
  gboolean met = at_most ? counted <= limit : counted >= limit;

  *self = (ZhTitleDemand){
    .verdict = met ? ZH_TITLE_MET : ZH_TITLE_MISSED,
    .at_most = at_most,
    .counted = { counted, 1 },
    .limit = { limit, 1 },
    .article = article,
  };
}

/* An exempt event waives the demands on federations; without the player's own flag two of them cannot be judged. */
static void
soften (ZhTitleNorm        *norm,
        const ZhTitleEvent *event)
{
  const ZhTitleValue *exemption = zh_title_event_get_exemption (event, norm->entry);
  gboolean            is_known = *zh_title_event_get_federation (event, norm->entry) != '\0';

  for (ZhTitleDemandKind kind = ZH_TITLE_DEMAND_FEDERATIONS; kind <= ZH_TITLE_DEMAND_ONE; kind++)
    {
      ZhTitleDemand *demand = &norm->demands[kind];

      if (!is_known && kind != ZH_TITLE_DEMAND_ONE)
        demand->verdict = ZH_TITLE_UNKNOWN;
      if (exemption != NULL && demand->verdict != ZH_TITLE_MET)
        {
          demand->verdict = ZH_TITLE_WAIVED;
          demand->article = exemption->article;
        }
    }
}

void
zh_title_mix_judge (const ZhTitleMix   *self,
                    ZhTitleNorm        *norm,
                    const ZhTitleEvent *event)
{
  const ZhTitle      *title = &event->rules->list[norm->title];
  const ZhTitleValue *rules = event->rules->values;
  int                 n = self->n_opponents;
  int                 high = MAX (zh_title_share_up (rules[ZH_TITLE_RULE_HIGH_SHARE].value, n), (int) rules[ZH_TITLE_RULE_HIGH_LEAST].value.numerator);
  const char         *high_article = title->high_article;

  if (event->is_double)
    {
      high = zh_title_share_up (rules[ZH_TITLE_RULE_DOUBLE_SHARE].value, n);
      high_article = rules[ZH_TITLE_RULE_DOUBLE_SHARE].article;
    }
  zh_title_demand_judge (&norm->demands[ZH_TITLE_DEMAND_FEDERATIONS], self->n_federations,
                         (int) rules[ZH_TITLE_RULE_FEDERATIONS].value.numerator, FALSE, rules[ZH_TITLE_RULE_FEDERATIONS].article);
  zh_title_demand_judge (&norm->demands[ZH_TITLE_DEMAND_OWN], self->n_own,
                         zh_title_share_down (rules[ZH_TITLE_RULE_OWN_SHARE].value, n), TRUE, rules[ZH_TITLE_RULE_OWN_SHARE].article);
  zh_title_demand_judge (&norm->demands[ZH_TITLE_DEMAND_ONE], self->n_one,
                         zh_title_share_down (rules[ZH_TITLE_RULE_ONE_SHARE].value, n), TRUE, rules[ZH_TITLE_RULE_ONE_SHARE].article);
  norm->demands[ZH_TITLE_DEMAND_ONE].federation = self->one;
  zh_title_demand_judge (&norm->demands[ZH_TITLE_DEMAND_TITLED], self->n_titled,
                         zh_title_share_up (rules[ZH_TITLE_RULE_TITLED_SHARE].value, n), FALSE, rules[ZH_TITLE_RULE_TITLED_SHARE].article);
  zh_title_demand_judge (&norm->demands[ZH_TITLE_DEMAND_HIGH], self->n_high, high, FALSE, high_article);
  soften (norm, event);
}
