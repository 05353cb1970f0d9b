#include "config.h"

#include "desk-rounds.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "open-boards.h"

/* The round an act is about. */
static const ZhRound *
find_round (ZhAct              *act,
            const ZhTournament *tournament,
            int                 number,
            GError            **error)
{
  const ZhRound *round = zh_tournament_require_round (tournament, number, error);

  if (round != NULL)
    {
      zh_act_set_int (act, "round", number);
      zh_act_in_int (act, "round", number);
    }
  return round;
}

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

static ZhChange *
set_state (ZhDesk      *self,
           const char  *command,
           gint64       tournament_id,
           int          number,
           ZhRoundState from,
           ZhRoundState to,
           GError     **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, command, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? find_round (act, tournament, number, error) : NULL;

  if (round == NULL || !check_state (round, from, error))
    return NULL;
  if (to == ZH_ROUND_CLOSED && zh_round_count_open (round) > 0)
    {
      zh_set_open_boards_error (round, error);
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
                    ZH_ROUND_PUBLISHED, error);
}

ZhChange *
zh_desk_close_round (ZhDesk  *self,
                     gint64   tournament_id,
                     int      round,
                     GError **error)
{
  return set_state (self, ZH_COMMAND_CLOSE_ROUND, tournament_id, round, ZH_ROUND_PUBLISHED,
                    ZH_ROUND_CLOSED, error);
}

ZhChange *
zh_desk_reopen_round (ZhDesk  *self,
                      gint64   tournament_id,
                      int      round,
                      GError **error)
{
  return set_state (self, ZH_COMMAND_REOPEN_ROUND, tournament_id, round, ZH_ROUND_CLOSED,
                    ZH_ROUND_PUBLISHED, error);
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
  const ZhRound      *round = tournament != NULL ? find_round (act, tournament, number, error) : NULL;
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

/* The pairing an act is about, with its players noted. */
static const ZhPairing *
find_game_pairing (ZhAct              *act,
                   const ZhTournament *tournament,
                   const ZhRound      *round,
                   int                 number,
                   GError            **error)
{
  const ZhPairing *pairing = zh_round_find_pairing (round, number);

  if (round->state == ZH_ROUND_CLOSED)
    return zh_fail_null (error, ZH_ERROR_ROUND_CLOSED,
                         _ ("Round %d is closed. Reopen it to change something in it"), round->number);
  if (pairing == NULL || pairing->kind != ZH_PAIRING_GAME)
    return zh_fail_null (error, pairing == NULL ? ZH_ERROR_INPUT : ZH_ERROR_REFUSED,
                         pairing == NULL
                             ? _ ("Round %d has no board %d")
                             : _ ("In round %d, number %d is no board but a player without an opponent"),
                         round->number, number);
  zh_act_set_int (act, "board", number);
  zh_act_in_int (act, "board", number);
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

      if (entry != NULL)
        zh_act_set_entry (act, side == 0 ? "first" : "second", entry);
    }
  return pairing;
}

/* What a code says, and no more: what was not played does not go to rating, whoever says so. */
static ZhResult
normalise (ZhResult result)
{
  if (!zh_result_is_set (result))
    return ZH_RESULT_NONE;
  result.rated = result.rated && result.played;
  return result;
}

/* Marks that can stand side by side: one winner at most, a draw only against a draw or a
 * loss (½–0 by ruling), adjourned only both. */
static gboolean
is_possible (ZhResult result)
{
  ZhMark white = (ZhMark) result.white;
  ZhMark black = (ZhMark) result.black;

  if (white > ZH_MARK_ADJOURNED || black > ZH_MARK_ADJOURNED)
    return FALSE;
  if (white == ZH_MARK_NONE || black == ZH_MARK_NONE || white == ZH_MARK_ADJOURNED ||
      black == ZH_MARK_ADJOURNED)
    return white == black && result.played;
  if (white == ZH_MARK_WIN)
    return black == ZH_MARK_LOSS;
  if (black == ZH_MARK_WIN)
    return white == ZH_MARK_LOSS;
  return result.played || (white == ZH_MARK_LOSS && black == ZH_MARK_LOSS);
}

static char *
format_results (const ZhResult *results,
                gsize           n_results)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_results; i++)
    {
      g_autofree char *code = zh_result_format_code (results[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", code);
    }
  return g_string_free (text, FALSE);
}

/* Writes the results of the games from @first on, and publishes the round with them. */
static gboolean
write_results (ZhAct              *act,
               const ZhTournament *tournament,
               const ZhRound      *round,
               const ZhPairing    *pairing,
               int                 first,
               const ZhResult     *results,
               gsize               n_results,
               GError            **error)
{
  gboolean any_set = FALSE;

  for (gsize i = 0; i < n_results; i++)
    {
      ZhGame game = pairing->games[first + (int) i];

      if (!is_possible (results[i]))
        return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("These two marks cannot stand together in one game"));
      game.result = normalise (results[i]);
      any_set = any_set || zh_result_is_set (results[i]);
      if (!zh_store_put_game (act->store, pairing->id, &game, error))
        return FALSE;
    }
  return !any_set || round->state != ZH_ROUND_OPEN ||
         zh_store_put_round_state (act->store, tournament->id, round, ZH_ROUND_PUBLISHED, error);
}

