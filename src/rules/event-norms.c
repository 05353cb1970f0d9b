#include "config.h"

#include "event-norms.h"

void
zh_ruleset_get_scoring (const ZhRuleset *self,
                        ZhScoring       *scoring)
{
  g_assert (self != NULL && scoring != NULL);

  *scoring = ZH_SCORING_ONE;
  zh_ruleset_get_points (self, "scoring.win", &scoring->win, NULL);
  zh_ruleset_get_points (self, "scoring.draw", &scoring->draw, NULL);
  zh_ruleset_get_points (self, "scoring.loss", &scoring->loss, NULL);
  scoring->forfeit_win = scoring->win;
  scoring->forfeit_loss = scoring->loss;
  scoring->allocated_bye = scoring->win;
  zh_ruleset_get_points (self, "scoring.forfeit-win", &scoring->forfeit_win, NULL);
  zh_ruleset_get_points (self, "scoring.forfeit-loss", &scoring->forfeit_loss, NULL);
  zh_ruleset_get_points (self, "scoring.bye", &scoring->allocated_bye, NULL);
  zh_ruleset_get_points (self, "match-scoring.win", &scoring->match_win, NULL);
  zh_ruleset_get_points (self, "match-scoring.draw", &scoring->match_draw, NULL);
  zh_ruleset_get_points (self, "match-scoring.loss", &scoring->match_loss, NULL);
  scoring->full_bye = scoring->win;
  scoring->half_bye = scoring->draw;
  scoring->zero_bye = scoring->loss;
}

ZhWithdrawal
zh_ruleset_get_withdrawal (const ZhRuleset *self,
                           int              n_played,
                           int              n_games,
                           const char     **article)
{
  int          percent = 0;
  gboolean     included = FALSE;
  gint64       played = (gint64) n_played * 100;
  gint64       limit;
  const char  *effect = NULL;
  ZhWithdrawal withdrawal = ZH_WITHDRAWAL_COUNT;

  g_assert (n_played >= 0 && n_games >= n_played);

  zh_ruleset_get_int (self, "withdrawal.threshold-percent", &percent, NULL);
  zh_ruleset_get_boolean (self, "withdrawal.threshold-included", &included, NULL);
  limit = (gint64) n_games * percent;
  if (played > limit || (included && played == limit))
    zh_ruleset_get_string (self, "withdrawal.round-robin-reached", &effect, article);
  else
    zh_ruleset_get_string (self, "withdrawal.round-robin-below", &effect, article);
  if (effect != NULL && !zh_withdrawal_from_string (effect, &withdrawal))
    g_assert_not_reached ();
  return withdrawal;
}

const ZhRuleValue *
zh_ruleset_find_tie_breaks (const ZhRuleset *self,
                            ZhSystem         system,
                            gboolean         is_team)
{
  gboolean           is_table = zh_system_get_traits (system)->is_predetermined;
  const ZhRuleValue *own = zh_ruleset_lookup (self, is_table ? "tie-breaks.team-round-robin" : "tie-breaks.team-swiss");
  const ZhRuleValue *general = zh_ruleset_lookup (self, "tie-breaks.team");

  if (is_team && general != NULL && (own == NULL || (general->overridden && !own->overridden)))
    return general;
  if (is_team && own != NULL)
    return own;
  return zh_ruleset_lookup (self, is_table ? "tie-breaks.round-robin" : "tie-breaks.swiss");
}

char **
zh_ruleset_dup_tie_breaks (const ZhRuleset *self,
                           ZhSystem         system,
                           gboolean         is_team,
                           const char     **article)
{
  const ZhRuleValue *order = zh_ruleset_find_tie_breaks (self, system, is_team);

  g_assert (order != NULL);
  return zh_ruleset_dup_list (self, order->key, article);
}

char **
zh_ruleset_dup_other_tie_breaks (const ZhRuleset *self,
                                 ZhSystem         system,
                                 gboolean         is_team,
                                 const char     **key)
{
  const char *other = zh_system_get_traits (system)->is_predetermined ? "tie-breaks.round-robin-shmulyan"
                                                                      : "tie-breaks.swiss-similar-ratings";
  char      **codes = is_team ? NULL : zh_ruleset_dup_list (self, other, NULL);

  if (codes != NULL)
    *key = other;
  return codes;
}

gboolean
zh_ruleset_get_recommended_rounds (const ZhRuleset *self,
                                   int              n_players,
                                   int             *minimum,
                                   int             *maximum,
                                   const char     **article)
{
  int         small;
  int         medium;
  const char *first;
  const char *last;

  if (!zh_ruleset_get_int (self, "swiss.small-up-to-players", &small, NULL) ||
      !zh_ruleset_get_int (self, "swiss.medium-up-to-players", &medium, NULL))
    return FALSE;
  first = n_players <= small ? "swiss.small-rounds-min" : n_players <= medium ? "swiss.medium-rounds-min"
                                                                              : "swiss.large-rounds-min";
  last = n_players < small ? "swiss.small-rounds-max" : n_players <= medium ? "swiss.medium-rounds-max"
                                                                            : "swiss.large-rounds-max";
  return zh_ruleset_get_int (self, first, minimum, article) && zh_ruleset_get_int (self, last, maximum, NULL);
}

char *
zh_ruleset_format_recommended_rounds (const ZhRuleset  *self,
                                      const ZhLanguage *language,
                                      const char      **article)
{
  int small;
  int medium;
  int rounds[6];

  if (!zh_ruleset_get_int (self, "swiss.small-up-to-players", &small, article) ||
      !zh_ruleset_get_int (self, "swiss.medium-up-to-players", &medium, NULL) ||
      !zh_ruleset_get_int (self, "swiss.small-rounds-min", &rounds[0], NULL) ||
      !zh_ruleset_get_int (self, "swiss.small-rounds-max", &rounds[1], NULL) ||
      !zh_ruleset_get_int (self, "swiss.medium-rounds-min", &rounds[2], NULL) ||
      !zh_ruleset_get_int (self, "swiss.medium-rounds-max", &rounds[3], NULL) ||
      !zh_ruleset_get_int (self, "swiss.large-rounds-min", &rounds[4], NULL) ||
      !zh_ruleset_get_int (self, "swiss.large-rounds-max", &rounds[5], NULL))
    return NULL;
  /* Translators: players of a Swiss, and the rounds recommended for so many. */
  return g_strdup_printf (zh_tr (language, "up to %1$d players %2$d–%3$d, up to %4$d players %5$d–%6$d, more %7$d–%8$d"),
                          small, rounds[0], rounds[1], medium, rounds[2], rounds[3], rounds[4], rounds[5]);
}

gboolean
zh_ruleset_get_line_arbiters (const ZhRuleset *self,
                              int              n_players,
                              ZhTimeClass      time_class,
                              gboolean         impaired,
                              int             *minimum,
                              const char     **article)
{
  gboolean is_fast = zh_time_class_is_fast (time_class);
  int      n_pairs = n_players / 2;
  int      load = 0;

  if ((impaired && zh_ruleset_get_int (self, "officials.impaired-pairs-per-arbiter", &load, article)) ||
      (is_fast && zh_ruleset_get_int (self, "officials.fast-pairs-per-arbiter", &load, article)) ||
      zh_ruleset_get_int (self, "officials.pairs-per-arbiter-max", &load, article))
    *minimum = (n_pairs + load - 1) / load;
  else if (zh_ruleset_get_int (self, "officials.participants-per-arbiter", &load, article))
    *minimum = (n_players + load - 1) / load;
  else
    return FALSE;
  return TRUE;
}
