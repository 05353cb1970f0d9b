#include "config.h"

#include "desk-extra-game.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "member-exclusion.h"
#include "random.h"
#include "round-boards.h"
#include "ruleset-defaults.h"

gboolean
zh_pairing_waits_for_extra_game (const ZhTournament *tournament,
                                 const ZhPairing    *pairing)
{
  ZhPoints score[2];

  return pairing->kind == ZH_PAIRING_GAME && zh_pairing_count_open_games (pairing) == 0 &&
         zh_pairing_get_score (pairing, &tournament->scoring, score) && score[0] == score[1];
}

/* By which article; %NULL with @error. A journal that is repeated is believed. */
static char *
dup_article (ZhAct              *act,
             const ZhTournament *tournament,
             GError            **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, act->desk->is_repeating ? NULL : error);
  const char *article = "";
  gboolean    decided = FALSE;

  if (act->desk->is_repeating)
    return g_strdup (rules != NULL && zh_ruleset_get_boolean (rules, "online.tied-match-extra-game", &decided, &article) ? article : "");
  if (rules == NULL)
    return NULL;
  if (!zh_tournament_is_team (tournament) || tournament->play != ZH_PLAY_ONLINE)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("“%s” is no tournament of teams that is played online"), tournament->name);
  if (!zh_ruleset_get_boolean (rules, "online.tied-match-extra-game", &decided, &article) || !decided)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The rules of this event leave a level match level. A regulation may decide it by an extra game"));
  return g_strdup (article);
}

static const ZhPairing *
find_match (const ZhTournament *tournament,
            const ZhRound      *round,
            int                 board,
            GError            **error)
{
  const ZhPairing *pairing = zh_round_find_pairing (round, board);

  if (pairing == NULL || pairing->kind != ZH_PAIRING_GAME)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Round %1$d has no match %2$d"), round->number, board);
  if (!zh_pairing_waits_for_extra_game (tournament, pairing))
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("Match %1$d of round %2$d is not over and level: no extra game is due"), board, round->number);
  return pairing;
}

static gboolean
check_member (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhPairing    *pairing,
              int                 round,
              gint64              member_id,
              int                 side,
              GError            **error)
{
  const ZhMember  *member = zh_tournament_find_member (tournament, member_id);
  const ZhEntry   *team = zh_tournament_find_entry (tournament, pairing->entry[side]);
  g_autofree char *name = NULL;

  if (member == NULL || member->entry_id != pairing->entry[side])
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Name the player of “%s” who plays the extra game"), team != NULL ? team->team_name : "");
  name = zh_member_format_name (member);
  if (!act->desk->is_repeating && zh_competition_find_exclusion (act->snapshot, tournament->id, member_id, round) != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("A ruling keeps %s out of this round"), name);
  zh_act_set_string (act, side == 0 ? "first" : "second", name);
  return TRUE;
}

/* The place behind all boards of the match. */
static int
count_boards (const ZhPairing *pairing)
{
  int last = 0;

  for (int i = 0; i < pairing->n_games; i++)
    last = MAX (last, pairing->games[i].board);
  return last;
}

static ZhGame
make_game (ZhAct                  *act,
           const ZhPairing        *pairing,
           const ZhExtraGameInput *input)
{
  ZhRandom random = zh_random_new (input->seed);
  int      white = input->white >= 0 ? input->white : (int) zh_random_below (&random, 2);
  ZhGame   game = { .id = zh_store_next_id (act->store), .board = count_boards (pairing) + 1, .leg = 1, .swapped = white == 1 };

  game.member[0] = input->member[0];
  game.member[1] = input->member[1];
  return game;
}

static void
note_game (ZhAct                  *act,
           const ZhExtraGameInput *input,
           const ZhGame           *game)
{
  g_autofree char *control = g_strstrip (g_strdup (input->control != NULL ? input->control : ""));

  zh_act_set_int (act, "round", input->round);
  zh_act_set_int (act, "board", input->board);
  zh_act_set_int (act, "game", game->board);
  zh_act_set_string (act, "white", game->swapped ? "second" : "first");
  zh_act_in_int (act, "round", input->round);
  zh_act_in_int (act, "board", input->board);
  zh_act_in_int (act, "first", input->member[0]);
  zh_act_in_int (act, "second", input->member[1]);
  zh_act_in_text (act, "white", game->swapped ? "second" : "first");
  if (*control != '\0')
    {
      zh_act_set_string (act, "control", control);
      zh_act_in_text (act, "control", control);
    }
  if (input->white >= 0)
    return;
  zh_act_set_int (act, "seed", (gint64) input->seed);
  zh_act_in_int (act, "seed", (gint64) input->seed);
}

ZhChange *
zh_desk_add_extra_game (ZhDesk                 *self,
                        const ZhExtraGameInput *input,
                        GError                **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_EXTRA_GAME, input->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_tournament_require_open_round (tournament, input->round, error) : NULL;
  g_autofree char    *article = round != NULL ? dup_article (act, tournament, error) : NULL;
  const ZhPairing    *pairing = article != NULL ? find_match (tournament, round, input->board, error) : NULL;
  ZhGame              game;

  if (pairing == NULL)
    return NULL;
  for (int side = 0; side < 2; side++)
    if (!check_member (act, tournament, pairing, input->round, input->member[side], side, error))
      return NULL;
  game = make_game (act, pairing, input);
  zh_act_set_articles (act, article);
  note_game (act, input, &game);
  if (!zh_store_put_game (act->store, pairing->id, &game, error))
    return NULL;
  return zh_act_commit (act, error);
}
