/* Taking back the last round, and pairing it again: what would be lost is named first. */
#pragma once

#include "desk.h"
#include "language.h"
#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhUnpairLoss:
 * @round: number of the last round, 0 when none is paired
 * @n_results: results of played games
 * @n_forfeits: results without play
 * @n_games: games whose moves, or whose adjournment, are kept
 * @n_edited: pairings made by hand
 * @published: whether the players know the pairing
 * @n_register: incidents and protests of the round, which cannot be lost: the round stays while
 *   there are any
 */
typedef struct
{
  int      round;
  int      n_results;
  int      n_forfeits;
  int      n_games;
  int      n_edited;
  gboolean published;
  int      n_register;
} ZhUnpairLoss;

/**
 * zh_unpair_loss_count:
 * @competition: a snapshot
 * @tournament_id: a tournament of it
 *
 * What goes when the last round is taken back or paired again.
 *
 * Returns: how much of each kind is lost
 */
ZhUnpairLoss zh_unpair_loss_count (const ZhCompetition *competition,
                                   gint64               tournament_id);

/**
 * zh_unpair_loss_format:
 *
 * Returns: (transfer full): sentences, a line each, that name it; "" where nothing is lost
 */
char *zh_unpair_loss_format (const ZhUnpairLoss *self,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhUnpairMode:
 * @ZH_UNPAIR_KEEP: refuse when results of played games or kept games would be lost
 * @ZH_UNPAIR_LOSE: the arbiter has seen what is lost
 */
typedef enum
{
  ZH_UNPAIR_KEEP,
  ZH_UNPAIR_LOSE,
} ZhUnpairMode;

/**
 * zh_desk_unpair_round:
 * @error: %ZH_ERROR_REFUSED when there is no round, when something would be lost that @mode
 *   keeps (named), or the register speaks of the round
 *
 * Takes back the last round, as one act that can be undone.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_unpair_round (ZhDesk      *self,
                                gint64       tournament_id,
                                ZhUnpairMode mode,
                                GError     **error);

/**
 * zh_tournament_propose_again:
 * @cancellable: (nullable): stops a long search
 * @error: as zh_tournament_propose_round(); %ZH_ERROR_REFUSED when no round is paired
 *
 * Pairs the last round as it would be paired now, after a late entry or a withdrawal. For any
 * thread.
 *
 * Returns: (transfer full): the pairing of the last round
 */
ZhProposal *zh_tournament_propose_again (const ZhTournament *tournament,
                                         GCancellable       *cancellable,
                                         GError            **error);

/**
 * zh_desk_repair_round:
 * @proposal: of zh_tournament_propose_again() from the present snapshot
 * @error: as zh_desk_unpair_round()
 *
 * Takes back the last round and writes @proposal in its place, as one act; the round is not
 * published.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_repair_round (ZhDesk           *self,
                                gint64            tournament_id,
                                const ZhProposal *proposal,
                                ZhUnpairMode      mode,
                                GError          **error);

G_END_DECLS
