#include "config.h"

#include "desk-rounds.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "fide-lock.h"
#include "open-boards.h"
#include "round-act.h"
#include "round-boards.h"

static gboolean
check_state (const ZhRound *round,
             ZhRoundState   wanted,
             GError       **error)
{
  const char *message = NULL;

  if (round->state == wanted)
    return TRUE;
  switch (round->state)
    {
    case ZH_ROUND_OPEN:
      message = _ ("Round %d is not published yet");
      break;
    case ZH_ROUND_PUBLISHED:
      message = _ ("Round %d is published already");
      break;
    case ZH_ROUND_CLOSED:
    default:
      message = _ ("Round %d is closed already");
      break;
    }
  return zh_fail (error, ZH_ERROR_REFUSED, message, round->number);
}

/* @reason (nullable) is asked for where the round is opened again. */
static ZhChange *
set_state (ZhDesk      *self,
           const char  *command,
           gint64       tournament_id,
           int          number,
           ZhRoundState from,
           ZhRoundState to,
           const char  *reason,
           GError     **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, command, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;

  if (round == NULL || !check_state (round, from, error) ||
      (reason != NULL && !zh_act_check_fide_round (act, tournament, number, error)) ||
      (reason != NULL && !zh_act_take_reopening (act, round, reason, error)))
    return NULL;
  if (to == ZH_ROUND_CLOSED && zh_tournament_count_open_boards (tournament, round) > 0)
    {
      zh_set_open_boards_error (tournament, round, error);
      return NULL;
    }
  if (!zh_store_put_round_state (act->store, tournament_id, round, to, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_publish_round (ZhDesk  *self,
                       gint64   tournament_id,
                       int      round,
                       GError **error)
{
  return set_state (self, ZH_COMMAND_PUBLISH_ROUND, tournament_id, round, ZH_ROUND_OPEN,
                    ZH_ROUND_PUBLISHED, NULL, error);
}

ZhChange *
zh_desk_close_round (ZhDesk  *self,
                     gint64   tournament_id,
                     int      round,
                     GError **error)
{
  return set_state (self, ZH_COMMAND_CLOSE_ROUND, tournament_id, round, ZH_ROUND_PUBLISHED,
                    ZH_ROUND_CLOSED, NULL, error);
}

ZhChange *
zh_desk_reopen_round (ZhDesk     *self,
                      gint64      tournament_id,
                      int         round,
                      const char *reason,
                      GError    **error)
{
  return set_state (self, ZH_COMMAND_REOPEN_ROUND, tournament_id, round, ZH_ROUND_CLOSED,
                    ZH_ROUND_PUBLISHED, reason, error);
}

static gboolean
check_start (const char *start,
             GError    **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = *start != '\0' ? g_date_time_new_from_iso8601 (start, zone) : NULL;

  if (*start == '\0' || time != NULL)
    return TRUE;
  /* Without seconds it is the same instant. */
  {
    g_autofree char *with_seconds = g_strconcat (start, ":00", NULL);

    time = g_date_time_new_from_iso8601 (with_seconds, zone);
  }
  if (time != NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Start: “%s” is no time. Write it like 2026-11-20T10:00"), start);
}

ZhChange *
zh_desk_set_round_start (ZhDesk     *self,
                         gint64      tournament_id,
                         int         number,
                         const char *start,
                         GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_ROUND_START, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;
  ZhRound             next;

  if (round == NULL || !check_start (start, error))
    return NULL;
  next = *round;
  next.start = (char *) start;
  zh_act_set_string (act, "old", round->start);
  zh_act_set_string (act, "new", start);
  zh_act_in_string (act, "start", start);
  if (!zh_store_put_round (act->store, tournament_id, &next, error))
    return NULL;
  return zh_act_commit (act, error);
}

static gboolean
check_no_results (const ZhPairing *pairing,
                  GError         **error)
{
  for (int i = 0; i < pairing->n_games; i++)
    if (zh_result_is_set (pairing->games[i].result))
      {
        g_autofree char *board = zh_pairing_format_board (pairing, i);

        return zh_fail (error, ZH_ERROR_REFUSED, _ ("Board %s has a result. Clear it before exchanging anything there"), board);
      }
  return TRUE;
}

/* In a usual event the sides themselves change places; where a pairing holds several games,
 * one of them is turned round. A result belongs to the players and turns with them. */
static gboolean
write_swapped_colours (ZhAct           *act,
                       const ZhRound   *round,
                       const ZhPairing *pairing,
                       int              game_index,
                       GError         **error)
{
  ZhPairing next = *pairing;
  ZhGame    game = pairing->games[game_index];

  next.edited = TRUE;
  game.result = zh_result_swap (game.result);
  game.reported = zh_result_swap (game.reported);
  if (pairing->n_games == 1)
    {
      next.entry[0] = pairing->entry[1];
      next.entry[1] = pairing->entry[0];
      game.member[0] = pairing->games[0].member[1];
      game.member[1] = pairing->games[0].member[0];
    }
  else
    {
      game.swapped = !game.swapped;
    }
  return zh_store_put_pairing (act->store, round->id, &next, error) &&
         zh_store_put_game (act->store, pairing->id, &game, error);
}

ZhChange *
zh_desk_swap_colours (ZhDesk  *self,
                      gint64   tournament_id,
                      int      number,
                      int      board,
                      int      game,
                      GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SWAP_COLOURS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *pairing = round != NULL && zh_round_check_not_closed (round, error)
                                    ? zh_act_find_board (act, tournament, round, board, error)
                                    : NULL;

  if (pairing == NULL)
    return NULL;
  if (game < 0 || game >= pairing->n_games)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games",
                                      (gulong) pairing->n_games),
                         board, pairing->n_games);
  if (!zh_act_check_fide_lock (act, tournament, ZH_FIDE_LOCK_SWAP, error))
    return NULL;
  if (pairing->n_games > 1)
    zh_act_set_int (act, "game", game + 1);
  zh_act_in_int (act, "game", game + 1);
  if (!write_swapped_colours (act, round, pairing, game, error))
    return NULL;
  return zh_act_commit (act, error);
}

static const ZhPairing *
find_pairing_of (const ZhRound *round,
                 gint64         entry_id,
                 GError       **error)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id)
        return check_no_results (pairing, error) ? pairing : NULL;
    }
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("One of the two is not paired in round %d"), round->number);
}

