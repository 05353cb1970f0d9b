#include "config.h"

#include "board-diagram.h"

#include "diagram-glyphs.h"

/* Width of the rim with the coordinates, of the whole. */
#define RIM 0.05

const ZhDiagramColours zh_diagram_colours_print = {
  .light = { 1, 1, 1 },
  .dark = { 0.80, 0.80, 0.80 },
  .white = { 1, 1, 1 },
  .black = { 0, 0, 0 },
  .rim = { 0, 0, 0 },
  .mark = { 0, 0, 0 },
};

const ZhDiagramColours zh_diagram_colours_screen = {
  .light = { 0.93, 0.90, 0.84 },
  .dark = { 0.62, 0.56, 0.48 },
  .white = { 1, 1, 1 },
  .black = { 0.10, 0.10, 0.11 },
  .rim = { 0.15, 0.15, 0.15 },
  .mark = { 0.02, 0.28, 0.62 },
};

static void
init_empty (ZhDiagram     *self,
            int            n_rows,
            ZhDiagramNames names)
{
  *self = (ZhDiagram){ .n_rows = n_rows, .names = names, .cursor = ZH_DIAGRAM_NO_SQUARE };
}

int
zh_diagram_from_chess_square (int square)
{
  return (7 - square / 8) * 8 + square % 8;
}

int
zh_diagram_to_chess_square (int index)
{
  return zh_diagram_from_chess_square (index); /* turning the rows over is its own inverse */
}

static int
get_draughts_rows (ZhDraughtsVariant variant)
{
  return variant == ZH_DRAUGHTS_INTERNATIONAL ? 10 : 8;
}

int
zh_diagram_from_draughts_square (ZhDraughtsVariant variant,
                                 int               square)
{
  return zh_draughts_get_row (variant, square) * get_draughts_rows (variant) + zh_draughts_get_column (variant, square);
}

int
zh_diagram_to_draughts_square (ZhDraughtsVariant variant,
                               int               index)
{
  int n_rows = get_draughts_rows (variant);

  return zh_draughts_get_square (variant, index / n_rows, index % n_rows);
}

void
zh_diagram_init_chess (ZhDiagram             *self,
                       const ZhChessPosition *position)
{
  static const guint8 units[] = {
    [ZH_CHESS_PAWN] = ZH_DIAGRAM_PAWN,
    [ZH_CHESS_KNIGHT] = ZH_DIAGRAM_KNIGHT,
    [ZH_CHESS_BISHOP] = ZH_DIAGRAM_BISHOP,
    [ZH_CHESS_ROOK] = ZH_DIAGRAM_ROOK,
    [ZH_CHESS_QUEEN] = ZH_DIAGRAM_QUEEN,
    [ZH_CHESS_KING] = ZH_DIAGRAM_KING,
    [ZH_CHESS_EMPTY] = ZH_DIAGRAM_EMPTY,
  };

  init_empty (self, 8, ZH_DIAGRAM_NAMES_LETTERS);
  for (int square = 0; square < 64; square++)
    {
      ZhDiagramSquare *target = &self->squares[zh_diagram_from_chess_square (square)];

      target->unit = units[position->board[square]];
      target->black = (position->colours[ZH_CHESS_BLACK] >> square & 1) != 0;
    }
}

void
zh_diagram_init_draughts (ZhDiagram                *self,
                          const ZhDraughtsPosition *position)
{
  ZhDraughtsVariant variant = position->variant;

  init_empty (self, get_draughts_rows (variant),
              zh_draughts_variant_uses_letters (variant) ? ZH_DIAGRAM_NAMES_LETTERS : ZH_DIAGRAM_NAMES_NUMBERS);
  self->is_draughts = TRUE;
  for (int square = 1; square <= zh_draughts_variant_get_n_squares (variant); square++)
    {
      ZhDiagramSquare *target = &self->squares[zh_diagram_from_draughts_square (variant, square)];
      ZhDraughtsUnit   unit = position->units[square - 1];

      if (unit != ZH_DRAUGHTS_EMPTY)
        target->unit = unit == ZH_DRAUGHTS_WHITE_MAN || unit == ZH_DRAUGHTS_BLACK_MAN ? ZH_DIAGRAM_MAN : ZH_DIAGRAM_CROWNED_MAN;
      target->black = unit == ZH_DRAUGHTS_BLACK_MAN || unit == ZH_DRAUGHTS_BLACK_KING;
    }
}

