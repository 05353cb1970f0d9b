/* Team tournaments: teams from 310 or 013, matches out of the games that their members
 * played, byes from 320, forfeited matches from 330, line-ups out of order from 300.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
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

void
zh_trf_team_free (gpointer data)
{
  ZhTrfTeam *team = data;

  g_free (team->name);
  g_array_unref (team->members);
  g_free (team);
}

void
zh_trf_lineup_free (gpointer data)
{
  ZhTrfLineup *lineup = data;

  g_array_unref (lineup->boards);
  g_free (lineup);
}

static gboolean
read_members (ZhTrfReading *reading,
              ZhTrfTeam    *team,
              int           column,
              GError      **error)
{
  if (!zh_trf_line_get_numbers (team->line, column, team->members, error))
    return FALSE;

  for (guint i = 0; i < team->members->len; i++)
    {
      int          number = g_array_index (team->members, int, i);
      ZhTrfPlayer *player = reading->by_number[number];

      if (player == NULL)
        return zh_trf_line_fail (team->line, error,
                                 _ ("team “%s”: number %d is no player of this file. Correct the number, or add the missing 001 line"),
                                 team->name, number);
      if (player->team != 0)
        return zh_trf_line_fail (team->line, error, _ ("team “%s”: number %d already plays for team %d. Remove the player from one of them"),
                                 team->name, number, player->team);
      player->team = team->number;
    }
  return TRUE;
}

static ZhTrfTeam *
add_team (ZhTrfReading    *reading,
          const ZhTrfLine *line,
          int              number,
          char            *name)
{
  ZhTrfTeam *team = g_new0 (ZhTrfTeam, 1);

  team->number = number;
  team->line = line;
  team->name = *name != '\0' ? name : g_strdup_printf ("%d", number);
  if (*name == '\0')
    g_free (name);
  team->members = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (reading->teams, team);
  reading->team_by_number[number] = team;
  return team;
}

static gboolean
read_team (ZhTrfReading    *reading,
           const ZhTrfLine *line,
           GError         **error)
{
  static const ZhTrfField number_field = { 5, 7, NC_ ("TRF field", "team number") };
  static const ZhTrfField points_field = { 55, 60, NC_ ("TRF field", "match points") };
  static const ZhTrfField rank_field = { 69, 71, NC_ ("TRF field", "rank") };
  ZhTrfTeam              *team;
  int                     number = 0;

  if (!zh_trf_line_get_int (line, &number_field, 1, 999, &number, error))
    return FALSE;
  if (number == 0 || reading->team_by_number[number] != NULL)
    return zh_trf_line_fail (line, error, _ ("the team number (columns 5–7) is blank or stands in another line already. Give every team a number of its own"));

  team = add_team (reading, line, number, zh_trf_line_dup (line, 9, 40));
  reading->is_team = TRUE;
  team->has_points = !zh_trf_line_is_blank (line, points_field.first, points_field.last);
  return zh_trf_line_get_points (line, &points_field, &team->match_points, error) &&
         zh_trf_line_get_int (line, &rank_field, 0, 999, &team->rank, error) &&
         read_members (reading, team, 74, error);
}

/* 013 of TRF16. In an individual tournament it only says who belongs together, which is
 * kept as the players' club. */
static gboolean
read_old_team (ZhTrfReading    *reading,
               const ZhTrfLine *line,
               GError         **error)
{
  g_autofree char *name = zh_trf_line_dup (line, 5, 36);
  g_autoptr (GArray) members = NULL;
  int number = 1;

  if (reading->is_team)
    {
      while (number < 999 && reading->team_by_number[number] != NULL)
        number++;
      return read_members (reading, add_team (reading, line, number, g_steal_pointer (&name)), 37, error);
    }

  members = g_array_new (FALSE, FALSE, sizeof (int));
  if (!zh_trf_line_get_numbers (line, 37, members, error))
    return FALSE;
  for (guint i = 0; i < members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (members, int, i)];

      if (player != NULL)
        zh_person_set_string (&player->person->club, name);
    }
  return TRUE;
}

