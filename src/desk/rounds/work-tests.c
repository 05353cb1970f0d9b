#include "config.h"

#include "work-tests.h"

#include <glib/gi18n.h>
#include <string.h>

#include "draughts-notation.h"
#include "errors.h"
#include "position-likeness.h"
#include "solution-text.h"
#include "text-lines.h"
#include "work-position.h"

/* Lines of a solution that are kept to be shown. */
#define MAX_LINES 20

void
zh_work_tests_free (ZhWorkTests *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->solutions, g_ptr_array_unref);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_pointer (&self->likes, g_ptr_array_unref);
  g_free (self);
}

/* "2.1.1.1" and "2 solutions" ask for two. */
static guint
count_expected (const ZhWorkRecord *work)
{
  guint n = (guint) CLAMP (g_ascii_strtoll (work->task, NULL, 10), 0, 100);

  return MAX (n, 1);
}

static gboolean
read_moves (const ZhWorkRecord *work,
            ZhChessTask        *task,
            GError            **error)
{
  g_autofree char *whole = g_strdup (work->moves);
  gint64           moves;

  task->half = task->goal == ZH_CHESS_GOAL_HELPMATE && g_str_has_suffix (whole, ".5");
  if (task->half)
    whole[strlen (whole) - 2] = '\0';
  if (!zh_text_parse_int (whole, task->half ? 0 : 1, ZH_CHESS_PROBLEM_MAX_MOVES, &moves))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Work %1$s: say in how many moves, from 1 to %2$d"), work->code, ZH_CHESS_PROBLEM_MAX_MOVES);
  task->moves = (int) moves;
  return TRUE;
}

static gboolean
find_goal (const ZhWorkRecord *work,
           const char *const  *goals,
           int                *goal,
           GError            **error)
{
  for (int i = 0; goals[i] != NULL; i++)
    if (strcmp (goals[i], work->genre) == 0)
      {
        *goal = i;
        return TRUE;
      }
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Work %s: choose a genre of its game first; there is nothing to solve without one"), work->code);
}

static GCancellable *
get_cancellable (const ZhProgress *progress)
{
  return progress != NULL ? progress->cancellable : NULL;
}

static gboolean
test_chess (ZhWorkTests        *self,
            const ZhWorkRecord *work,
            const ZhRuleset    *rules,
            const ZhLanguage   *language,
            guint64             limit,
            const ZhProgress   *progress,
            GError            **error)
{
  static const char *const goals[] = { "mate", "selfmate", "helpmate", NULL };
  ZhChessProblemOptions    options = { limit, 2000, FALSE, FALSE, get_cancellable (progress), progress };
  ZhChessTask              task = { 0 };
  ZhChessPosition          position;
  ZhPieceLetters           letters = ZH_LETTERS_ENGLISH;
  int                      goal = 0;
  g_autoptr (ZhChessSolution) solution = NULL;

  if (!find_goal (work, goals, &goal, error))
    return FALSE;
  task.goal = (ZhChessGoal) goal;
  if (!read_moves (work, &task, error) || !zh_work_parse_chess (work->position, &position, error))
    return FALSE;
  options.as_given = !zh_work_presumes_rights (rules);
  if (!options.as_given)
    zh_chess_problem_prepare (&position);
  solution = zh_chess_problem_solve (&position, &task, &options);
  self->finished = solution->finished;
  self->n_solutions = solution->n_solutions;
  (void) zh_piece_letters_parse (zh_language_get_code (language), &letters);
  self->solutions = zh_chess_solution_format_keys (solution, letters);
  self->findings = zh_work_check_chess (rules, language, solution, count_expected (work));
  return TRUE;
}

/* The sizes that are asked for (VI.1.3). */
static ZhWorkSection
find_section (const ZhWorkRecord *work)
{
  for (int i = 0; zh_work_sizes[i] != NULL; i++)
    if (strcmp (zh_work_sizes[i], work->size) == 0)
      return (ZhWorkSection) (ZH_WORK_MINIATURE + i);
  return ZH_WORK_ANY;
}

static gboolean
test_draughts (ZhWorkTests        *self,
               ZhDraughtsVariant   variant,
               const ZhWorkRecord *work,
               const ZhRuleset    *rules,
               const ZhLanguage   *language,
               guint64             limit,
               const ZhProgress   *progress,
               GError            **error)
{
  static const char *const goals[] = { "win", "lock", "draw", NULL };
  ZhDraughtsProblemOptions options = { limit, (gsize) MIN (limit, 1000000), get_cancellable (progress), progress };
  ZhDraughtsTask           task = { .men = 1 };
  ZhDraughtsPosition       position;
  gint64                   moves = ZH_DRAUGHTS_PROBLEM_MAX_MOVES;
  int                      goal = 0;
  g_autoptr (ZhDraughtsSolution) solution = NULL;

  if (!find_goal (work, goals, &goal, error) || !zh_draughts_position_parse (&position, variant, work->position, error))
    return FALSE;
  if (*work->moves != '\0' && !zh_text_parse_int (work->moves, 1, ZH_DRAUGHTS_PROBLEM_MAX_MOVES, &moves))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Work %1$s: say in how many moves, from 1 to %2$d"), work->code, ZH_DRAUGHTS_PROBLEM_MAX_MOVES);
  task.goal = (ZhDraughtsGoal) goal;
  task.moves = (int) moves;
  solution = zh_draughts_problem_solve (&position, &task, &options);
  self->finished = solution->finished;
  self->n_solutions = solution->n_solutions;
  self->solutions = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < solution->steps->len; i++)
    {
      const ZhDraughtsStep *step = &g_array_index (solution->steps, ZhDraughtsStep, i);

      if (step->proof == ZH_DRAUGHTS_DONE)
        g_ptr_array_add (self->solutions, zh_draughts_move_format (&position, &step->move));
    }
  self->findings = zh_work_check_draughts (rules, language, &position, find_section (work), solution, NULL);
  return TRUE;
}

