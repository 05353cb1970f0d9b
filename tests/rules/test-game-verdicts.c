#include "config.h"

#include <string.h>

#include "game-sheet.h"
#include "game-verdicts.h"

#define SHUFFLE "Nf3 Nf6 Ng1 Ng8 "

/* What one verdict must say: its kind, a piece of its text and of its article. */
static const struct
{
  const char   *name;
  ZhGameKind    kind;
  const char   *ruleset;
  const char   *fen;
  const char   *moves;
  ZhVerdictKind verdict;
  const char   *text;
  const char   *article;
} cases[] = {
  { "mate", ZH_GAME_CHESS, "fide-2023", NULL, "f3 e5 g4 Qh4#", ZH_VERDICT_OVER, "Checkmate: Black has won", "5.1" },
  { "stalemate", ZH_GAME_CHESS, "fide-2023", "k7/8/1Q6/8/8/8/8/K7 b - - 0 1", "", ZH_VERDICT_OVER, "Stalemate", "5.2" },
  { "dead", ZH_GAME_CHESS, "ua-chess-2026", "k7/8/8/8/8/8/8/KN6 b - - 0 1", "", ZH_VERDICT_OVER, "Neither side can mate", "5.2.2" },
  { "threefold", ZH_GAME_CHESS, "fide-2023", NULL, SHUFFLE SHUFFLE, ZH_VERDICT_CLAIM, "has stood 3 times or more (after the start; 2... Ng8; 4... Ng8)", "9.2" },
  { "threefold-intended", ZH_GAME_CHESS, "fide-2023", NULL, SHUFFLE "Nf3 Nf6 Ng1", ZH_VERDICT_CLAIM, "Black may claim a draw by writing Ng8", "9.2" },
  { "threefold-earlier", ZH_GAME_CHESS, "fide-2023", NULL, SHUFFLE SHUFFLE "e4", ZH_VERDICT_NOTE, "Earlier a position stood 3 times", "9.2" },
  { "twice", ZH_GAME_CHESS, "fide-2023", NULL, SHUFFLE, ZH_VERDICT_NOTE, "has stood 2 times", "" },
  { "fivefold", ZH_GAME_CHESS, "fide-2023", NULL, SHUFFLE SHUFFLE SHUFFLE SHUFFLE, ZH_VERDICT_OVER, "has stood 5 times: the game is drawn", "9.6.1" },
  { "fivefold-2009", ZH_GAME_CHESS, "fide-2009", NULL, SHUFFLE SHUFFLE SHUFFLE SHUFFLE, ZH_VERDICT_NOTE, "end no game by that", "" },
  { "fifty", ZH_GAME_CHESS, "ru-chess-988", "k7/8/8/8/8/8/8/KR6 w - - 100 90", "", ZH_VERDICT_CLAIM, "White may claim a draw: 50 moves", "9.3" },
  { "fifty-intended", ZH_GAME_CHESS, "ru-chess-988", "k7/8/8/8/8/8/8/KR6 w - - 99 90", "", ZH_VERDICT_CLAIM, "White may claim a draw by writing", "9.3" },
  { "fifty-counter", ZH_GAME_CHESS, "ru-chess-988", "k7/8/8/8/8/8/8/KR6 w - - 40 90", "", ZH_VERDICT_NOTE, "20 moves by each side", "9.3" },
  { "seventy-five", ZH_GAME_CHESS, "fide-2023", "k7/8/8/8/8/8/8/KR6 w - - 149 90", "Rb2", ZH_VERDICT_OVER, "75 moves", "9.6.2" },
  { "illegal-check", ZH_GAME_CHESS, "fide-2023", "k7/8/8/8/8/8/8/K6R w - - 0 1", "Rh8", ZH_VERDICT_NOTE, "Black is in check", "" },
  { "wrong-side-in-check", ZH_GAME_CHESS, "fide-2023", "k6R/8/8/8/8/8/8/K7 w - - 0 1", "", ZH_VERDICT_NOTE, "only an illegal move leads here", "7.5" },
  { "draughts-repetition", ZH_GAME_RUSSIAN, "ua-draughts-64", "W:WK32,21:BK1,12", "g1-f2 b8-a7 f2-g1 a7-b8 g1-f2 b8-a7 f2-g1 a7-b8", ZH_VERDICT_CLAIM, "White may claim a draw", "II.5.3.3" },
  { "draughts-five", ZH_GAME_RUSSIAN, "ua-draughts-64", "W:WK32:BK1", "g1-f2 b8-a7", ZH_VERDICT_NOTE, "Counter: 1 of 5 moves", "II.5.3.1" },
  { "draughts-kings", ZH_GAME_INTERNATIONAL, "ua-draughts-100", "W:WK48:BK3", "48-42 3-9", ZH_VERDICT_NOTE, "1 of 25 moves", "III.5.6" },
  { "draughts-capture", ZH_GAME_RUSSIAN, "ua-draughts-64", NULL, "c3-d4 b6-c5", ZH_VERDICT_NOTE, "A capture is compulsory: d4xb6", "II.3" },
  { "draughts-stuck", ZH_GAME_INTERNATIONAL, "ua-draughts-100", "W:W45:B40,34,35", "", ZH_VERDICT_OVER, "White cannot move: Black has won", "III.4.2" },
  { "checkers-forty", ZH_GAME_CHECKERS, "ua-draughts-64", "B:WK32:BK1", "1-6 32-28", ZH_VERDICT_NOTE, "1 of 40 moves", "II.5.4.2" },
};

