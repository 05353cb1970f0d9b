/* Games of a file and the boards of a round: who is meant by a name, and what is left out and why. And what was done
 * to the clocks of a board, in order of time.
 */
#include "config.h"

#include <string.h>

#include "desk-clocks.h"
#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-game-list.h"
#include "desk-games.h"
#include "desk-undo.h"
#include "errors.h"
#include "said-results.h"
#include "../tournament-settings.h"

/* Of a Berger table of four, round 1: one has White against four, two against three. */
static gint64
make_round (Fixture *fixture)
{
  static const char *const names[][2] = { { "Вигаданий", "Богдан" }, { "Видуманий", "Євген" }, { "Smith", "John" }, { "Kowal", "Anna Maria" } };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (entries, fixture_make_entry (names[i][0], names[i][1], 2400 - 10 * (int) i));
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  return id;
}

/* "1.1", "1.1 note", or "- problem", one a game. */
static char *
tell (const GPtrArray *games)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);

      g_string_append (text, i > 0 ? "; " : "");
      if (*game->problem != '\0')
        g_string_append_printf (text, "- %s", game->problem);
      else
        g_string_append_printf (text, "%d.%d%s%s", game->board, game->game, *game->note != '\0' ? " " : "", game->note);
      g_assert_true (*game->problem != '\0' || (game->score != NULL && game->game_id != 0 && game->round == 1));
    }
  return g_string_free (text, FALSE);
}

#define GAME(white, black, more) "[White \"" white "\"]\n[Black \"" black "\"]\n" more "\n1. e4 e5 *\n\n"

static const struct
{
  const char *name;
  const char *text;
  const char *told;
} files[] = {
  { "own-letters", GAME ("Видуманий, Євген", "Smith, John", ""), "2.1" },
  { "ukrainian-latin", GAME ("Vydumanyi, Yevhen", "Smith, J.", ""), "2.1" },
  { "russian-latin", GAME ("Vygadanij, Bogdan", "Kowal", ""), "- These two do not play in this round" },
  { "without-comma", GAME ("VYHADANYI BOHDAN", "kowal a", ""), "1.1" },
  { "first-letters", GAME ("Вигаданий, Б.", "Kowal, A. M.", ""), "1.1" },
  { "another-given-name", GAME ("Вигаданий, Петро", "Kowal, Anna", ""), "- These two do not play in this round" },
  { "turned", GAME ("Kowal, Anna", "Вигаданий, Богдан", ""), "- White and Black are the other way round" },
  { "strangers", GAME ("Nobody, N", "Noone, N", ""), "- These two do not play in this round" },
  { "punctuation-alone", GAME (".,", "Smith", ""), "- These two do not play in this round" },
  { "board-alone", GAME ("?", "?", "[Board \"2\"]\n"), "2.1" },
  { "one-name-and-board", GAME ("Smith", "?", "[Board \"1\"]\n"), "1.1" },
  { "no-such-board", GAME ("?", "?", "[Board \"7\"]\n"), "- It names neither the players nor a board with one game" },
  { "no-number", GAME ("?", "?", "[Board \"two\"]\n"), "- It names neither the players nor a board with one game" },
  { "number-too-long", GAME ("?", "?", "[Board \"12345678\"]\n"), "- It names neither the players nor a board with one game" },
  { "nothing", "1. e4 *\n", "- It names neither the players nor a board with one game" },
  { "this-round", GAME ("?", "?", "[Board \"1\"]\n[Round \"1\"]\n"), "1.1" },
  { "another-round", GAME ("?", "?", "[Board \"1\"]\n[Round \"2.1\"]\n"), "- It is of another round" },
  { "twice", GAME ("?", "?", "[Board \"1\"]\n") GAME ("Вигаданий", "Kowal", ""), "1.1; - This board has a game already in the file" },
  { "no-moves", "[Board \"1\"]\n\n*\n", "- It has no moves" },
  { "another-result", "[Board \"1\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n", "1.1 the file says 1-0" },
  { "another-result-behind", "[Board \"1\"]\n\n1. e4 0-1\n", "1.1 the file says 0-1" },
  { "odd-result", "[Board \"1\"]\n[Result \"5-5\"]\n\n1. e4 *\n", "1.1 the file says 5-5" },
  { "same-result", "[Board \"2\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n", "2.1" },
  { "ended-as-games-do", "[Board \"1\"]\n[Termination \"Normal\"]\n\n1. e4 0-1\n", "1.1 the file says 0-1" },
  { "ended-on-time", "[Board \"1\"]\n[Termination \"b won on time\"]\n\n1. e4 0-1\n", "1.1 the file says 0-1; b won on time" },
  { "known-and-on-time", "[Board \"2\"]\n[Termination \"time forfeit\"]\n\n1. e4 1/2-1/2\n", "2.1 time forfeit" },
  { "cannot-mate", "[Board \"1\"]\n[FEN \"8/8/4k3/8/8/4K3/4P3/8 w - - 0 1\"]\n[SetUp \"1\"]\n[Termination \"Time forfeit\"]\n\n1. Kd4 0-1\n",
    "1.1 the file says 0-1; Time forfeit; the winner cannot mate by any series of moves: look at the result (6.8; 6.9)" },
  { "can-mate", "[Board \"1\"]\n[FEN \"8/8/4k3/8/8/4K3/4P3/8 w - - 0 1\"]\n[SetUp \"1\"]\n[Termination \"Time forfeit\"]\n\n1. Kd4 1-0\n",
    "1.1 the file says 1-0; Time forfeit" },
  { "two-of-two", GAME ("Вигаданий", "Kowal", "") GAME ("Видуманий", "Smith", ""), "1.1; 2.1" },
};

