/* A proof that no mate can come about, without playing a move: for every piece the squares it
 * could ever reach, counted generously. Pieces are allowed whatever no lasting obstacle
 * forbids; what is still forbidden when nothing new can be allowed is forbidden for good.
 *
 * The sets only grow, so the order of the steps does not matter. Soundness is by induction
 * over any series of legal moves: each of its moves is allowed by what the moves before it
 * have established.
 */
#include "config.h"

#include "chess-mate-reach.h"

#include <string.h>

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)
#define LAST_RANKS G_GUINT64_CONSTANT (0xFF000000000000FF)

#define MAX_PIECES ZH_REACH_MAX_PIECES
#define PROMOTED ZH_REACH_PROMOTED

typedef ZhReachPiece Piece;
typedef ZhReach      Reach;

static guint64
shift_toward (guint64 set,
              int     file_step,
              int     rank_step)
{
  const guint64 not_a = ~G_GUINT64_CONSTANT (0x0101010101010101);
  const guint64 not_h = ~G_GUINT64_CONSTANT (0x8080808080808080);

  if (rank_step > 0)
    set <<= 8;
  else if (rank_step < 0)
    set >>= 8;
  if (file_step > 0)
    set = (set << 1) & not_a;
  else if (file_step < 0)
    set = (set >> 1) & not_h;
  return set;
}

static guint64
step_king (guint64 set)
{
  guint64 wide = set | shift_toward (set, 1, 0) | shift_toward (set, -1, 0);

  return (wide | shift_toward (wide, 0, 1) | shift_toward (wide, 0, -1)) & ~set;
}

static guint64
step_knight (const ZhChessAttacks *tables,
             guint64               set)
{
  guint64 reached = 0;

  for (; set != 0; set &= set - 1)
    reached |= tables->knight[zh_bit_first (set)];
  return reached;
}

static guint64
step_straight (guint64 set)
{
  return shift_toward (set, 1, 0) | shift_toward (set, -1, 0) | shift_toward (set, 0, 1) | shift_toward (set, 0, -1);
}

static guint64
step_slanted (guint64 set)
{
  return shift_toward (set, 1, 1) | shift_toward (set, -1, 1) | shift_toward (set, 1, -1) | shift_toward (set, -1, -1);
}

static guint64
step_pawn_captures (guint64 set,
                    int     side)
{
  int forward = side == ZH_CHESS_WHITE ? 1 : -1;

  return shift_toward (set, 1, forward) | shift_toward (set, -1, forward);
}

/* Squares one step further for a piece that stands anywhere in @set: a line piece may stop on every square of its way. */
static guint64
step (const ZhChessAttacks *tables,
      int                   kind,
      guint64               set)
{
  switch (kind)
    {
    case ZH_CHESS_KNIGHT:
      return step_knight (tables, set);
    case ZH_CHESS_BISHOP:
      return step_slanted (set);
    case ZH_CHESS_ROOK:
      return step_straight (set);
    case ZH_CHESS_QUEEN:
      return step_straight (set) | step_slanted (set);
    case ZH_CHESS_KING:
      return step_king (set);
    case PROMOTED:
      return step_straight (set) | step_slanted (set) | step_knight (tables, set);
    default:
      return 0;
    }
}

static gboolean
can_leave (const Piece *piece)
{
  return piece->taken || piece->kind == PROMOTED || piece->reach != ZH_BIT (piece->origin);
}

/* Squares next to which a piece that never leaves stands guard: there no enemy king can go. */
static guint64
get_lasting_guard (const Reach *self,
                   int          side)
{
  guint64 guarded = 0;

  for (int i = 0; i < self->n_pieces; i++)
    {
      const Piece *piece = &self->pieces[i];

      if (piece->side != side || can_leave (piece))
        continue;
      if (piece->kind == ZH_CHESS_PAWN)
        guarded |= step_pawn_captures (piece->reach, side);
      else
        guarded |= step (self->tables, piece->kind, piece->reach);
    }
  return guarded;
}

