/* The pen of pagination: puts items on the page, knows how far down it is, and begins a
 * new page with its heading when a piece does not fit. Private to src/reports.
 */
#pragma once

#include "report-columns.h"
#include "report-pages.h"

G_BEGIN_DECLS

/**
 * ZhFlow:
 * @left: left edge of the text area
 * @width: of the text area
 * @top: first usable y of the present page, under its heading
 * @bottom: last usable y
 * @y: how far the page is filled
 * @size_pt: type size of tables
 * @title_share: size of the titles of columns as a share of it
 * @fit: how the tables were made to fit at that size
 * @max_frames: into how many frames a table that wants them may be laid
 * @row: table row that items belong to, -1 for none
 * @begin: (nullable): heads a page that has just been begun, and says what room is left on it; %NULL for the
 *   heading of a document on paper
 */
struct _ZhFlow
{
  const ZhReportDocument *document;
  const ZhPageSetup      *setup;
  ZhRuler                *ruler;
  ZhReportPages          *pages;
  GPtrArray              *page;
  double                  left;
  double                  width;
  double                  top;
  double                  bottom;
  double                  y;
  double                  size_pt;
  double                  title_share;
  ZhFit                   fit;
  int                     max_frames;
  int                     row;
  void (*begin) (ZhFlow *self);
};

/**
 * zh_flow_begin_page:
 *
 * Starts a page with its heading.
 */
void zh_flow_begin_page (ZhFlow *self);

/* Starts a page without heading or footer: a sheet of slips. */
void zh_flow_begin_bare_page (ZhFlow *self);

/**
 * zh_flow_reserve:
 *
 * Begins a page when @height does not fit on the present one any more.
 */
void zh_flow_reserve (ZhFlow *self,
                      double  height);

/**
 * zh_flow_add_footers:
 *
 * Writes the foot of all pages, once their number is known.
 */
void zh_flow_add_footers (ZhFlow *self);

/**
 * zh_flow_add_text:
 * @align: 0 from @x to the right, 0.5 around @x, 1 up to @x
 * @baseline: y of the baseline
 */
void zh_flow_add_text (ZhFlow            *self,
                       const ZhTextStyle *style,
                       const char        *text,
                       double             x,
                       double             baseline,
                       double             align);
void zh_flow_add_line (ZhFlow *self,
                       double  x,
                       double  y,
                       double  width,
                       double  height,
                       double  line_pt,
                       double  grey);
void zh_flow_add_cut (ZhFlow *self,
                      double  x,
                      double  y,
                      double  width,
                      double  height);
void zh_flow_add_box (ZhFlow *self,
                      double  x,
                      double  y,
                      double  width,
                      double  height);
void zh_flow_add_fill (ZhFlow *self,
                       double  x,
                       double  y,
                       double  width,
                       double  height,
                       double  grey);

/* Adds a board to the flow. */
void zh_flow_add_diagram (ZhFlow          *self,
                          const ZhDiagram *diagram,
                          double           x,
                          double           y,
                          double           size);

/**
 * zh_flow_add_frame:
 *
 * Adds an outline of the given thickness and grey.
 */
void zh_flow_add_frame (ZhFlow *self,
                        double  x,
                        double  y,
                        double  width,
                        double  height,
                        double  line_pt,
                        double  grey);

/**
 * zh_flow_turn:
 * @from: index of an item on the present page
 * @x: of the point to turn around
 * @y: likewise
 *
 * Turns all text put on the page since @from upside down, for what is folded.
 */
void zh_flow_turn (ZhFlow *self,
                   guint   from,
                   double  x,
                   double  y);

/**
 * zh_flow_fit_style:
 * @width: that @text should not exceed on one line
 * @min_pt: the smallest size
 *
 * Returns: @style, as much smaller as it must be
 */
ZhTextStyle zh_flow_fit_style (ZhFlow            *self,
                               const ZhTextStyle *style,
                               const char        *text,
                               double             width,
                               double             min_pt);

/**
 * zh_flow_add_paragraph:
 * @align: as of zh_flow_add_text()
 *
 * Writes wrapped text with its first line under @y. Starts no page.
 *
 * Returns: the y under its last line
 */
double zh_flow_add_paragraph (ZhFlow            *self,
                              const ZhTextStyle *style,
                              const char        *text,
                              double             x,
                              double             y,
                              double             width,
                              double             align,
                              int                max_lines);

/**
 * zh_flow_add_table:
 * @tail_pt: height of what must not stand on a sheet without the table's last rows: the
 *   signatures under it. 0 when nothing must
 *
 * Lets the rows of a table flow over the pages, in the type size of the flow.
 */
void zh_flow_add_table (ZhFlow              *self,
                        const ZhReportTable *table,
                        double               tail_pt);

/**
 * zh_flow_add_slips:
 * @slips: (element-type ZhSlip): in the order of the boards
 *
 * Lays eight slips on a sheet so that, cut through in a stack, the piles follow each other
 * in the order of the boards.
 */
void zh_flow_add_slips (ZhFlow          *self,
                        const GPtrArray *slips);

G_END_DECLS
