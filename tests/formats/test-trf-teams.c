/* Matches out of the games of their players: nothing that a file tells gets lost. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "history.h"
#include "teams.h"
#include "trf-reader.h"
#include "trf-text.h"

#define MAX_PLAYERS 8

static char *
make_text (const char       *header,
           const char *const cells[MAX_PLAYERS])
{
  g_autoptr (GString) text = g_string_new (header);

  for (int i = 0; i < MAX_PLAYERS && cells[i] != NULL; i++)
    {
      g_autofree char *line = trf_player (i + 1, "", cells[i]);

      g_string_append (text, line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static ZhTrfFile *
read_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  ZhTrfFile *file = zh_trf_read (text, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < file->notes->len; i++)
    g_test_message ("%s", ((ZhTrfNote *) g_ptr_array_index (file->notes, i))->text);
  return file;
}

/* "1-4 1-0, 5-2 +--": White, Black and result of every board in round 1's first match. */
static char *
format_boards (const ZhPairing *pairing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame    *game = &pairing->games[i];
      g_autofree char *code = zh_result_format_code (game->result);

      g_string_append_printf (text, "%s%d-%d %s", i > 0 ? ", " : "", (int) game->member[game->swapped ? 1 : 0],
                              (int) game->member[game->swapped ? 0 : 1], code);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define TEAM(number, members) "310   " number " Team " number "                                                                 " members "\n"
#define THREE TEAM ("1", "1    2    3") TEAM ("2", "4    5    6")
#define FOUR TEAM ("1", "1    2    3    4") TEAM ("2", "5    6    7    8")

static const struct
{
  const char *name;
  const char *header;
  const char *cells[MAX_PLAYERS];
  const char *boards;
  int         n_notes;
} matches[] = {
  { "reserves-marked-absent", "352 WB\n" THREE, { "0000 - -", "   5 w 1", "   6 b 1", "0000 - -", "   2 b 0", "   3 w 0" }, "2-5 1-0, 6-3 0-1", 0 },
  { "reserves-last", "352 WB\n" THREE, { "   4 w 1", "   5 b =", "0000 - -", "   1 b 0", "   2 w =", "0000 - -" }, "1-4 1-0, 5-2 =-=", 0 },
  { "no-352", THREE, { "0000 - -", "   5 w 1", "   6 b 1", "0000 - -", "   2 b 0", "   3 w 0" }, "2-5 1-0, 6-3 0-1", 0 },
  { "reserve-with-plus", "352 WB\n" THREE, { "   4 w 1", "   5 b 0", "0000 - +", "   1 b 0", "   2 w 1", "" }, "1-4 1-0, 5-2 1-0", 1 },
  { "plus-on-a-board", "352 WB\n" THREE, { "   4 w 1", "0000 b +", "", "   1 b 0", "", "" }, "1-4 1-0, 0-2 --+", 0 },
  { "minus-answers-plus", "352 WB\n" THREE, { "   4 w 1", "0000 b +", "", "   1 b 0", "0000 - -", "0000 - -" }, "1-4 1-0, 5-2 --+", 0 },
  { "minus-on-the-first-board", "352 WB\n" THREE, { "0000 w +", "   5 b 0", "", "0000 - -", "   2 w 1", "0000 - -" }, "1-4 +--, 5-2 1-0", 0 },
  { "minus-with-a-colour", "352 WB\n" THREE, { "0000 w -", "   5 b 0", "", "0000 b -", "   2 w 1", "" }, "1-4 ---, 5-2 1-0", 0 },
  { "minus-in-a-line-up", "352 WB\n" THREE "300 001   1   2    3    2\n", { "", "   5 b 0", "0000 - -", "", "   2 w 1", "0000 - -" }, "3-0 ---, 5-2 1-0", 0 },
  { "empty-board-in-the-middle", "352 WBW\n" FOUR "300 001   2   1    5 0000    7\n", { "   5 w 1", "0000 b +", "   7 w 0", "", "   1 b 0", "", "   3 b 1", "" }, "1-5 1-0, 0-2 --+, 3-7 0-1", 0 },
  { "line-up-turns-the-order", "352 WB\n" THREE "300 001   1   2    3    1\n", { "   5 b 1", "", "   4 w 0", "   3 b 1", "   1 w 0", "" }, "3-4 0-1, 5-1 0-1", 0 },
  { "line-up-of-the-second", "352 WB\n" THREE "300 001   2   1    6    4\n", { "   6 w 1", "   4 b 0", "", "   2 w 1", "", "   1 b 0" }, "1-6 1-0, 4-2 1-0", 0 },
  { "line-up-names-a-stranger", "352 WB\n" THREE "300 001   1   2    1    6\n", { "   4 w 1", "   5 b =", "", "   1 b 0", "   2 w =", "" }, "1-4 1-0, 5-2 =-=", 1 },
  { "second-line-up", "352 WB\n" THREE "300 001   1   2    3    1\n300 001   1   2    1    3\n", { "   5 b 1", "", "   4 w 0", "   3 b 1", "   1 w 0", "" }, "3-4 0-1, 5-1 0-1", 1 },
  { "more-games-than-boards", "352 WB\n" THREE, { "   4 w 1", "   5 b 1", "   6 w 0", "   1 b 0", "   2 w 0", "   3 b 1" }, "1-4 1-0, 5-2 0-1, 3-6 0-1", 1 },
  { "nobody-came", "352 WB\n" THREE "300 001   2   1 0000 0000\n", { "0000 w +", "0000 b +", "", "", "", "" }, "1-0 +--, 0-2 --+", 0 },
  { "forfeited-with-names", "352 WB\n330 +- 001   1   2\n" THREE, { "0000 w +", "0000 b +", "0000 - -", "0000 - -", "0000 - -", "0000 - -" }, "1-4 +--, 5-2 --+", 0 },
  { "forfeited-all-minus", "352 WB\n330 -+ 001   1   2\n" THREE, { "0000 - -", "0000 - -", "0000 - -", "0000 - -", "0000 - -", "0000 - -" }, "0-0 --+, 0-0 +--", 0 },
  { "open-game-alone", "352 WB\n" THREE, { "   4 w", "0000 b", "", "   1 b", "", "" }, "1-4 clear, 0-2 clear", 0 },
  { "teams-by-both-records", "013 Team 1                           1    2    3\n013 Another name                     4    5    6\n352 WB\n" THREE, { "   4 w 1", "   5 b =", "", "   1 b 0", "   2 w =", "" }, "1-4 1-0, 5-2 =-=", 0 },
  { "members-in-the-older-record", "310   1 Team 1\n310   2 Team 2\n352 WB\n013 TEAM 2                           4    5    6\n013 Team 1                           1    2    3\n", { "   4 w 1", "   5 b =", "", "   1 b 0", "   2 w =", "" }, "1-4 1-0, 5-2 =-=", 0 },
  { "reserve-in-the-older-record", "013 Team 1                           1    2    3\n352 WB\n" TEAM ("1", "1    2") TEAM ("2", "4    5    6"), { "   4 w 1", "", "   5 b =", "   1 b 0", "   3 w =", "" }, "1-4 1-0, 5-3 =-=", 0 },
};

static void
test_match (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = make_text (matches[i].header, matches[i].cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const ZhRound   *round = zh_tournament_find_round (file->tournament, 1);
  g_autofree char *boards = NULL;

  g_assert_cmpuint (file->tournament->entries->len, ==, 2);
  g_assert_nonnull (round);
  boards = format_boards (g_ptr_array_index (round->pairings, 0));
  g_assert_cmpstr (boards, ==, matches[i].boards);
  g_assert_cmpuint (file->notes->len, ==, matches[i].n_notes);
}

/* A letter of a reserve does not make the bye of the team another one. */
static void
test_byes (void)
{
  static const char *const cells[MAX_PLAYERS] = { "0000 - Z", "0000 - U", "0000 - -", "0000 - -", "0000 - H", "0000 - H" };
  g_autofree char         *text = make_text ("352 WB\n" THREE, cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const GPtrArray *pairings = zh_tournament_find_round (file->tournament, 1)->pairings;

  g_assert_cmpuint (pairings->len, ==, 2);
  g_assert_cmpint (((ZhPairing *) g_ptr_array_index (pairings, 0))->kind, ==, ZH_PAIRING_ALLOCATED_BYE);
  g_assert_cmpint (((ZhPairing *) g_ptr_array_index (pairings, 1))->kind, ==, ZH_PAIRING_HALF_BYE);
}

/* What contradicts the results is named; the results count. */
static void
test_contradictions (void)
{
  static const char *const cells[MAX_PLAYERS] = { "   3 w 1", "", "   1 b 0", "", "   7 w 1", "", "   5 b 0", "" };
  g_autofree char         *text = make_text ("352 WB\n330 +- 001   1   3\n320  1.0  1.0 002\n" TEAM ("1", "1    2") TEAM ("2", "3    4")
                                                 TEAM ("3", "5    6") TEAM ("4", "7    8"),
                                             cells);
  g_autoptr (ZhTrfFile) file = read_good (text);

  g_assert_cmpuint (file->notes->len, ==, 2);
  g_assert_cmpuint (zh_tournament_find_round (file->tournament, 1)->pairings->len, ==, 2);
}

/* A team that stayed at home is said to meet one that plays somebody else: no match comes of it,
 * and the games stay. */
static void
test_wrong_forfeit (void)
{
  static const char *const cells[MAX_PLAYERS] = { "0000 w +", "", "   5 w 1", "", "   3 b 0", "" };
  g_autofree char         *text = make_text ("352 WB\n330 +- 001   1   3\n" TEAM ("1", "1    2") TEAM ("2", "3    4") TEAM ("3", "5    6"), cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  const GPtrArray *pairings = zh_tournament_find_round (file->tournament, 1)->pairings;

  g_assert_cmpuint (pairings->len, ==, 2);
  g_assert_cmpint (((ZhPairing *) g_ptr_array_index (pairings, 0))->games[0].member[0], ==, 3);
  g_assert_cmpuint (file->notes->len, ==, 2);
}

/* Several lines of record 320 are about the same rounds, not about rounds to follow. */
static void
test_byes_of_two_lines (void)
{
  static const char *const cells[MAX_PLAYERS] = { "             3 w 1", "", "             1 b 0", "" };
  static const char        teams[] = TEAM ("1", "1    2") TEAM ("2", "3    4");
  g_autofree char         *text = make_text ("352 WB\n320  1.0  1.0 001\n320  1.0  1.0 000 000\n" TEAM ("1", "1    2") TEAM ("2", "3    4"), cells);
  g_autofree char         *header = g_strconcat ("352 WB\n320  1.0  1.0 001\n320  1.0  1.0 002\n", teams, NULL);
  g_autofree char         *contradicting = make_text (header, cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (file->tournament->rounds->len, ==, 2);
  g_assert_cmpuint (zh_tournament_find_round (file->tournament, 2)->pairings->len, ==, 1);
  g_assert_null (zh_trf_read (contradicting, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "teams 1 and 2 both have the bye"));
}

/* One team by record 310 and another by 013 share a player. */
static void
test_shared_player (void)
{
  static const char *const cells[MAX_PLAYERS] = { "", "", "", "", "", "" };
  g_autofree char         *text = make_text ("013 Team 1                           1    2    4\n352 WB\n" THREE, cells);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, &error);

  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "number 4 already plays for team 2"));
}

static const struct
{
  const char *records;
  int         points[2]; /* standings points of two players of whom the first beat the second and had a half-point bye */
  int         n_notes;
} abnormal[] = {
  { "", { 15, 0 }, 0 },
  { "299 W         3.0  000    1\n", { 35, 0 }, 0 },
  { "299 W         3.0\n", { 35, 0 }, 0 },
  { "299 W         3.0  001\n299 H         0.0\n", { 30, 0 }, 0 },
  { "299 W         3.0  002\n", { 15, 0 }, 0 },
  { "299 W         3.0  000    1\n299 W         2.0\n", { 35, 0 }, 0 },
  { "299 W         3.0\n299 W         2.0\n", { 25, 0 }, 0 },
  { "299          -1.0\n299           0.5  000    2\n", { 5, -5 }, 0 },
  { "299 W\n", { 15, 0 }, 1 },
};

/* Record 299 without numbers is about everybody. */
static void
test_abnormal (void)
{
  static const char *const cells[MAX_PLAYERS] = { "   2 w 1  0000 - H", "   1 b 0  0000 - Z", "0000 - Z     4 w", "0000 - Z     3 b" };

  for (gsize i = 0; i < G_N_ELEMENTS (abnormal); i++)
    {
      g_autofree char *text = make_text (abnormal[i].records, cells);
      g_autoptr (ZhTrfFile) file = read_good (text);
      g_autoptr (ZhHistory) history = zh_history_new (file->tournament, 2);

      g_test_message ("%s", abnormal[i].records);
      g_assert_cmpint (history->points[0], ==, abnormal[i].points[0]);
      g_assert_cmpint (history->points[1], ==, abnormal[i].points[1]);
      g_assert_cmpuint (file->notes->len, ==, abnormal[i].n_notes);
    }
}

/* Game points first: the points of 310 that count are the game points, and so are those of 299. */
static void
test_game_points_first (void)
{
  static const char *const cells[MAX_PLAYERS] = { "   4 w 1", "   5 b =", "", "   1 b 0", "   2 w =", "" };
  g_autofree char         *text = make_text ("192 FIDE_TEAM_GP_MP\n352 WB\n"
                                                     "310   1 Team 1                                          2.0    1.0   1     1    2    3\n"
                                                     "310   2 Team 2                                          0.0    0.5   2     4    5    6\n"
                                                     "299    -5.0  -0.5  000    1\n",
                                             cells);
  g_autoptr (ZhTrfFile) file = read_good (text);
  g_autoptr (ZhHistory) history = zh_history_new (file->tournament, 1);

  g_assert_true (zh_tournament_counts_games (file->tournament));
  g_assert_cmpint (history->points[0], ==, 10);
  g_assert_cmpint (history->points[1], ==, 5);
  g_assert_cmpint (zh_trf_file_find_place (file, 1)->points, ==, 10);
  g_assert_cmpuint (file->notes->len, ==, 0);
}

/* A team event out of chance, and what stands in it: "white black code", how often. */
typedef struct
{
  GRand      *rand;
  int         n_teams;
  int         n_boards;
  int         n_members;
  GString    *records;
  char      **cells; /* by player */
  GHashTable *games; /* (element-type utf8 int) */
} Event;

static void
count (GHashTable *games,
       int         white,
       int         black,
       const char *code)
{
  char *key = g_strdup_printf ("%d %d %s", white, black, code);

  g_hash_table_replace (games, key, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (games, key)) + 1));
}

