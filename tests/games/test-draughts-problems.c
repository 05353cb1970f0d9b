/* The solver of draughts problems against a twin that tries everything, and on endings whose value the rules say. */
#include "config.h"

#include "draughts-notation.h"
#include "draughts-print.h"
#include "draughts-problem.h"
#include "draughts-proof.h"

#include <string.h>

#include "sanitized.h"

/* The twin: no memory, no short cut. */

static int twin_find (const ZhDraughtsTask     *task,
                      const ZhDraughtsPosition *position,
                      int                       moves);

static gboolean
twin_is_forced (const ZhDraughtsTask     *task,
                const ZhDraughtsPosition *position,
                int                       moves)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  zh_draughts_position_generate (position, answers);
  if (answers->len == 0)
    return task->goal == ZH_DRAUGHTS_GOAL_WIN || zh_draughts_is_locked (position, task->men, task->kings);
  for (guint i = 0; i < answers->len; i++)
    {
      ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (answers, ZhDraughtsMove, i));

      if (twin_find (task, &next, moves) == 0)
        return FALSE;
    }
  return TRUE;
}

/* Fewest moves, 0 for none. */
static int
twin_find (const ZhDraughtsTask     *task,
           const ZhDraughtsPosition *position,
           int                       moves)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  zh_draughts_position_generate (position, own);
  for (int in = 1; in <= moves; in++)
    for (guint i = 0; i < own->len; i++)
      {
        ZhDraughtsPosition next = zh_draughts_position_play (position, &g_array_index (own, ZhDraughtsMove, i));

        if (twin_is_forced (task, &next, in - 1))
          return in;
      }
  return 0;
}

static void
put_at_random (ZhDraughtsPosition *position,
               ZhDraughtsUnit      unit,
               int                 n)
{
  int n_squares = zh_draughts_variant_get_n_squares (position->variant);

  while (n > 0)
    {
      int square = g_test_rand_int_range (1, n_squares + 1);
      int row = zh_draughts_get_row (position->variant, square);

      if (position->units[square - 1] != ZH_DRAUGHTS_EMPTY || (unit == ZH_DRAUGHTS_WHITE_MAN && row == 0) ||
          (unit == ZH_DRAUGHTS_BLACK_MAN && square > n_squares - 5))
        continue;
      position->units[square - 1] = (guint8) unit;
      n--;
    }
}

static ZhDraughtsPosition
make_position (void)
{
  ZhDraughtsPosition position = { .variant = g_test_rand_bit () ? ZH_DRAUGHTS_RUSSIAN : ZH_DRAUGHTS_INTERNATIONAL };

  put_at_random (&position, ZH_DRAUGHTS_WHITE_KING, g_test_rand_int_range (0, 2));
  put_at_random (&position, ZH_DRAUGHTS_WHITE_MAN, g_test_rand_int_range (1, 4));
  put_at_random (&position, ZH_DRAUGHTS_BLACK_MAN, g_test_rand_int_range (1, 4));
  return position;
}

static void
test_twin (gconstpointer data)
{
  ZhDraughtsTask task = { (ZhDraughtsGoal) GPOINTER_TO_INT (data), 3, 1, 0 };
  guint          n_done = 0;
  int            n = ZH_SANITIZED ? 40 : 120;

  /* where none of them is won others are drawn */
  for (int i = 0; i < n || (i < 50 * n && n_done == 0 && task.goal != ZH_DRAUGHTS_GOAL_LOCK); i++)
    {
      ZhDraughtsPosition       position = make_position ();
      ZhDraughtsProblemOptions options = { 2 * ZH_DRAUGHTS_PROBLEM_DEFAULT_LIMIT, i % 20 == 0 ? 2000 : 0, NULL };
      g_autoptr (ZhDraughtsSolution) solution = zh_draughts_problem_solve (&position, &task, &options);

      g_assert_cmpint (solution->shortest, ==, twin_find (&task, &position, 3));
      for (guint k = 0; k < solution->steps->len; k++)
        {
          const ZhDraughtsStep *step = &g_array_index (solution->steps, ZhDraughtsStep, k);
          ZhDraughtsPosition    next = zh_draughts_position_play (&position, &step->move);
          gboolean              forced = twin_is_forced (&task, &next, 2);

          g_assert_cmpint (step->length > 0, ==, forced);
          /* What is proved to fail cannot be forced, what is forced is done. */
          g_assert_true (!forced || step->proof == ZH_DRAUGHTS_DONE);
          n_done += forced ? 1 : 0;
        }
    }
  g_test_message ("%d positions agree with the twin, %u first moves do it", n, n_done);
  g_assert_true (n_done > 0 || task.goal == ZH_DRAUGHTS_GOAL_LOCK);
}

