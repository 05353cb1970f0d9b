/* One line of a TRF and its fields by column. Columns are counted from 1, inclusive, in
 * characters as the specification counts them; a line may be shorter than its record, and
 * what lies beyond its end is blank.
 */
#pragma once

#include "dates.h"
#include "points.h"

G_BEGIN_DECLS

/**
 * ZhTrfLine:
 * @number: line of the file, from 1
 * @text: UTF-8, unowned
 * @n_columns: characters in @text
 * @offsets: (nullable): byte offset of each column; %NULL where every column is a byte
 */
typedef struct
{
  int         number;
  const char *text;
  int         n_columns;
  guint32    *offsets;
} ZhTrfLine;

/**
 * ZhTrfField:
 * @first: first column
 * @last: last column
 * @name: what it holds, marked with NC_("TRF field", …)
 */
typedef struct
{
  int         first;
  int         last;
  const char *name;
} ZhTrfField;

/* Holds line @number of a file until it is cleared. */
void zh_trf_line_init (ZhTrfLine  *self,
                       int         number,
                       const char *text);
void zh_trf_line_clear (ZhTrfLine *self);

/**
 * zh_trf_line_choose_columns:
 * @gaps: (array length=n_gaps): columns that are blank in every record of this kind
 *
 * Some programs count bytes where the specification counts characters, which moves all that
 * stands behind a name with letters beyond ASCII. Where counting bytes leaves more of the
 * gaps blank, bytes are counted in this line.
 */
void zh_trf_line_choose_columns (ZhTrfLine *self,
                                 const int *gaps,
                                 gsize      n_gaps);

/**
 * zh_trf_line_dup:
 *
 * Returns: (transfer full): columns @first to @last without blanks around them
 */
char *zh_trf_line_dup (const ZhTrfLine *self,
                       int              first,
                       int              last) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_trf_line_dup_from:
 *
 * Returns: (transfer full): everything from column @first on, without blanks around it
 */
char *zh_trf_line_dup_from (const ZhTrfLine *self,
                            int              first) G_GNUC_WARN_UNUSED_RESULT;

/* Whether nothing stands in the columns. */
gboolean zh_trf_line_is_blank (const ZhTrfLine *self,
                               int              first,
                               int              last);

/**
 * zh_trf_line_has_code:
 *
 * Returns: whether columns 1–3 are @code
 */
gboolean zh_trf_line_has_code (const ZhTrfLine *self,
                               const char      *code);

/**
 * zh_trf_line_get_int:
 * @value: (inout): untouched when the field is blank and on failure
 * @error: %ZH_ERROR_INPUT naming line, columns, field and bounds
 */
gboolean zh_trf_line_get_int (const ZhTrfLine  *self,
                              const ZhTrfField *field,
                              int               minimum,
                              int               maximum,
                              int              *value,
                              GError          **error);

/* As zh_trf_line_get_int(), for points with at most one decimal. */
gboolean zh_trf_line_get_points (const ZhTrfLine  *self,
                                 const ZhTrfField *field,
                                 ZhPoints         *value,
                                 GError          **error);

/* As zh_trf_line_get_int(), for a date. */
gboolean zh_trf_line_get_date (const ZhTrfLine  *self,
                               const ZhTrfField *field,
                               ZhDate           *value,
                               GError          **error);

/**
 * zh_trf_line_get_numbers:
 * @first: column where a list of numbers begins; they are separated by blanks
 * @numbers: (element-type int): receives them
 */
gboolean zh_trf_line_get_numbers (const ZhTrfLine *self,
                                  int              first,
                                  GArray          *numbers,
                                  GError         **error);

/**
 * zh_trf_line_fail:
 * @error: set to %ZH_ERROR_INPUT with the line's number before @format
 *
 * Returns: %FALSE
 */
gboolean zh_trf_line_fail (const ZhTrfLine *self,
                           GError         **error,
                           const char      *format,
                           ...) G_GNUC_PRINTF (3, 4);

/**
 * zh_trf_is_control:
 *
 * Returns: whether @c is a control character or a break of lines, for which TRF has no place:
 *   read and written as a blank
 */
gboolean zh_trf_is_control (gunichar c);

#define ZH_TRF_MAX_NUMBER 9999

/* The greatest number of a team, which has three columns. */
#define ZH_TRF_MAX_TEAM 999

/* The greatest value believed of a single points field: 999.9. */
#define ZH_TRF_MAX_POINTS 9999

G_END_DECLS
