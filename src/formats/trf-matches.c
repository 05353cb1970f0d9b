/* The matches of a team tournament, out of the games that the members played, with the
 * forfeited ones and the byes of whole teams.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "trf-reading.h"

/* A match while its games are being collected. */
typedef struct
{
  int     number[2]; /* the teams; the first is the one whose line-up numbers the boards */
  GArray *games;     /* (element-type MatchGame) */
} Match;

typedef struct
{
  ZhTrfPlayer *white;
  ZhTrfPlayer *black; /* either may be NULL: nobody at the board */
  ZhResult     result;
  int          board;
} MatchGame;

static void
match_free (gpointer data)
{
  Match *match = data;

  g_array_unref (match->games);
  g_free (match);
}

static const ZhTrfLineup *
find_lineup (ZhTrfReading *reading,
             int           round,
             int           team)
{
  for (guint i = 0; i < reading->lineups->len; i++)
    {
      const ZhTrfLineup *lineup = g_ptr_array_index (reading->lineups, i);

      if (lineup->round == round && lineup->team == team)
        return lineup;
    }
  return NULL;
}

/* The board of a player: by the line-up of the round where one is given, otherwise his
 * place among the members who have a game in the round. */
static int
find_board (ZhTrfReading *reading,
            int           round,
            ZhTrfTeam    *team,
            int           player)
{
  const ZhTrfLineup *lineup = find_lineup (reading, round, team->number);
  const GArray      *order = lineup != NULL ? lineup->boards : team->members;
  int                board = 0;

  for (guint i = 0; i < order->len; i++)
    {
      int       number = g_array_index (order, int, i);
      ZhTrfCell cell = number > 0 && reading->by_number[number] != NULL
                           ? zh_trf_player_get_cell (reading->by_number[number], round)
                           : (ZhTrfCell){ 0, '-', ' ', FALSE };

      if (lineup != NULL || cell.opponent != 0 || cell.result == '+' || cell.result == '-')
        board++;
      if (number == player)
        return board;
    }
  return MAX (board, 1);
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
      zh_trf_line_fail (player->line, error, _ ("round %d: numbers %d and %d are of one team and cannot meet. Correct the opponent's number"),
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

/* He sat down and nobody came, or the reverse. Where both teams have such a cell on one
 * board the two halves make the game. */
static void
add_half_game (Match       *match,
               ZhTrfPlayer *player,
               ZhTrfCell    cell,
               int          board)
{
  gboolean   black = cell.colour == 'b';
  ZhMark     own = cell.result == '+' ? ZH_MARK_WIN : ZH_MARK_LOSS;
  MatchGame  game = { NULL, NULL, { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE }, board };
  MatchGame *target = NULL;

  for (guint i = 0; i < match->games->len; i++)
    {
      MatchGame *other = &g_array_index (match->games, MatchGame, i);

      if (other->board == board && *(black ? &other->black : &other->white) == NULL)
        target = other;
    }
  if (target == NULL)
    {
      g_array_append_val (match->games, game);
      target = &g_array_index (match->games, MatchGame, match->games->len - 1);
    }
  *(black ? &target->black : &target->white) = player;
  *(black ? &target->result.black : &target->result.white) = (guint8) own;
}

static gboolean
collect_game (ZhTrfReading *reading,
              ZhTrfTeam    *team,
              ZhTrfPlayer  *player,
              int           round,
              Match        *match,
              GError      **error)
{
  ZhTrfCell     cell = zh_trf_player_get_cell (player, round);
  MatchGame     game = { NULL, NULL, ZH_RESULT_NONE, find_board (reading, round, team, player->number) };
  ZhTrfSeenGame seen;
  int           other;

  if (cell.opponent == 0)
    {
      add_half_game (match, player, cell, game.board);
      return TRUE;
    }

  other = get_opposing_team (reading, player, round, error);
  if (other == 0 || !zh_trf_see_game (reading, player, round, &seen, error))
    return FALSE;
  if (match->number[1] != 0 && match->number[1] != other)
    return zh_trf_line_fail (player->line, error,
                             _ ("round %d: team %d meets both team %d and team %d. Correct the opponent of number %d"),
                             round, team->number, match->number[1], other, player->number);
  match->number[1] = other;
  game.white = seen.white;
  game.black = seen.black;
  game.result = seen.result;
  g_array_append_val (match->games, game);
  return TRUE;
}

static gboolean
is_half_game (ZhTrfCell cell)
{
  return cell.opponent == 0 && (cell.result == '+' || cell.result == '-');
}

static void
collect_half_games (ZhTrfReading *reading,
                    ZhTrfTeam    *team,
                    int           round,
                    Match        *match)
{
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];
      ZhTrfCell    cell = zh_trf_player_get_cell (player, round);

      if (is_half_game (cell))
        add_half_game (match, player, cell, find_board (reading, round, team, player->number));
    }
}

