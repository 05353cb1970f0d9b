#include "config.h"

#include "draughts-notation.h"

#include <string.h>

#include "errors.h"
#include "sanitized.h"
#include "text-lines.h"

/* A row of a fixture: the FEN stands in quotation marks, for it has commas. */
static void
split_row (const char *row,
           char      **variant,
           char      **fen,
           char      **rest)
{
  const char *comma = strchr (row, ',');
  gboolean    quoted = comma[1] == '"';
  const char *begin = comma + (quoted ? 2 : 1);
  const char *end = strchr (begin, quoted ? '"' : ',');

  *variant = g_strndup (row, (gsize) (comma - row));
  *fen = g_strndup (begin, (gsize) (end - begin));
  *rest = g_strdup (end + (quoted ? 2 : 1));
}

static void
parse_row (const char         *row,
           ZhDraughtsPosition *position,
           char              **rest)
{
  g_autofree char *variant_text = NULL;
  g_autofree char *fen = NULL;
  g_autoptr (GError) error = NULL;
  ZhDraughtsVariant variant;

  split_row (row, &variant_text, &fen, rest);
  g_assert_true (zh_draughts_variant_parse (variant_text, &variant));
  zh_draughts_position_parse (position, variant, fen, &error);
  g_assert_no_error (error);
}

/* The largest counts are left to `-m thorough`. */
static gint64
get_most_nodes (void)
{
  if (g_test_thorough ())
    return G_MAXINT64;
  return ZH_SANITIZED ? 400000 : 3000000;
}

static void
test_perft (gconstpointer data)
{
  ZhDraughtsPosition position;
  g_autofree char   *rest = NULL;
  g_auto (GStrv) fields = NULL;
  gint64 depth;
  gint64 nodes;

  parse_row (data, &position, &rest);
  fields = g_strsplit (rest, ",", -1);
  g_assert_true (zh_text_parse_int (fields[0], 0, 30, &depth));
  g_assert_true (zh_text_parse_int (fields[1], 0, G_MAXINT64, &nodes));
  if (nodes > get_most_nodes ())
    {
      g_test_skip ("more nodes than without -m thorough");
      return;
    }
  g_assert_cmpuint (zh_draughts_perft (&position, (int) depth), ==, (guint64) nodes);
}

/* Every move of the row is generated, in one of its spellings, and nothing else. */
static void
test_captures (gconstpointer data)
{
  ZhDraughtsPosition position;
  g_autofree char   *rest = NULL;
  g_auto (GStrv) fields = NULL;
  g_auto (GStrv) expected = NULL;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ZhDraughtsMove));

  parse_row (data, &position, &rest);
  fields = g_strsplit (rest, ",", 2);
  expected = g_strsplit (fields[0], " ", -1);
  zh_draughts_position_generate (&position, moves);
  g_assert_cmpuint (moves->len, ==, g_strv_length (expected));
  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *text = zh_draughts_move_format (&position, &g_array_index (moves, ZhDraughtsMove, i));
      ZhDraughtsMove   parsed;
      gboolean         found = FALSE;

      for (guint k = 0; expected[k] != NULL; k++)
        {
          g_auto (GStrv) spellings = g_strsplit (expected[k], "|", -1);

          found = found || g_strv_contains ((const char *const *) spellings, text);
        }
      g_assert_true (found);
      g_assert_true (zh_draughts_move_parse (&position, text, &parsed, NULL));
      g_assert_cmpuint (parsed.captured, ==, g_array_index (moves, ZhDraughtsMove, i).captured);
    }
}

static void
test_round_trip (void)
{
  for (ZhDraughtsVariant variant = ZH_DRAUGHTS_RUSSIAN; variant <= ZH_DRAUGHTS_INTERNATIONAL; variant++)
    {
      ZhDraughtsPosition start;
      ZhDraughtsPosition again;
      g_autofree char   *fen = NULL;

      zh_draughts_position_init (&start, variant);
      fen = zh_draughts_position_format (&start);
      g_assert_true (zh_draughts_position_parse (&again, variant, fen, NULL));
      g_assert_true (zh_draughts_position_equal (&start, &again));
      g_assert_cmpint (start.black_to_move, ==, variant == ZH_DRAUGHTS_CHECKERS);
    }
}

static void
test_refused (void)
{
  const char *const fens[] = { "", "W", "X:W1:B2", "W:W1:W2", "W:W33:B2", "W:W1,1:B2", "W:Wz9:B2", "W:W5-3:B2", "W:Wb4x:B2", "W:W1:B2:X" };

  for (gsize i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      g_autoptr (GError) error = NULL;
      ZhDraughtsPosition position;

      g_assert_false (zh_draughts_position_parse (&position, ZH_DRAUGHTS_RUSSIAN, fens[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

static void
test_notation (void)
{
  ZhDraughtsPosition position;
  ZhDraughtsMove     move;
  g_autofree char   *text = NULL;
  const char *const  refused[] = { "", "c3", "c3-c4", "a3-a5", "z1-z2", "c3-d4-e5" };

  zh_draughts_position_init (&position, ZH_DRAUGHTS_RUSSIAN);
  g_assert_true (zh_draughts_move_parse (&position, "с3-d4!", &move, NULL));
  text = zh_draughts_move_format (&position, &move);
  g_assert_cmpstr (text, ==, "c3-d4");
  g_assert_true (zh_draughts_move_parse (&position, "22-18", &move, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (zh_draughts_move_parse (&position, refused[i], &move, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    }
}

static char **
add_rows (const char   *name,
          const char   *path_format,
          GTestDataFunc test)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", name, NULL);
  g_autofree char *text = NULL;
  char           **lines;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = zh_text_split_lines (text);
  g_assert_cmpuint (g_strv_length (lines), >, 100);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *test_path = g_strdup_printf (path_format, i);

      g_test_add_data_func (test_path, lines[i], test);
    }
  return lines;
}

int
main (int   argc,
      char *argv[])
{
  g_auto (GStrv) perft = NULL;
  g_auto (GStrv) captures = NULL;

  g_test_init (&argc, &argv, NULL);
  perft = add_rows ("perft.csv", "/draughts/perft/%03u", test_perft);
  captures = add_rows ("captures.csv", "/draughts/captures/%03u", test_captures);
  g_test_add_func ("/draughts/fen/round-trip", test_round_trip);
  g_test_add_func ("/draughts/fen/refused", test_refused);
  g_test_add_func ("/draughts/notation", test_notation);
  return g_test_run ();
}
