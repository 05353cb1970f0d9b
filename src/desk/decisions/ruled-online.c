/* What a ruling ends: a lost connection, or the check of a game. */
#include "config.h"

#include <glib/gi18n.h>

#include "desk-incident-private.h"
#include "errors.h"

#define MAX_LOST 86400

const ZhOutage *
zh_competition_find_lasting_outage (const ZhCompetition *competition,
                                    gint64               tournament_id,
                                    gint64               outage_id,
                                    GError             **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  const ZhOutage     *outage = tournament != NULL ? zh_outages_find (tournament->outages, outage_id) : NULL;

  if (outage != NULL && outage->ended == ZH_OUTAGE_OPEN)
    return outage;
  return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("No such lost connection is open"));
}

gboolean
zh_act_end_outage (ZhAct                  *act,
                   const ZhOutageOutcome  *outcome,
                   const ZhIncidentRecord *record,
                   GError                **error)
{
  const ZhOutage *outage = zh_competition_find_lasting_outage (act->snapshot, record->tournament_id, outcome->outage_id, error);
  g_autoptr (ZhOutage) next = outage != NULL ? zh_outage_new () : NULL;

  if (outage == NULL)
    return FALSE;
  if (outcome->ended == ZH_OUTAGE_OPEN)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Say how it ended"));
  if (outcome->lost < 0 || outcome->lost > MAX_LOST)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Time lost: write seconds, at most 24 hours"));
  if (outcome->ended == ZH_OUTAGE_REPLAYED && *record->reason == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("No article says that the game is played again. Give the reason"));
  if (outage->entry_id != record->entry_id || outage->round != record->round || outage->board != record->board || outage->game != record->game)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The ruling is about another game or side than the lost connection"));
  zh_record_assign (&zh_outage_type, next, outage);
  next->id = outage->id;
  next->entry_id = outage->entry_id;
  next->incident_id = record->id;
  next->lost = outcome->lost;
  next->ended = (int) outcome->ended;
  zh_act_set_string (act, "ended", zh_outage_end_words[next->ended]);
  zh_act_set_int (act, "lost-seconds", next->lost);
  zh_act_in_int (act, "outage", outage->id);
  zh_act_in_text (act, "ended", zh_outage_end_words[next->ended]);
  zh_act_in_int (act, "lost", next->lost);
  return zh_store_put_outage (act->store, record->tournament_id, next, error);
}

const ZhScreening *
zh_competition_find_screening (const ZhCompetition *competition,
                               gint64               tournament_id,
                               gint64               screening_id,
                               GError             **error)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, tournament_id);
  const ZhScreening  *screening = tournament != NULL ? zh_screenings_find (tournament->screenings, screening_id) : NULL;

  return screening != NULL ? screening : zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("No such game was sent to be checked"));
}

gboolean
zh_act_rule_screening (ZhAct                  *act,
                       gint64                  screening_id,
                       const ZhIncidentRecord *record,
                       GError                **error)
{
  const ZhScreening *old = zh_competition_find_screening (act->snapshot, record->tournament_id, screening_id, error);
  g_autoptr (ZhScreening) next = old != NULL ? zh_screening_copy (old) : NULL;

  if (old == NULL)
    return FALSE;
  if (old->answer != ZH_SCREENING_CONFIRMED)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The answer does not confirm forbidden help: nothing follows from it"));
  if (old->incident_id != 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("It was ruled on already"));
  if (old->entry_id != record->entry_id || old->round != record->round || old->board != record->board || old->game != record->game)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The ruling is about another game or side than the one that was checked"));
  next->incident_id = record->id;
  zh_act_in_int (act, "screening", next->id);
  return zh_store_put_screening (act->store, record->tournament_id, next, error);
}
