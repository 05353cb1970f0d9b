#include "config.h"

#include "game-score.h"

#include <string.h>

#include "errors.h"

/* What was written, in which variant, and what it comes to. */
typedef struct
{
  const char *variant;
  const char *start;
  const char *text;
  const char *moves; /* NULL: refused with @error in the words */
  const char *error;
} Sheet;

static const Sheet sheets[] = {
  { "chess", NULL, "1. e2-e4 e7-e5 2. Кf3 Кc6 3. Сb5", "e4 e5 Nf3 Nc6 Bb5", NULL },
  { "chess", NULL, "e4 e5 Nf3 Ng3", NULL, "half-move 4" },
  { "chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8Q+", "a8=Q+", NULL },
  { "chess", NULL, "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=R+ Kd7 *", "a8=R+ Kd7", NULL },
  { "chess960", "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1", "0-0 O-O", "O-O O-O", NULL },
  { "russian", NULL, "1. c3-d4 d6-c5 2. b2-c3", "c3-d4 d6-c5 b2-c3", NULL },
  { "russian", NULL, "c3-d4 e5-f4", NULL, "half-move 2" },
  { "international", NULL, "32-28 19-23 28:19 14:23", "32-28 19-23 28x19 14x23", NULL },
  { "checkers", NULL, "1. 12-16 21-17", "12-16 21-17", NULL },
  { "chess", NULL, "", NULL, "no move" },
  { "chess", NULL, "e4 *\n[White \"A\"]\nd4 *", NULL, "2 games" },
  { "chess", "nonsense", "e4", NULL, "" },
};

static void
test_sheet (gconstpointer data)
{
  const Sheet *sheet = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameScore) score = zh_game_score_parse (sheet->variant, sheet->start, sheet->text, &error);
  g_autofree char *moves = NULL;

  if (sheet->moves == NULL)
    {
      g_assert_null (score);
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, sheet->error));
      return;
    }
  g_assert_no_error (error);
  moves = zh_game_score_format_moves (score);
  g_assert_cmpstr (moves, ==, sheet->moves);
  g_assert_cmpuint (score->positions->len, ==, score->moves->len + 1);
}

static char *
format_text (const char *variant,
             const char *start,
             const char *moves,
             const char *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameScore) score = zh_game_score_parse (variant, start, moves, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  zh_game_score_append_movetext (score, result, text);
  return g_string_free (text, FALSE);
}

static void
test_movetext (void)
{
  g_autofree char *usual = format_text ("chess", NULL, "e4 e5 Nf3", "*");
  g_autofree char *later = format_text ("chess", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30", "Kd7 e4", "1/2-1/2");
  g_autofree char *checkers = format_text ("checkers", NULL, "12-16 21-17", "1-0");
  g_autofree char *black = format_text ("russian", "B:Wc3:Bd6", "d6-e5", "2-0");

  g_assert_cmpstr (usual, ==, "1. e4 e5 2. Nf3 *\n");
  g_assert_cmpstr (later, ==, "30... Kd7 31. e4 1/2-1/2\n");
  g_assert_cmpstr (checkers, ==, "1. 12-16 21-17 1-0\n");
  g_assert_cmpstr (black, ==, "1... d6-e5 2-0\n");
}

/* Sheets of a country have its letters, and are read back as the same game; draughts have none. */
static void
test_letters (void)
{
  static const char game[] = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 d3 Qf6 Nbd2 O-O-O Qe1 Kb8 Rb1";
  static const struct
  {
    ZhPieceLetters letters;
    const char    *written;
  } national[] = {
    { ZH_LETTERS_ENGLISH, game },
    { ZH_LETTERS_UKRAINIAN, "e4 e5 Кf3 Кc6 Сb5 a6 Сxc6 dxc6 0-0 Сg4 d3 Фf6 Кbd2 0-0-0 Фe1 Крb8 Тb1" },
    { ZH_LETTERS_RUSSIAN, "e4 e5 Кf3 Кc6 Сb5 a6 Сxc6 dxc6 0-0 Сg4 d3 Фf6 Кbd2 0-0-0 Фe1 Крb8 Лb1" },
  };
  g_autoptr (ZhGameScore) draughts = zh_game_score_parse ("russian", NULL, "c3-d4 d6-c5 b2-c3", NULL);
  g_autofree char *moves = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (national); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhGameScore) score = zh_game_score_parse ("chess", NULL, game, &error);
      g_autoptr (ZhGameScore) again = NULL;
      g_autofree char *written = NULL;
      g_autofree char *read = NULL;

      g_assert_no_error (error);
      zh_game_score_write_in (score, national[i].letters);
      written = zh_game_score_format_moves (score);
      g_assert_cmpstr (written, ==, national[i].written);
      again = zh_game_score_parse ("chess", NULL, written, &error);
      g_assert_no_error (error);
      read = zh_game_score_format_moves (again);
      g_assert_cmpstr (read, ==, game);
    }
  zh_game_score_write_in (draughts, ZH_LETTERS_UKRAINIAN);
  moves = zh_game_score_format_moves (draughts);
  g_assert_cmpstr (moves, ==, "c3-d4 d6-c5 b2-c3");
}

/* A long game in lines that mail and old programs take, and read back the same. */
static void
test_lines (void)
{
  g_autoptr (GString) shuffle = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameScore) score = NULL;
  g_autoptr (ZhGameScore) again = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *moves_again = NULL;
  g_auto (GStrv) lines = NULL;

  for (int i = 0; i < 60; i++)
    g_string_append (shuffle, "Nf3 Nf6 Ng1 Ng8 ");
  score = zh_game_score_parse ("chess", NULL, shuffle->str, &error);
  g_assert_no_error (error);
  zh_game_score_append_movetext (score, "1/2-1/2", text);
  lines = g_strsplit (text->str, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    g_assert_cmpuint (strlen (*line), <, 80);
  again = zh_game_score_parse ("chess", NULL, text->str, &error);
  g_assert_no_error (error);
  moves = zh_game_score_format_moves (score);
  moves_again = zh_game_score_format_moves (again);
  g_assert_cmpuint (again->moves->len, ==, 240);
  g_assert_cmpstr (moves, ==, moves_again);
}

static void
test_sealed_move (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;
  g_autofree char *move = zh_game_move_play ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30", "е2-е4", &after, &error);
  g_autofree char *wrong = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (move, ==, "e4");
  g_assert_cmpstr (after, ==, "4k3/8/8/8/4P3/8/8/4K3 b - - 0 30");
  wrong = zh_game_move_play ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30", "e5", NULL, &error);
  g_assert_null (wrong);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/score/sheet/%" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (path, &sheets[i], test_sheet);
    }
  g_test_add_func ("/games/score/movetext", test_movetext);
  g_test_add_func ("/games/score/letters", test_letters);
  g_test_add_func ("/games/score/lines", test_lines);
  g_test_add_func ("/games/score/sealed-move", test_sealed_move);
  return g_test_run ();
}
