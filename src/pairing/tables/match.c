#include "config.h"

#include "match.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "pairing-games.h"
#include "text-lines.h"

/* What decides a match; 0 where the regulation does not say. */
typedef struct
{
  ZhPoints to_points;
  gint64   to_wins;
  int      n_games;
  gboolean until_decided;
} Limits;

static gboolean
read_limits (const ZhTournament *tournament,
             Limits             *limits,
             GError            **error)
{
  const char *points = zh_tournament_get_option (tournament, "to-points");
  const char *wins = zh_tournament_get_option (tournament, "to-wins");

  *limits = (Limits){
    .n_games = tournament->n_rounds,
    .until_decided = zh_tournament_get_option (tournament, "until-decided") != NULL,
  };
  if (points != NULL && (!zh_points_parse (points, &limits->to_points) || limits->to_points <= 0))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is no number of points to play to; expected one such as 5.5"), points);
  if (wins != NULL && !zh_text_parse_int (wins, 1, ZH_MAX_ROUNDS, &limits->to_wins))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is no number of wins to play to; expected a whole number from 1"), wins);
  return TRUE;
}

static void
add_cell (const ZhCell *cell,
          int           side,
          ZhMatchState *state)
{
  state->points[side] += cell->points;
  state->wins[side] += cell->outcome == ZH_OUTCOME_WIN || cell->outcome == ZH_OUTCOME_FORFEIT_WIN ? 1 : 0;
  if (side == 0 && cell->outcome != ZH_OUTCOME_NONE && cell->outcome != ZH_OUTCOME_PENDING)
    state->n_played++;
}

/* Whether the side behind can still catch up in the games left. */
static gboolean
is_out_of_reach (const ZhTournament *tournament,
                 const Limits       *limits,
                 const ZhMatchState *state)
{
  gboolean is_match = zh_tournament_is_team (tournament) || tournament->games_per_pairing > 1;
  ZhPoints win = is_match ? tournament->scoring.match_win : tournament->scoring.win;
  int      left = limits->n_games - state->n_played;

  return limits->n_games > 0 && ABS (state->points[0] - state->points[1]) > left * win;
}

static void
decide (const ZhTournament *tournament,
        const Limits       *limits,
        ZhMatchState       *state)
{
  gboolean all_played = limits->n_games > 0 && state->n_played >= limits->n_games;

  state->winner = -1;
  for (int side = 0; side < 2; side++)
    {
      if ((limits->to_points > 0 && state->points[side] >= limits->to_points) ||
          (limits->to_wins > 0 && state->wins[side] >= limits->to_wins))
        state->decided = TRUE;
    }
  state->decided = state->decided || all_played || (limits->until_decided && is_out_of_reach (tournament, limits, state));
  if (!state->decided)
    return;
  if (limits->to_wins > 0 && state->wins[0] != state->wins[1])
    state->winner = state->wins[0] > state->wins[1] ? 0 : 1;
  else if (state->points[0] != state->points[1])
    state->winner = state->points[0] > state->points[1] ? 0 : 1;
}

gboolean
zh_match_get_state (const ZhTournament *tournament,
                    ZhMatchState       *state,
                    GError            **error)
{
  g_autoptr (ZhHistory) history = NULL;
  g_autofree const ZhEntry **by_number = NULL;
  Limits                     limits;

  if (tournament->entries->len != 2)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("A match is played by two entries; this tournament has %u"), tournament->entries->len);
  by_number = zh_pairing_list_by_number (tournament, error);
  if (by_number == NULL || !read_limits (tournament, &limits, error))
    return FALSE;

  *state = (ZhMatchState){ .entries = { by_number[1]->id, by_number[2]->id } };
  history = zh_history_new (tournament, zh_tournament_count_paired_rounds (tournament));
  for (int i = 0; i < 2; i++)
    for (int round = 1; round <= history->n_rounds; round++)
      add_cell (zh_history_get_cell (history, i, round), zh_history_get_entry (history, i)->id == state->entries[0] ? 0 : 1, state);
  decide (tournament, &limits, state);
  return TRUE;
}

/* Of the games before the round asked for alone, so that a past game can be asked about. */
static gboolean
check_open (const ZhTournament *tournament,
            int                 round,
            const ZhMatchState *state,
            GError            **error)
{
  if (round <= zh_tournament_count_paired_rounds (tournament) || !state->decided)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The match is decided after %d games; there is no game %d"), state->n_played, round);
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  ZhMatchState state;
  gboolean     first_white;

  if (!zh_match_get_state (tournament, &state, error) || !check_open (tournament, request->round, &state, error))
    return NULL;

  first_white = (request->round % 2 == 1) == (tournament->initial_colour != ZH_COLOUR_BLACK);
  zh_proposal_add_pair (proposal, state.entries[first_white ? 0 : 1], state.entries[first_white ? 1 : 0], ZH_PAIRING_GAME);
  proposal->found = TRUE;
  if (request->explain)
    {
      ZhReason reason = {
        .code = "match.colour",
        .article = "6.9 / 14.9",
        .entries = { state.entries[first_white ? 0 : 1], state.entries[first_white ? 1 : 0] },
        .values = { request->round },
      };

      zh_proposal_add_reason (proposal, reason);
    }
  return g_steal_pointer (&proposal);
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  const ZhEntry   *white = zh_tournament_find_entry (tournament, reason->entries[0]);
  g_autofree char *name = white != NULL ? zh_entry_format_name (white) : g_strdup ("?");

  return g_strdup_printf (zh_tr (language, "Game %1$d of the match: %2$s has White, colours change from game to game."),
                          (int) reason->values[0], name);
}

const ZhPairingSystem zh_match_system = {
  .id = ZH_SYSTEM_MATCH,
  .name = NC_ ("pairing system", "Match"),
  .numbers = ZH_NUMBERS_BY_RATING,
  .numbers_article = "",
  .pair = pair,
  .format_reason = format_reason,
};
