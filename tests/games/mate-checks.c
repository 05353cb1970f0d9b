#include "config.h"

#include "mate-checks.h"

#include <string.h>

#include "chess-attacks.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)

void
check_line_mates (const ZhChessPosition *start,
                  const ZhMateVerdict   *verdict,
                  ZhChessSide            side)
{
  ZhChessPosition position = *start;
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];

  for (guint i = 0; i < verdict->line->len; i++)
    {
      ZhChessMove     move = g_array_index (verdict->line, ZhChessMove, i);
      gsize           n = zh_chess_position_generate (&position, moves);
      gboolean        legal = FALSE;
      ZhChessPosition next;

      for (gsize k = 0; k < n; k++)
        legal = legal || (moves[k].from == move.from && moves[k].to == move.to && moves[k].promotion == move.promotion);
      g_assert_true (legal);
      zh_chess_position_play (&position, move, &next);
      position = next;
    }
  g_assert_true (zh_chess_position_is_check (&position));
  g_assert_cmpuint (zh_chess_position_generate (&position, moves), ==, 0);
  g_assert_cmpint (position.side, !=, side);
}

static gboolean
is_mated_by (const ZhChessPosition *position,
             ZhChessSide            side)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];

  return position->side != side && zh_chess_position_is_check (position) && zh_chess_position_generate (position, moves) == 0;
}

SlowAnswer
find_mate_slowly (const ZhChessPosition *start,
                  ZhChessSide            side,
                  gsize                  limit)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (ZhChessPosition));

  if (is_mated_by (start, side))
    return SLOW_MATE;
  g_array_append_vals (queue, start, 1);
  for (guint at = 0; at < queue->len; at++)
    {
      ZhChessPosition position = g_array_index (queue, ZhChessPosition, at);
      ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
      gsize           n = zh_chess_position_generate (&position, moves);

      if (at >= limit)
        return SLOW_TOO_LARGE;
      for (gsize i = 0; i < n; i++)
        {
          ZhChessPosition next;
          char           *fen;

          zh_chess_position_play (&position, moves[i], &next);
          if (is_mated_by (&next, side))
            return SLOW_MATE;
          next.half_moves = 0;
          next.move_number = 1;
          fen = zh_chess_position_format (&next);
          if (g_hash_table_add (seen, fen))
            g_array_append_val (queue, next);
        }
    }
  return SLOW_NO_MATE;
}

/* Moves every piece by @map, an exclusive or on the square's number: 56 turns ranks, 7 files. */
static ZhChessPosition
transform (const ZhChessPosition *position,
           int                    map,
           gboolean               exchange)
{
  ZhChessPosition result;

  memset (&result, 0, sizeof result);
  memset (result.board, ZH_CHESS_EMPTY, sizeof result.board);
  for (int square = 0; square < 64; square++)
    {
      int piece = position->board[square];
      int side = (position->colours[ZH_CHESS_BLACK] & ZH_BIT (square)) ? ZH_CHESS_BLACK : ZH_CHESS_WHITE;
      int to = square ^ map;

      if (piece == ZH_CHESS_EMPTY)
        continue;
      side = exchange ? 1 - side : side;
      result.board[to] = (guint8) piece;
      result.pieces[piece] |= ZH_BIT (to);
      result.colours[side] |= ZH_BIT (to);
      if (piece == ZH_CHESS_KING)
        result.king[side] = (guint8) to;
    }
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      {
        int rook = position->castling_rook[side][wing];

        result.castling_rook[exchange ? 1 - side : side][wing] = rook == ZH_CHESS_NO_SQUARE ? ZH_CHESS_NO_SQUARE : (guint8) (rook ^ map);
      }
  result.en_passant = position->en_passant == ZH_CHESS_NO_SQUARE ? ZH_CHESS_NO_SQUARE : (guint8) (position->en_passant ^ map);
  result.side = exchange ? (guint8) (1 - position->side) : position->side;
  result.move_number = 1;
  return result;
}

ZhChessPosition
exchange_colours (const ZhChessPosition *position)
{
  return transform (position, 56, TRUE);
}

ZhChessPosition
mirror_files (const ZhChessPosition *position)
{
  return transform (position, 7, FALSE);
}

gboolean
is_sound (const ZhChessPosition *position)
{
  return zh_chess_position_get_attackers (position, position->king[1 - position->side], (ZhChessSide) position->side) == 0;
}

/* A board being filled at random. */
typedef struct
{
  ZhRandom *random;
  char      board[64]; /* from a8, as FEN goes; '1' is empty */
} Draft;

static void
draft_init (Draft    *self,
            ZhRandom *random)
{
  self->random = random;
  memset (self->board, '1', sizeof self->board);
}

static int
draw (Draft *self,
      int    n)
{
  return (int) zh_random_below (self->random, (guint) n);
}

/* Puts a piece on a free square of @allowed, a set of squares as bitboards have them. */
static gboolean
put (Draft  *self,
     char    piece,
     guint64 allowed)
{
  for (int attempt = 0; attempt < 200; attempt++)
    {
      int square = draw (self, 64);
      int rank = square / 8;

      if (self->board[square ^ 56] != '1' || !(allowed & ZH_BIT (square)))
        continue;
      if (g_ascii_tolower (piece) == 'p' && (rank == 0 || rank == 7))
        continue;
      self->board[square ^ 56] = piece;
      return TRUE;
    }
  return FALSE;
}

#define ANYWHERE (~G_GUINT64_CONSTANT (0))

static gboolean
put_all (Draft      *self,
         const char *pieces)
{
  for (; *pieces != '\0'; pieces++)
    if (!put (self, *pieces, ANYWHERE))
      return FALSE;
  return TRUE;
}

