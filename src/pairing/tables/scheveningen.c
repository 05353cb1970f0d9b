#include "config.h"

#include "scheveningen.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "pairing-games.h"
#include "round-robin.h"
#include "table-rounds.h"

/* Where the rules below do not reach. First the opponent of A1, A2 …, then who has White;
 * 10 is the cyclic table with four cells exchanged. */
static const struct
{
  int         opponents[10];
  const char *colours;
} table_6[] = {
  { { 1, 2, 3, 4, 5, 6 }, "WBBWBW" },
  { { 2, 3, 5, 6, 4, 1 }, "BWWBWB" },
  { { 3, 5, 1, 2, 6, 4 }, "WBBWWB" },
  { { 4, 6, 2, 1, 3, 5 }, "BBWWBW" },
  { { 5, 4, 6, 3, 1, 2 }, "WWWBBB" },
  { { 6, 1, 4, 5, 2, 3 }, "BWBBWW" },
},
  table_10[] = {
    { { 1, 2, 3, 9, 5, 6, 7, 8, 4, 10 }, "WBBBWWWWBB" },
    { { 2, 3, 4, 5, 6, 7, 8, 9, 10, 1 }, "BWWBBBBWWW" },
    { { 3, 4, 5, 6, 7, 8, 9, 10, 1, 2 }, "WBBWWWBBBW" },
    { { 4, 5, 1, 7, 8, 9, 10, 6, 2, 3 }, "BWWBBBWWWB" },
    { { 5, 6, 7, 8, 9, 10, 1, 2, 3, 4 }, "WBBWWWBBBW" },
    { { 6, 7, 8, 4, 10, 1, 2, 3, 9, 5 }, "BWBWBWWWBB" },
    { { 7, 8, 9, 10, 1, 2, 3, 4, 5, 6 }, "WWWBBBBBWW" },
    { { 8, 9, 10, 1, 2, 3, 4, 5, 6, 7 }, "BBWWWBWWBB" },
    { { 9, 10, 6, 2, 3, 4, 5, 1, 7, 8 }, "WWBBWWBBWB" },
    { { 10, 1, 2, 3, 4, 5, 6, 7, 8, 9 }, "BBWWBBWBWW" },
  };

/* Cyclic, with a band of players that starts with Black and moves up by one in every second
 * round. */
static gboolean
get_odd_game (int  n,
              int  round,
              int  a,
              int *b)
{
  int      half = (n - 1) / 2;
  int      step = round / 2;
  gboolean in_band = a >= half + 2 - step && a <= n - step;

  *b = (a + round - 2) % n + 1;
  return in_band == (round % 2 == 0);
}

/* Divisible by four: the halves play among themselves, then crosswise. */
static gboolean
get_quarter_game (int  n,
                  int  round,
                  int  a,
                  int *b)
{
  int      half = n / 2;
  gboolean low = a <= half;
  gboolean to_low = low == (round <= half);

  *b = ((a - 1) % half + (round - 1) % half) % half + 1 + (to_low ? 0 : half);
  return low == (round % 2 == 1);
}

/* Twice an odd number: the same with the odd table in each block, crosswise with colours
 * reversed. The crosswise part begins with its last round, so that at the seam nobody has
 * three equal colours running. */
static gboolean
get_double_odd_game (int  n,
                     int  round,
                     int  a,
                     int *b)
{
  int      half = n / 2;
  gboolean low = a <= half;
  gboolean crosswise = round > half;
  int      table_round = crosswise ? (round - 2) % half + 1 : round;
  gboolean white = get_odd_game (half, table_round, (a - 1) % half + 1, b);

  if (low == crosswise)
    *b += half;
  return white != crosswise;
}

