#include "config.h"

#include "withdrawal.h"

#include <glib/gi18n.h>

#include "tournament.h"
#include "words.h"

#define USUAL_PERCENT 50

const char *const zh_withdrawal_words[] = {
  [ZH_WITHDRAWAL_NOT_SAID] = "",
  [ZH_WITHDRAWAL_ANNUL] = "annul",
  [ZH_WITHDRAWAL_KEEP_UNCOUNTED] = "keep-uncounted",
  [ZH_WITHDRAWAL_COUNT] = "count",
  NULL,
};

const char *const zh_unfinished_words[ZH_N_UNFINISHED + 1] = {
  [ZH_UNFINISHED_NOT_SAID] = "",
  [ZH_UNFINISHED_LOST] = "lose",
  [ZH_UNFINISHED_ADJUDICATED] = "adjudicate",
  [ZH_UNFINISHED_STRUCK] = "strike",
  NULL,
};

static const char *const unfinished_labels[ZH_N_UNFINISHED] = {
  [ZH_UNFINISHED_LOST] = NC_ ("unfinished games", "lost"),
  [ZH_UNFINISHED_ADJUDICATED] = NC_ ("unfinished games", "adjudicated"),
  [ZH_UNFINISHED_STRUCK] = NC_ ("unfinished games", "struck out"),
};

const char *
zh_unfinished_get_label (ZhUnfinished      unfinished,
                         const ZhLanguage *language)
{
  const char *label = unfinished_labels[unfinished];

  return label != NULL ? zh_trc (language, "unfinished games", label) : "";
}

const char *
zh_withdrawal_to_string (ZhWithdrawal withdrawal)
{
  return zh_words_get (zh_withdrawal_words, (int) withdrawal);
}

gboolean
zh_withdrawal_from_string (const char   *text,
                           ZhWithdrawal *withdrawal)
{
  int value;

  if (!zh_words_find (zh_withdrawal_words, text, &value))
    return FALSE;
  *withdrawal = (ZhWithdrawal) value;
  return TRUE;
}

ZhCounting
zh_counting_from_withdrawal (ZhWithdrawal withdrawal)
{
  if (withdrawal == ZH_WITHDRAWAL_ANNUL)
    return ZH_ANNULLED;
  return withdrawal == ZH_WITHDRAWAL_KEEP_UNCOUNTED ? ZH_KEPT_UNCOUNTED : ZH_COUNTED;
}

/* An option that is not there, "keep" and what a stranger wrote leave the results as they are. */
static ZhCounting
get_option_counting (const ZhTournament *self,
                     const char         *option)
{
  ZhWithdrawal withdrawal = ZH_WITHDRAWAL_COUNT;

  zh_withdrawal_from_string (zh_tournament_get_option (self, option), &withdrawal);
  return zh_counting_from_withdrawal (withdrawal);
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
    return get_option_counting (self, ZH_OPTION_WITHDRAWAL_SWISS);
  if (played > limit || (included && played == limit))
    return get_option_counting (self, ZH_OPTION_WITHDRAWAL_REACHED);
  return zh_counting_from_withdrawal (self->withdrawal);
}
