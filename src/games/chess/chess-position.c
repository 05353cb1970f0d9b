#include "config.h"

#include "chess-position.h"

#include <string.h>

#include "chess-attacks.h"

#define RANK_1 G_GUINT64_CONSTANT (0x00000000000000FF)
#define RANK_8 G_GUINT64_CONSTANT (0xFF00000000000000)

/* What every generator needs to know about the side to move. */
typedef struct
{
  const ZhChessPosition *position;
  const ZhChessAttacks  *tables;
  ZhChessMove           *out;
  gsize                  n;
  int                    us;
  int                    king;
  guint64                own;
  guint64                enemy;
  guint64                occupied;
  guint64                checkers;
  guint64                pinned;
  guint64                targets; /* squares that meet a check; all but the enemy king's without one */
} Generator;

static guint64
get_attackers_with (const ZhChessPosition *self,
                    const ZhChessAttacks  *tables,
                    int                    square,
                    int                    by,
                    guint64                occupied)
{
  guint64 straight = self->pieces[ZH_CHESS_ROOK] | self->pieces[ZH_CHESS_QUEEN];
  guint64 slanted = self->pieces[ZH_CHESS_BISHOP] | self->pieces[ZH_CHESS_QUEEN];

  return ((tables->pawn[1 - by][square] & self->pieces[ZH_CHESS_PAWN]) |
          (tables->knight[square] & self->pieces[ZH_CHESS_KNIGHT]) |
          (tables->king[square] & self->pieces[ZH_CHESS_KING]) |
          (zh_chess_attacks_rook (tables, square, occupied) & straight) |
          (zh_chess_attacks_bishop (tables, square, occupied) & slanted)) &
         self->colours[by];
}

static guint64
find_pinned (const ZhChessPosition *self,
             const ZhChessAttacks  *tables,
             int                    king,
             guint64                own,
             guint64                enemy)
{
  guint64 straight = (self->pieces[ZH_CHESS_ROOK] | self->pieces[ZH_CHESS_QUEEN]) & enemy;
  guint64 slanted = (self->pieces[ZH_CHESS_BISHOP] | self->pieces[ZH_CHESS_QUEEN]) & enemy;
  guint64 snipers = (zh_chess_attacks_rook (tables, king, enemy) & straight) |
                    (zh_chess_attacks_bishop (tables, king, enemy) & slanted);
  guint64 pinned = 0;

  for (; snipers != 0; snipers &= snipers - 1)
    {
      guint64 between = tables->between[king][zh_bit_first (snipers)] & own;

      if (zh_bit_count (between) == 1)
        pinned |= between;
    }
  return pinned;
}

static void
generator_init (Generator             *g,
                const ZhChessPosition *self,
                ZhChessMove           *moves)
{
  g->position = self;
  g->tables = zh_chess_attacks_get ();
  g->out = moves;
  g->n = 0;
  g->us = self->side;
  g->king = self->king[g->us];
  g->own = self->colours[g->us];
  g->enemy = self->colours[1 - g->us];
  g->occupied = g->own | g->enemy;
  g->checkers = get_attackers_with (self, g->tables, g->king, 1 - g->us, g->occupied);
  g->pinned = find_pinned (self, g->tables, g->king, g->own, g->enemy);
  g->targets = ~(self->pieces[ZH_CHESS_KING] & g->enemy);
  if (g->checkers != 0)
    g->targets &= g->checkers | g->tables->between[g->king][zh_bit_first (g->checkers)];
}

static inline void
add (Generator *g,
     int        from,
     int        to,
     int        promotion)
{
  g->out[g->n++] = (ZhChessMove){ (guint8) from, (guint8) to, (guint8) promotion, FALSE };
}

static void
add_set (Generator *g,
         int        from,
         guint64    set)
{
  for (; set != 0; set &= set - 1)
    add (g, from, zh_bit_first (set), ZH_CHESS_EMPTY);
}

