#include "config.h"

#include <string.h>

#include "chess-mate.h"
#include "errors.h"
#include "game-sheet.h"
#include "position-text.h"

static const struct
{
  const char    *name;
  ZhGameKind     kind;
  const char    *text;
  ZhPositionText form;
  const char    *fen; /* NULL: only that the material stands apart */
} readable[] = {
  { "english", ZH_GAME_CHESS, "Kg1 Nf3 / Kg8 Rf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "ukrainian", ZH_GAME_CHESS, "Крg1 Кf3 / Крg8 Тf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "russian", ZH_GAME_CHESS, "Крg1 Кf3 / Крg8 Лf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "latin-on-cyrillic", ZH_GAME_CHESS, "Kpg1 Kf3 / Крg8 Tf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "glued", ZH_GAME_CHESS, "Kg1Nf3/Kg8Rf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "no-stroke", ZH_GAME_CHESS, "Kg1 Nf3 Kg8 Rf8", ZH_POSITION_TEXT_SQUARES, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1" },
  { "small", ZH_GAME_CHESS, "kg1 nf3 bf4 b5 v kg8 rf8 bb8", ZH_POSITION_TEXT_SQUARES, "1b3rk1/8/8/1P6/5B2/5N2/8/6K1 w - - 0 1" },
  { "pawns", ZH_GAME_CHESS, "Kg1 Pa2,b2c2 d3 / Kg8 h7 Pg7", ZH_POSITION_TEXT_SQUARES, "6k1/6pp/8/8/8/3P4/PPP5/6K1 w - - 0 1" },
  { "words", ZH_GAME_CHESS, "Білі: Крe1 е2\nЧорні: Крe8 с7 Сс8", ZH_POSITION_TEXT_SQUARES, "2b1k3/2p5/8/8/8/8/4P3/4K3 w - - 0 1" },
  { "fen", ZH_GAME_CHESS, " 4k3/8/8/8/8/8/8/4K3 b - - 0 1 ", ZH_POSITION_TEXT_FEN, "4k3/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "material", ZH_GAME_CHESS, "KN/KR", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "material-code", ZH_GAME_CHESS, "KNKR", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "material-plus", ZH_GAME_CHESS, "K+N v K+R", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "material-kings-unsaid", ZH_GAME_CHESS, "n/r", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "material-ukrainian", ZH_GAME_CHESS, "КрК/КрТ", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "material-russian", ZH_GAME_CHESS, "к/л", ZH_POSITION_TEXT_MATERIAL, NULL },
  { "russian-draughts", ZH_GAME_RUSSIAN, "c3 Дd4 / a5 Kb8", ZH_POSITION_TEXT_SQUARES, "W:WK18,22:BK1,13" },
  { "international", ZH_GAME_INTERNATIONAL, "32 K28 / 12", ZH_POSITION_TEXT_SQUARES, "W:WK28,32:B12" },
  { "pdn-fen", ZH_GAME_INTERNATIONAL, "B:W32,K28:B12", ZH_POSITION_TEXT_FEN, "B:WK28,32:B12" },
};

static void
test_readable (gconstpointer data)
{
  gsize          i = GPOINTER_TO_SIZE (data);
  ZhPositionText form = ZH_POSITION_TEXT_FEN;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameLine) line = zh_position_text_parse (readable[i].kind, readable[i].text, FALSE, &form, &error);
  g_autofree char *fen = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (form, ==, readable[i].form);
  fen = zh_game_line_format_position (line, 0);
  if (readable[i].fen != NULL)
    {
      g_assert_cmpstr (fen, ==, readable[i].fen);
      return;
    }
  /* king and knight against king and rook, nobody attacked */
  g_assert_cmpint (__builtin_popcountll (line->chess != NULL ? zh_game_line_get_chess (line, 0)->pieces[ZH_CHESS_KNIGHT] & zh_game_line_get_chess (line, 0)->colours[ZH_CHESS_WHITE] : 0), ==, 1);
  g_assert_cmpint (__builtin_popcountll (zh_game_line_get_chess (line, 0)->pieces[ZH_CHESS_ROOK] & zh_game_line_get_chess (line, 0)->colours[ZH_CHESS_BLACK]), ==, 1);
  for (guint64 set = zh_game_line_get_chess (line, 0)->colours[ZH_CHESS_BLACK]; set != 0; set &= set - 1)
    g_assert_cmpuint (zh_chess_position_get_attackers (zh_game_line_get_chess (line, 0), __builtin_ctzll (set), ZH_CHESS_WHITE), ==, 0);
  for (guint64 set = zh_game_line_get_chess (line, 0)->colours[ZH_CHESS_WHITE]; set != 0; set &= set - 1)
    g_assert_cmpuint (zh_chess_position_get_attackers (zh_game_line_get_chess (line, 0), __builtin_ctzll (set), ZH_CHESS_BLACK), ==, 0);
}

