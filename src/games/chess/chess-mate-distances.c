#include "config.h"

#include "chess-mate-distances.h"

#include <string.h>

#define BARRED_COST 10
#define NO_VICTIM_COST 25

/* Squares that the enemy's standing pawns guard: a king comes there when they are gone. */
static guint64
get_barred (const ZhMateDistances *self,
            int                    side)
{
  const ZhChessPosition *position = self->reach->position;
  guint64                pawns = position->pieces[ZH_CHESS_PAWN] & position->colours[1 - side];
  int                    forward = side == ZH_CHESS_WHITE ? -8 : 8;
  guint64                barred = 0;

  for (; pawns != 0; pawns &= pawns - 1)
    {
      int square = zh_bit_first (pawns);

      if (position->pieces[ZH_CHESS_PAWN] & ZH_BIT (square + forward))
        barred |= self->reach->tables->pawn[1 - side][square];
    }
  return barred;
}

/* The walk of a king to @square: a barred square on it costs more, the one it begins on not. */
static void
fill_king_row (const ZhMateDistances *self,
               int                    side,
               int                    square,
               guint8                *row)
{
  guint64 barred = get_barred (self, side);
  guint64 allowed = self->king_reach[side];

  row[square] = 0;
  for (guint8 cost = 0; cost < ZH_MATE_FAR; cost++)
    for (int at = 0; at < 64; at++)
      {
        int     entering = (barred & ZH_BIT (at)) ? 1 + BARRED_COST : 1;
        guint64 next = row[at] == cost ? self->reach->tables->king[at] & allowed : 0;

        for (; next != 0; next &= next - 1)
          row[zh_bit_first (next)] = (guint8) MIN (row[zh_bit_first (next)], cost + entering);
      }
}

const guint8 *
zh_mate_distances_get_row (ZhMateDistances *self,
                           int              kind,
                           int              square)
{
  guint8 *row = self->rows[kind][square];
  guint64 seen = ZH_BIT (square);
  guint64 front = seen;

  if (self->has_row[kind][square])
    return row;
  self->has_row[kind][square] = TRUE;
  memset (row, ZH_MATE_FAR, 64);
  if (kind == ZH_CHESS_KING || kind == ZH_MATE_LOSER_KING)
    {
      fill_king_row (self, kind == ZH_CHESS_KING ? self->winner : 1 - self->winner, square, row);
      return row;
    }
  for (guint8 moves = 0; front != 0 && moves < ZH_MATE_FAR; moves++)
    {
      guint64 next = 0;

      for (; front != 0; front &= front - 1)
        {
          int at = zh_bit_first (front);

          row[at] = moves;
          next |= zh_chess_attacks_piece (self->reach->tables, kind, ZH_CHESS_WHITE, at, self->fixed);
        }
      front = next & ~self->fixed & ~seen;
      seen |= front;
    }
  return row;
}

/* Moves until some piece of @side other than the king comes to @square. */
static int
get_piece_cost (ZhMateDistances       *self,
                const ZhChessPosition *position,
                int                    side,
                int                    square)
{
  int best = ZH_MATE_FAR;

  for (int kind = ZH_CHESS_KNIGHT; kind <= ZH_CHESS_QUEEN; kind++)
    for (guint64 at = position->pieces[kind] & position->colours[side]; at != 0; at &= at - 1)
      best = MIN (best, zh_mate_distances_get_row (self, kind, square)[zh_bit_first (at)]);
  return best;
}

/* Moves until @side has captured what stands on @square. */
static int
get_capture_cost (ZhMateDistances       *self,
                  const ZhChessPosition *position,
                  int                    side,
                  int                    square)
{
  int king = zh_mate_distances_get_row (self, side == self->winner ? ZH_CHESS_KING : ZH_MATE_LOSER_KING, square)[position->king[side]];

  return MIN (king, get_piece_cost (self, position, side, square));
}

/* Moves until a pawn that cannot go on has something to capture on the way to another file. */
static int
get_victim_cost (ZhMateDistances       *self,
                 const ZhChessPosition *position,
                 int                    side,
                 int                    from,
                 int                    to)
{
  int front = from + (side == ZH_CHESS_WHITE ? 8 : -8);
  int square = front + (to % 8 > from % 8 ? 1 : -1);
  int cost;

  if (!(position->pieces[ZH_CHESS_PAWN] & ZH_BIT (front)) || (position->colours[1 - side] & ZH_BIT (square)))
    return 0;
  cost = get_piece_cost (self, position, 1 - side, square);
  return cost < ZH_MATE_FAR ? cost : NO_VICTIM_COST;
}

int
zh_mate_distances_get_pawn_cost (ZhMateDistances       *self,
                                 const ZhChessPosition *position,
                                 int                    side,
                                 int                    from,
                                 int                    to)
{
  int     forward = side == ZH_CHESS_WHITE ? to / 8 - from / 8 : from / 8 - to / 8;
  int     aside = ABS (to % 8 - from % 8);
  guint64 way = self->reach->tables->between[from][to] | ZH_BIT (to);
  int     cost = forward;

  if (from == to)
    return 0;
  if (forward < MAX (aside, 1))
    return ZH_MATE_FAR;
  if (aside > 0)
    return MIN (forward + 3 * aside + get_victim_cost (self, position, side, from, to), ZH_MATE_FAR);
  for (way &= position->colours[0] | position->colours[1]; way != 0; way &= way - 1)
    {
      int square = zh_bit_first (way);

      if (position->board[square] == ZH_CHESS_PAWN && (position->colours[1 - side] & ZH_BIT (square)))
        cost += 1 + get_capture_cost (self, position, side, square);
      else
        cost += 1;
    }
  return MIN (cost, ZH_MATE_FAR);
}

int
zh_mate_distances_get_promotion_cost (ZhMateDistances       *self,
                                      const ZhChessPosition *position,
                                      int                    side,
                                      int                    square,
                                      int                    bound)
{
  guint64 pawns = position->pieces[ZH_CHESS_PAWN] & position->colours[side];

  for (; pawns != 0; pawns &= pawns - 1)
    {
      int pawn = zh_bit_first (pawns);

      /* The ranks alone may be too many. */
      if (ABS (square / 8 - pawn / 8) + 3 * ABS (square % 8 - pawn % 8) < bound)
        bound = MIN (bound, zh_mate_distances_get_pawn_cost (self, position, side, pawn, square));
    }
  return bound;
}

void
zh_mate_distances_init (ZhMateDistances *self,
                        const ZhReach   *reach,
                        int              winner)
{
  memset (self, 0, sizeof *self);
  self->reach = reach;
  self->winner = winner;
  self->fixed = reach->fixed[0] | reach->fixed[1];
  for (int i = 0; i < reach->n_pieces; i++)
    if (reach->pieces[i].kind == ZH_CHESS_KING)
      self->king_reach[reach->pieces[i].side] = reach->pieces[i].reach;
}
