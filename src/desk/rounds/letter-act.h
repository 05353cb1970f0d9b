/* What the acts on letters of a game by correspondence share. Private to the desk. */
#pragma once

#include "desk-letters.h"
#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_act_check_letters:
 * @letters: (element-type ZhLetterRecord): of a game, as they would be
 * @error: as zh_letters_parse()
 *
 * A journal that is repeated is believed.
 *
 * Returns: whether the rules of the event let them stand
 */
gboolean zh_act_check_letters (const ZhAct     *act,
                               const GPtrArray *letters,
                               GError         **error);

/**
 * zh_act_read_letter_rules:
 * @error: as zh_ruleset_read_account_rules()
 *
 * Returns: (transfer full): the rules of the event
 */
ZhAccountRules *zh_act_read_letter_rules (const ZhAct *act,
                                          GError     **error);

/* Sets %ZH_ERROR_REFUSED where the tournament is not played by correspondence. */
gboolean zh_letters_check_play (const ZhTournament *tournament,
                                GError            **error);

/* Sets %ZH_ERROR_INPUT where a game has no letter of that number, from 1. */
gboolean zh_letters_check_number (const GPtrArray *letters,
                                  int              number,
                                  GError         **error);

/* Sets %ZH_ERROR_REFUSED where the letter is a claim that was decided, or an adjudication. */
gboolean zh_letter_check_open (const ZhLetterRecord *letter,
                               int                   number,
                               GError              **error);

G_END_DECLS