static const struct
{
  const char *name;
  ZhGameKind  kind;
  const char *text;
} unreadable[] = {
  { "half-placed", ZH_GAME_CHESS, "Kg1 N / Kg8" },
  { "twice", ZH_GAME_CHESS, "Kg1 Ng1 / Kg8" },
  { "no-king", ZH_GAME_CHESS, "Nf3 / Kg8" },
  { "three-kings", ZH_GAME_CHESS, "Ka1 / Kg8 Kh8" },
  { "pawn-on-last", ZH_GAME_CHESS, "Ka1 Pa8 / Kg8" },
  { "junk", ZH_GAME_CHESS, "Kg1 !? / Kg8" },
  { "letters-beyond", ZH_GAME_CHESS, "Ki1 / Kg8" },
  { "crowded", ZH_GAME_CHESS, "ppppppppppppppppppppppppppppppppppppppppppppppppppppp/k" },
  { "overcrowded", ZH_GAME_CHESS, "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" },
  { "light-square", ZH_GAME_RUSSIAN, "c4 / a5" },
  { "beyond", ZH_GAME_INTERNATIONAL, "51 / 3" },
  { "not-utf-8", ZH_GAME_CHESS, "\xff\xfe" },
};

static void
test_unreadable (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhGameLine) line = zh_position_text_parse (unreadable[i].kind, unreadable[i].text, FALSE, NULL, &error);

  g_assert_null (line);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Written and read again in each set of letters it is the same position. */
static void
test_round_trip (void)
{
  static const char *const fens[] = { "r1bqk2r/pp1n1ppp/2p1pn2/3p4/1bPP4/2NBPN2/PP3PPP/R1BQK2R w - - 0 1", "8/8/8/3k4/8/8/3K4/8 w - - 0 1", "2b1k3/2p5/8/8/8/8/4P3/4K3 w - - 0 1" };

  for (gsize i = 0; i < G_N_ELEMENTS (fens); i++)
    for (int letters = 0; letters < 3; letters++)
      {
        g_autoptr (ZhGameLine) line = zh_game_line_new (ZH_GAME_CHESS, fens[i], NULL);
        g_autofree char *text = zh_position_text_format (line, 0, (ZhPieceLetters) letters);
        g_autoptr (GError) error = NULL;
        g_autoptr (ZhGameLine) again = zh_position_text_parse (ZH_GAME_CHESS, text, FALSE, NULL, &error);
        g_autofree char *fen = NULL;

        g_assert_no_error (error);
        fen = zh_game_line_format_position (again, 0);
        g_assert_cmpstr (fen, ==, fens[i]);
      }
}