static void
refresh_sets (Reach *self)
{
  for (int side = 0; side < 2; side++)
    {
      self->fixed[side] = 0;
      self->visits[side] = 0;
    }
  for (int i = 0; i < self->n_pieces; i++)
    {
      const Piece *piece = &self->pieces[i];

      if (!can_leave (piece))
        self->fixed[piece->side] |= ZH_BIT (piece->origin);
      if (piece->kind != ZH_CHESS_KING)
        self->visits[piece->side] |= piece->reach;
    }
}

static guint64
get_fixed_king (const Reach *self,
                int          side)
{
  return self->fixed[side] & ZH_BIT (self->position->king[side]);
}

static guint64
advance_pawn (const Reach *self,
              const Piece *piece)
{
  int     forward = piece->side == ZH_CHESS_WHITE ? 1 : -1;
  guint64 start_rank = piece->side == ZH_CHESS_WHITE ? G_GUINT64_CONSTANT (0xFF00) : G_GUINT64_CONSTANT (0x00FF000000000000);
  guint64 free_squares = ~(self->fixed[0] | self->fixed[1]);
  guint64 victims = self->visits[1 - piece->side];
  guint64 once = shift_toward (piece->reach & ~LAST_RANKS, 0, forward) & free_squares;
  guint64 twice = shift_toward (shift_toward (piece->reach & start_rank, 0, forward) & free_squares, 0, forward) & free_squares;

  if (self->position->en_passant != ZH_CHESS_NO_SQUARE && self->position->side == piece->side)
    victims |= ZH_BIT (self->position->en_passant);
  return once | twice | (step_pawn_captures (piece->reach & ~LAST_RANKS, piece->side) & victims);
}

static guint64
advance (const Reach *self,
         const Piece *piece)
{
  int     enemy = 1 - piece->side;
  guint64 forbidden = self->fixed[piece->side] | get_fixed_king (self, enemy);
  guint64 next;

  if (piece->kind == ZH_CHESS_PAWN)
    return advance_pawn (self, piece);

  if (piece->kind == ZH_CHESS_KING)
    forbidden |= self->guarded[enemy];
  next = step (self->tables, piece->kind, piece->reach);

  /* Castling leaps; its squares are allowed without asking for more. */
  for (int wing = 0; wing < 2; wing++)
    {
      int base = piece->side == ZH_CHESS_WHITE ? 0 : 56;
      int rook = self->position->castling_rook[piece->side][wing];

      if (rook == ZH_CHESS_NO_SQUARE)
        continue;
      if (piece->kind == ZH_CHESS_KING)
        next |= ZH_BIT (base + (wing == 0 ? 6 : 2));
      else if (piece->origin == rook)
        next |= ZH_BIT (base + (wing == 0 ? 5 : 3));
    }
  return next & ~forbidden;
}

/* Who can now be captured on its own square, by the moves of @piece from where it can be. */
static gboolean
mark_taken (Reach       *self,
            const Piece *piece)
{
  gboolean changed = FALSE;
  guint64  blows = piece->reach;

  if (piece->kind == ZH_CHESS_PAWN)
    blows = step_pawn_captures (piece->reach, piece->side);
  for (int i = 0; i < self->n_pieces; i++)
    {
      Piece *victim = &self->pieces[i];

      if (victim->side == piece->side || victim->kind == ZH_CHESS_KING || victim->taken || !(blows & ZH_BIT (victim->origin)))
        continue;
      victim->taken = TRUE;
      changed = TRUE;
    }
  return changed;
}

static gboolean
add_promotions (Reach *self)
{
  gboolean changed = FALSE;

  for (int i = 0; i < self->n_pieces && self->n_pieces < MAX_PIECES; i++)
    {
      const Piece *pawn = &self->pieces[i];
      guint64      fresh;

      if (pawn->kind != ZH_CHESS_PAWN)
        continue;
      fresh = pawn->reach & LAST_RANKS & ~self->promotions[pawn->side];
      for (; fresh != 0 && self->n_pieces < MAX_PIECES; fresh &= fresh - 1)
        {
          int square = zh_bit_first (fresh);

          self->promotions[pawn->side] |= ZH_BIT (square);
          self->pieces[self->n_pieces++] = (Piece){ square, PROMOTED, pawn->side, FALSE, ZH_BIT (square) };
          changed = TRUE;
        }
    }
  return changed;
}