gboolean
zh_scheveningen_get_game (int  n,
                          int  round,
                          int  a,
                          int *b)
{
  g_assert (n >= 1);
  g_assert (round >= 1 && round <= n);
  g_assert (a >= 1 && a <= n);

  if (n % 2 == 1)
    return get_odd_game (n, round, a, b);
  if (n % 4 == 0)
    return get_quarter_game (n, round, a, b);
  if (n == 2)
    {
      *b = round == 1 ? a : 3 - a;
      return round == 1;
    }
  if (n == 6)
    {
      *b = table_6[round - 1].opponents[a - 1];
      return table_6[round - 1].colours[a - 1] == 'W';
    }
  if (n == 10)
    {
      *b = table_10[round - 1].opponents[a - 1];
      return table_10[round - 1].colours[a - 1] == 'W';
    }
  return get_double_odd_game (n, round, a, b);
}

static int
get_size (const ZhTournament *tournament)
{
  int side_a = zh_tournament_count_side_a (tournament);

  return MAX (side_a, (int) tournament->entries->len - side_a);
}

static int
count_rounds (const ZhTournament *tournament)
{
  return tournament->entries->len < 2 ? 0 : get_size (tournament) * tournament->cycles;
}

static gboolean
check_rounds (int      round,
              int      n_rounds,
              GError **error)
{
  if (round >= 1 && round <= n_rounds)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Round %d does not exist: this Scheveningen event has %d rounds with its present entries"), round, n_rounds);
}

static void
add_game (ZhProposal    *proposal,
          const ZhEntry *white,
          const ZhEntry *black,
          int            round)
{
  zh_proposal_add_pair (proposal, white->id, black->id, ZH_PAIRING_GAME);
  g_array_index (proposal->pairs, ZhProposedPair, proposal->pairs->len - 1).result =
      zh_pairing_get_forfeit (white, black, round);
}

static void
add_reason (ZhProposal *proposal,
            int         size,
            int         table_round,
            gboolean    reversed,
            int         team_round)
{
  ZhReason reason = {
    .code = "scheveningen.table",
    .article = "3.1.4 / 3.4.4",
    .values = { table_round, size, reversed, team_round },
  };

  zh_proposal_add_reason (proposal, reason);
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  int                        n = (int) tournament->entries->len;
  int                        side_a = zh_tournament_count_side_a (tournament);
  int                        size = get_size (tournament);
  g_autofree const ZhEntry **by_number = NULL;
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  int      round;
  gboolean reversed;

  if (!check_rounds (request->round, count_rounds (tournament), error))
    return NULL;
  by_number = zh_pairing_list_by_number (tournament, error);
  if (by_number == NULL)
    return NULL;

  proposal->found = TRUE;
  proposal->table_round = zh_table_rounds_find (tournament, request->round);
  round = (proposal->table_round - 1) % size + 1;
  reversed = (proposal->table_round - 1) / size % 2 == 1;
  for (int i = 1; i <= size; i++)
    {
      int            k;
      gboolean       white = zh_scheveningen_get_game (size, round, i, &k) != reversed;
      const ZhEntry *a = i <= side_a ? by_number[i] : NULL;
      const ZhEntry *b = side_a + k <= n ? by_number[side_a + k] : NULL;

      if (a != NULL && b != NULL)
        add_game (proposal, white ? a : b, white ? b : a, request->round);
      else if (a != NULL || b != NULL)
        g_array_append_val (alone, (a != NULL ? a : b)->id);
    }
  for (guint i = 0; i < alone->len; i++)
    zh_proposal_add_pair (proposal, g_array_index (alone, gint64, i), 0, ZH_PAIRING_FREE);
  if (request->explain)
    add_reason (proposal, size, round, reversed, 0);
  return g_steal_pointer (&proposal);
}

/* The round of the teams' Berger table, the round of the boards' table in it, and whether all
 * colours are exchanged, as in even cycles. */
static int
get_team_round (const ZhTournament *tournament,
                int                 round,
                int                *table_round,
                gboolean           *reversed)
{
  int n = (int) tournament->entries->len;
  int per_cycle = n - 1 + n % 2;
  int team_round = (round - 1) / tournament->boards;

  *table_round = (round - 1) % tournament->boards + 1;
  *reversed = team_round / per_cycle % 2 == 1;
  return team_round % per_cycle + 1;
}

