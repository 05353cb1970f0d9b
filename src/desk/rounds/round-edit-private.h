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
 * zh_round_edit_list_entries:
 *
 * Returns: (transfer full) (element-type gint64): everybody of the edit, in the order of the ids
 */
GArray *zh_round_edit_list_entries (const ZhRoundEdit *self);

/**
 * zh_edit_position_holds:
 * @entries: (element-type gint64): in the order of the ids
 *
 * Returns: whether the position has each of them once, and nobody else
 */
gboolean zh_edit_position_holds (const ZhEditPosition *self,
                                 const GArray         *entries);

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
