/* The board for the hall: nothing but a large board, its players and the last move, to be
 * dragged to the projector and shown on the whole screen. It follows the game desk.
 */
#pragma once

#include "board-diagram.h"
#include "game-line.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_DEMONSTRATION_WINDOW (zh_demonstration_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhDemonstrationWindow, zh_demonstration_window, ZH, DEMONSTRATION_WINDOW, AdwWindow)

/* A window with an empty board; (transfer none), as of every toplevel. */
ZhDemonstrationWindow *zh_demonstration_window_new (void);

/**
 * zh_demonstration_window_show:
 * @title: who plays
 * @line: (nullable): the game; its last move before @ply stands under the board
 * @ply: where the board stands
 * @diagram: what is on the board; copied
 * @flipped: Black's side below
 */
void zh_demonstration_window_show (ZhDemonstrationWindow *self,
                                   const char            *title,
                                   const ZhGameLine      *line,
                                   guint                  ply,
                                   const ZhDiagram       *diagram,
                                   gboolean               flipped);

G_END_DECLS
