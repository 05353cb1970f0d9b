/* Pages of positioned items: what pagination makes and drawing consumes. Units are points
 * (1/72 inch) from the top left corner of the sheet.
 */
#pragma once

#include "report-document.h"
#include "report-ruler.h"

G_BEGIN_DECLS

#define ZH_A4_WIDTH_PT 595.2756
#define ZH_A4_HEIGHT_PT 841.8898

/**
 * ZhPageSetup:
 * @width_pt: of the sheet held upright
 * @height_pt: of the sheet held upright
 * @margin_pt: on all sides
 * @size_pt: type size of tables, where the columns let it
 * @family: list of font families
 * @orientation: overrides the document's unless AUTO
 */
typedef struct
{
  double        width_pt;
  double        height_pt;
  double        margin_pt;
  double        size_pt;
  const char   *family;
  ZhOrientation orientation;
} ZhPageSetup;

/**
 * ZH_PAGE_SETUP_A4:
 *
 * A4, 14 mm of margin, 9.5 pt.
 */
extern const ZhPageSetup ZH_PAGE_SETUP_A4;

/**
 * ZhPageItemKind:
 * @ZH_ITEM_TEXT: one line of text; x is its left edge, y its baseline
 * @ZH_ITEM_LINE: a rule from (x, y) by (width, height)
 * @ZH_ITEM_BOX: an outlined rectangle
 * @ZH_ITEM_FILL: a filled rectangle
 * @ZH_ITEM_DIAGRAM: a position, in a square of @width
 */
typedef enum
{
  ZH_ITEM_TEXT,
  ZH_ITEM_LINE,
  ZH_ITEM_BOX,
  ZH_ITEM_FILL,
  ZH_ITEM_DIAGRAM,
} ZhPageItemKind;

/**
 * ZhPageItem:
 * @style: of text; its grey also colours the other kinds
 * @line_pt: thickness of a rule or an outline
 * @dashed: a rule to cut along
 * @turned: text, upside down: x is its right edge
 * @text: (nullable): of text
 * @diagram: (nullable): of a diagram
 * @row: index of the table row it belongs to, -1 for everything else
 */
typedef struct
{
  ZhPageItemKind kind;
  double         x;
  double         y;
  double         width;
  double         height;
  ZhTextStyle    style;
  double         line_pt;
  gboolean       dashed;
  gboolean       turned;
  char          *text;
  ZhDiagram     *diagram;
  int            row;
} ZhPageItem;

/**
 * ZhReportPages:
 * @width_pt: of the sheets as they are held
 * @height_pt: of the sheets as they are held
 * @family: font families the pages were measured with
 * @language: code of the document's language
 * @pages: (element-type GPtrArray): an array of #ZhPageItem per page, at least one page
 */
typedef struct
{
  double     width_pt;
  double     height_pt;
  char      *family;
  char      *language;
  GPtrArray *pages;
} ZhReportPages;

/* No pages yet, of that size and typeface; (transfer full). */
ZhReportPages *zh_report_pages_new (double      width_pt,
                                    double      height_pt,
                                    const char *family,
                                    const char *language);
void           zh_report_pages_free (ZhReportPages *self);

/**
 * zh_report_pages_get_page:
 *
 * Returns: (transfer none) (element-type ZhPageItem): items of a page, in drawing order
 */
const GPtrArray *zh_report_pages_get_page (const ZhReportPages *self,
                                           guint                index);

/**
 * zh_report_paginate:
 *
 * Lays @document out on sheets. Pure: the same document, setup and fonts give the same
 * pages. A row is never split; titles of columns stand on every page; a table that is too
 * wide even on the long side of the sheet goes on, with its key columns, on further sheets.
 *
 * Returns: (transfer full): at least one page
 */
ZhReportPages *zh_report_paginate (const ZhReportDocument *document,
                                   const ZhPageSetup      *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhReportPages, zh_report_pages_free)

G_END_DECLS
