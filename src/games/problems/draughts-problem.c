#include "config.h"

#include "draughts-problem.h"

#include "draughts-force.h"
#include "draughts-proof.h"

/* What is asked of a position again and again. */
typedef struct
{
  ZhDraughtsTask                  task;
  const ZhDraughtsProblemOptions *options;
  /* Of the solver; in a draw of his opponent, who must not win. Each may play half of the positions. */
  ZhDraughtsForce       *force;
  ZhDraughtsProofSearch *proof; /* made when it is needed: its table is large */
  guint64                n_positions;
} Judge;

/* @length is how many moves the solver still needs, -1 where only the value is known. */
typedef struct
{
  ZhDraughtsProof proof;
  int             length;
} Verdict;

static void
judge_init (Judge                          *self,
            const ZhDraughtsTask           *task,
            const ZhDraughtsProblemOptions *options)
{
  ZhDraughtsTask forced = *task;

  if (task->goal == ZH_DRAUGHTS_GOAL_DRAW)
    forced.goal = ZH_DRAUGHTS_GOAL_WIN;
  *self = (Judge){ *task, options, zh_draughts_force_new (&forced, options->limit - options->limit / 2, options->cancellable), NULL, 0 };
}

static void
judge_clear (Judge *self)
{
  g_clear_pointer (&self->force, zh_draughts_force_free);
  g_clear_pointer (&self->proof, zh_draughts_proof_search_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Judge, judge_clear)

static void
begin_question (Judge *self)
{
  self->n_positions += self->force->n_positions;
  self->force->n_positions = 0;
  self->force->stopped = FALSE;
}

/* What every position that can still arise says, where there are few enough of them. */
static Verdict
ask_value (Judge                    *self,
           const ZhDraughtsPosition *position,
           gboolean                  solver_moves,
           ZhDraughtsProof           otherwise)
{
  ZhDraughtsOutcome value = zh_draughts_outcome (position, self->options->value_limit, self->options->cancellable);
  gboolean          wins = value == (solver_moves ? ZH_DRAUGHTS_WON : ZH_DRAUGHTS_LOST);
  gboolean          loses = value == (solver_moves ? ZH_DRAUGHTS_LOST : ZH_DRAUGHTS_WON);

  if (value == ZH_DRAUGHTS_UNKNOWN)
    return (Verdict){ otherwise, -1 };
  if (self->task.goal == ZH_DRAUGHTS_GOAL_DRAW)
    return (Verdict){ loses ? ZH_DRAUGHTS_FAILS : ZH_DRAUGHTS_DONE, -1 };
  if (!wins)
    return (Verdict){ ZH_DRAUGHTS_FAILS, -1 };
  /* Won, but with how many left standing the value does not say. */
  return (Verdict){ self->task.goal == ZH_DRAUGHTS_GOAL_LOCK ? otherwise : ZH_DRAUGHTS_DONE, -1 };
}

static gboolean
prove (Judge                    *self,
       const ZhDraughtsPosition *position,
       gboolean                  moves)
{
  if (self->proof == NULL)
    self->proof = zh_draughts_proof_search_new (&self->force->task, self->options->cancellable);
  return zh_draughts_proof_search_run (self->proof, position, moves, self->options->limit / 2, &self->n_positions);
}

/* @moves are there for the solver from @position on. */
static Verdict
ask (Judge                    *self,
     const ZhDraughtsPosition *position,
     gboolean                  solver_moves,
     int                       moves)
{
  gboolean is_draw = self->task.goal == ZH_DRAUGHTS_GOAL_DRAW;
  int      length;
  gboolean forced;

  begin_question (self);
  /* In a draw it is the opponent who tries to win. */
  if (solver_moves != is_draw)
    {
      length = zh_draughts_force_find (self->force, position, moves);
      forced = length > 0;
    }
  else
    {
      length = zh_draughts_force_answer (self->force, position, moves);
      forced = length >= 0;
    }
  if (forced)
    return (Verdict){ is_draw ? ZH_DRAUGHTS_FAILS : ZH_DRAUGHTS_DONE, is_draw ? -1 : length };
  /* Too many positions to count the moves; whether it is done at all may take fewer. */
  if (self->force->stopped && prove (self, position, solver_moves != is_draw))
    return (Verdict){ is_draw ? ZH_DRAUGHTS_FAILS : ZH_DRAUGHTS_DONE, -1 };
  return ask_value (self, position, solver_moves, self->force->stopped || is_draw ? ZH_DRAUGHTS_OPEN : ZH_DRAUGHTS_NOT_IN_MOVES);
}

static ZhDraughtsStep
ask_move (Judge                    *self,
          const ZhDraughtsPosition *position,
          const ZhDraughtsMove     *move,
          gboolean                  of_solver,
          int                       moves)
{
  ZhDraughtsPosition next = zh_draughts_position_play (position, move);
  Verdict            verdict = ask (self, &next, !of_solver, of_solver ? moves - 1 : moves);
  int                length = verdict.length < 0 ? 0 : verdict.length + (of_solver ? 1 : 0);
  ZhDraughtsStep     step = { 0, *move, of_solver, verdict.proof, length };

  return step;
}

static void
trace_shortest (Judge                    *self,
                ZhDraughtsSolution       *solution,
                const ZhDraughtsPosition *position)
{
  for (guint i = 0; i < solution->steps->len; i++)
    {
      int length = g_array_index (solution->steps, ZhDraughtsStep, i).length;

      if (length > 0 && (solution->shortest == 0 || length < solution->shortest))
        solution->shortest = length;
    }
  begin_question (self);
  if (solution->shortest > 0)
    zh_draughts_force_trace (self->force, position, solution->shortest, solution->line);
}

ZhDraughtsSolution *
zh_draughts_problem_solve (const ZhDraughtsPosition       *position,
                           const ZhDraughtsTask           *task,
                           const ZhDraughtsProblemOptions *options)
{
  g_auto (Judge) judge = { 0 };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsSolution *self = g_new0 (ZhDraughtsSolution, 1);

  judge_init (&judge, task, options);
  self->finished = TRUE;
  self->steps = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsStep));
  self->line = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  zh_draughts_position_generate (position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      ZhDraughtsStep step = ask_move (&judge, position, &g_array_index (moves, ZhDraughtsMove, i), TRUE, task->moves);

      g_array_append_val (self->steps, step);
      self->n_solutions += step.proof == ZH_DRAUGHTS_DONE ? 1 : 0;
      self->finished = self->finished && step.proof != ZH_DRAUGHTS_OPEN;
      (void) zh_progress_step (options->progress, i + 1, moves->len, NULL);
    }
  trace_shortest (&judge, self, position);
  begin_question (&judge);
  self->n_positions = judge.n_positions;
  self->cancelled = options->cancellable != NULL && g_cancellable_is_cancelled (options->cancellable);
  return self;
}

