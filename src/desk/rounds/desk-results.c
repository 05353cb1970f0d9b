#include "config.h"

#include <glib/gi18n.h>

#include "desk-rounds.h"
#include "errors.h"
#include "fide-lock.h"
#include "round-act.h"

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

gboolean
zh_result_check (ZhResult *result,
                 GError  **error)
{
  if (!is_possible (*result))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("These two marks cannot stand together in one game"));
  if (!zh_result_is_set (*result))
    *result = ZH_RESULT_NONE;
  result->rated = result->rated && result->played;
  return TRUE;
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

      game.result = results[i];
      if (!zh_result_check (&game.result, error))
        return FALSE;
      game.reported = (ZhResult){ 0 };
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
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                   _ ("%s was removed with all results, and those on board %d follow from that ruling. Take the ruling back first"),
                   name, pairing->number);
      return FALSE;
    }
  return TRUE;
}

gboolean
zh_act_give_result (ZhAct              *act,
                    const ZhTournament *tournament,
                    const ZhRound      *round,
                    const ZhPairing    *pairing,
                    int                 game,
                    ZhResult            result,
                    GError            **error)
{
  return zh_round_check_not_closed (round, error) && check_nobody_removed (tournament, pairing, error) &&
         write_results (act, tournament, round, pairing, game, &result, 1, error);
}

/* In a closed round a result changes for a reason alone, and by somebody who may open the round. */
static gboolean
check_may_write (ZhAct         *act,
                 const ZhRound *round,
                 const char    *reason,
                 GError       **error)
{
  if (round->state != ZH_ROUND_CLOSED || reason == NULL)
    {
      zh_act_set_reason (act, reason != NULL && *reason != '\0' ? reason : NULL);
      return zh_round_check_not_closed (round, error);
    }
  zh_act_set_int (act, "corrected", 1);
  return zh_act_check_fide_round (act, zh_act_get_tournament (act, NULL), round->number, error) &&
         zh_desk_may (act->desk, ZH_COMMAND_REOPEN_ROUND, act->tournament_id, error) &&
         zh_act_take_reopening (act, round, reason, error);
}

/* A closed round that has an open game again is open. */
static gboolean
reopen_for_open_game (ZhAct          *act,
                      const ZhRound  *round,
                      const ZhResult *results,
                      gsize           n_results,
                      GError        **error)
{
  gboolean is_open = FALSE;

  for (gsize i = 0; i < n_results; i++)
    is_open = is_open || !zh_result_is_set (results[i]) || results[i].white == ZH_MARK_ADJOURNED;
  return round->state != ZH_ROUND_CLOSED || !is_open ||
         zh_store_put_round_state (act->store, act->tournament_id, round, ZH_ROUND_PUBLISHED, error);
}

static void
note_given_results (ZhAct          *act,
                    int             first,
                    const ZhResult *results,
                    gsize           n_results)
{
  if (n_results == 1)
    zh_act_in_int (act, "game", first + 1);
  for (gsize i = 0; i < n_results; i++)
    {
      g_autofree char *code = zh_result_format_code (results[i]);

      json_array_add_string_element (zh_act_in_list (act, "results"), code);
    }
}

/* @reason is %NULL where nobody was asked for one. */
static ZhChange *
set_results (ZhDesk         *self,
             gint64          tournament_id,
             int             number,
             int             board,
             int             first,
             const ZhResult *results,
             gsize           n_results,
             const char     *reason,
             GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_RESULT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *pairing = round != NULL && check_may_write (act, round, reason, error)
                                    ? zh_act_find_board (act, tournament, round, board, error)
                                    : NULL;

  if (pairing == NULL)
    return NULL;
  if (first < 0 || first + (int) n_results > pairing->n_games)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                   g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games",
                                (gulong) pairing->n_games),
                   board, pairing->n_games);
      return NULL;
    }
  if (!check_nobody_removed (tournament, pairing, error))
    return NULL;
  if (n_results == 1)
    zh_act_name_colours (act, tournament, round, pairing, first);
  note_results (act, tournament, pairing, first, results, n_results);
  note_given_results (act, first, results, n_results);
  if (!write_results (act, tournament, round, pairing, first, results, n_results, error) ||
      !reopen_for_open_game (act, round, results, n_results, error))
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
  return set_results (self, tournament_id, round, pairing, game, &result, 1, NULL, error);
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
  return set_results (self, tournament_id, round, pairing, 0, results, n_results, NULL, error);
}

ZhChange *
zh_desk_correct_results (ZhDesk         *self,
                         gint64          tournament_id,
                         int             round,
                         int             pairing,
                         int             first,
                         const ZhResult *results,
                         gsize           n_results,
                         const char     *reason,
                         GError        **error)
{
  g_return_val_if_fail (reason != NULL, NULL);

  return set_results (self, tournament_id, round, pairing, first, results, n_results, reason, error);
}
