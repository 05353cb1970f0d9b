/* The sheets of a round of solving, drawn as one widget: a row a solver, a column a line of a work. A cell cursor
 * moves with the arrow keys and is said by the widget's label; what is typed is a matter of who owns the grid.
 */
#pragma once

#include "solving-event.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SOLVING_GRID (zh_solving_grid_get_type ())
G_DECLARE_FINAL_TYPE (ZhSolvingGrid, zh_solving_grid, ZH, SOLVING_GRID, GtkWidget)

/* Signal "moved": the cursor stands on another cell. */

/**
 * ZhSolvingCursor:
 * @entry_id: whose row
 * @work: number of the work in the round; 0 in the column of the time
 * @line: of the work, from 0
 * @most: what the line is worth
 * @marks: (element-type ZhPoints): of all lines of the work, %ZH_SOLVING_NO_MARK where there is none; %NULL of the time
 */
typedef struct
{
  gint64   entry_id;
  int      work;
  guint    line;
  ZhPoints most;
  GArray  *marks;
} ZhSolvingCursor;

/**
 * zh_solving_grid_show:
 * @tournament: (nullable): must live as long as it is shown
 * @round: number of one of its rounds of solving
 *
 * Shows the sheets of the round; the cursor stays on its solver and line.
 */
void zh_solving_grid_show (ZhSolvingGrid      *self,
                           const ZhTournament *tournament,
                           int                 round);

/**
 * zh_solving_grid_get_cursor:
 * @cursor: (out): its marks are (transfer full)
 *
 * Returns: %FALSE where there is no cell
 */
gboolean zh_solving_grid_get_cursor (ZhSolvingGrid   *self,
                                     ZhSolvingCursor *cursor);

/* To the next line of the sheet; behind its last one to the first line of the next solver. */
void zh_solving_grid_advance (ZhSolvingGrid *self);

/* To the line before, where what was typed last stands. */
void zh_solving_grid_go_back (ZhSolvingGrid *self);

/* To the first line of the next solver that has no mark yet. */
void zh_solving_grid_go_to_open (ZhSolvingGrid *self);

/* To the first line of a solver's sheet that has no mark, or to its first line. */
void zh_solving_grid_select_entry (ZhSolvingGrid *self,
                                   gint64         entry_id);

/* What is being typed for the time under the cursor; "" for nothing. */
void zh_solving_grid_set_typed (ZhSolvingGrid *self,
                                const char    *text);

G_END_DECLS
