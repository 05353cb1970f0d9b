#include "config.h"

#include <string.h>

#include "board-moves.h"
#include "board-setup.h"
#include "board-units.h"
#include "errors.h"

/* What a key puts on an empty square. */
static const struct
{
  const char   *name;
  gboolean      is_chess;
  guint         keyval;
  ZhDiagramUnit unit;
  gboolean      black;
} keys[] = {
  { "K", TRUE, GDK_KEY_K, ZH_DIAGRAM_KING, FALSE },
  { "n", TRUE, GDK_KEY_n, ZH_DIAGRAM_KNIGHT, TRUE },
  { "b", TRUE, GDK_KEY_b, ZH_DIAGRAM_BISHOP, TRUE },
  { "ka", TRUE, GDK_KEY_Cyrillic_KA, ZH_DIAGRAM_KNIGHT, FALSE },
  { "ef", TRUE, GDK_KEY_Cyrillic_ef, ZH_DIAGRAM_QUEEN, TRUE },
  { "te", TRUE, GDK_KEY_Cyrillic_TE, ZH_DIAGRAM_ROOK, FALSE },
  { "el", TRUE, GDK_KEY_Cyrillic_el, ZH_DIAGRAM_ROOK, TRUE },
  { "es", TRUE, GDK_KEY_Cyrillic_ES, ZH_DIAGRAM_BISHOP, FALSE },
  { "pe", TRUE, GDK_KEY_Cyrillic_pe, ZH_DIAGRAM_PAWN, TRUE },
  { "draughts-p", FALSE, GDK_KEY_P, ZH_DIAGRAM_MAN, FALSE },
  { "draughts-k", FALSE, GDK_KEY_k, ZH_DIAGRAM_CROWNED_MAN, TRUE },
  { "draughts-de", FALSE, GDK_KEY_Cyrillic_DE, ZH_DIAGRAM_CROWNED_MAN, FALSE },
};

static void
test_key (gconstpointer data)
{
  gsize         i = GPOINTER_TO_SIZE (data);
  ZhDiagramUnit unit = ZH_DIAGRAM_EMPTY;
  gboolean      black = !keys[i].black;

  g_assert_true (zh_board_unit_read_key (keys[i].is_chess, keys[i].keyval, &unit, &black));
  g_assert_cmpint (unit, ==, keys[i].unit);
  g_assert_cmpint (black, ==, keys[i].black);
}

/* "Кр" and "кр" as they are written; other keys put nothing. */
static void
test_two_letters (void)
{
  ZhDiagramUnit unit = ZH_DIAGRAM_EMPTY;
  gboolean      black = FALSE;

  g_assert_true (zh_board_unit_read_key (TRUE, GDK_KEY_Cyrillic_KA, &unit, &black));
  g_assert_true (zh_board_unit_read_key (TRUE, GDK_KEY_Cyrillic_er, &unit, &black));
  g_assert_cmpint (unit, ==, ZH_DIAGRAM_KING);
  g_assert_false (black);
  g_assert_false (zh_board_unit_read_key (TRUE, GDK_KEY_z, &unit, &black));
  g_assert_false (zh_board_unit_read_key (TRUE, GDK_KEY_1, &unit, &black));
  g_assert_false (zh_board_unit_read_key (FALSE, GDK_KEY_q, &unit, &black));
  g_assert_false (zh_board_unit_read_key (TRUE, GDK_KEY_Up, &unit, &black));
}

