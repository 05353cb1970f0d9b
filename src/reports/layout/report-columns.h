/* Widths of a table's columns on paper, measured with the type that will be drawn. */
#pragma once

#include "report-ruler.h"
#include "report-table.h"

G_BEGIN_DECLS

#define ZH_FRAME_GAP_PT 26
#define ZH_PAPER_TITLE_SHARE 0.84

/**
 * ZhFit:
 * @ZH_FIT_NATURAL: nothing wraps
 * @ZH_FIT_COMFORTABLE: only the few widest texts of a column wrap
 * @ZH_FIT_TIGHT: text columns may wrap down to their longest word
 * @ZH_FIT_SPLIT: as tight; what still does not fit goes on further sheets
 */
typedef enum
{
  ZH_FIT_NATURAL,
  ZH_FIT_COMFORTABLE,
  ZH_FIT_TIGHT,
  ZH_FIT_SPLIT,
} ZhFit;

/**
 * ZhColumnPlace:
 * @width: of the column, padding included
 * @left: width before the point on which its texts are aligned (½, decimal sign, dash)
 * @right: width from that point on
 * @middle: width of the dash
 */
typedef struct
{
  double width;
  double left;
  double right;
  double middle;
} ZhColumnPlace;

/**
 * ZhColumnBand:
 * @first: first column after the key columns
 * @end: one past the last
 */
typedef struct
{
  guint first;
  guint end;
} ZhColumnBand;

/**
 * ZhColumnPlan:
 * @size_pt: type size of the cells
 * @title_pt: type size of the titles of columns
 * @pad: blank at each side of a cell
 * @n_keys: key columns, in every band
 * @places: (array): one per column
 * @bands: (element-type ZhColumnBand): one, unless the table is split
 */
typedef struct
{
  double         size_pt;
  double         title_pt;
  double         pad;
  guint          n_keys;
  ZhColumnPlace *places;
  GArray        *bands;
} ZhColumnPlan;

/**
 * zh_column_plan_new:
 * @size_pt: type size of the cells
 * @title_share: size of the titles of columns as a share of it, such as %ZH_PAPER_TITLE_SHARE
 * @available: width of the sheet or frame, in points
 *
 * Returns: (transfer full) (nullable): %NULL when the table does not fit so
 */
ZhColumnPlan *zh_column_plan_new (const ZhReportTable *table,
                                  ZhRuler             *ruler,
                                  double               size_pt,
                                  double               title_share,
                                  double               available,
                                  ZhFit                fit);
void          zh_column_plan_free (ZhColumnPlan *self);

/**
 * zh_column_get_frame_width:
 * @width: of the text area of a page
 * @n_frames: frames side by side
 *
 * Returns: the width of one of the frames that rows flow through
 */
double zh_column_get_frame_width (double width,
                                  int    n_frames);

/**
 * zh_column_get_anchor:
 * @kind: of the column
 * @text: of a cell
 *
 * Returns: where in @text, in bytes, the sign begins on which the column is aligned; its
 *   length when there is none
 */
gsize zh_column_get_anchor (ZhColumnKind kind,
                            const char  *text);

/**
 * zh_column_dup_title:
 *
 * Returns: (transfer full): the title of a column as it is set: short names such as "S-B" are not broken after their
 *   hyphen, as double-barrelled words may be
 */
char *zh_column_dup_title (const ZhTableColumn *column) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_column_get_title_style:
 * @title_pt: their size
 *
 * Returns: type of the titles of columns
 */
ZhTextStyle zh_column_get_title_style (double title_pt);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhColumnPlan, zh_column_plan_free)

G_END_DECLS