/* What is proved without counting moves is won, as every position that can still arise says. */
static void
test_proof (gconstpointer data)
{
  ZhDraughtsTask task = { (ZhDraughtsGoal) GPOINTER_TO_INT (data), 0, 1, 0 };
  guint          n = 0;
  guint          n_won = 0;
  guint          n_proved = 0;
  guint          wanted = ZH_SANITIZED ? 10 : 40;

  while (n < wanted || (n_proved == 0 && task.goal == ZH_DRAUGHTS_GOAL_WIN))
    {
      ZhDraughtsPosition position = make_position ();
      ZhDraughtsOutcome  value = zh_draughts_outcome (&position, 2000, NULL);
      gboolean           solver_moves = g_test_rand_bit ();
      gboolean           won = value == (solver_moves ? ZH_DRAUGHTS_WON : ZH_DRAUGHTS_LOST);
      guint64            n_positions = 0;
      gboolean           proved;
      g_autoptr (ZhDraughtsProofSearch) search = zh_draughts_proof_search_new (&task, NULL);

      if (value == ZH_DRAUGHTS_UNKNOWN)
        continue;
      proved = zh_draughts_proof_search_run (search, &position, solver_moves, 5000, &n_positions);
      g_assert_true (won || !proved);
      g_assert_cmpuint (n_positions, <=, 5000);
      n++;
      n_won += won ? 1 : 0;
      n_proved += proved ? 1 : 0;
    }
  g_test_message ("%u positions, %u of them won, %u of those proved", n, n_won, n_proved);
}

/* What the rules say of kings alone (II.5.3, III.5.3): who holds the main road does not lose. */
static const struct
{
  const char       *name;
  ZhDraughtsVariant variant;
  const char       *fen;
  ZhDraughtsOutcome outcome;
} endings[] = {
  { "one-against-one", ZH_DRAUGHTS_RUSSIAN, "W:WKc1:BKe7", ZH_DRAUGHTS_DRAWN },
  { "two-against-one", ZH_DRAUGHTS_RUSSIAN, "W:WKc1,Ke1:BKf8", ZH_DRAUGHTS_DRAWN },
  { "three-off-the-road", ZH_DRAUGHTS_RUSSIAN, "W:WKc1,Ke1,Kg1:BKf8", ZH_DRAUGHTS_WON },
  { "three-on-the-road", ZH_DRAUGHTS_RUSSIAN, "W:WKc1,Ke1,Kd2:BKh8", ZH_DRAUGHTS_DRAWN },
  { "too-many-to-look-at", ZH_DRAUGHTS_RUSSIAN, "W:W21-32:B1-12", ZH_DRAUGHTS_UNKNOWN },
};

static void
test_ending (gconstpointer data)
{
  gsize              i = GPOINTER_TO_SIZE (data);
  ZhDraughtsPosition position;
  gint64             begin = g_get_monotonic_time ();
  ZhDraughtsOutcome  outcome;

  g_assert_true (zh_draughts_position_parse (&position, endings[i].variant, endings[i].fen, NULL));
  outcome = zh_draughts_outcome (&position, 400000, NULL);
  g_test_message ("%s: %d, %d ms", endings[i].name, outcome, (int) ((g_get_monotonic_time () - begin) / 1000));
  g_assert_cmpint (outcome, ==, endings[i].outcome);
}

