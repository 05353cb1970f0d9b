/* Can a task of draughts be done at all, in however many moves?
 *
 * The search goes on where the fewest replies are left to refute, which is where captures are forced: a combination of
 * many moves is proved with few positions. It proves that the task is done, never that it is not, and it does not count
 * the moves.
 */
#pragma once

#include "draughts-problem.h"

G_BEGIN_DECLS

typedef struct _ZhDraughtsProofSearch ZhDraughtsProofSearch;

/* @task: what is to be done; its moves are not read. Give it back with zh_draughts_proof_search_free(). */
ZhDraughtsProofSearch *zh_draughts_proof_search_new (const ZhDraughtsTask *task,
                                                     GCancellable         *cancellable);
void                   zh_draughts_proof_search_free (ZhDraughtsProofSearch *self);

/**
 * zh_draughts_proof_search_run:
 * @position: any
 * @solver_moves: whether the side to move is the one that carries the task out
 * @limit: positions to play through
 * @n_positions: (inout): those played through are added
 *
 * Returns: whether it is proved that the task is done
 */
gboolean zh_draughts_proof_search_run (ZhDraughtsProofSearch    *self,
                                       const ZhDraughtsPosition *position,
                                       gboolean                  solver_moves,
                                       guint64                   limit,
                                       guint64                  *n_positions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDraughtsProofSearch, zh_draughts_proof_search_free)

G_END_DECLS
