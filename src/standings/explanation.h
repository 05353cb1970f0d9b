/* Why this number, and why this place: the arithmetic of one value in words, line by line,
 * in a language chosen by the reader. The lines are those the value was computed from.
 */
#pragma once

#include "arithmetic.h"

G_BEGIN_DECLS

typedef struct _ZhExplanation ZhExplanation;

/**
 * ZhExplanationCells:
 * @round: number of the round or board, "" where none is meant
 * @opponent: the opponent's name and start number, or what stands for him
 * @score: the number looked at
 * @factor: what it is multiplied by, "" for 1
 * @contribution: what it adds
 * @remark: what was done to it, with the article; "" for nothing
 * @counted: whether it is part of the sum
 *
 * One line as the columns of a table.
 */
typedef struct
{
  char    *round;
  char    *opponent;
  char    *score;
  char    *factor;
  char    *contribution;
  char    *remark;
  gboolean counted;
} ZhExplanationCells;

/**
 * zh_explanation_new:
 * @standings: outlives the explanation
 * @entry: index of an entry
 * @column: 0 (points) … n_columns − 1
 *
 * Returns: (transfer full): how the value of @entry in @column came about
 */
ZhExplanation *zh_explanation_new (const ZhStandings *standings,
                                   int                entry,
                                   int                column);
void           zh_explanation_free (ZhExplanation *self);

/**
 * zh_explanation_get_arithmetic:
 *
 * Returns: (transfer none): the lines and the formula as numbers
 */
const ZhArithmetic *zh_explanation_get_arithmetic (const ZhExplanation *self);

/**
 * zh_explanation_get_group:
 * @n_members: (out): how many
 *
 * Returns: (transfer none) (array length=n_members): the entries, the one asked about among them, that were
 *   still tied when the column was asked
 */
const int *zh_explanation_get_group (const ZhExplanation *self,
                                     int                 *n_members);

/* How many lines there are. */
int zh_explanation_get_n_lines (const ZhExplanation *self);

/**
 * zh_explanation_get_cells:
 * @line: 0 … n_lines − 1
 *
 * Returns: (transfer full): the line in words
 */
ZhExplanationCells *zh_explanation_get_cells (const ZhExplanation *self,
                                              int                  line,
                                              const ZhLanguage    *language);
void                zh_explanation_cells_free (ZhExplanationCells *cells);

/**
 * zh_explanation_format_heading:
 *
 * Returns: (transfer full): whose number, which criterion, which article: "Boiko Sofia:
 *   Buchholz, without the lowest 1 (C.07 8.1)"
 */
char *zh_explanation_format_heading (const ZhExplanation *self,
                                     const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_explanation_format_result:
 *
 * Returns: (transfer full): how the lines make the value: "Sum 31 ÷ 4 = 7.75"
 */
char *zh_explanation_format_result (const ZhExplanation *self,
                                    const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_explanation_format:
 *
 * Returns: (transfer full): heading, lines and result, one a line, for printing
 */
char *zh_explanation_format (const ZhExplanation *self,
                             const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_standings_explain_place:
 * @row: 0 … n_rows − 1
 *
 * Returns: (transfer full): one sentence: the first criterion that separates the row from the
 *   one above, with both values; that they share the place; that it is first or not counted
 */
char *zh_standings_explain_place (const ZhStandings *self,
                                  int                row,
                                  const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhExplanation, zh_explanation_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhExplanationCells, zh_explanation_cells_free)

G_END_DECLS
