#include "config.h"

#include "desk-adjudication.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "letter-act.h"
#include "round-act.h"
#include "text-limits.h"
#include "words.h"

static gboolean
check_day (const char *day,
           gboolean    is_needed,
           GError    **error)
{
  int parsed;

  if ((*day == '\0' && !is_needed) || zh_letter_day_parse (day, &parsed))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day of the calendar. Write it as 2030-03-01"), day);
}

static gboolean
check_text (const char *text,
            int         longest,
            GError    **error)
{
  if (zh_text_fits (text, longest))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("The text is longer than %d characters. Shorten it"), longest);
}

/* A row that is put behind the others. */
static ZhLetterRecord *
new_record (ZhAct             *act,
            const ZhGamePlace *place,
            const char        *event)
{
  ZhLetterRecord *record = zh_letter_record_new ();

  record->id = zh_store_next_id (act->store);
  record->game_id = place->game->id;
  zh_letter_record_set (record, ZH_LETTER_CELL_EVENT, event);
  return record;
}

static gboolean
check_assessment (const ZhGamePlace       *place,
                  const ZhAdjudication    *adjudication,
                  const ZhAssessmentInput *input,
                  GError                 **error)
{
  int claim;

  if (!zh_letters_check_play (place->tournament, error))
    return FALSE;
  if (adjudication->n_decisions == 0 && zh_result_is_set (place->game->result))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The game has a result: there is nothing to adjudicate. Clear the result first"));
  if (!zh_words_find (zh_assessment_words, input->claim, &claim))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no claim for an adjudication. Write win, draw or loss"), input->claim);
  return check_day (input->sent, FALSE, error) && check_text (input->grounds, ZH_LETTER_TEXT_MAX, error) &&
         check_text (input->move, ZH_LETTER_CELL_MAX, error);
}

