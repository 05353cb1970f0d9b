#include "config.h"

#include "desk-protests.h"

#include <glib/gi18n.h>

#include "decision-outcomes.h"
#include "desk-details.h"
#include "desk-protest-case.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "text-limits.h"
#include "text-signs.h"
/* Where a ruling or an earlier case was; fills in the place. */
static gboolean
take_subject (const ZhCompetition  *competition,
              const ZhProtestInput *input,
              ZhProtest            *protest,
              GError              **error)
{
  const ZhIncidentRecord *incident = zh_competition_find_incident (competition, input->incident_id);
  const ZhProtest        *appealed = zh_competition_find_protest (competition, input->appealed_id);

  protest->subject = input->subject;
  protest->tournament_id = input->tournament_id;
  protest->round = input->round;
  protest->board = input->board;
  protest->game = input->board > 0 ? MAX (input->game, 1) : 0;
  if (protest->subject == ZH_PROTEST_SUBJECT_RULING)
    {
      if (incident == NULL)
        return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Choose the ruling that is contested"));
      protest->incident_id = incident->id;
      protest->tournament_id = incident->tournament_id;
      protest->round = incident->round;
      protest->board = incident->board;
      protest->game = incident->game;
      protest->contested_time = incident->time;
    }
  else if (protest->subject == ZH_PROTEST_SUBJECT_DECISION)
    {
      if (appealed == NULL || zh_protest_is_open (appealed))
        return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Choose a case that is decided"));
      protest->appealed_id = appealed->id;
      protest->incident_id = appealed->incident_id;
      protest->tournament_id = appealed->tournament_id;
      protest->round = appealed->round;
      protest->board = appealed->board;
      protest->game = appealed->game;
      protest->contested_time = appealed->decided;
    }
  return TRUE;
}

static gboolean
check_place (const ZhTournament *tournament,
             const ZhProtest    *protest,
             GError            **error)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, protest->round);
  const ZhPairing *pairing = round != NULL && protest->board > 0 ? zh_round_find_pairing (round, protest->board) : NULL;

  /* A ruling may have been before round 1, or in the hall. */
  if (protest->incident_id != 0 || protest->appealed_id != 0)
    return TRUE;
  if (round == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), protest->round);
  if (protest->board > 0 ? pairing == NULL : protest->subject == ZH_PROTEST_SUBJECT_RESULT)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %d has no board %d"), protest->round, protest->board);
  if (pairing != NULL && protest->game > pairing->n_games)
    return zh_fail (error, ZH_ERROR_INPUT,
                    g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games", (gulong) pairing->n_games),
                    protest->board, pairing->n_games);
  return TRUE;
}

/* When the result was entered, or the pairing announced; 0 where nobody knows. */
static gint64
find_contested_time (const ZhTournament *tournament,
                     const ZhProtest    *protest)
{
  const ZhRound   *round = zh_tournament_find_round (tournament, protest->round);
  const ZhPairing *pairing = round != NULL ? zh_round_find_pairing (round, protest->board) : NULL;

  if (protest->subject == ZH_PROTEST_SUBJECT_PAIRING)
    return round != NULL ? round->announced : 0;
  if (pairing == NULL || protest->game < 1 || protest->game > pairing->n_games)
    return 0;
  return pairing->games[protest->game - 1].entered;
}

static const ZhTournament *
fill_protest (const ZhCompetition  *competition,
              const ZhProtestInput *input,
              gint64                now,
              ZhProtest            *protest,
              GError              **error)
{
  const ZhTournament *tournament;
  const ZhEntry      *entry;
  g_autofree char    *name = NULL;

  if (input->subject == ZH_PROTEST_SUBJECT_NOT_SAID)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Say what the protest is against: ruling, result, pairing or decision"));
  if (!take_subject (competition, input, protest, error))
    return NULL;
  tournament = zh_competition_find_tournament (competition, protest->tournament_id);
  entry = tournament != NULL ? zh_tournament_find_entry (tournament, input->entry_id) : NULL;
  if (entry == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Choose who protests: a player or a team of the tournament"));
  if (!check_place (tournament, protest, error))
    return NULL;
  name = zh_entry_format_name (entry);
  protest->entry_id = entry->id;
  protest->by_captain = input->by_captain;
  protest->written = input->written;
  protest->handed_in = input->handed_in != 0 ? input->handed_in : now;
  if (input->contested_time != 0)
    protest->contested_time = input->contested_time;
  else if (protest->contested_time == 0)
    protest->contested_time = find_contested_time (tournament, protest);
  /* Where nothing tells when the deadline began it cannot be judged. */
  if (protest->contested_time == 0)
    protest->contested_time = protest->handed_in;
  zh_person_set_string (&protest->by, zh_text_is_blank (input->by) ? name : input->by);
  zh_person_set_string (&protest->facts, input->facts);
  zh_person_set_string (&protest->claim, input->claim);
  zh_person_set_string (&protest->articles, input->articles);
  zh_person_set_string (&protest->deposit, input->deposit);
  protest->deposit_state = *protest->deposit != '\0' && !input->deposit_due ? ZH_PROTEST_DEPOSIT_PAID
                                                                            : ZH_PROTEST_DEPOSIT_NOT_SAID;
  return tournament;
}

static char *
dup_faults (const ZhCompetition *competition,
            const ZhRuleset     *rules,
            const ZhTournament  *tournament,
            const ZhProtest     *protest)
{
  const ZhIncidentRecord *ruling = zh_competition_find_incident (competition, protest->incident_id);
  ZhProtestForm           form = { .is_team_event = zh_tournament_is_team (tournament),
                                   .by_captain = protest->by_captain,
                                   .is_written = protest->written,
                                   .by_correspondence = tournament->play == ZH_PLAY_CORRESPONDENCE,
                                   .seconds_after = MAX (protest->handed_in - protest->contested_time, 0),
                                   .incident = ruling != NULL ? ruling->incident : NULL };
  g_autoptr (GArray) faults = zh_ruleset_check_protest (rules, &form);

  return zh_appeal_faults_to_string (faults);
}

/* A decision of the committee ends the matter where the rules say so. */
static gboolean
check_final (const ZhCompetition *competition,
             const ZhRuleset     *rules,
             const ZhProtest     *protest,
             GError             **error)
{
  const ZhProtest *appealed = zh_competition_find_protest (competition, protest->appealed_id);
  gboolean         final = FALSE;
  const char      *article = "";

  if (appealed == NULL || appealed->forum != ZH_PROTEST_FORUM_COMMITTEE ||
      !zh_ruleset_get_boolean (rules, "appeals.final", &final, &article) || !final)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("The decision of the appeals committee is final [%s]"), article);
}

