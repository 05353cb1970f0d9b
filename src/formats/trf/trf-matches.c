/* The matches of a team tournament, out of the games that the members played, with the
 * forfeited ones and the byes of whole teams.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "trf-boards.h"

/* A match while its games are being collected. */
typedef struct
{
  int     number[2]; /* the teams; the first is the one whose list the games follow */
  GArray *games;     /* (element-type ZhTrfSeenGame): those with two players */
} Match;

static void
match_free (gpointer data)
{
  Match *match = data;

  g_array_unref (match->games);
  g_free (match);
}

static int
get_opposing_team (ZhTrfReading *reading,
                   ZhTrfPlayer  *player,
                   int           round,
                   GError      **error)
{
  int          number = zh_trf_player_get_cell (player, round).opponent;
  ZhTrfPlayer *opponent = reading->by_number[number];

  if (opponent != NULL && opponent->team == player->team)
    {
      zh_trf_line_fail (player->line, error, _ ("round %d: numbers %d and %d are of one team and cannot meet. Correct the opponent’s number"),
                        round, player->number, number);
      return 0;
    }
  if (opponent != NULL && opponent->team == 0)
    {
      zh_trf_line_fail (opponent->line, error, _ ("number %d is in no team (record 310 or 013), yet plays in round %d. Add the player to a team"),
                        number, round);
      return 0;
    }
  return opponent != NULL ? opponent->team : -1; /* the check of the game names the missing player */
}

static gboolean
collect_game (ZhTrfReading *reading,
              ZhTrfTeam    *team,
              ZhTrfPlayer  *player,
              int           round,
              Match        *match,
              GError      **error)
{
  ZhTrfSeenGame seen;
  int           other = get_opposing_team (reading, player, round, error);

  if (other == 0 || !zh_trf_see_game (reading, player, round, &seen, error))
    return FALSE;
  if (match->number[1] != 0 && match->number[1] != other)
    return zh_trf_line_fail (player->line, error,
                             _ ("round %d: team %d meets both team %d and team %d. Correct the opponent of number %d"),
                             round, team->number, match->number[1], other, player->number);
  match->number[1] = other;
  g_array_append_val (match->games, seen);
  return TRUE;
}

/* The forfeit of a team in a round (record 330), %NULL without one. */
static const ZhTrfForfeit *
find_forfeit (ZhTrfReading *reading,
              int           team,
              int           round)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (reading->forfeit_of, ZH_TRF_ROUND_KEY (round, team)));

  return found > 0 ? &g_array_index (reading->forfeits, ZhTrfForfeit, found - 1) : NULL;
}

/* The other team of a match of which no game has two players: a forfeit names it, or a line-up of
 * one of them. */
static int
find_scheduled_opponent (ZhTrfReading *reading,
                         int           team,
                         int           round)
{
  const ZhTrfForfeit *forfeit = find_forfeit (reading, team, round);
  const ZhTrfLineup  *own = zh_trf_find_lineup (reading, round, team);
  const ZhTrfLineup  *other = g_hash_table_lookup (reading->lineup_against, ZH_TRF_ROUND_KEY (round, team));
  int                 found = 0;

  if (forfeit != NULL)
    found = forfeit->white == team ? forfeit->black : forfeit->white;
  else if (own != NULL)
    found = own->opponent;
  else if (other != NULL)
    found = other->team;
  return found != team && found > 0 && reading->team_by_number[found] != NULL ? found : 0;
}

/* How many members of a team had a board, and of how many the opponent is known. */
static int
count_seated (ZhTrfReading *reading,
              int           team,
              int           round,
              int          *n_games)
{
  const GArray *members = reading->team_by_number[team]->members;
  int           n = 0;

  for (guint i = 0; i < members->len; i++)
    {
      ZhTrfCell cell = zh_trf_player_get_cell (reading->by_number[g_array_index (members, int, i)], round);

      n += zh_trf_cell_is_seated (cell) ? 1 : 0;
      *n_games += cell.opponent != 0 ? 1 : 0;
    }
  return n;
}

/* 0 where nobody sat down, or where the other team played against somebody else. */
static int
find_absent_opponent (ZhTrfReading *reading,
                      int           team,
                      int           round)
{
  int other = find_scheduled_opponent (reading, team, round);
  int n_games = 0;
  int n_seated = count_seated (reading, team, round, &n_games);

  if (other > 0)
    n_seated += count_seated (reading, other, round, &n_games);
  return n_seated > 0 && n_games == 0 ? other : 0;
}

