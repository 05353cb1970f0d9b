#include "config.h"

#include "trf-boards.h"

#include <glib/gi18n.h>
#include <string.h>

/* A match while its boards are being found. */
typedef struct
{
  ZhTrfReading *reading;
  int           round;
  ZhTrfTeam   **teams;
  const GArray *games;    /* (element-type ZhTrfSeenGame) */
  gboolean     *placed;   /* by game */
  GPtrArray    *seats[2]; /* (element-type ZhTrfPlayer) (nullable): the teams from their first boards on */
  int           leader;   /* whose order holds where the teams' orders differ: a line-up's before a list's */
  GArray       *boards;   /* (element-type ZhTrfBoard) */
} Seating;

static ZhTrfCell
get_cell (const Seating     *self,
          const ZhTrfPlayer *player)
{
  return zh_trf_player_get_cell (player, self->round);
}

const ZhTrfLineup *
zh_trf_find_lineup (ZhTrfReading *reading,
                    int           round,
                    int           team)
{
  return g_hash_table_lookup (reading->lineup_of, ZH_TRF_ROUND_KEY (round, team));
}

gboolean
zh_trf_cell_is_half_game (ZhTrfCell cell)
{
  if (cell.opponent != 0)
    return FALSE;
  return cell.result == '+' || cell.result == '-' || (cell.colour != '-' && cell.result == ' ');
}

gboolean
zh_trf_cell_is_seated (ZhTrfCell cell)
{
  if (cell.opponent != 0)
    return TRUE;
  return zh_trf_cell_is_half_game (cell) && (cell.result == '+' || cell.colour != '-');
}

/* Games of a team in a round, with those who sat alone beside them. */
static int
count_seats (ZhTrfReading    *reading,
             const ZhTrfTeam *team,
             int              round,
             int             *n_games)
{
  int n = 0;

  *n_games = 0;
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfCell cell = zh_trf_player_get_cell (reading->by_number[g_array_index (team->members, int, i)], round);

      n += zh_trf_cell_is_seated (cell) ? 1 : 0;
      *n_games += cell.opponent != 0 ? 1 : 0;
    }
  return n;
}

static int
count_stated_boards (ZhTrfReading *reading)
{
  int stated = (int) strlen (reading->board_colours);

  for (guint i = 0; i < reading->lineups->len; i++)
    stated = MAX (stated, (int) ((ZhTrfLineup *) g_ptr_array_index (reading->lineups, i))->boards->len);
  return stated;
}

int
zh_trf_count_boards (ZhTrfReading *reading)
{
  int stated = count_stated_boards (reading);
  int most = MAX (stated, 1);

  for (guint i = 0; i < reading->teams->len; i++)
    for (int round = 1; round <= reading->n_paired; round++)
      {
        const ZhTrfTeam *team = g_ptr_array_index (reading->teams, i);
        int              n_games = 0;
        int              n_seats = count_seats (reading, team, round, &n_games);

        if (stated > 0 && n_games > most)
          zh_trf_reading_note (reading, team->line,
                               ngettext ("Round %1$d: team %2$d has %3$d game, more than record 352 and the line-ups have boards; that many boards were taken",
                                         "Round %1$d: team %2$d has %3$d games, more than record 352 and the line-ups have boards; that many boards were taken", (gulong) n_games),
                               round, team->number, n_games);
        most = MAX (most, stated > 0 || n_games == 0 ? n_games : n_seats);
      }
  return most;
}

static gboolean
is_seated (const Seating     *self,
           int                side,
           const ZhTrfPlayer *player)
{
  return g_ptr_array_find (self->seats[side], player, NULL);
}

/* The places of a line-up; a number that is no member's leaves its board empty. */
static void
seat_lineup (Seating           *self,
             int                side,
             const ZhTrfLineup *lineup)
{
  for (guint i = 0; i < lineup->boards->len; i++)
    {
      int          number = g_array_index (lineup->boards, int, i);
      ZhTrfPlayer *player = self->reading->by_number[number];
      gboolean     is_member = player != NULL && player->team == self->teams[side]->number;
      gboolean     fits = is_member && !is_seated (self, side, player);

      if (number != 0 && !fits)
        zh_trf_reading_note (self->reading, lineup->line,
                             _ ("Round %d: number %d is no member of team %d, or stands twice in its line-up; the board was left empty"),
                             self->round, number, self->teams[side]->number);
      g_ptr_array_add (self->seats[side], fits ? player : NULL);
    }
}