ZhChange *
zh_desk_assess_game (ZhDesk                  *self,
                     gint64                   tournament_id,
                     int                      round,
                     int                      board,
                     int                      game,
                     const ZhAssessmentInput *input,
                     GError                 **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_ASSESS_GAME, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  ZhAdjudication adjudication = letters != NULL ? zh_adjudication_read (letters) : (ZhAdjudication){ { NULL, NULL }, NULL, 0 };
  g_autoptr (ZhLetterRecord) next = NULL;
  const ZhLetterRecord *old = adjudication.assessments[input->is_black ? 1 : 0];

  if (act == NULL || !check_assessment (&place, &adjudication, input, error))
    return NULL;
  next = old != NULL ? zh_letter_record_copy (old) : new_record (act, &place, ZH_LETTER_ASSESSMENT);
  zh_letter_record_set (next, ZH_LETTER_CELL_SIDE, input->is_black ? "b" : "w");
  zh_letter_record_set (next, ZH_LETTER_CELL_KIND, input->claim);
  zh_letter_record_set (next, ZH_LETTER_CELL_SENT, input->sent);
  zh_letter_record_set (next, ZH_LETTER_CELL_TEXT, input->grounds);
  zh_letter_record_set (next, ZH_LETTER_CELL_ENCLOSED, input->move);
  zh_act_in_game (act, &place);
  zh_act_in_string (act, "side", next->cells[ZH_LETTER_CELL_SIDE]);
  zh_act_in_string (act, "kind", input->claim);
  zh_act_in_text (act, "sent", input->sent);
  zh_act_in_text (act, "text", input->grounds);
  zh_act_in_text (act, "enclosed", input->move);
  zh_act_set_string (act, "side", next->cells[ZH_LETTER_CELL_SIDE]);
  zh_act_set_string (act, "kind", input->claim);
  if (!zh_store_put_letter (act->store, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* A second decision is one on an appeal (55.9.8, 55.9.11; 56.9.7, 56.9.10; draughts V.8.5). */
static gboolean
check_appeal (const ZhAdjudication *adjudication,
              const ZhAccountRules *rules,
              const char           *by,
              GError              **error)
{
  gboolean has_material = adjudication->assessments[0] != NULL || adjudication->assessments[1] != NULL;

  if (rules->adjudications.article != NULL && adjudication->n_decisions >= rules->adjudications.number)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The last adjudication of this game is final [%s]"), rules->adjudications.article);
  if (!has_material && zh_account_word_holds (&rules->appeal_needs_material))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Nobody sent material, so nobody may appeal [%s]. Keep the claims of the players first"),
                    rules->appeal_needs_material.article);
  if (strcmp (by, adjudication->last->cells[ZH_LETTER_CELL_TEXT]) == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s has adjudicated this game already. An appeal goes to another adjudicator"), by);
  return TRUE;
}

static gboolean
check_adjudication (const ZhGamePlace    *place,
                    const ZhAdjudication *adjudication,
                    const ZhAccountRules *rules,
                    const char           *by,
                    GError              **error)
{
  if (!zh_letters_check_play (place->tournament, error) || !zh_round_check_not_closed (place->round, error))
    return FALSE;
  if (adjudication->n_decisions == 0 && zh_result_is_set (place->game->result))
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The game has a result: there is nothing to adjudicate. Clear the result first"));
  if (*by == '\0' && (adjudication->n_decisions > 0 || !zh_adjudication_is_agreed (adjudication)))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The players do not claim the same. Name the adjudicator"));
  return adjudication->n_decisions == 0 || check_appeal (adjudication, rules, by, error);
}

static ZhLetterRecord *
new_decision (ZhAct             *act,
              const ZhGamePlace *place,
              int                number,
              const char        *code,
              const char        *day,
              const char        *by,
              const char        *reason)
{
  ZhLetterRecord  *decision = new_record (act, place, ZH_LETTER_ADJUDICATION);
  g_autofree char *text = g_strdup_printf ("%d", number);

  zh_letter_record_set (decision, ZH_LETTER_CELL_NO, text);
  zh_letter_record_set (decision, ZH_LETTER_CELL_KIND, code);
  zh_letter_record_set (decision, ZH_LETTER_CELL_SENT, day);
  zh_letter_record_set (decision, ZH_LETTER_CELL_TEXT, by);
  zh_letter_record_set (decision, ZH_LETTER_CELL_REASON, reason);
  return decision;
}

static void
note_adjudication (ZhAct             *act,
                   const ZhGamePlace *place,
                   const char        *code,
                   const char        *day,
                   const char        *by,
                   const char        *reason)
{
  zh_act_in_game (act, place);
  zh_act_in_string (act, "result", code);
  zh_act_in_string (act, "day", day);
  zh_act_in_text (act, "by", by);
  zh_act_set_string (act, "by", by);
  zh_act_set_reason (act, *reason != '\0' ? reason : NULL);
}

ZhChange *
zh_desk_adjudicate_game (ZhDesk     *self,
                         gint64      tournament_id,
                         int         round,
                         int         board,
                         int         game,
                         const char *result,
                         const char *day,
                         const char *by,
                         const char *reason,
                         GError    **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_ADJUDICATE_GAME, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  g_autoptr (ZhAccountRules) rules = act != NULL ? zh_act_read_letter_rules (act, error) : NULL;
  g_autoptr (ZhLetterRecord) next = NULL;
  ZhAdjudication   adjudication;
  ZhResult         parsed;
  g_autofree char *code = NULL;

  if (rules == NULL)
    return NULL;
  adjudication = zh_adjudication_read (letters);
  if (!check_adjudication (&place, &adjudication, rules, by, error) || !check_day (day, TRUE, error) || !check_text (by, ZH_LETTER_CELL_MAX, error) ||
      !check_text (reason, ZH_LETTER_TEXT_MAX, error))
    return NULL;
  if (!zh_result_parse (result, zh_tournament_is_two_one_zero (place.tournament), &parsed) || !zh_result_is_set (parsed))
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Result: “%s” is none; write 1-0, 0-1 or =-="), result);
  code = zh_result_format_code (parsed);
  next = new_decision (act, &place, adjudication.n_decisions + 1, code, day, by, reason);
  note_adjudication (act, &place, code, day, by, reason);
  if (!zh_store_put_letter (act->store, next, error) ||
      !zh_act_write_result (act, place.tournament, place.round, place.pairing, place.index, parsed, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* What the act knows of the paper that it keeps. */
static gboolean
put_paper (ZhAct             *act,
           const ZhGamePlace *place,
           ZhLetterRecord    *paper,
           gboolean           is_black,
           const char        *received,
           GError           **error)
{
  const char *side = is_black ? "b" : "w";

  zh_letter_record_set (paper, ZH_LETTER_CELL_SIDE, side);
  zh_letter_record_set (paper, ZH_LETTER_CELL_RECEIVED, received);
  zh_act_in_game (act, place);
  zh_act_in_string (act, "side", side);
  zh_act_in_string (act, "received", received);
  zh_act_set_string (act, "side", side);
  zh_act_set_string (act, "received", received);
  return zh_store_put_letter (act->store, paper, error);
}

/* Who appeals may do so (55.9.8, 55.9.11; 56.9.7, 56.9.10; draughts V.8.4, V.8.5). */
static gboolean
check_appellant (const ZhAdjudication *adjudication,
                 const ZhAccountRules *rules,
                 int                   side,
                 const char           *analysis,
                 GError              **error)
{
  if (adjudication->n_decisions == 0)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The game was not adjudicated: there is nothing to appeal against"));
  if (rules->adjudications.article != NULL && adjudication->n_decisions >= rules->adjudications.number)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("The last adjudication of this game is final [%s]"), rules->adjudications.article);
  if (adjudication->assessments[side] == NULL && zh_account_word_holds (&rules->appeal_needs_material))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Who sent no material may not appeal [%s]. Keep the claim of this player first, if it came in time"),
                    rules->appeal_needs_material.article);
  if (*analysis == '\0' && zh_account_word_holds (&rules->appeal_needs_analysis))
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("An appeal without an analysis is not heard [%s]. Write what is analysed"), rules->appeal_needs_analysis.article);
  return TRUE;
}

ZhChange *
zh_desk_appeal_adjudication (ZhDesk     *self,
                             gint64      tournament_id,
                             int         round,
                             int         board,
                             int         game,
                             gboolean    is_black,
                             const char *received,
                             const char *analysis,
                             GError    **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_APPEAL_ADJUDICATION, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  g_autoptr (ZhAccountRules) rules = act != NULL && zh_letters_check_play (place.tournament, error) ? zh_act_read_letter_rules (act, error) : NULL;
  g_autoptr (ZhLetterRecord) next = NULL;
  const ZhLetterRecord *old;
  ZhAdjudication        adjudication;

  if (rules == NULL)
    return NULL;
  adjudication = zh_adjudication_read (letters);
  old = adjudication.appeals[is_black ? 1 : 0];
  if (!check_appellant (&adjudication, rules, is_black ? 1 : 0, analysis, error) || !check_day (received, TRUE, error) ||
      !check_text (analysis, ZH_LETTER_TEXT_MAX, error))
    return NULL;
  next = old != NULL ? zh_letter_record_copy (old) : new_record (act, &place, ZH_LETTER_APPEAL);
  zh_letter_record_set (next, ZH_LETTER_CELL_TEXT, analysis);
  zh_act_in_text (act, "text", analysis);
  if (!put_paper (act, &place, next, is_black, received, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Whether the game waits for this record: the partner of who sent it has left and loses it. */
static gboolean
is_awaited (const ZhGamePlace    *place,
            const ZhAccountRules *rules,
            gboolean              is_black)
{
  const ZhEntry *partner = zh_game_place_get_entry (place, is_black ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

  return zh_account_word_holds (&rules->leaver_needs_record) && !zh_result_is_set (place->game->result) && partner != NULL &&
         partner->status != ZH_ENTRY_PLAYING && partner->unfinished == ZH_UNFINISHED_LOST;
}

static gboolean
write_awaited (ZhAct             *act,
               const ZhGamePlace *place,
               gboolean           is_black,
               GError           **error)
{
  const ZhResult result = { is_black ? ZH_MARK_LOSS : ZH_MARK_WIN, is_black ? ZH_MARK_WIN : ZH_MARK_LOSS, TRUE, TRUE };

  zh_act_set_int (act, "game-lost", 1);
  return zh_round_check_not_closed (place->round, error) &&
         zh_act_write_result (act, place->tournament, place->round, place->pairing, place->index, result, error);
}

static gboolean
check_told_result (const ZhGamePlace *place,
                   const char        *result,
                   GError           **error)
{
  ZhResult parsed;

  if (*result == '\0' || (zh_result_parse (result, zh_tournament_is_two_one_zero (place->tournament), &parsed) && zh_result_is_set (parsed)))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Result: “%s” is none; write 1-0, 0-1 or =-="), result);
}

ZhChange *
zh_desk_take_record (ZhDesk     *self,
                     gint64      tournament_id,
                     int         round,
                     int         board,
                     int         game,
                     gboolean    is_black,
                     const char *received,
                     const char *result,
                     GError    **error)
{
  ZhGamePlace place;
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_TAKE_RECORD, tournament_id, round, board, game, &place, error);
  g_autoptr (GPtrArray) letters = act != NULL ? zh_competition_list_letters (act->snapshot, place.game->id) : NULL;
  g_autoptr (ZhAccountRules) rules = act != NULL && zh_letters_check_play (place.tournament, error) ? zh_act_read_letter_rules (act, error) : NULL;
  g_autoptr (ZhLetterRecord) next = NULL;
  const ZhLetterRecord *old;

  if (rules == NULL || !check_day (received, TRUE, error) || !check_told_result (&place, result, error))
    return NULL;
  old = zh_adjudication_read (letters).records[is_black ? 1 : 0];
  next = old != NULL ? zh_letter_record_copy (old) : new_record (act, &place, ZH_LETTER_RECORD);
  zh_letter_record_set (next, ZH_LETTER_CELL_KIND, result);
  zh_act_in_text (act, "result", result);
  if (!put_paper (act, &place, next, is_black, received, error) ||
      (is_awaited (&place, rules, is_black) && !write_awaited (act, &place, is_black, error)))
    return NULL;
  return zh_act_commit (act, error);
}
