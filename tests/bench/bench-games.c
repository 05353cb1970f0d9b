/* How fast the games are: positions a second of the move generators on one thread, and what a
 * question about a helpmate costs on the positions of the fixture. Fails when an answer of the
 * generators is wrong, never for being slow: the figures are to be read beside the machine's.
 *
 * bench-games UNWINNABLE.CSV
 */
#include "config.h"

#include <string.h>
#include <time.h>

#include "chess-mate.h"
#include "draughts-position.h"
#include "text-lines.h"

static gint64
get_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
print_speed (const char *name,
             int         depth,
             guint64     nodes,
             gint64      used)
{
  g_print ("%-28s depth %d %12" G_GUINT64_FORMAT " nodes %8.1f million a second\n", name, depth, nodes, (double) nodes / (double) MAX (used, 1));
}

static gboolean
run_chess (void)
{
  static const struct
  {
    const char *name;
    const char *fen;
    int         depth;
    guint64     nodes;
  } cases[] = {
    { "chess, initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4865609 },
    { "chess, middle game", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603 },
    { "chess, ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083 },
  };
  gboolean ok = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ZhChessPosition position;
      gint64          start;
      guint64         nodes;

      g_assert_true (zh_chess_position_parse (&position, cases[i].fen, NULL));
      start = get_cpu_us ();
      nodes = zh_chess_perft (&position, cases[i].depth);
      print_speed (cases[i].name, cases[i].depth, nodes, get_cpu_us () - start);
      ok = ok && nodes == cases[i].nodes;
    }
  return ok;
}

static gboolean
run_draughts (void)
{
  static const struct
  {
    const char       *name;
    ZhDraughtsVariant variant;
    int               depth;
    guint64           nodes;
  } cases[] = {
    { "draughts, international", ZH_DRAUGHTS_INTERNATIONAL, 7, 1049442 },
    { "draughts, checkers", ZH_DRAUGHTS_CHECKERS, 8, 845931 },
  };
  gboolean ok = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ZhDraughtsPosition position;
      gint64             start;
      guint64            nodes;

      zh_draughts_position_init (&position, cases[i].variant);
      start = get_cpu_us ();
      nodes = zh_draughts_perft (&position, cases[i].depth);
      print_speed (cases[i].name, cases[i].depth, nodes, get_cpu_us () - start);
      ok = ok && nodes == cases[i].nodes;
    }
  return ok;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

/* Every row of the fixture, side and answer as it gives them. */
static gboolean
run_mate (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  int    n_agreed = 0;
  int    n_unknown = 0;
  gint64 sum = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = zh_text_split_lines (text);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], ",", -1);
      ZhChessPosition position;
      g_autoptr (ZhMateVerdict) verdict = NULL;
      gint64 used = get_cpu_us ();

      g_assert_true (zh_chess_position_parse (&position, fields[0], NULL));
      verdict = zh_mate_verdict_new (&position, strcmp (fields[1], "white") == 0 ? ZH_CHESS_WHITE : ZH_CHESS_BLACK, ZH_MATE_DEFAULT_LIMIT);
      used = get_cpu_us () - used;
      sum += used;
      g_array_append_val (times, used);
      n_unknown += verdict->answer == ZH_MATE_UNKNOWN;
      n_agreed += verdict->answer == (strcmp (fields[2], "winnable") == 0 ? ZH_MATE_POSSIBLE : ZH_MATE_IMPOSSIBLE);
    }
  g_array_sort (times, compare_times);
  g_print ("mate-possible: %d of %u agree, %d unknown, %.0f positions a second, median %" G_GINT64_FORMAT " us, slowest %" G_GINT64_FORMAT " us\n",
           n_agreed, times->len, n_unknown, 1e6 * times->len / (double) MAX (sum, 1),
           g_array_index (times, gint64, times->len / 2), g_array_index (times, gint64, times->len - 1));
  return n_agreed + n_unknown == (int) times->len;
}

int
main (int    argc,
      char **argv)
{
  gboolean ok;

  if (argc != 2)
    return 2;
  ok = run_chess ();
  ok = run_draughts () && ok;
  return run_mate (argv[1]) && ok ? 0 : 1;
}