static void
seat_team (Seating *self,
           int      side)
{
  ZhTrfTeam         *team = self->teams[side];
  const ZhTrfLineup *lineup = zh_trf_find_lineup (self->reading, self->round, team->number);

  self->seats[side] = g_ptr_array_new ();
  if (lineup != NULL)
    seat_lineup (self, side, lineup);
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = self->reading->by_number[g_array_index (team->members, int, i)];

      if (zh_trf_cell_is_seated (get_cell (self, player)) && !is_seated (self, side, player))
        g_ptr_array_add (self->seats[side], player);
    }
}

static int
find_game (const Seating     *self,
           const ZhTrfPlayer *player)
{
  for (guint i = 0; player != NULL && i < self->games->len; i++)
    {
      const ZhTrfSeenGame *game = &g_array_index (self->games, ZhTrfSeenGame, i);

      if (game->white == player || game->black == player)
        return (int) i;
    }
  return -1;
}

static void
add_game (Seating *self,
          int      index)
{
  const ZhTrfSeenGame *game = &g_array_index (self->games, ZhTrfSeenGame, (guint) index);
  gboolean             swapped = game->white->team != self->teams[0]->number;
  ZhTrfBoard           board = { { game->white, game->black }, game->result, swapped, TRUE };

  if (swapped)
    {
      board.member[0] = game->black;
      board.member[1] = game->white;
    }
  self->placed[index] = TRUE;
  g_array_append_val (self->boards, board);
}

/* A colour without a result is a game not over yet. */
static ZhMark
get_mark (ZhTrfCell cell)
{
  if (cell.result == '+')
    return ZH_MARK_WIN;
  return cell.colour != '-' && cell.result == ' ' ? ZH_MARK_NONE : ZH_MARK_LOSS;
}

/* What the cells of those at a board without a game say; nobody has lost it, unless it is open. */
static void
complete_board (const Seating *self,
                ZhTrfBoard    *board)
{
  ZhMark marks[2] = { ZH_MARK_LOSS, ZH_MARK_LOSS };

  board->has_colours = FALSE;
  for (int side = 1; side >= 0; side--)
    {
      ZhTrfCell cell = { 0, '-', '-', FALSE };

      if (board->member[side] != NULL)
        cell = get_cell (self, board->member[side]);
      marks[side] = get_mark (cell);
      if (cell.colour == '-')
        continue;
      board->has_colours = TRUE;
      board->swapped = (cell.colour == 'w') == (side == 1);
    }
  if (marks[0] == ZH_MARK_NONE || marks[1] == ZH_MARK_NONE)
    board->result = ZH_RESULT_NONE;
  else
    board->result = (ZhResult){ (guint8) marks[board->swapped ? 1 : 0], (guint8) marks[board->swapped ? 0 : 1], FALSE, FALSE };
}

static void
add_board (Seating     *self,
           ZhTrfPlayer *first,
           ZhTrfPlayer *second)
{
  ZhTrfBoard board = { { first, second }, ZH_RESULT_NONE, FALSE, FALSE };

  complete_board (self, &board);
  g_array_append_val (self->boards, board);
}

/* Two who sat without a number for their opponent can have been each other's. */
static gboolean
go_together (ZhTrfCell a,
             ZhTrfCell b)
{
  ZhMark first = get_mark (a);
  ZhMark second = get_mark (b);

  return (a.colour != b.colour || a.colour == '-') && !(first == ZH_MARK_WIN && second == ZH_MARK_WIN) &&
         (first == ZH_MARK_NONE) == (second == ZH_MARK_NONE);
}

/* One step through the seats of both teams, of which @next are the first without a board. */
static void
take_board (Seating *self,
            guint    next[2])
{
  ZhTrfPlayer *seated[2] = { NULL, NULL };
  gboolean     has_seat[2];
  int          games[2];

  for (int side = 0; side < 2; side++)
    {
      has_seat[side] = next[side] < self->seats[side]->len;
      if (has_seat[side])
        seated[side] = g_ptr_array_index (self->seats[side], next[side]);
      games[side] = find_game (self, seated[side]);
      if (games[side] >= 0 && self->placed[games[side]])
        {
          next[side]++;
          return;
        }
    }

  for (int i = 0; i < 2; i++)
    {
      int side = i == 0 ? self->leader : 1 - self->leader;

      if (games[side] >= 0 && (games[1 - side] >= 0 || !has_seat[1 - side]))
        {
          add_game (self, games[side]);
          return;
        }
    }
  if (games[0] < 0 && games[1] < 0 && seated[0] != NULL && seated[1] != NULL &&
      !go_together (get_cell (self, seated[0]), get_cell (self, seated[1])))
    seated[1] = NULL, has_seat[1] = FALSE;
  for (int side = 0; side < 2; side++)
    {
      if (games[side] >= 0)
        seated[side] = NULL;
      else if (has_seat[side])
        next[side]++;
    }
  add_board (self, seated[0], seated[1]);
}

