#include "config.h"

#include "desk-outages.h"

#include <glib/gi18n.h>
#include <string.h>

#include "dates.h"
#include "desk-incident-private.h"
#include "errors.h"
#include "offender.h"

/* The incident that a lost connection is, and the fact that the time of the side ran out in the meantime. */
#define INCIDENT "online-disconnect"
#define FACT_FLAG "flag-fell-meanwhile"

#define MAX_LOST 86400

char *
zh_outage_dup_moment (const char *text,
                      gint64      now,
                      GError    **error)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (now);
  g_autofree char *given = g_strstrip (g_strdup (text != NULL ? text : ""));
  g_autofree char *day = g_date_time_format (moment, "%Y-%m-%d");
  g_autofree char *whole = strchr (given, '-') != NULL ? g_strdup (given) : g_strconcat (day, "T", given, NULL);

  if (text == NULL)
    return g_date_time_format (moment, "%Y-%m-%dT%H:%M:%S");
  if (!zh_local_time_is_valid (whole))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Time: “%s” is none. Write it as 10:35 or 10:35:20"), given);
  return g_steal_pointer (&whole);
}

int
zh_outage_count_lost (const ZhOutage *self,
                      gint64          now)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *full = strlen (self->since) == strlen ("2026-11-20T10:35") ? g_strconcat (self->since, ":00", NULL) : g_strdup (self->since);
  g_autoptr (GDateTime) since = g_date_time_new_from_iso8601 (full, zone);

  return since != NULL ? (int) CLAMP (now - g_date_time_to_unix (since), 0, MAX_LOST) : 0;
}

static gboolean
check_open (const ZhIncidentPlace *place,
            const ZhOutageInput   *input,
            GError               **error)
{
  const ZhTournament *tournament = place->tournament;
  g_autofree char    *name = zh_entry_format_name (place->entry);

  if (tournament->play != ZH_PLAY_ONLINE)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is not played online: choose online play in its settings first"), tournament->name);
  if (zh_outages_find_open (tournament->outages, input->round, input->board, MAX (input->game, 1), input->entry_id) != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s is without a connection already; say how that ended first"), name);
  return TRUE;
}

static void
note_outage (ZhAct                 *act,
             const ZhIncidentPlace *place,
             const ZhOutage        *outage)
{
  zh_act_set_entry (act, "entry", place->entry);
  if (zh_tournament_is_team (place->tournament))
    {
      g_autofree char *name = zh_tournament_dup_side_name (place->tournament, outage->round, outage->board, outage->game, outage->entry_id);

      zh_act_set_string (act, "member", name);
    }
  zh_act_set_int (act, "round", outage->round);
  zh_act_set_int (act, "board", outage->board);
  if (place->pairing->n_games > 1)
    zh_act_set_int (act, "game", outage->game);
  zh_act_set_string (act, "cause", zh_outage_cause_words[outage->cause]);
  zh_act_set_string (act, "since", outage->since);
  zh_act_set_string (act, "note", outage->note);
  zh_act_in_int (act, "entry", outage->entry_id);
  zh_act_in_int (act, "round", outage->round);
  zh_act_in_int (act, "board", outage->board);
  zh_act_in_int (act, "game", outage->game);
  zh_act_in_text (act, "cause", zh_outage_cause_words[outage->cause]);
  zh_act_in_text (act, "since", outage->since);
  zh_act_in_text (act, "note", outage->note);
}

ZhChange *
zh_desk_open_outage (ZhDesk              *self,
                     const ZhOutageInput *input,
                     GError             **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_OPEN_OUTAGE, input->tournament_id, error);
  const ZhIncidentInput where = { .tournament_id = input->tournament_id, .scope = ZH_INCIDENT_AT_BOARD, .round = input->round, .board = input->board, .game = input->game, .entry_id = input->entry_id };
  g_autoptr (ZhOutage) outage = zh_outage_new ();
  ZhIncidentPlace place = { 0 };

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !zh_incident_place_find (&place, act->snapshot, &where, error))
    return NULL;
  place.entry = zh_tournament_find_entry (place.tournament, input->entry_id);
  if (!check_open (&place, input, error))
    return NULL;
  g_free (outage->since);
  outage->since = zh_outage_dup_moment (input->since, zh_act_get_time (act), error);
  if (outage->since == NULL)
    return NULL;
  outage->id = zh_store_next_id (act->store);
  outage->entry_id = input->entry_id;
  outage->round = input->round;
  outage->board = input->board;
  outage->game = MAX (place.game, 0) + 1;
  outage->cause = (int) input->cause;
  zh_person_set_string (&outage->note, input->note);
  zh_record_clean_texts (&zh_outage_type, outage);
  note_outage (act, &place, outage);
  if (!zh_store_put_outage (act->store, input->tournament_id, outage, error))
    return NULL;
  return zh_act_commit (act, error);
}

static const char **
list_facts (const ZhOutageEnding *ending)
{
  gsize        n = ending->facts != NULL ? g_strv_length ((char **) ending->facts) : 0;
  const char **facts = g_new0 (const char *, n + 2);

  for (gsize i = 0; i < n; i++)
    facts[i] = ending->facts[i];
  if (ending->ended == ZH_OUTAGE_LOST_ON_TIME)
    facts[n] = FACT_FLAG;
  return facts;
}

static ZhIncidentInput
make_input (const ZhOutageEnding  *ending,
            const ZhOutage        *outage,
            const char *const     *facts,
            const ZhOutageOutcome *outcome)
{
  return (ZhIncidentInput){
    .tournament_id = ending->tournament_id,
    .scope = ZH_INCIDENT_AT_BOARD,
    .round = outage->round,
    .board = outage->board,
    .game = outage->game,
    .entry_id = outage->entry_id,
    .incident = INCIDENT,
    .happened = outage->since,
    .facts = facts,
    .note = ending->note != NULL ? ending->note : outage->note,
    .decision = ending->decision,
    .opponent_time = ending->opponent_time,
    .offender_time = ending->offender_time,
    .sanction = ending->sanction,
    .reason = ending->reason,
    .outage = outcome,
  };
}

ZhIncidentAnswer *
zh_desk_ask_outage (const ZhCompetition  *competition,
                    const ZhOutageEnding *ending,
                    ZhIncidentCounts     *counts,
                    GError              **error)
{
  const ZhOutage         *outage = zh_competition_find_lasting_outage (competition, ending->tournament_id, ending->outage_id, error);
  g_autofree const char **facts = list_facts (ending);
  ZhIncidentInput         input;

  if (outage == NULL)
    return NULL;
  input = make_input (ending, outage, facts, NULL);
  return zh_desk_ask_incident (competition, &input, counts, error);
}

ZhChange *
zh_desk_end_outage (ZhDesk               *self,
                    const ZhOutageEnding *ending,
                    GError              **error)
{
  const ZhOutage         *outage = zh_competition_find_lasting_outage (self->snapshot, ending->tournament_id, ending->outage_id, error);
  g_autofree const char **facts = list_facts (ending);
  ZhOutageOutcome         outcome;
  ZhIncidentInput         input;

  if (outage == NULL)
    return NULL;
  outcome = (ZhOutageOutcome){ outage->id, ending->ended, ending->lost != ZH_OUTAGE_UNTIL_NOW ? ending->lost : zh_outage_count_lost (outage, zh_desk_get_now (self)) };
  input = make_input (ending, outage, facts, &outcome);
  return zh_desk_rule_incident (self, &input, error);
}
