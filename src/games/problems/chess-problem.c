#include "config.h"

#include "chess-problem.h"

#include "problem-search.h"
#include "problem-tree.h"

void
zh_chess_problem_prepare (ZhChessPosition *position)
{
  static const int homes[2] = { 4, 60 };

  position->en_passant = ZH_CHESS_NO_SQUARE;
  for (int side = 0; side < 2; side++)
    {
      int     home = homes[side];
      guint64 rooks = position->pieces[ZH_CHESS_ROOK] & position->colours[side];

      position->castling_rook[side][0] = ZH_CHESS_NO_SQUARE;
      position->castling_rook[side][1] = ZH_CHESS_NO_SQUARE;
      if (position->king[side] != home)
        continue;
      if (rooks >> (home + 3) & 1)
        position->castling_rook[side][0] = (guint8) (home + 3);
      if (rooks >> (home - 4) & 1)
        position->castling_rook[side][1] = (guint8) (home - 4);
    }
}

static int
count_plies (const ZhChessTask *task,
             int                moves)
{
  return 2 * moves + (task->half ? 1 : 0);
}

/* Every first move that does the task in n moves or fewer. */
static void
find_first_moves (ZhChessSolution *self,
                  ZhProblemSearch *search,
                  GArray          *lengths,
                  GArray          *firsts)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (&self->position, moves);

  for (int depth = 1; depth <= self->task.moves; depth++)
    for (gsize i = 0; i < n; i++)
      {
        if (moves[i].from == moves[i].to || !zh_problem_search_play (search, &self->position, moves[i], &next))
          continue;
        if (!zh_problem_search_is_forced (search, &next, depth - 1, 1))
          continue;
        g_array_append_val (firsts, moves[i]);
        g_array_append_val (lengths, depth);
        if (self->shortest < 0)
          self->shortest = depth;
        /* Found: no longer way of it is asked for. */
        moves[i].to = moves[i].from;
      }
}

static void
solve_forced (ZhChessSolution             *self,
              ZhProblemSearch             *search,
              const ZhChessProblemOptions *options)
{
  g_autoptr (GArray) firsts = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (int));
  ZhProblemTree tree = { search, options->max_nodes, TRUE, 0, 0, 0 };

  find_first_moves (self, search, lengths, firsts);
  self->finished = !search->stopped;
  self->n_solutions = firsts->len;
  for (guint i = 0; i < firsts->len; i++)
    g_ptr_array_add (self->roots, zh_problem_tree_add_key (&tree, &self->position, g_array_index (firsts, ZhChessMove, i),
                                                           g_array_index (lengths, int, i)));
  self->tree_complete = self->finished && tree.complete && options->max_nodes > 0;
  self->n_duals = tree.n_duals;
  self->n_short_duals = tree.n_short_duals;
  self->n_minor_duals = tree.n_minor_duals;
}

static void
find_shortest_help (ZhChessSolution *self,
                    ZhProblemSearch *search)
{
  for (int moves = self->task.half ? 0 : 1; moves < self->task.moves && !search->stopped && self->shortest < 0; moves++)
    if (zh_problem_search_can_help (search, &self->position, count_plies (&self->task, moves)))
      self->shortest = moves;
  if (self->shortest < 0 && self->n_solutions > 0)
    self->shortest = self->task.moves;
}

static void
solve_help (ZhChessSolution             *self,
            ZhProblemSearch             *search,
            const ZhChessProblemOptions *options)
{
  ZhProblemTree tree = { search, options->max_nodes, TRUE, 0, 0, 0 };

  self->n_solutions = zh_problem_tree_add_help (&tree, &self->position, count_plies (&self->task, self->task.moves), self->roots);
  if (options->set_play && count_plies (&self->task, self->task.moves) > 1)
    {
      ZhChessPosition passed = self->position;

      passed.side = (guint8) (1 - passed.side);
      passed.en_passant = ZH_CHESS_NO_SQUARE;
      self->set_roots = g_ptr_array_new_with_free_func (zh_problem_tree_free_node);
      if (zh_chess_position_get_attackers (&passed, passed.king[1 - passed.side], (ZhChessSide) passed.side) == 0)
        self->n_set = zh_problem_tree_add_help (&tree, &passed, count_plies (&self->task, self->task.moves) - 1, self->set_roots);
    }
  find_shortest_help (self, search);
  self->finished = !search->stopped;
  self->tree_complete = self->finished && tree.complete;
}

