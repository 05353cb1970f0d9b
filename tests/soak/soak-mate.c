/* Thousands of positions for mate-possible, with the proof of each answer looked at: every
 * "yes" is replayed, the same position in other colours and from the other side must get the
 * same answer, and where few positions can arise all of them are looked at.
 *
 * soak-mate [POSITIONS of each family] [SEED]. Prints a line for each family and every position
 * that stays unknown or takes long; fails on a wrong answer.
 */
#include "config.h"

#include <time.h>

#include "mate-checks.h"

#define SLOW_LIMIT 20000
#define LONG_US 500000

typedef struct
{
  guint   n_yes;
  guint   n_no;
  guint   n_unknown;
  guint   n_confirmed;
  GArray *times; /* of gint64, microseconds of the processor */
} Figures;

static gint64
get_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

static ZhMateAnswer
ask (const ZhChessPosition *position,
     ZhChessSide            side)
{
  g_autoptr (ZhMateVerdict) verdict = zh_mate_verdict_new (position, side, ZH_MATE_DEFAULT_LIMIT);

  return verdict->answer;
}

/* Unknown may turn into an answer, never one answer into another. */
static void
check_same (ZhMateAnswer a,
            ZhMateAnswer b,
            const char  *fen)
{
  if (a != b && a != ZH_MATE_UNKNOWN && b != ZH_MATE_UNKNOWN)
    g_error ("%s: %d in one colour or direction, %d in another", fen, a, b);
}

static void
check_twins (const ZhChessPosition *position,
             ZhChessSide            side,
             ZhMateAnswer           answer,
             const char            *fen,
             Figures               *figures)
{
  ZhChessPosition exchanged = exchange_colours (position);
  ZhChessPosition mirrored = mirror_files (position);
  SlowAnswer      slow = find_mate_slowly (position, side, SLOW_LIMIT);

  check_same (answer, ask (&exchanged, (ZhChessSide) (1 - (int) side)), fen);
  check_same (answer, ask (&mirrored, side), fen);
  if (slow == SLOW_TOO_LARGE)
    return;
  figures->n_confirmed++;
  check_same (answer, slow == SLOW_MATE ? ZH_MATE_POSSIBLE : ZH_MATE_IMPOSSIBLE, fen);
}

static void
try_one (const ZhChessPosition *position,
         ZhChessSide            side,
         gboolean               thorough,
         Figures               *figures)
{
  g_autofree char *fen = zh_chess_position_format (position);
  gint64           start = get_cpu_us ();
  g_autoptr (ZhMateVerdict) verdict = zh_mate_verdict_new (position, side, ZH_MATE_DEFAULT_LIMIT);
  gint64 used = get_cpu_us () - start;

  g_array_append_val (figures->times, used);
  figures->n_yes += verdict->answer == ZH_MATE_POSSIBLE;
  figures->n_no += verdict->answer == ZH_MATE_IMPOSSIBLE;
  figures->n_unknown += verdict->answer == ZH_MATE_UNKNOWN;
  if (verdict->answer == ZH_MATE_UNKNOWN || used > LONG_US)
    g_print ("  %s, %s wants to mate: %s, %" G_GINT64_FORMAT " us, %" G_GSIZE_FORMAT " positions\n", fen,
             side == ZH_CHESS_WHITE ? "White" : "Black", verdict->answer == ZH_MATE_UNKNOWN ? "unknown" : verdict->answer == ZH_MATE_POSSIBLE ? "yes"
                                                                                                                                              : "no",
             used, verdict->n_positions);
  if (verdict->answer == ZH_MATE_POSSIBLE)
    check_line_mates (position, verdict, side);
  if (thorough)
    check_twins (position, side, verdict->answer, fen, figures);
}

static guint
run_family (const MateFamily *family,
            guint             n_positions,
            ZhRandom         *random)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  Figures figures = { .times = times };

  for (guint n = 0; n < n_positions;)
    {
      ZhChessPosition position;

      if (!family->make (random, &position))
        continue;
      for (int side = 0; side < 2; side++)
        try_one (&position, (ZhChessSide) side, n % 20 == 0, &figures);
      n++;
    }
  g_array_sort (times, compare_times);
  g_print ("%-20s %6u asked, %6u yes, %6u no, %3u unknown, %5u confirmed by all positions; median %" G_GINT64_FORMAT
           " us, 99 %% %" G_GINT64_FORMAT " us, slowest %" G_GINT64_FORMAT " us\n",
           family->name, times->len, figures.n_yes, figures.n_no, figures.n_unknown, figures.n_confirmed,
           g_array_index (times, gint64, times->len / 2), g_array_index (times, gint64, times->len / 100 * 99),
           g_array_index (times, gint64, times->len - 1));
  return figures.n_unknown;
}

int
main (int    argc,
      char **argv)
{
  guint    n_positions = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 2000;
  ZhRandom random = zh_random_new (argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 20261120);
  guint    n_unknown = 0;

  if (n_positions == 0)
    return 2;
  for (const MateFamily *family = mate_families; family->name != NULL; family++)
    n_unknown += run_family (family, n_positions, &random);
  g_print ("unknown: %u\n", n_unknown);
  return 0;
}