/* The place in a team's list, behind all for nobody. */
static int
find_place (const ZhTrfTeam   *team,
            const ZhTrfPlayer *player)
{
  for (guint i = 0; player != NULL && i < team->members->len; i++)
    if (g_array_index (team->members, int, i) == player->number)
      return (int) i;
  return G_MAXINT;
}

/* Who did not come to board @index of a team without a line-up: the member without a game who
 * stands between those on the boards around it, otherwise the first. */
static ZhTrfPlayer *
find_absent (const Seating *self,
             int            side,
             guint          index)
{
  const ZhTrfTeam *team = self->teams[side];
  ZhTrfPlayer     *found = NULL;
  int              before = -1;

  for (guint i = 0; i < index; i++)
    {
      int place = find_place (team, g_array_index (self->boards, ZhTrfBoard, i).member[side]);

      before = place != G_MAXINT ? place : before;
    }
  for (guint i = 0; i < team->members->len; i++)
    {
      ZhTrfPlayer *player = self->reading->by_number[g_array_index (team->members, int, i)];
      ZhTrfCell    cell = get_cell (self, player);

      if (!zh_trf_cell_is_half_game (cell) || cell.result != '-' || is_seated (self, side, player))
        continue;
      if (found == NULL || (int) i > before)
        found = player;
      if ((int) i > before)
        break;
    }
  return found;
}

/* Where one has a + and nobody opposite, that seats who has a plain - in the other team. */
static void
seat_absent (Seating *self)
{
  for (guint i = 0; i < self->boards->len; i++)
    for (int side = 0; side < 2; side++)
      {
        ZhTrfBoard  *board = &g_array_index (self->boards, ZhTrfBoard, i);
        ZhTrfPlayer *winner = board->member[1 - side];

        if (board->member[side] != NULL || winner == NULL || get_cell (self, winner).result != '+' ||
            zh_trf_find_lineup (self->reading, self->round, self->teams[side]->number) != NULL)
          continue;
        board->member[side] = find_absent (self, side, i);
        if (board->member[side] != NULL)
          g_ptr_array_add (self->seats[side], board->member[side]);
        complete_board (self, board);
      }
}

/* How much a board matters: a game stays whatever happens. */
static int
get_weight (const Seating *self,
            guint          index)
{
  const ZhTrfBoard *board = &g_array_index (self->boards, ZhTrfBoard, index);
  int               weight = 0;

  for (int side = 0; side < 2; side++)
    {
      const ZhTrfPlayer *player = board->member[side];

      if (player != NULL && find_game (self, player) >= 0)
        weight = MAX (weight, 3);
      else if (player != NULL)
        weight = MAX (weight, get_cell (self, player).result == '+' ? 2 : 1);
    }
  return weight;
}

/* The last of the boards that matter least goes, and who sat there is named. */
static void
remove_board (Seating *self)
{
  guint             least = self->boards->len - 1;
  const ZhTrfBoard *board;

  for (guint i = self->boards->len; i-- > 0;)
    if (get_weight (self, i) < get_weight (self, least))
      least = i;
  board = &g_array_index (self->boards, ZhTrfBoard, least);
  for (int side = 0; side < 2; side++)
    if (board->member[side] != NULL)
      zh_trf_reading_note (self->reading, board->member[side]->line,
                           _ ("Round %d: number %d has %c without an opponent, but all boards of the match are taken; it was left out"),
                           self->round, board->member[side]->number, get_cell (self, board->member[side]).result);
  g_array_remove_index (self->boards, least);
}

GArray *
zh_trf_seat_match (ZhTrfReading *reading,
                   int           round,
                   ZhTrfTeam    *teams[2],
                   const GArray *games)
{
  g_autofree gboolean *placed = g_new0 (gboolean, games->len + 1);
  guint                n_boards = (guint) reading->tournament->boards;
  guint                next[2] = { 0, 0 };
  Seating              self = { reading, round, teams, games, placed, { NULL, NULL }, 0, NULL };

  if (zh_trf_find_lineup (reading, round, teams[0]->number) == NULL &&
      zh_trf_find_lineup (reading, round, teams[1]->number) != NULL)
    self.leader = 1;
  self.boards = g_array_new (FALSE, FALSE, sizeof (ZhTrfBoard));
  seat_team (&self, 0);
  seat_team (&self, 1);
  while (next[0] < self.seats[0]->len || next[1] < self.seats[1]->len)
    take_board (&self, next);
  seat_absent (&self);
  while (self.boards->len > n_boards)
    remove_board (&self);
  while (self.boards->len < n_boards)
    add_board (&self, NULL, NULL);
  g_ptr_array_unref (self.seats[0]);
  g_ptr_array_unref (self.seats[1]);
  return self.boards;
}