/* A man on the edge, locked by a man before it and one behind that. */
static const struct
{
  const char     *name;
  const char     *fen;
  ZhDraughtsTask  task;
  const char     *line;
  ZhDraughtsProof end;
  guint           n_cooks;
} locks[] = {
  { "sole", "W:We1,g3:Bh4", { ZH_DRAUGHTS_GOAL_LOCK, 1, 1, 0 }, "e1-f2", ZH_DRAUGHTS_DONE, 0 },
  { "cook", "W:We1,g1,g3:Bh4", { ZH_DRAUGHTS_GOAL_LOCK, 1, 1, 0 }, "e1-f2", ZH_DRAUGHTS_DONE, 1 },
  { "not-two", "W:We1,g3:Bh4", { ZH_DRAUGHTS_GOAL_LOCK, 1, 2, 0 }, "e1-f2", ZH_DRAUGHTS_NOT_IN_MOVES, 0 },
  { "no-king", "W:We1,g3:Bh4", { ZH_DRAUGHTS_GOAL_LOCK, 1, 0, 1 }, "e1-f2", ZH_DRAUGHTS_NOT_IN_MOVES, 0 },
};

static void
test_lock (gconstpointer data)
{
  gsize                    i = GPOINTER_TO_SIZE (data);
  ZhDraughtsProblemOptions options = { ZH_DRAUGHTS_PROBLEM_DEFAULT_LIMIT, 5000, NULL };
  ZhDraughtsPosition       position;
  ZhDraughtsMove           move;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  g_autoptr (ZhDraughtsPlay) play = NULL;

  g_assert_true (zh_draughts_position_parse (&position, ZH_DRAUGHTS_RUSSIAN, locks[i].fen, NULL));
  g_assert_true (zh_draughts_move_parse (&position, locks[i].line, &move, NULL));
  g_array_append_val (moves, move);
  play = zh_draughts_problem_play (&position, moves, &locks[i].task, &options);
  g_assert_cmpint (play->end_proof, ==, locks[i].end);
  g_assert_cmpuint (play->n_cooks, ==, locks[i].n_cooks);
}

/* The limit is honest: nothing is said to be settled that is not. */
static void
test_limit (void)
{
  ZhDraughtsTask           task = { ZH_DRAUGHTS_GOAL_WIN, 20, 0, 0 };
  ZhDraughtsProblemOptions options = { 100, 0, NULL };
  ZhDraughtsPosition       position;
  g_autoptr (ZhDraughtsSolution) solution = NULL;

  zh_draughts_position_init (&position, ZH_DRAUGHTS_INTERNATIONAL);
  solution = zh_draughts_problem_solve (&position, &task, &options);
  g_assert_false (solution->finished);
  g_assert_cmpuint (solution->n_solutions, ==, 0);
  g_assert_cmpuint (solution->n_positions, <=, 9 * 101);
}

#define START_64 "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"
#define START_100 "W:W31-50:B1-20"

