/* The shapes of the men, drawn for this program in a box of 100 × 100. */
#pragma once

#include "board-diagram.h"

G_BEGIN_DECLS

/**
 * zh_diagram_glyph_draw:
 * @cr: a context whose origin is the left top corner of the square
 * @side: of the square
 * @unit: what to draw; nothing for %ZH_DIAGRAM_EMPTY
 * @black: whose it is
 * @colours: only white and black are used
 */
void zh_diagram_glyph_draw (cairo_t                *cr,
                            double                  side,
                            ZhDiagramUnit           unit,
                            gboolean                black,
                            const ZhDiagramColours *colours);

G_END_DECLS
