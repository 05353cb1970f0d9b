#include "config.h"

#include "desk-report-result.h"

#include <glib/gi18n.h>

#include "correction.h"
#include "errors.h"
#include "reported-result.h"
#include "round-act.h"

/* A report is made of closed rounds, and of corrections that come too late for anything else. */
static gboolean
check_late (const ZhAct        *act,
            const ZhTournament *tournament,
            const ZhRound      *round,
            GError            **error)
{
  if (act->desk->is_repeating)
    return TRUE;
  if (round->state != ZH_ROUND_CLOSED)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %d is not closed: its results are entered and corrected for everything that is made of them"),
                    round->number);
  if (zh_correction_is_late (tournament, round->number))
    return TRUE;
  if (zh_correction_get_article (tournament) == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The rules of this system know no correction for the rating report only. Correct the result itself"));
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %1$d: a correction still counts for the standings and the next pairing (%2$s). Correct the result itself"),
                  round->number, zh_correction_get_article (tournament));
}

static gboolean
take_reason (ZhAct      *act,
             const char *reason,
             GError    **error)
{
  g_autofree char *given = g_strstrip (g_strdup (reason != NULL ? reason : ""));

  if (*given == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Give the reason for correcting the result in the rating report"));
  zh_act_set_reason (act, given);
  return TRUE;
}

/* What the report is to tell; without marks where that is what everything else uses. */
static gboolean
settle_result (const ZhPairing *pairing,
               const ZhGame    *game,
               ZhResult        *result,
               GError         **error)
{
  if (zh_result_is_set (*result) && (!zh_result_check (result, error)))
    return FALSE;
  if (result->white == ZH_MARK_ADJOURNED)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The rating report tells no adjourned game. Give the result it ended with"));
  if (!zh_result_is_set (*result) || zh_result_equal (*result, game->result))
    *result = (ZhResult){ 0 };
  if (zh_result_equal (*result, game->reported))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Board %d: the rating report tells that result already"), pairing->number);
  return TRUE;
}

static void
note_result (ZhAct              *act,
             const ZhTournament *tournament,
             const ZhPairing    *pairing,
             int                 index,
             ZhResult            result)
{
  g_autofree char *code = zh_result_format_code (result);
  g_autofree char *used = zh_result_format_code (pairing->games[index].result);

  if (pairing->n_games > 1)
    zh_act_set_int (act, "game", index + 1);
  if (zh_tournament_is_two_one_zero (tournament))
    zh_act_set_string (act, "scoring", "2-1-0");
  zh_act_set_string (act, "old", used);
  zh_act_set_string (act, "new", code);
  zh_act_set_articles (act, zh_correction_get_article (tournament));
  zh_act_in_int (act, "game", index + 1);
  zh_act_in_string (act, "result", code);
}

ZhChange *
zh_desk_report_result (ZhDesk     *self,
                       gint64      tournament_id,
                       int         number,
                       int         board,
                       int         index,
                       ZhResult    result,
                       const char *reason,
                       GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REPORT_RESULT, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_tournament (act, error) : NULL;
  const ZhRound      *round = tournament != NULL ? zh_act_find_round (act, tournament, number, error) : NULL;
  const ZhPairing    *pairing = round != NULL && check_late (act, tournament, round, error)
                                    ? zh_act_find_board (act, tournament, round, board, error)
                                    : NULL;
  ZhGame              game;

  if (pairing == NULL)
    return NULL;
  if (index < 0 || index >= pairing->n_games)
    return zh_fail_null (error, ZH_ERROR_INPUT, g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games", (gulong) pairing->n_games),
                         board, pairing->n_games);
  game = pairing->games[index];
  if (!settle_result (pairing, &game, &result, error) || !take_reason (act, reason, error))
    return NULL;
  zh_act_name_colours (act, tournament, round, pairing, index);
  note_result (act, tournament, pairing, index, result);
  game.reported = result;
  if (!zh_store_put_game (act->store, pairing->id, &game, error))
    return NULL;
  return zh_act_commit (act, error);
}
