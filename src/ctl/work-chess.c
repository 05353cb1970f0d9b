/* Chess problems for the verbs on compositions. */
#include "config.h"

#include "work-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ctl-patience.h"
#include "game-records.h"
#include "solution-text.h"
#include "text-lines.h"

static gboolean
read_goal (const char  *genre,
           ZhChessGoal *goal)
{
  static const char *const genres[] = { "mate", "selfmate", "helpmate" };

  for (gsize i = 0; i < G_N_ELEMENTS (genres); i++)
    if (strcmp (genres[i], genre) == 0)
      {
        *goal = (ZhChessGoal) i;
        return TRUE;
      }
  return FALSE;
}

/* "3", of a helpmate "2.5" too. */
static gboolean
read_moves (const char  *text,
            ZhChessTask *task,
            GError     **error)
{
  g_autofree char *whole = g_strdup (text != NULL ? text : "");
  gboolean         may_be_half = task->goal == ZH_CHESS_GOAL_HELPMATE;
  gint64           moves;

  if (may_be_half && (g_str_has_suffix (whole, ".5") || g_str_has_suffix (whole, ",5")))
    {
      whole[strlen (whole) - 2] = '\0';
      task->half = TRUE;
    }
  if (!zh_text_parse_int (whole, task->half ? 0 : 1, ZH_CHESS_PROBLEM_MAX_MOVES, &moves))
    {
      zh_fail (error, ZH_ERROR_USAGE,
               may_be_half ? _ ("--moves must be a number from 1 to %d, or a half such as 2.5")
                           : _ ("--moves must be a whole number from 1 to %d"),
               ZH_CHESS_PROBLEM_MAX_MOVES);
      return FALSE;
    }
  task->moves = (int) moves;
  return TRUE;
}

static void
put_solution (ZhCtlWork             *self,
              const ZhChessSolution *solution)
{
  ZhPieceLetters letters = (ZhPieceLetters) zh_ctl_choice (self->call, "letters", ZH_LETTERS_ENGLISH);
  g_autoptr (GPtrArray) lines = zh_ctl_has (self->call, "tree") ? zh_chess_solution_format_tree (solution, letters)
                                                                : zh_chess_solution_format_keys (solution, letters);
  g_autoptr (GPtrArray) set = zh_chess_solution_format_set_play (solution, letters);

  zh_ctl_work_put_number (self, "solutions", solution->n_solutions);
  if (solution->shortest >= 0)
    zh_ctl_work_put_number (self, "shortest", solution->shortest);
  if (solution->task.goal != ZH_CHESS_GOAL_HELPMATE)
    {
      zh_ctl_work_put_number (self, "duals", solution->n_duals);
      zh_ctl_work_put_number (self, "short-duals", solution->n_short_duals);
      zh_ctl_work_put_number (self, "minor-duals", solution->n_minor_duals);
    }
  zh_ctl_work_put_text (self, "tree", solution->tree_complete ? "complete" : "cut");
  zh_ctl_work_put_number (self, "positions", (gint64) solution->n_positions);
  zh_ctl_work_put_lines (self, "solution", "solution-lines", lines);
  if (zh_ctl_has (self->call, "sheet"))
    {
      g_autoptr (GPtrArray) sheet = zh_chess_solution_format_sheet (solution, letters);

      zh_ctl_work_put_lines (self, "sheet", "sheet-lines", sheet);
    }
  if (solution->set_roots != NULL)
    {
      zh_ctl_work_put_number (self, "set-play", solution->n_set);
      zh_ctl_work_put_lines (self, "set-line", "set-lines", set);
    }
}

/* The moves of --line, played from @position; %NULL with @error at the first that is not legal. */
static GArray *
read_line (const char            *text,
           const ZhChessPosition *position,
           GError               **error)
{
  g_autoptr (GPtrArray) records = zh_game_records_parse (text, error);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhChessMove));
  const ZhGameRecord *record = records != NULL && records->len > 0 ? g_ptr_array_index (records, 0) : NULL;
  ZhChessPosition     at = *position;

  if (records == NULL)
    return NULL;
  for (guint i = 0; record != NULL && i < record->moves->len; i++)
    {
      ZhChessMove     move;
      ZhChessPosition next;

      if (!zh_chess_move_parse (&at, g_ptr_array_index (record->moves, i), zh_piece_letters_guess (text), &move, NULL, error))
        {
          g_prefix_error (error, _ ("--line, ply %u: "), i + 1);
          return NULL;
        }
      g_array_append_val (moves, move);
      zh_chess_position_play (&at, move, &next);
      at = next;
    }
  return g_steal_pointer (&moves);
}

/* Whether the author's line holds to its end. */
static gboolean
put_line (ZhCtlWork                   *self,
          const ZhChessPosition       *position,
          const ZhChessTask           *task,
          const ZhChessProblemOptions *options,
          const GArray                *moves)
{
  guint    n_held;
  gboolean done;
  gboolean proved = zh_chess_problem_follow (position, task, options, moves, &n_held, &done);

  zh_ctl_work_put_text (self, "end", proved ? (done ? "done" : n_held == moves->len ? "open"
                                                                                    : "fails")
                                            : "unknown");
  zh_ctl_work_put_number (self, "plies-held", n_held);
  return proved && done;
}

ZhCtlExit
zh_ctl_work_check_chess (ZhCtlWork  *self,
                         const char *genre,
                         GError    **error)
{
  ZhChessProblemOptions options = { zh_ctl_work_get_limit (self, ZH_CHESS_PROBLEM_DEFAULT_LIMIT), 20000, zh_ctl_has (self->call, "set-play"),
                                    zh_ctl_has (self->call, "as-given"), NULL };
  ZhChessTask           task = { 0 };
  ZhChessPosition       position;
  guint                 expected = (guint) zh_ctl_number (self->call, "solutions", 1);
  ZhCtlExit             answer;
  g_autoptr (ZhChessSolution) solution = NULL;
  g_autoptr (GArray) line = NULL;

  if (!read_goal (genre, &task.goal))
    return zh_ctl_fail_usage (error, _ ("--genre: in chess it is mate, selfmate or helpmate"));
  if (!read_moves (zh_ctl_text (self->call, "moves"), &task, error))
    return ZH_CTL_USAGE;
  if (!zh_chess_position_parse (&position, zh_ctl_text (self->call, "fen"), error))
    return ZH_CTL_INPUT;

  if (!zh_ctl_work_read_rules (self, "chess", error))
    return ZH_CTL_USAGE;

  options.as_given = options.as_given || !zh_work_presumes_rights (self->rules);
  if (!options.as_given)
    zh_chess_problem_prepare (&position);
  if (zh_ctl_has (self->call, "line") && (line = read_line (zh_ctl_text (self->call, "line"), &position, error)) == NULL)
    return ZH_CTL_INPUT;
  options.cancellable = zh_ctl_patience_begin ()->cancellable;
  solution = zh_chess_problem_solve (&position, &task, &options);
  answer = zh_ctl_work_put_verdict (self, solution->finished, solution->n_solutions > 0,
                                    solution->n_solutions == expected && solution->shortest == task.moves);
  put_solution (self, solution);
  if (line != NULL && !put_line (self, &position, &task, &options, line))
    answer = ZH_CTL_NO;
  zh_ctl_patience_end ();
  if (self->rules != NULL)
    {
      g_autoptr (GPtrArray) findings = zh_work_check_chess (self->rules, self->language, solution, expected);

      if (zh_ctl_work_put_findings (self, findings))
        return ZH_CTL_NO;
    }
  return answer;
}
