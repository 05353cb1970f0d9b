/* A man is made of closed bodies, drawn one over the other, and of details upon them. A white
 * one is an empty outline; a black one is filled, with its joints in thin white lines, so
 * that both stay themselves on a grey square and on a bad copy.
 */
#include "config.h"

#include "diagram-glyphs.h"

#include <string.h>

#define BOX 100.0
#define OUTLINE 4.0
#define JOINT 2.2
#define DETAIL 3.6

/* Steps with their numbers: M move, L line, C curve, O circle (centre, radius); B ends a body, D a
 * stroked detail, F a filled detail.
 */
static const char *const glyphs[] = {
  [ZH_DIAGRAM_PAWN] = "M 38 48 C 40 62 34 70 26 80 L 74 80 C 66 70 60 62 62 48 B M 33 44 L 67 44 L 62 51 L 38 51 B "
                      "O 50 29 15 B M 22 80 L 78 80 L 78 90 L 22 90 B",
  [ZH_DIAGRAM_KNIGHT] = "M 32 81 C 32 66 51 60 50 46 C 44 50 39 52 35 55 C 32 61 27 63 23 61 C 17 60 14 54 17 49 "
                        "C 22 42 26 38 28 31 C 29 25 32 21 36 19 L 35 9 L 45 16 L 51 9 L 55 18 C 75 24 82 48 78 81 B "
                        "M 24 81 L 82 81 L 82 90 L 24 90 B M 57 27 C 68 36 72 54 70 74 D O 37 31 3.4 F O 23 53 2.4 F",
  [ZH_DIAGRAM_BISHOP] = "M 50 22 C 62 31 71 44 67 56 C 65 62 61 66 61 70 L 39 70 C 39 66 35 62 33 56 C 29 44 38 31 50 22 B "
                        "O 50 16 6.5 B M 34 70 L 66 70 L 69 80 L 31 80 B M 20 80 L 80 80 L 80 90 L 20 90 B "
                        "M 50 37 L 50 59 M 41 46 L 59 46 D",
  [ZH_DIAGRAM_ROOK] = "M 35 38 L 65 38 L 69 74 L 31 74 B "
                      "M 25 14 L 37 14 L 37 22 L 44 22 L 44 14 L 56 14 L 56 22 L 63 22 L 63 14 L 75 14 L 75 30 L 66 38 "
                      "L 34 38 L 25 30 B M 27 74 L 73 74 L 75 81 L 25 81 B M 19 81 L 81 81 L 81 90 L 19 90 B",
  [ZH_DIAGRAM_QUEEN] = "M 26 71 L 14 34 L 32 53 L 32 24 L 44 50 L 50 20 L 56 50 L 68 24 L 68 53 L 86 34 L 74 71 B "
                       "O 13 30 5.5 B O 31 19 5.5 B O 50 15 5.5 B O 69 19 5.5 B O 87 30 5.5 B "
                       "M 26 71 L 74 71 L 72 81 L 28 81 B M 20 81 L 80 81 L 80 90 L 20 90 B",
  [ZH_DIAGRAM_KING] = "M 46 6 L 54 6 L 54 12 L 60 12 L 60 19 L 54 19 L 54 30 L 46 30 L 46 19 L 40 19 L 40 12 L 46 12 B "
                      "M 50 27 C 60 33 58 45 50 54 C 42 45 40 33 50 27 B "
                      "M 28 71 C 10 58 10 36 30 34 C 42 33 49 44 50 58 C 51 44 58 33 70 34 C 90 36 90 58 72 71 B "
                      "M 28 71 L 72 71 L 72 81 L 28 81 B M 20 81 L 80 81 L 80 90 L 20 90 B",
  [ZH_DIAGRAM_MAN] = "O 50 50 36 B O 50 50 25 D",
  /* two men, one on the other, and a crown */
  [ZH_DIAGRAM_CROWNED_MAN] = "O 50 58 35 B O 50 42 35 B M 33 56 L 27 31 L 40 42 L 50 24 L 60 42 L 73 31 L 67 56 F",
};

static void
set_colour (cairo_t               *cr,
            const ZhDiagramColour *colour)
{
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
}

static void
stroke_body (cairo_t               *cr,
             const ZhDiagramColour *colour,
             double                 width)
{
  set_colour (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

static void
draw_body (cairo_t                *cr,
           gboolean                black,
           const ZhDiagramColours *colours)
{
  cairo_close_path (cr);
  if (black) /* the dark rim makes both colours equally large */
    stroke_body (cr, &colours->black, 2 * OUTLINE);
  set_colour (cr, black ? &colours->black : &colours->white);
  cairo_fill_preserve (cr);
  stroke_body (cr, black ? &colours->white : &colours->black, black ? JOINT : OUTLINE);
  cairo_new_path (cr);
}

/* Carries out one step; what ends a part draws the path made so far. */
static void
take_step (cairo_t                *cr,
           char                    op,
           const double           *v,
           gboolean                black,
           const ZhDiagramColours *colours)
{
  switch (op)
    {
    case 'M':
      cairo_move_to (cr, v[0], v[1]);
      break;
    case 'L':
      cairo_line_to (cr, v[0], v[1]);
      break;
    case 'C':
      cairo_curve_to (cr, v[0], v[1], v[2], v[3], v[4], v[5]);
      break;
    case 'O':
      cairo_new_sub_path (cr);
      cairo_arc (cr, v[0], v[1], v[2], 0, 2 * G_PI);
      break;
    case 'B':
      draw_body (cr, black, colours);
      break;
    case 'D':
      set_colour (cr, black ? &colours->white : &colours->black);
      cairo_set_line_width (cr, black ? JOINT : DETAIL);
      cairo_stroke (cr);
      break;
    default:
      g_assert (op == 'F');
      set_colour (cr, black ? &colours->white : &colours->black);
      cairo_fill (cr);
    }
}

void
zh_diagram_glyph_draw (cairo_t                *cr,
                       double                  side,
                       ZhDiagramUnit           unit,
                       gboolean                black,
                       const ZhDiagramColours *colours)
{
  g_assert (unit < G_N_ELEMENTS (glyphs));

  if (glyphs[unit] == NULL)
    return;
  cairo_save (cr);
  cairo_scale (cr, side / BOX, side / BOX);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  for (const char *at = glyphs[unit]; *at != '\0'; at += strspn (at, " "))
    {
      char   op = *at++;
      double v[6];

      for (int n = 0; *at == ' ' && g_ascii_isdigit (at[1]); n++)
        v[n] = g_ascii_strtod (at, (char **) &at);
      take_step (cr, op, v, black, colours);
    }
  cairo_restore (cr);
}
