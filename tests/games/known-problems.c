#include "config.h"

#include "known-problems.h"

#include <string.h>
#include <time.h>

#include "chess-notation.h"
#include "chess-problem.h"
#include "draughts-notation.h"
#include "draughts-problem.h"
#include "draughts-proof.h"
#include "text-lines.h"

/* Where the source does not count, a win is looked for in so many moves. */
#define LONGEST_WIN 24

/* Positions that may still arise where the exact value of a position of draughts is asked for. */
#define VALUE_LIMIT 200000

static void
free_problem (gpointer data)
{
  KnownProblem *problem = data;

  g_free (problem->board);
  g_free (problem->stipulation);
  g_free (problem->length);
  g_free (problem->position);
  g_free (problem->keys);
  g_free (problem->solutions);
  g_free (problem);
}

GPtrArray *
read_known_problems (const char *path)
{
  GPtrArray       *problems = g_ptr_array_new_with_free_func (free_problem);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  lines = zh_text_split_lines (text);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, "\t", -1);
      KnownProblem *problem = g_new0 (KnownProblem, 1);

      if (g_strv_length (cells) != 6)
        g_error ("%s: not six cells", *line);
      *problem = (KnownProblem){ g_strdup (cells[0]), g_strdup (cells[1]), g_strdup (cells[2]), g_strdup (cells[3]), g_strdup (cells[4]),
                                 g_strdup (cells[5]) };
      g_ptr_array_add (problems, problem);
    }
  return problems;
}

static ZhChessTask
parse_task (const KnownProblem *problem)
{
  static const char *const goals[] = { "mate", "selfmate", "helpmate" };
  ZhChessTask              task = { ZH_CHESS_GOAL_MATE, atoi (problem->length), strchr (problem->length, '.') != NULL };

  while (!g_str_equal (goals[task.goal], problem->stipulation))
    task.goal++;
  return task;
}

/* "f7g8n": from, to and what it is promoted to. */
static char *
spell_move (const ZhChessPosition *position,
            ZhChessMove            move)
{
  static const char promotions[] = "qrbn";
  g_autofree char  *digits = zh_chess_move_format (position, move, ZH_NOTATION_NUMERIC, ZH_LETTERS_ENGLISH);
  char              text[6] = { 0 };

  for (int i = 0; digits[i] != '\0' && i < 5; i++)
    text[i] = (char) (i == 4 ? promotions[digits[i] - '1'] : i % 2 == 0 ? 'a' + digits[i] - '1'
                                                                        : digits[i]);
  return g_strdup (text);
}

/* Sources write either by squares or short. */
static gboolean
has_root (const ZhChessSolution *solution,
          const char            *key)
{
  for (guint i = 0; i < solution->roots->len; i++)
    {
      ZhChessMove      move = ((const ZhSolutionNode *) g_ptr_array_index (solution->roots, i))->move;
      g_autofree char *squares = spell_move (&solution->position, move);
      g_autofree char *written = zh_chess_move_format (&solution->position, move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);

      if (g_str_equal (squares, key) || g_str_equal (written, key))
        return TRUE;
    }
  return FALSE;
}

static gboolean
agrees_with_chess (const KnownProblem    *problem,
                   const ZhChessSolution *solution)
{
  g_auto (GStrv) keys = g_strsplit (problem->keys, " ", -1);

  for (char **key = keys; *key != NULL; key++)
    if (**key != '\0' && !has_root (solution, *key))
      return FALSE;
  return solution->shortest == solution->task.moves &&
         (*problem->solutions == '\0' || solution->n_solutions == (guint) atoi (problem->solutions));
}

static char *
describe_chess (const ZhChessSolution *solution)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u solutions, shortest %d, %" G_GUINT64_FORMAT " positions:", solution->n_solutions, solution->shortest,
                          solution->n_positions);
  for (guint i = 0; i < solution->roots->len; i++)
    {
      const ZhSolutionNode *root = g_ptr_array_index (solution->roots, i);
      g_autofree char      *move = zh_chess_move_format (&solution->position, root->move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);

      g_string_append_printf (text, " %s", move);
    }
  return g_string_free (text, FALSE);
}

