/* Can a task of draughts be forced in so many moves? */
#pragma once

#include "draughts-problem.h"
#include "problem-table.h"

G_BEGIN_DECLS

/**
 * ZhDraughtsForce:
 * @task: what is to be done, of which @moves is not read
 * @limit: positions to play through
 * @n_positions: played so far
 * @stopped: the limit has come, or somebody cancelled: a "no" proves nothing any more
 * @cancellable: (nullable)
 * @table: what is proved
 * @lists: (element-type GArray): moves by ply
 */
typedef struct
{
  ZhDraughtsTask  task;
  guint64         limit;
  guint64         n_positions;
  gboolean        stopped;
  GCancellable   *cancellable;
  ZhProblemTable *table;
  GPtrArray      *lists;
} ZhDraughtsForce;

/* Gives back what it holds with zh_draughts_force_free(). */
ZhDraughtsForce *zh_draughts_force_new (const ZhDraughtsTask *task,
                                        guint64               limit,
                                        GCancellable         *cancellable);
void             zh_draughts_force_free (ZhDraughtsForce *self);

/**
 * zh_draughts_force_find:
 * @position: the solver is to move
 * @moves: he has so many, 0 or more
 *
 * Returns: the fewest moves in which he does the task, 0 where it is not done in @moves
 */
int zh_draughts_force_find (ZhDraughtsForce          *self,
                            const ZhDraughtsPosition *position,
                            int                       moves);

/**
 * zh_draughts_force_answer:
 * @position: the other side is to move
 * @moves: the solver has so many left, 0 or more
 *
 * Returns: the moves that the solver will need against the best defence, 0 where the task is done; -1 where it is
 *   not done in @moves
 */
int zh_draughts_force_answer (ZhDraughtsForce          *self,
                              const ZhDraughtsPosition *position,
                              int                       moves);

/**
 * zh_draughts_force_trace:
 * @position: the solver is to move, and does it in @moves
 * @line: (element-type ZhDraughtsMove): gets the moves of both sides to the end, against the longest defence
 */
void zh_draughts_force_trace (ZhDraughtsForce          *self,
                              const ZhDraughtsPosition *position,
                              int                       moves,
                              GArray                   *line);

/* The key of a position of draughts in a table. */
ZhProblemKey zh_draughts_problem_key (const ZhDraughtsPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDraughtsForce, zh_draughts_force_free)

G_END_DECLS