/* Number of a member of a team, both from 0. */
static int
get_number (const Event *event,
            int          team,
            int          member)
{
  return 1 + team + member * event->n_teams;
}

static void
play_board (Event *event,
            int    board,
            int    players[2])
{
  static const char *const results[] = { "1-0", "0-1", "=-=", "+--", "--+", "---" };
  const char              *code = results[g_rand_int_range (event->rand, 0, G_N_ELEMENTS (results))];
  int                      white = players[board % 2];
  int                      black = players[1 - board % 2];

  if (white == 0 && black == 0)
    return;
  if (white == 0 || black == 0)
    code = white == 0 ? "--+" : "+--";
  count (event->games, white, black, code);
  if (white != 0)
    event->cells[white] = g_strdup_printf ("%4d w %c", black, code[0]);
  if (black != 0)
    event->cells[black] = g_strdup_printf ("%4d b %c", white, code[2]);
}

/* Who plays for a team: as many members as there are boards, in their order, some boards left
 * empty, which record 300 says. */
static void
choose_players (Event *event,
                int    team,
                int    opponent,
                int   *players)
{
  int      n_out = event->n_members - event->n_boards;
  int      board = 0;
  gboolean has_empty = FALSE;

  for (int member = 0; member < event->n_members && board < event->n_boards; member++)
    {
      if (n_out > 0 && g_rand_int_range (event->rand, 0, event->n_members) < event->n_members - event->n_boards)
        {
          n_out--;
          continue;
        }
      players[board] = g_rand_int_range (event->rand, 0, 8) > 0 ? get_number (event, team, member) : 0;
      has_empty = has_empty || players[board] == 0;
      board++;
    }
  if (!has_empty)
    return;
  g_string_append_printf (event->records, "300 001 %3d %3d", team + 1, opponent + 1);
  for (int i = 0; i < event->n_boards; i++)
    g_string_append_printf (event->records, " %04d", players[i]);
  g_string_append_c (event->records, '\n');
}