/* Where things are */

static double
get_rim (const ZhDiagram *self,
         double           size)
{
  return self->names == ZH_DIAGRAM_NAMES_LETTERS ? size * RIM : size * RIM / 5;
}

/* The square at a row and column of the picture, or the other way about. */
static int
turn (const ZhDiagram *self,
      int              index)
{
  return self->flipped ? self->n_rows * self->n_rows - 1 - index : index;
}

double
zh_diagram_get_area (const ZhDiagram *self,
                     double           size,
                     int              index,
                     double          *x,
                     double          *y)
{
  double rim = get_rim (self, size);
  double side = (size - 2 * rim) / self->n_rows;
  int    place = turn (self, index);

  *x = rim + place % self->n_rows * side;
  *y = rim + place / self->n_rows * side;
  return side;
}

int
zh_diagram_find_square (const ZhDiagram *self,
                        double           size,
                        double           x,
                        double           y)
{
  double rim = get_rim (self, size);
  double side = (size - 2 * rim) / self->n_rows;

  if (x < rim || y < rim || x >= size - rim || y >= size - rim)
    return ZH_DIAGRAM_NO_SQUARE;
  return turn (self, MIN ((int) ((y - rim) / side), self->n_rows - 1) * self->n_rows + MIN ((int) ((x - rim) / side), self->n_rows - 1));
}

/* Drawing */

typedef struct
{
  cairo_t                *cr;
  double                  size;
  const ZhDiagramColours *colours;
} Pen;

static void
set_colour (const Pen             *pen,
            const ZhDiagramColour *colour)
{
  cairo_set_source_rgb (pen->cr, colour->red, colour->green, colour->blue);
}

/* Text with its middle at a point. */
static void
draw_text (const Pen  *pen,
           double      x,
           double      y,
           double      height,
           const char *text)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (pen->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (pen->cr, height);
  cairo_text_extents (pen->cr, text, &extents);
  cairo_move_to (pen->cr, x - extents.width / 2 - extents.x_bearing, y + height * 0.36);
  cairo_show_text (pen->cr, text);
}

static gboolean
is_dark (const ZhDiagram *self,
         int              index)
{
  return (index / self->n_rows + index % self->n_rows) % 2 == 1;
}

/* Numbers go row by row over the dark squares from Black's side, as PDN has them. */
static void
draw_number (const ZhDiagram *self,
             const Pen       *pen,
             int              index,
             double           side)
{
  g_autofree char *text = g_strdup_printf ("%d", index / 2 + 1);

  set_colour (pen, &pen->colours->black);
  draw_text (pen, side * 0.17, side * 0.14, side * 0.21, text);
}

static void
draw_cross (const Pen *pen,
            double     side)
{
  cairo_set_line_width (pen->cr, side * 0.07);
  cairo_move_to (pen->cr, side * 0.12, side * 0.12);
  cairo_line_to (pen->cr, side * 0.88, side * 0.88);
  cairo_move_to (pen->cr, side * 0.88, side * 0.12);
  cairo_line_to (pen->cr, side * 0.12, side * 0.88);
  cairo_stroke (pen->cr);
}