static gboolean
finish (Draft           *self,
        ZhChessPosition *position)
{
  g_autoptr (GString) fen = g_string_new (NULL);

  for (int row = 0; row < 8; row++)
    {
      g_string_append_len (fen, self->board + row * 8, 8);
      if (row < 7)
        g_string_append_c (fen, '/');
    }
  g_string_append (fen, draw (self, 2) == 0 ? " w - - 0 1" : " b - - 0 1");
  return zh_chess_position_parse (position, fen->str, NULL) && is_sound (position);
}

static gboolean
make_small (ZhRandom        *random,
            ZhChessPosition *position)
{
  static const char kinds[] = "PNBRQpnbrq";
  Draft             draft;
  int               n;

  draft_init (&draft, random);
  n = 1 + draw (&draft, 4);
  if (!put_all (&draft, "Kk"))
    return FALSE;
  for (int i = 0; i < n; i++)
    if (!put (&draft, kinds[draw (&draft, 10)], ANYWHERE))
      return FALSE;
  return finish (&draft, position);
}

/* Pairs of pawns that stand against each other, on most files. */
static void
put_wall (Draft *self,
          int    gaps)
{
  int base = 2 + draw (self, 3);

  for (int file = 0; file < 8; file++)
    {
      int rank = CLAMP (base + draw (self, 3) - 1, 1, 5);

      if (draw (self, 8) < gaps)
        continue;
      self->board[(rank * 8 + file) ^ 56] = 'P';
      self->board[((rank + 1) * 8 + file) ^ 56] = 'p';
    }
}

static gboolean
make_wall (ZhRandom        *random,
           ZhChessPosition *position)
{
  static const char kinds[] = "BBNPpbbn";
  Draft             draft;

  draft_init (&draft, random);
  put_wall (&draft, draw (&draft, 3));
  if (!put_all (&draft, "Kk"))
    return FALSE;
  for (int n = draw (&draft, 4); n > 0; n--)
    put (&draft, kinds[draw (&draft, 8)], ANYWHERE);
  return finish (&draft, position);
}

/* Each side's pawns on squares of one colour, its bishops on the other or the same. */
static gboolean
make_bishop_wall (ZhRandom        *random,
                  ZhChessPosition *position)
{
  Draft   draft;
  guint64 colour;
  int     base;

  draft_init (&draft, random);
  base = 2 + draw (&draft, 3);
  for (int file = draw (&draft, 2); file < 8; file += 2)
    if (draw (&draft, 10) > 0)
      {
        draft.board[(base * 8 + file) ^ 56] = 'P';
        draft.board[((base + 1) * 8 + file) ^ 56] = 'p';
      }
  if (!put_all (&draft, "Kk"))
    return FALSE;
  for (int side = 0; side < 2; side++)
    {
      colour = draw (&draft, 2) == 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
      for (int n = draw (&draft, 5); n > 0; n--)
        put (&draft, side == 0 ? 'B' : 'b', colour);
    }
  return finish (&draft, position);
}

static gboolean
make_pawns (ZhRandom        *random,
            ZhChessPosition *position)
{
  Draft draft;

  draft_init (&draft, random);
  if (!put_all (&draft, "Kk"))
    return FALSE;
  for (int n = 1 + draw (&draft, 9); n > 0; n--)
    put (&draft, draw (&draft, 2) == 0 ? 'P' : 'p', ANYWHERE);
  return finish (&draft, position);
}

/* A king in or beside a corner among his own and strange pieces: little can move. */
static gboolean
make_cage (ZhRandom        *random,
           ZhChessPosition *position)
{
  static const char kinds[] = "PPPPBbNpppRr";
  const guint64     corners[] = { G_GUINT64_CONSTANT (0x070707), G_GUINT64_CONSTANT (0xE0E0E0), G_GUINT64_CONSTANT (0x0707070000000000), G_GUINT64_CONSTANT (0xE0E0E00000000000) };
  Draft             draft;
  guint64           corner;

  draft_init (&draft, random);
  corner = corners[draw (&draft, 4)];
  if (!put (&draft, draw (&draft, 2) == 0 ? 'K' : 'k', corner))
    return FALSE;
  for (int n = 3 + draw (&draft, 5); n > 0; n--)
    put (&draft, kinds[draw (&draft, 12)], corner);
  if (!put (&draft, memchr (draft.board, 'K', 64) != NULL ? 'k' : 'K', ANYWHERE))
    return FALSE;
  for (int n = draw (&draft, 6); n > 0; n--)
    put (&draft, draw (&draft, 2) == 0 ? 'P' : 'p', ANYWHERE);
  return finish (&draft, position);
}

/* Where a game of random moves has come to after a while. */
static gboolean
make_random_game (ZhRandom        *random,
                  ZhChessPosition *position)
{
  int n_plies = 40 + (int) zh_random_below (random, 400);

  zh_chess_position_init (position);
  for (int i = 0; i < n_plies; i++)
    {
      ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
      gsize           n = zh_chess_position_generate (position, moves);
      gsize           chosen = n > 0 ? zh_random_below (random, (guint) n) : 0;
      ZhChessPosition next;

      if (n == 0)
        break;
      /* Captures first, so that few pieces are left. */
      for (gsize k = 0; k < n && zh_random_below (random, 3) == 0; k++)
        if (zh_chess_position_is_capture (position, moves[k]))
          chosen = k;
      zh_chess_position_play (position, moves[chosen], &next);
      *position = next;
    }
  return TRUE;
}

const MateFamily mate_families[] = {
  { "small material", make_small },
  { "blocked walls", make_wall },
  { "walls with bishops", make_bishop_wall },
  { "pawns alone", make_pawns },
  { "shut-in kings", make_cage },
  { "random games", make_random_game },
  { NULL, NULL },
};
