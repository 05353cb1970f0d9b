#include "config.h"

#include "chess-claims.h"

#include "chess-notation.h"
#include "game-records.h"
#include "text-lines.h"

static GHashTable *expected; /* FixtureId → columns of games.csv */

static void
assert_ply (int         ply,
            const char *column)
{
  g_autofree char *text = ply == ZH_PLY_NEVER ? g_strdup ("") : g_strdup_printf ("%d", ply);

  g_assert_cmpstr (text, ==, column);
}

static ZhChessGame *
play_record (const ZhGameRecord *record)
{
  const char     *fen = zh_game_record_get_tag (record, "FEN");
  ZhChessPosition start;
  ZhChessGame    *game;

  zh_chess_position_init (&start);
  if (fen != NULL)
    g_assert_true (zh_chess_position_parse (&start, fen, NULL));
  game = zh_chess_game_new (&start);
  for (guint i = 0; i < record->moves->len; i++)
    {
      g_autoptr (GError) error = NULL;
      ZhChessMove move;

      zh_chess_move_parse (zh_chess_game_get_last (game), g_ptr_array_index (record->moves, i), ZH_LETTERS_ENGLISH, &move, NULL, &error);
      g_assert_no_error (error);
      zh_chess_game_play (game, move);
    }
  return game;
}

static void
test_game (gconstpointer data)
{
  const ZhGameRecord *record = data;
  char              **columns = g_hash_table_lookup (expected, zh_game_record_get_tag (record, "FixtureId"));
  g_autoptr (ZhChessGame) game = play_record (record);
  g_autoptr (ZhChessClaims) claims = zh_chess_claims_new (game, &ZH_DRAW_LIMITS_USUAL);
  g_autoptr (GString) intended = g_string_new (NULL);
  g_autofree char *fen = zh_chess_position_format (zh_chess_game_get_last (game));
  g_autofree char *plies = g_strdup_printf ("%u", game->moves->len);

  g_assert_nonnull (columns);
  g_assert_cmpstr (plies, ==, columns[2]);
  for (guint i = 0; i < claims->intended_moves->len; i++)
    {
      g_autofree char *move = zh_chess_move_format (&g_array_index (game->positions, ZhChessPosition, claims->threefold_intended),
                                                    g_array_index (claims->intended_moves, ZhChessMove, i), ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);

      g_string_append_printf (intended, "%s%s", i > 0 ? " " : "", move);
    }

  assert_ply (claims->threefold_after, columns[4]);
  assert_ply (claims->threefold_intended, columns[5]);
  g_assert_cmpstr (intended->str, ==, columns[6]);
  assert_ply (claims->fifty_after, columns[7]);
  assert_ply (claims->fifty_intended, columns[8]);
  assert_ply (claims->fivefold, columns[9]);
  assert_ply (claims->seventy_five, columns[10]);
  assert_ply (claims->insufficient, columns[11]);
  g_assert_cmpstr (zh_chess_end_to_string (claims->end), ==, columns[12]);
  g_assert_cmpstr (fen, ==, columns[14]);
}

/* The knights have been out and home twice: either side may now write down the third time. */
static void
test_now (void)
{
  g_autoptr (GPtrArray) records = zh_game_records_parse ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", NULL);
  g_autoptr (ZhChessGame) game = play_record (g_ptr_array_index (records, 0));
  g_autoptr (ZhChessClaims) claims = zh_chess_claims_new (game, &ZH_DRAW_LIMITS_USUAL);

  g_assert_cmpint (claims->threefold_after, ==, ZH_PLY_NEVER);
  g_assert_cmpint (claims->threefold_intended, ==, ZH_PLY_NEVER);
  g_assert_cmpuint (claims->threefold_now->len, ==, 1);
  g_assert_false (claims->fifty_now);
}

static char *
read_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", name, NULL);
  char            *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *csv = NULL;
  g_autofree char *pgn = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) games = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  csv = read_fixture ("games.csv");
  pgn = read_fixture ("games.pgn");
  lines = zh_text_split_lines (csv);
  expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      char **columns = g_strsplit (lines[i], ",", -1);

      g_hash_table_insert (expected, g_strdup (columns[0]), columns);
    }

  games = zh_game_records_parse (pgn, NULL);
  g_assert_nonnull (games);
  g_assert_cmpuint (games->len, ==, g_hash_table_size (expected));
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/claims/%s", zh_game_record_get_tag (g_ptr_array_index (games, i), "FixtureId"));

      g_test_add_data_func (name, g_ptr_array_index (games, i), test_game);
    }
  g_test_add_func ("/chess/claims/now", test_now);
  status = g_test_run ();
  g_hash_table_unref (expected);
  return status;
}