/* Whether the task can still be done after @ply moves have led to @position. */
static gboolean
still_holds (ZhProblemSearch       *search,
             const ZhChessTask     *task,
             const ZhChessPosition *position,
             int                    ply)
{
  int left = count_plies (task, task->moves) - ply;

  if (task->goal == ZH_CHESS_GOAL_HELPMATE)
    return left > 0 ? zh_problem_search_can_help (search, position, left) : left == 0 && zh_problem_is_mate (position);
  if (ply % 2 != 0)
    return (ply + 1) / 2 <= task->moves && zh_problem_search_is_forced (search, position, task->moves - (ply + 1) / 2, ply);
  if (task->goal == ZH_CHESS_GOAL_SELFMATE && zh_problem_is_mate (position))
    return TRUE;
  return left > 0 && zh_problem_search_can_force (search, position, task->moves - ply / 2, ply) > 0;
}

/* Mate by the side that is to give it. */
static gboolean
is_done (const ZhChessTask     *task,
         const ZhChessPosition *position,
         int                    ply)
{
  gboolean by_first = task->goal == ZH_CHESS_GOAL_MATE || (task->goal == ZH_CHESS_GOAL_HELPMATE && task->half);

  return (ply % 2 != 0) == by_first && zh_problem_is_mate (position);
}

gboolean
zh_chess_problem_follow (const ZhChessPosition       *position,
                         const ZhChessTask           *task,
                         const ZhChessProblemOptions *options,
                         const GArray                *moves,
                         guint                       *n_held,
                         gboolean                    *done)
{
  g_autoptr (ZhProblemSearch) search = zh_problem_search_new (task->goal, options->limit, options->cancellable);
  ZhChessPosition at = *position;

  if (!options->as_given)
    zh_chess_problem_prepare (&at);
  *n_held = 0;
  for (guint i = 0; i < moves->len; i++)
    {
      ZhChessPosition next;

      zh_chess_position_play (&at, g_array_index (moves, ZhChessMove, i), &next);
      at = next;
      if (!still_holds (search, task, &at, (int) i + 1))
        break;
      *n_held = i + 1;
    }
  *done = *n_held == moves->len && is_done (task, &at, (int) moves->len);
  return !search->stopped;
}

ZhChessSolution *
zh_chess_problem_solve (const ZhChessPosition       *position,
                        const ZhChessTask           *task,
                        const ZhChessProblemOptions *options)
{
  g_autoptr (ZhProblemSearch) search = zh_problem_search_new (task->goal, options->limit, options->cancellable);
  ZhChessSolution *self = g_new0 (ZhChessSolution, 1);

  g_assert (task->moves >= 0 && task->moves <= ZH_CHESS_PROBLEM_MAX_MOVES);
  search->progress = options->progress;
  self->position = *position;
  self->task = *task;
  self->shortest = -1;
  self->roots = g_ptr_array_new_with_free_func (zh_problem_tree_free_node);
  if (!options->as_given)
    zh_chess_problem_prepare (&self->position);

  if (task->goal == ZH_CHESS_GOAL_HELPMATE)
    solve_help (self, search, options);
  else
    solve_forced (self, search, options);
  self->cancelled = options->cancellable != NULL && g_cancellable_is_cancelled (options->cancellable);
  self->n_positions = search->n_positions;
  return self;
}

void
zh_chess_solution_free (ZhChessSolution *self)
{
  g_ptr_array_unref (self->roots);
  g_clear_pointer (&self->set_roots, g_ptr_array_unref);
  g_free (self);
}
