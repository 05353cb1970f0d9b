/* The crosstable as data: rows, cells in words, and which number the cells carry. Screen,
 * documents and text output draw the same cells.
 */
#pragma once

#include "standings.h"

G_BEGIN_DECLS

/**
 * ZhCrosstableForm:
 * @ZH_CROSSTABLE_GRID: everybody against everybody, a blocked diagonal (round robin)
 * @ZH_CROSSTABLE_ROUNDS: a column for each round (Swiss)
 */
typedef enum
{
  ZH_CROSSTABLE_GRID,
  ZH_CROSSTABLE_ROUNDS,
} ZhCrosstableForm;

/**
 * ZhCrosstableOrder:
 * @ZH_CROSSTABLE_BY_NUMBER: rows by start number; the cells carry start numbers
 * @ZH_CROSSTABLE_BY_PLACE: rows by place; the cells carry numbers of rows
 */
typedef enum
{
  ZH_CROSSTABLE_BY_NUMBER,
  ZH_CROSSTABLE_BY_PLACE,
} ZhCrosstableOrder;

/**
 * ZhCrosstableDialect:
 * @ZH_CROSSTABLE_USUAL: what readers of the language are used to
 * @ZH_CROSSTABLE_NUMBER_FIRST: "12w1", "5b½", "7w+"; Ukrainian and Russian "12б1"
 * @ZH_CROSSTABLE_SIGN_FIRST: "+12W", "=5B", "-7W", forfeits ">12W" and "<12W"
 * @ZH_CROSSTABLE_BRACKETS: "1(12w)", Ukrainian and Russian "1(12б)"
 */
typedef enum
{
  ZH_CROSSTABLE_USUAL,
  ZH_CROSSTABLE_NUMBER_FIRST,
  ZH_CROSSTABLE_SIGN_FIRST,
  ZH_CROSSTABLE_BRACKETS,
} ZhCrosstableDialect;

/**
 * ZhCrosstableCellKind:
 * @ZH_CROSSTABLE_EMPTY: nothing to show yet, or ever
 * @ZH_CROSSTABLE_BLOCKED: the diagonal
 * @ZH_CROSSTABLE_OPEN: paired, without a result
 * @ZH_CROSSTABLE_GAME: one or more results
 * @ZH_CROSSTABLE_BYE: a round without an opponent
 */
typedef enum
{
  ZH_CROSSTABLE_EMPTY,
  ZH_CROSSTABLE_BLOCKED,
  ZH_CROSSTABLE_OPEN,
  ZH_CROSSTABLE_GAME,
  ZH_CROSSTABLE_BYE,
} ZhCrosstableCellKind;

/**
 * ZhCrosstableCell:
 * @kind: what the cell is
 * @values: (array zero-terminated=1): texts, one per game of the pair in the order of rounds;
 *   more than one only in a grid of several cycles; results that do not count are in brackets, those of which the
 *   rating report tells others have its sign (reported-result.h)
 * @round: the round of the first value, 0 where there is none
 * @uncounted: whether a value does not count in the standings
 */
typedef struct
{
  ZhCrosstableCellKind kind;
  char               **values;
  int                  round;
  gboolean             uncounted;
} ZhCrosstableCell;

typedef struct _ZhCrosstable ZhCrosstable;

/**
 * zh_crosstable_get_form:
 *
 * Returns: the form that goes with the tournament's system
 */
ZhCrosstableForm zh_crosstable_get_form (const ZhTournament *tournament);

/**
 * zh_crosstable_dialect_from_string:
 * @text: name of an option: "usual", "number-first", "sign-first", "brackets"
 * @dialect: (out): the dialect
 *
 * Returns: whether there is one of that name
 */
gboolean zh_crosstable_dialect_from_string (const char          *text,
                                            ZhCrosstableDialect *dialect);

/**
 * zh_crosstable_dialect_format:
 *
 * Returns: (transfer full): the same cell in @dialect, for menus: "12w1", "+12W", "1(12w)"
 */
char *zh_crosstable_dialect_format (ZhCrosstableDialect dialect,
                                    const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_crosstable_get_dialect:
 *
 * Returns: what readers of @language are used to
 */
ZhCrosstableDialect zh_crosstable_get_dialect (const ZhLanguage *language);

/**
 * zh_crosstable_new:
 * @standings: of the round after which the table is shown; outlives it
 *
 * Returns: (transfer full)
 */
ZhCrosstable *zh_crosstable_new (const ZhStandings  *standings,
                                 ZhCrosstableForm    form,
                                 ZhCrosstableOrder   order,
                                 ZhCrosstableDialect dialect,
                                 const ZhLanguage   *language);
void          zh_crosstable_free (ZhCrosstable *self);

/* How many rows there are. */
int zh_crosstable_get_n_rows (const ZhCrosstable *self);

/**
 * zh_crosstable_get_n_columns:
 *
 * Returns: cells in a row: entries of a grid, rounds otherwise
 */
int zh_crosstable_get_n_columns (const ZhCrosstable *self);

/**
 * zh_crosstable_get_n_values:
 *
 * Returns: the most values a cell of the table holds: 2 in a double round robin
 */
int zh_crosstable_get_n_values (const ZhCrosstable *self);

/**
 * zh_crosstable_get_entry:
 *
 * Returns: index of the entry in @row
 */
int zh_crosstable_get_entry (const ZhCrosstable *self,
                             int                 row);

/**
 * zh_crosstable_get_number:
 *
 * Returns: the number of @row that other rows' cells refer to
 */
int zh_crosstable_get_number (const ZhCrosstable *self,
                              int                 row);

/**
 * zh_crosstable_get_column_number:
 *
 * Returns: heading of a column: the number of a row of a grid, otherwise a round
 */
int zh_crosstable_get_column_number (const ZhCrosstable *self,
                                     int                 column);

/* What stands in a cell; (transfer none). */
const ZhCrosstableCell *zh_crosstable_get_cell (const ZhCrosstable *self,
                                                int                 row,
                                                int                 column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhCrosstable, zh_crosstable_free)

G_END_DECLS