void
zh_draughts_solution_free (ZhDraughtsSolution *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->line);
  g_free (self);
}

static gboolean
is_same_move (const ZhDraughtsMove *a,
              const ZhDraughtsMove *b)
{
  return a->stops[0] == b->stops[0] && a->stops[a->n_stops - 1] == b->stops[b->n_stops - 1] && a->captured == b->captured;
}

/* Every move at @ply that the line does not take. */
static void
ask_beside (Judge                    *judge,
            ZhDraughtsPlay           *self,
            const ZhDraughtsPosition *position,
            const ZhDraughtsMove     *taken,
            int                       ply)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  gboolean of_solver = ply % 2 == 0;
  int      left = MAX (judge->task.moves - ply / 2 - (of_solver ? 0 : 1), 0);

  zh_draughts_position_generate (position, moves);
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);
      ZhDraughtsStep        step;

      if (is_same_move (move, taken))
        continue;
      step = ask_move (judge, position, move, of_solver, left);
      step.ply = ply;
      g_array_append_val (self->steps, step);
      if (step.proof == ZH_DRAUGHTS_OPEN || (!of_solver && step.proof == ZH_DRAUGHTS_NOT_IN_MOVES))
        self->n_open++;
      else if (of_solver && step.proof == ZH_DRAUGHTS_DONE)
        self->n_cooks++;
      else if (!of_solver && step.proof == ZH_DRAUGHTS_FAILS)
        self->n_refutations++;
    }
}

ZhDraughtsPlay *
zh_draughts_problem_play (const ZhDraughtsPosition       *position,
                          const GArray                   *moves,
                          const ZhDraughtsTask           *task,
                          const ZhDraughtsProblemOptions *options)
{
  g_auto (Judge) judge = { 0 };
  ZhDraughtsPlay *self = g_new0 (ZhDraughtsPlay, 1);

  judge_init (&judge, task, options);
  self->steps = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsStep));
  self->end = *position;
  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);

      ask_beside (&judge, self, &self->end, move, (int) i);
      self->end = zh_draughts_position_play (&self->end, move);
    }
  self->end_proof = ask (&judge, &self->end, moves->len % 2 == 0, MAX (task->moves - (int) (moves->len + 1) / 2, 0)).proof;
  begin_question (&judge);
  self->n_positions = judge.n_positions;
  return self;
}

void
zh_draughts_play_free (ZhDraughtsPlay *self)
{
  g_array_unref (self->steps);
  g_free (self);
}
