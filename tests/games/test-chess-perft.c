#include "config.h"

#include "chess-position.h"

#include "errors.h"
#include "text-lines.h"

static void
test_row (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, ",", -1);
  g_autoptr (GError) error = NULL;
  ZhChessPosition position;
  gint64          depth;
  gint64          nodes;

  zh_chess_position_parse (&position, fields[0], &error);
  g_assert_no_error (error);
  g_assert_true (zh_text_parse_int (fields[1], 0, 20, &depth));
  g_assert_true (zh_text_parse_int (fields[2], 0, G_MAXINT64, &nodes));
  g_assert_cmpuint (zh_chess_perft (&position, (int) depth), ==, (guint64) nodes);
}

static void
test_round_trip (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, ",", -1);
  ZhChessPosition  position;
  ZhChessPosition  again;
  g_autofree char *fen = NULL;

  g_assert_true (zh_chess_position_parse (&position, fields[0], NULL));
  fen = zh_chess_position_format (&position);
  g_assert_true (zh_chess_position_parse (&again, fen, NULL));
  g_assert_true (zh_chess_position_equal (&position, &again));
  g_assert_cmpint (position.half_moves, ==, again.half_moves);
}

static const char *const refused[] = {
  "",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "k7/8/8/8/8/8/8/K6 w - - 0 1",
  "k7/8/8/8/8/8/8/K8 w - - 0 1",
  "kk6/8/8/8/8/8/8/K7 w - - 0 1",
  "k6P/8/8/8/8/8/8/K7 w - - 0 1",
  "k7/8/8/8/8/8/8/K7 x - - 0 1",
  "k7/8/8/8/8/8/8/K7 w KQ - 0 1",
  "k7/8/8/8/8/8/8/K7 w - e6 0 1",
  "k7/8/8/8/8/8/8/K7 w - - x 1",
  "k7/8/8/8/8/8/8/KR6 w - - 0 1 9",
  "k7/9/8/8/8/8/8/7K w - - 0 1",
};

static void
test_refused (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhChessPosition position;

  g_assert_false (zh_chess_position_parse (&position, data, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
add_rows (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "perft.csv", NULL);
  g_autofree char *text = NULL;
  static char    **lines;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = zh_text_split_lines (text);
  g_assert_cmpuint (g_strv_length (lines), >, 100);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/perft/%u", i);
      g_autofree char *trip = g_strdup_printf ("/chess/fen/round-trip/%u", i);

      g_test_add_data_func (name, lines[i], test_row);
      g_test_add_data_func (trip, lines[i], test_round_trip);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_rows ();
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/fen/refused/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (name, refused[i], test_refused);
    }
  return g_test_run ();
}