static void
grow (Reach *self)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      refresh_sets (self);
      for (int side = 0; side < 2; side++)
        self->guarded[side] = get_lasting_guard (self, side);
      for (int i = 0; i < self->n_pieces; i++)
        {
          Piece  *piece = &self->pieces[i];
          guint64 more = advance (self, piece) & ~piece->reach;

          piece->reach |= more;
          changed = more != 0 || changed;
          changed = mark_taken (self, piece) || changed;
        }
      changed = add_promotions (self) || changed;
    }
  refresh_sets (self);
}

/* A pawn that can be taken en passant is struck where it does not stand. */
static void
mark_en_passant (Reach *self)
{
  const ZhChessPosition *position = self->position;
  int                    victim = position->en_passant + (position->side == ZH_CHESS_WHITE ? -8 : 8);

  if (position->en_passant == ZH_CHESS_NO_SQUARE)
    return;
  for (int i = 0; i < self->n_pieces; i++)
    if (self->pieces[i].origin == victim)
      self->pieces[i].taken = TRUE;
}

static void
place_pieces (Reach                 *self,
              const ZhChessPosition *position)
{
  guint64 occupied = position->colours[0] | position->colours[1];

  self->position = position;
  self->tables = zh_chess_attacks_get ();
  for (; occupied != 0; occupied &= occupied - 1)
    {
      int square = zh_bit_first (occupied);
      int side = (position->colours[0] & ZH_BIT (square)) ? 0 : 1;

      self->pieces[self->n_pieces++] = (Piece){ square, position->board[square], side, FALSE, ZH_BIT (square) };
    }
  mark_en_passant (self);
}

/* Every square a piece could attack from where it can be; lines end at pieces that never leave. */
static guint64
get_attacks (const Reach *self,
             const Piece *piece)
{
  guint64 fixed = self->fixed[0] | self->fixed[1];
  guint64 attacks = 0;

  if (piece->kind == ZH_CHESS_PAWN)
    return step_pawn_captures (piece->reach, piece->side);
  if (piece->kind == ZH_CHESS_KNIGHT || piece->kind == ZH_CHESS_KING)
    return step (self->tables, piece->kind, piece->reach);

  for (guint64 from = piece->reach; from != 0; from &= from - 1)
    {
      int square = zh_bit_first (from);

      if (piece->kind != ZH_CHESS_ROOK)
        attacks |= zh_chess_attacks_bishop (self->tables, square, fixed);
      if (piece->kind != ZH_CHESS_BISHOP)
        attacks |= zh_chess_attacks_rook (self->tables, square, fixed);
      if (piece->kind == PROMOTED)
        attacks |= self->tables->knight[square];
    }
  return attacks;
}

/* What the winner and the loser can bring to the squares around the king. */
typedef struct
{
  const Reach *reach;
  int          winner;
  guint64      checks;        /* squares that some piece of the winner can attack */
  guint64      slow_checks;   /* the same by everything but bishops of one colour */
  guint64      bishop_colour; /* squares of the only bishops that can check, or 0 */
  guint64      firm_blocks;   /* squares the loser's pieces can stand on, but for rooks and queens that could step in between */
  guint64      king_reach;    /* of the winner's king */
} Means;

