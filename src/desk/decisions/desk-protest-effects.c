#include "config.h"

#include "desk-protest-effects.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

/* The game that a case is about; NULL where it is about none. */
typedef struct
{
  const ZhTournament *tournament;
  const ZhRound      *round;
  const ZhPairing    *pairing;
  int                 game; /* from 0 */
} Place;

static gboolean
find_place (ZhAct           *act,
            const ZhProtest *protest,
            Place           *place,
            GError         **error)
{
  place->tournament = zh_act_get_open_tournament (act, error);
  if (place->tournament == NULL)
    return FALSE;
  place->round = zh_tournament_find_round (place->tournament, protest->round);
  place->pairing = place->round != NULL && protest->board > 0 ? zh_round_find_pairing (place->round, protest->board) : NULL;
  place->game = MAX (protest->game, 1) - 1;
  if (place->pairing != NULL && place->game >= place->pairing->n_games)
    place->pairing = NULL;
  return TRUE;
}

static gboolean
check_has_result (const Place *place,
                  ZhResult     result,
                  GError     **error)
{
  if (place->round->state != ZH_ROUND_CLOSED || zh_result_is_set (result))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  _ ("Round %d is closed, and the game would be without a result. Reopen the round first"),
                  place->round->number);
}

static gboolean
set_result (ZhAct       *act,
            const Place *place,
            ZhProtest   *next,
            const char  *text,
            GError     **error)
{
  ZhResult result;

  if (place->pairing == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The case is about no board: it has no result to change"));
  if (!zh_result_parse (text, zh_tournament_is_two_one_zero (place->tournament), &result))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Result: “%s” is none; write 1-0, 0-1, =-= or clear"), text);
  if (!check_has_result (place, result, error))
    return FALSE;
  g_free (next->result_before);
  g_free (next->result_after);
  next->result_before = zh_result_format_code (place->pairing->games[place->game].result);
  next->result_after = zh_result_format_code (result);
  return zh_act_write_result (act, place->tournament, place->round, place->pairing, place->game, result, error);
}

/* The entry of the journal of the act in which a ruling was made; %NULL where nobody knows it. */
static gboolean
find_ruling_act (ZhDesk                 *desk,
                 const ZhIncidentRecord *incident,
                 ZhJournalEntry        **ruling,
                 GError                **error)
{
  if (!zh_desk_find_act (desk, incident->act, ruling, error))
    return FALSE;
  if (*ruling != NULL && ((*ruling)->kind != ZH_JOURNAL_ACT || (*ruling)->undone ||
                          strcmp ((*ruling)->command, ZH_COMMAND_RULE_INCIDENT) != 0))
    g_clear_pointer (ruling, zh_journal_entry_unref);
  return TRUE;
}

/* What the game is again after the ruling was taken back; noted as the act's old and new result. */
static gboolean
note_restored_result (ZhAct       *act,
                      const Place *place,
                      ZhProtest   *next,
                      GError     **error)
{
  const ZhGame *game = place->pairing != NULL ? &place->pairing->games[place->game] : NULL;
  ZhResult      result = game != NULL ? game->result : ZH_RESULT_NONE;

  if (game == NULL || !zh_store_read_result (act->store, game->id, &result, error))
    return game == NULL;
  if (zh_result_equal (result, game->result))
    return TRUE;
  if (!check_has_result (place, result, error))
    return FALSE;
  g_free (next->result_before);
  g_free (next->result_after);
  next->result_before = zh_result_format_code (game->result);
  next->result_after = zh_result_format_code (result);
  if (zh_tournament_is_two_one_zero (place->tournament))
    zh_act_set_string (act, "scoring", "2-1-0");
  zh_act_set_string (act, "old", next->result_before);
  zh_act_set_string (act, "new", next->result_after);
  return TRUE;
}

/* Takes back everything that the ruling did (result, rounds, expulsion), but not its line in
 * the register nor the state of the round. */
static gboolean
annul_ruling (ZhAct       *act,
              const Place *place,
              ZhProtest   *next,
              GError     **error)
{
  const ZhIncidentRecord *incident = zh_competition_find_incident (act->snapshot, next->incident_id);
  g_autoptr (ZhJournalEntry) ruling = NULL;

  if (incident != NULL && !find_ruling_act (act->desk, incident, &ruling, error))
    return FALSE;
  if (ruling == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    incident == NULL ? _ ("The case is about no ruling: there is nothing to annul")
                                     : _ ("An older program wrote this ruling. Change the result instead"));
  if (zh_competition_find_annulment (act->snapshot, incident->id) != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("This ruling is annulled already"));
  if (!zh_store_apply (act->store, ruling->id, ZH_BACKWARD, NULL))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("What this ruling did was changed since and cannot be taken back as a whole. Change the result instead"));
  return note_restored_result (act, place, next, error) && zh_store_put_incident (act->store, incident, error) &&
         (place->round == NULL || zh_store_put_round_state (act->store, place->tournament->id, place->round, place->round->state, error));
}

gboolean
zh_act_apply_protest_effect (ZhAct      *act,
                             ZhProtest  *next,
                             const char *result,
                             GError    **error)
{
  Place place = { NULL };

  if (next->effect == ZH_PROTEST_EFFECT_NONE)
    return TRUE;
  if (!find_place (act, next, &place, error))
    return FALSE;
  return next->effect == ZH_PROTEST_EFFECT_ANNULLED ? annul_ruling (act, &place, next, error)
                                                    : set_result (act, &place, next, result, error);
}