static gboolean
write_exchange (ZhAct           *act,
                const ZhRound   *round,
                const ZhPairing *pairing,
                gint64           first,
                gint64           second,
                GError         **error)
{
  ZhPairing next = *pairing;

  next.edited = TRUE;
  for (int side = 0; side < 2; side++)
    if (pairing->entry[side] == first)
      next.entry[side] = second;
    else if (pairing->entry[side] == second)
      next.entry[side] = first;
  return zh_store_put_pairing (act->store, round->id, &next, error);
}

ZhChange *
zh_desk_swap_players (ZhDesk  *self,
                      gint64   tournament_id,
                      int      number,
                      gint64   first,
                      gint64   second,
                      GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SWAP_PLAYERS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *first_pairing = NULL;
  const ZhPairing    *second_pairing = NULL;

  if (round == NULL)
    return NULL;
  if (round->state == ZH_ROUND_CLOSED || zh_tournament_is_team (tournament))
    return zh_fail_null (error, ZH_ERROR_REFUSED,
                         round->state == ZH_ROUND_CLOSED
                             ? _ ("Round %d is closed. Reopen it to change something in it")
                             : _ ("Round %d: teams with line-ups do not change places. Unpair the round and pair it by hand"),
                         number);
  first_pairing = find_pairing_of (round, first, error);
  second_pairing = first_pairing != NULL ? find_pairing_of (round, second, error) : NULL;
  if (second_pairing == NULL || !zh_act_check_fide_lock (act, tournament, ZH_FIDE_LOCK_SWAP, error))
    return NULL;

  zh_act_set_entry (act, "first", zh_tournament_find_entry (tournament, first));
  zh_act_set_entry (act, "second", zh_tournament_find_entry (tournament, second));
  zh_act_in_int (act, "first", first);
  zh_act_in_int (act, "second", second);
  if (!write_exchange (act, round, first_pairing, first, second, error))
    return NULL;
  if (second_pairing != first_pairing && !write_exchange (act, round, second_pairing, first, second, error))
    return NULL;
  return zh_act_commit (act, error);
}
