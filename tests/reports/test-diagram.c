#include "config.h"

#include "board-diagram.h"
#include "diagram-glyphs.h"

#define SIDE 48

/* Sizes, sides and both ways up. */
static const struct
{
  const char *name;
  int         n_rows;
  gboolean    flipped;
} boards[] = {
  { "chess", 8, FALSE },
  { "chess-flipped", 8, TRUE },
  { "draughts-100", 10, FALSE },
  { "draughts-100-flipped", 10, TRUE },
};

static void
init_board (ZhDiagram *diagram,
            gsize      board)
{
  ZhDraughtsPosition draughts;
  ZhChessPosition    chess;

  zh_chess_position_init (&chess);
  zh_draughts_position_init (&draughts, ZH_DRAUGHTS_INTERNATIONAL);
  if (boards[board].n_rows == 8)
    zh_diagram_init_chess (diagram, &chess);
  else
    zh_diagram_init_draughts (diagram, &draughts);
  diagram->flipped = boards[board].flipped;
}

/* The middle of each square is found again, the rim and what is outside is none. */
static void
test_places (gconstpointer data)
{
  ZhDiagram diagram;

  init_board (&diagram, GPOINTER_TO_SIZE (data));
  g_assert_cmpint (diagram.n_rows, ==, boards[GPOINTER_TO_SIZE (data)].n_rows);
  for (int i = 0; i < diagram.n_rows * diagram.n_rows; i++)
    {
      double x;
      double y;
      double side = zh_diagram_get_area (&diagram, 333, i, &x, &y);

      g_assert_cmpint (zh_diagram_find_square (&diagram, 333, x + side / 2, y + side / 2), ==, i);
      g_assert_cmpint (zh_diagram_find_square (&diagram, 333, x + 0.01, y + 0.01), ==, i);
      g_assert_cmpint (zh_diagram_find_square (&diagram, 333, x + side - 0.01, y + side - 0.01), ==, i);
    }
  g_assert_cmpint (zh_diagram_find_square (&diagram, 333, 0, 100), ==, ZH_DIAGRAM_NO_SQUARE);
  g_assert_cmpint (zh_diagram_find_square (&diagram, 333, 100, 333), ==, ZH_DIAGRAM_NO_SQUARE);
  g_assert_cmpint (zh_diagram_find_square (&diagram, 333, -5, -5), ==, ZH_DIAGRAM_NO_SQUARE);
}

static void
test_chess_squares (void)
{
  ZhChessPosition position;
  ZhDiagram       diagram;

  zh_chess_position_init (&position);
  zh_diagram_init_chess (&diagram, &position);
  g_assert_cmpint (zh_diagram_from_chess_square (0), ==, 56); /* a1 */
  g_assert_cmpint (zh_diagram_from_chess_square (63), ==, 7); /* h8 */
  for (int square = 0; square < 64; square++)
    g_assert_cmpint (zh_diagram_to_chess_square (zh_diagram_from_chess_square (square)), ==, square);
  g_assert_cmpint (diagram.squares[60].unit, ==, ZH_DIAGRAM_KING); /* e1 */
  g_assert_false (diagram.squares[60].black);
  g_assert_cmpint (diagram.squares[3].unit, ==, ZH_DIAGRAM_QUEEN); /* d8 */
  g_assert_true (diagram.squares[3].black);
  g_assert_cmpint (diagram.squares[28].unit, ==, ZH_DIAGRAM_EMPTY); /* e5 */
  g_assert_cmpint (diagram.names, ==, ZH_DIAGRAM_NAMES_LETTERS);
}