/* All games of a team in a round; without a match the second team stays 0. */
static Match *
collect_match (ZhTrfReading *reading,
               ZhTrfTeam    *team,
               int           round,
               GError      **error)
{
  Match *match = g_new0 (Match, 1);

  match->number[0] = team->number;
  match->games = g_array_new (FALSE, FALSE, sizeof (ZhTrfSeenGame));
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];

      if (zh_trf_player_get_cell (player, round).opponent != 0 && !collect_game (reading, team, player, round, match, error))
        {
          match_free (match);
          return NULL;
        }
    }
  if (match->number[1] == 0)
    match->number[1] = find_absent_opponent (reading, team->number, round);
  return match;
}

static char
get_board_colour (const ZhTrfReading *reading,
                  int                 board)
{
  gsize n = strlen (reading->board_colours);

  if (n == 0)
    return board % 2 == 1 ? 'W' : 'B';
  return reading->board_colours[(gsize) (board - 1) % n];
}

/* The first side of a match is the team with the colours of record 352: the majority of
 * the games decides, since a single board may have been turned by mistake. */
static gboolean
is_first_side (const ZhTrfReading *reading,
               const GArray       *boards,
               gboolean            otherwise)
{
  int n_colours = 0;
  int votes = 0;

  for (guint i = 0; i < boards->len; i++)
    {
      const ZhTrfBoard *board = &g_array_index (boards, ZhTrfBoard, i);

      if (!board->has_colours)
        continue;
      n_colours++;
      votes += board->swapped == (get_board_colour (reading, (int) i + 1) == 'B') ? 1 : -1;
    }
  return n_colours > 0 ? votes >= 0 : otherwise;
}

static ZhResult
get_forfeit_result (const ZhTrfForfeit *forfeit)
{
  return (ZhResult){ forfeit->result[0] == '+' ? ZH_MARK_WIN : ZH_MARK_LOSS,
                     forfeit->result[1] == '+' ? ZH_MARK_WIN : ZH_MARK_LOSS, FALSE, FALSE };
}

static ZhPairing *
make_match_pairing (ZhTrfReading *reading,
                    int           first,
                    int           second,
                    ZhResult      result)
{
  int        n_boards = reading->tournament->boards;
  ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, first, second, n_boards);

  for (int i = 0; i < n_boards; i++)
    {
      pairing->games[i].board = i + 1;
      pairing->games[i].leg = 1;
      pairing->games[i].swapped = get_board_colour (reading, i + 1) == 'B';
      pairing->games[i].result = pairing->games[i].swapped ? zh_result_swap (result) : result;
    }
  return pairing;
}

static gint64
get_member_number (const ZhTrfBoard *board,
                   int               side)
{
  return board->member[side] != NULL ? board->member[side]->number : 0;
}

static void
fill_game (const ZhTrfBoard *board,
           int               first,
           ZhGame           *game)
{
  gboolean swapped = first == 0 ? board->swapped : !board->swapped;

  if (board->member[0] == NULL && board->member[1] == NULL)
    return;
  game->member[0] = get_member_number (board, first);
  game->member[1] = get_member_number (board, 1 - first);
  /* Without colours of its own the board has those of record 352. */
  game->result = board->has_colours || game->swapped == swapped ? board->result : zh_result_swap (board->result);
  game->swapped = board->has_colours ? swapped : game->swapped;
}

/* Boards without anybody are lost by both, or as a forfeit of the whole match says. */
static ZhPairing *
build_match (ZhTrfReading *reading,
             const Match  *match,
             int           round)
{
  ZhTrfTeam *teams[2] = { reading->team_by_number[match->number[0]], reading->team_by_number[match->number[1]] };
  g_autoptr (GArray) boards = zh_trf_seat_match (reading, round, teams, match->games);
  const ZhTrfForfeit *forfeit = match->games->len == 0 ? find_forfeit (reading, match->number[0], round) : NULL;
  int                 first = is_first_side (reading, boards, forfeit == NULL || forfeit->white == match->number[0]) ? 0 : 1;
  ZhResult            nobody = { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE };
  ZhPairing          *pairing;

  if (forfeit != NULL)
    nobody = forfeit->white == match->number[first] ? get_forfeit_result (forfeit) : zh_result_swap (get_forfeit_result (forfeit));
  pairing = make_match_pairing (reading, match->number[first], match->number[1 - first], nobody);
  for (guint i = 0; i < boards->len; i++)
    fill_game (&g_array_index (boards, ZhTrfBoard, i), first, &pairing->games[i]);
  return pairing;
}

/* A team without games: its bye from 320, otherwise from the letters of its members, of whom a
 * reserve may have another one. */
