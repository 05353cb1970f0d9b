/* One line of a TRF while it is written, field by field from left to right. */
#pragma once

#include "dates.h"
#include "points.h"

G_BEGIN_DECLS

/**
 * ZhTrfRow:
 * @text: what is written so far
 * @n_columns: characters in @text
 */
typedef struct
{
  GString *text;
  int      n_columns;
} ZhTrfRow;

/**
 * zh_trf_row_new:
 * @code: three letters or digits
 *
 * Returns: (transfer full): a line that begins with @code
 */
ZhTrfRow *zh_trf_row_new (const char *code);
void      zh_trf_row_free (ZhTrfRow *self);

/**
 * zh_trf_row_put:
 * @first: first column, beyond what is written
 * @last: last column, or 0 for a text of any length
 * @text: cut where it is too long; control characters become blanks
 */
void zh_trf_row_put (ZhTrfRow   *self,
                     int         first,
                     int         last,
                     const char *text);

/* As zh_trf_row_put(), but the text ends in @last. */
void zh_trf_row_put_right (ZhTrfRow   *self,
                           int         first,
                           int         last,
                           const char *text);

/* A number, right-aligned; 0 leaves the field blank. */
void zh_trf_row_put_int (ZhTrfRow *self,
                         int       first,
                         int       last,
                         int       value);

/* A number with leading zeros. */
void zh_trf_row_put_padded (ZhTrfRow *self,
                            int       first,
                            int       last,
                            int       value);

/* Points with one decimal, right-aligned; without it where the field is too narrow. */
void zh_trf_row_put_points (ZhTrfRow *self,
                            int       first,
                            int       last,
                            ZhPoints  points);

/* YYYY/MM/DD, unknown parts as zeros; "" for no date. */
char *zh_trf_format_date (ZhDate date) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_trf_row_end:
 * @self: (transfer full): a line
 * @output: receives it without trailing blanks, with @line_end
 */
void zh_trf_row_end (ZhTrfRow   *self,
                     GString    *output,
                     const char *line_end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTrfRow, zh_trf_row_free)

G_END_DECLS
