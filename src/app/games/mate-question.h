/* The question under a fallen flag, asked beside the main loop: can each side still mate? The
 * search grows in steps, so that it can be stopped; what it has not found then is unknown.
 */
#pragma once

#include <gio/gio.h>

#include "chess-mate.h"

G_BEGIN_DECLS

/**
 * zh_mate_question_ask:
 * @position: copied
 * @cancellable: stops the search; the answer comes all the same
 */
void zh_mate_question_ask (const ZhChessPosition *position,
                           GCancellable          *cancellable,
                           GAsyncReadyCallback    callback,
                           gpointer               user_data);

/**
 * zh_mate_question_finish:
 * @verdicts: (out) (transfer full): for White and for Black
 */
void zh_mate_question_finish (GAsyncResult  *result,
                              ZhMateVerdict *verdicts[2]);

G_END_DECLS
