#include "config.h"

#include <string.h>

#include "mate-checks.h"
#include "sanitized.h"
#include "text-lines.h"

static int agreed;
static int unknown;
static int total;

static ZhChessSide
parse_side (const char *text)
{
  return strcmp (text, "white") == 0 ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
}

static void
test_row (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, ",", -1);
  ZhChessSide     side = parse_side (fields[1]);
  ZhChessPosition position;
  g_autoptr (ZhMateVerdict) verdict = NULL;

  g_assert_true (zh_chess_position_parse (&position, fields[0], NULL));
  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  total++;
  if (verdict->answer == ZH_MATE_UNKNOWN)
    {
      unknown++;
      return;
    }
  g_assert_cmpint (verdict->answer, ==, strcmp (fields[2], "winnable") == 0 ? ZH_MATE_POSSIBLE : ZH_MATE_IMPOSSIBLE);
  agreed++;
  if (verdict->answer == ZH_MATE_POSSIBLE)
    check_line_mates (&position, verdict, side);
}

/* An answer may be missing, never wrong; and hardly ever missing. */
static void
test_sum (void)
{
  g_test_message ("mate-possible: %d of %d agreed, %d unknown", agreed, total, unknown);
  g_assert_cmpint (agreed + unknown, ==, total);
  g_assert_cmpint (unknown * 1000, <=, total);
}

static gboolean
place_at_random (char        board[64],
                 const char *pieces)
{
  memset (board, '1', 64);
  for (const char *piece = pieces; *piece != '\0'; piece++)
    {
      int square = g_test_rand_int_range (0, 64);

      if (board[square] != '1' || (g_ascii_tolower (*piece) == 'p' && (square < 8 || square >= 56)))
        return FALSE;
      board[square] = *piece;
    }
  return TRUE;
}

static gboolean
make_random_position (const char      *pieces,
                      ZhChessPosition *position)
{
  char     board[64];
  GString *fen = g_string_new (NULL);
  gboolean understood;

  if (!place_at_random (board, pieces))
    {
      g_string_free (fen, TRUE);
      return FALSE;
    }
  for (int rank = 0; rank < 8; rank++)
    {
      g_string_append_len (fen, board + rank * 8, 8);
      if (rank < 7)
        g_string_append_c (fen, '/');
    }
  g_string_append (fen, g_test_rand_int_range (0, 2) == 0 ? " w - - 0 1" : " b - - 0 1");
  understood = zh_chess_position_parse (position, fen->str, NULL);
  g_string_free (fen, TRUE);
  return understood && is_sound (position);
}

/* What the proofs exclude, no play may show. */
static void
test_proofs_hold (gconstpointer data)
{
  gsize limit = g_test_thorough () ? 2000 : ZH_SANITIZED ? 200
                                                         : 800;
  int   n_excluded = 0;

  for (int i = 0; i < 3000 && n_excluded < 12; i++)
    {
      ZhChessPosition position;

      if (!make_random_position (data, &position))
        continue;
      for (int side = 0; side < 2; side++)
        {
          if (!zh_mate_is_excluded_by_material (&position, (ZhChessSide) side) && !zh_mate_is_excluded_by_reach (&position, (ZhChessSide) side))
            continue;
          n_excluded++;
          g_assert_cmpint (find_mate_slowly (&position, (ZhChessSide) side, limit), !=, SLOW_MATE);
        }
    }
  g_assert_cmpint (n_excluded, >, 0);
}

static const char *const proved_material[] = { "KkNq", "KkBr", "KkBqr", "KkBBq", "KkBb", "Kkbp" };

static void
test_ends (void)
{
  ZhChessPosition mated;
  g_autoptr (ZhMateVerdict) won = NULL;
  g_autoptr (ZhMateVerdict) lost = NULL;

  g_assert_true (zh_chess_position_parse (&mated, "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1", NULL));
  won = zh_mate_verdict_new (&mated, ZH_CHESS_WHITE, 1000);
  lost = zh_mate_verdict_new (&mated, ZH_CHESS_BLACK, 1000);
  g_assert_cmpint (won->answer, ==, ZH_MATE_POSSIBLE);
  g_assert_cmpint (lost->answer, ==, ZH_MATE_IMPOSSIBLE);
  g_assert_cmpint (lost->ground, ==, ZH_MATE_BY_END);
}

/* Only the capture in passing opens this wall (3.7.3.1): the sets of reach must know of it. */
static void
test_en_passant (void)
{
  static const struct
  {
    const char  *fen;
    ZhMateAnswer black;
  } walls[] = {
    { "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 1", ZH_MATE_POSSIBLE },
    { "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - - 0 1", ZH_MATE_IMPOSSIBLE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (walls); i++)
    {
      ZhChessPosition position;
      g_autoptr (ZhMateVerdict) verdict = NULL;

      g_assert_true (zh_chess_position_parse (&position, walls[i].fen, NULL));
      verdict = zh_mate_verdict_new (&position, ZH_CHESS_BLACK, ZH_MATE_DEFAULT_LIMIT);
      g_assert_cmpint (verdict->answer, ==, walls[i].black);
      if (verdict->answer == ZH_MATE_POSSIBLE)
        check_line_mates (&position, verdict, ZH_CHESS_BLACK);
    }
}

/* What wandered for a million positions before the search was led: walls that a king has to walk
 * around to break them, rooks among idle pieces, a knight that needs a corner. */
static void
test_led (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, ",", 2);
  ZhChessSide     side = *parts[1] == 'w' ? ZH_CHESS_WHITE : ZH_CHESS_BLACK;
  ZhChessPosition position;
  g_autoptr (ZhMateVerdict) verdict = NULL;

  g_assert_true (zh_chess_position_parse (&position, parts[0], NULL));
  verdict = zh_mate_verdict_new (&position, side, ZH_MATE_DEFAULT_LIMIT);
  g_assert_cmpint (verdict->answer, ==, ZH_MATE_POSSIBLE);
  g_assert_cmpuint (verdict->n_positions, <, 700000);
  check_line_mates (&position, verdict, side);
}