/* 320: what a team's bye is worth, and who had it, round by round. */
static gboolean
read_team_byes (ZhTrfReading    *reading,
                const ZhTrfLine *line,
                GError         **error)
{
  static const ZhTrfField match_field = { 5, 8, NC_ ("TRF field", "match points") };
  static const ZhTrfField game_field = { 10, 13, NC_ ("TRF field", "game points") };
  ZhPoints                points = reading->tournament->scoring.match_win;

  if (!zh_trf_line_get_points (line, &match_field, &points, error))
    return FALSE;
  reading->tournament->scoring.allocated_bye = points;
  reading->pab_stated = TRUE;

  if (!zh_trf_line_is_blank (line, game_field.first, game_field.last))
    {
      if (!zh_trf_line_get_points (line, &game_field, &points, error))
        return FALSE;
      g_hash_table_insert (reading->tournament->options, g_strdup (ZH_OPTION_BYE_GAME_POINTS), zh_points_format (points));
    }

  for (int column = 15; column <= line->n_columns && reading->team_bye->len < ZH_MAX_ROUNDS; column += 4)
    {
      ZhTrfField field = { column, column + 2, NC_ ("TRF field", "team number") };
      int        number = 0;

      if (!zh_trf_line_get_int (line, &field, 0, 999, &number, error))
        return FALSE;
      if (number != 0 && reading->team_by_number[number] == NULL)
        return zh_trf_line_fail (line, error, _ ("team %d, which has a bye, is no team of this file. Correct the number, or add the missing 310 line"), number);
      g_array_append_val (reading->team_bye, number);
    }
  return TRUE;
}

static gboolean
read_forfeited_match (ZhTrfReading    *reading,
                      const ZhTrfLine *line,
                      GError         **error)
{
  static const ZhTrfField round_field = { 8, 10, NC_ ("TRF field", "round") };
  static const ZhTrfField white_field = { 12, 14, NC_ ("TRF field", "team number") };
  static const ZhTrfField black_field = { 16, 18, NC_ ("TRF field", "team number") };
  g_autofree char        *result = zh_trf_line_dup (line, 5, 6);
  ZhTrfForfeit            forfeit = { line, 0, 0, 0, { 0, 0 } };

  if (strcmp (result, "+-") != 0 && strcmp (result, "-+") != 0 && strcmp (result, "--") != 0)
    return zh_trf_line_fail (line, error, _ ("“%s” is no forfeited match; expected +-, -+ or --. Correct the line and read the file again"), result);
  if (!zh_trf_line_get_int (line, &round_field, 1, ZH_MAX_ROUNDS, &forfeit.round, error) ||
      !zh_trf_line_get_int (line, &white_field, 1, 999, &forfeit.white, error) ||
      !zh_trf_line_get_int (line, &black_field, 1, 999, &forfeit.black, error))
    return FALSE;
  if (forfeit.round == 0 || forfeit.white == forfeit.black)
    return zh_trf_line_fail (line, error, _ ("a forfeited match needs its round (columns 8–10) and two teams (columns 12–18). Complete the line"));
  memcpy (forfeit.result, result, 2);
  g_array_append_val (reading->forfeits, forfeit);
  return TRUE;
}

static gboolean
read_lineup (ZhTrfReading    *reading,
             const ZhTrfLine *line,
             GError         **error)
{
  static const ZhTrfField round_field = { 5, 7, NC_ ("TRF field", "round") };
  static const ZhTrfField team_field = { 9, 11, NC_ ("TRF field", "team number") };
  ZhTrfLineup            *lineup = g_new0 (ZhTrfLineup, 1);

  lineup->boards = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (reading->lineups, lineup);
  return zh_trf_line_get_int (line, &round_field, 1, ZH_MAX_ROUNDS, &lineup->round, error) &&
         zh_trf_line_get_int (line, &team_field, 1, 999, &lineup->team, error) &&
         zh_trf_line_get_numbers (line, 17, lineup->boards, error);
}

const ZhTrfRecord zh_trf_team_records[] = {
  { "310", read_team },
  { "013", read_old_team },
  { "320", read_team_byes },
  { "330", read_forfeited_match },
  { "300", read_lineup },
  { NULL, NULL },
};

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
static gboolean
get_team_bye (ZhTrfReading  *reading,
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

static ZhRound *
build_round (ZhTrfReading *reading,
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

      if (!met[team->number] && get_team_bye (reading, team, number, &kind))
        g_ptr_array_add (round->pairings, zh_pairing_new (kind, team->number, 0, 0));
    }
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  round->state = zh_round_count_open (round) == 0 ? ZH_ROUND_CLOSED : ZH_ROUND_PUBLISHED;
  return g_steal_pointer (&round);
}