/* The numbers of a claim are those of the event: what the verdict says with a key of the
 * regulation, and what it must not say. */
static const struct
{
  const char   *name;
  const char   *ruleset;
  const char   *key;
  const char   *value;
  const char   *fen;
  const char   *moves;
  ZhVerdictKind verdict;
  const char   *text;
  const char   *article;
  const char   *not_said;
} overridden[] = {
  { "repetitions-two", "fide-2023", "claims.repetitions", "2", NULL, SHUFFLE, ZH_VERDICT_CLAIM, "has stood 2 times or more", "9.2", "3 times" },
  { "repetitions-four", "fide-2023", "claims.repetitions", "4", NULL, SHUFFLE SHUFFLE, ZH_VERDICT_NOTE, "has stood 3 times (after", "", "may claim a draw:" },
  { "repetitions-intended", "fide-2023", "claims.repetitions", "4", NULL, SHUFFLE SHUFFLE "Nf3 Nf6 Ng1", ZH_VERDICT_CLAIM, "by writing Ng8: the position will have stood 4 times", "9.2", "3 times: " },
  { "moves-forty", "ru-chess-988", "claims.moves", "40", "k7/8/8/8/8/8/8/KR6 w - - 80 90", "", ZH_VERDICT_CLAIM, "White may claim a draw: 40 moves", "9.3", "50" },
  { "moves-forty-intended", "ru-chess-988", "claims.moves", "40", "k7/8/8/8/8/8/8/KR6 w - - 79 90", "", ZH_VERDICT_CLAIM, "it completes 40 moves", "9.3", "50" },
  { "moves-sixty", "ru-chess-988", "claims.moves", "60", "k7/8/8/8/8/8/8/KR6 w - - 100 90", "", ZH_VERDICT_NOTE, "50 moves by each side", "9.3", "may claim" },
  { "automatic-repetitions", "fide-2023", "claims.automatic-repetitions", "4", NULL, SHUFFLE SHUFFLE SHUFFLE, ZH_VERDICT_OVER, "has stood 4 times: the game is drawn", "9.6.1", "5 times" },
  { "automatic-moves", "fide-2023", "claims.automatic-moves", "60", "k7/8/8/8/8/8/8/KR6 w - - 119 90", "Rb2", ZH_VERDICT_OVER, "60 moves by each side", "9.6.2", "75" },
  { "automatic-2009", "fide-2009", "claims.automatic-repetitions", "5", NULL, SHUFFLE SHUFFLE SHUFFLE SHUFFLE, ZH_VERDICT_OVER, "has stood 5 times: the game is drawn", "", "end no game" },
};

static ZhGameLine *
play_moves (ZhGameKind  kind,
            const char *fen,
            const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhGameLine *line = zh_game_line_new (kind, fen, &error);
  g_auto (GStrv) moves = g_strsplit (text, " ", -1);

  g_assert_no_error (error);
  for (char **move = moves; *move != NULL; move++)
    if (**move != '\0')
      {
        zh_game_line_play_text (line, *move, ZH_LETTERS_ENGLISH, NULL, &error);
        g_assert_no_error (error);
      }
  return line;
}

static void
test_overridden_claim (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (overridden[i].ruleset, &error);
  g_autoptr (ZhRuleset) changed = rules != NULL ? zh_ruleset_override (rules, overridden[i].key, overridden[i].value, &error) : NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhGameLine) line = play_moves (ZH_GAME_CHESS, overridden[i].fen, overridden[i].moves);
  g_autoptr (GPtrArray) verdicts = NULL;
  gboolean found = FALSE;

  g_assert_no_error (error);
  verdicts = zh_game_verdicts_new (line, zh_game_line_get_n_plies (line), changed, "classical", language);
  for (guint at = 0; at < verdicts->len; at++)
    {
      const ZhGameVerdict *verdict = g_ptr_array_index (verdicts, at);

      g_test_message ("%d “%s” [%s]", verdict->kind, verdict->text, verdict->article);
      g_assert_null (strstr (verdict->text, overridden[i].not_said));
      found = found || (verdict->kind == overridden[i].verdict && strstr (verdict->text, overridden[i].text) != NULL && strstr (verdict->article, overridden[i].article) != NULL);
    }
  g_assert_true (found);
}