static void
add_pawn_set (Generator *g,
              int        from,
              guint64    set)
{
  for (; set != 0; set &= set - 1)
    {
      int to = zh_bit_first (set);

      if (ZH_BIT (to) & (RANK_1 | RANK_8))
        {
          for (int piece = ZH_CHESS_QUEEN; piece >= ZH_CHESS_KNIGHT; piece--)
            add (g, from, to, piece);
        }
      else
        {
          add (g, from, to, ZH_CHESS_EMPTY);
        }
    }
}

static void
generate_king (Generator *g)
{
  guint64 set = g->tables->king[g->king] & ~g->own & ~g->position->pieces[ZH_CHESS_KING];

  for (; set != 0; set &= set - 1)
    {
      int to = zh_bit_first (set);

      /* The king himself must not shield the square he flees to. */
      if (get_attackers_with (g->position, g->tables, to, 1 - g->us, g->occupied & ~ZH_BIT (g->king)) == 0)
        add (g, g->king, to, ZH_CHESS_EMPTY);
    }
}

static void
generate_pieces (Generator *g)
{
  guint64 set = g->own & ~g->position->pieces[ZH_CHESS_PAWN] & ~g->position->pieces[ZH_CHESS_KING];

  for (; set != 0; set &= set - 1)
    {
      int          from = zh_bit_first (set);
      ZhChessPiece piece = (ZhChessPiece) g->position->board[from];
      guint64      reach = 0;

      if (piece == ZH_CHESS_KNIGHT)
        reach = g->tables->knight[from];
      if (piece == ZH_CHESS_BISHOP || piece == ZH_CHESS_QUEEN)
        reach |= zh_chess_attacks_bishop (g->tables, from, g->occupied);
      if (piece == ZH_CHESS_ROOK || piece == ZH_CHESS_QUEEN)
        reach |= zh_chess_attacks_rook (g->tables, from, g->occupied);

      reach &= ~g->own & g->targets;
      if (g->pinned & ZH_BIT (from))
        reach &= g->tables->line[g->king][from];
      add_set (g, from, reach);
    }
}

/* Two pawns leave the rank at once, which no pin knows of: the king is looked at afterwards. */
static gboolean
is_en_passant_legal (const Generator *g,
                     int              from)
{
  const ZhChessPosition *self = g->position;
  int                    to = self->en_passant;
  int                    taken = to + (g->us == ZH_CHESS_WHITE ? -8 : 8);
  guint64                occupied = (g->occupied & ~ZH_BIT (from) & ~ZH_BIT (taken)) | ZH_BIT (to);
  guint64                attackers = get_attackers_with (self, g->tables, g->king, 1 - g->us, occupied);

  return (attackers & ~ZH_BIT (taken)) == 0;
}

static void
generate_pawns (Generator *g)
{
  int     forward = g->us == ZH_CHESS_WHITE ? 8 : -8;
  int     start_rank = g->us == ZH_CHESS_WHITE ? 1 : 6;
  guint64 set = g->own & g->position->pieces[ZH_CHESS_PAWN];
  guint64 empty = ~g->occupied;

  for (; set != 0; set &= set - 1)
    {
      int     from = zh_bit_first (set);
      guint64 reach = ZH_BIT (from + forward) & empty;

      if (reach != 0 && from / 8 == start_rank)
        reach |= ZH_BIT (from + 2 * forward) & empty;
      reach |= g->tables->pawn[g->us][from] & g->enemy;
      reach &= g->targets;
      if (g->pinned & ZH_BIT (from))
        reach &= g->tables->line[g->king][from];
      add_pawn_set (g, from, reach);

      if (g->position->en_passant != ZH_CHESS_NO_SQUARE && (g->tables->pawn[g->us][from] & ZH_BIT (g->position->en_passant)) && is_en_passant_legal (g, from))
        add (g, from, g->position->en_passant, ZH_CHESS_EMPTY);
    }
}

static guint64
get_path (const ZhChessAttacks *tables,
          int                   from,
          int                   to)
{
  return tables->between[from][to] | ZH_BIT (from) | ZH_BIT (to);
}