static void
test_file (Fixture      *fixture,
           gconstpointer data)
{
  gsize    i = GPOINTER_TO_SIZE (data);
  gint64   id = make_round (fixture);
  ZhResult draw = ZH_RESULT_NONE;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *told = NULL;

  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, draw, &error), error);
  games = zh_games_match (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, id), 1, files[i].text, NULL, &error);
  g_assert_no_error (error);
  told = tell (games);
  g_assert_cmpstr (told, ==, files[i].told);
}

/* A move that cannot be played is told as the game tells it. */
static void
test_no_move (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = make_round (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games =
      zh_games_match (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, id), 1, "[Board \"1\"]\n\n1. e5 *\n", NULL, &error);
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  told = tell (games);
  g_assert_true (g_str_has_prefix (told, "- ") && strstr (told, "e5") != NULL);
  g_assert_null (zh_desk_keep_games (fixture->desk, id, 1, "[Board \"1\"]\n\n1. e5 *\n", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = make_round (fixture);
  g_autoptr (GError) no_round = NULL;
  g_autoptr (GError) no_file = NULL;

  g_assert_null (zh_games_match (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, id), 2, "1. e4 *", NULL, &no_round));
  g_assert_error (no_round, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (no_round->message, "Round 2"));
  g_assert_null (zh_games_match (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, id), 1, "[White \"", NULL, &no_file));
  g_assert_error (no_file, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Kept again, a game takes the place of the one before. */
static void
test_kept (Fixture      *fixture,
           gconstpointer data)
{
  gint64 id = make_round (fixture);
  g_autoptr (GError) error = NULL;
  const ZhKeptGame *kept;
  gint64            first;

  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, GAME ("?", "?", "[Board \"1\"]\n"), &error), error);
  kept = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->kept_games, 0);
  g_assert_cmpstr (kept->moves, ==, "e4 e5");
  first = kept->id;
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, "[Board \"1\"]\n\n1. d4 *\n\n[Board \"2\"]\n\n1. c4 *\n", &error), error);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->kept_games->len, ==, 2);
  kept = g_ptr_array_index (zh_desk_get_snapshot (fixture->desk)->kept_games, 0);
  g_assert_cmpstr (kept->moves, ==, "d4");
  g_assert_cmpint (kept->id, ==, first);
}

/* "1.1 1-0; 2.1 =-= ?", by board; with a question mark where it is doubtful. */
static char *
tell_said (Fixture *fixture,
           gint64   id)
{
  const ZhRound *round = zh_tournament_find_round (fixture_get_tournament (fixture, id), 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) said = zh_desk_list_said_results (fixture->desk, id, 1, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing    *pairing = g_ptr_array_index (round->pairings, i);
      const ZhSaidResult *one = g_hash_table_lookup (said, &pairing->games[0].id);
      g_autofree char    *code = one != NULL ? zh_result_format_code (one->result) : NULL;

      if (one != NULL)
        g_string_append_printf (text, "%s%d.%d %s%s", text->len > 0 ? "; " : "", one->board, one->game, code, one->doubtful ? " ?" : "");
    }
  return g_string_free (text, FALSE);
}

