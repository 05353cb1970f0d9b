/* The folder of electronic boards: games that come and grow there, what is no game yet, and that no result is given. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-fixture.h"
#include "desk-game-list.h"
#include "desk-rounds.h"
#include "errors.h"
#include "game-folder.h"

static gint64
begin (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  return id;
}

static void
put (const char *folder,
     const char *name,
     const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
read_folder (const char *folder,
             guint       n_expected)
{
  g_autoptr (GError) error = NULL;
  guint n_left_out = 99;
  char *text = zh_game_folder_read (folder, &n_left_out, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (n_left_out, ==, n_expected);
  return text;
}

static void
test_folder (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = begin (fixture);
  g_autofree char *folder = g_build_filename (fixture->folder, "boards", NULL);
  g_autofree char *nothing = NULL;
  g_autofree char *text = NULL;
  g_autofree char *grown = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gint64 length;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  nothing = read_folder (folder, 0);
  g_assert_cmpstr (nothing, ==, "");
  put (folder, "b.pgn", "[Round \"1\"]\n[Board \"2\"]\n[Result \"*\"]\n\n1. d4 *\n");
  put (folder, "a.PGN", "[Round \"1\"]\n[Board \"1\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
  put (folder, "c.pgn", "{ a comment that goes on");
  put (folder, "notes.txt", "1. e4");
  text = read_folder (folder, 1);
  games = zh_games_match (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, id), 1, text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_true (zh_result_is_set (((const ZhListedGame *) g_ptr_array_index (games, 0))->result));
  g_assert_false (zh_result_is_set (((const ZhListedGame *) g_ptr_array_index (games, 1))->result));

  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, text, &error), error);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->kept_games->len, ==, 2);
  g_assert_cmpint (zh_round_count_open (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)), ==, 2);
  length = zh_desk_get_snapshot (fixture->desk)->journal_length;

  /* read again, nothing is written; a game that has grown is */
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, text, &error), error);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
  put (folder, "b.pgn", "[Round \"1\"]\n[Board \"2\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n");
  grown = read_folder (folder, 1);
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, grown, &error), error);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length + 1);
}

static void
test_no_folder (void)
{
  g_autoptr (GError) error = NULL;
  guint n_left_out = 0;

  g_assert_null (zh_game_folder_read ("/nowhere/at/all", &n_left_out, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/game-folder/folder", Fixture, NULL, fixture_set_up, test_folder, fixture_tear_down);
  g_test_add_func ("/game-folder/none", test_no_folder);
  return g_test_run ();
}