static void
generate_castling (Generator *g)
{
  int base = g->us == ZH_CHESS_WHITE ? 0 : 56;

  for (int wing = 0; wing < 2; wing++)
    {
      int      rook = g->position->castling_rook[g->us][wing];
      int      king_to = base + (wing == 0 ? 6 : 2);
      int      rook_to = base + (wing == 0 ? 5 : 3);
      guint64  others;
      guint64  walk;
      gboolean safe = TRUE;

      if (rook == ZH_CHESS_NO_SQUARE)
        continue;

      others = g->occupied & ~ZH_BIT (g->king) & ~ZH_BIT (rook);
      if ((get_path (g->tables, g->king, king_to) | get_path (g->tables, rook, rook_to)) & others)
        continue;

      for (walk = get_path (g->tables, g->king, king_to); walk != 0 && safe; walk &= walk - 1)
        safe = get_attackers_with (g->position, g->tables, zh_bit_first (walk), 1 - g->us, others) == 0;
      /* A rook that leaves may uncover an attack along the rank on where the king arrives. */
      if (safe)
        safe = get_attackers_with (g->position, g->tables, king_to, 1 - g->us, others | ZH_BIT (rook_to)) == 0;
      if (safe)
        g->out[g->n++] = (ZhChessMove){ (guint8) g->king, (guint8) rook, ZH_CHESS_EMPTY, TRUE };
    }
}

gsize
zh_chess_position_generate (const ZhChessPosition *self,
                            ZhChessMove           *moves)
{
  Generator g;

  generator_init (&g, self, moves);
  generate_king (&g);
  if ((g.checkers & (g.checkers - 1)) != 0)
    return g.n;

  generate_pieces (&g);
  generate_pawns (&g);
  if (g.checkers == 0)
    generate_castling (&g);
  return g.n;
}

gboolean
zh_chess_position_has_move (const ZhChessPosition *self)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  Generator   g;

  generator_init (&g, self, moves);
  generate_king (&g);
  if (g.n > 0 || (g.checkers & (g.checkers - 1)) != 0)
    return g.n > 0;
  generate_pawns (&g);
  if (g.n == 0)
    generate_pieces (&g);
  if (g.n == 0 && g.checkers == 0)
    generate_castling (&g);
  return g.n > 0;
}

static inline void
lift (ZhChessPosition *self,
      int              square,
      int              side)
{
  guint64 bit = ZH_BIT (square);

  self->pieces[self->board[square]] &= ~bit;
  self->colours[side] &= ~bit;
  self->board[square] = ZH_CHESS_EMPTY;
}

static inline void
put (ZhChessPosition *self,
     int              square,
     int              piece,
     int              side)
{
  guint64 bit = ZH_BIT (square);

  self->pieces[piece] |= bit;
  self->colours[side] |= bit;
  self->board[square] = (guint8) piece;
}

static void
lose_castling_rights (ZhChessPosition *self,
                      int              square)
{
  for (int side = 0; side < 2; side++)
    for (int wing = 0; wing < 2; wing++)
      if (self->castling_rook[side][wing] == square)
        self->castling_rook[side][wing] = ZH_CHESS_NO_SQUARE;
}

static void
move_king (ZhChessPosition *self,
           int              side,
           int              to)
{
  self->king[side] = (guint8) to;
  self->castling_rook[side][0] = ZH_CHESS_NO_SQUARE;
  self->castling_rook[side][1] = ZH_CHESS_NO_SQUARE;
}

static void
play_castling (ZhChessPosition *next,
               ZhChessMove      move,
               int              us)
{
  int base = us == ZH_CHESS_WHITE ? 0 : 56;
  int wing = move.to > move.from ? 0 : 1;

  lift (next, move.from, us);
  lift (next, move.to, us);
  put (next, base + (wing == 0 ? 6 : 2), ZH_CHESS_KING, us);
  put (next, base + (wing == 0 ? 5 : 3), ZH_CHESS_ROOK, us);
  move_king (next, us, base + (wing == 0 ? 6 : 2));
}

