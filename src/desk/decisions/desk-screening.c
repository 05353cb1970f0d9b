#include "config.h"

#include "desk-screening.h"

#include <glib/gi18n.h>

#include "desk-incident-private.h"
#include "errors.h"

#define INCIDENT "cheating"

static ZhDate
get_today (ZhAct *act)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_act_get_time (act));

  return (ZhDate){ (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) };
}

static gboolean
is_waiting (const ZhTournament *tournament,
            const ZhScreening  *screening)
{
  for (guint i = 0; i < tournament->screenings->len; i++)
    {
      const ZhScreening *other = g_ptr_array_index (tournament->screenings, i);

      if (other->answer == ZH_SCREENING_AWAITED && other->entry_id == screening->entry_id && other->round == screening->round &&
          other->board == screening->board && other->game == screening->game)
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_sent (const ZhTournament *tournament,
            const ZhScreening  *screening,
            GError            **error)
{
  if (tournament->play != ZH_PLAY_ONLINE)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("“%s” is not played online: choose online play in its settings first"), tournament->name);
  if (*screening->body == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Sent to: name who checks the game"));
  if (is_waiting (tournament, screening))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("This side of the game was sent already, and waits for an answer"));
  return TRUE;
}

static void
note_place (ZhAct                 *act,
            const ZhIncidentPlace *place,
            const ZhScreening     *screening)
{
  zh_act_set_entry (act, "entry", place->entry);
  zh_act_set_int (act, "round", screening->round);
  zh_act_set_int (act, "board", screening->board);
  if (place->pairing->n_games > 1)
    zh_act_set_int (act, "game", screening->game);
}

ZhChange *
zh_desk_send_screening (ZhDesk            *self,
                        gint64             tournament_id,
                        const ZhScreening *screening,
                        GError           **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SEND_SCREENING, tournament_id, error);
  const ZhIncidentInput where = { .tournament_id = tournament_id, .scope = ZH_INCIDENT_AT_BOARD, .round = screening->round, .board = screening->board, .game = screening->game, .entry_id = screening->entry_id };
  g_autoptr (ZhScreening) next = zh_screening_copy (screening);
  g_autoptr (ZhScreening) nothing = zh_screening_new ();
  ZhIncidentPlace place = { 0 };

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !zh_incident_place_find (&place, act->snapshot, &where, error))
    return NULL;
  place.entry = zh_tournament_find_entry (place.tournament, screening->entry_id);
  zh_record_clean_texts (&zh_screening_type, next);
  next->id = zh_store_next_id (act->store);
  next->incident_id = 0;
  next->game = MAX (place.game, 0) + 1;
  next->answer = ZH_SCREENING_AWAITED;
  next->answered = ZH_DATE_NONE;
  if (!zh_date_is_set (next->sent))
    next->sent = get_today (act);
  if (!check_sent (place.tournament, next, error))
    return NULL;
  note_place (act, &place, next);
  zh_act_add_field_changes (act, &zh_screening_type, nothing, next);
  zh_act_in_int (act, "entry", next->entry_id);
  zh_act_in_int (act, "round", next->round);
  zh_act_in_int (act, "board", next->board);
  zh_act_in_int (act, "game", next->game);
  zh_act_in_record (act, "screening", &zh_screening_type, next, nothing);
  if (!zh_store_put_screening (act->store, tournament_id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_answer_screening (ZhDesk           *self,
                          gint64            tournament_id,
                          gint64            screening_id,
                          ZhScreeningAnswer answer,
                          ZhDate            answered,
                          const char       *note,
                          GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ANSWER_SCREENING, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhScreening  *old = tournament != NULL ? zh_competition_find_screening (act->snapshot, tournament_id, screening_id, error) : NULL;
  g_autoptr (ZhScreening) next = old != NULL ? zh_screening_copy (old) : NULL;
  g_autofree char *date = NULL;

  if (old == NULL)
    return NULL;
  next->answer = (int) answer;
  next->answered = zh_date_is_set (answered) ? answered : get_today (act);
  zh_person_set_string (&next->note, note != NULL ? note : old->note);
  zh_record_clean_texts (&zh_screening_type, next);
  if (answer == ZH_SCREENING_AWAITED)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Answer: choose clean, doubtful or confirmed"));
  if (zh_date_compare (next->answered, next->sent) < 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Answered on: that is before it was sent"));
  if (old->incident_id != 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("It was ruled on with the answer that stands. Undo the ruling first"));
  date = zh_date_format_iso (next->answered);
  zh_act_set_entry (act, "entry", zh_tournament_find_entry (tournament, next->entry_id));
  zh_act_set_int (act, "round", next->round);
  zh_act_set_int (act, "board", next->board);
  zh_act_set_string (act, "answer", zh_screening_answer_words[next->answer]);
  zh_act_set_string (act, "note", next->note);
  zh_act_in_int (act, "screening", next->id);
  zh_act_in_text (act, "answer", zh_screening_answer_words[next->answer]);
  zh_act_in_text (act, "answered", date);
  zh_act_in_text (act, "note", next->note);
  if (!zh_store_put_screening (act->store, tournament_id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhIncidentInput
zh_screening_make_input (const ZhScreening     *screening,
                         const ZhIncidentInput *wishes)
{
  ZhIncidentInput input = *wishes;

  input.scope = ZH_INCIDENT_AT_BOARD;
  input.round = screening->round;
  input.board = screening->board;
  input.game = screening->game;
  input.entry_id = screening->entry_id;
  input.incident = INCIDENT;
  return input;
}

ZhChange *
zh_desk_rule_screening (ZhDesk                *self,
                        gint64                 screening_id,
                        const ZhIncidentInput *input,
                        GError               **error)
{
  const ZhScreening *screening = zh_competition_find_screening (self->snapshot, input->tournament_id, screening_id, error);
  ZhIncidentInput    whole;

  if (screening == NULL)
    return NULL;
  whole = zh_screening_make_input (screening, input);
  whole.screening_id = screening_id;
  return zh_desk_rule_incident (self, &whole, error);
}
