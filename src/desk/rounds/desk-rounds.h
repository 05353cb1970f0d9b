/* Commands about rounds, pairings and results. Rounds are named by their number, pairings
 * by their number in the round (the table), games by their index in the pairing, from 0.
 */
#pragma once

#include "desk.h"
#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_desk_pair_round:
 * @error: %ZH_ERROR_REFUSED when games of the last round have no result (naming the boards),
 *   or all rounds are paired; %ZH_ERROR_NO_PAIRING naming who and what stands in the way
 *
 * Pairs the next round with the tournament's system. The round before it is closed in the
 * same act. Adjourned games count as draws for the pairing (C.04.2, 3.1), and where all
 * pairings are known from the start (round robin) no open game hinders; the round before is
 * closed only when it is complete. Announced absences get
 * their byes; in a round robin the games of those who left or announced an absence become
 * forfeits. A copy of the file is kept before (desk-backups.h).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_pair_round (ZhDesk  *self,
                              gint64   tournament_id,
                              GError **error);

/**
 * zh_tournament_propose_round:
 * @tournament: a snapshot
 * @cancellable: (nullable): stops a long search
 * @error: as zh_desk_pair_round(); %ZH_ERROR_CANCELLED
 *
 * The computing part of zh_desk_pair_round(), for any thread.
 *
 * Returns: (transfer full): the pairing of the next round
 */
ZhProposal *zh_tournament_propose_round (const ZhTournament *tournament,
                                         GCancellable       *cancellable,
                                         GError            **error);

/**
 * zh_desk_accept_proposal:
 * @proposal: of zh_tournament_propose_round() from the present snapshot
 * @error: as zh_desk_pair_round()
 *
 * The writing part of zh_desk_pair_round().
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_accept_proposal (ZhDesk           *self,
                                   gint64            tournament_id,
                                   const ZhProposal *proposal,
                                   GError          **error);

/**
 * zh_desk_pair_round_by_hand:
 * @pairs: (array length=n_pairs): in board order; #ZH_PAIRING_GAME or a kind of bye
 * @error: %ZH_ERROR_REFUSED for an entry named twice or not of the tournament
 *
 * As zh_desk_pair_round(), with the pairs given.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_pair_round_by_hand (ZhDesk               *self,
                                      gint64                tournament_id,
                                      const ZhProposedPair *pairs,
                                      gsize                 n_pairs,
                                      GError              **error);

/**
 * zh_desk_draw_table_rounds:
 * @order: (nullable) (array length=n_order): the rounds of the table in the order of playing,
 *   those already paired first; %NULL to draw the remaining ones by lot
 * @seed: of the lot
 * @error: %ZH_ERROR_REFUSED for a system without a table, or when all rounds are paired
 *
 * Fixes in which order the rounds of the printed table are played (Ukrainian chess rules
 * IV.3.1.1.2, draughts rules IV.3.4.1.2).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_table_rounds (ZhDesk    *self,
                                     gint64     tournament_id,
                                     const int *order,
                                     gsize      n_order,
                                     guint64    seed,
                                     GError   **error);

/**
 * zh_tournament_may_draw_table_rounds:
 *
 * Returns: whether the order of some rounds of its table is still open
 */
gboolean zh_tournament_may_draw_table_rounds (const ZhTournament *tournament);

