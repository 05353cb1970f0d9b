/* What the acts on a round begin with: the round, the board, and whether it may be written in. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/* The round with @number, noted with the act; (transfer none), %NULL with @error while it is not paired. */
const ZhRound *zh_act_find_round (ZhAct              *act,
                                  const ZhTournament *tournament,
                                  int                 number,
                                  GError            **error);

/**
 * zh_act_find_board:
 * @error: %ZH_ERROR_INPUT without such a board; %ZH_ERROR_REFUSED for a player without an opponent
 *
 * Returns: (transfer none) (nullable): the pairing @number of @round, noted with its players
 */
const ZhPairing *zh_act_find_board (ZhAct              *act,
                                    const ZhTournament *tournament,
                                    const ZhRound      *round,
                                    int                 number,
                                    GError            **error);

/**
 * zh_act_name_colours:
 * @game: of @pairing, from 0
 *
 * Notes who has White and who Black in a single game, where the board was noted with its sides: a result is White's
 * first, and a side has White in one game of a match and Black in the next.
 */
void zh_act_name_colours (ZhAct              *act,
                          const ZhTournament *tournament,
                          const ZhRound      *round,
                          const ZhPairing    *pairing,
                          int                 game);

/**
 * zh_result_check:
 * @result: (inout): what was given; what was not played does not go to rating afterwards, whoever says so
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: whether its two marks can stand together
 */
gboolean zh_result_check (ZhResult *result,
                          GError  **error);

/**
 * zh_act_give_result:
 * @game: of @pairing, from 0
 * @error: as zh_desk_set_result()
 *
 * Writes a result and publishes the round with it; what is noted of it is the act's own.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_give_result (ZhAct              *act,
                             const ZhTournament *tournament,
                             const ZhRound      *round,
                             const ZhPairing    *pairing,
                             int                 game,
                             ZhResult            result,
                             GError            **error);

/* %FALSE with %ZH_ERROR_ROUND_CLOSED. */
gboolean zh_round_check_not_closed (const ZhRound *round,
                                    GError       **error);

/**
 * zh_act_take_reopening:
 * @reason: why @round, which is closed, is opened again; noted with the act
 * @error: %ZH_ERROR_INPUT where it is ""
 *
 * What the players were told is over is opened again for a reason only. Journals of before know none.
 */
gboolean zh_act_take_reopening (ZhAct         *act,
                                const ZhRound *round,
                                const char    *reason,
                                GError       **error);

G_END_DECLS