/* All games of a team in a round; without any the match's second team stays 0. */
static Match *
collect_match (ZhTrfReading *reading,
               ZhTrfTeam    *team,
               int           round,
               GError      **error)
{
  Match *match = g_new0 (Match, 1);

  match->number[0] = team->number;
  match->games = g_array_new (FALSE, FALSE, sizeof (MatchGame));
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];
      ZhTrfCell    cell = zh_trf_player_get_cell (player, round);

      if ((cell.opponent != 0 || is_half_game (cell)) && !collect_game (reading, team, player, round, match, error))
        {
          match_free (match);
          return NULL;
        }
    }
  if (match->number[1] > 0)
    collect_half_games (reading, reading->team_by_number[match->number[1]], round, match);
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
               const Match        *match)
{
  int votes = 0;

  for (guint i = 0; i < match->games->len; i++)
    {
      const MatchGame *game = &g_array_index (match->games, MatchGame, i);
      gboolean         has_white = game->white != NULL ? game->white->team == match->number[0] : game->black->team != match->number[0];

      votes += has_white == (get_board_colour (reading, game->board) == 'W') ? 1 : -1;
    }
  return votes >= 0;
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

static ZhPairing *
build_match (ZhTrfReading *reading,
             const Match  *match)
{
  gboolean         first = is_first_side (reading, match);
  gint64           sides[2] = { match->number[first ? 0 : 1], match->number[first ? 1 : 0] };
  ZhResult         nobody = { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE };
  ZhPairing       *pairing = make_match_pairing (reading, (int) sides[0], (int) sides[1], nobody);
  g_autofree char *taken = g_malloc0 ((gsize) pairing->n_games + 1);

  for (guint i = 0; i < match->games->len; i++)
    {
      const MatchGame *seen = &g_array_index (match->games, MatchGame, i);
      int              board = CLAMP (seen->board, 1, pairing->n_games);
      ZhGame          *game;
      int              white_team = seen->white != NULL ? seen->white->team : 0;

      /* Boards beyond the match, or two players on one, take the next free place. */
      for (int tries = 0; taken[board - 1] != 0 && tries < pairing->n_games; tries++)
        board = board % pairing->n_games + 1;
      taken[board - 1] = 1;

      game = &pairing->games[board - 1];
      game->swapped = seen->white != NULL ? white_team != sides[0] : seen->black->team == sides[0];
      game->member[game->swapped ? 1 : 0] = seen->white != NULL ? seen->white->number : 0;
      game->member[game->swapped ? 0 : 1] = seen->black != NULL ? seen->black->number : 0;
      game->result = seen->result;
    }
  return pairing;
}

/* A team without games: its bye from 320, otherwise from the letters of its members. */
gboolean
zh_trf_team_get_bye (ZhTrfReading  *reading,
                     ZhTrfTeam     *team,
                     int            round,
                     ZhPairingKind *kind)
{
  if (round <= (int) reading->team_bye->len && g_array_index (reading->team_bye, int, round - 1) == team->number)
    {
      *kind = ZH_PAIRING_ALLOCATED_BYE;
      return TRUE;
    }
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];

      if (zh_trf_player_get_cell (player, round).present && zh_trf_cell_get_bye (reading, player, round, kind, NULL))
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
      ZhResult            result = { forfeit->result[0] == '+' ? ZH_MARK_WIN : ZH_MARK_LOSS,
                          forfeit->result[1] == '+' ? ZH_MARK_WIN : ZH_MARK_LOSS, FALSE, FALSE };

      if (forfeit->round != round->number)
        continue;
      if (reading->team_by_number[forfeit->white] == NULL || reading->team_by_number[forfeit->black] == NULL)
        return zh_trf_line_fail (forfeit->line, error, _ ("one of the teams %d and %d is no team of this file. Correct the number, or add the missing 310 line"),
                                 forfeit->white, forfeit->black);
      /* With board results in the 001 records the match stands already. */
      if (met[forfeit->white] || met[forfeit->black])
        continue;
      met[forfeit->white] = met[forfeit->black] = TRUE;
      g_ptr_array_add (round->pairings, make_match_pairing (reading, forfeit->white, forfeit->black, result));
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
      g_ptr_array_add (round->pairings, build_match (reading, match));
    }
  match_free (match);
  if (fault == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
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

  for (guint i = 0; i < reading->teams->len; i++)
    {
      ZhTrfTeam    *team = g_ptr_array_index (reading->teams, i);
      ZhPairingKind kind;

      if (!met[team->number] && zh_trf_team_get_bye (reading, team, number, &kind))
        g_ptr_array_add (round->pairings, zh_pairing_new (kind, team->number, 0, 0));
    }
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  round->state = zh_round_count_open (round) == 0 ? ZH_ROUND_CLOSED : ZH_ROUND_PUBLISHED;
  return g_steal_pointer (&round);
}