static void
collect_winner (const Reach *self,
                Means       *means)
{
  guint64 bishops = 0;

  for (int i = 0; i < self->n_pieces; i++)
    {
      const Piece *piece = &self->pieces[i];
      guint64      attacks;

      if (piece->side != means->winner)
        continue;
      if (piece->kind == ZH_CHESS_KING)
        {
          means->king_reach = piece->reach;
          continue;
        }
      attacks = get_attacks (self, piece);
      means->checks |= attacks;
      if (piece->kind == ZH_CHESS_BISHOP)
        bishops |= attacks;
      else
        means->slow_checks |= attacks;
    }

  if ((bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0)
    means->bishop_colour = (bishops & LIGHT_SQUARES) != 0 ? LIGHT_SQUARES : ~LIGHT_SQUARES;
}

static void
collect_loser (const Reach *self,
               Means       *means)
{
  for (int i = 0; i < self->n_pieces; i++)
    {
      const Piece *piece = &self->pieces[i];
      gboolean     line_piece = piece->kind == ZH_CHESS_ROOK || piece->kind == ZH_CHESS_QUEEN;

      if (piece->side == means->winner || piece->kind == ZH_CHESS_KING)
        continue;
      if (!line_piece || !can_leave (piece))
        means->firm_blocks |= piece->reach;
    }
}

/* A bishop checks past two neighbours of the king on squares of the other colour. Own rooks and
 * queens there could step in between, so they must be blocked or guarded by something else. */
static gboolean
can_bishop_mate (const Means *means,
                 guint64      king,
                 guint64      guarded_by_king)
{
  guint64 held = guarded_by_king | means->firm_blocks | means->slow_checks;

  for (int file_step = -1; file_step <= 1; file_step += 2)
    for (int rank_step = -1; rank_step <= 1; rank_step += 2)
      {
        guint64 sides = shift_toward (king, file_step, 0) | shift_toward (king, 0, rank_step);

        if (shift_toward (king, file_step, rank_step) != 0 && (sides & ~held) == 0)
          return TRUE;
      }
  return FALSE;
}

/* Gives @square to a piece of the loser that can stand there, moving pieces given before to other
 * squares where needed: one augmenting path. @tried holds pieces already asked on this path. */
static gboolean
give_blocker (const Means *means,
              int          square,
              int          blocker_of[],
              guint64     *tried)
{
  const Reach *self = means->reach;

  for (int i = 0; i < self->n_pieces; i++)
    {
      const Piece *piece = &self->pieces[i];

      if (piece->side == means->winner || piece->kind == ZH_CHESS_KING || !(piece->reach & ZH_BIT (square)) || (*tried & ZH_BIT (i)))
        continue;
      /* Any number of pawns may have been promoted there. */
      if (piece->kind == PROMOTED)
        return TRUE;
      *tried |= ZH_BIT (i);
      if (blocker_of[i] < 0 || give_blocker (means, blocker_of[i], blocker_of, tried))
        {
          blocker_of[i] = square;
          return TRUE;
        }
    }
  return FALSE;
}

/* Squares beside the king that nobody guards must each be taken by a piece of his own. */
static gboolean
can_block_all (const Means *means,
               guint64      squares)
{
  int blocker_of[MAX_PIECES];

  for (int i = 0; i < MAX_PIECES; i++)
    blocker_of[i] = -1;
  for (; squares != 0; squares &= squares - 1)
    {
      guint64 tried = 0;

      if (!give_blocker (means, zh_bit_first (squares), blocker_of, &tried))
        return FALSE;
    }
  return TRUE;
}

static gboolean
can_mate_on (const Means *means,
             guint64      king)
{
  guint64 around = step_king (king);

  if (!(means->checks & king))
    return FALSE;
  for (guint64 from = means->king_reach & ~around & ~king; from != 0; from &= from - 1)
    {
      guint64 guarded_by_king = step_king (from & -from);

      if (!can_block_all (means, around & ~(guarded_by_king | means->checks)))
        continue;
      if (!(means->slow_checks & king) && means->bishop_colour != 0 && !can_bishop_mate (means, king, guarded_by_king))
        continue;
      return TRUE;
    }
  return FALSE;
}

gboolean
zh_reach_find (ZhReach               *self,
               const ZhChessPosition *position)
{
  memset (self, 0, sizeof *self);
  place_pieces (self, position);
  grow (self);
  return self->n_pieces < MAX_PIECES;
}

gboolean
zh_reach_piece_can_leave (const ZhReachPiece *piece)
{
  return can_leave (piece);
}

gboolean
zh_mate_is_excluded_by_reach (const ZhChessPosition *position,
                              ZhChessSide            side)
{
  Reach   self;
  Means   means = { .reach = &self, .winner = (int) side };
  guint64 kings = 0;

  if (!zh_reach_find (&self, position))
    return FALSE;

  collect_winner (&self, &means);
  collect_loser (&self, &means);
  for (int i = 0; i < self.n_pieces; i++)
    if (self.pieces[i].kind == ZH_CHESS_KING && self.pieces[i].side != means.winner)
      kings = self.pieces[i].reach;

  for (; kings != 0; kings &= kings - 1)
    if (can_mate_on (&means, kings & -kings))
      return FALSE;
  return TRUE;
}
