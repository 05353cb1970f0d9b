/* The games of a tournament by correspondence as a table of partners: a row and a column for each participant, and in the cell how
 * their game stands on a day.
 */
#pragma once

#include "post-games.h"

G_BEGIN_DECLS

/* How many lines of text a cell has. */
#define ZH_POST_CELL_LINES 2

/**
 * ZhPostCell:
 * @game: (nullable): of the two; of several that in which the row has White, and of those one that needs action; %NULL for none
 * @n_more: how many others they play with the same colours
 * @is_due: whether one of them needs action
 */
typedef struct
{
  const ZhPostGame *game;
  int               n_more;
  gboolean          is_due;
} ZhPostCell;

typedef struct _ZhPostCells ZhPostCells;

/**
 * zh_post_cells_list_entries:
 * @search: only those with this text in their names; "" for all
 *
 * Returns: (transfer container) (element-type ZhEntry): the participants by start number
 */
GPtrArray *zh_post_cells_list_entries (const ZhTournament *tournament,
                                       const char         *search);

/**
 * zh_post_cells_new:
 * @tournament: outlives the cells
 * @games: (element-type ZhPostGame) (nullable): of it, which outlive the cells
 * @day: Julian day that was asked about
 * @only_due: cells in which nothing is to be done stay empty
 * @search: only rows of participants with this text in their names; "" for all
 *
 * Rows and columns go by start number.
 *
 * Returns: (transfer full): the cells
 */
ZhPostCells *zh_post_cells_new (const ZhTournament *tournament,
                                const GPtrArray    *games,
                                int                 day,
                                gboolean            only_due,
                                const char         *search);

void zh_post_cells_free (ZhPostCells *self);

/* How many rows and columns there are. */
int zh_post_cells_count_rows (const ZhPostCells *self);
int zh_post_cells_count_columns (const ZhPostCells *self);

/* Who stands in a row, and over a column, each from 0; (transfer none). */
const ZhEntry *zh_post_cells_get_row (const ZhPostCells *self,
                                      int                row);
const ZhEntry *zh_post_cells_get_column (const ZhPostCells *self,
                                         int                column);

/* A cell; (transfer none) (nullable): %NULL where somebody meets himself. */
const ZhPostCell *zh_post_cells_get (const ZhPostCells *self,
                                     int                row,
                                     int                column);

/**
 * zh_post_cells_dup_line:
 * @line: from 0
 *
 * First whether something is to be done, who moves and which move; then days used and left, and days of silence. Of a game that
 * is over its result, seen from the row.
 *
 * Returns: (transfer full): what stands there; "" for nothing
 */
char *zh_post_cells_dup_line (const ZhPostCells *self,
                              int                row,
                              int                column,
                              int                line) G_GNUC_WARN_UNUSED_RESULT;

/* The cell in words, for who does not see it; (transfer full). */
char *zh_post_cells_describe (const ZhPostCells *self,
                              int                row,
                              int                column) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
