/* Games by correspondence: their letters, leaves and claims, and the time account made of them. */
#pragma once

#include "account-reader.h"
#include "account.h"
#include "desk.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * ZhGameAccount:
 * @rules: of the event, for its channel
 * @file: the letters as the account reads them
 * @account: the time of both sides
 */
typedef struct
{
  ZhAccountRules *rules;
  ZhLetterFile   *file;
  ZhAccount      *account;
} ZhGameAccount;

/**
 * zh_game_account_new:
 * @place: a game
 * @day: Julian day until which is counted, 0 for all
 * @error: %ZH_ERROR_USAGE where the rules of the event know no play by correspondence; %ZH_ERROR_INPUT naming the
 *   letter, as a line, and what is wrong with it; as zh_competition_load_ruleset()
 *
 * Writes the letters of the game as a table and makes the account that `zherebctl account` makes of such a table.
 * The official start is the first day of the event.
 *
 * Returns: (transfer full): the account
 */
ZhGameAccount *zh_game_account_new (const ZhCompetition *competition,
                                    const ZhGamePlace   *place,
                                    int                  day,
                                    GError             **error);

void zh_game_account_free (ZhGameAccount *self);

/**
 * zh_desk_keep_letter:
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @number: of the letter that is replaced, from 1; 0 puts it behind the others
 * @letter: its cells are read
 * @error: %ZH_ERROR_INPUT for a game or letter that is not there, or naming letter, column and what is wrong;
 *   %ZH_ERROR_REFUSED when the tournament is closed or not played by correspondence
 *
 * Keeps a letter, leave or claim of a game.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_keep_letter (ZhDesk               *self,
                               gint64                tournament_id,
                               int                   round,
                               int                   board,
                               int                   game,
                               int                   number,
                               const ZhLetterRecord *letter,
                               GError              **error);

/**
 * zh_desk_drop_letter:
 * @number: of the letter, from 1
 * @error: as zh_desk_keep_letter(); those that stay must make sense without it
 *
 * Removes a letter from the file.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_drop_letter (ZhDesk  *self,
                               gint64   tournament_id,
                               int      round,
                               int      board,
                               int      game,
                               int      number,
                               GError **error);

/**
 * zh_desk_add_leave:
 * @entry_id: who takes leave
 * @leave: its days, notice and kind are read
 * @error: as zh_desk_keep_letter(); %ZH_ERROR_REFUSED where the entry has no game without a result
 *
 * A leave is taken in all games at once (55.7.1, 56.7.1, V.7.1): it is put behind the letters of each unfinished game
 * of the entry.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_leave (ZhDesk               *self,
                             gint64                tournament_id,
                             gint64                entry_id,
                             const ZhLetterRecord *leave,
                             GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhGameAccount, zh_game_account_free)

G_END_DECLS