static int
count_team_rounds (const ZhTournament *tournament)
{
  int n = (int) tournament->entries->len;

  return n < 2 ? 0 : (n - 1 + n % 2) * tournament->boards * tournament->cycles;
}

static ZhProposal *
pair_teams (const ZhTournament     *tournament,
            const ZhPairingRequest *request,
            GError                **error)
{
  int                        n = (int) tournament->entries->len;
  int                        size = n + n % 2;
  g_autofree const ZhEntry **by_number = NULL;
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  int      table_round;
  gboolean reversed;
  int      team_round;
  gint64   alone = 0;

  if (!check_rounds (request->round, count_team_rounds (tournament), error))
    return NULL;
  by_number = zh_pairing_list_by_number (tournament, error);
  if (by_number == NULL)
    return NULL;

  proposal->found = TRUE;
  proposal->table_round = zh_table_rounds_find (tournament, request->round);
  team_round = get_team_round (tournament, proposal->table_round, &table_round, &reversed);
  for (int board = 0; board < size / 2; board++)
    {
      int white;
      int black;

      zh_berger_get_pair (size, team_round, board, &white, &black);
      if (MAX (white, black) > n)
        alone = by_number[MIN (white, black)]->id;
      else
        add_game (proposal, by_number[white], by_number[black], request->round);
    }
  if (alone != 0)
    zh_proposal_add_pair (proposal, alone, 0, ZH_PAIRING_FREE);
  if (request->explain)
    add_reason (proposal, tournament->boards, table_round, reversed, team_round);
  return g_steal_pointer (&proposal);
}

/* The members of the two teams meet by the table of the round; the first team is side A, also
 * where its member has Black. */
static ZhPairing *
make_team_pairing (const ZhTournament   *tournament,
                   int                   round,
                   const ZhProposedPair *proposed)
{
  ZhPairing *pairing = zh_pairing_make_team_games (tournament, proposed);
  int        table_round;
  gboolean   reversed;

  get_team_round (tournament, zh_table_rounds_find (tournament, round), &table_round, &reversed);
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame  *game = &pairing->games[i];
      int      board = game->board;
      int      opponent;
      gboolean white = zh_scheveningen_get_game (tournament->boards, table_round, board, &opponent) != reversed;

      game->swapped = white == (game->leg % 2 == 0);
      game->member[1] = zh_pairing_get_member (tournament, proposed->black, opponent);
    }
  return pairing;
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  int round = (int) reason->values[0];
  int size = (int) reason->values[1];
  int team_round = (int) reason->values[3];
  g_autoptr (GString) text = g_string_new (NULL);

  if (team_round > 0)
    {
      /* Translators: a round of the Berger table of the teams. */
      g_string_append_printf (text, zh_tr (language, "Teams by round %d of their Berger table."), team_round);
      g_string_append_c (text, ' ');
    }
  g_string_append_printf (text, zh_tr (language, "Round %1$d of the Scheveningen table for %2$d."), round, size);
  if (reason->values[2] != 0)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, zh_tr (language, "Colours are reversed in this cycle."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const ZhPairingSystem zh_scheveningen_system = {
  .id = ZH_SYSTEM_SCHEVENINGEN,
  .name = NC_ ("pairing system", "Scheveningen"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_article = "",
  .count_rounds = count_rounds,
  .pair = pair,
  .format_reason = format_reason,
};

const ZhPairingSystem zh_scheveningen_team_system = {
  .id = ZH_SYSTEM_SCHEVENINGEN_TEAM,
  .name = NC_ ("pairing system", "Scheveningen, teams"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_article = "",
  .count_rounds = count_team_rounds,
  .pair = pair_teams,
  .make_pairing = make_team_pairing,
  .format_reason = format_reason,
};