static const char *const led[] = {
  "3kb2r/8/8/8/8/K7/2R1q3/8 w - - 0 1,w",
  "8/8/4B3/3n3K/8/P4P2/7k/8 w - - 0 1,b",
  "8/8/7N/k3b3/2K5/4p3/4N3/8 w - - 0 1,w",
  "1b6/1k6/7b/8/1pBp3p/1P1P2bP/1K6/6b1 b - - 0 1,b",
  "5k2/4b3/B6b/2pBpBp1/2P1PbP1/5K2/3b4/8 w - - 0 1,b",
  "8/8/2K5/8/8/pPk5/bpp5/R7 w - - 0 1,w",
  "8/7p/4p2P/1pp5/6k1/3p4/6PK/8 w - - 0 1,w",
};

/* The answer of the same position with colours exchanged or files turned over is the same, and
 * what few moves can show agrees. */
static void
check_twins (const ZhChessPosition *position,
             ZhChessSide            side)
{
  ZhChessPosition exchanged = exchange_colours (position);
  ZhChessPosition mirrored = mirror_files (position);
  g_autoptr (ZhMateVerdict) verdict = zh_mate_verdict_new (position, side, ZH_MATE_DEFAULT_LIMIT);
  g_autoptr (ZhMateVerdict) other = zh_mate_verdict_new (&exchanged, (ZhChessSide) (1 - (int) side), ZH_MATE_DEFAULT_LIMIT);
  g_autoptr (ZhMateVerdict) turned = zh_mate_verdict_new (&mirrored, side, ZH_MATE_DEFAULT_LIMIT);
  SlowAnswer slow = find_mate_slowly (position, side, 300);

  g_assert_cmpint (verdict->answer, !=, ZH_MATE_UNKNOWN);
  g_assert_cmpint (other->answer, ==, verdict->answer);
  g_assert_cmpint (turned->answer, ==, verdict->answer);
  if (slow != SLOW_TOO_LARGE)
    g_assert_cmpint (verdict->answer, ==, slow == SLOW_MATE ? ZH_MATE_POSSIBLE : ZH_MATE_IMPOSSIBLE);
  if (verdict->answer == ZH_MATE_POSSIBLE)
    check_line_mates (position, verdict, side);
}

static void
test_family (gconstpointer data)
{
  const MateFamily *family = data;
  ZhRandom          random = zh_random_new (g_test_thorough () ? (guint64) g_test_rand_int () : 1);
  int               n_positions = g_test_thorough () ? 200 : ZH_SANITIZED ? 5
                                                                          : 25;

  for (int n = 0; n < n_positions;)
    {
      ZhChessPosition position;

      if (!family->make (&random, &position))
        continue;
      check_twins (&position, ZH_CHESS_WHITE);
      check_twins (&position, ZH_CHESS_BLACK);
      n++;
    }
}

static void
test_limit (void)
{
  ZhChessPosition start;
  g_autoptr (ZhMateVerdict) verdict = NULL;

  zh_chess_position_init (&start);
  verdict = zh_mate_verdict_new (&start, ZH_CHESS_WHITE, 10);
  g_assert_cmpint (verdict->answer, ==, ZH_MATE_UNKNOWN);
  g_assert_cmpint (verdict->ground, ==, ZH_MATE_BY_LIMIT);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "unwinnable.csv", NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = zh_text_split_lines (text);
  g_assert_cmpuint (g_strv_length (lines), >, 400);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/mate/row/%03u", i);

      g_test_add_data_func (name, lines[i], test_row);
    }
  g_test_add_func ("/chess/mate/sum", test_sum);
  for (gsize i = 0; i < G_N_ELEMENTS (proved_material); i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/mate/proof/%s", proved_material[i]);

      g_test_add_data_func (name, proved_material[i], test_proofs_hold);
    }
  g_test_add_func ("/chess/mate/ends", test_ends);
  g_test_add_func ("/chess/mate/limit", test_limit);
  g_test_add_func ("/chess/mate/en-passant", test_en_passant);
  for (gsize i = 0; i < G_N_ELEMENTS (led); i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/mate/led/%" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (name, led[i], test_led);
    }
  for (const MateFamily *family = mate_families; family->name != NULL; family++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/mate/family/%s", family->name);

      g_test_add_data_func (name, family, test_family);
    }
  return g_test_run ();
}
