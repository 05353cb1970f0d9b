/* Incidents, clocks, who has not come, and protests of a random event. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-clocks.h"
#include "desk-incidents.h"
#include "desk-lateness.h"
#include "desk-protests.h"
#include "incident-catalogue.h"
#include "random-event.h"

static ZhChange *
rule_incident (RandomEvent *self,
               GError     **error)
{
  static const char *const decisions[] = { "none", "loss", "draw", "both-lose", "win", "none", NULL };
  static const char *const sanctions[] = { "warning", "remark", "rounds-out", "expulsion", "removal", NULL };
  gsize                    n_incidents = 0;
  const ZhIncident        *incidents = zh_incident_get_all (&n_incidents);
  RandomGame               game;
  ZhIncidentInput          input = { .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };

  if (!random_pick_game (self, &game))
    return NULL;
  input.tournament_id = game.tournament->id;
  input.round = game.round->number;
  input.board = game.pairing->number;
  input.game = game.game;
  input.entry_id = game.pairing->entry[random_once_in (self, 2) ? 1 : 0];
  input.incident = incidents[zh_random_below (&self->random, (guint) n_incidents)].id;
  input.supervised = random_once_in (self, 2);
  input.decision = random_once_in (self, 3) ? NULL : random_pick (self, decisions);
  input.sanction = random_once_in (self, 4) ? random_pick (self, sanctions) : NULL;
  input.rounds_out = g_strcmp0 (input.sanction, "rounds-out") == 0 ? 1 : 0;
  input.opponent_time = random_once_in (self, 3) ? 60 : ZH_INCIDENT_TIME_AS_RULED;
  input.reason = "Бачили всі";
  input.note = random_once_in (self, 2) ? "Записано на місці" : NULL;
  return zh_desk_rule_incident (self->desk, &input, error);
}

/* Away from a board: a player, a team or the hall. */
static ZhChange *
rule_away (RandomEvent *self,
           GError     **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *entry = random_pick_entry (self, &tournament);
  ZhIncidentInput     input = { .decision = "none", .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .reason = "Шум" };

  if (entry == NULL)
    return NULL;
  input.tournament_id = tournament->id;
  input.round = zh_tournament_count_paired_rounds (tournament);
  input.scope = random_once_in (self, 2) ? ZH_INCIDENT_IN_HALL : ZH_INCIDENT_OF_PLAYER;
  input.entry_id = input.scope == ZH_INCIDENT_IN_HALL ? 0 : entry->id;
  input.incident = input.scope == ZH_INCIDENT_IN_HALL ? "spectator-conduct" : "disturbing";
  return zh_desk_rule_incident (self->desk, &input, error);
}

static ZhChange *
set_clocks (RandomEvent *self,
            GError     **error)
{
  RandomGame    game;
  ZhClockChange change = { .kind = ZH_CLOCK_REPLACED, .move = 20, .before = { 600, -1 }, .after = { 700, 650 }, .note = "Став" };

  if (!random_pick_game (self, &game))
    return NULL;
  change.tournament_id = game.tournament->id;
  change.round = game.round->number;
  change.board = game.pairing->number;
  change.game = game.game;
  change.kind = random_once_in (self, 2) ? ZH_CLOCK_SET : ZH_CLOCK_RESTORED;
  return zh_desk_set_clocks (self->desk, &change, error);
}

static ZhChange *
mark_missing (RandomEvent *self,
              GError     **error)
{
  RandomGame    game;
  ZhMissingMark mark = { .missing = TRUE };

  if (!random_pick_game (self, &game))
    return NULL;
  mark.board = game.pairing->number;
  mark.game = game.game - 1;
  mark.colour = random_once_in (self, 2) ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
  mark.missing = !random_once_in (self, 4);
  return zh_desk_mark_missing (self->desk, game.tournament->id, game.round->number, &mark, 1, error);
}

static ZhChange *
forfeit_late (RandomEvent *self,
              GError     **error)
{
  RandomGame    game;
  ZhMissingMark mark = { .colour = ZH_COLOUR_BLACK, .missing = TRUE };

  if (!random_pick_game (self, &game))
    return NULL;
  mark.board = game.pairing->number;
  mark.game = game.game - 1;
  if (random_once_in (self, 2) && !random_prepare (zh_desk_mark_missing (self->desk, game.tournament->id, game.round->number, &mark, 1, error), error))
    return NULL;
  return zh_desk_forfeit_late (self->desk, game.tournament->id, game.round->number, random_once_in (self, 3) ? NULL : "went home", error);
}

/* Against the last ruling, a result, or a pairing. */
static ZhChange *
file_protest (RandomEvent *self,
              GError     **error)
{
  const GPtrArray        *incidents = zh_desk_get_snapshot (self->desk)->incidents;
  const ZhIncidentRecord *ruling = random_pick_of (self, incidents);
  RandomGame              game;
  ZhProtestInput          input = { .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RESULT, .facts = "Не так", .claim = "Перемога", .admitted = "Через хворобу", .deposit = "500" };

  if (!random_pick_game (self, &game))
    return NULL;
  input.tournament_id = game.tournament->id;
  input.entry_id = game.pairing->entry[0];
  input.round = game.round->number;
  input.board = game.pairing->number;
  input.game = game.game;
  input.deposit_due = random_once_in (self, 2);
  if (ruling != NULL && !random_once_in (self, 4))
    {
      input.subject = ZH_PROTEST_SUBJECT_RULING;
      input.incident_id = ruling->id;
    }
  else if (random_once_in (self, 3))
    {
      input.subject = ZH_PROTEST_SUBJECT_PAIRING;
      input.board = 0;
    }
  return zh_desk_file_protest (self->desk, &input, NULL, error);
}