static void
add_rosters (Event *event)
{
  gboolean is_old_too = g_rand_boolean (event->rand);

  for (int kind = is_old_too ? 0 : 1; kind < 2; kind++)
    for (int team = 0; team < event->n_teams; team++)
      {
        if (kind == 0)
          g_string_append_printf (event->records, "013 Team %-27d", team + 1);
        else
          g_string_append_printf (event->records, "310 %3d Team %-27d %32s", team + 1, team + 1, "");
        for (int member = 0; member < event->n_members; member++)
          g_string_append_printf (event->records, "%s%4d", member > 0 ? " " : "", get_number (event, team, member));
        g_string_append_c (event->records, '\n');
      }
}

static char *
make_event (Event *event)
{
  static const char *const absent[] = { "0000 - -", "0000 - Z", "", "        " };
  int                      n_players = event->n_teams * event->n_members;

  add_rosters (event);
  for (int team = 0; team < event->n_teams; team += 2)
    {
      g_autofree int *first = g_new0 (int, event->n_boards);
      g_autofree int *second = g_new0 (int, event->n_boards);

      choose_players (event, team, team + 1, first);
      choose_players (event, team + 1, team, second);
      for (int board = 0; board < event->n_boards; board++)
        play_board (event, board, (int[]){ first[board], second[board] });
    }
  for (int number = 1; number <= n_players; number++)
    {
      const char      *cell = event->cells[number] != NULL ? event->cells[number] : absent[g_rand_int_range (event->rand, 0, 4)];
      g_autofree char *line = trf_player (number, "", cell);

      g_string_append (event->records, line);
    }
  return g_strdup (event->records->str);
}