gboolean
zh_trf_team_get_bye (ZhTrfReading  *reading,
                     ZhTrfTeam     *team,
                     int            round,
                     ZhPairingKind *kind)
{
  static const char letters[] = "UFHZ";
  const char       *best = NULL;
  ZhTrfPlayer      *odd = NULL;

  if (round <= (int) reading->team_bye->len && g_array_index (reading->team_bye, int, round - 1) == team->number)
    {
      *kind = ZH_PAIRING_ALLOCATED_BYE;
      return TRUE;
    }
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];
      ZhTrfCell    cell = zh_trf_player_get_cell (player, round);
      const char  *letter = cell.result != ' ' ? strchr (letters, cell.result) : NULL;

      if (letter != NULL && (best == NULL || letter < best))
        {
          best = letter;
          zh_trf_cell_get_bye (reading, player, round, kind);
        }
      if (cell.present && (odd == NULL || cell.result == '+'))
        odd = player;
    }
  return best != NULL || (odd != NULL && zh_trf_cell_get_bye (reading, odd, round, kind));
}

/* Whether two teams have a match against each other already. */
static gboolean
have_match (const ZhRound *round,
            int            team,
            int            other)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if ((pairing->entry[0] == team && pairing->entry[1] == other) || (pairing->entry[0] == other && pairing->entry[1] == team))
        return TRUE;
    }
  return FALSE;
}

static gboolean
add_forfeited_matches (ZhTrfReading *reading,
                       ZhRound      *round,
                       gboolean     *met,
                       GError      **error)
{
  for (guint i = 0; i < reading->forfeits->len; i++)
    {
      const ZhTrfForfeit *forfeit = &g_array_index (reading->forfeits, ZhTrfForfeit, i);

      if (forfeit->round != round->number)
        continue;
      if (reading->team_by_number[forfeit->white] == NULL || reading->team_by_number[forfeit->black] == NULL)
        return zh_trf_line_fail (forfeit->line, error, _ ("one of the teams %d and %d is no team of this file. Correct the number, or add the missing 310 line"),
                                 forfeit->white, forfeit->black);
      /* With board results in the 001 records the match stands already. */
      if (have_match (round, forfeit->white, forfeit->black))
        continue;
      if (met[forfeit->white] || met[forfeit->black])
        {
          zh_trf_reading_note (reading, forfeit->line, _ ("Round %d: the match of teams %d and %d is said to be forfeited, but one of them has another opponent in the results, which count"),
                               round->number, forfeit->white, forfeit->black);
          continue;
        }
      met[forfeit->white] = met[forfeit->black] = TRUE;
      g_ptr_array_add (round->pairings, make_match_pairing (reading, forfeit->white, forfeit->black, get_forfeit_result (forfeit)));
    }
  return TRUE;
}

static gboolean
add_match (ZhTrfReading *reading,
           ZhTrfTeam    *team,
           ZhRound      *round,
           gboolean     *met,
           GError      **error)
{
  g_autoptr (GError) fault = NULL;
  Match *match = collect_match (reading, team, round->number, &fault);

  if (match == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (match->number[1] > 0 && met[match->number[1]])
    zh_trf_line_fail (team->line, &fault, _ ("round %d: team %d meets team %d, which has another opponent. Correct the opponents of their players"),
                      round->number, team->number, match->number[1]);
  else if (match->number[1] > 0)
    {
      met[team->number] = met[match->number[1]] = TRUE;
      g_ptr_array_add (round->pairings, build_match (reading, match, round->number));
    }
  match_free (match);
  if (fault == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
}

static void
add_byes (ZhTrfReading   *reading,
          ZhRound        *round,
          const gboolean *met)
{
  int allocated = round->number <= (int) reading->team_bye->len ? g_array_index (reading->team_bye, int, round->number - 1) : 0;

  for (guint i = 0; i < reading->teams->len; i++)
    {
      ZhTrfTeam    *team = g_ptr_array_index (reading->teams, i);
      ZhPairingKind kind;

      if (met[team->number] && team->number == allocated)
        zh_trf_reading_note (reading, team->line, _ ("Round %d: record 320 gives team %d the bye, but it has an opponent in the results, which count"),
                             round->number, team->number);
      else if (!met[team->number] && zh_trf_team_get_bye (reading, team, round->number, &kind))
        g_ptr_array_add (round->pairings, zh_pairing_new (kind, team->number, 0, 0));
    }
}

ZhRound *
zh_trf_build_match_round (ZhTrfReading *reading,
                          int           number,
                          GError      **error)
{
  g_autoptr (ZhRound) round = zh_round_new (number);
  g_autofree gboolean *met = g_new0 (gboolean, ZH_TRF_MAX_NUMBER + 1);

  for (guint i = 0; i < reading->teams->len; i++)
    {
      ZhTrfTeam *team = g_ptr_array_index (reading->teams, i);

      if (!met[team->number] && !add_match (reading, team, round, met, error))
        return NULL;
    }
  if (!add_forfeited_matches (reading, round, met, error))
    return NULL;

  add_byes (reading, round, met);
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  round->state = zh_round_count_open (round) == 0 ? ZH_ROUND_CLOSED : ZH_ROUND_PUBLISHED;
  return g_steal_pointer (&round);
}
