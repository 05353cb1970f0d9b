#include "config.h"

#include "ctl-runner.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "text-lines.h"

static char *
get_fixture (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "chess", name, NULL);
}

static void
test_perft (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "game", "perft", "--variant", "chess960", "--depth", "3", "--fen", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"), ==, 0);
  g_assert_cmpstr (output, ==, "12189\n");
}

/* The whole table of claims, as another program worked it out. */
static void
test_claims (void)
{
  g_autofree char *pgn = get_fixture ("games.pgn");
  g_autofree char *csv = get_fixture ("games.csv");
  g_autofree char *output = NULL;
  g_autofree char *expected = NULL;
  g_auto (GStrv) rows = NULL;
  g_auto (GStrv) expected_rows = NULL;

  g_assert_true (g_file_get_contents (csv, &expected, NULL, NULL));
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "game", "claims", pgn), ==, 0);
  rows = zh_text_split_lines (output);
  expected_rows = zh_text_split_lines (expected);
  g_assert_cmpuint (g_strv_length (rows), ==, g_strv_length (expected_rows));
  for (guint i = 1; rows[i] != NULL; i++)
    {
      g_auto (GStrv) c = g_strsplit (expected_rows[i], ",", -1);
      g_autofree char *row = g_strjoin (",", c[0], c[4], c[5], c[7], c[8], c[9], c[10], c[11], c[12], NULL);

      g_assert_cmpstr (rows[i], ==, row);
    }
}

static void
test_convert (void)
{
  g_autofree char *letters = NULL;
  g_autofree char *back = NULL;
  g_autofree char *pgn = get_fixture ("games.pgn");
  g_autofree char *plain = NULL;

  g_assert_cmpint (CTL_RUN ("1. Кf3 d5 2. g3 Сg4 0-1", &letters, NULL, "game", "convert", "--to", "long", "--letters", "ru", "-"), ==, 0);
  g_assert_cmpstr (letters, ==, "Кg1-f3 d7-d5 g2-g3 Сc8-g4\n");
  g_assert_cmpint (CTL_RUN (letters, &back, NULL, "game", "convert", "-"), ==, 0);
  g_assert_cmpstr (back, ==, "Nf3 d5 g3 Bg4\n");
  g_assert_cmpint (CTL_RUN (NULL, &plain, NULL, "game", "convert", pgn), ==, 0);
  g_assert_true (g_str_has_prefix (plain, "b4 c5 c3 cxb4"));
}

static void
test_check (void)
{
  g_autofree char *output = NULL;
  g_autofree char *fault = NULL;

  g_assert_cmpint (CTL_RUN ("1. e4 e5 2. Nf3", &output, NULL, "game", "check", "-"), ==, 0);
  g_assert_cmpstr (output, ==, "ok\n");
  g_assert_cmpint (CTL_RUN ("1. e4 e5 2. Nf4", &fault, NULL, "game", "check"), ==, 1);
  g_assert_true (g_str_has_prefix (fault, "ply 3: Nf4"));
}

static void
test_mate_possible (void)
{
  g_autofree char *yes = NULL;
  g_autofree char *no = NULL;
  g_autofree char *batch = NULL;
  g_auto (GStrv) rows = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &yes, NULL, "game", "mate-possible", "--fen", "k7/8/1K6/8/8/8/8/7R b - - 0 1", "--side", "w", "--proof"), ==, 0);
  g_assert_cmpstr (yes, ==, "yes\nKb8 Rh8#\n");
  g_assert_cmpint (CTL_RUN (NULL, &no, NULL, "game", "mate-possible", "--fen", "k7/8/1K6/8/8/8/7q/7N b - - 0 1", "--side", "w"), ==, 1);
  g_assert_cmpstr (no, ==, "no\n");
  g_assert_cmpint (CTL_RUN ("fen,side\nk7/8/1K6/8/8/8/8/7R b - - 0 1,w\nk7/8/1K6/8/8/8/8/7R b - - 0 1,black\n", &batch, NULL, "game", "mate-possible", "--batch", "-"), ==, 0);
  rows = zh_text_split_lines (batch);
  g_assert_cmpuint (g_strv_length (rows), ==, 3);
  g_assert_cmpstr (rows[0], ==, "fen,side,answer,microseconds");
  g_assert_true (g_str_has_prefix (rows[1], "k7/8/1K6/8/8/8/8/7R b - - 0 1,w,yes,"));
  g_assert_true (g_str_has_prefix (rows[2], "k7/8/1K6/8/8/8/8/7R b - - 0 1,black,no,"));
  g_clear_pointer (&batch, g_free);
  g_assert_cmpint (CTL_RUN ("\xEF\xBB\xBFId,Side,FEN\r\n7,w,\"k7/8/1K6/8/8/8/8/7R b - - 0 1\"\r\n\r\n", &batch, NULL, "game", "mate-possible", "--batch", "-"), ==, 0);
  g_assert_nonnull (strstr (batch, "\nk7/8/1K6/8/8/8/8/7R b - - 0 1,w,yes,"));
  g_assert_cmpint (CTL_RUN ("nonsense,w\n", NULL, NULL, "game", "mate-possible", "--batch", "-"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "game", "mate-possible", "--side", "w"), ==, 2);
}

static void
test_bad_calls (void)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "game", "perft", "--variant", "ludo", "--depth", "1"), ==, 2);
  g_assert_nonnull (strstr (errors, "ludo"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "game", "perft", "--depth", "many"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "game", "perft", "--depth", "1", "--fen", "nonsense"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "game", "claims", "/nonexistent.pgn"), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "game", "moves", "--letters", "fr"), ==, 2);
}

/* The numbers of a claim are those of the rules that are named. */
static void
test_claims_of_rules (void)
{
  static const char moves[] = "1. Nf3 Nf6 2. Ng1 Ng8 *";
  g_autofree char  *usual = NULL;
  g_autofree char  *two = NULL;
  g_autofree char  *errors = NULL;
  g_autofree char  *name = NULL;
  int               handle = g_file_open_tmp ("claims-XXXXXX.pgn", &name, NULL);

  g_assert_cmpint (handle, >=, 0);
  close (handle);
  g_assert_true (g_file_set_contents (name, moves, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, &usual, NULL, "game", "claims", "--ruleset", "ru-chess-988", name), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &two, NULL, "game", "claims", "--ruleset", "ru-chess-988", "--set", "claims.repetitions=2", "--set", "claims.automatic-repetitions=2", name), ==, 0);
  g_assert_nonnull (strstr (usual, "\n1,,,,,,,,open\n"));
  g_assert_nonnull (strstr (two, "\n1,4,3,,,4,,,fivefold\n"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "game", "claims", "--set", "claims.repetitions=2", name), ==, 2);
  g_assert_nonnull (strstr (errors, "--ruleset"));
  g_remove (name);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/game/perft", test_perft);
  g_test_add_func ("/ctl/game/claims", test_claims);
  g_test_add_func ("/ctl/game/claims-of-rules", test_claims_of_rules);
  g_test_add_func ("/ctl/game/convert", test_convert);
  g_test_add_func ("/ctl/game/check", test_check);
  g_test_add_func ("/ctl/game/mate-possible", test_mate_possible);
  g_test_add_func ("/ctl/game/bad-calls", test_bad_calls);
  return g_test_run ();
}
