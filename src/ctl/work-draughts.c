/* Draughts problems for the verbs on compositions. */
#include "config.h"

#include "work-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ctl-patience.h"
#include "draughts-notation.h"
#include "draughts-problem.h"
#include "game-records.h"
#include "text-lines.h"

#define USUAL_MOVES 12

/* Positions of an exact value that memory has room for. */
#define MAX_VALUES 2000000

static gboolean
read_task (const ZhCtlWork *self,
           const char      *genre,
           ZhDraughtsTask  *task,
           GError         **error)
{
  static const char *const genres[] = { "win", "lock", "draw" };
  const char              *moves = zh_ctl_text (self->call, "moves");
  gint64                   number = USUAL_MOVES;
  gsize                    goal = 0;

  while (goal < G_N_ELEMENTS (genres) && strcmp (genres[goal], genre) != 0)
    goal++;
  if (goal == G_N_ELEMENTS (genres))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--genre: in draughts it is win, lock or draw"));
  if (moves != NULL && !zh_text_parse_int (moves, 1, ZH_DRAUGHTS_PROBLEM_MAX_MOVES, &number))
    return zh_fail (error, ZH_ERROR_USAGE, _ ("--moves must be a whole number from 1 to %d"), ZH_DRAUGHTS_PROBLEM_MAX_MOVES);
  *task = (ZhDraughtsTask){ (ZhDraughtsGoal) goal, (int) number, zh_ctl_number (self->call, "men", 0), zh_ctl_number (self->call, "kings", 0) };
  if (task->goal == ZH_DRAUGHTS_GOAL_LOCK && task->men + task->kings == 0)
    return zh_fail (error, ZH_ERROR_USAGE, _ ("A lock needs the number of units that are locked: --men N, --kings N or both"));
  return TRUE;
}

/* The moves of --line, played from @position; %NULL with @error at the first that is not legal. */
static GArray *
read_line (const char               *text,
           const ZhDraughtsPosition *position,
           GError                  **error)
{
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, error);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  const ZhGameRecord *record = records != NULL && records->len > 0 ? g_ptr_array_index (records, 0) : NULL;
  ZhDraughtsPosition  at = *position;

  if (records == NULL)
    return NULL;
  for (guint i = 0; record != NULL && i < record->moves->len; i++)
    {
      ZhDraughtsMove move;

      if (!zh_draughts_move_parse (&at, g_ptr_array_index (record->moves, i), &move, error))
        {
          g_prefix_error (error, _ ("--line, ply %u: "), i + 1);
          return NULL;
        }
      g_array_append_val (moves, move);
      at = zh_draughts_position_play (&at, &move);
    }
  return g_steal_pointer (&moves);
}

static const char *
get_proof (ZhDraughtsProof proof)
{
  static const char *const proofs[] = { "open", "not-in-moves", "done", "fails" };

  return proofs[proof];
}

/* "c3-d4 done 3" */
static char *
describe_step (const ZhDraughtsPosition *position,
               const ZhDraughtsStep     *step)
{
  g_autofree char *move = zh_draughts_move_format (position, &step->move);

  return step->length > 0 ? g_strdup_printf ("%s %s %d", move, get_proof (step->proof), step->length)
                          : g_strdup_printf ("%s %s", move, get_proof (step->proof));
}

static char *
format_line (const ZhDraughtsPosition *position,
             const GArray             *moves)
{
  GString           *text = g_string_new (NULL);
  ZhDraughtsPosition at = *position;

  for (guint i = 0; i < moves->len; i++)
    {
      const ZhDraughtsMove *move = &g_array_index (moves, ZhDraughtsMove, i);
      g_autofree char      *written = zh_draughts_move_format (&at, move);

      if (i % 2 == 0)
        g_string_append_printf (text, "%s%u. ", i > 0 ? " " : "", i / 2 + 1);
      else
        g_string_append_c (text, ' ');
      g_string_append (text, written);
      at = zh_draughts_position_play (&at, move);
    }
  return g_string_free (text, FALSE);
}

static ZhCtlExit
put_solution (ZhCtlWork                *self,
              const ZhDraughtsPosition *position,
              const ZhDraughtsSolution *solution)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  ZhCtlExit answer = zh_ctl_work_put_verdict (self, solution->finished, solution->n_solutions > 0, solution->n_solutions == 1);

  zh_ctl_work_put_number (self, "solutions", solution->n_solutions);
  if (solution->shortest > 0)
    {
      g_autofree char *line = format_line (position, solution->line);

      zh_ctl_work_put_number (self, "shortest", solution->shortest);
      zh_ctl_work_put_text (self, "line", line);
    }
  zh_ctl_work_put_number (self, "positions", (gint64) solution->n_positions);
  for (guint i = 0; i < solution->steps->len; i++)
    g_ptr_array_add (lines, describe_step (position, &g_array_index (solution->steps, ZhDraughtsStep, i)));
  zh_ctl_work_put_lines (self, "move", "moves", lines);
  return answer;
}