/* An empty square gets a dot, a man to be taken four corners. */
static void
draw_target (const Pen             *pen,
             const ZhDiagramSquare *square,
             double                 side)
{
  const double corner = side * 0.2;

  if (square->unit == ZH_DIAGRAM_EMPTY)
    {
      cairo_arc (pen->cr, side / 2, side / 2, side * 0.13, 0, 2 * G_PI);
      cairo_fill (pen->cr);
      return;
    }
  for (int i = 0; i < 4; i++)
    {
      double x = i % 2 == 0 ? 0 : side;
      double y = i / 2 == 0 ? 0 : side;

      cairo_move_to (pen->cr, x, y);
      cairo_line_to (pen->cr, x == 0 ? corner : side - corner, y);
      cairo_line_to (pen->cr, x, y == 0 ? corner : side - corner);
      cairo_close_path (pen->cr);
    }
  cairo_fill (pen->cr);
}

static void
draw_frame (const Pen *pen,
            double     side,
            double     width)
{
  cairo_set_line_width (pen->cr, width);
  cairo_rectangle (pen->cr, width / 2, width / 2, side - width, side - width);
  cairo_stroke (pen->cr);
}

static void
draw_cursor (const Pen *pen,
             double     side)
{
  set_colour (pen, &pen->colours->white);
  draw_frame (pen, side, side * 0.11);
  set_colour (pen, &pen->colours->black);
  draw_frame (pen, side, side * 0.06);
}

static void
draw_square (const ZhDiagram *self,
             const Pen       *pen,
             int              index)
{
  const ZhDiagramSquare *square = &self->squares[index];
  double                 x;
  double                 y;
  double                 side = zh_diagram_get_area (self, pen->size, index, &x, &y);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  set_colour (pen, is_dark (self, index) ? &pen->colours->dark : &pen->colours->light);
  cairo_rectangle (pen->cr, 0, 0, side, side);
  cairo_fill (pen->cr);

  set_colour (pen, &pen->colours->mark);
  if ((square->marks & ZH_DIAGRAM_MARK_MOVED) != 0)
    draw_frame (pen, side, side * 0.06);
  if ((square->marks & ZH_DIAGRAM_MARK_TARGET) != 0)
    draw_target (pen, square, side);
  if (self->names == ZH_DIAGRAM_NAMES_NUMBERS && is_dark (self, index))
    draw_number (self, pen, index, side);
  zh_diagram_glyph_draw (pen->cr, side, square->unit, square->black, pen->colours);
  set_colour (pen, &pen->colours->mark);
  if ((square->marks & ZH_DIAGRAM_MARK_WRONG) != 0)
    draw_cross (pen, side);
  if (self->cursor == index)
    draw_cursor (pen, side);
  cairo_restore (pen->cr);
}

static void
draw_coordinates (const ZhDiagram *self,
                  const Pen       *pen)
{
  double rim = get_rim (self, pen->size);
  double side = (pen->size - 2 * rim) / self->n_rows;

  set_colour (pen, &pen->colours->rim);
  for (int i = 0; i < self->n_rows; i++)
    {
      int    line = self->flipped ? self->n_rows - 1 - i : i;
      char   letter[] = { (char) ('a' + line), '\0' };
      char   digit[] = { (char) ('0' + self->n_rows - line), '\0' };
      double middle = rim + (i + 0.5) * side;

      draw_text (pen, middle, pen->size - rim / 2, rim * 0.78, letter);
      draw_text (pen, rim / 2, middle, rim * 0.78, digit);
    }
}

void
zh_diagram_draw (const ZhDiagram        *self,
                 cairo_t                *cr,
                 double                  size,
                 const ZhDiagramColours *colours)
{
  const Pen pen = { cr, size, colours };
  double    rim = get_rim (self, size);

  cairo_save (cr);
  for (int i = 0; i < self->n_rows * self->n_rows; i++)
    draw_square (self, &pen, i);
  set_colour (&pen, &colours->rim);
  cairo_set_line_width (cr, MAX (size * 0.003, 0.4));
  cairo_rectangle (cr, rim, rim, size - 2 * rim, size - 2 * rim);
  cairo_stroke (cr);
  if (self->names == ZH_DIAGRAM_NAMES_LETTERS)
    draw_coordinates (self, &pen);
  cairo_restore (cr);
}
