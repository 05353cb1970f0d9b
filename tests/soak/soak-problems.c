/* Every problem whose key and length are public knowledge through the solvers.
 *
 * soak-problems TABLE [KIND]: of one kind alone, "selfmate" or how its name begins. Prints what differs and what did not
 * finish, then one line: solved of all, not finished, seconds of the processor, and the same by kind. Fails where
 * something differs.
 */
#include "config.h"

#include "known-problems.h"

typedef struct
{
  guint  n_all;
  guint  n_solved;
  guint  n_unfinished;
  gint64 cpu_us;
  gint64 slowest_us;
} Tally;

static void
count (Tally             *tally,
       const KnownAnswer *answer)
{
  tally->n_all++;
  tally->n_solved += answer->verdict == KNOWN_SOLVED ? 1 : 0;
  tally->n_unfinished += answer->verdict == KNOWN_UNFINISHED ? 1 : 0;
  tally->cpu_us += answer->cpu_us;
  tally->slowest_us = MAX (tally->slowest_us, answer->cpu_us);
}

static void
print_figures (const Tally *all,
               const Tally *kinds)
{
  g_print ("known problems: %u of %u solved, %u not finished, %u differ, %.1f s, slowest %.1f s", all->n_solved, all->n_all, all->n_unfinished,
           all->n_all - all->n_solved - all->n_unfinished, (double) all->cpu_us / G_USEC_PER_SEC, (double) all->slowest_us / G_USEC_PER_SEC);
  for (int kind = 0; kind < N_KNOWN_KINDS; kind++)
    g_print ("; %s: %u of %u, %u not finished, %.1f s", get_known_kind_name (kind), kinds[kind].n_solved, kinds[kind].n_all,
             kinds[kind].n_unfinished, (double) kinds[kind].cpu_us / G_USEC_PER_SEC);
  g_print ("\n");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) problems = NULL;
  Tally all = { 0 };
  Tally kinds[N_KNOWN_KINDS] = { 0 };

  if (argc < 2 || argc > 3)
    {
      g_printerr ("soak-problems TABLE [KIND]\n");
      return 2;
    }
  problems = read_known_problems (argv[1]);
  for (guint i = 0; i < problems->len; i++)
    {
      const KnownProblem *problem = g_ptr_array_index (problems, i);
      int                 kind = get_known_kind (problem);
      KnownAnswer         answer;

      if (argc > 2 && !g_str_has_prefix (get_known_kind_name (kind), argv[2]))
        continue;
      answer = try_known_problem (problem);
      if (answer.verdict != KNOWN_SOLVED)
        g_print ("  %s: %s, %s in %s, %s, key %s, solutions %s; found %s\n", answer.verdict == KNOWN_DIFFERS ? "differs" : "not finished",
                 problem->board, problem->stipulation, problem->length, problem->position, problem->keys, problem->solutions, answer.found);
      count (&all, &answer);
      count (&kinds[kind], &answer);
      clear_known_answer (&answer);
    }
  print_figures (&all, kinds);
  return all.n_solved + all.n_unfinished == all.n_all ? 0 : 1;
}
