#include "config.h"

#include "chess-claims.h"

#include "chess-attacks.h"

#define LIGHT_SQUARES G_GUINT64_CONSTANT (0x55AA55AA55AA55AA)

ZhChessGame *
zh_chess_game_new (const ZhChessPosition *start)
{
  ZhChessGame *self = g_new0 (ZhChessGame, 1);

  self->positions = g_array_new (FALSE, FALSE, sizeof (ZhChessPosition));
  self->moves = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  g_array_append_vals (self->positions, start, 1);
  return self;
}

void
zh_chess_game_free (ZhChessGame *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->positions);
  g_array_unref (self->moves);
  g_free (self);
}

void
zh_chess_game_play (ZhChessGame *self,
                    ZhChessMove  move)
{
  ZhChessPosition next;

  zh_chess_position_play (zh_chess_game_get_last (self), move, &next);
  g_array_append_val (self->positions, next);
  g_array_append_val (self->moves, move);
}

const ZhChessPosition *
zh_chess_game_get_last (const ZhChessGame *self)
{
  return &g_array_index (self->positions, ZhChessPosition, self->positions->len - 1);
}

/* How often @position stands among the plies 0 … @last. Nothing before the last capture or
 * pawn move can be the same. */
static int
count_occurrences (const ZhChessGame     *game,
                   const ZhChessPosition *position,
                   int                    last)
{
  int count = 0;

  for (int ply = last; ply >= 0; ply--)
    {
      const ZhChessPosition *earlier = &g_array_index (game->positions, ZhChessPosition, ply);

      count += zh_chess_position_equal (earlier, position) ? 1 : 0;
      if (earlier->half_moves == 0)
        break;
    }
  return count;
}

static void
note (int     *first,
      int      ply,
      gboolean holds)
{
  if (holds && *first == ZH_PLY_NEVER)
    *first = ply;
}

/* Moves that the side to move need only write down to claim that the position stands for the
 * @times-th time. */
static void
collect_repeating (const ZhChessGame *game,
                   int                times,
                   int                ply,
                   const ZhChessMove *moves,
                   gsize              n_moves,
                   GArray            *found)
{
  const ZhChessPosition *position = &g_array_index (game->positions, ZhChessPosition, ply);

  for (gsize i = 0; i < n_moves; i++)
    {
      ZhChessPosition next;

      zh_chess_position_play (position, moves[i], &next);
      if (next.half_moves > 0 && count_occurrences (game, &next, ply) >= times - 1)
        g_array_append_val (found, moves[i]);
    }
}

static gboolean
has_quiet_move (const ZhChessPosition *position,
                const ZhChessMove     *moves,
                gsize                  n_moves)
{
  for (gsize i = 0; i < n_moves; i++)
    if (!zh_chess_position_is_capture (position, moves[i]) && position->board[moves[i].from] != ZH_CHESS_PAWN)
      return TRUE;
  return FALSE;
}

/* Whether only kings are left, with one minor piece, or with bishops all on squares of one
 * colour. */
static gboolean
is_dead_material (const ZhChessPosition *self)
{
  guint64 bishops = self->pieces[ZH_CHESS_BISHOP];
  guint64 knights = self->pieces[ZH_CHESS_KNIGHT];

  if ((self->pieces[ZH_CHESS_PAWN] | self->pieces[ZH_CHESS_ROOK] | self->pieces[ZH_CHESS_QUEEN]) != 0)
    return FALSE;
  if (knights != 0)
    return bishops == 0 && zh_bit_count (knights) == 1;
  return (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
}

static void
look_at_position (ZhChessClaims      *self,
                  const ZhChessGame  *game,
                  const ZhDrawLimits *limits,
                  int                 ply)
{
  const ZhChessPosition *position = &g_array_index (game->positions, ZhChessPosition, ply);
  ZhChessMove            moves[ZH_CHESS_MAX_MOVES];
  gsize                  n_moves = zh_chess_position_generate (position, moves);
  gboolean               mate = n_moves == 0 && zh_chess_position_is_check (position);
  int                    occurrences = count_occurrences (game, position, ply);
  gboolean               fifty_possible = position->half_moves >= 2 * limits->moves - 1 && has_quiet_move (position, moves, n_moves);

  if (ply > 0)
    {
      note (&self->threefold_after, ply, occurrences >= limits->repetitions);
      note (&self->fivefold, ply, occurrences >= limits->automatic_repetitions && !mate);
      note (&self->fifty_after, ply, position->half_moves >= 2 * limits->moves && !mate);
      note (&self->seventy_five, ply, position->half_moves >= 2 * limits->automatic_moves && !mate);
    }
  note (&self->insufficient, ply, is_dead_material (position));

  if (ply + 1 < (int) game->positions->len)
    {
      note (&self->fifty_intended, ply, fifty_possible);
      if (self->threefold_intended == ZH_PLY_NEVER)
        collect_repeating (game, limits->repetitions, ply, moves, n_moves, self->intended_moves);
      note (&self->threefold_intended, ply, self->intended_moves->len > 0);
      return;
    }

  self->fifty_now = fifty_possible;
  collect_repeating (game, limits->repetitions, ply, moves, n_moves, self->threefold_now);
  if (n_moves == 0)
    self->end = mate ? ZH_CHESS_CHECKMATE : ZH_CHESS_STALEMATE;
  else if (self->fivefold != ZH_PLY_NEVER)
    self->end = ZH_CHESS_FIVEFOLD;
  else if (self->seventy_five != ZH_PLY_NEVER)
    self->end = ZH_CHESS_SEVENTY_FIVE;
  else if (self->insufficient != ZH_PLY_NEVER)
    self->end = ZH_CHESS_DEAD_MATERIAL;
}

ZhChessClaims *
zh_chess_claims_new (const ZhChessGame  *game,
                     const ZhDrawLimits *limits)
{
  ZhChessClaims *self = g_new0 (ZhChessClaims, 1);

  self->threefold_after = ZH_PLY_NEVER;
  self->threefold_intended = ZH_PLY_NEVER;
  self->intended_moves = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  self->threefold_now = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  self->fifty_after = ZH_PLY_NEVER;
  self->fifty_intended = ZH_PLY_NEVER;
  self->fivefold = ZH_PLY_NEVER;
  self->seventy_five = ZH_PLY_NEVER;
  self->insufficient = ZH_PLY_NEVER;

  for (int ply = 0; ply < (int) game->positions->len; ply++)
    look_at_position (self, game, limits, ply);
  return self;
}

void
zh_chess_claims_free (ZhChessClaims *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->intended_moves);
  g_array_unref (self->threefold_now);
  g_free (self);
}

const char *
zh_chess_end_to_string (ZhChessEnd end)
{
  static const char *const names[] = { "open", "checkmate", "stalemate", "fivefold", "75moves", "dead-material" };

  return names[end];
}
