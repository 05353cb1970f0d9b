#include "config.h"

#include "chess-attacks.h"

static ZhChessAttacks tables;

static const int directions[8][2] = {
  { 1, 0 },
  { -1, 0 },
  { 0, 1 },
  { 0, -1 },
  { 1, 1 },
  { -1, -1 },
  { 1, -1 },
  { -1, 1 },
};

static gboolean
on_board (int file,
          int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static guint64
collect_steps (int       square,
               const int steps[][2],
               gsize     n_steps)
{
  guint64 set = 0;

  for (gsize i = 0; i < n_steps; i++)
    if (on_board (square % 8 + steps[i][0], square / 8 + steps[i][1]))
      set |= ZH_BIT (square + steps[i][0] + 8 * steps[i][1]);
  return set;
}

static guint64
collect_ray (int       square,
             const int step[2])
{
  guint64 set = 0;
  int     file = square % 8 + step[0];
  int     rank = square / 8 + step[1];

  for (; on_board (file, rank); file += step[0], rank += step[1])
    set |= ZH_BIT (rank * 8 + file);
  return set;
}

static void
fill_lines (int square)
{
  for (gsize d = 0; d < G_N_ELEMENTS (directions); d++)
    {
      const int *step = directions[d];
      const int  back[2] = { -step[0], -step[1] };
      guint64    line = collect_ray (square, step) | collect_ray (square, back) | ZH_BIT (square);
      guint64    between = 0;
      int        file = square % 8 + step[0];
      int        rank = square / 8 + step[1];

      for (; on_board (file, rank); file += step[0], rank += step[1])
        {
          int target = rank * 8 + file;

          tables.between[square][target] = between;
          tables.line[square][target] = line;
          between |= ZH_BIT (target);
        }
    }
}

/* Attacks along a rank of eight squares, by file and the six inner squares' occupation. */
static void
fill_rank_attacks (void)
{
  for (int file = 0; file < 8; file++)
    for (int inner = 0; inner < 64; inner++)
      {
        int    occupied = inner << 1;
        guint8 attacks = 0;

        for (int f = file + 1; f < 8; f++)
          {
            attacks |= (guint8) (1 << f);
            if (occupied & (1 << f))
              break;
          }
        for (int f = file - 1; f >= 0; f--)
          {
            attacks |= (guint8) (1 << f);
            if (occupied & (1 << f))
              break;
          }
        tables.rank_attacks[file][inner] = attacks;
      }
}

static void
fill_tables (void)
{
  static const int knight_steps[8][2] = { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } };
  static const int white_steps[2][2] = { { -1, 1 }, { 1, 1 } };
  static const int black_steps[2][2] = { { -1, -1 }, { 1, -1 } };

  for (int square = 0; square < 64; square++)
    {
      tables.knight[square] = collect_steps (square, knight_steps, 8);
      tables.king[square] = collect_steps (square, directions, 8);
      tables.pawn[0][square] = collect_steps (square, white_steps, 2);
      tables.pawn[1][square] = collect_steps (square, black_steps, 2);
      tables.file_mask[square] = collect_ray (square, directions[2]) | collect_ray (square, directions[3]);
      tables.diagonal_mask[square] = collect_ray (square, directions[4]) | collect_ray (square, directions[5]);
      tables.antidiagonal_mask[square] = collect_ray (square, directions[6]) | collect_ray (square, directions[7]);
      fill_lines (square);
    }
  fill_rank_attacks ();
}

const ZhChessAttacks *
zh_chess_attacks_get (void)
{
  static gsize ready = 0;

  if (g_once_init_enter (&ready))
    {
      fill_tables ();
      g_once_init_leave (&ready, 1);
    }
  return &tables;
}

/* o^(o-2r) over a line without more than one square a rank; the byte swap runs it the other way. */
static inline guint64
slide (guint64 mask,
       int     square,
       guint64 occupied)
{
  guint64 forward = occupied & mask;
  guint64 backward = __builtin_bswap64 (forward);

  forward -= ZH_BIT (square);
  backward -= __builtin_bswap64 (ZH_BIT (square));
  return (forward ^ __builtin_bswap64 (backward)) & mask;
}

guint64
zh_chess_attacks_rook (const ZhChessAttacks *attacks,
                       int                   square,
                       guint64               occupied)
{
  int     shift = square & 56;
  guint64 rank = (guint64) attacks->rank_attacks[square & 7][(occupied >> (shift + 1)) & 63] << shift;

  return rank | slide (attacks->file_mask[square], square, occupied);
}

guint64
zh_chess_attacks_bishop (const ZhChessAttacks *attacks,
                         int                   square,
                         guint64               occupied)
{
  return slide (attacks->diagonal_mask[square], square, occupied) | slide (attacks->antidiagonal_mask[square], square, occupied);
}

guint64
zh_chess_attacks_piece (const ZhChessAttacks *attacks,
                        ZhChessPiece          piece,
                        ZhChessSide           side,
                        int                   square,
                        guint64               occupied)
{
  switch (piece)
    {
    case ZH_CHESS_PAWN:
      return attacks->pawn[side][square];
    case ZH_CHESS_KNIGHT:
      return attacks->knight[square];
    case ZH_CHESS_BISHOP:
      return zh_chess_attacks_bishop (attacks, square, occupied);
    case ZH_CHESS_ROOK:
      return zh_chess_attacks_rook (attacks, square, occupied);
    case ZH_CHESS_QUEEN:
      return zh_chess_attacks_bishop (attacks, square, occupied) | zh_chess_attacks_rook (attacks, square, occupied);
    case ZH_CHESS_KING:
      return attacks->king[square];
    case ZH_CHESS_EMPTY:
    default:
      return 0;
    }
}