static void
play_ordinary (ZhChessPosition *next,
               ZhChessMove      move,
               int              us,
               int              en_passant)
{
  int piece = next->board[move.from];

  if (next->board[move.to] != ZH_CHESS_EMPTY)
    {
      lift (next, move.to, 1 - us);
      lose_castling_rights (next, move.to);
      next->half_moves = 0;
    }
  lift (next, move.from, us);
  put (next, move.to, move.promotion != ZH_CHESS_EMPTY ? move.promotion : piece, us);

  if (piece == ZH_CHESS_PAWN)
    {
      next->half_moves = 0;
      if (move.to == en_passant)
        lift (next, move.to + (us == ZH_CHESS_WHITE ? -8 : 8), 1 - us);
      else if (ABS (move.to - move.from) == 16)
        next->en_passant = (guint8) ((move.to + move.from) / 2);
    }
  else if (piece == ZH_CHESS_KING)
    {
      move_king (next, us, move.to);
    }
  else if (piece == ZH_CHESS_ROOK)
    {
      lose_castling_rights (next, move.from);
    }
}

void
zh_chess_position_play (const ZhChessPosition *self,
                        ZhChessMove            move,
                        ZhChessPosition       *next)
{
  int us = self->side;
  int en_passant = self->en_passant;

  *next = *self;
  next->en_passant = ZH_CHESS_NO_SQUARE;
  next->half_moves++;
  if (us == ZH_CHESS_BLACK)
    next->move_number++;

  if (move.castling)
    play_castling (next, move, us);
  else
    play_ordinary (next, move, us, en_passant);
  next->side = (guint8) (1 - us);
}

guint64
zh_chess_position_get_attackers (const ZhChessPosition *self,
                                 int                    square,
                                 ZhChessSide            by)
{
  return get_attackers_with (self, zh_chess_attacks_get (), square, (int) by, self->colours[0] | self->colours[1]);
}

gboolean
zh_chess_position_is_check (const ZhChessPosition *self)
{
  return zh_chess_position_get_attackers (self, self->king[self->side], self->side == ZH_CHESS_WHITE ? ZH_CHESS_BLACK : ZH_CHESS_WHITE) != 0;
}

gboolean
zh_chess_position_is_capture (const ZhChessPosition *self,
                              ZhChessMove            move)
{
  if (move.castling)
    return FALSE;
  return self->board[move.to] != ZH_CHESS_EMPTY || (self->board[move.from] == ZH_CHESS_PAWN && move.to == self->en_passant);
}

gboolean
zh_chess_position_can_capture_en_passant (const ZhChessPosition *self)
{
  Generator g;
  guint64   pawns;

  if (self->en_passant == ZH_CHESS_NO_SQUARE)
    return FALSE;

  generator_init (&g, self, NULL);
  pawns = g.tables->pawn[1 - g.us][self->en_passant] & g.own & self->pieces[ZH_CHESS_PAWN];
  for (; pawns != 0; pawns &= pawns - 1)
    if (is_en_passant_legal (&g, zh_bit_first (pawns)))
      return TRUE;
  return FALSE;
}

gboolean
zh_chess_position_equal (const ZhChessPosition *a,
                         const ZhChessPosition *b)
{
  gboolean a_takes;
  gboolean b_takes;

  if (a->side != b->side || memcmp (a->pieces, b->pieces, sizeof a->pieces) != 0 || memcmp (a->colours, b->colours, sizeof a->colours) != 0 || memcmp (a->castling_rook, b->castling_rook, sizeof a->castling_rook) != 0)
    return FALSE;

  a_takes = zh_chess_position_can_capture_en_passant (a);
  b_takes = zh_chess_position_can_capture_en_passant (b);
  return a_takes == b_takes && (!a_takes || a->en_passant == b->en_passant);
}

guint64
zh_chess_perft (const ZhChessPosition *self,
                int                    depth)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n;
  guint64     sum = 0;

  if (depth <= 0)
    return 1;

  n = zh_chess_position_generate (self, moves);
  if (depth == 1)
    return n;

  for (gsize i = 0; i < n; i++)
    {
      ZhChessPosition next;

      zh_chess_position_play (self, moves[i], &next);
      sum += zh_chess_perft (&next, depth - 1);
    }
  return sum;
}