/* The same of draughts: kings and men of both sides, on numbers and on letters. */
static void
test_draughts_round_trip (void)
{
  static const struct
  {
    ZhGameKind  kind;
    const char *text;
    const char *written;
  } rows[] = {
    { ZH_GAME_INTERNATIONAL, "32 К28 / 12 K5", "K28 32 / K5 12" },
    { ZH_GAME_RUSSIAN, "c3 Дd4 / a5", "Kd4 c3 / a5" },
    { ZH_GAME_RUSSIAN, "c3", "c3" },
    { ZH_GAME_BRAZILIAN, "/ Ka5", "/ Ka5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhGameLine) line = zh_position_text_parse (rows[i].kind, rows[i].text, FALSE, NULL, &error);
      g_autoptr (ZhGameLine) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      g_assert_no_error (error);
      text = zh_position_text_format (line, 0, ZH_LETTERS_ENGLISH);
      g_assert_cmpstr (text, ==, rows[i].written);
      again = zh_position_text_parse (rows[i].kind, text, FALSE, NULL, &error);
      g_assert_no_error (error);
      before = zh_game_line_format_position (line, 0);
      after = zh_game_line_format_position (again, 0);
      g_assert_cmpstr (after, ==, before);
    }
}

static ZhGameSheet *
read_sheet (ZhGameKind  kind,
            const char *text)
{
  g_autoptr (ZhGameLine) start = zh_game_line_new (kind, NULL, NULL);

  return zh_game_sheet_new (start, text, 0);
}

/* The fault is pointed at in the text itself. */
static void
test_sheet_fault (void)
{
  const char *text = "1. e4 e5\n2. Nf3 {Nf6} Nc6 3. Bb5 a6 4. Bxa6 Qh9 5. O-O";
  g_autoptr (ZhGameSheet) sheet = read_sheet (ZH_GAME_CHESS, text);
  g_autoptr (ZhGameSheet) illegal = read_sheet (ZH_GAME_CHESS, "1. e4 e5 2. Ke3");
  g_autoptr (ZhGameSheet) ambiguous = read_sheet (ZH_GAME_CHESS, "1. d4 a6 2. Nf3 b6 3. Nd2");
  g_autoptr (ZhGameSheet) open = read_sheet (ZH_GAME_CHESS, "1. e4 {never ends");

  g_assert_cmpuint (zh_game_line_get_n_plies (sheet->played), ==, 7);
  g_assert_cmpuint (sheet->fault_ply, ==, 8);
  g_assert_true (strncmp (text + sheet->fault_offset, "Qh9", 3) == 0);
  g_assert_cmpuint (sheet->fault_length, ==, 3);
  g_assert_cmpint (g_array_index (sheet->moves, ZhSheetMove, 2).line, ==, 2);
  g_assert_cmpuint (illegal->fault_ply, ==, 3);
  g_assert_nonnull (strstr (illegal->reason, "3.1"));
  g_assert_cmpuint (ambiguous->fault_ply, ==, 5);
  g_assert_nonnull (strstr (ambiguous->reason, "C.10"));
  g_assert_cmpuint (open->fault_ply, ==, 0);
  g_assert_nonnull (open->reason);
}

/* A file of a round holds many games; each is read by its number. */
static void
test_sheet_games (void)
{
  const char *text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 2. c4 0-1\n";
  g_autoptr (ZhGameLine) start = zh_game_line_new (ZH_GAME_CHESS, NULL, NULL);

  for (guint game = 0; game < 4; game++)
    {
      g_autoptr (ZhGameSheet) sheet = zh_game_sheet_new (start, text, game);

      g_assert_cmpuint (sheet->n_games, ==, 2);
      g_assert_cmpuint (zh_game_line_get_n_plies (sheet->played), ==, game == 0 ? 2 : 3);
      g_assert_cmpstr (sheet->result, ==, game == 0 ? "1-0" : "0-1");
    }
}

/* A start of its own takes the place of the board's; one that is none is the fault, and no move is played. */
static void
test_sheet_start (void)
{
  g_autoptr (ZhGameSheet) none = read_sheet (ZH_GAME_CHESS, "[FEN \"nothing\"]\n1. e4");
  g_autoptr (ZhGameSheet) empty = read_sheet (ZH_GAME_CHESS, "");

  g_assert_nonnull (none->reason);
  g_assert_cmpuint (none->fault_ply, ==, 0);
  g_assert_cmpuint (zh_game_line_get_n_plies (none->played), ==, 0);
  g_assert_null (empty->reason);
  g_assert_cmpuint (empty->n_games, ==, 0);
  g_assert_cmpstr (empty->result, ==, "");
}

/* Which game a file holds, by what it says of itself. */
static void
test_record_kinds (void)
{
  static const struct
  {
    const char *text;
    ZhGameKind  kind;
  } rows[] = {
    { "1. e4", ZH_GAME_CHECKERS },
    { "[GameType \"20\"]\n1. 32-28", ZH_GAME_INTERNATIONAL },
    { "[GameType \"21\"]\n1. 11-15", ZH_GAME_CHECKERS },
    { "[GameType \"25,W,8,8,A0,0\"]\n1. c3-d4", ZH_GAME_RUSSIAN },
    { "[GameType \"26\"]\n1. c3-d4", ZH_GAME_BRAZILIAN },
    { "[GameType \"99\"]\n1. c3-d4", ZH_GAME_CHECKERS },
    { "[Variant \"Chess960\"]\n1. e4", ZH_GAME_CHESS960 },
    { "[Variant \"fischerandom\"]\n1. e4", ZH_GAME_CHESS960 },
    { "[Variant \"standard\"]\n1. e4", ZH_GAME_CHECKERS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) records = zh_game_records_parse (rows[i].text, &error);

      g_assert_no_error (error);
      g_assert_cmpint (zh_game_record_get_kind (g_ptr_array_index (records, 0), ZH_GAME_CHECKERS), ==, rows[i].kind);
    }
}

static void
test_sheet_clocks (void)
{
  g_autoptr (ZhGameSheet) sheet = read_sheet (ZH_GAME_CHESS, "1. e4 {[%clk 1:29:57]} e5 {good [%clk 12:03.4]} 2. Nf3 ({[%clk 9:09]}) Nc6 {[%clk soon]} 3. Bc4 0-1");
  const int clocks[] = { 5397, 723, ZH_GAME_NO_CLOCK, ZH_GAME_NO_CLOCK, ZH_GAME_NO_CLOCK };

  g_assert_null (sheet->reason);
  g_assert_cmpuint (sheet->moves->len, ==, G_N_ELEMENTS (clocks));
  for (gsize i = 0; i < G_N_ELEMENTS (clocks); i++)
    g_assert_cmpint (g_array_index (sheet->moves, ZhSheetMove, i).clock, ==, clocks[i]);
  g_assert_cmpstr (sheet->result, ==, "0-1");
}

static void
test_sheet_letters (void)
{
  g_autoptr (ZhGameSheet) cyrillic = read_sheet (ZH_GAME_CHESS, "1. е4 e5 2. Кf3 Кc6 3. Cb5 a6 4. 0-0");
  g_autoptr (ZhGameSheet) draughts = read_sheet (ZH_GAME_RUSSIAN, "1. c3-d4 b6-c5 2. d4:b6 a7:c5");
  g_autoptr (ZhGameSheet) own_start = read_sheet (ZH_GAME_CHESS, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 10\"]\n10... Kd7 11. e4");
  g_autofree char *moves = zh_game_line_format_moves (cyrillic->played, 0, 7, ZH_LETTERS_UKRAINIAN);
  g_autofree char *later = zh_game_line_format_moves (own_start->played, 0, 2, ZH_LETTERS_ENGLISH);
  g_autofree char *taken = zh_game_line_format_moves (draughts->played, 2, 4, ZH_LETTERS_ENGLISH);

  g_assert_null (cyrillic->reason);
  g_assert_cmpuint (zh_game_sheet_get_n_lookalikes (cyrillic), ==, 2);
  g_assert_cmpstr (moves, ==, "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. 0-0");
  g_assert_null (draughts->reason);
  g_assert_cmpstr (taken, ==, "2. d4xb6 a7xc5");
  g_assert_cmpstr (later, ==, "10... Kd7 11. e4");
}

/* In checkers Black begins, and the number goes with Black's move. */
static void
test_line (void)
{
  g_autoptr (ZhGameLine) line = zh_game_line_new (ZH_GAME_CHECKERS, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *moves = NULL;

  g_assert_true (zh_game_line_is_black_to_move (line, 0));
  g_assert_true (zh_game_line_play_text (line, "11-15", ZH_LETTERS_ENGLISH, NULL, &error));
  g_assert_true (zh_game_line_play_text (line, "23-19", ZH_LETTERS_ENGLISH, NULL, &error));
  g_assert_false (zh_game_line_play_text (line, "1-32", ZH_LETTERS_ENGLISH, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpuint (zh_game_line_get_n_plies (line), ==, 2);
  moves = zh_game_line_format_moves (line, 0, 2, ZH_LETTERS_ENGLISH);
  g_assert_cmpstr (moves, ==, "1. 11-15 23-19");
  g_assert_false (zh_game_line_is_black_to_move (line, 1));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (readable); i++)
    {
      g_autofree char *path = g_strdup_printf ("/position-text/readable/%s", readable[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_readable);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (unreadable); i++)
    {
      g_autofree char *path = g_strdup_printf ("/position-text/unreadable/%s", unreadable[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_unreadable);
    }
  g_test_add_func ("/position-text/round-trip", test_round_trip);
  g_test_add_func ("/position-text/draughts-round-trip", test_draughts_round_trip);
  g_test_add_func ("/game-sheet/fault", test_sheet_fault);
  g_test_add_func ("/game-sheet/games", test_sheet_games);
  g_test_add_func ("/game-sheet/start", test_sheet_start);
  g_test_add_func ("/game-sheet/kinds", test_record_kinds);
  g_test_add_func ("/game-sheet/clocks", test_sheet_clocks);
  g_test_add_func ("/game-sheet/letters", test_sheet_letters);
  g_test_add_func ("/game-line/checkers", test_line);
  return g_test_run ();
}