/* Solutions as books print them; the examples of VI.7.4.2, VI.7.4.5 and VI.7.4.6 among them. */
static const struct
{
  ZhDraughtsVariant variant;
  const char       *position;
  const char       *text;
  const char       *printed;
} prints[] = {
  { ZH_DRAUGHTS_RUSSIAN, "W:Wc3,e3:Bh8", "c3-d4", "cd4" },
  { ZH_DRAUGHTS_RUSSIAN, "W:Wc3,e3:Bh8", "ed4! =", "ed4! =" },
  { ZH_DRAUGHTS_RUSSIAN, "W:WKb8,c5:Bh8", "1. b8-d6", "bd6" },
  { ZH_DRAUGHTS_RUSSIAN, "W:WKb8,c5:Bh8", "c5-d6", "cd6" },
  { ZH_DRAUGHTS_RUSSIAN, "B:We5,g3:Bd6,h2", "d6:f4", "(d:f4)" },
  { ZH_DRAUGHTS_RUSSIAN, "B:We5,g3:Bd6,h2", "h2:f4", "(h:f4)" },
  { ZH_DRAUGHTS_RUSSIAN, "B:Wb6,e3:BKg1,a7", "g1:c5", "(g:c5)" },
  { ZH_DRAUGHTS_RUSSIAN, "W:Wg5,h6:Be3,f4,f8", "1. h6-g7 f8:h6", "g7(f8:h6)" },
  /* nothing but the square, and the letter where two go there; Black's answers in brackets, forced ones unsaid */
  { ZH_DRAUGHTS_RUSSIAN, START_64, "1. c3-d4 f6-g5 2. g3-h4 b6-c5 3. d4:b6 a7:c5", "cd4(fg5) h4(bc5) b6(c5)" },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "c3-d4 (f6-g5) g3-h4 (b6-c5) d4:b6 (c5) ×", "cd4(fg5) h4(bc5) b6(c5) x" },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "1. g3-h4 f6-g5 2. h4:f6 g7:e5", "h4(fg5, e5)" },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "h4 (fg5 e5)", "h4(fg5, e5)" },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "1.c3-d4 f6-g5 (1...b6-a5 2.b2-c3) 2.d4-c5", "cd4(fg5 А) c5; А: (a5) bc3" },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "1. c3-d4 (1. c3-b4 b6-c5) (1. g3-h4 f6-g5 2. h4:f6 g7:e5) d6-c5", "cd4 I II(dc5); I: cb4(bc5); II: h4(fg5, e5)" },
  { ZH_DRAUGHTS_INTERNATIONAL, START_100, "1. 32-28 18-23 2. 33-29 23:32", "3228(1823) 3329" },
  { ZH_DRAUGHTS_INTERNATIONAL, "W:W7,8:B50", "7-2", "0702" },
  /* who writes in words is printed as he wrote */
  { ZH_DRAUGHTS_RUSSIAN, START_64, "White wins by c3-d4", NULL },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "c3-d4 (f6-g5", NULL },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "c3-d4 ) f6-g5", NULL },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "c3-d4 c3-d4", NULL },
  { ZH_DRAUGHTS_RUSSIAN, START_64, "", NULL },
};

static void
test_print (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (prints); i++)
    {
      ZhDraughtsPosition position;
      g_autofree char   *printed = NULL;

      g_assert_true (zh_draughts_position_parse (&position, prints[i].variant, prints[i].position, NULL));
      printed = zh_draughts_solution_print (&position, prints[i].text);
      if (g_strcmp0 (printed, prints[i].printed) != 0)
        g_error ("%s: printed as %s, not as %s", prints[i].text, printed, prints[i].printed);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/problems/twin/win", GINT_TO_POINTER (ZH_DRAUGHTS_GOAL_WIN), test_twin);
  g_test_add_data_func ("/problems/twin/lock", GINT_TO_POINTER (ZH_DRAUGHTS_GOAL_LOCK), test_twin);
  g_test_add_data_func ("/problems/proof/win", GINT_TO_POINTER (ZH_DRAUGHTS_GOAL_WIN), test_proof);
  g_test_add_data_func ("/problems/proof/lock", GINT_TO_POINTER (ZH_DRAUGHTS_GOAL_LOCK), test_proof);
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/ending/%s", endings[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_ending);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (locks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/problems/lock/%s", locks[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_lock);
    }
  g_test_add_func ("/problems/limit", test_limit);
  g_test_add_func ("/problems/print", test_print);
  return g_test_run ();
}
