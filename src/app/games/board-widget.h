/* The board under the arbiter's hands: a picture with a cursor that follows arrow keys and
 * pointer, on which men are put by a letter or a click and moved by dragging, by two
 * clicks or by Return on both squares. It knows no rules: it says what was done, and
 * whoever listens changes the picture.
 */
#pragma once

#include "board-diagram.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_WIDGET (zh_board_widget_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardWidget, zh_board_widget, ZH, BOARD_WIDGET, GtkWidget)

/* Signals, squares as in #ZhDiagram:
 *   "unit-placed" (int index, int unit, gboolean black): put a man there; ZH_DIAGRAM_EMPTY
 *     clears the square
 *   "unit-lifted" (int index): a man was taken up, or ZH_DIAGRAM_NO_SQUARE: put back
 *   "unit-moved" (int from, int to): the man taken up was put down elsewhere
 */

/**
 * ZhBoardMode:
 * @ZH_BOARD_SHOW: only to be looked at
 * @ZH_BOARD_SET_UP: men are put, moved anywhere and taken away
 * @ZH_BOARD_PLAY: men are moved
 */
typedef enum
{
  ZH_BOARD_SHOW,
  ZH_BOARD_SET_UP,
  ZH_BOARD_PLAY,
} ZhBoardMode;

/**
 * zh_board_widget_set_diagram:
 * @diagram: copied; its cursor and side below are not looked at
 */
void zh_board_widget_set_diagram (ZhBoardWidget   *self,
                                  const ZhDiagram *diagram);

/* What a hand on the board does, and whether Black sits below. */
void     zh_board_widget_set_mode (ZhBoardWidget *self,
                                   ZhBoardMode    mode);
void     zh_board_widget_set_flipped (ZhBoardWidget *self,
                                      gboolean       flipped);
gboolean zh_board_widget_get_flipped (ZhBoardWidget *self);

/**
 * zh_board_widget_set_brush:
 * @unit: what a click puts while setting up; %ZH_DIAGRAM_EMPTY takes away
 * @black: whose it is
 */
void zh_board_widget_set_brush (ZhBoardWidget *self,
                                ZhDiagramUnit  unit,
                                gboolean       black);

/**
 * zh_board_widget_clear_brush:
 *
 * A click takes a man up again.
 */
void zh_board_widget_clear_brush (ZhBoardWidget *self);

/**
 * zh_board_widget_find_point:
 * @x: (out): middle of the square, in the widget's coordinates
 * @y: (out): as @x
 */
void zh_board_widget_find_point (ZhBoardWidget *self,
                                 int            index,
                                 double        *x,
                                 double        *y);

G_END_DECLS
