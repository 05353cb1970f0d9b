#include "config.h"

#include "desk-confirmation.h"

#include <glib/gi18n.h>

#include "desk-private.h"
#include "errors.h"
#include "round-boards.h"

/* Nobody can confirm what is not there, or what he did not read. */
static gboolean
check_same (const ZhGamePlace *place,
            ZhResult           result,
            GError           **error)
{
  gboolean         doubled = zh_tournament_is_two_one_zero (place->tournament);
  g_autofree char *board = zh_pairing_format_board (place->pairing, place->index);
  g_autofree char *typed = zh_result_format (result, doubled);
  g_autofree char *kept = zh_result_format (place->game->result, doubled);

  if (!zh_result_is_set (place->game->result))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Board %s has no result yet. Enter it first, then confirm it"), board);
  if (!zh_result_equal (place->game->result, result))
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("Board %1$s: %2$s is stored, %3$s was typed now. Look at the score sheet; then correct the result, or type it again"),
                    board, kept, typed);
  return TRUE;
}

ZhChange *
zh_desk_confirm_result (ZhDesk     *self,
                        gint64      tournament_id,
                        int         round,
                        int         board,
                        int         game,
                        ZhResult    result,
                        const char *place,
                        GError    **error)
{
  ZhGamePlace found;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_CONFIRM_RESULT, tournament_id, round, board, game + 1, &found, error);
  g_autoptr (ZhConfirmation) confirmation = zh_confirmation_new ();
  g_autofree char *code = zh_result_format_code (result);

  if (act == NULL || !check_same (&found, result, error))
    return NULL;
  confirmation->id = zh_store_next_id (act->store);
  confirmation->game_id = found.game->id;
  zh_person_set_string (&confirmation->result, code);
  zh_person_set_string (&confirmation->by, act->actor);
  zh_person_set_string (&confirmation->place, place);
  zh_act_in_game (act, &found);
  zh_act_in_string (act, "result", code);
  zh_act_in_text (act, "place", confirmation->place);
  if (zh_tournament_is_two_one_zero (found.tournament))
    zh_act_set_string (act, "scoring", "2-1-0");
  zh_act_set_string (act, "new", code);
  zh_act_set_string (act, "place", confirmation->place);
  if (!zh_store_put_confirmation (act->store, confirmation, error))
    return NULL;
  return zh_act_commit (act, error);
}