/**
 * zh_desk_set_restrictions:
 * @forbidden: (element-type ZhForbidden): all pairs that may not meet
 * @virtual_points: (element-type ZhVirtualPoints): all points of acceleration
 * @error: %ZH_ERROR_INPUT for an entry that is not of the tournament
 *
 * Replaces what holds for pairings still to come.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_restrictions (ZhDesk    *self,
                                    gint64     tournament_id,
                                    GPtrArray *forbidden,
                                    GPtrArray *virtual_points,
                                    GError   **error);

/**
 * zh_desk_set_forbidden:
 * @text: see zh_forbidden_parse(); "" lets everybody meet again
 * @error: see desk.h
 *
 * Holds for pairings still to come; acceleration stays as it is.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_forbidden (ZhDesk     *self,
                                 gint64      tournament_id,
                                 const char *text,
                                 GError    **error);

/**
 * zh_desk_publish_round / zh_desk_close_round / zh_desk_reopen_round:
 * @round: its number
 * @reason: of reopening, for the journal and the papers; stripped
 * @error: %ZH_ERROR_REFUSED when the round is not in the state before; closing also when
 *   games are open, naming the boards; %ZH_ERROR_INPUT for reopening without a reason
 *
 * open → published → closed; reopening goes back from closed to published.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_publish_round (ZhDesk  *self,
                                 gint64   tournament_id,
                                 int      round,
                                 GError **error);
ZhChange *zh_desk_close_round (ZhDesk  *self,
                               gint64   tournament_id,
                               int      round,
                               GError **error);
ZhChange *zh_desk_reopen_round (ZhDesk     *self,
                                gint64      tournament_id,
                                int         round,
                                const char *reason,
                                GError    **error);

/**
 * zh_desk_set_round_start:
 * @start: ISO 8601 local time, "2026-11-20T10:00", or "" for none
 *
 * The planned start of a round that exists.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_round_start (ZhDesk     *self,
                                   gint64      tournament_id,
                                   int         round,
                                   const char *start,
                                   GError    **error);

/**
 * zh_desk_set_result:
 * @round: its number
 * @pairing: number of the pairing
 * @game: index of the game, 0 in a usual event
 * @result: seen from White; #ZH_RESULT_NONE clears
 * @error: %ZH_ERROR_REFUSED in a closed round or for a bye
 *
 * A first result in a round that is still open publishes it in the same act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_result (ZhDesk  *self,
                              gint64   tournament_id,
                              int      round,
                              int      pairing,
                              int      game,
                              ZhResult result,
                              GError **error);

/**
 * zh_desk_set_results:
 * @results: (array length=n_results): one per game of the pairing, by leg, then board
 *
 * As zh_desk_set_result(), for all games of a pairing in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_results (ZhDesk         *self,
                               gint64          tournament_id,
                               int             round,
                               int             pairing,
                               const ZhResult *results,
                               gsize           n_results,
                               GError        **error);

/**
 * zh_desk_correct_results:
 * @first: index of the first game that is meant
 * @results: (array length=n_results): of the games from there on
 * @reason: for the journal and the papers; stripped
 * @error: as zh_desk_set_result(), but a closed round takes it with a reason; %ZH_ERROR_INPUT
 *   where that is ""
 *
 * Opens a closed round for these results and closes it again, as one act of whoever may reopen
 * it; where a game is open afterwards the round stays open. zh_correction_format() says what it
 * means for the rounds behind (FIDE C.04.2, 4.3).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_correct_results (ZhDesk         *self,
                                   gint64          tournament_id,
                                   int             round,
                                   int             pairing,
                                   int             first,
                                   const ZhResult *results,
                                   gsize           n_results,
                                   const char     *reason,
                                   GError        **error);

/**
 * zh_desk_swap_colours:
 * @game: index of the game
 * @error: %ZH_ERROR_REFUSED in a closed round or for a bye
 *
 * Exchanges the colours of one game; its result stays with the players.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_swap_colours (ZhDesk  *self,
                                gint64   tournament_id,
                                int      round,
                                int      pairing,
                                int      game,
                                GError **error);

/**
 * zh_desk_swap_players:
 * @first: entry id, paired in @round
 * @second: entry id, paired in @round
 * @error: %ZH_ERROR_REFUSED when one of their games has a result
 *
 * Exchanges the places of two entries in a round, in the same or in different pairings.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_swap_players (ZhDesk  *self,
                                gint64   tournament_id,
                                int      round,
                                gint64   first,
                                gint64   second,
                                GError **error);

G_END_DECLS
