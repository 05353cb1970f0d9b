#include "config.h"

#include "position-likeness.h"

typedef struct
{
  int row;
  int column;
} Corner;

ZhMen
zh_men_of_chess (const ZhChessPosition *position)
{
  ZhMen self = { .size = 8 };

  for (int square = 0; square < 64; square++)
    if (position->board[square] != ZH_CHESS_EMPTY)
      {
        gboolean black = position->colours[ZH_CHESS_BLACK] >> square & 1;

        self.men[square / 8][square % 8] = (guint8) (1 + position->board[square] + (black ? 8 : 0));
      }
  return self;
}

ZhMen
zh_men_of_draughts (const ZhDraughtsPosition *position)
{
  int   n_squares = zh_draughts_variant_get_n_squares (position->variant);
  ZhMen self = { .size = n_squares == 32 ? 8 : 10 };

  for (int square = 1; square <= n_squares; square++)
    self.men[zh_draughts_get_row (position->variant, square)][zh_draughts_get_column (position->variant, square)] =
        position->units[square - 1];
  return self;
}

static ZhMen
mirror (const ZhMen *self)
{
  ZhMen other = { .size = self->size };

  for (int row = 0; row < self->size; row++)
    for (int column = 0; column < self->size; column++)
      other.men[row][self->size - 1 - column] = self->men[row][column];
  return other;
}

/* The first row and the first column on which anything stands. */
static Corner
find_corner (const ZhMen *self)
{
  Corner corner = { self->size, self->size };

  for (int row = 0; row < self->size; row++)
    for (int column = 0; column < self->size; column++)
      if (self->men[row][column] != 0)
        corner = (Corner){ MIN (corner.row, row), MIN (corner.column, column) };
  return corner;
}

static guint8
get_man (const ZhMen *self,
         int          row,
         int          column)
{
  return row >= 0 && row < self->size && column >= 0 && column < self->size ? self->men[row][column] : 0;
}

/* Whether @b is @a moved; how far goes to @is_shifted. */
static gboolean
is_moved (const ZhMen *a,
          const ZhMen *b,
          gboolean    *is_shifted)
{
  Corner from = find_corner (a);
  Corner to = find_corner (b);
  int    down = to.row - from.row;
  int    right = to.column - from.column;

  *is_shifted = down != 0 || right != 0;
  for (int row = -ZH_MEN_MAX_SIZE; row < ZH_MEN_MAX_SIZE; row++)
    for (int column = -ZH_MEN_MAX_SIZE; column < ZH_MEN_MAX_SIZE; column++)
      if (get_man (a, row, column) != get_man (b, row + down, column + right))
        return FALSE;
  return TRUE;
}

ZhLikeness
zh_men_compare (const ZhMen *a,
                const ZhMen *b)
{
  ZhMen    turned = mirror (a);
  gboolean is_shifted;

  if (a->size != b->size)
    return ZH_LIKENESS_NONE;
  if (is_moved (a, b, &is_shifted))
    return is_shifted ? ZH_LIKENESS_SHIFTED : ZH_LIKENESS_SAME;
  if (is_moved (&turned, b, &is_shifted))
    return is_shifted ? ZH_LIKENESS_MIRRORED_SHIFTED : ZH_LIKENESS_MIRRORED;
  return ZH_LIKENESS_NONE;
}

const char *
zh_likeness_to_string (ZhLikeness likeness)
{
  static const char *const words[] = { "none", "same", "mirrored", "shifted", "mirrored-shifted" };

  return words[likeness];
}
