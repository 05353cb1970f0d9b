#include "config.h"

#include "draughts-claims.h"

#include "draughts-notation.h"
#include "game-records.h"
#include "text-lines.h"

static GHashTable *expected; /* FixtureId → columns of games.csv */

static void
assert_ply (int         ply,
            const char *column)
{
  g_autofree char *text = ply == ZH_DRAUGHTS_NEVER ? g_strdup ("") : g_strdup_printf ("%d", ply);

  g_assert_cmpstr (text, ==, column);
}

static ZhDraughtsClaims
play_record (const ZhGameRecord *record,
             ZhDraughtsVariant   variant)
{
  const char *fen = zh_game_record_get_tag (record, "FEN");
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));
  ZhDraughtsPosition start;
  ZhDraughtsPosition position;

  zh_draughts_position_init (&start, variant);
  if (fen != NULL)
    g_assert_true (zh_draughts_position_parse (&start, variant, fen, NULL));
  position = start;
  for (guint i = 0; i < record->moves->len; i++)
    {
      g_autoptr (GError) error = NULL;
      ZhDraughtsMove move;

      zh_draughts_move_parse (&position, g_ptr_array_index (record->moves, i), &move, &error);
      g_assert_no_error (error);
      g_array_append_val (moves, move);
      position = zh_draughts_position_play (&position, &move);
    }
  return zh_draughts_claims_find (&start, moves, 3);
}

static void
test_game (gconstpointer data)
{
  static const char *const ends[] = { "open", "loss-for-white", "loss-for-black" };
  const ZhGameRecord      *record = data;
  char                   **columns = g_hash_table_lookup (expected, zh_game_record_get_tag (record, "FixtureId"));
  ZhDraughtsVariant        variant;
  ZhDraughtsClaims         claims;

  g_assert_nonnull (columns);
  g_assert_true (zh_draughts_variant_parse (columns[1], &variant));
  claims = play_record (record, variant);
  assert_ply (claims.threefold, columns[3]);
  assert_ply (claims.threefold_intended, columns[4]);
  assert_ply (claims.kings_only, columns[5]);
  assert_ply (claims.five_on_road, columns[6]);
  assert_ply (claims.five, columns[7]);
  assert_ply (claims.fifteen, columns[8]);
  assert_ply (claims.sixteen, columns[9]);
  assert_ply (claims.long_ending, columns[10]);
  assert_ply (claims.forty, columns[11]);
  g_assert_cmpstr (ends[claims.loser], ==, columns[12]);
}

static char *
read_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", name, NULL);
  char            *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static GPtrArray *
add_games (const char *name)
{
  g_autofree char *text = read_fixture (name);
  GPtrArray       *games = zh_game_records_parse (text, NULL);

  g_assert_nonnull (games);
  g_assert_cmpuint (games->len, ==, 30);
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("/draughts/claims/%s", zh_game_record_get_tag (g_ptr_array_index (games, i), "FixtureId"));

      g_test_add_data_func (path, g_ptr_array_index (games, i), test_game);
    }
  return games;
}

int
main (int   argc,
      char *argv[])
{
  const char *const names[] = { "games-russian.pdn", "games-brazilian.pdn", "games-english.pdn", "games-international.pdn" };
  GPtrArray        *games[G_N_ELEMENTS (names)];
  g_autofree char  *csv = NULL;
  g_auto (GStrv) lines = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  csv = read_fixture ("games.csv");
  lines = zh_text_split_lines (csv);
  expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      char **columns = g_strsplit (lines[i], ",", -1);

      g_hash_table_insert (expected, g_strdup (columns[0]), columns);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    games[i] = add_games (names[i]);
  status = g_test_run ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_unref (games[i]);
  g_hash_table_unref (expected);
  return status;
}
