/* The inside of an edit by hand: what a move can be taken back to. */
#pragma once

#include "round-edit.h"

G_BEGIN_DECLS

/**
 * ZhEditPosition:
 *
 * Boards, byes and pool, as in #ZhRoundEdit.
 */
typedef struct
{
  GArray *boards;
  GArray *byes;
  GArray *pool;
} ZhEditPosition;

/* Returns: (transfer full): one with nobody in it */
ZhEditPosition *zh_edit_position_new (void);
void            zh_edit_position_free (ZhEditPosition *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhEditPosition, zh_edit_position_free)

/**
 * zh_round_edit_restore:
 * @positions: (element-type ZhEditPosition): at least one, each with the edit's people in it;
 *   taken out of the array
 *
 * The last becomes what stands now, the others what was before it.
 */
void zh_round_edit_restore (ZhRoundEdit *self,
                            GPtrArray   *positions);

G_END_DECLS
