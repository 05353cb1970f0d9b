/* Problems whose length and key are public knowledge, fixtures/problems/known.tsv, and what the solvers say of them.
 *
 * A row: the board ("chess", "russian", "brazilian", "international"); what is asked ("mate", "selfmate", "helpmate",
 * "win", "lock N": N men are locked and nothing else); in how many moves, with ".5" of a helpmate that begins with half
 * a move, empty where nobody has counted; the position; the first moves that are published; how many solutions there
 * are, of a helpmate its lines. The last two are empty where the source does not tell. Rights to castle and to capture
 * en passant are as the position has them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *board;
  char *stipulation;
  char *length;
  char *position;
  char *keys;
  char *solutions;
} KnownProblem;

/**
 * KnownVerdict:
 * @KNOWN_SOLVED: the length, every published first move and the number of solutions are found as they are known
 * @KNOWN_UNFINISHED: the limit came first; nothing that is known is contradicted
 * @KNOWN_DIFFERS: something is contradicted
 */
typedef enum
{
  KNOWN_SOLVED,
  KNOWN_UNFINISHED,
  KNOWN_DIFFERS,
} KnownVerdict;

/**
 * KnownAnswer:
 * @verdict: how it compares
 * @found: (transfer full): what the solver says, in words
 * @cpu_us: microseconds of the processor
 */
typedef struct
{
  KnownVerdict verdict;
  char        *found;
  gint64       cpu_us;
} KnownAnswer;

/* The rows of @path; ends the program where it cannot be read. (element-type KnownProblem) */
GPtrArray *read_known_problems (const char *path);

/* Solves one. The answer is given back with clear_known_answer(). */
KnownAnswer try_known_problem (const KnownProblem *problem);
void        clear_known_answer (KnownAnswer *answer);

/* Of draughts: whether the search that does not count moves proves it after the first of the published moves, within
 * @limit positions. */
gboolean prove_known_key (const KnownProblem *problem,
                          guint64             limit);

#define N_KNOWN_KINDS 8

/* The kind of a problem for the figures, from 0, and its name: "mate in 2", "draughts 64". */
int         get_known_kind (const KnownProblem *problem);
const char *get_known_kind_name (int kind);

G_END_DECLS
