#include "config.h"

#include "chess-notation.h"

#include "errors.h"
#include "text-lines.h"

enum
{
  COLUMN_ID,
  COLUMN_FEN,
  COLUMN_SAN,
  COLUMN_SAN_UK,
  COLUMN_SAN_RU,
  COLUMN_LONG,
  COLUMN_NUMERIC,
  N_COLUMNS,
};

static const struct
{
  ZhNotation     notation;
  ZhPieceLetters letters;
} written[N_COLUMNS] = {
  [COLUMN_SAN] = { ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH },
  [COLUMN_SAN_UK] = { ZH_NOTATION_SHORT, ZH_LETTERS_UKRAINIAN },
  [COLUMN_SAN_RU] = { ZH_NOTATION_SHORT, ZH_LETTERS_RUSSIAN },
  [COLUMN_LONG] = { ZH_NOTATION_LONG, ZH_LETTERS_ENGLISH },
  [COLUMN_NUMERIC] = { ZH_NOTATION_NUMERIC, ZH_LETTERS_ENGLISH },
};

/* Reads a game in one notation and writes it in all of them. */
static void
test_game (gconstpointer data)
{
  g_auto (GStrv) fields = g_strsplit (data, ",", -1);
  char **columns[N_COLUMNS] = { NULL };

  for (int c = COLUMN_SAN; c < N_COLUMNS; c++)
    columns[c] = g_strsplit (fields[c], " ", -1);

  for (int source = COLUMN_SAN; source < N_COLUMNS; source++)
    {
      ZhChessPosition position;

      zh_chess_position_init (&position);
      if (*fields[COLUMN_FEN] != '\0')
        g_assert_true (zh_chess_position_parse (&position, fields[COLUMN_FEN], NULL));

      for (guint i = 0; columns[source][i] != NULL; i++)
        {
          g_autoptr (GError) error = NULL;
          ZhChessMove     move;
          gboolean        lookalike = TRUE;
          ZhChessPosition next;

          zh_chess_move_parse (&position, columns[source][i], written[source].letters, &move, &lookalike, &error);
          g_assert_no_error (error);
          g_assert_false (lookalike);
          for (int c = COLUMN_SAN; c < N_COLUMNS; c++)
            {
              g_autofree char *text = zh_chess_move_format (&position, move, written[c].notation, written[c].letters);

              g_assert_cmpstr (text, ==, columns[c][i]);
            }
          zh_chess_position_play (&position, move, &next);
          position = next;
        }
    }

  for (int c = COLUMN_SAN; c < N_COLUMNS; c++)
    g_strfreev (columns[c]);
}

static const struct
{
  const char    *fen;
  const char    *text;
  ZhPieceLetters letters;
  const char    *expected; /* NULL: refused */
  gboolean       lookalike;
} cases[] = {
  { NULL, "e4", ZH_LETTERS_ENGLISH, "e4", FALSE },
  { NULL, "е4", ZH_LETTERS_ENGLISH, "e4", TRUE },
  { NULL, "e2e4", ZH_LETTERS_ENGLISH, "e4", FALSE },
  { NULL, "Kf3", ZH_LETTERS_RUSSIAN, "Nf3", TRUE },
  { NULL, "Кf3", ZH_LETTERS_ENGLISH, "Nf3", FALSE },
  { NULL, "Kf3", ZH_LETTERS_ENGLISH, "Nf3", TRUE },
  { NULL, "Nf3!?", ZH_LETTERS_UKRAINIAN, "Nf3", FALSE },
  { NULL, "Ke2", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { NULL, "e5", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { NULL, "", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { NULL, "hello", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { NULL, "0-0", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0", ZH_LETTERS_ENGLISH, "O-O", FALSE },
  { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "О-О-О", ZH_LETTERS_RUSSIAN, "O-O-O", TRUE },
  { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "5171", ZH_LETTERS_ENGLISH, "O-O", FALSE },
  { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8Ф", ZH_LETTERS_UKRAINIAN, "a8=Q+", FALSE },
  { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "17182", ZH_LETTERS_UKRAINIAN, "a8=R+", FALSE },
  { "k7/8/8/8/8/8/8/KR1R4 w - - 0 1", "Rc1", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { "k7/8/8/8/8/8/8/KR1R4 w - - 0 1", "Rbc1", ZH_LETTERS_ENGLISH, "Rbc1", FALSE },
  { "k7/8/8/8/8/1r6/8/KB6 w - - 0 1", "Bc2", ZH_LETTERS_ENGLISH, "Bc2", FALSE },
  { "k7/8/8/8/r7/8/N7/K7 w - - 0 1", "Nc3", ZH_LETTERS_ENGLISH, NULL, FALSE },
  { "k7/8/8/3pP3/8/8/8/K7 w - d6 0 1", "exd6 e.p.", ZH_LETTERS_ENGLISH, "exd6", FALSE },
  { "k7/8/8/3pP3/8/8/8/K7 w - d6 0 1", "ed6", ZH_LETTERS_ENGLISH, "exd6", FALSE },
};

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ZhChessPosition  position;
  ZhChessMove      move;
  gboolean         lookalike = FALSE;

  zh_chess_position_init (&position);
  if (cases[i].fen != NULL)
    g_assert_true (zh_chess_position_parse (&position, cases[i].fen, NULL));

  if (!zh_chess_move_parse (&position, cases[i].text, cases[i].letters, &move, &lookalike, &error))
    {
      g_assert_null (cases[i].expected);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      return;
    }
  text = zh_chess_move_format (&position, move, ZH_NOTATION_SHORT, ZH_LETTERS_ENGLISH);
  g_assert_cmpstr (text, ==, cases[i].expected);
  g_assert_cmpint (lookalike, ==, cases[i].lookalike);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "notation.csv", NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = zh_text_split_lines (text);
  g_assert_cmpuint (g_strv_length (lines), >, 30);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/notation/game/%u", i);

      g_test_add_data_func (name, lines[i], test_game);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/chess/notation/case/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (name, GSIZE_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
