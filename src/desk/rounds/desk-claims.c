/* Claims that the partner has overstepped the time by correspondence: objection and decision. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "letter-act.h"
#include "round-act.h"
#include "text-limits.h"

/* A claim that an act is about. */
typedef struct
{
  ZhGamePlace     place;
  GPtrArray      *letters; /* (element-type ZhLetterRecord): of the game */
  ZhLetterRecord *next;    /* the claim as it will be */
  int             number;
} Claim;

static void
clear_claim (Claim *claim)
{
  g_clear_pointer (&claim->letters, g_ptr_array_unref);
  g_clear_pointer (&claim->next, zh_letter_record_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Claim, clear_claim)

/* Finds the claim and puts a copy of it among the letters. */
static gboolean
find_claim (ZhAct   *act,
            Claim   *claim,
            int      number,
            GError **error)
{
  const ZhLetterRecord *letter;

  claim->number = number;
  claim->letters = zh_competition_list_letters (act->snapshot, claim->place.game->id);
  if (!zh_letters_check_number (claim->letters, number, error))
    return FALSE;
  letter = g_ptr_array_index (claim->letters, number - 1);
  if (strcmp (letter->cells[ZH_LETTER_CELL_EVENT], zh_letter_event_kind_to_string (ZH_LETTER_CLAIM)) != 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Letter %d is no claim. Choose a claim"), number);
  if (!zh_letter_check_open (letter, number, error))
    return FALSE;
  claim->next = zh_letter_record_copy (letter);
  g_ptr_array_index (claim->letters, number - 1) = claim->next;
  zh_act_in_game (act, &claim->place);
  zh_act_in_int (act, "letter", number);
  zh_act_set_int (act, "number", number);
  zh_act_set_string (act, zh_letter_cell_names[ZH_LETTER_CELL_SIDE], letter->cells[ZH_LETTER_CELL_SIDE]);
  return TRUE;
}

static gboolean
check_text (const char *text,
            GError    **error)
{
  if (zh_text_fits (text, ZH_LETTER_TEXT_MAX))
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, _ ("The reasons are longer than %d characters. Shorten them"), ZH_LETTER_TEXT_MAX);
}

static gboolean
check_day (const ZhLetterRecord *claim,
           const char           *day,
           GError              **error)
{
  int after = 0;
  int sent = 0;

  if (!zh_letter_day_parse (day, &after))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no day of the calendar. Write it as 2030-03-01"), day);
  if (zh_letter_day_parse (claim->cells[ZH_LETTER_CELL_SENT], &sent) && after < sent)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("On %1$s the claim was not sent yet; it is of %2$s. Write a later day"), day,
                    claim->cells[ZH_LETTER_CELL_SENT]);
  return TRUE;
}

ZhChange *
zh_desk_object_to_claim (ZhDesk     *self,
                         gint64      tournament_id,
                         int         round,
                         int         board,
                         int         game,
                         int         number,
                         const char *day,
                         const char *objection,
                         GError    **error)
{
  g_auto (Claim) claim = { .number = number };
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_OBJECT_TO_CLAIM, tournament_id, round, board, game, &claim.place, error);

  if (act == NULL || !find_claim (act, &claim, number, error) || (*day != '\0' && !check_day (claim.next, day, error)) ||
      !check_text (objection, error))
    return NULL;
  zh_letter_record_set (claim.next, ZH_LETTER_CELL_OBJECTED, day);
  zh_letter_record_set (claim.next, ZH_LETTER_CELL_OBJECTION, *day != '\0' ? objection : "");
  zh_act_in_text (act, "objected", day);
  zh_act_in_text (act, "objection", objection);
  zh_act_set_string (act, "objected", day);
  if (!zh_store_put_letter (act->store, claim.next, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Oversteps of the partner on record by the letters up to the claim, with it and without. */
typedef struct
{
  int           before;
  int           after;
  ZhLetterEvent claim;
} Oversteps;

static gboolean
count_both (ZhAct                *act,
            const Claim          *claim,
            const ZhAccountRules *rules,
            Oversteps            *oversteps,
            GError              **error)
{
  g_autoptr (GArray) places = NULL;
  g_autoptr (ZhLetterFile) file = zh_letters_parse (claim->letters, rules, &places, error);
  const ZhAccountRequest request = { .rules = rules, .start = zh_competition_get_letter_start (act->snapshot, rules) };
  gsize                  place;

  if (file == NULL)
    return FALSE;
  place = (gsize) g_array_index (places, int, claim->number - 1);
  oversteps->claim = g_array_index (file->events, ZhLetterEvent, place);
  zh_letter_file_judge (file, &request, place, &oversteps->before, &oversteps->after);
  return TRUE;
}

/* The letters have the days: a decision agrees with them, or says that evidence is missing. */
static gboolean
check_verdict (const ZhAct           *act,
               const ZhClaimDecision *decision,
               const Oversteps       *oversteps,
               GError               **error)
{
  gboolean holds = oversteps->after > oversteps->before;

  if (act->desk->is_repeating)
    return TRUE;
  if (decision->verdict == ZH_VERDICT_RECORDED && !holds)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("By the letters of the game the partner has not overstepped. Refuse the claim, or correct the letters first"));
  if (decision->verdict == ZH_VERDICT_REFUSED && holds)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("By the letters of the game the partner has overstepped. Record it, leave the claim aside, or correct the letters first"));
  return TRUE;
}

