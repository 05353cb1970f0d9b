#include "config.h"

#include "problem-search.h"

#include <string.h>

#include "chess-attacks.h"

/* How often somebody who waits is asked whether he still does. */
#define PATIENCE 4096

typedef struct
{
  ZhChessMove move;
  guint32     worth;
} Ranked;

ZhProblemSearch *
zh_problem_search_new (ZhChessGoal   goal,
                       guint64       limit,
                       GCancellable *cancellable)
{
  ZhProblemSearch *self = g_new0 (ZhProblemSearch, 1);

  self->goal = goal;
  self->limit = limit;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->table = zh_problem_table_new ();
  return self;
}

void
zh_problem_search_free (ZhProblemSearch *self)
{
  zh_problem_table_free (self->table);
  g_clear_object (&self->cancellable);
  g_free (self);
}

gboolean
zh_problem_search_play (ZhProblemSearch       *self,
                        const ZhChessPosition *position,
                        ZhChessMove            move,
                        ZhChessPosition       *next)
{
  zh_chess_position_play (position, move, next);
  self->n_positions++;
  if (self->n_positions > self->limit)
    self->stopped = TRUE;
  else if (self->n_positions % PATIENCE == 0)
    {
      (void) zh_progress_step (self->progress, self->n_positions, self->limit, NULL);
      if (self->cancellable != NULL && g_cancellable_is_cancelled (self->cancellable))
        self->stopped = TRUE;
    }
  return !self->stopped;
}

gboolean
zh_problem_is_mate (const ZhChessPosition *position)
{
  return zh_chess_position_is_check (position) && !zh_chess_position_has_move (position);
}

/* Own men that stand alone between an own line piece and the enemy's king. */
static guint64
find_batteries (const ZhChessPosition *position,
                const ZhChessAttacks  *tables,
                int                    king)
{
  guint64 own = position->colours[position->side];
  guint64 occupied = own | position->colours[1 - position->side];
  guint64 straight = (position->pieces[ZH_CHESS_ROOK] | position->pieces[ZH_CHESS_QUEEN]) & own;
  guint64 slanted = (position->pieces[ZH_CHESS_BISHOP] | position->pieces[ZH_CHESS_QUEEN]) & own;
  guint64 lines = (zh_chess_attacks_rook (tables, king, 0) & straight) | (zh_chess_attacks_bishop (tables, king, 0) & slanted);
  guint64 batteries = 0;

  for (; lines != 0; lines &= lines - 1)
    {
      guint64 between = tables->between[king][zh_bit_first (lines)] & occupied;

      if (zh_bit_count (between) == 1)
        batteries |= between & own;
    }
  return batteries;
}

gsize
zh_problem_find_checks (const ZhChessPosition *position,
                        ZhChessMove           *moves,
                        gsize                  n)
{
  const ZhChessAttacks *tables = zh_chess_attacks_get ();
  int                   us = position->side;
  int                   king = position->king[1 - us];
  guint64               occupied = position->colours[0] | position->colours[1];
  guint64               batteries = find_batteries (position, tables, king);
  guint64               reach[6];
  gsize                 kept = 0;

  reach[ZH_CHESS_PAWN] = tables->pawn[1 - us][king];
  reach[ZH_CHESS_KNIGHT] = tables->knight[king];
  reach[ZH_CHESS_BISHOP] = zh_chess_attacks_bishop (tables, king, occupied);
  reach[ZH_CHESS_ROOK] = zh_chess_attacks_rook (tables, king, occupied);
  reach[ZH_CHESS_QUEEN] = reach[ZH_CHESS_BISHOP] | reach[ZH_CHESS_ROOK];
  reach[ZH_CHESS_KING] = 0;

  for (gsize i = 0; i < n; i++)
    {
      ZhChessMove move = moves[i];
      int         piece = position->board[move.from];
      gboolean    special = move.castling || move.promotion != ZH_CHESS_EMPTY ||
                         (piece == ZH_CHESS_PAWN && move.to == position->en_passant);

      if (special || (reach[piece] & ZH_BIT (move.to)) ||
          ((batteries & ZH_BIT (move.from)) && !(tables->line[king][move.from] & ZH_BIT (move.to))))
        moves[kept++] = move;
    }
  return kept;
}

static inline gboolean
is_same (ZhChessMove a,
         ZhChessMove b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

static inline guint32 *
get_history (ZhProblemSearch       *self,
             const ZhChessPosition *position,
             ZhChessMove            move)
{
  return &self->history[position->side][move.from][move.to];
}

/* A move that has just settled a position like this one most often settles this one too. */
static void
sort_moves (ZhProblemSearch       *self,
            const ZhChessPosition *position,
            ZhChessMove           *moves,
            gsize                  n,
            int                    ply)
{
  Ranked ranked[ZH_CHESS_MAX_MOVES];

  for (gsize i = 0; i < n; i++)
    {
      Ranked entry = { moves[i], MIN (*get_history (self, position, moves[i]), 1u << 24) };
      gsize  at = i;

      if (is_same (moves[i], self->killers[ply][0]))
        entry.worth = G_MAXUINT32;
      else if (is_same (moves[i], self->killers[ply][1]))
        entry.worth = G_MAXUINT32 - 1;
      else if (zh_chess_position_is_capture (position, moves[i]))
        entry.worth += 64;
      for (; at > 0 && ranked[at - 1].worth < entry.worth; at--)
        ranked[at] = ranked[at - 1];
      ranked[at] = entry;
    }
  for (gsize i = 0; i < n; i++)
    moves[i] = ranked[i].move;
}

static void
note_success (ZhProblemSearch       *self,
              const ZhChessPosition *position,
              ZhChessMove            move,
              int                    ply,
              int                    depth)
{
  if (!is_same (self->killers[ply][0], move))
    {
      self->killers[ply][1] = self->killers[ply][0];
      self->killers[ply][0] = move;
    }
  *get_history (self, position, move) += (guint32) (depth * depth + 1);
}

static gboolean
has_mate (ZhProblemSearch       *self,
          const ZhChessPosition *position,
          int                    ply)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, moves);

  n = zh_problem_find_checks (position, moves, n);
  for (gsize i = 0; i < n; i++)
    if (zh_problem_search_play (self, position, moves[i], &next) && zh_problem_is_mate (&next))
      {
        note_success (self, position, moves[i], ply, 0);
        return TRUE;
      }
  return FALSE;
}