static void
try_chess (const KnownProblem *problem,
           KnownAnswer        *answer)
{
  ZhChessTask           task = parse_task (problem);
  ZhChessProblemOptions options = { ZH_CHESS_PROBLEM_DEFAULT_LIMIT, 0, FALSE, TRUE, NULL, NULL };
  ZhChessPosition       position;
  g_autoptr (ZhChessSolution) solution = NULL;
  g_autoptr (GError) error = NULL;

  if (!zh_chess_position_parse (&position, problem->position, &error))
    g_error ("%s: %s", problem->position, error->message);
  /* The lines of a helpmate are its tree. */
  options.max_nodes = task.goal == ZH_CHESS_GOAL_HELPMATE ? 20000 : 0;
  solution = zh_chess_problem_solve (&position, &task, &options);
  answer->found = describe_chess (solution);
  if (!solution->finished)
    answer->verdict = KNOWN_UNFINISHED;
  else
    answer->verdict = agrees_with_chess (problem, solution) ? KNOWN_SOLVED : KNOWN_DIFFERS;
}

static gboolean
is_key (const KnownProblem       *problem,
        const ZhDraughtsPosition *position,
        const ZhDraughtsMove     *move)
{
  g_auto (GStrv) keys = g_strsplit (problem->keys, " ", -1);

  for (char **key = keys; *key != NULL; key++)
    {
      ZhDraughtsMove known;
      g_autoptr (GError) error = NULL;

      if (!zh_draughts_move_parse (position, *key, &known, &error))
        g_error ("%s: %s: %s", problem->position, *key, error->message);
      if (memcmp (known.stops, move->stops, MAX (known.n_stops, move->n_stops)) == 0)
        return TRUE;
    }
  return *problem->keys == '\0';
}

/* A key must be proved to do it; another first move must not where the source knows of none. */
static KnownVerdict
judge_draughts (const KnownProblem       *problem,
                const ZhDraughtsPosition *position,
                const ZhDraughtsSolution *solution)
{
  gboolean proved = FALSE;

  for (guint i = 0; i < solution->steps->len; i++)
    {
      const ZhDraughtsStep *step = &g_array_index (solution->steps, ZhDraughtsStep, i);
      gboolean              is_published = is_key (problem, position, &step->move);

      if (*problem->keys != '\0' && is_published && step->proof == ZH_DRAUGHTS_FAILS)
        return KNOWN_DIFFERS;
      if (!is_published && *problem->solutions != '\0' && step->proof == ZH_DRAUGHTS_DONE)
        return KNOWN_DIFFERS;
      proved = proved || (is_published && step->proof == ZH_DRAUGHTS_DONE);
    }
  if (*problem->solutions != '\0' && solution->n_solutions > (guint) atoi (problem->solutions))
    return KNOWN_DIFFERS;
  if (proved && *problem->length != '\0' && solution->shortest != atoi (problem->length))
    return KNOWN_DIFFERS;
  return proved ? KNOWN_SOLVED : KNOWN_UNFINISHED;
}

static char *
describe_draughts (const ZhDraughtsPosition *position,
                   const ZhDraughtsSolution *solution)
{
  static const char *const proofs[] = { "open", "not in the moves", "done", "fails" };
  GString                 *text = g_string_new (NULL);

  g_string_append_printf (text, "%u solutions, shortest %d, %" G_GUINT64_FORMAT " positions:", solution->n_solutions, solution->shortest,
                          solution->n_positions);
  for (guint i = 0; i < solution->steps->len; i++)
    {
      const ZhDraughtsStep *step = &g_array_index (solution->steps, ZhDraughtsStep, i);
      g_autofree char      *move = zh_draughts_move_format (position, &step->move);

      g_string_append_printf (text, " %s %s %d;", move, proofs[step->proof], step->length);
    }
  return g_string_free (text, FALSE);
}

