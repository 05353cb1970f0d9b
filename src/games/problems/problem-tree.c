#include "config.h"

#include "problem-tree.h"

void
zh_problem_tree_free_node (gpointer data)
{
  ZhSolutionNode *node = data;

  g_ptr_array_unref (node->next);
  g_free (node);
}

static ZhSolutionNode *
make_node (ZhProblemTree *self,
           ZhSolutionKind kind,
           ZhChessMove    move,
           int            length)
{
  ZhSolutionNode *node = g_new0 (ZhSolutionNode, 1);

  node->kind = kind;
  node->move = move;
  node->length = length;
  node->next = g_ptr_array_new_with_free_func (zh_problem_tree_free_node);
  if (self->room > 0)
    self->room--;
  return node;
}

/* A queen as well as a rook or a bishop, on the same square and by the same pawn (46.4). */
static gboolean
is_minor (const GPtrArray *ways)
{
  const ZhSolutionNode *first = g_ptr_array_index (ways, 0);
  gboolean              has_queen = FALSE;

  for (guint i = 0; i < ways->len; i++)
    {
      const ZhSolutionNode *way = g_ptr_array_index (ways, i);

      if (way->length != 1 || way->move.from != first->move.from || way->move.to != first->move.to || way->move.promotion == ZH_CHESS_EMPTY ||
          way->move.promotion == ZH_CHESS_KNIGHT)
        return FALSE;
      has_queen = has_queen || way->move.promotion == ZH_CHESS_QUEEN;
    }
  return has_queen;
}

static void
judge_ways (ZhProblemTree  *self,
            ZhSolutionNode *defence,
            gboolean        full_length)
{
  if (defence->next->len < 2)
    return;
  if (self->search->goal == ZH_CHESS_GOAL_MATE && is_minor (defence->next))
    {
      defence->dual = ZH_SOLUTION_DUAL_MINOR;
      self->n_minor_duals++;
    }
  else if (full_length)
    {
      defence->dual = ZH_SOLUTION_DUAL;
      self->n_duals++;
    }
  else
    {
      defence->dual = ZH_SOLUTION_DUAL_SHORT;
      self->n_short_duals++;
    }
}

/* Every move that does the task in exactly @length, which is the fewest. */
static GArray *
find_ways (ZhProblemTree         *self,
           const ZhChessPosition *position,
           int                    length,
           int                    ply)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, moves);
  GArray         *ways = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));

  for (gsize i = 0; i < n; i++)
    if (zh_problem_search_play (self->search, position, moves[i], &next) &&
        zh_problem_search_is_forced (self->search, &next, length - 1, ply + 1))
      g_array_append_val (ways, moves[i]);
  return ways;
}

static void add_defences (ZhProblemTree         *self,
                          ZhSolutionNode        *move,
                          const ZhChessPosition *position,
                          int                    left,
                          int                    ply);

/* What follows @defence, which left @position to the solver: @limit moves are there. */
static void
add_ways (ZhProblemTree         *self,
          ZhSolutionNode        *defence,
          const ZhChessPosition *position,
          int                    limit,
          int                    ply)
{
  int length = zh_problem_search_can_force (self->search, position, limit, ply);
  g_autoptr (GArray) ways = find_ways (self, position, length, ply);

  for (guint i = 0; i < ways->len; i++)
    {
      ZhChessMove     move = g_array_index (ways, ZhChessMove, i);
      ZhSolutionNode *node = make_node (self, ZH_SOLUTION_MOVE, move, length);
      ZhChessPosition next;

      g_ptr_array_add (defence->next, node);
      zh_chess_position_play (position, move, &next);
      add_defences (self, node, &next, length - 1, ply + 1);
    }
  judge_ways (self, defence, length == limit);
}

/* The other side passes: what would follow in @left moves. NULL where nothing threatens. */
static ZhSolutionNode *
make_threat (ZhProblemTree         *self,
             const ZhChessPosition *position,
             int                    left,
             int                    ply)
{
  ZhChessPosition passed = *position;
  ZhSolutionNode *threat;
  ZhChessMove     none = { 0, 0, ZH_CHESS_EMPTY, FALSE };

  passed.side = (guint8) (1 - passed.side);
  passed.en_passant = ZH_CHESS_NO_SQUARE;
  if (left == 0 || zh_chess_position_is_check (position) || zh_problem_search_can_force (self->search, &passed, left, ply + 1) == 0)
    return NULL;
  threat = make_node (self, ZH_SOLUTION_THREAT, none, 0);
  add_ways (self, threat, &passed, left, ply + 1);
  return threat;
}

