#include "config.h"

#include "withdrawal.h"

#define USUAL_PERCENT 50

ZhCounting
zh_counting_from_withdrawal (const char *text)
{
  if (g_strcmp0 (text, "annul") == 0)
    return ZH_ANNULLED;
  return g_strcmp0 (text, "keep-uncounted") == 0 ? ZH_KEPT_UNCOUNTED : ZH_COUNTED;
}

/* The share that decides; a file may hold anything. */
static gint64
get_percent (const ZhTournament *self)
{
  const char *text = zh_tournament_get_option (self, ZH_OPTION_WITHDRAWAL_PERCENT);
  guint64     percent = USUAL_PERCENT;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, 100, &percent, NULL))
    return USUAL_PERCENT;
  return (gint64) percent;
}

ZhCounting
zh_tournament_judge_withdrawal (const ZhTournament *self,
                                int                 n_played,
                                int                 n_games)
{
  gboolean included = g_strcmp0 (zh_tournament_get_option (self, ZH_OPTION_WITHDRAWAL_INCLUDED), "no") != 0;
  gint64   played = (gint64) n_played * 100;
  gint64   limit = n_games * get_percent (self);

  g_assert (n_played >= 0);

  if (zh_tournament_has_bracket (self))
    return ZH_COUNTED;
  if (!zh_tournament_is_predetermined (self))
    return zh_counting_from_withdrawal (zh_tournament_get_option (self, ZH_OPTION_WITHDRAWAL_SWISS));
  if (played > limit || (included && played == limit))
    return zh_counting_from_withdrawal (zh_tournament_get_option (self, ZH_OPTION_WITHDRAWAL_REACHED));
  return zh_counting_from_withdrawal (self->withdrawal);
}
