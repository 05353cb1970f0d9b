/* The boards of a round as a table, as the hall or as a bracket, whichever was chosen; where
 * none is left to show it says so.
 */
#pragma once

#include "board-list.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARDS_VIEWS (zh_boards_views_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardsViews, zh_boards_views, ZH, BOARDS_VIEWS, ZhBin)

/* Signals:
 *   "match-activated" (int round, int board): Return on a match of the bracket
 */

/**
 * zh_boards_views_set_list:
 * @list: the boards to show
 *
 * Once, before anything else.
 */
void zh_boards_views_set_list (ZhBoardsViews *self,
                               ZhBoardList   *list);

/**
 * zh_boards_views_show:
 * @competition: (nullable): the newest snapshot
 * @tournament: (nullable): of it
 * @round: (nullable): a round of it
 * @corrected: (nullable): as for zh_board_list_show()
 *
 * Shows the round in the list, the bracket of a knockout as it stood after the round, and the view
 * that was chosen. The first frame of a table has the rows in sight; the others follow it.
 */
void zh_boards_views_show (ZhBoardsViews       *self,
                           const ZhCompetition *competition,
                           const ZhTournament  *tournament,
                           const ZhRound       *round,
                           const GPtrArray     *corrected);

/**
 * zh_boards_views_shows_bracket:
 *
 * Returns: whether the bracket is seen, where no board is under the cursor
 */
gboolean zh_boards_views_shows_bracket (ZhBoardsViews *self);

/* Scrolls to the cursor where the view does not do so by itself. */
void zh_boards_views_reveal_cursor (ZhBoardsViews *self);

/* Gives the keyboard to what is seen. */
void zh_boards_views_take_focus (ZhBoardsViews *self);

/**
 * zh_boards_views_get_row_at:
 * @x: in the coordinates of @self
 * @y: likewise
 *
 * Returns: (transfer none) (nullable): the board shown there
 */
ZhBoardRow *zh_boards_views_get_row_at (ZhBoardsViews *self,
                                        double         x,
                                        double         y);

/**
 * zh_boards_views_get_cursor_area:
 * @area: (out): where the board under the cursor is, in the coordinates of @self
 *
 * Returns: whether it is on screen
 */
gboolean zh_boards_views_get_cursor_area (ZhBoardsViews *self,
                                          GdkRectangle  *area);

G_END_DECLS
