/* Problems of draughts on 64 and 100 squares: a win or a lock (замкнення) found by search, and the author's solution
 * played through and asked whether it is the only one.
 *
 * A win within so many moves is proved move by move; a combination of many moves, without counting them; where few men
 * are left every position that can still arise is looked at, and the value is exact. What none settles within the limit
 * is open, and is said to be.
 *
 * Sources: Ukrainian draughts rules, VI.1.3 (genres), VI.2.3 (solved in every line), VI.2.6 (one solution), VI.2.8
 * (exactly the stated number is locked).
 */
#pragma once

#include "draughts-position.h"
#include "progress.h"

G_BEGIN_DECLS

#define ZH_DRAUGHTS_PROBLEM_MAX_MOVES 40
#define ZH_DRAUGHTS_PROBLEM_DEFAULT_LIMIT G_GUINT64_CONSTANT (300000)

/**
 * ZhDraughtsGoal:
 * @ZH_DRAUGHTS_GOAL_WIN: the other side is left without a move
 * @ZH_DRAUGHTS_GOAL_LOCK: the same, and exactly the stated men and kings of it are left on the board (VI.2.8.2)
 * @ZH_DRAUGHTS_GOAL_DRAW: who begins does not lose
 */
typedef enum
{
  ZH_DRAUGHTS_GOAL_WIN,
  ZH_DRAUGHTS_GOAL_LOCK,
  ZH_DRAUGHTS_GOAL_DRAW,
} ZhDraughtsGoal;

/**
 * ZhDraughtsTask:
 * @goal: what is to be done by the side to move
 * @moves: in at most so many moves of it, 1 … %ZH_DRAUGHTS_PROBLEM_MAX_MOVES
 * @men: (lock) so many men are locked
 * @kings: (lock) so many kings are locked
 */
typedef struct
{
  ZhDraughtsGoal goal;
  int            moves;
  int            men;
  int            kings;
} ZhDraughtsTask;

/**
 * ZhDraughtsProof:
 * @ZH_DRAUGHTS_OPEN: not settled within the limit
 * @ZH_DRAUGHTS_NOT_IN_MOVES: proved not to do it in the moves of the task; in more it may
 * @ZH_DRAUGHTS_DONE: proved to do the task, be it in more moves
 * @ZH_DRAUGHTS_FAILS: proved not to do it
 */
typedef enum
{
  ZH_DRAUGHTS_OPEN,
  ZH_DRAUGHTS_NOT_IN_MOVES,
  ZH_DRAUGHTS_DONE,
  ZH_DRAUGHTS_FAILS,
} ZhDraughtsProof;

/**
 * ZhDraughtsOutcome:
 *
 * What a position is worth to the side to move when both play as well as can be and nobody counts moves.
 */
typedef enum
{
  ZH_DRAUGHTS_UNKNOWN,
  ZH_DRAUGHTS_WON,
  ZH_DRAUGHTS_DRAWN,
  ZH_DRAUGHTS_LOST,
} ZhDraughtsOutcome;

/**
 * zh_draughts_outcome:
 * @position: any
 * @limit: positions to look at before giving up
 *
 * Looks at every position that can still arise. Pure; may run on any thread.
 *
 * Returns: the exact value, %ZH_DRAUGHTS_UNKNOWN where there are more than @limit or @cancellable was cancelled
 */
ZhDraughtsOutcome zh_draughts_outcome (const ZhDraughtsPosition *position,
                                       gsize                     limit,
                                       GCancellable             *cancellable);

/* Whether the side to move has no move, and exactly so many men and kings are left to it. */
gboolean zh_draughts_is_locked (const ZhDraughtsPosition *position,
                                int                       men,
                                int                       kings);

/**
 * ZhDraughtsStep:
 * @ply: moves played before it
 * @move: another move than the author's
 * @of_solver: the side that carries the task out could play it: done, it is a cook; else the other side could, and
 *   where it fails the author's solution does not hold
 * @proof: what is proved of it
 * @length: (done by force) in so many moves of the solver, this one included where it is his; 0 where nobody counted
 *   them: it is proved to be done, or the value is known
 */
typedef struct
{
  int             ply;
  ZhDraughtsMove  move;
  gboolean        of_solver;
  ZhDraughtsProof proof;
  int             length;
} ZhDraughtsStep;

/**
 * ZhDraughtsProblemOptions:
 * @limit: positions to play through before giving up, for each question
 * @value_limit: positions that may still arise where the exact value is asked for; 0 asks for none
 * @cancellable: (nullable): looked at now and then, from any thread
 * @progress: (nullable): is told how much of it is done
 */
typedef struct
{
  guint64           limit;
  gsize             value_limit;
  GCancellable     *cancellable;
  const ZhProgress *progress;
} ZhDraughtsProblemOptions;

/**
 * ZhDraughtsSolution:
 * @finished: every first move is settled
 * @cancelled: somebody stopped it
 * @steps: (element-type ZhDraughtsStep): the first moves, each with what is proved of it
 * @line: (element-type ZhDraughtsMove): a line of the shortest solution against the longest defence; empty where
 *   none is forced
 * @shortest: fewest moves in which the task is forced; 0 where it is not
 * @n_solutions: first moves that do the task
 * @n_positions: positions played through
 */
typedef struct
{
  gboolean finished;
  gboolean cancelled;
  GArray  *steps;
  GArray  *line;
  int      shortest;
  guint    n_solutions;
  guint64  n_positions;
} ZhDraughtsSolution;

/**
 * zh_draughts_problem_solve:
 * @position: the side to move carries the task out
 *
 * Asks of each first move whether it does the task. Pure; may run on any thread.
 *
 * Returns: (transfer full)
 */
ZhDraughtsSolution *zh_draughts_problem_solve (const ZhDraughtsPosition       *position,
                                               const ZhDraughtsTask           *task,
                                               const ZhDraughtsProblemOptions *options);
void                zh_draughts_solution_free (ZhDraughtsSolution *self);

/**
 * ZhDraughtsPlay:
 * @end: the last position
 * @end_proof: whether the task is done there, or will be
 * @n_cooks: other moves of the solver that do the task, too
 * @n_refutations: moves of the other side after which it is not done
 * @n_open: moves of which neither is proved; a move of the solver that does not do it in the moves of the task is
 *   settled
 * @steps: (element-type ZhDraughtsStep): every move that the line does not take
 * @n_positions: positions played through
 */
typedef struct
{
  ZhDraughtsPosition end;
  ZhDraughtsProof    end_proof;
  guint              n_cooks;
  guint              n_refutations;
  guint              n_open;
  GArray            *steps;
  guint64            n_positions;
} ZhDraughtsPlay;

/**
 * zh_draughts_problem_play:
 * @position: the beginning
 * @moves: (element-type ZhDraughtsMove): the author's line, legal
 * @task: what is to be done
 * @options: how far to go with each move that the line does not take
 *
 * Returns: (transfer full): what holds of the line and of every move beside it
 */
ZhDraughtsPlay *zh_draughts_problem_play (const ZhDraughtsPosition       *position,
                                          const GArray                   *moves,
                                          const ZhDraughtsTask           *task,
                                          const ZhDraughtsProblemOptions *options);
void            zh_draughts_play_free (ZhDraughtsPlay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDraughtsSolution, zh_draughts_solution_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDraughtsPlay, zh_draughts_play_free)

G_END_DECLS