char *
zh_desk_dup_protest_faults (ZhDesk               *self,
                            const ZhProtestInput *input,
                            gint64               *deadline,
                            const ZhLanguage     *language,
                            GError              **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (self->snapshot, error);
  g_autoptr (ZhProtest) protest = zh_protest_new ();
  const ZhTournament *tournament = rules != NULL ? fill_protest (self->snapshot, input, zh_desk_get_now (self), protest, error) : NULL;
  g_autofree char    *faults = NULL;
  int                 seconds = 0;

  if (tournament == NULL || !check_final (self->snapshot, rules, protest, error))
    return NULL;
  if (deadline != NULL)
    *deadline = zh_ruleset_get_protest_deadline (rules, tournament->play == ZH_PLAY_CORRESPONDENCE, &seconds, NULL) ? protest->contested_time + seconds : 0;
  faults = dup_faults (self->snapshot, rules, tournament, protest);
  return zh_appeal_faults_format (faults, language);
}

static int
get_next_number (const ZhCompetition *competition)
{
  int number = 0;

  for (guint i = 0; i < competition->protests->len; i++)
    number = MAX (number, ((const ZhProtest *) g_ptr_array_index (competition->protests, i))->number);
  return number + 1;
}

/* Neither can be still to come, nor lie before there was a file to write it in. */
static gboolean
check_times (const ZhAct          *act,
             const ZhProtestInput *input,
             GError              **error)
{
  return zh_act_check_past (act, _ ("Handed in"), input->handed_in, 0, error) &&
         zh_act_check_past (act, _ ("Deadline from"), input->contested_time, 0, error);
}

static gboolean
check_texts (const ZhProtestInput *input,
             GError              **error)
{
  if (zh_text_is_blank (input->facts))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The protest says nothing yet. Write down what it states"));
  return zh_desk_check_length (_ ("Protest"), input->facts, ZH_TEXT_BLOCK_MAX, error) && zh_desk_check_length (_ ("What is asked for"), input->claim, ZH_TEXT_LIST_MAX, error) &&
         zh_desk_check_text (_ ("Articles"), input->articles, error) && zh_desk_check_text (_ ("Handed in by"), input->by, error) &&
         zh_desk_check_text (_ ("Deposit"), input->deposit, error) && zh_desk_check_length (_ ("Reason"), input->admitted, ZH_TEXT_LIST_MAX, error);
}

static void
note_protest (ZhAct                *act,
              const ZhProtestInput *input,
              const ZhProtest      *protest)
{
  zh_act_note_protest (act, protest);
  zh_act_set_string (act, "by", protest->by);
  zh_act_set_string (act, "subject", zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject));
  zh_act_set_int (act, "incident", protest->incident_id);
  zh_act_set_string (act, "facts", protest->facts);
  zh_act_set_string (act, "claim", protest->claim);
  zh_act_set_string (act, "deposit", protest->deposit);
  if (*protest->deposit != '\0' && input->deposit_due)
    zh_act_set_int (act, "deposit-due", 1);
  zh_act_set_reason (act, protest->admitted);
}

