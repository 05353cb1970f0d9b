#include "config.h"

#include "chess-men.h"

#include "chess-attacks.h"

/* How many men attack one of the other colour. */
static int
count_attacks (const GArray *men)
{
  const ZhChessAttacks *tables = zh_chess_attacks_get ();
  guint64               of[2] = { 0, 0 };
  int                   n = 0;

  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).square >= 0)
      of[g_array_index (men, ZhChessMan, i).side] |= ZH_BIT (g_array_index (men, ZhChessMan, i).square);
  for (guint i = 0; i < men->len; i++)
    {
      const ZhChessMan *man = &g_array_index (men, ZhChessMan, i);

      if (man->square >= 0)
        n += zh_bit_count (zh_chess_attacks_piece (tables, man->piece, man->side, man->square, of[0] | of[1]) & of[1 - man->side]);
    }
  return n;
}

static gboolean
is_taken (const GArray *men,
          int           square)
{
  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).square == square)
      return TRUE;
  return FALSE;
}

/* Two bishops of a side go on both colours, as they do in most games. */
static gboolean
is_like_bishop (const GArray     *men,
                const ZhChessMan *bishop,
                int               square)
{
  for (guint i = 0; i < men->len; i++)
    {
      const ZhChessMan *other = &g_array_index (men, ZhChessMan, i);

      if (other->piece == ZH_CHESS_BISHOP && other->side == bishop->side && other->square >= 0 &&
          (other->square / 8 + other->square) % 2 == (square / 8 + square) % 2)
        return TRUE;
    }
  return FALSE;
}

/* Own half first, row by row; the best square is the one that touches nobody. */
static void
place_man (GArray     *men,
           ZhChessMan *man)
{
  int best = -1;
  int best_cost = G_MAXINT;

  for (int i = 0; i < 64; i++)
    {
      int square = man->side == ZH_CHESS_WHITE ? i : 63 - i;
      int cost;

      if (is_taken (men, square) || (man->piece == ZH_CHESS_PAWN && (square / 8 == 0 || square / 8 == 7)))
        continue;
      man->square = square;
      cost = 2 * count_attacks (men);
      man->square = -1;
      cost += man->piece == ZH_CHESS_BISHOP && is_like_bishop (men, man, square) ? 1 : 0;
      if (cost < best_cost)
        {
          best = square;
          best_cost = cost;
        }
    }
  man->square = best;
}

/* Without squares a king may be left unsaid. */
static void
add_kings (GArray *men)
{
  gboolean has_king[2] = { FALSE, FALSE };

  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).piece == ZH_CHESS_KING)
      has_king[g_array_index (men, ZhChessMan, i).side] = TRUE;
  for (int side = 0; side < 2; side++)
    {
      ZhChessMan king = { ZH_CHESS_KING, side, -1 };

      if (!has_king[side])
        g_array_append_val (men, king);
    }
}

gboolean
zh_chess_men_place (GArray *men)
{
  static const int king_squares[] = { 4, 60 };

  add_kings (men);
  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).piece == ZH_CHESS_KING)
      g_array_index (men, ZhChessMan, i).square = king_squares[g_array_index (men, ZhChessMan, i).side];
  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).square < 0)
      place_man (men, &g_array_index (men, ZhChessMan, i));
  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, ZhChessMan, i).square < 0)
      return FALSE;
  return TRUE;
}