/* Whether the threat still does it in time after a defence. */
static gboolean
is_answered_by_threat (ZhProblemTree         *self,
                       const ZhSolutionNode  *threat,
                       const ZhChessPosition *position,
                       int                    left,
                       int                    ply)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];
  gsize       n = zh_chess_position_generate (position, moves);

  for (guint t = 0; t < threat->next->len; t++)
    for (gsize i = 0; i < n; i++)
      {
        const ZhSolutionNode *way = g_ptr_array_index (threat->next, t);
        ZhChessPosition       next;

        if (way->move.from == moves[i].from && way->move.to == moves[i].to && way->move.promotion == moves[i].promotion &&
            zh_problem_search_play (self->search, position, moves[i], &next) && zh_problem_search_is_forced (self->search, &next, left - 1, ply + 1))
          return TRUE;
      }
  return FALSE;
}

static void
add_defence (ZhProblemTree         *self,
             ZhSolutionNode        *move,
             const ZhSolutionNode  *threat,
             const ZhChessPosition *position,
             ZhChessMove            answer,
             int                    left,
             int                    ply)
{
  ZhChessPosition next;
  ZhSolutionNode *defence;

  if (self->room == 0)
    {
      self->complete = FALSE;
      return;
    }
  if (!zh_problem_search_play (self->search, position, answer, &next))
    {
      self->complete = FALSE;
      return;
    }
  if (threat != NULL && is_answered_by_threat (self, threat, &next, left, ply + 1))
    return;
  defence = make_node (self, ZH_SOLUTION_DEFENCE, answer, 0);
  g_ptr_array_add (move->next, defence);
  if (left > 0 && zh_chess_position_has_move (&next))
    add_ways (self, defence, &next, left, ply + 1);
}

static void
add_defences (ZhProblemTree         *self,
              ZhSolutionNode        *move,
              const ZhChessPosition *position,
              int                    left,
              int                    ply)
{
  ZhChessMove     answers[ZH_CHESS_MAX_MOVES];
  gsize           n = zh_chess_position_generate (position, answers);
  ZhSolutionNode *threat;

  if (n == 0)
    return;
  if (self->room == 0 || self->search->stopped)
    {
      self->complete = FALSE;
      return;
    }
  threat = make_threat (self, position, left, ply);
  if (threat != NULL)
    g_ptr_array_add (move->next, threat);
  for (gsize i = 0; i < n; i++)
    add_defence (self, move, threat, position, answers[i], left, ply);
}

ZhSolutionNode *
zh_problem_tree_add_key (ZhProblemTree         *self,
                         const ZhChessPosition *position,
                         ZhChessMove            move,
                         int                    length)
{
  gsize           room = self->room;
  ZhSolutionNode *node = make_node (self, ZH_SOLUTION_MOVE, move, length);
  ZhChessPosition next;

  zh_chess_position_play (position, move, &next);
  if (room > 0)
    add_defences (self, node, &next, length - 1, 1);
  return node;
}

guint
zh_problem_tree_add_help (ZhProblemTree         *self,
                          const ZhChessPosition *position,
                          int                    plies,
                          GPtrArray             *into)
{
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
  ZhChessPosition next;
  gsize           n = zh_chess_position_generate (position, moves);
  guint           lines = 0;

  if (plies == 1)
    n = zh_problem_find_checks (position, moves, n);
  for (gsize i = 0; i < n; i++)
    {
      ZhSolutionNode *node;
      guint           below;

      if (!zh_problem_search_play (self->search, position, moves[i], &next))
        return lines;
      if (plies == 1 ? !zh_problem_is_mate (&next) : !zh_problem_search_can_help (self->search, &next, plies - 1))
        continue;
      if (self->room == 0)
        self->complete = FALSE;
      node = make_node (self, ZH_SOLUTION_MOVE, moves[i], 0);
      below = plies == 1 ? 1 : zh_problem_tree_add_help (self, &next, plies - 1, node->next);
      lines += below;
      if (self->complete)
        g_ptr_array_add (into, node);
      else
        zh_problem_tree_free_node (node);
    }
  return lines;
}