static void
assert_said (Fixture    *fixture,
             gint64      id,
             const char *expected)
{
  g_autofree char *told = tell_said (fixture, id);

  g_assert_cmpstr (told, ==, expected);
}

static void
assert_result (Fixture    *fixture,
               gint64      id,
               int         board,
               const char *expected)
{
  const ZhPairing *pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), board);
  g_autofree char *code = zh_result_format_code (pairing->games[0].result);

  g_assert_cmpstr (code, ==, expected);
}

static const char won_and_drawn[] = "[Board \"1\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n[Board \"2\"]\n[Result \"1/2-1/2\"]\n\n1. c4 1/2-1/2\n";
static const char cannot_mate[] = "[Board \"1\"]\n[FEN \"8/8/4k3/8/8/4K3/4P3/8 w - - 0 1\"]\n[SetUp \"1\"]\n[Termination \"Time forfeit\"]\n[Result \"0-1\"]\n\n1. Kd4 0-1\n";

/* What a file says stays in question when the competition is closed, until other moves come or it is taken. */
static void
test_said (Fixture      *fixture,
           gconstpointer data)
{
  gint64 id = make_round (fixture);
  g_autoptr (GError) error = NULL;

  assert_said (fixture, id, "");
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, won_and_drawn, &error), error);
  fixture_reopen (fixture);
  assert_said (fixture, id, "1.1 1-0; 2.1 =-=");
  fixture_check (fixture, zh_desk_keep_game (fixture->desk, id, 1, 2, 1, NULL, "d4 d5", &error), error);
  assert_said (fixture, id, "1.1 1-0");
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, "[Board \"1\"]\n\n1. e4 e5 *\n", &error), error);
  assert_said (fixture, id, "");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  assert_said (fixture, id, "1.1 1-0");
}

/* All at once, but for a win on time of who cannot mate; what has a result keeps it. */
static void
test_taken (Fixture      *fixture,
            gconstpointer data)
{
  gint64   id = make_round (fixture);
  ZhResult loss = ZH_RESULT_NONE;
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_take_said_results (fixture->desk, id, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, won_and_drawn, &error), error);
  fixture_check (fixture, zh_desk_take_said_results (fixture->desk, id, 1, &error), error);
  assert_result (fixture, id, 1, "1-0");
  assert_result (fixture, id, 2, "=-=");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  assert_result (fixture, id, 1, "clear");
  assert_said (fixture, id, "1.1 1-0; 2.1 =-=");
  fixture_check (fixture, zh_desk_keep_games (fixture->desk, id, 1, cannot_mate, &error), error);
  assert_said (fixture, id, "1.1 0-1 ?; 2.1 =-=");
  g_assert_true (zh_result_parse ("0-1", FALSE, &loss));
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 2, 0, loss, &error), error);
  g_assert_null (zh_desk_take_said_results (fixture->desk, id, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  assert_result (fixture, id, 1, "clear");
  assert_result (fixture, id, 2, "0-1");
}

/* Clocks */

static char *
list_clocks (Fixture *fixture,
             gint64   id,
             int      board)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_auto (GStrv) lines = zh_competition_list_clocks (zh_desk_get_snapshot (fixture->desk), id, 1, board, 1, language);

  return g_strjoinv ("; ", lines);
}

static void
set_clocks (Fixture    *fixture,
            gint64      id,
            int         board,
            ZhClockKind kind,
            int         white,
            int         black)
{
  ZhClockChange change = { .tournament_id = id, .round = 1, .board = board, .game = 1, .kind = kind, .move = 10, .before = { 600, -1 }, .after = { white, black }, .note = (char *) "" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_clocks (fixture->desk, &change, &error), error);
}

static void
test_clocks (Fixture      *fixture,
             gconstpointer data)
{
  gint64           id = make_round (fixture);
  g_autofree char *nothing = list_clocks (fixture, id, 1);
  g_autofree char *told = NULL;
  g_autofree char *other = NULL;
  g_autofree char *nowhere = NULL;

  g_assert_cmpstr (nothing, ==, "");
  set_clocks (fixture, id, 1, ZH_CLOCK_REPLACED, 700, 3650);
  set_clocks (fixture, id, 2, ZH_CLOCK_SET, 60, 0);
  set_clocks (fixture, id, 1, ZH_CLOCK_RESTORED, 5, 65);
  told = list_clocks (fixture, id, 1);
  other = list_clocks (fixture, id, 2);
  nowhere = list_clocks (fixture, id, 9);
  g_assert_cmpstr (nowhere, ==, "");
  g_assert_cmpstr (told, ==, "Defective clock replaced: White 11:40, Black 1:00:50; Position restored: White 0:05, Black 1:05");
  g_assert_true (g_str_has_suffix (other, ": White 1:00, Black 0:00"));
}

