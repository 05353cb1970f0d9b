/* What a ruling does to the event, found before or now: checked, written and noted. */
#include "config.h"

#include <glib/gi18n.h>

#include "desk-incident-private.h"
#include "errors.h"
#include "forfeits.h"
#include "game-place.h"
#include "member-exclusion.h"
#include "offender.h"

void
zh_ruling_effects_init (ZhRulingEffects *self)
{
  *self = (ZhRulingEffects){
    .results = g_array_new (FALSE, FALSE, sizeof (ZhForfeit)),
    .forfeits = g_array_new (FALSE, FALSE, sizeof (ZhForfeit)),
    .absences = g_array_new (FALSE, FALSE, sizeof (int)),
    .status = ZH_ENTRY_PLAYING,
  };
}

void
zh_ruling_effects_clear (ZhRulingEffects *self)
{
  g_clear_pointer (&self->results, g_array_unref);
  g_clear_pointer (&self->forfeits, g_array_unref);
  g_clear_pointer (&self->absences, g_array_unref);
}

ZhConsequence
zh_incident_place_get_consequence (const ZhIncidentPlace  *place,
                                   const ZhIncidentRecord *record)
{
  gboolean expels = zh_incident_sanction_expels (record->sanction);
  /* A board of a team that has not named its player: there is nobody to send away. */
  gboolean is_entry = place->entry != NULL && (place->scope != ZH_INCIDENT_AT_BOARD || !zh_tournament_is_team (place->tournament));

  if (place->member != NULL)
    return expels || record->rounds_out > 0 ? ZH_CONSEQUENCE_MEMBER_OUT : ZH_CONSEQUENCE_NONE;
  if (is_entry && record->rounds_out > 0)
    return ZH_CONSEQUENCE_ROUNDS_OUT;
  return is_entry && expels ? ZH_CONSEQUENCE_LEAVES : ZH_CONSEQUENCE_NONE;
}

/* A result that the ruling gives: at the board where it was made, and in a round that is open. */
static gboolean
is_decided_here (const ZhIncidentRecord *record,
                 const ZhIncidentPlace  *place,
                 const ZhForfeit        *result)
{
  return place->pairing == result->pairing && record->decided > ZH_RULED_NONE && zh_result_is_set (result->result) &&
         result->round->state != ZH_ROUND_CLOSED && (place->game == ZH_INCIDENT_ALL_GAMES || place->game == result->index);
}

/* A game that is not played because a player or a team is away then. */
static gboolean
is_lost_later (const ZhIncidentRecord *record,
               const ZhIncidentPlace  *place,
               const ZhForfeit        *forfeit)
{
  const ZhPairing *pairing = forfeit->pairing;
  const ZhGame    *game = &pairing->games[forfeit->index];
  ZhConsequence    consequence = zh_incident_place_get_consequence (place, record);

  if (consequence == ZH_CONSEQUENCE_NONE || !zh_result_is_set (forfeit->result) || forfeit->result.played || forfeit->round->number < record->round)
    return FALSE;
  if (!zh_incident_sanction_expels (record->sanction) && (forfeit->round->number == record->round || forfeit->round->number > record->round + record->rounds_out))
    return FALSE;
  if (consequence != ZH_CONSEQUENCE_LEAVES && forfeit->round->state == ZH_ROUND_CLOSED)
    return FALSE;
  if (consequence == ZH_CONSEQUENCE_MEMBER_OUT)
    return game->member[0] == place->member->id || game->member[1] == place->member->id;
  return pairing->entry[0] == place->entry->id || pairing->entry[1] == place->entry->id;
}

typedef gboolean (*Follows) (const ZhIncidentRecord *record,
                             const ZhIncidentPlace  *place,
                             const ZhForfeit        *forfeit);

static gboolean
read_games (GArray                 *games,
            const ZhCompetition    *competition,
            const ZhIncidentRecord *record,
            const ZhIncidentPlace  *place,
            const GArray           *given,
            Follows                 follows,
            GError                **error)
{
  for (guint i = 0; i < given->len; i++)
    {
      const ZhGivenForfeit *each = &g_array_index (given, ZhGivenForfeit, i);
      ZhForfeit             forfeit;
      ZhGamePlace           found;

      if (!zh_competition_find_game (competition, place->tournament->id, each->round, each->board, each->game, &found, error))
        return FALSE;
      forfeit = (ZhForfeit){ found.round, found.pairing, found.index, each->result };
      if (!follows (record, place, &forfeit))
        return zh_fail (error, ZH_ERROR_INPUT,
                        _ ("“outcome”: this ruling does not touch board %2$d of round %1$d. Leave the outcome out, and it is found"),
                        each->round, each->board);
      g_array_append_val (games, forfeit);
    }
  return TRUE;
}

