/* A position of chess or draughts as a picture: squares, coordinates, men, marks. Drawn by
 * cairo alone with shapes of our own, so that it looks the same on screen and on paper and
 * needs no font with chess signs. White and Black differ by filled and empty, a king of
 * draughts from a man by its shape, a mark by its form: nothing rests on colour.
 */
#pragma once

#include <cairo.h>

#include "chess-position.h"
#include "draughts-position.h"

G_BEGIN_DECLS

#define ZH_DIAGRAM_MAX_SQUARES 100
#define ZH_DIAGRAM_NO_SQUARE (-1)

/**
 * ZhDiagramUnit:
 *
 * What stands on a square; the colour is told apart from it.
 */
typedef enum
{
  ZH_DIAGRAM_EMPTY,
  ZH_DIAGRAM_PAWN,
  ZH_DIAGRAM_KNIGHT,
  ZH_DIAGRAM_BISHOP,
  ZH_DIAGRAM_ROOK,
  ZH_DIAGRAM_QUEEN,
  ZH_DIAGRAM_KING,
  ZH_DIAGRAM_MAN,         /* draughts */
  ZH_DIAGRAM_CROWNED_MAN, /* a king of draughts */
} ZhDiagramUnit;

/**
 * ZhDiagramMark:
 * @ZH_DIAGRAM_MARK_MOVED: the last move left or reached the square: a frame
 * @ZH_DIAGRAM_MARK_TARGET: may be moved to: a dot, or corners where something stands
 * @ZH_DIAGRAM_MARK_WRONG: something is wrong here: a cross
 *
 * Flags of a square.
 */
typedef enum
{
  ZH_DIAGRAM_MARK_MOVED = 1 << 0,
  ZH_DIAGRAM_MARK_TARGET = 1 << 1,
  ZH_DIAGRAM_MARK_WRONG = 1 << 2,
} ZhDiagramMark;

/**
 * ZhDiagramNames:
 * @ZH_DIAGRAM_NAMES_NONE: no coordinates
 * @ZH_DIAGRAM_NAMES_LETTERS: letters and digits on the rim
 * @ZH_DIAGRAM_NAMES_NUMBERS: a number in each dark square
 */
typedef enum
{
  ZH_DIAGRAM_NAMES_NONE,
  ZH_DIAGRAM_NAMES_LETTERS,
  ZH_DIAGRAM_NAMES_NUMBERS,
} ZhDiagramNames;

/**
 * ZhDiagramSquare:
 * @unit: #ZhDiagramUnit
 * @black: whose it is
 * @marks: #ZhDiagramMark
 */
typedef struct
{
  guint8 unit;
  guint8 black;
  guint8 marks;
} ZhDiagramSquare;

/**
 * ZhDiagram:
 * @n_rows: 8 or 10
 * @is_draughts: which men belong on it
 * @names: how squares are named
 * @flipped: Black's side below
 * @cursor: square with the keyboard's cursor, %ZH_DIAGRAM_NO_SQUARE for none
 * @squares: row by row from Black's side, from White's left: a8 is 0, h1 is 63
 */
typedef struct
{
  int             n_rows;
  gboolean        is_draughts;
  ZhDiagramNames  names;
  gboolean        flipped;
  int             cursor;
  ZhDiagramSquare squares[ZH_DIAGRAM_MAX_SQUARES];
} ZhDiagram;

/**
 * ZhDiagramColour:
 *
 * Red, green, blue, each 0 … 1.
 */
typedef struct
{
  double red;
  double green;
  double blue;
} ZhDiagramColour;

/**
 * ZhDiagramColours:
 * @light: light squares
 * @dark: dark squares
 * @white: body of White's men and lines within Black's
 * @black: body of Black's men and outline of White's
 * @rim: coordinates and frame; against what is under the board
 * @mark: marks and cursor
 */
typedef struct
{
  ZhDiagramColour light;
  ZhDiagramColour dark;
  ZhDiagramColour white;
  ZhDiagramColour black;
  ZhDiagramColour rim;
  ZhDiagramColour mark;
} ZhDiagramColours;

/* Black, white and one light grey: for a printer and a copier. */
extern const ZhDiagramColours zh_diagram_colours_print;

/* For the screen; @rim is for a light window and is to be changed in a dark one. */
extern const ZhDiagramColours zh_diagram_colours_screen;

/**
 * zh_diagram_init_chess:
 * @self: (out caller-allocates): the picture of @position, without marks, White below
 */
void zh_diagram_init_chess (ZhDiagram             *self,
                            const ZhChessPosition *position);

/**
 * zh_diagram_init_draughts:
 * @self: (out caller-allocates): the picture of @position, without marks, White below; squares
 *   named as the variant writes them
 */
void zh_diagram_init_draughts (ZhDiagram                *self,
                               const ZhDraughtsPosition *position);

/**
 * zh_diagram_from_chess_square / zh_diagram_from_draughts_square:
 * @square: as its game numbers it
 *
 * Returns: the index in #ZhDiagram.squares
 */
int zh_diagram_from_chess_square (int square);
int zh_diagram_from_draughts_square (ZhDraughtsVariant variant,
                                     int               square);

/**
 * zh_diagram_to_chess_square / zh_diagram_to_draughts_square:
 * @index: in #ZhDiagram.squares
 *
 * Returns: the square as its game numbers it; 0 for a light square of draughts
 */
int zh_diagram_to_chess_square (int index);
int zh_diagram_to_draughts_square (ZhDraughtsVariant variant,
                                   int               index);

/**
 * zh_diagram_get_area:
 * @size: side of the whole picture, as it is drawn
 * @index: a square
 * @x: (out): left side of the square
 * @y: (out): its top
 *
 * Returns: side of a square
 */
double zh_diagram_get_area (const ZhDiagram *self,
                            double           size,
                            int              index,
                            double          *x,
                            double          *y);

/**
 * zh_diagram_find_square:
 * @size: side of the whole picture, as it is drawn
 * @x: from its left
 * @y: from its top
 *
 * Returns: the square there, %ZH_DIAGRAM_NO_SQUARE on the rim and outside
 */
int zh_diagram_find_square (const ZhDiagram *self,
                            double           size,
                            double           x,
                            double           y);

/**
 * zh_diagram_draw:
 * @cr: a context; the picture's left top corner is its origin
 * @size: side of the whole picture
 * @colours: what to draw with
 */
void zh_diagram_draw (const ZhDiagram        *self,
                      cairo_t                *cr,
                      double                  size,
                      const ZhDiagramColours *colours);

G_END_DECLS
