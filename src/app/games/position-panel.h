/* The position a game begins with, as it is set up: typed in a line, chosen from lists, or put
 * on the board man by man. What hands leave may be impossible; then there is no start, and the
 * panel says why.
 */
#pragma once

#include "board-setup.h"
#include "board-widget.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_POSITION_PANEL (zh_position_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZhPositionPanel, zh_position_panel, ZH, POSITION_PANEL, ZhBin)

/* Signals:
 *   "changed" (): the game begins otherwise than before
 */

/**
 * zh_position_panel_set_board:
 * @board: where a man is put that was chosen here
 */
void zh_position_panel_set_board (ZhPositionPanel *self,
                                  ZhBoardWidget   *board);

/**
 * zh_position_panel_get_setup:
 *
 * Returns: (transfer none): the men as hands left them
 */
const ZhBoardSetup *zh_position_panel_get_setup (ZhPositionPanel *self);

/**
 * zh_position_panel_get_start:
 *
 * Returns: (transfer none) (nullable): the same as a line without moves; %NULL while it is
 *   impossible
 */
const ZhGameLine *zh_position_panel_get_start (ZhPositionPanel *self);

/**
 * zh_position_panel_get_text:
 *
 * Returns: (transfer none): the position as it was typed, or as it is written
 */
const char *zh_position_panel_get_text (ZhPositionPanel *self);

/**
 * zh_position_panel_is_example:
 *
 * Returns: whether only the material was said, and the squares are the program's choice
 */
gboolean zh_position_panel_is_example (ZhPositionPanel *self);

/**
 * zh_position_panel_set_kind:
 * @kind: which game
 *
 * Begins it with its initial position.
 */
void zh_position_panel_set_kind (ZhPositionPanel *self,
                                 ZhGameKind       kind);

/**
 * zh_position_panel_set_start:
 * @line: of the game chosen here
 *
 * Begins where @line begins.
 */
void zh_position_panel_set_start (ZhPositionPanel  *self,
                                  const ZhGameLine *line);

/* Takes all men from the board. */
void zh_position_panel_clear (ZhPositionPanel *self);

/* Moves without a position begin at the beginning: fills it in, without telling anybody. */
void zh_position_panel_begin (ZhPositionPanel *self);

/**
 * zh_position_panel_take:
 * @line: of the game chosen here
 * @ply: from 0
 *
 * Sets up from what @line came to after @ply half-moves; tells nobody until a man is touched.
 */
void zh_position_panel_take (ZhPositionPanel  *self,
                             const ZhGameLine *line,
                             guint             ply);

/**
 * zh_position_panel_place:
 * @index: of a square, as in #ZhDiagram
 * @unit: %ZH_DIAGRAM_EMPTY takes away what stands there
 * @black: whose it is
 */
void zh_position_panel_place (ZhPositionPanel *self,
                              int              index,
                              ZhDiagramUnit    unit,
                              gboolean         black);

/**
 * zh_position_panel_move:
 * @from: index of a square with a man
 * @to: where it goes, by hand and not by the rules
 */
void zh_position_panel_move (ZhPositionPanel *self,
                             int              from,
                             int              to);

/* Gives the move to the other side. */
void zh_position_panel_pass_move (ZhPositionPanel *self);

/**
 * zh_position_panel_set_setting_up:
 * @setting_up: whether men and rights are in reach
 */
void zh_position_panel_set_setting_up (ZhPositionPanel *self,
                                       gboolean         setting_up);

/* Puts the keyboard where a position is typed. */
void zh_position_panel_take_focus (ZhPositionPanel *self);

G_END_DECLS