static gboolean
read_absences (ZhRulingEffects        *self,
               const ZhIncidentRecord *record,
               const ZhIncidentPlace  *place,
               const GArray           *given,
               GError                **error)
{
  gboolean is_out = zh_incident_place_get_consequence (place, record) == ZH_CONSEQUENCE_ROUNDS_OUT;

  for (guint i = 0; i < given->len; i++)
    {
      int number = g_array_index (given, int, i);
      int previous = i > 0 ? g_array_index (given, int, i - 1) : record->round;

      if (!is_out || number <= previous || number > record->round + record->rounds_out ||
          zh_tournament_find_round (place->tournament, number) != NULL || zh_entry_get_absence (place->entry, number, NULL))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("“outcome”: this ruling keeps nobody out of round %d. Leave the outcome out, and it is found"), number);
      g_array_append_val (self->absences, number);
    }
  return TRUE;
}

static gboolean
read_leaving (ZhRulingEffects        *self,
              const ZhIncidentRecord *record,
              const ZhIncidentPlace  *place,
              const ZhGivenRuling    *given,
              GError                **error)
{
  gboolean leaves = zh_incident_place_get_consequence (place, record) == ZH_CONSEQUENCE_LEAVES;

  self->status = given->status;
  self->last_round = given->last_round;
  if (leaves == (given->status != ZH_ENTRY_PLAYING))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s",
                  leaves ? _ ("“outcome”: by this sanction somebody leaves. Say the status and the last round, or leave the outcome out, and it is found")
                         : _ ("“outcome”: by this sanction nobody leaves. Leave the status out"));
}

gboolean
zh_ruling_effects_read (ZhRulingEffects        *self,
                        const ZhCompetition    *competition,
                        const ZhIncidentRecord *record,
                        const ZhIncidentPlace  *place,
                        const ZhGivenRuling    *given,
                        GError                **error)
{
  return read_games (self->results, competition, record, place, given->results, is_decided_here, error) &&
         read_games (self->forfeits, competition, record, place, given->forfeits, is_lost_later, error) &&
         read_absences (self, record, place, given->absences, error) && read_leaving (self, record, place, given, error);
}

static gboolean
fail_left (const char *name,
           GError    **error)
{
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s has left the tournament already"), name);
}

static gboolean
check_has_not_left (const ZhCompetition    *competition,
                    const ZhIncidentRecord *record,
                    const ZhIncidentPlace  *place,
                    GError                **error)
{
  g_autofree char *name = NULL;

  if (!zh_incident_sanction_expels (record->sanction) || zh_incident_place_get_consequence (place, record) == ZH_CONSEQUENCE_NONE)
    return TRUE;
  if (place->member != NULL)
    {
      name = zh_member_format_name_with_team (place->member, place->tournament);
      return zh_competition_find_exclusion (competition, place->tournament->id, place->member->id, record->round + 1) == NULL || fail_left (name, error);
    }
  name = zh_entry_format_name (place->entry);
  return place->entry->status == ZH_ENTRY_PLAYING || fail_left (name, error);
}

static gboolean
write_results (ZhAct                 *act,
               const ZhIncidentPlace *place,
               const GArray          *results,
               GError               **error)
{
  for (guint i = 0; i < results->len; i++)
    {
      const ZhForfeit *each = &g_array_index (results, ZhForfeit, i);

      if (!zh_act_write_result (act, place->tournament, each->round, each->pairing, each->index, each->result, error))
        return FALSE;
    }
  return TRUE;
}

/* The entry as it is then. */
static gboolean
write_entry (ZhAct                 *act,
             const ZhIncidentPlace *place,
             const ZhRulingEffects *effects,
             GError               **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (place->entry);

  for (guint i = 0; i < effects->absences->len; i++)
    {
      ZhAbsence absence = { .round = g_array_index (effects->absences, int, i), .kind = ZH_PAIRING_ZERO_BYE };

      g_array_append_val (next->absences, absence);
    }
  if (effects->status != ZH_ENTRY_PLAYING)
    {
      next->status = effects->status;
      next->last_round = effects->last_round;
    }
  return zh_store_put_entry (act->store, place->tournament->id, next, error);
}