/* Of a ruling or a decision the place is known. */
static void
note_place (ZhAct           *act,
            const ZhProtest *protest)
{
  if (protest->subject == ZH_PROTEST_SUBJECT_RULING)
    zh_act_in_int (act, "incident", protest->incident_id);
  else if (protest->subject == ZH_PROTEST_SUBJECT_DECISION)
    zh_act_in_int (act, "appealed", protest->appealed_id);
  else
    {
      zh_act_in_int (act, "round", protest->round);
      zh_act_in_int (act, "board", protest->board);
      zh_act_in_int (act, "game", protest->game);
    }
}

static void
note_in (ZhAct                *act,
         const ZhProtestInput *input,
         const ZhProtest      *protest)
{
  zh_act_in_int (act, "entry", protest->entry_id);
  zh_act_in_string (act, "by", protest->by);
  zh_act_in_bool (act, "by-captain", protest->by_captain);
  zh_act_in_bool (act, "written", protest->written);
  zh_act_in_string (act, "subject", zh_protest_word_to_string (ZH_PROTEST_SUBJECT, protest->subject));
  note_place (act, protest);
  zh_act_in_string (act, "facts", protest->facts);
  zh_act_in_text (act, "claim", protest->claim);
  zh_act_in_text (act, "cites", protest->articles);
  if (input->contested_time != 0)
    zh_act_in_int (act, "contested-time", input->contested_time);
  if (input->handed_in != 0)
    zh_act_in_int (act, "handed-in", input->handed_in);
  zh_act_in_text (act, "deposit", protest->deposit);
  zh_act_in_bool (act, "deposit-due", input->deposit_due);
  zh_act_in_text (act, "admitted", protest->admitted);
  zh_act_in_string (act, "faults", protest->faults);
}

ZhChange *
zh_desk_file_protest (ZhDesk               *self,
                      const ZhProtestInput *input,
                      gint64               *id,
                      GError              **error)
{
  return zh_desk_write_protest (self, input, NULL, NULL, id, error);
}

/* Whether it may be handed in: as it was judged before, else by the rules. */
static gboolean
judge (ZhAct                *act,
       const ZhRuleset      *rules,
       const ZhTournament   *tournament,
       const ZhProtestInput *input,
       const char           *given,
       ZhProtest            *protest,
       GError              **error)
{
  g_autofree char *faults = NULL;

  if (given == NULL && !check_final (act->snapshot, rules, protest, error))
    return FALSE;
  faults = given != NULL ? g_strdup (given) : dup_faults (act->snapshot, rules, tournament, protest);
  if (*faults != '\0' && zh_text_is_blank (input->admitted))
    {
      g_autofree char *sentences = zh_appeal_faults_format (faults, zh_desk_get_language (act->desk));

      return zh_fail (error, ZH_ERROR_REFUSED, _ ("The protest is inadmissible. %s Say why it is taken all the same"), sentences);
    }
  zh_person_set_string (&protest->faults, faults);
  zh_person_set_string (&protest->admitted, *faults != '\0' ? input->admitted : "");
  return TRUE;
}

static void
set_articles (ZhAct           *act,
              const ZhRuleset *rules,
              const ZhProtest *protest,
              const char      *given)
{
  const ZhTournament *tournament = zh_competition_find_tournament (act->snapshot, protest->tournament_id);
  const char         *deadline = "";
  int                 seconds;

  if (given == NULL && *protest->articles != '\0')
    given = protest->articles;
  if (given == NULL)
    {
      zh_ruleset_get_protest_deadline (rules, tournament->play == ZH_PLAY_CORRESPONDENCE, &seconds, &deadline);
      given = deadline;
    }
  zh_act_set_articles (act, given);
}

ZhChange *
zh_desk_write_protest (ZhDesk               *self,
                       const ZhProtestInput *input,
                       const char           *faults,
                       const char           *articles,
                       gint64               *id,
                       GError              **error)
{
  gboolean asks = faults == NULL || articles == NULL;
  g_autoptr (ZhRuleset) rules = asks ? zh_competition_load_ruleset (self->snapshot, error) : NULL;
  g_autoptr (ZhProtest) protest = zh_protest_new ();
  const ZhTournament *tournament = NULL;
  g_autoptr (ZhAct) act = NULL;
  ZhChange *change;

  if ((asks && rules == NULL) || !take_subject (self->snapshot, input, protest, error))
    return NULL;
  act = zh_act_begin (self, ZH_COMMAND_FILE_PROTEST, protest->tournament_id, error);
  if (act != NULL)
    tournament = fill_protest (act->snapshot, input, zh_act_get_time (act), protest, error);
  if (tournament == NULL || !check_times (act, input, error) || !check_texts (input, error) || !judge (act, rules, tournament, input, faults, protest, error) ||
      zh_act_get_open_tournament (act, error) == NULL)
    return NULL;
  protest->id = zh_store_next_id (act->store);
  protest->number = get_next_number (act->snapshot);
  note_protest (act, input, protest);
  note_in (act, input, protest);
  set_articles (act, rules, protest, articles);
  if (!zh_store_put_protest (act->store, protest, error))
    return NULL;
  change = zh_act_commit (act, error);
  if (change != NULL && id != NULL)
    *id = protest->id;
  return change;
}
