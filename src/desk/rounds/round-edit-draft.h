/* The draft of a round that is edited by hand: kept after each move, taken up again after a
 * crash with all that can be taken back, and dropped when the round is not the one it was
 * begun with.
 */
#pragma once

#include "round-edit.h"

G_BEGIN_DECLS

/**
 * zh_round_edit_save_draft:
 * @uuid: of the competition
 * @reason: the reason as far as it is typed
 * @error: %ZH_ERROR_FILE
 *
 * An edit without a move has no draft: what there was is discarded.
 */
gboolean zh_round_edit_save_draft (const ZhRoundEdit *self,
                                   const char        *uuid,
                                   const char        *reason,
                                   GError           **error);

/**
 * zh_round_edit_take_up:
 * @self: an edit in which nothing has been done yet
 * @uuid: of the competition
 * @reason: (out) (optional) (transfer full): what was typed, untouched without a draft
 *
 * Goes on from the draft. One that was begun with another state of the round, or that cannot
 * be read, is discarded.
 *
 * Returns: whether there was a draft
 */
gboolean zh_round_edit_take_up (ZhRoundEdit *self,
                                const char  *uuid,
                                char       **reason);

/* The edit is accepted or given up. */
void zh_round_edit_discard_draft (const ZhRoundEdit *self,
                                  const char        *uuid);

/**
 * zh_competition_find_edit_draft:
 * @tournament_id: (out)
 * @round: (out): its number
 *
 * Returns: whether the draft of a round of this competition can be taken up
 */
gboolean zh_competition_find_edit_draft (const ZhCompetition *self,
                                         gint64              *tournament_id,
                                         int                 *round);

G_END_DECLS