/* Time that a ruling adds stands among the others, on the side that plays there. */
static void
test_ruled_clocks (Fixture      *fixture,
                   gconstpointer data)
{
  gint64                id = make_round (fixture);
  const ZhTournament   *tournament = fixture_get_tournament (fixture, id);
  const ZhPairing      *pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  const ZhIncidentInput input = { .tournament_id = id, .scope = ZH_INCIDENT_AT_BOARD, .round = 1, .board = 1, .entry_id = pairing->entry[1], .incident = "illegal-move", .opponent_time = 120, .offender_time = -60, .reason = "X" };
  g_autofree char      *told = NULL;
  g_autofree char      *other = NULL;
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  told = list_clocks (fixture, id, 1);
  other = list_clocks (fixture, id, 2);
  g_assert_cmpstr (told, ==, "Illegal move: White +2:00, Black −1:00");
  g_assert_cmpstr (other, ==, "");
}

static const struct
{
  const char   *name;
  ZhClockChange change;
} wrong_clocks[] = {
  { "no-kind", { .round = 1, .board = 1, .game = 1, .after = { 60, 60 } } },
  { "no-board", { .round = 1, .board = 9, .game = 1, .kind = ZH_CLOCK_SET, .after = { 60, 60 } } },
  { "no-game", { .round = 1, .board = 1, .game = 2, .kind = ZH_CLOCK_SET, .after = { 60, 60 } } },
  { "no-round", { .round = 3, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .after = { 60, 60 } } },
  { "before-nothing", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .before = { -2, 0 }, .after = { 60, 60 } } },
  { "before-too-much", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .before = { 0, 1000000 }, .after = { 60, 60 } } },
  { "after-nothing", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .after = { 60, -1 } } },
  { "after-too-much", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .after = { 1000000, 60 } } },
  { "move-below", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .move = -1, .after = { 60, 60 } } },
  { "move-above", { .round = 1, .board = 1, .game = 1, .kind = ZH_CLOCK_SET, .move = 1001, .after = { 60, 60 } } },
};

static void
test_wrong_clocks (Fixture      *fixture,
                   gconstpointer data)
{
  gint64 id = make_round (fixture);

  for (gsize i = 0; i < G_N_ELEMENTS (wrong_clocks); i++)
    {
      ZhClockChange change = wrong_clocks[i].change;
      g_autoptr (GError) error = NULL;

      change.tournament_id = id;
      change.note = (char *) "";
      if (zh_desk_set_clocks (fixture->desk, &change, &error) != NULL || !g_error_matches (error, ZH_ERROR, ZH_ERROR_INPUT))
        g_error ("%s: not refused as input", wrong_clocks[i].name);
    }
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->clock_changes->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/game-list/file/", files[i].name, NULL);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_file, fixture_tear_down);
    }
  g_test_add ("/game-list/no-move", Fixture, NULL, fixture_set_up, test_no_move, fixture_tear_down);
  g_test_add ("/game-list/refused", Fixture, NULL, fixture_set_up, test_refused, fixture_tear_down);
  g_test_add ("/game-list/kept", Fixture, NULL, fixture_set_up, test_kept, fixture_tear_down);
  g_test_add ("/game-list/said", Fixture, NULL, fixture_set_up, test_said, fixture_tear_down);
  g_test_add ("/game-list/taken", Fixture, NULL, fixture_set_up, test_taken, fixture_tear_down);
  g_test_add ("/game-list/clocks", Fixture, NULL, fixture_set_up, test_clocks, fixture_tear_down);
  g_test_add ("/game-list/clocks-ruled", Fixture, NULL, fixture_set_up, test_ruled_clocks, fixture_tear_down);
  g_test_add ("/game-list/wrong-clocks", Fixture, NULL, fixture_set_up, test_wrong_clocks, fixture_tear_down);
  return g_test_run ();
}