static GHashTable *
list_games (const ZhTournament *tournament)
{
  GHashTable    *games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const ZhRound *round = zh_tournament_find_round (tournament, 1);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        {
          const ZhGame    *game = &pairing->games[k];
          g_autofree char *code = zh_result_format_code (game->result);

          if (game->member[0] != 0 || game->member[1] != 0)
            count (games, (int) game->member[game->swapped ? 1 : 0], (int) game->member[game->swapped ? 0 : 1], code);
        }
    }
  return games;
}

static void
assert_same_games (GHashTable *told,
                   GHashTable *read)
{
  GHashTableIter iter;
  gpointer       key;
  gpointer       often;

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &key, &often))
    {
      g_test_message ("%s", (const char *) key);
      g_assert_cmpint (GPOINTER_TO_INT (g_hash_table_lookup (read, key)), ==, GPOINTER_TO_INT (often));
    }
  g_assert_cmpuint (g_hash_table_size (told), ==, g_hash_table_size (read));
}

/* Games in are games out, whoever stayed at home and however the file says so. */
static void
test_random_events (void)
{
  for (guint32 seed = 1; seed <= 300; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      Event            event = { rand, 2 * g_rand_int_range (rand, 1, 12), g_rand_int_range (rand, 2, 7), 0, g_string_new (NULL), NULL,
                                 g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
      g_autofree char *text = NULL;
      g_autoptr (ZhTrfFile) file = NULL;
      g_autoptr (GHashTable) read = NULL;

      g_test_message ("seed %u", seed);
      event.n_members = event.n_boards + g_rand_int_range (rand, 0, 4);
      event.cells = g_new0 (char *, event.n_teams *event.n_members + 1);
      g_string_append_printf (event.records, "092 Team: Swiss-System\n352 %.*s\n", event.n_boards, "WBWBWBWB");
      text = make_event (&event);
      file = read_good (text);
      read = list_games (file->tournament);
      assert_same_games (event.games, read);
      g_assert_cmpuint (file->notes->len, ==, 0);

      for (int i = 0; i <= event.n_teams * event.n_members; i++)
        g_free (event.cells[i]);
      g_free (event.cells);
      g_string_free (event.records, TRUE);
      g_hash_table_unref (event.games);
    }
}

/* Teams of one player have matches all the same: what 362 says of them counts, not what a game brings. */
static void
test_one_board (void)
{
  static const char text[] =
      "012 One board\n142 1\n192 FIDE_TEAM_ROUNDROBIN_MP_GP\n352 W\n362 TW 3.0   TD 1.0   TL 0.0\n"
      "001    1      Alpha, A                          2000                             1.0    1     2 w 1  \n"
      "001    2      Beta, B                           1900                             0.0    3     1 b 0  \n"
      "001    3      Gamma, G                          1800                             0.5    2     4 w =  \n"
      "001    4      Delta, D                          1700                             0.5    4     3 b =  \n"
      "310   1 One                              ONE     2000    3.0    1.0   1     1 \n"
      "310   2 Two                              TWO     1900    0.0    0.0   4     2 \n"
      "310   3 Three                            THR     1800    1.0    0.5   2     3 \n"
      "310   4 Four                             FOU     1700    1.0    0.5   2     4 \n";
  static const ZhPoints expected[] = { 30, 0, 10, 10 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, NULL, &error);
  g_autoptr (ZhHistory) history = NULL;

  g_assert_no_error (error);
  history = zh_history_new (file->tournament, 1);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (zh_history_get_points_after (history, i, 1), ==, expected[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/trf-teams/match/%s", matches[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_match);
    }
  g_test_add_func ("/trf-teams/one-board", test_one_board);
  g_test_add_func ("/trf-teams/byes", test_byes);
  g_test_add_func ("/trf-teams/contradictions", test_contradictions);
  g_test_add_func ("/trf-teams/wrong-forfeit", test_wrong_forfeit);
  g_test_add_func ("/trf-teams/byes-of-two-lines", test_byes_of_two_lines);
  g_test_add_func ("/trf-teams/shared-player", test_shared_player);
  g_test_add_func ("/trf-teams/abnormal", test_abnormal);
  g_test_add_func ("/trf-teams/game-points-first", test_game_points_first);
  g_test_add_func ("/trf-teams/random-events", test_random_events);
  return g_test_run ();
}
