/* The moves of a score sheet as text, each checked as it is typed: the move on the board is
 * underlined, the first that cannot be played is pointed at with the reason.
 */
#pragma once

#include "game-sheet.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_MOVES_VIEW (zh_moves_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhMovesView, zh_moves_view, ZH, MOVES_VIEW, ZhBin)

/* Signals:
 *   "edited" (): somebody typed, pasted or took away; zh_moves_view_read() is due
 */

/**
 * zh_moves_view_set_text:
 *
 * Replaces the text; does not count as edited.
 */
void     zh_moves_view_set_text (ZhMovesView *self,
                                 const char  *text);
gboolean zh_moves_view_is_empty (ZhMovesView *self);

/**
 * zh_moves_view_read:
 * @start: (nullable): where the moves begin; without it nothing is read
 *
 * Returns: (transfer none) (nullable): the moves, valid until they are read again
 */
const ZhGameSheet *zh_moves_view_read (ZhMovesView      *self,
                                       const ZhGameLine *start);

/**
 * zh_moves_view_set_ply:
 * @ply: the move on the board, 0 for none
 */
void zh_moves_view_set_ply (ZhMovesView *self,
                            guint        ply);

/**
 * zh_moves_view_play:
 * @move: legal after the move on the board
 *
 * Writes the move behind the one on the board; what stood behind it is left out. To be read
 * again.
 */
void zh_moves_view_play (ZhMovesView *self,
                         const char  *move);

G_END_DECLS
