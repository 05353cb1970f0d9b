/* Problems of chess: direct mates, selfmates and helpmates in n moves, solved by search.
 *
 * What is said is proved: a first move either carries the task out against every defence or does
 * not. Only where the search stops at its limit is anything left open, and then it is said to be.
 *
 * Sources: order 988, articles 43 (genres), 46.3 and 46.4 (what must hold of a solution).
 */
#pragma once

#include "chess-position.h"
#include "progress.h"

G_BEGIN_DECLS

#define ZH_CHESS_PROBLEM_MAX_MOVES 12
#define ZH_CHESS_PROBLEM_DEFAULT_LIMIT G_GUINT64_CONSTANT (50000000)

/**
 * ZhChessGoal:
 * @ZH_CHESS_GOAL_MATE: who begins mates in n moves against any defence
 * @ZH_CHESS_GOAL_SELFMATE: who begins compels the other side to mate him by its n-th move
 * @ZH_CHESS_GOAL_HELPMATE: both work together; in n moves the other side mates who begins, in n and a half the
 *   side that begins
 */
typedef enum
{
  ZH_CHESS_GOAL_MATE,
  ZH_CHESS_GOAL_SELFMATE,
  ZH_CHESS_GOAL_HELPMATE,
} ZhChessGoal;

/**
 * ZhChessTask:
 * @goal: the genre
 * @moves: n, 1 … %ZH_CHESS_PROBLEM_MAX_MOVES; of a helpmate in 2.5 moves 2
 * @half: (helpmates) and half a move more, with which it begins
 */
typedef struct
{
  ZhChessGoal goal;
  int         moves;
  gboolean    half;
} ZhChessTask;

/**
 * ZhSolutionKind:
 * @ZH_SOLUTION_MOVE: the side that carries the task out moves, or in a helpmate either
 * @ZH_SOLUTION_DEFENCE: the other side moves
 * @ZH_SOLUTION_THREAT: no move: what would follow if the other side could pass
 */
typedef enum
{
  ZH_SOLUTION_MOVE,
  ZH_SOLUTION_DEFENCE,
  ZH_SOLUTION_THREAT,
} ZhSolutionKind;

/**
 * ZhSolutionDual:
 * @ZH_SOLUTION_SOLE: one way to go on
 * @ZH_SOLUTION_DUAL: several, in a variation of full length
 * @ZH_SOLUTION_DUAL_SHORT: several, in a variation that ends sooner
 * @ZH_SOLUTION_DUAL_MINOR: a queen as well as a rook or bishop on the mating move, which hardly counts
 *
 * How White may go on after a defence (46.4).
 */
typedef enum
{
  ZH_SOLUTION_SOLE,
  ZH_SOLUTION_DUAL,
  ZH_SOLUTION_DUAL_SHORT,
  ZH_SOLUTION_DUAL_MINOR,
} ZhSolutionDual;

/**
 * ZhSolutionNode:
 * @kind: who moves
 * @move: not of a threat
 * @length: (of %ZH_SOLUTION_MOVE) in how many moves of who began the task is done, this one included
 * @dual: (of a defence or threat) whether several moves of @next do it
 * @next: (element-type ZhSolutionNode): what may follow: after a move of the solver the threat first, then the
 *   defences that no threat answers; after a defence every move that does the task in the fewest moves
 */
typedef struct
{
  ZhSolutionKind kind;
  ZhChessMove    move;
  int            length;
  ZhSolutionDual dual;
  GPtrArray     *next;
} ZhSolutionNode;

/**
 * ZhChessProblemOptions:
 * @limit: positions to play through before giving up
 * @max_nodes: nodes of the tree of a solution; 0 for first moves alone
 * @set_play: (helpmates) also what would follow if the other side began
 * @as_given: rights to castle and en passant as the position has them: retro-analysis. Else article 46.3 says them
 * @cancellable: (nullable): looked at now and then, from any thread
 * @progress: (nullable): is told how much of it is done
 */
typedef struct
{
  guint64           limit;
  gsize             max_nodes;
  gboolean          set_play;
  gboolean          as_given;
  GCancellable     *cancellable;
  const ZhProgress *progress;
} ZhChessProblemOptions;

/**
 * ZhChessSolution:
 * @position: where it begins, with the rights that were taken
 * @task: what was asked
 * @finished: every first move is settled, and every shorter way; else the limit came first
 * @cancelled: somebody stopped it
 * @tree_complete: the tree holds every variation: @n_duals and the rest are all there are
 * @shortest: the fewest moves in which the task can be done; -1 where it cannot in @task.moves. Of a helpmate that
 *   begins with half a move that half is not counted
 * @roots: (element-type ZhSolutionNode): every first move that does the task; of a helpmate the lines, merged
 * @n_solutions: first moves that do it; of a helpmate its lines
 * @n_duals: duals in variations of full length
 * @n_short_duals: duals in shorter ones
 * @n_minor_duals: those of promotion on the mating move
 * @set_roots: (nullable) (element-type ZhSolutionNode): set play
 * @n_set: its lines
 * @n_positions: positions played through
 */
typedef struct
{
  ZhChessPosition position;
  ZhChessTask     task;
  gboolean        finished;
  gboolean        cancelled;
  gboolean        tree_complete;
  int             shortest;
  GPtrArray      *roots;
  guint           n_solutions;
  guint           n_duals;
  guint           n_short_duals;
  guint           n_minor_duals;
  GPtrArray      *set_roots;
  guint           n_set;
  guint64         n_positions;
} ZhChessSolution;

/**
 * zh_chess_problem_prepare:
 * @position: changed
 *
 * Castling is possible where king and rook stand at home, and a capture en passant is not on the first move
 * (order 988, 46.3).
 */
void zh_chess_problem_prepare (ZhChessPosition *position);

/**
 * zh_chess_problem_solve:
 * @position: who is to move begins
 * @task: what to do
 * @options: how far to go
 *
 * Looks for every first move that does the task, in n moves or fewer, and writes its tree down. Pure; may run on
 * any thread. The rule of fifty moves is not applied (46.3).
 *
 * Returns: (transfer full)
 */
ZhChessSolution *zh_chess_problem_solve (const ZhChessPosition       *position,
                                         const ZhChessTask           *task,
                                         const ZhChessProblemOptions *options);

void zh_chess_solution_free (ZhChessSolution *self);

/**
 * zh_chess_problem_follow:
 * @position: who is to move begins
 * @task: what is to be done
 * @options: as for zh_chess_problem_solve()
 * @moves: (element-type ZhChessMove): the author's line, legal from @position with the rights that @options take
 * @n_held: (out): how many of its moves hold: after each the task can still be done in the moves that are left
 * @done: (out): all hold, and the last one does the task
 *
 * Returns: whether that is proved; %FALSE where the limit came first
 */
gboolean zh_chess_problem_follow (const ZhChessPosition       *position,
                                  const ZhChessTask           *task,
                                  const ZhChessProblemOptions *options,
                                  const GArray                *moves,
                                  guint                       *n_held,
                                  gboolean                    *done);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhChessSolution, zh_chess_solution_free)

G_END_DECLS