static void
test_draughts_squares (void)
{
  static const ZhDraughtsVariant variants[] = { ZH_DRAUGHTS_RUSSIAN, ZH_DRAUGHTS_BRAZILIAN, ZH_DRAUGHTS_CHECKERS, ZH_DRAUGHTS_INTERNATIONAL };

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      ZhDraughtsPosition position;
      ZhDiagram          diagram;
      int                n_squares = zh_draughts_variant_get_n_squares (variants[i]);
      int                n_dark = 0;

      zh_draughts_position_init (&position, variants[i]);
      position.units[n_squares - 1] = ZH_DRAUGHTS_WHITE_KING;
      zh_diagram_init_draughts (&diagram, &position);
      for (int square = 1; square <= n_squares; square++)
        g_assert_cmpint (zh_diagram_to_draughts_square (variants[i], zh_diagram_from_draughts_square (variants[i], square)), ==, square);
      for (int index = 0; index < diagram.n_rows * diagram.n_rows; index++)
        if (zh_diagram_to_draughts_square (variants[i], index) != 0)
          n_dark++;
        else
          g_assert_cmpint (diagram.squares[index].unit, ==, ZH_DIAGRAM_EMPTY);
      g_assert_cmpint (n_dark, ==, n_squares);
      g_assert_cmpint (diagram.squares[zh_diagram_from_draughts_square (variants[i], 1)].unit, ==, ZH_DIAGRAM_MAN);
      g_assert_true (diagram.squares[zh_diagram_from_draughts_square (variants[i], 1)].black);
      g_assert_cmpint (diagram.squares[zh_diagram_from_draughts_square (variants[i], n_squares)].unit, ==, ZH_DIAGRAM_CROWNED_MAN);
    }
}

/* The ink of a man on white paper, in grey: 0 none … 255 all black, per pixel. */
static void
draw_unit (ZhDiagramUnit unit,
           gboolean      black,
           guint8        ink[SIDE * SIDE])
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t         *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  zh_diagram_glyph_draw (cr, SIDE, unit, black, &zh_diagram_colours_print);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      ink[y * SIDE + x] = 255 - cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x];
  cairo_surface_destroy (surface);
}

static int
sum_ink (const guint8 ink[SIDE * SIDE])
{
  int sum = 0;

  for (int i = 0; i < SIDE * SIDE; i++)
    sum += ink[i];
  return sum / 255;
}

/* Nothing but black and white is used, and yet every two men look different. */
static void
test_men_differ (void)
{
  guint8 ink[2 * ZH_DIAGRAM_CROWNED_MAN][SIDE * SIDE];

  for (int i = 0; i < 2 * ZH_DIAGRAM_CROWNED_MAN; i++)
    {
      draw_unit (ZH_DIAGRAM_PAWN + i / 2, i % 2 == 1, ink[i]);
      g_assert_cmpint (sum_ink (ink[i]), >, SIDE * SIDE / 30);
      if (i % 2 == 1) /* filled against empty */
        g_assert_cmpint (sum_ink (ink[i]), >, sum_ink (ink[i - 1]) * 3 / 2);
      for (int other = 0; other < i; other++)
        {
          int difference = 0;

          for (int at = 0; at < SIDE * SIDE; at++)
            difference += ABS (ink[i][at] - ink[other][at]);
          g_assert_cmpint (difference / 255, >, SIDE * SIDE / 25);
        }
    }
}

/* Any context will do, and the marks leave the context as it was. */
static void
test_draw (void)
{
  cairo_rectangle_t extents;
  ZhDiagram         diagram;

  for (gsize board = 0; board < G_N_ELEMENTS (boards); board++)
    {
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t         *cr = cairo_create (surface);

      init_board (&diagram, board);
      diagram.cursor = 3;
      diagram.squares[1].marks = ZH_DIAGRAM_MARK_MOVED | ZH_DIAGRAM_MARK_WRONG;
      diagram.squares[44].marks = ZH_DIAGRAM_MARK_TARGET;
      diagram.squares[1].marks |= ZH_DIAGRAM_MARK_TARGET;
      zh_diagram_draw (&diagram, cr, 200, &zh_diagram_colours_screen);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_recording_surface_ink_extents (surface, &extents.x, &extents.y, &extents.width, &extents.height);
      g_assert_true (extents.x >= 0 && extents.y >= 0 && extents.x + extents.width <= 200 && extents.y + extents.height <= 200);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/diagram/places/%s", boards[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_places);
    }
  g_test_add_func ("/diagram/chess-squares", test_chess_squares);
  g_test_add_func ("/diagram/draughts-squares", test_draughts_squares);
  g_test_add_func ("/diagram/men-differ", test_men_differ);
  g_test_add_func ("/diagram/draw", test_draw);
  return g_test_run ();
}
