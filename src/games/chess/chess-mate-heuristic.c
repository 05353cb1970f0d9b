#include "config.h"

#include "chess-mate-heuristic.h"

#include "chess-attacks.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)

static int
get_distance (int a,
              int b)
{
  return MAX (ABS (a % 8 - b % 8), ABS (a / 8 - b / 8));
}

static int
get_edge_distance (int square)
{
  int file = square % 8;
  int rank = square / 8;

  return MIN (MIN (file, 7 - file), MIN (rank, 7 - rank));
}

static int
get_corner_distance (int square)
{
  int file = square % 8;
  int rank = square / 8;

  return MIN (file, 7 - file) + MIN (rank, 7 - rank);
}

/* Steps of the winner's best pawn to its last rank, those in its way counted double. */
static int
get_promotion_distance (const ZhChessPosition *position,
                        int                    winner)
{
  guint64 pawns = position->pieces[ZH_CHESS_PAWN] & position->colours[winner];
  guint64 occupied = position->colours[0] | position->colours[1];
  int     forward = winner == ZH_CHESS_WHITE ? 8 : -8;
  int     best = 30;

  for (; pawns != 0; pawns &= pawns - 1)
    {
      int square = zh_bit_first (pawns);
      int steps = 0;

      for (int at = square + forward; at >= 0 && at < 64; at += forward)
        steps += (occupied & ZH_BIT (at)) ? 3 : 1;
      best = MIN (best, steps);
    }
  return best;
}

static int
count_flights (const ZhChessPosition *position,
               int                    winner)
{
  int     king = position->king[1 - winner];
  guint64 around = zh_chess_attacks_get ()->king[king] & ~position->colours[1 - winner];
  int     count = 0;

  for (; around != 0; around &= around - 1)
    count += zh_chess_position_get_attackers (position, zh_bit_first (around), (ZhChessSide) winner) == 0 ? 1 : 0;
  return count;
}

/* Pieces of the loser that can stand beside their king without being able to help him: against
 * a bishop not rooks and queens, nor bishops that run on the checking diagonal. */
static guint64
get_idle_blockers (const ZhChessPosition *position,
                   int                    winner,
                   guint64                bishop_colour)
{
  guint64 own = position->colours[1 - winner];

  if (bishop_colour == 0)
    return own & (position->pieces[ZH_CHESS_KNIGHT] | position->pieces[ZH_CHESS_BISHOP] | position->pieces[ZH_CHESS_ROOK]);
  return own & (position->pieces[ZH_CHESS_KNIGHT] | (position->pieces[ZH_CHESS_BISHOP] & ~bishop_colour));
}

/* How far the nearest blocker, or pawn that may yet become one, is from a square. */
static int
get_blocker_distance (const ZhChessPosition *position,
                      int                    winner,
                      guint64                blockers,
                      int                    square)
{
  guint64 pawns = position->pieces[ZH_CHESS_PAWN] & position->colours[1 - winner];
  int     best = 20;

  for (; blockers != 0; blockers &= blockers - 1)
    {
      int from = zh_bit_first (blockers);

      /* A bishop never comes to a square of the other colour. */
      if (position->board[from] != ZH_CHESS_BISHOP || ((LIGHT_SQUARES >> from) & 1) == ((LIGHT_SQUARES >> square) & 1))
        best = MIN (best, get_distance (from, square));
    }
  if (best < 20)
    return best;
  if (pawns != 0)
    best = 9 + get_promotion_distance (position, 1 - winner);
  return best;
}

/* A minor piece mates in a corner, where one of the loser's own pieces takes a square beside his king and the
 * winner's king stands two squares away, guarding the rest: Ka1, Nb1 against Kb3 and a bishop to b2. */
static int
estimate_corner (const ZhChessPosition *position,
                 int                    winner)
{
  static const struct
  {
    int corner;
    int blocked[2]; /* the neighbour taken by the blocker … */
    int guard[2];   /* … and where the winner's king then stands */
  } corners[] = {
    { 0, { 1, 8 }, { 17, 10 } },
    { 7, { 6, 15 }, { 22, 13 } },
    { 56, { 57, 48 }, { 41, 50 } },
    { 63, { 62, 55 }, { 46, 53 } },
  };
  guint64 bishops = position->pieces[ZH_CHESS_BISHOP] & position->colours[winner];
  guint64 knights = position->pieces[ZH_CHESS_KNIGHT] & position->colours[winner];
  guint64 colour = (bishops & LIGHT_SQUARES) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
  int     best = 400;

  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      guint64 blockers = get_idle_blockers (position, winner, bishops != 0 ? colour : 0);

      if (knights == 0 && !(colour & ZH_BIT (corners[i].corner)))
        continue;
      for (int k = 0; k < 2; k++)
        {
          int cost = 8 * get_distance (position->king[1 - winner], corners[i].corner) +
                     8 * get_blocker_distance (position, winner, blockers, corners[i].blocked[k]) +
                     5 * get_distance (position->king[winner], corners[i].guard[k]);

          best = MIN (best, cost);
        }
    }
  return best;
}

int
zh_mate_estimate (const ZhChessPosition *position,
                  int                    winner)
{
  guint64 own = position->colours[winner];
  int     king = position->king[1 - winner];
  int     majors = zh_bit_count ((position->pieces[ZH_CHESS_QUEEN] | position->pieces[ZH_CHESS_ROOK]) & own);
  int     minors = zh_bit_count ((position->pieces[ZH_CHESS_BISHOP] | position->pieces[ZH_CHESS_KNIGHT]) & own);
  int     pawns = zh_bit_count (position->pieces[ZH_CHESS_PAWN] & own);
  int     estimate = 20;

  if (majors == 0 && pawns > 0)
    estimate += 120 + 10 * get_promotion_distance (position, winner);
  else if (majors == 0)
    return 60 + estimate_corner (position, winner) + 30 - MIN (30, 8 * minors);

  estimate += 8 * count_flights (position, winner);
  estimate += 5 * get_edge_distance (king) + 2 * get_corner_distance (king);
  estimate += 5 * MAX (get_distance (king, position->king[winner]) - 2, 0);
  estimate += 30 - MIN (30, 8 * majors + 4 * minors + 2 * pawns);
  return estimate;
}
