#include "config.h"

#include "chess-mate.h"

#include <string.h>

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

/* Plays the helpmate move by move, each checked against the legal moves. */
static void
assert_line_mates (const ZhChessPosition *start,
                   const ZhMateVerdict   *verdict,
                   ZhChessSide            side)
{
  ZhChessPosition position = *start;
  ZhChessMove     moves[ZH_CHESS_MAX_MOVES];

  for (guint i = 0; i < verdict->line->len; i++)
    {
      ZhChessMove     move = g_array_index (verdict->line, ZhChessMove, i);
      gsize           n = zh_chess_position_generate (&position, moves);
      gboolean        legal = FALSE;
      ZhChessPosition next;

      for (gsize k = 0; k < n; k++)
        legal = legal || zh_chess_move_equal (moves[k], move);
      g_assert_true (legal);
      zh_chess_position_play (&position, move, &next);
      position = next;
    }
  g_assert_true (zh_chess_position_is_check (&position));
  g_assert_cmpuint (zh_chess_position_generate (&position, moves), ==, 0);
  g_assert_cmpint (position.side, !=, side);
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
    assert_line_mates (&position, verdict, side);
}

/* An answer may be missing, never wrong; and hardly ever missing. */
static void
test_sum (void)
{
  g_test_message ("mate-possible: %d of %d agreed, %d unknown", agreed, total, unknown);
  g_assert_cmpint (agreed + unknown, ==, total);
  g_assert_cmpint (unknown * 100, <=, total);
}

static gboolean
is_mated_by (const ZhChessPosition *position,
             ZhChessSide            side)
{
  ZhChessMove moves[ZH_CHESS_MAX_MOVES];

  return position->side != side && zh_chess_position_is_check (position) && zh_chess_position_generate (position, moves) == 0;
}

/* Looks at the first positions that can arise, in no clever order: a slow twin of the search. */
static gboolean
finds_mate (const ZhChessPosition *start,
            ZhChessSide            side,
            gsize                  limit)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (ZhChessPosition));

  g_array_append_vals (queue, start, 1);
  for (guint at = 0; at < queue->len && at < limit; at++)
    {
      ZhChessPosition position = g_array_index (queue, ZhChessPosition, at);
      ZhChessMove     moves[ZH_CHESS_MAX_MOVES];
      gsize           n = zh_chess_position_generate (&position, moves);

      for (gsize i = 0; i < n; i++)
        {
          ZhChessPosition next;
          char           *fen;

          zh_chess_position_play (&position, moves[i], &next);
          if (is_mated_by (&next, side))
            return TRUE;
          next.half_moves = 0;
          next.move_number = 1;
          fen = zh_chess_position_format (&next);
          if (g_hash_table_add (seen, fen))
            g_array_append_val (queue, next);
        }
    }
  return FALSE;
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
  return understood && zh_chess_position_get_attackers (position, position->king[1 - position->side], (ZhChessSide) position->side) == 0;
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
          g_assert_false (finds_mate (&position, (ZhChessSide) side, limit));
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
  return g_test_run ();
}
