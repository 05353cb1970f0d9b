/* What stands in the cells of the sheets of a round of solving: a row a solver by number, a column a line of a work,
 * the time behind them, and at the end what the round and all rounds brought.
 */
#pragma once

#include "solving-event.h"

G_BEGIN_DECLS

/**
 * ZhSolvingColumn:
 * @work: (nullable): %NULL of the time
 * @line: of the work, from 0
 * @most: what the line is worth
 */
typedef struct
{
  const ZhWorkRecord *work;
  guint               line;
  ZhPoints            most;
} ZhSolvingColumn;

/* Behind the columns: points of the round, points, time and place of all rounds. */
enum
{
  ZH_SOLVING_END_ROUND,
  ZH_SOLVING_END_POINTS,
  ZH_SOLVING_END_TIME,
  ZH_SOLVING_END_PLACE,
  ZH_SOLVING_N_ENDS,
};

typedef struct _ZhSolvingCells ZhSolvingCells;

/**
 * zh_solving_cells_new:
 * @tournament: must outlive the cells
 * @round: number of a round of solving
 *
 * Returns: (transfer full)
 */
ZhSolvingCells *zh_solving_cells_new (const ZhTournament *tournament,
                                      int                 round);
void            zh_solving_cells_free (ZhSolvingCells *self);

/* Solvers and lines, with the column of the time; what stands behind a number is (transfer none), a sheet that is not
 * there %NULL. Without cells there are none. */
int                         zh_solving_cells_count_rows (const ZhSolvingCells *self);
int                         zh_solving_cells_count_columns (const ZhSolvingCells *self);
const ZhEntry              *zh_solving_cells_get_entry (const ZhSolvingCells *self,
                                                        int                   row);
const ZhSolvingColumn      *zh_solving_cells_get_column (const ZhSolvingCells *self,
                                                         int                   column);
const ZhSolvingSheetRecord *zh_solving_cells_find_sheet (const ZhSolvingCells *self,
                                                         int                   row);

/* The mark of a line, %ZH_SOLVING_NO_MARK where there is none. */
ZhPoints zh_solving_cells_get_mark (const ZhSolvingCells *self,
                                    int                   row,
                                    int                   column);

/* The first line of a sheet that can be marked and is not; -1 for none. */
int zh_solving_cells_find_open (const ZhSolvingCells *self,
                                int                   row);

/* What is shown, (transfer full): a mark or a time, "·" for nothing yet; the code over a column and what its line is
 * worth, "✗" of an annulled work; what stands at the end of a row, with a star behind a time that is charged. */
char *zh_solving_cells_dup (const ZhSolvingCells *self,
                            int                   row,
                            int                   column) G_GNUC_WARN_UNUSED_RESULT;
char *zh_solving_cells_dup_title (const ZhSolvingCells *self,
                                  int                   column) G_GNUC_WARN_UNUSED_RESULT;
char *zh_solving_cells_dup_worth (const ZhSolvingCells *self,
                                  int                   column) G_GNUC_WARN_UNUSED_RESULT;
char *zh_solving_cells_dup_end (const ZhSolvingCells *self,
                                int                   row,
                                int                   end) G_GNUC_WARN_UNUSED_RESULT;

/* The heading of such a column at the end. */
const char *zh_solving_cells_get_end_title (int end);

G_END_DECLS
