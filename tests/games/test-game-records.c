#include "config.h"

#include "game-records.h"

#include <string.h>

#include "errors.h"

static void
test_two_games (void)
{
  const char *text = "[Event \"A \\\"cup\\\"\"]\r\n[White \"Невидько\"]\r\n\r\n1. e4 {best} e5 2.Nf3 $1 (2. f4 exf4 (2... d5)) Nc6 ; rest\r\n% skipped\r\n3. Bb5 a6 1-0\r\n\r\n"
                     "[Event \"B\"]\n1. 32-28 19-23 2. 28x19 14x23 1-1\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = zh_game_records_parse (text, &error);
  const ZhGameRecord *first;
  const ZhGameRecord *second;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  first = g_ptr_array_index (games, 0);
  second = g_ptr_array_index (games, 1);
  g_assert_cmpstr (zh_game_record_get_tag (first, "Event"), ==, "A \"cup\"");
  g_assert_cmpstr (zh_game_record_get_tag (first, "White"), ==, "Невидько");
  g_assert_cmpuint (first->moves->len, ==, 6);
  g_assert_cmpstr (g_ptr_array_index (first->moves, 5), ==, "a6");
  g_assert_cmpint (g_array_index (first->move_lines, int, 5), ==, 6);
  g_assert_cmpstr (first->result, ==, "1-0");
  g_assert_cmpuint (second->moves->len, ==, 4);
  g_assert_cmpstr (second->result, ==, "1-1");
  g_assert_cmpint (second->line, ==, 8);
}

static void
test_movetext_alone (void)
{
  g_autoptr (GPtrArray) games = zh_game_records_parse ("e4 e5 5254 ", NULL);
  const ZhGameRecord *game = g_ptr_array_index (games, 0);

  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (game->moves->len, ==, 3);
  g_assert_cmpstr (game->result, ==, "");
}

static void
test_unclosed (void)
{
  const char *const texts[] = { "[Event \"A", "[Event \"A\"", "1. e4 {never", "1. e4 (1. d4", "1. e4 (1. d4 {" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (zh_game_records_parse (texts[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, "1"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-records/two-games", test_two_games);
  g_test_add_func ("/game-records/movetext-alone", test_movetext_alone);
  g_test_add_func ("/game-records/unclosed", test_unclosed);
  return g_test_run ();
}