/* How many boards a match has: record 352, otherwise the most games a team ever plays. */
static int
count_boards (ZhTrfReading *reading)
{
  int most = (int) strlen (reading->board_colours);

  for (guint i = 0; most == 0 && i < reading->lineups->len; i++)
    most = (int) ((ZhTrfLineup *) g_ptr_array_index (reading->lineups, i))->boards->len;
  if (most > 0)
    return most;

  for (guint i = 0; i < reading->teams->len; i++)
    for (int round = 1; round <= reading->n_paired; round++)
      {
        ZhTrfTeam *team = g_ptr_array_index (reading->teams, i);
        int        n = 0;

        for (guint k = 0; k < team->members->len; k++)
          n += zh_trf_player_get_cell (reading->by_number[g_array_index (team->members, int, k)], round).opponent != 0;
        most = MAX (most, n);
      }
  return MAX (most, 1);
}

static void
add_members (ZhTrfReading    *reading,
             const ZhTrfTeam *team)
{
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = reading->by_number[g_array_index (team->members, int, i)];
      ZhMember    *member = zh_member_new ();

      member->id = player->number;
      member->entry_id = team->number;
      member->person = zh_person_ref (player->person);
      member->board = (int) i + 1;
      member->reserve = (int) i >= reading->tournament->boards;
      member->number = player->number;
      member->rating = player->rating;
      g_ptr_array_add (reading->tournament->members, member);
    }
}

static void
note_players_without_team (ZhTrfReading *reading)
{
  for (guint i = 0; i < reading->players->len; i++)
    {
      const ZhTrfPlayer *player = g_ptr_array_index (reading->players, i);

      if (player->team == 0)
        zh_trf_reading_note (reading, player->line, _ ("Number %d is in no team (record 310 or 013) and was left out"), player->number);
    }
}

static int
compare_teams (gconstpointer a,
               gconstpointer b)
{
  const ZhTrfTeam *left = *(const ZhTrfTeam *const *) a;
  const ZhTrfTeam *right = *(const ZhTrfTeam *const *) b;

  return left->number - right->number;
}

/* A team's absence in a round to come stands in the cells of all its members. */
static void
add_absences (ZhTrfReading *reading,
              ZhTrfTeam    *team)
{
  guint n_rounds = 0;

  for (guint i = 0; i < team->members->len; i++)
    n_rounds = MAX (n_rounds, reading->by_number[g_array_index (team->members, int, i)]->cells->len);
  for (int round = reading->n_paired + 1; round <= (int) n_rounds; round++)
    {
      ZhPairingKind kind;

      if (get_team_bye (reading, team, round, &kind))
        zh_trf_add_absence (reading->entries[team->number], round, kind);
    }
}

gboolean
zh_trf_build_team (ZhTrfReading *reading,
                   GError      **error)
{
  ZhTournament *tournament = reading->tournament;
  ZhScoring    *scoring = &tournament->scoring;

  if (reading->teams->len == 0)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           _ ("The file is of a team tournament but names no teams (records 310 or 013). Add them, or correct the type in record 092"));
      return FALSE;
    }
  note_players_without_team (reading);
  g_ptr_array_sort (reading->teams, compare_teams);
  tournament->boards = count_boards (reading);
  scoring->full_bye = scoring->match_win;
  scoring->half_bye = scoring->match_draw;
  scoring->zero_bye = scoring->match_loss;
  if (!reading->pab_stated)
    scoring->allocated_bye = scoring->match_win;

  for (guint i = 0; i < reading->teams->len; i++)
    {
      ZhTrfTeam *team = g_ptr_array_index (reading->teams, i);
      ZhEntry   *entry = zh_entry_new ();
      ZhTrfPlace place = { team->number, team->has_points, team->match_points, team->rank };

      entry->id = team->number;
      entry->start_number = team->number;
      g_free (entry->team_name);
      entry->team_name = g_strdup (team->name);
      reading->entries[team->number] = entry;
      g_ptr_array_add (tournament->entries, entry);
      add_members (reading, team);
      if (zh_trf_line_has_code (team->line, "310"))
        g_array_append_val (reading->file->places, place);
    }

  for (int number = 1; number <= reading->n_paired; number++)
    {
      ZhRound *round = build_round (reading, number, error);

      if (round == NULL)
        return FALSE;
      g_ptr_array_add (tournament->rounds, round);
    }
  for (guint i = 0; i < reading->teams->len; i++)
    add_absences (reading, g_ptr_array_index (reading->teams, i));
  return TRUE;
}