static ZhDraughtsTask
parse_draughts (const KnownProblem *problem,
                ZhDraughtsPosition *position)
{
  ZhDraughtsTask    task = { ZH_DRAUGHTS_GOAL_WIN, LONGEST_WIN, 0, 0 };
  ZhDraughtsVariant variant;
  g_autoptr (GError) error = NULL;

  if (!zh_draughts_variant_parse (problem->board, &variant))
    g_error ("%s: no board", problem->board);
  if (!zh_draughts_position_parse (position, variant, problem->position, &error))
    g_error ("%s: %s", problem->position, error->message);
  if (g_str_has_prefix (problem->stipulation, "lock "))
    {
      task.goal = ZH_DRAUGHTS_GOAL_LOCK;
      task.men = atoi (problem->stipulation + strlen ("lock "));
    }
  if (*problem->length != '\0')
    task.moves = atoi (problem->length);
  return task;
}

static void
try_draughts (const KnownProblem *problem,
              KnownAnswer        *answer)
{
  ZhDraughtsPosition       position;
  ZhDraughtsTask           task = parse_draughts (problem, &position);
  ZhDraughtsProblemOptions options = { ZH_DRAUGHTS_PROBLEM_DEFAULT_LIMIT, VALUE_LIMIT, NULL, NULL };
  g_autoptr (ZhDraughtsSolution) solution = zh_draughts_problem_solve (&position, &task, &options);

  answer->found = describe_draughts (&position, solution);
  answer->verdict = judge_draughts (problem, &position, solution);
}

gboolean
prove_known_key (const KnownProblem *problem,
                 guint64             limit)
{
  g_auto (GStrv) keys = g_strsplit (problem->keys, " ", -1);
  ZhDraughtsPosition position;
  ZhDraughtsTask     task = parse_draughts (problem, &position);
  ZhDraughtsMove     move;
  guint64            n_positions = 0;
  g_autoptr (ZhDraughtsProofSearch) search = zh_draughts_proof_search_new (&task, NULL);

  if (!zh_draughts_move_parse (&position, keys[0], &move, NULL))
    g_error ("%s: no first move", problem->position);
  position = zh_draughts_position_play (&position, &move);
  return zh_draughts_proof_search_run (search, &position, FALSE, limit, &n_positions);
}

static gint64
get_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

KnownAnswer
try_known_problem (const KnownProblem *problem)
{
  KnownAnswer answer = { KNOWN_UNFINISHED, NULL, 0 };
  gint64      begin = get_cpu_us ();

  if (g_str_equal (problem->board, "chess"))
    try_chess (problem, &answer);
  else
    try_draughts (problem, &answer);
  answer.cpu_us = get_cpu_us () - begin;
  return answer;
}

void
clear_known_answer (KnownAnswer *answer)
{
  g_clear_pointer (&answer->found, g_free);
}

static const char *const kind_names[N_KNOWN_KINDS] = {
  "mate in 1 or 2",
  "mate in 3",
  "mate in 4 or 5",
  "selfmate",
  "helpmate",
  "draughts 64",
  "draughts 64 of Brazil",
  "draughts 100",
};

int
get_known_kind (const KnownProblem *problem)
{
  int moves = atoi (problem->length);

  if (g_str_equal (problem->board, "russian"))
    return 5;
  if (g_str_equal (problem->board, "brazilian"))
    return 6;
  if (g_str_equal (problem->board, "international"))
    return 7;
  if (g_str_equal (problem->stipulation, "selfmate"))
    return 3;
  if (g_str_equal (problem->stipulation, "helpmate"))
    return 4;
  return moves <= 2 ? 0 : moves == 3 ? 1
                                     : 2;
}

const char *
get_known_kind_name (int kind)
{
  return kind_names[kind];
}
