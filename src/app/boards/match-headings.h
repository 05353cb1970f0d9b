/* The headings of matches of teams in the table of boards. They are drawn in the room that the first row of
 * a match keeps above itself: no row of their own, so that neither a key nor a click can land on one. A
 * screen reader hears them with that row.
 */
#pragma once

#include <gtk/gtk.h>

#include "board-row.h"

G_BEGIN_DECLS

/**
 * zh_match_headings_mark:
 * @row_widget: of the table, which now shows @row
 *
 * Gives it room for a heading, a gap, or neither, and has the heading drawn anew.
 */
void zh_match_headings_mark (GtkWidget  *row_widget,
                             ZhBoardRow *row);

/**
 * zh_match_headings_draw:
 * @table: what is drawn
 * @area: of the rows in @table; what lies outside is not drawn
 * @row_widget: in @table
 * @result: the cell of the result in that row, with the cells of the players beside it: above them stand
 *   the score and the teams
 * @heading: of the match that begins there
 */
void zh_match_headings_draw (GtkWidget             *table,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *area,
                             GtkWidget             *row_widget,
                             GtkWidget             *result,
                             const ZhMatchHeading  *heading);

G_END_DECLS
