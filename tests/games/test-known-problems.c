/* The solvers of chess and draughts on problems whose key and length are public knowledge. What takes long is left to
 * tests/soak/soak-problems, which takes all.
 */
#include "config.h"

#include "known-problems.h"

#include "sanitized.h"

static GPtrArray *problems;

/* Whether it is solved in a moment. */
static gboolean
is_short (const KnownProblem *problem,
          guint               number)
{
  int moves = atoi (problem->length);

  if (g_str_equal (problem->stipulation, "helpmate"))
    return moves <= 2 || (g_str_equal (problem->length, "3") && number % 16 == 0);
  if (g_str_equal (problem->stipulation, "selfmate"))
    return moves <= 4;
  /* A draughts problem whose moves nobody has counted may go on for long. */
  return moves > 0 && (!ZH_SANITIZED || number % 10 == 0);
}

static void
test_kind (gconstpointer data)
{
  int    kind = GPOINTER_TO_INT (data);
  guint  n_tried = 0;
  guint  n_solved = 0;
  gint64 cpu_us = 0;

  for (guint i = 0; i < problems->len; i++)
    {
      const KnownProblem *problem = g_ptr_array_index (problems, i);
      KnownAnswer         answer;

      if (get_known_kind (problem) != kind || !is_short (problem, i))
        continue;
      answer = try_known_problem (problem);
      if (answer.verdict != KNOWN_SOLVED)
        g_test_message ("%s in %s, %s, key %s: %s", problem->stipulation, problem->length, problem->position, problem->keys, answer.found);
      n_tried++;
      n_solved += answer.verdict == KNOWN_SOLVED ? 1 : 0;
      cpu_us += answer.cpu_us;
      clear_known_answer (&answer);
    }
  g_test_message ("%s: %u of %u solved, %.1f s", get_known_kind_name (kind), n_solved, n_tried, (double) cpu_us / G_USEC_PER_SEC);
  g_assert_cmpuint (n_solved, ==, n_tried);
}

/* Combinations of many moves, which force the replies: the key is proved with few positions. */
static void
test_proved (void)
{
  guint n_all = 0;
  guint n_proved = 0;

  for (guint i = 0; i < problems->len; i++)
    {
      const KnownProblem *problem = g_ptr_array_index (problems, i);

      if (g_str_equal (problem->board, "chess") || *problem->keys == '\0' || (ZH_SANITIZED && i % 10 != 0))
        continue;
      n_all++;
      n_proved += prove_known_key (problem, 20000) ? 1 : 0;
    }
  g_test_message ("draughts: the key of %u of %u proved within 20,000 positions", n_proved, n_all);
  g_assert_cmpuint (n_proved, >=, n_all / 2);
}

/* What is wrong in the table shows, not what happens to agree with it. */
static void
test_differs (void)
{
  static const struct
  {
    KnownProblem problem;
    KnownVerdict verdict;
  } cases[] = {
    { { (char *) "chess", (char *) "mate", (char *) "2", (char *) "kbK5/pp6/1P6/8/8/8/8/R7 w - -", (char *) "a1a6", (char *) "1" }, KNOWN_SOLVED },
    { { (char *) "chess", (char *) "mate", (char *) "2", (char *) "kbK5/pp6/1P6/8/8/8/8/R7 w - -", (char *) "a1a2", (char *) "" }, KNOWN_DIFFERS },
    { { (char *) "chess", (char *) "mate", (char *) "3", (char *) "kbK5/pp6/1P6/8/8/8/8/R7 w - -", (char *) "a1a6", (char *) "" }, KNOWN_DIFFERS },
    { { (char *) "chess", (char *) "mate", (char *) "2", (char *) "kbK5/pp6/1P6/8/8/8/8/R7 w - -", (char *) "a1a6", (char *) "2" }, KNOWN_DIFFERS },
    { { (char *) "russian", (char *) "win", (char *) "4", (char *) "W:Wd4,d2,b2,c1:Bf6,b4,h2", (char *) "d4-e5", (char *) "1" }, KNOWN_SOLVED },
    { { (char *) "russian", (char *) "win", (char *) "5", (char *) "W:Wd4,d2,b2,c1:Bf6,b4,h2", (char *) "d4-e5", (char *) "1" }, KNOWN_DIFFERS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KnownAnswer answer = try_known_problem (&cases[i].problem);

      g_assert_cmpint (answer.verdict, ==, cases[i].verdict);
      clear_known_answer (&answer);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *table = NULL;
  int              result;

  g_test_init (&argc, &argv, NULL);
  table = g_test_build_filename (G_TEST_DIST, "fixtures", "problems", "known.tsv", NULL);
  problems = read_known_problems (table);
  g_test_add_func ("/known/differs", test_differs);
  g_test_add_func ("/known/proved", test_proved);
  for (int kind = 0; kind < N_KNOWN_KINDS; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/known/%s", get_known_kind_name (kind));

      g_test_add_data_func (g_strdelimit (path, " ", '-'), GINT_TO_POINTER (kind), test_kind);
    }
  result = g_test_run ();
  g_ptr_array_unref (problems);
  return result;
}