/* Every position read is made again, half-move counters apart. */
static void
test_round_trip (void)
{
  static const struct
  {
    ZhGameKind  kind;
    const char *fen;
  } positions[] = {
    { ZH_GAME_CHESS, "r3k2r/pppppppp/8/8/4P3/8/PPPP1PPP/R3K2R b KQkq - 0 1" },
    { ZH_GAME_CHESS, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1" },
    { ZH_GAME_CHESS, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
    { ZH_GAME_RUSSIAN, "B:WK18,22:BK1,13" },
    { ZH_GAME_INTERNATIONAL, "W:WK28,32:B12" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhGameLine) line = zh_game_line_new (positions[i].kind, positions[i].fen, &error);
      g_autoptr (ZhGameLine) again = NULL;
      g_autofree char *fen = NULL;
      ZhBoardSetup     setup;

      g_assert_no_error (error);
      zh_board_setup_read (&setup, line, 0);
      again = zh_board_setup_make_line (&setup, &error);
      g_assert_no_error (error);
      fen = zh_game_line_format_position (again, 0);
      g_assert_cmpstr (fen, ==, positions[i].fen);
    }
}

/* A right to castle goes with the rook; what is impossible is told; light squares stay empty. */
static void
test_placing (void)
{
  g_autoptr (ZhGameLine) line = zh_game_line_new (ZH_GAME_CHESS, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", NULL);
  g_autoptr (GError) error = NULL;
  ZhBoardSetup setup;

  zh_board_setup_read (&setup, line, 0);
  g_assert_true (zh_board_setup_may_castle (&setup, ZH_CHESS_WHITE, 1));
  zh_board_setup_place (&setup, zh_diagram_from_chess_square (0), ZH_DIAGRAM_EMPTY, FALSE);
  g_assert_false (setup.castling[ZH_CHESS_WHITE][1]);
  g_assert_false (zh_board_setup_may_castle (&setup, ZH_CHESS_WHITE, 1));
  g_assert_true (setup.castling[ZH_CHESS_WHITE][0]);
  g_assert_true (setup.castling[ZH_CHESS_BLACK][1]);
  zh_board_setup_place (&setup, zh_diagram_from_chess_square (4), ZH_DIAGRAM_EMPTY, FALSE);
  g_assert_null (zh_board_setup_make_line (&setup, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);

  zh_board_setup_clear (&setup, ZH_GAME_RUSSIAN);
  zh_board_setup_place (&setup, 0, ZH_DIAGRAM_MAN, FALSE); /* a8 is light */
  g_assert_true (zh_board_setup_is_empty (&setup));
  g_assert_null (zh_board_setup_make_line (&setup, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  zh_board_setup_place (&setup, 1, ZH_DIAGRAM_CROWNED_MAN, TRUE);
  g_assert_false (zh_board_setup_is_empty (&setup));
}

/* Castling goes to either square, a promotion has four moves, a capture marks its stops. */
static void
test_moves (void)
{
  g_autoptr (ZhGameLine) castle = zh_game_line_new (ZH_GAME_CHESS, "4k3/P7/8/8/8/8/8/4K2R w K - 0 1", NULL);
  g_autoptr (ZhGameLine) draughts = zh_game_line_new (ZH_GAME_RUSSIAN, "W:Wc3:Bd4,f6", NULL);
  int e1 = zh_diagram_from_chess_square (4);
  g_autoptr (GPtrArray) by_king = zh_board_moves_find (castle, 0, e1, zh_diagram_from_chess_square (6), ZH_LETTERS_ENGLISH);
  g_autoptr (GPtrArray) by_rook = zh_board_moves_find (castle, 0, e1, zh_diagram_from_chess_square (7), ZH_LETTERS_ENGLISH);
  g_autoptr (GPtrArray) promotion = zh_board_moves_find (castle, 0, zh_diagram_from_chess_square (48), zh_diagram_from_chess_square (56), ZH_LETTERS_ENGLISH);
  g_autoptr (GError) error = NULL;
  ZhDiagram diagram;
  int       n_marked = 0;

  g_assert_cmpuint (by_king->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (by_king, 0), ==, "O-O");
  g_assert_cmpuint (by_rook->len, ==, 1);
  g_assert_cmpuint (promotion->len, ==, 4);

  g_assert_true (zh_game_line_play_text (draughts, "c3:e5:g7", ZH_LETTERS_ENGLISH, NULL, &error));
  zh_diagram_init_draughts (&diagram, zh_game_line_get_draughts (draughts, 1));
  zh_board_moves_mark_last (draughts, 1, &diagram);
  for (int i = 0; i < 64; i++)
    n_marked += (diagram.squares[i].marks & ZH_DIAGRAM_MARK_MOVED) != 0 ? 1 : 0;
  g_assert_cmpint (n_marked, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-setup/key/%s", keys[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_key);
    }
  g_test_add_func ("/board-setup/two-letters", test_two_letters);
  g_test_add_func ("/board-setup/round-trip", test_round_trip);
  g_test_add_func ("/board-setup/placing", test_placing);
  g_test_add_func ("/board-setup/moves", test_moves);
  return g_test_run ();
}