static gboolean
try_moves (ZhProblemSearch       *self,
           const ZhChessPosition *position,
           int                    moves_left,
           int                    ply)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, moves);

  sort_moves (self, position, moves, n, ply);
  for (gsize i = 0; i < n; i++)
    {
      if (!zh_problem_search_play (self, position, moves[i], &next))
        return FALSE;
      if (zh_problem_search_is_forced (self, &next, moves_left - 1, ply + 1))
        {
          note_success (self, position, moves[i], ply, moves_left);
          return TRUE;
        }
      if (self->stopped)
        return FALSE;
    }
  return FALSE;
}

static gboolean
can_force_in (ZhProblemSearch       *self,
              const ZhChessPosition *position,
              int                    moves,
              int                    ply)
{
  if (moves == 1 && self->goal == ZH_CHESS_GOAL_MATE)
    return has_mate (self, position, ply);
  return try_moves (self, position, moves, ply);
}

int
zh_problem_search_can_force (ZhProblemSearch       *self,
                             const ZhChessPosition *position,
                             int                    moves,
                             int                    ply)
{
  gboolean        kept = moves > 1 || self->goal == ZH_CHESS_GOAL_SELFMATE;
  ZhProblemKey    key = { 0, 0 };
  ZhProblemBounds known = { 0, 0 };

  if (kept && moves > 0)
    {
      key = zh_problem_key (position);
      known = zh_problem_table_get (self->table, &key);
    }
  for (int depth = known.not_in + 1; depth <= moves; depth++)
    {
      if (known.done_in == depth || can_force_in (self, position, depth, ply))
        {
          if (kept)
            zh_problem_table_put (self->table, &key, (ZhProblemBounds){ (guint8) depth, (guint8) (depth - 1) });
          return depth;
        }
      if (self->stopped)
        return 0;
    }
  if (kept && moves > known.not_in)
    zh_problem_table_put (self->table, &key, (ZhProblemBounds){ 0, (guint8) moves });
  return 0;
}

/* After an answer of the other side: in a direct mate the solver goes on; in a selfmate he may be mated. */
static gboolean
is_answer_met (ZhProblemSearch       *self,
               const ZhChessPosition *next,
               int                    moves,
               int                    ply)
{
  if (self->goal == ZH_CHESS_GOAL_SELFMATE)
    {
      if (moves == 0 && !zh_chess_position_is_check (next))
        return FALSE;
      if (!zh_chess_position_has_move (next))
        return zh_chess_position_is_check (next);
    }
  return moves > 0 && zh_problem_search_can_force (self, next, moves, ply + 1) > 0;
}

gboolean
zh_problem_search_is_forced (ZhProblemSearch       *self,
                             const ZhChessPosition *position,
                             int                    moves,
                             int                    ply)
{
  ZhChessMove     answers[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n;

  if (moves == 0 && self->goal == ZH_CHESS_GOAL_MATE)
    return zh_problem_is_mate (position);

  n = zh_chess_position_generate (position, answers);
  if (n == 0)
    return self->goal == ZH_CHESS_GOAL_MATE && zh_chess_position_is_check (position);
  sort_moves (self, position, answers, n, ply);
  for (gsize i = 0; i < n; i++)
    {
      if (!zh_problem_search_play (self, position, answers[i], &next))
        return FALSE;
      if (!is_answer_met (self, &next, moves, ply))
        {
          if (!self->stopped)
            note_success (self, position, answers[i], ply, moves);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
can_mate_at_once (ZhProblemSearch       *self,
                  const ZhChessPosition *position)
{
  return has_mate (self, position, 0);
}

gboolean
zh_problem_search_can_help (ZhProblemSearch       *self,
                            const ZhChessPosition *position,
                            int                    plies)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  ZhProblemKey    key;
  gsize           n;

  if (plies == 1)
    return can_mate_at_once (self, position);

  key = zh_problem_key (position);
  /* Series of one length say nothing of other lengths: each has a slot of its own. */
  key.check += (guint64) plies;
  if (zh_problem_table_get (self->table, &key).not_in != 0)
    return FALSE;
  if (zh_problem_table_get (self->table, &key).done_in != 0)
    return TRUE;

  n = zh_chess_position_generate (position, moves);
  for (gsize i = 0; i < n; i++)
    {
      if (!zh_problem_search_play (self, position, moves[i], &next))
        return FALSE;
      if (zh_problem_search_can_help (self, &next, plies - 1))
        {
          zh_problem_table_put (self->table, &key, (ZhProblemBounds){ (guint8) plies, 0 });
          return TRUE;
        }
      if (self->stopped)
        return FALSE;
    }
  zh_problem_table_put (self->table, &key, (ZhProblemBounds){ 0, (guint8) plies });
  return FALSE;
}
