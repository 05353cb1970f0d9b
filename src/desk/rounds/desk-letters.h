/* Games by correspondence: their letters, leaves and claims, and the time account made of them. */
#pragma once

#include "desk.h"
#include "game-account.h"
#include "letter-record.h"
#include "post-games.h"

G_BEGIN_DECLS

/* Returns: today by the desk's clock, where the arbiter is, as a Julian day */
int zh_desk_get_letter_day (const ZhDesk *self);

/**
 * zh_desk_list_post_games:
 * @day: Julian day, 0 for today
 * @error: as zh_competition_load_ruleset() and zh_post_games_new()
 *
 * Returns: (transfer full) (element-type ZhPostGame): the games of a tournament by correspondence
 */
GPtrArray *zh_desk_list_post_games (const ZhDesk       *self,
                                    const ZhTournament *tournament,
                                    int                 day,
                                    GError            **error);

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
 * Keeps a letter, leave or claim of a game. Objection and decision of a claim that is put right stay; of one that was
 * decided nothing is put right.
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
 * zh_desk_insert_letter:
 * @number: of the letter before which it is put, from 1
 * @letter: its cells are read
 * @error: as zh_desk_keep_letter()
 *
 * Keeps a letter that was sent before others. Those behind it are one further then.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_insert_letter (ZhDesk               *self,
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

/**
 * zh_desk_object_to_claim:
 * @number: of the claim among the letters of the game, from 1
 * @day: when the objection was sent; "" takes it back
 * @objection: why; "" where nothing is said
 * @error: as zh_desk_keep_letter(); %ZH_ERROR_REFUSED where the letter is no claim, or was decided
 *
 * Keeps the partner's objection to a claim (55.6.5, 56.6.4; draughts V.6.3).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_object_to_claim (ZhDesk     *self,
                                   gint64      tournament_id,
                                   int         round,
                                   int         board,
                                   int         game,
                                   int         number,
                                   const char *day,
                                   const char *objection,
                                   GError    **error);

/**
 * ZhClaimDecision:
 * @verdict: never %ZH_VERDICT_OPEN
 * @day: of the decision
 * @from: first day of the new count, "" where the rules know none or the next move begins it
 * @kind: words of the claim, such as "reduced"; %NULL leaves those that it has
 * @days: put on the claimant's time for a refused claim (55.6.10), 0 for none
 * @reason: of the arbiter; needed to leave a claim aside
 */
typedef struct
{
  ZhClaimVerdict verdict;
  const char    *day;
  const char    *from;
  const char    *kind;
  int            days;
  const char    *reason;
} ZhClaimDecision;

/**
 * zh_desk_decide_claim:
 * @number: of the claim among the letters of the game, from 1
 * @error: as zh_desk_object_to_claim(); %ZH_ERROR_REFUSED where the account of the letters says otherwise, and where the
 *   round is closed and the game would be lost
 *
 * Decides a claim. Where the overstep that is recorded loses the game (55.6.6, 55.6.11, 56.6.6; draughts V.6.8), its
 * result is set in the same act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_decide_claim (ZhDesk                *self,
                                gint64                 tournament_id,
                                int                    round,
                                int                    board,
                                int                    game,
                                int                    number,
                                const ZhClaimDecision *decision,
                                GError               **error);

G_END_DECLS
