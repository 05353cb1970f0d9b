/* Measures text for pagination and lays it out for drawing, both in the same way: without
 * hinting, at 72 dots to the inch, so that a page is alike on screen, printer and in a PDF.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

#define ZH_REPORT_FONT "DejaVu Sans Condensed, DejaVu Sans, Noto Sans, PT Sans, Liberation Sans, sans-serif"

/**
 * ZhTextStyle:
 * @size_pt: type size
 * @bold: weight
 * @grey: 0 black … 1 white
 */
typedef struct
{
  double   size_pt;
  gboolean bold;
  double   grey;
} ZhTextStyle;

typedef struct _ZhRuler ZhRuler;

/**
 * zh_ruler_new:
 * @family: list of font families, the first installed one is used
 * @language: code of the language the texts are in
 *
 * Returns: (transfer full): a ruler, for use on this thread
 */
ZhRuler *zh_ruler_new (const char *family,
                       const char *language);
void     zh_ruler_free (ZhRuler *self);

/**
 * zh_ruler_measure:
 *
 * Returns: the width of @text on one line, in points
 */
double zh_ruler_measure (ZhRuler           *self,
                         const ZhTextStyle *style,
                         const char        *text);

/**
 * zh_ruler_measure_word:
 *
 * Returns: the width of the longest word of @text: below it words would be broken
 */
double zh_ruler_measure_word (ZhRuler           *self,
                              const ZhTextStyle *style,
                              const char        *text);

/**
 * zh_ruler_get_line_height / zh_ruler_get_ascent:
 *
 * Returns: distance of two baselines, and of the top of a line from its baseline
 */
double zh_ruler_get_line_height (ZhRuler           *self,
                                 const ZhTextStyle *style);
double zh_ruler_get_ascent (ZhRuler           *self,
                            const ZhTextStyle *style);

/**
 * zh_ruler_get_capital_height:
 *
 * Returns: how high a capital letter stands over its line
 */
double zh_ruler_get_capital_height (ZhRuler           *self,
                                    const ZhTextStyle *style);

/**
 * zh_ruler_wrap:
 * @width: of the lines, in points
 * @max_lines: at least 1; what does not fit is cut with an ellipsis
 *
 * Returns: (transfer full) (array zero-terminated=1): at least one line; "\n" also breaks
 */
char **zh_ruler_wrap (ZhRuler           *self,
                      const ZhTextStyle *style,
                      const char        *text,
                      double             width,
                      int                max_lines) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruler_draw:
 * @cr: where to, in points
 * @x: left edge
 * @y: baseline
 */
void zh_ruler_draw (ZhRuler           *self,
                    cairo_t           *cr,
                    const ZhTextStyle *style,
                    const char        *text,
                    double             x,
                    double             y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRuler, zh_ruler_free)

G_END_DECLS