static const ZhProtest *
pick_case (RandomEvent *self)
{
  return random_pick_of (self, zh_desk_get_snapshot (self->desk)->protests);
}

static ZhChange *
attach_to_protest (RandomEvent *self,
                   GError     **error)
{
  const ZhProtest *protest = pick_case (self);
  g_autofree char *text = g_strdup_printf ("заява %u", ++self->n_names);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (ZhOutsideFile) content = zh_outside_file_new (bytes);

  return protest != NULL ? zh_desk_attach_to_protest (self->desk, protest->id, "заява.txt", content, random_once_in (self, 2) ? "шухляда 3" : NULL, error) : NULL;
}

/* The committee of the event is named when the first case wants it. */
static gboolean
name_committee (RandomEvent *self,
                GError     **error)
{
  static const char *const roles[] = { "committee-chair", "committee", "committee", "committee-reserve", "committee-reserve" };

  if (zh_competition_find_official (zh_desk_get_snapshot (self->desk), roles[0]) != NULL)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    if (!random_prepare (random_run (self, ZH_COMMAND_SET_OFFICIAL, error,
                                     "{'official':{'role':'%s','name':'Член %c','federation':'Область %c','birth':'1980-01-01'}}", roles[i],
                                     (char) ('A' + i), (char) ('A' + i)),
                         error))
      return FALSE;
  return TRUE;
}

static ZhChange *
draw_committee (RandomEvent *self,
                GError     **error)
{
  const ZhProtest    *protest = pick_case (self);
  ZhCommitteeConflict conflict = { "Член B", "тренер" };

  if (protest == NULL || !name_committee (self, error))
    return NULL;
  return zh_desk_draw_committee (self->desk, protest->id, &conflict, random_once_in (self, 2) ? 1 : 0, error);
}

static ZhChange *
hear_protest (RandomEvent *self,
              GError     **error)
{
  static const char *const heard[] = { "Хтось Перший", "Хтось Другий", NULL };
  const ZhProtest         *protest = pick_case (self);

  return protest != NULL ? zh_desk_hear_protest (self->desk, protest->id, 0, NULL, heard, error) : NULL;
}

static ZhChange *
decide_protest (RandomEvent *self,
                GError     **error)
{
  const ZhProtest *protest = pick_case (self);
  ZhProtestRuling  ruling = { .votes_for = 2, .votes_against = 1, .reason = "Так було", .result = "=-=" };

  if (protest == NULL)
    return NULL;
  ruling.decision = random_once_in (self, 3) ? ZH_PROTEST_DECISION_REJECTED : ZH_PROTEST_DECISION_UPHELD;
  ruling.effect = protest->incident_id != 0 ? ZH_PROTEST_EFFECT_ANNULLED : ZH_PROTEST_EFFECT_RESULT;
  ruling.deposit = random_once_in (self, 2) ? ZH_PROTEST_DEPOSIT_RETURNED : ZH_PROTEST_DEPOSIT_NOT_SAID;
  if (ruling.decision == ZH_PROTEST_DECISION_REJECTED)
    {
      ruling.effect = ZH_PROTEST_EFFECT_NOT_SAID;
      ruling.result = NULL;
      ruling.votes_for = 1;
      ruling.votes_against = 2;
    }
  if (protest->hearing == 0)
    {
      ruling.forum = ZH_PROTEST_FORUM_CHIEF_ARBITER;
      ruling.votes_for = ruling.votes_against = 0;
    }
  if (ruling.effect != ZH_PROTEST_EFFECT_RESULT)
    ruling.result = NULL;
  return zh_desk_decide_protest (self->desk, protest->id, &ruling, error);
}

static ZhChange *
notify_protest (RandomEvent *self,
                GError     **error)
{
  const ZhProtest  *protest = pick_case (self);
  g_autofree char  *name = random_dup_name (self);
  const char *const names[] = { name, NULL };

  return protest != NULL ? zh_desk_notify_protest (self->desk, protest->id, names, 0, error) : NULL;
}

static ZhChange *
set_protest_deposit (RandomEvent *self,
                     GError     **error)
{
  static const ZhProtestDeposit states[] = { ZH_PROTEST_DEPOSIT_PAID, ZH_PROTEST_DEPOSIT_RETURNED, ZH_PROTEST_DEPOSIT_KEPT };
  const ZhProtest              *protest = pick_case (self);

  return protest != NULL ? zh_desk_set_protest_deposit (self->desk, protest->id, random_once_in (self, 2) ? "750" : NULL,
                                                        states[zh_random_below (&self->random, G_N_ELEMENTS (states))], error)
                         : NULL;
}

const RandomAct random_decision_acts[] = {
  { ZH_COMMAND_RULE_INCIDENT, 30, rule_incident },
  { ZH_COMMAND_RULE_INCIDENT, 6, rule_away },
  { ZH_COMMAND_SET_CLOCKS, 6, set_clocks },
  { ZH_COMMAND_MARK_MISSING, 10, mark_missing },
  { ZH_COMMAND_FORFEIT_LATE, 10, forfeit_late },
  { ZH_COMMAND_FILE_PROTEST, 12, file_protest },
  { ZH_COMMAND_ATTACH_TO_PROTEST, 8, attach_to_protest },
  { ZH_COMMAND_DRAW_COMMITTEE, 12, draw_committee },
  { ZH_COMMAND_HEAR_PROTEST, 14, hear_protest },
  { ZH_COMMAND_DECIDE_PROTEST, 10, decide_protest },
  { ZH_COMMAND_NOTIFY_PROTEST, 12, notify_protest },
  { ZH_COMMAND_SET_PROTEST_DEPOSIT, 8, set_protest_deposit },
  { NULL },
};