static void
test_verdict (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (cases[i].ruleset, &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhGameLine) line = play_moves (cases[i].kind, cases[i].fen, cases[i].moves);
  g_autoptr (GPtrArray) verdicts = zh_game_verdicts_new (line, zh_game_line_get_n_plies (line), rules, "classical", language);
  gboolean found = FALSE;

  g_assert_no_error (error);
  for (guint at = 0; at < verdicts->len; at++)
    {
      const ZhGameVerdict *verdict = g_ptr_array_index (verdicts, at);

      g_test_message ("%d “%s” [%s]", verdict->kind, verdict->text, verdict->article);
      if (at > 0)
        g_assert_cmpint (((const ZhGameVerdict *) g_ptr_array_index (verdicts, at - 1))->kind, <=, verdict->kind);
      found = found || (verdict->kind == cases[i].verdict && strstr (verdict->text, cases[i].text) != NULL && strstr (verdict->article, cases[i].article) != NULL);
    }
  g_assert_true (found);
}

/* The draw-rule limit is the ruleset's: an event that says six moves gets six. */
static void
test_overridden_limit (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ua-draughts-64", &error);
  g_autoptr (ZhRuleset) six = zh_ruleset_override (rules, "draw-counts.five-moves", "6", &error);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhGameLine) line = zh_game_line_new (ZH_GAME_RUSSIAN, "W:WK32:BK1", NULL);

  g_assert_no_error (error);
  for (int i = 0; i < 5; i++)
    {
      zh_game_line_play_text (line, i % 2 == 0 ? "g1-f2" : "f2-g1", ZH_LETTERS_ENGLISH, NULL, &error);
      zh_game_line_play_text (line, i % 2 == 0 ? "b8-c7" : "c7-b8", ZH_LETTERS_ENGLISH, NULL, &error);
      g_assert_no_error (error);
    }
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) verdicts = zh_game_verdicts_new (line, 10, i == 0 ? rules : six, "classical", language);
      gboolean drawn = FALSE;

      for (guint at = 0; at < verdicts->len; at++)
        drawn = drawn || strstr (((const ZhGameVerdict *) g_ptr_array_index (verdicts, at))->text, "A draw: 5 of 5 moves") != NULL;
      g_assert_cmpint (drawn, ==, i == 0);
    }
}

/* The sentence names side, ground and article; no answer is told as none. */
static void
test_mate_sentence (void)
{
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("fide-2023", NULL);
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhGameLine) line = zh_game_line_new (ZH_GAME_CHESS, "5rk1/8/8/8/8/5N2/8/6K1 w - - 0 1", NULL);
  g_autoptr (ZhGameLine) queen = zh_game_line_new (ZH_GAME_CHESS, "5qk1/8/8/8/8/5N2/8/6K1 w - - 0 1", NULL);
  g_autoptr (ZhMateVerdict) yes = zh_mate_verdict_new (zh_game_line_get_chess (line, 0), ZH_CHESS_WHITE, ZH_MATE_DEFAULT_LIMIT);
  g_autoptr (ZhMateVerdict) no = zh_mate_verdict_new (zh_game_line_get_chess (queen, 0), ZH_CHESS_WHITE, ZH_MATE_DEFAULT_LIMIT);
  g_autoptr (ZhMateVerdict) unknown = zh_mate_verdict_new (zh_game_line_get_chess (line, 0), ZH_CHESS_BLACK, 1);
  g_autofree char *possible = zh_mate_verdict_format (yes, ZH_CHESS_WHITE, rules, "classical", language);
  g_autofree char *impossible = zh_mate_verdict_format (no, ZH_CHESS_WHITE, rules, "blitz", language);

  g_assert_nonnull (strstr (possible, "White can still mate"));
  g_assert_nonnull (strstr (possible, "6.9"));
  g_assert_nonnull (strstr (impossible, "White cannot mate"));
  g_assert_nonnull (strstr (impossible, "material"));
  if (unknown->answer == ZH_MATE_UNKNOWN)
    {
      g_autofree char *text = zh_mate_verdict_format (unknown, ZH_CHESS_BLACK, rules, "classical", language);

      g_assert_nonnull (strstr (text, "decide yourself"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-verdicts/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_verdict);
    }
  g_test_add_func ("/game-verdicts/overridden-limit", test_overridden_limit);
  g_test_add_func ("/game-verdicts/mate-sentence", test_mate_sentence);
  for (gsize i = 0; i < G_N_ELEMENTS (overridden); i++)
    {
      g_autofree char *path = g_strconcat ("/game-verdicts/overridden/", overridden[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_overridden_claim);
    }
  return g_test_run ();
}
