/* A search for a pairing in a thread of its own. Most end at once; the window stays alive
 * during the others.
 */
#pragma once

#include <gio/gio.h>

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhPairingGoal:
 * @ZH_PAIRING_NEXT_ROUND: the round after the last
 * @ZH_PAIRING_LAST_AGAIN: the last round, as it would be paired now
 */
typedef enum
{
  ZH_PAIRING_NEXT_ROUND,
  ZH_PAIRING_LAST_AGAIN,
} ZhPairingGoal;

/**
 * zh_pairing_run_start:
 * @tournament: a snapshot
 * @cancellable: stops the search
 * @callback: called in the main loop, also when the search ended at once
 *
 * Waits a moment for the search to end, so that usually nobody sees that there was one.
 *
 * Returns: whether the search goes on
 */
gboolean zh_pairing_run_start (const ZhTournament *tournament,
                               ZhPairingGoal       goal,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            user_data);

/**
 * zh_pairing_run_finish:
 * @error: as zh_tournament_propose_round(); %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full): the pairing
 */
ZhProposal *zh_pairing_run_finish (GAsyncResult *result,
                                   GError      **error);

G_END_DECLS