static void
note_results (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhPairing    *pairing,
              int                 first,
              const ZhResult     *results,
              gsize               n_results)
{
  g_autofree ZhResult *old_results = g_new (ZhResult, n_results);
  g_autofree char     *old_text = NULL;
  g_autofree char     *new_text = format_results (results, n_results);

  for (gsize i = 0; i < n_results; i++)
    old_results[i] = pairing->games[first + (int) i].result;
  old_text = format_results (old_results, n_results);
  if (n_results == 1 && pairing->n_games > 1)
    zh_act_set_int (act, "game", first + 1);
  if (zh_tournament_is_two_one_zero (tournament))
    zh_act_set_string (act, "scoring", "2-1-0");
  zh_act_set_string (act, "old", old_text);
  zh_act_set_string (act, "new", new_text);
}

gboolean
zh_act_write_result (ZhAct              *act,
                     const ZhTournament *tournament,
                     const ZhRound      *round,
                     const ZhPairing    *pairing,
                     int                 game_index,
                     ZhResult            result,
                     GError            **error)
{
  note_results (act, tournament, pairing, game_index, &result, 1);
  return write_results (act, tournament, round, pairing, game_index, &result, 1, error);
}

/* What a removal with all results wrote is of that ruling: a result beside it would count again
 * (order 988, 22). */
static gboolean
check_nobody_removed (const ZhTournament *tournament,
                      const ZhPairing    *pairing,
                      GError            **error)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry   *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);
      g_autofree char *name = NULL;

      if (entry == NULL || entry->status != ZH_ENTRY_ANNULLED)
        continue;
      name = zh_entry_format_name (entry);
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("%s was removed with all results, and those on board %d follow from that ruling. Take the ruling back first"),
                      name, pairing->number);
    }
  return TRUE;
}

static ZhChange *
set_results (ZhDesk         *self,
             gint64          tournament_id,
             int             number,
             int             board,
             int             first,
             const ZhResult *results,
             gsize           n_results,
             GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_RESULT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *pairing =
      round != NULL ? find_game_pairing (act, tournament, round, board, error) : NULL;

  if (pairing == NULL)
    return NULL;
  if (first < 0 || first + (int) n_results > pairing->n_games)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games",
                                      (gulong) pairing->n_games),
                         board, pairing->n_games);
  if (!check_nobody_removed (tournament, pairing, error))
    return NULL;
  note_results (act, tournament, pairing, first, results, n_results);
  if (n_results == 1)
    zh_act_in_int (act, "game", first + 1);
  for (gsize i = 0; i < n_results; i++)
    {
      g_autofree char *code = zh_result_format_code (results[i]);

      json_array_add_string_element (zh_act_in_list (act, "results"), code);
    }
  if (!write_results (act, tournament, round, pairing, first, results, n_results, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_set_result (ZhDesk  *self,
                    gint64   tournament_id,
                    int      round,
                    int      pairing,
                    int      game,
                    ZhResult result,
                    GError **error)
{
  return set_results (self, tournament_id, round, pairing, game, &result, 1, error);
}

ZhChange *
zh_desk_set_results (ZhDesk         *self,
                     gint64          tournament_id,
                     int             round,
                     int             pairing,
                     const ZhResult *results,
                     gsize           n_results,
                     GError        **error)
{
  return set_results (self, tournament_id, round, pairing, 0, results, n_results, error);
}

static gboolean
check_no_results (const ZhPairing *pairing,
                  GError         **error)
{
  for (int i = 0; i < pairing->n_games; i++)
    if (zh_result_is_set (pairing->games[i].result))
      return zh_fail (error, ZH_ERROR_REFUSED,
                      _ ("Board %d has a result. Clear it before exchanging anything there"),
                      pairing->number);
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
  const ZhRound      *round = tournament != NULL ? find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *pairing =
      round != NULL ? find_game_pairing (act, tournament, round, board, error) : NULL;

  if (pairing == NULL)
    return NULL;
  if (game < 0 || game >= pairing->n_games)
    return zh_fail_null (error, ZH_ERROR_INPUT,
                         g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games",
                                      (gulong) pairing->n_games),
                         board, pairing->n_games);
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
  const ZhRound      *round = tournament != NULL ? find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *first_pairing = NULL;
  const ZhPairing    *second_pairing = NULL;

  if (round == NULL)
    return NULL;
  if (round->state == ZH_ROUND_CLOSED || zh_tournament_is_team (tournament))
    {
      g_set_error (
          error, ZH_ERROR, ZH_ERROR_REFUSED,
          round->state == ZH_ROUND_CLOSED
              ? _ ("Round %d is closed. Reopen it to change something in it")
              : _ ("Round %d: teams with line-ups do not change places. Unpair the round and pair it by hand"),
          number);
      return NULL;
    }
  first_pairing = find_pairing_of (round, first, error);
  second_pairing = first_pairing != NULL ? find_pairing_of (round, second, error) : NULL;
  if (second_pairing == NULL)
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