/* The author's line and every move beside it, "ply: move". */
static ZhCtlExit
put_play (ZhCtlWork                *self,
          const ZhDraughtsPosition *position,
          const GArray             *moves,
          const ZhDraughtsPlay     *play)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gboolean           done = play->end_proof == ZH_DRAUGHTS_DONE;
  gboolean           settled = play->n_open == 0 && play->end_proof != ZH_DRAUGHTS_OPEN;
  ZhDraughtsPosition at = *position;
  int                ply = 0;
  ZhCtlExit          answer;

  for (guint i = 0; i < play->steps->len; i++)
    {
      const ZhDraughtsStep *step = &g_array_index (play->steps, ZhDraughtsStep, i);
      g_autofree char      *words = NULL;

      for (; ply < step->ply; ply++)
        at = zh_draughts_position_play (&at, &g_array_index (moves, ZhDraughtsMove, ply));
      words = describe_step (&at, step);
      g_ptr_array_add (lines, g_strdup_printf ("%d: %s", ply + 1, words));
    }
  answer = zh_ctl_work_put_verdict (self, settled || play->n_cooks + play->n_refutations > 0, done && play->n_refutations == 0,
                                    done && play->n_cooks + play->n_refutations == 0);
  zh_ctl_work_put_text (self, "end", get_proof (play->end_proof));
  zh_ctl_work_put_number (self, "cooks", play->n_cooks);
  zh_ctl_work_put_number (self, "refutations", play->n_refutations);
  zh_ctl_work_put_number (self, "open", play->n_open);
  zh_ctl_work_put_number (self, "positions", (gint64) play->n_positions);
  zh_ctl_work_put_lines (self, "beside", "beside-lines", lines);
  return answer;
}

/* Whether the rules find a fault. */
static gboolean
put_findings (ZhCtlWork                *self,
              const ZhDraughtsPosition *position,
              const ZhDraughtsSolution *solution,
              const ZhDraughtsPlay     *play)
{
  ZhWorkSection section = (ZhWorkSection) (zh_ctl_choice (self->call, "section", -1) + 1);
  g_autoptr (GPtrArray) findings = NULL;

  if (self->rules == NULL)
    return FALSE;
  findings = zh_work_check_draughts (self->rules, self->language, position, section, solution, play);
  return zh_ctl_work_put_findings (self, findings);
}

ZhCtlExit
zh_ctl_work_check_draughts (ZhCtlWork  *self,
                            const char *genre,
                            GError    **error)
{
  guint64                  limit = zh_ctl_work_get_limit (self, ZH_DRAUGHTS_PROBLEM_DEFAULT_LIMIT);
  ZhDraughtsProblemOptions options = { limit, (gsize) MIN (limit, MAX_VALUES), NULL };
  ZhDraughtsVariant        variant = ZH_DRAUGHTS_RUSSIAN;
  ZhDraughtsPosition       position;
  ZhDraughtsTask           task;
  ZhCtlExit                answer;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (ZhDraughtsPlay) play = NULL;
  g_autoptr (ZhDraughtsSolution) solution = NULL;

  zh_draughts_variant_parse (zh_ctl_text (self->call, "variant"), &variant);
  if (!read_task (self, genre, &task, error))
    return ZH_CTL_USAGE;
  if (!zh_draughts_position_parse (&position, variant, zh_ctl_text (self->call, "fen"), error))
    return ZH_CTL_INPUT;
  if (zh_ctl_has (self->call, "line") && (moves = read_line (zh_ctl_text (self->call, "line"), &position, error)) == NULL)
    return ZH_CTL_INPUT;

  if (!zh_ctl_work_read_rules (self, zh_draughts_variant_uses_letters (variant) ? "draughts-64" : "draughts-100", error))
    return ZH_CTL_USAGE;

  options.cancellable = zh_ctl_patience_begin ()->cancellable;
  if (moves != NULL)
    play = zh_draughts_problem_play (&position, moves, &task, &options);
  else
    solution = zh_draughts_problem_solve (&position, &task, &options);
  zh_ctl_patience_end ();
  answer = play != NULL ? put_play (self, &position, moves, play) : put_solution (self, &position, solution);
  return put_findings (self, &position, solution, play) ? ZH_CTL_NO : answer;
}
