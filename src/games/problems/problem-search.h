/* The search behind zh_chess_problem_solve(): can a task be forced from a position, and which lines of a helpmate
 * are there. What is proved is kept between questions, so that the tree of a solution costs little after its key.
 */
#pragma once

#include "chess-problem.h"
#include "problem-table.h"

G_BEGIN_DECLS

#define ZH_PROBLEM_MAX_PLY (2 * ZH_CHESS_PROBLEM_MAX_MOVES + 2)

/**
 * ZhProblemSearch:
 * @goal: what is to be done
 * @limit: positions to play through
 * @n_positions: played so far
 * @stopped: the limit has come, or somebody cancelled: a "no" of this search proves nothing any more
 * @cancellable: (nullable)
 * @progress: (nullable): is told how many positions of the limit are played
 * @table: what is proved
 * @killers: by ply, the answers that refuted last
 * @history: by side, from and to, how often a move settled a position
 */
typedef struct
{
  ZhChessGoal       goal;
  guint64           limit;
  guint64           n_positions;
  gboolean          stopped;
  GCancellable     *cancellable;
  const ZhProgress *progress;
  ZhProblemTable   *table;
  ZhChessMove       killers[ZH_PROBLEM_MAX_PLY][2];
  guint32           history[2][64][64];
} ZhProblemSearch;

/* Gives back what it holds with zh_problem_search_free(). */
ZhProblemSearch *zh_problem_search_new (ZhChessGoal   goal,
                                        guint64       limit,
                                        GCancellable *cancellable);
void             zh_problem_search_free (ZhProblemSearch *self);

/**
 * zh_problem_search_play:
 *
 * Plays a move and counts it.
 *
 * Returns: %FALSE where the limit has come; @next is filled all the same
 */
gboolean zh_problem_search_play (ZhProblemSearch       *self,
                                 const ZhChessPosition *position,
                                 ZhChessMove            move,
                                 ZhChessPosition       *next);

/**
 * zh_problem_search_can_force:
 * @position: the solver is to move
 * @moves: he has so many moves, 0 or more
 * @ply: moves of both sides since the beginning
 *
 * Not for helpmates.
 *
 * Returns: the fewest moves in which he does the task, 0 where it is not done in @moves
 */
int zh_problem_search_can_force (ZhProblemSearch       *self,
                                 const ZhChessPosition *position,
                                 int                    moves,
                                 int                    ply);

/**
 * zh_problem_search_is_forced:
 * @position: the other side is to move
 * @moves: moves that the solver has left, 0 or more
 * @ply: moves of both sides since the beginning
 *
 * Returns: whether the task is done or will be, whatever the other side does
 */
gboolean zh_problem_search_is_forced (ZhProblemSearch       *self,
                                      const ZhChessPosition *position,
                                      int                    moves,
                                      int                    ply);

/* Whether the side to move is mated. */
gboolean zh_problem_is_mate (const ZhChessPosition *position);

/**
 * zh_problem_search_can_help:
 * @position: anybody to move; the side that makes the last of @plies moves is to mate
 * @plies: moves of both sides left, 1 or more
 *
 * Returns: whether some series of exactly @plies moves ends in mate
 */
gboolean zh_problem_search_can_help (ZhProblemSearch       *self,
                                     const ZhChessPosition *position,
                                     int                    plies);

/**
 * zh_problem_find_checks:
 * @position: any
 * @moves: (array length=n): legal moves of it; those that cannot give check are taken out, a few that
 *   do not may stay
 *
 * Returns: how many are left
 */
gsize zh_problem_find_checks (const ZhChessPosition *position,
                              ZhChessMove           *moves,
                              gsize                  n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhProblemSearch, zh_problem_search_free)

G_END_DECLS
