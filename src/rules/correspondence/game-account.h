/* The time account of a game of a competition: its letters as the account reads them. */
#pragma once

#include "account-reader.h"
#include "account.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * ZhGameAccount:
 * @rules: of the event, for its channel
 * @file: the letters as the account reads them
 * @places: (element-type int): by letter of the game: its place in @file, -1 where it was left out
 * @request: start and day
 * @account: the time of both sides
 */
typedef struct
{
  ZhAccountRules  *rules;
  ZhLetterFile    *file;
  GArray          *places;
  ZhAccountRequest request;
  ZhAccount       *account;
} ZhGameAccount;

/**
 * zh_ruleset_read_account_rules:
 * @ruleset: (nullable): of an event; %NULL where it has none
 * @error: %ZH_ERROR_USAGE where the rules know no play by correspondence
 *
 * Returns: (transfer full): what the rules of an event say, for the channel that they name
 */
ZhAccountRules *zh_ruleset_read_account_rules (const ZhRuleset *ruleset,
                                               GError         **error);

/**
 * zh_letters_parse:
 * @letters: (element-type ZhLetterRecord): of a game, in order
 * @places: (out) (optional) (transfer full): as in #ZhGameAccount
 * @error: %ZH_ERROR_INPUT naming the letter, as a line, and what is wrong with it
 *
 * A claim that was left aside for want of evidence is not read, nor is what belongs to an adjudication.
 *
 * Returns: (transfer full): the letters as events
 */
ZhLetterFile *zh_letters_parse (const GPtrArray      *letters,
                                const ZhAccountRules *rules,
                                GArray              **places,
                                GError              **error);

/* Returns: the official start of the event as a Julian day, 0 for none or where the rules know none */
int zh_competition_get_letter_start (const ZhCompetition  *competition,
                                     const ZhAccountRules *rules);

/**
 * zh_letter_file_judge:
 * @place: of a claim among the events
 * @before: (out): oversteps of the partner on record before it
 * @after: (out): and with it
 *
 * What the letters up to a claim make of it: it holds where @after is more than @before.
 */
void zh_letter_file_judge (const ZhLetterFile     *file,
                           const ZhAccountRequest *request,
                           gsize                   place,
                           int                    *before,
                           int                    *after);

/**
 * zh_game_account_new:
 * @ruleset: of the event, with its regulation
 * @place: a game
 * @day: Julian day until which is counted, 0 for all
 * @error: as zh_ruleset_read_account_rules() and zh_letters_parse()
 *
 * Makes the account that `zherebctl account` makes of a table of the letters. The official start is the first day of
 * the event.
 *
 * Returns: (transfer full): the account
 */
ZhGameAccount *zh_game_account_new (const ZhRuleset     *ruleset,
                                    const ZhCompetition *competition,
                                    const ZhGamePlace   *place,
                                    int                  day,
                                    GError             **error);

void zh_game_account_free (ZhGameAccount *self);

/**
 * zh_game_account_get_letter:
 * @index: of the letter among those of the game
 *
 * Returns: (transfer none) (nullable): its days
 */
const ZhAccountLetter *zh_game_account_get_letter (const ZhGameAccount *self,
                                                   guint                index);

/**
 * zh_game_account_get_event:
 * @index: of the letter among those of the game
 *
 * Returns: (transfer none) (nullable): the letter as the account reads it
 */
const ZhLetterEvent *zh_game_account_get_event (const ZhGameAccount *self,
                                                guint                index);

/**
 * zh_game_account_dup_missing:
 * @index: of the letter among those of the game
 *
 * A letter with a move repeats the partner's last one (order 988, 55.3.7, 56.3.3; draughts V.4.6), which so must have come: the
 * account counts without it, but somebody has left it out.
 *
 * Returns: (transfer full): which move of the partner is missing before the letter, as a sentence; "" where none is
 */
char *zh_game_account_dup_missing (const ZhGameAccount *self,
                                   guint                index,
                                   const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameAccount, zh_game_account_free)

G_END_DECLS