gboolean
zh_act_write_ruling (ZhAct                  *act,
                     const ZhIncidentRecord *record,
                     const ZhIncidentPlace  *place,
                     const ZhRulingEffects  *effects,
                     GError                **error)
{
  ZhConsequence consequence = zh_incident_place_get_consequence (place, record);

  if (!check_has_not_left (act->snapshot, record, place, error) || !write_results (act, place, effects->results, error))
    return FALSE;
  if (consequence == ZH_CONSEQUENCE_NONE)
    return TRUE;
  if (zh_incident_sanction_removes_team (record->sanction) && consequence == ZH_CONSEQUENCE_LEAVES)
    zh_act_set_string (act, "results", effects->status == ZH_ENTRY_ANNULLED ? "annulled" : "kept");
  return (consequence == ZH_CONSEQUENCE_MEMBER_OUT || write_entry (act, place, effects, error)) &&
         zh_act_write_forfeits (act, effects->forfeits, error);
}

static void
note_circumstances (ZhAct                  *act,
                    const ZhIncidentRecord *record,
                    const ZhIncidentPlace  *place)
{
  zh_act_in_string (act, "scope", zh_incident_scope_to_string (record->scope));
  zh_act_in_int (act, "round", record->round);
  if (record->scope == ZH_INCIDENT_AT_BOARD)
    {
      zh_act_in_int (act, "board", record->board);
      zh_act_in_int (act, "game", record->game);
    }
  if (record->entry_id != 0)
    zh_act_in_int (act, "entry", record->entry_id);
  if (place->member != NULL && record->scope != ZH_INCIDENT_AT_BOARD)
    zh_act_in_int (act, "member", place->member->id);
  zh_act_in_string (act, "incident", record->incident);
  zh_act_in_text (act, "raised-by", record->raised_by);
  zh_act_in_text (act, "happened", record->happened);
  zh_act_in_int (act, "move", record->move);
  if (record->clock[0] >= 0)
    zh_act_in_int (act, "white-clock", record->clock[0]);
  if (record->clock[1] >= 0)
    zh_act_in_int (act, "black-clock", record->clock[1]);
  zh_act_in_text (act, "witnesses", record->witnesses);
  zh_act_in_bool (act, "supervised", record->supervised);
  zh_act_in_text (act, "note", record->note);
  zh_act_in_text (act, "sanction", zh_sanction_to_string (record->sanction));
  zh_act_in_int (act, "rounds-out", record->rounds_out);
}

static void
note_answer (JsonObject             *outcome,
             const ZhIncidentRecord *record)
{
  json_object_set_string_member (outcome, "counted-as", record->counted_as);
  json_object_set_int_member (outcome, "count", record->count);
  json_object_set_int_member (outcome, "event-count", record->event_count);
  json_object_set_string_member (outcome, "facts", record->facts);
  json_object_set_string_member (outcome, "articles", record->articles);
  json_object_set_string_member (outcome, "overridden", record->overridden);
  json_object_set_string_member (outcome, "advised", record->advised);
  json_object_set_string_member (outcome, "decided", zh_ruled_result_to_string (record->decided));
  json_object_set_string_member (outcome, "decided-by", record->decided_by);
  json_object_set_int_member (outcome, "opponent-time", record->opponent_time);
  json_object_set_int_member (outcome, "offender-time", record->offender_time);
}

void
zh_act_in_ruling (ZhAct                  *act,
                  const ZhIncidentRecord *record,
                  const ZhIncidentPlace  *place,
                  const ZhRulingEffects  *effects)
{
  JsonObject *outcome;
  JsonArray  *absences = json_array_new ();

  note_circumstances (act, record, place);
  outcome = zh_act_in_add (act, "outcome");
  note_answer (outcome, record);
  json_object_set_array_member (outcome, "results", zh_json_forfeits_new (effects->results));
  json_object_set_array_member (outcome, "forfeits", zh_json_forfeits_new (effects->forfeits));
  for (guint i = 0; i < effects->absences->len; i++)
    json_array_add_int_element (absences, g_array_index (effects->absences, int, i));
  json_object_set_array_member (outcome, "absences", absences);
  if (effects->status == ZH_ENTRY_PLAYING)
    return;
  json_object_set_string_member (outcome, "status", effects->status == ZH_ENTRY_ANNULLED ? "annulled" : "expelled");
  json_object_set_int_member (outcome, "last-round", effects->last_round);
}