static gboolean
read_men (const ZhTournament *tournament,
          const ZhWorkRecord *work,
          ZhMen              *men)
{
  ZhDraughtsPosition draughts;
  ZhDraughtsVariant  variant;
  ZhChessPosition    chess;

  if (*work->position == '\0')
    return FALSE;
  if (!zh_sport_find_draughts (tournament->sport, &variant))
    {
      if (!zh_work_parse_chess (work->position, &chess, NULL))
        return FALSE;
      *men = zh_men_of_chess (&chess);
      return TRUE;
    }
  if (!zh_draughts_position_parse (&draughts, variant, work->position, NULL))
    return FALSE;
  *men = zh_men_of_draughts (&draughts);
  return TRUE;
}

static const char *
get_likeness (ZhLikeness        likeness,
              const ZhLanguage *language)
{
  static const char *const words[] = {
    [ZH_LIKENESS_NONE] = "",
    [ZH_LIKENESS_SAME] = NC_ ("likeness", "the same position"),
    [ZH_LIKENESS_MIRRORED] = NC_ ("likeness", "mirrored"),
    [ZH_LIKENESS_SHIFTED] = NC_ ("likeness", "moved over the board"),
    [ZH_LIKENESS_MIRRORED_SHIFTED] = NC_ ("likeness", "mirrored and moved"),
  };

  return zh_trc (language, "likeness", words[likeness]);
}

/* Among the works of all tournaments of its game. */
static void
find_likes (ZhWorkTests         *self,
            const ZhCompetition *competition,
            const ZhTournament  *tournament,
            const ZhWorkRecord  *work,
            const ZhLanguage    *language)
{
  ZhMen men;
  ZhMen other_men;

  self->likes = g_ptr_array_new_with_free_func (g_free);
  if (!read_men (tournament, work, &men))
    return;
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *other = g_ptr_array_index (competition->tournaments, i);

      for (guint k = 0; k < other->works->len && other->sport == tournament->sport; k++)
        {
          const ZhWorkRecord *like = g_ptr_array_index (other->works, k);
          ZhLikeness          likeness = like->id != work->id && read_men (other, like, &other_men) ? zh_men_compare (&men, &other_men) : ZH_LIKENESS_NONE;

          if (likeness != ZH_LIKENESS_NONE)
            g_ptr_array_add (self->likes, g_strdup_printf ("%s: %s", like->code, get_likeness (likeness, language)));
        }
    }
}

ZhWorkTests *
zh_work_tests_run (const ZhCompetition *competition,
                   const ZhTournament  *tournament,
                   const ZhWorkRecord  *work,
                   const ZhRuleset     *rules,
                   const ZhLanguage    *language,
                   guint64              limit,
                   const ZhProgress    *progress,
                   GError             **error)
{
  g_autoptr (ZhWorkTests) self = g_new0 (ZhWorkTests, 1);
  ZhDraughtsVariant variant;
  gboolean          is_draughts = zh_sport_find_draughts (tournament->sport, &variant);

  if (*work->position == '\0')
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Work %s has no position yet; there is nothing to solve"), work->code);
  if (is_draughts ? !test_draughts (self, variant, work, rules, language, limit, progress, error)
                  : !test_chess (self, work, rules, language, limit, progress, error))
    return NULL;
  find_likes (self, competition, tournament, work, language);
  return g_steal_pointer (&self);
}

gboolean
zh_work_tests_pass (const ZhWorkTests *self)
{
  gboolean pass = self->finished && self->likes->len == 0;

  for (guint i = 0; i < self->findings->len; i++)
    pass = pass && ((const ZhWorkFinding *) g_ptr_array_index (self->findings, i))->weight != ZH_WORK_FAULT;
  return pass;
}

char *
zh_work_tests_format (const ZhWorkTests *self,
                      const ZhLanguage  *language)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, zh_trn (language, "%u solution found", "%u solutions found", self->n_solutions), self->n_solutions);
  if (!self->finished)
    g_string_append (text, zh_tr (language, "; the search did not come to its end"));
  for (guint i = 0; i < MIN (self->solutions->len, MAX_LINES); i++)
    g_string_append_printf (text, "\n%s", (const char *) g_ptr_array_index (self->solutions, i));
  for (guint i = 0; i < self->findings->len; i++)
    {
      const ZhWorkFinding *finding = g_ptr_array_index (self->findings, i);

      g_string_append_printf (text, "\n%s %s", finding->weight == ZH_WORK_FAULT ? "✗" : "·", finding->text);
      if (*finding->article != '\0')
        g_string_append_printf (text, " (%s)", finding->article);
    }
  for (guint i = 0; i < self->likes->len; i++)
    g_string_append_printf (text, "\n≈ %s", (const char *) g_ptr_array_index (self->likes, i));
  return g_string_free (text, FALSE);
}
