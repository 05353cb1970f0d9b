/* The form of play of a tournament (draughts rules IV.3.5): ordinary games, a simultaneous display, blindfold play,
 * consultation games, games at odds. The rules say what each is and cite an article for it; what they leave open stands in
 * the regulation.
 */
#pragma once

#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhPlayForm:
 * @ZH_PLAY_FORM_ORDINARY: "ordinary": at the board; also where nothing is said (IV.3.5.1)
 * @ZH_PLAY_FORM_BLINDFOLD: "blindfold": without a look at the board and without the record of the game (IV.3.5.5)
 * @ZH_PLAY_FORM_BLINDFOLD_RECORD: "blindfold-record": without a look at the board, with the record of the game
 * @ZH_PLAY_FORM_CONSULTATION: "consultation": a side is a group whose members confer (IV.3.5.8): here the team, whose
 *   player at the board speaks for it
 */
typedef enum
{
  ZH_PLAY_FORM_ORDINARY,
  ZH_PLAY_FORM_BLINDFOLD,
  ZH_PLAY_FORM_BLINDFOLD_RECORD,
  ZH_PLAY_FORM_CONSULTATION,
} ZhPlayForm;

/* How the games of a tournament are played, %ZH_PLAY_FORM_ORDINARY where nothing is said. */
ZhPlayForm zh_tournament_get_play_form (const ZhTournament *self);

/* Whether its games are played between groups that confer. */
gboolean zh_tournament_is_consultation (const ZhTournament *self);

/**
 * zh_play_form_find_fault:
 *
 * Returns: (transfer none) (nullable): why @self cannot be played in its form, with the remedy, translated; %NULL where it can
 */
const char *zh_play_form_find_fault (const ZhTournament *self);

/**
 * zh_play_form_dup_words:
 * @rules: (nullable): of the event
 *
 * Returns: (transfer full): "simultaneous, blindfold, without the record of the game [IV.3.5.7]"; "" for ordinary games. Where
 *   the rules know no such form there is no article
 */
char *zh_play_form_dup_words (const ZhTournament *self,
                              const ZhRuleset    *rules,
                              const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