static gboolean
check_decision (const ZhClaimDecision *decision,
                const ZhAccountRules  *rules,
                const Oversteps       *oversteps,
                GError               **error)
{
  if (decision->verdict == ZH_VERDICT_ASIDE && *decision->reason == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("A claim is left aside for a reason. Say which evidence is missing"));
  if (decision->days == 0)
    return TRUE;
  if (decision->days < 0 || decision->days > ZH_LETTERS_MAX_NUMBER)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%d is no number of penalty days. Write one from 1 on"), decision->days);
  if (decision->verdict == ZH_VERDICT_REFUSED && zh_account_word_holds (&rules->refused_claim_adds) && oversteps->before > 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                  _ ("These rules put days on a claimant’s time only for a refused claim of a second overstep. Leave them out"));
}

/* Whether the overstep that is recorded loses the game. */
static gboolean
is_lost (const ZhClaimDecision *decision,
         const ZhAccountRules  *rules,
         const Oversteps       *oversteps)
{
  return decision->verdict == ZH_VERDICT_RECORDED &&
         (oversteps->after >= rules->loses_at_overstep.number || (oversteps->claim.marks & ZH_MARK_FIRST_LOSES) != 0);
}

static gboolean
write_loss (ZhAct       *act,
            const Claim *claim,
            ZhLetterSide winner,
            GError     **error)
{
  const ZhGamePlace *place = &claim->place;
  const ZhResult     result = { winner == ZH_LETTER_WHITE ? ZH_MARK_WIN : ZH_MARK_LOSS, winner == ZH_LETTER_WHITE ? ZH_MARK_LOSS : ZH_MARK_WIN, TRUE, TRUE };

  zh_act_set_int (act, "game-lost", 1);
  return zh_round_check_not_closed (place->round, error) &&
         zh_act_write_result (act, place->tournament, place->round, place->pairing, place->index, result, error);
}

/* Days put on the claimant's time stand behind the other letters. */
static gboolean
put_days (ZhAct                 *act,
          const Claim           *claim,
          const ZhClaimDecision *decision,
          const ZhAccountRules  *rules,
          GError               **error)
{
  g_autoptr (ZhLetterRecord) days = zh_letter_record_new ();
  g_autofree char *number = g_strdup_printf ("%d", decision->days);

  if (decision->days == 0)
    return TRUE;
  days->id = zh_store_next_id (act->store);
  days->game_id = claim->place.game->id;
  zh_letter_record_set (days, ZH_LETTER_CELL_EVENT, zh_letter_event_kind_to_string (ZH_LETTER_ADD));
  zh_letter_record_set (days, ZH_LETTER_CELL_SIDE, claim->next->cells[ZH_LETTER_CELL_SIDE]);
  zh_letter_record_set (days, ZH_LETTER_CELL_NO, number);
  zh_letter_record_set (days, ZH_LETTER_CELL_KIND, rules->refused_claim_adds.article);
  zh_letter_record_set (days, ZH_LETTER_CELL_SENT, decision->day);
  return zh_store_put_letter (act->store, days, error);
}

static void
note_decision (ZhAct                 *act,
               const ZhClaimDecision *decision)
{
  zh_act_in_string (act, "verdict", zh_claim_verdict_words[decision->verdict]);
  zh_act_in_string (act, "day", decision->day);
  zh_act_in_text (act, "from", decision->from);
  if (decision->kind != NULL)
    zh_act_in_string (act, "kind", decision->kind);
  if (decision->days != 0)
    zh_act_in_int (act, "days", decision->days);
  zh_act_set_string (act, "verdict", zh_claim_verdict_words[decision->verdict]);
  zh_act_set_string (act, "day", decision->day);
  zh_act_set_reason (act, *decision->reason != '\0' ? decision->reason : NULL);
}

static void
fill_decision (ZhLetterRecord        *claim,
               const ZhClaimDecision *decision)
{
  zh_letter_record_set (claim, ZH_LETTER_CELL_TO, decision->day);
  zh_letter_record_set (claim, ZH_LETTER_CELL_FROM, decision->from);
  if (decision->kind != NULL)
    zh_letter_record_set (claim, ZH_LETTER_CELL_KIND, decision->kind);
}

ZhChange *
zh_desk_decide_claim (ZhDesk                *self,
                      gint64                 tournament_id,
                      int                    round,
                      int                    board,
                      int                    game,
                      int                    number,
                      const ZhClaimDecision *decision,
                      GError               **error)
{
  g_auto (Claim) claim = { .number = number };
  g_autoptr (ZhAct) act = zh_act_begin_game (self, ZH_COMMAND_DECIDE_CLAIM, tournament_id, round, board, game, &claim.place, error);
  g_autoptr (ZhAccountRules) rules = act != NULL ? zh_act_read_letter_rules (act, error) : NULL;
  Oversteps oversteps;

  if (rules == NULL || !find_claim (act, &claim, number, error) || !check_day (claim.next, decision->day, error) ||
      !check_text (decision->reason, error))
    return NULL;
  fill_decision (claim.next, decision);
  if (!count_both (act, &claim, rules, &oversteps, error) || !check_decision (decision, rules, &oversteps, error) ||
      !check_verdict (act, decision, &oversteps, error))
    return NULL;
  zh_letter_record_set (claim.next, ZH_LETTER_CELL_VERDICT, zh_claim_verdict_words[decision->verdict]);
  zh_letter_record_set (claim.next, ZH_LETTER_CELL_REASON, decision->reason);
  note_decision (act, decision);
  if (!zh_store_put_letter (act->store, claim.next, error) || !put_days (act, &claim, decision, rules, error) ||
      (is_lost (decision, rules, &oversteps) && !write_loss (act, &claim, oversteps.claim.side, error)))
    return NULL;
  return zh_act_commit (act, error);
}
