#include "config.h"

#include "desk-entry-sheets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-act.h"
#include "admission-boxes.h"
#include "desk-details.h"
#include "desk-private.h"
#include "errors.h"
#include "ruleset-defaults.h"
#include "words.h"

#define FEE "fee"

char *
zh_desk_format_received (gint64 now)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (now);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M") : g_strdup ("");
}

/* Sheets */

static gboolean
check_sheet (const ZhEntrySheet *sheet,
             GError            **error)
{
  int word;

  if (*sheet->sender == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Sent by: say who sent the entry, as the entries of its athletes have it"));
  if (!zh_words_find (zh_entry_sheet_kind_words, sheet->kind, &word))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("“%s” is no kind of entry; they are: technical, preliminary, final, additional, call-up"), sheet->kind);
  if (!zh_words_find (zh_entry_channel_words, sheet->channel, &word))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("An entry does not come by “%s”; it comes on paper (paper) or by e-mail (email)"), sheet->channel);
  if (!zh_local_time_is_valid (sheet->received))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Received: “%s” is no time. Write it as 2026-03-01T09:00"), sheet->received);
  return zh_desk_check_texts (&zh_entry_sheet_type, sheet, error);
}

ZhChange *
zh_desk_set_entry_sheet (ZhDesk             *self,
                         gint64              tournament_id,
                         const ZhEntrySheet *sheet,
                         GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_APPLICATION, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhEntrySheet) next = zh_entry_sheet_copy (sheet);
  g_autoptr (ZhEntrySheet) nothing = zh_entry_sheet_new ();
  const ZhEntrySheet *old = nothing;

  zh_record_clean_texts (&zh_entry_sheet_type, next);
  if (tournament == NULL || !check_sheet (next, error))
    return NULL;
  if (next->id != 0 && (old = zh_entry_sheets_find (tournament->sheets, next->id)) == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry among those received"));
  if (next->id != 0)
    zh_act_in_int (act, "id", next->id);
  else
    next->id = zh_store_next_id (act->store);
  zh_act_in_record (act, "sheet", &zh_entry_sheet_type, next, old);
  zh_act_set_string (act, "kind", next->kind);
  zh_act_set_string (act, "sender", next->sender);
  zh_act_set_string (act, "received", next->received);
  zh_act_add_field_changes (act, &zh_entry_sheet_type, old, next);
  if (!zh_store_put_sheet (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_remove_entry_sheet (ZhDesk  *self,
                            gint64   tournament_id,
                            gint64   sheet_id,
                            GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_APPLICATION, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhEntrySheet *sheet = tournament != NULL ? zh_entry_sheets_find (tournament->sheets, sheet_id) : NULL;

  if (tournament == NULL)
    return NULL;
  if (sheet == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry among those received"));
  zh_act_in_int (act, "id", sheet_id);
  zh_act_set_string (act, "kind", sheet->kind);
  zh_act_set_string (act, "sender", sheet->sender);
  if (!zh_store_delete (act->store, ZH_TABLE_APPLICATION, sheet_id, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* The fee */

ZhChange *
zh_desk_set_entry_fee (ZhDesk           *self,
                       gint64            tournament_id,
                       const ZhEntryFee *fee,
                       GError          **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_ENTRY_FEE, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhTournament) settings = tournament != NULL ? zh_tournament_copy_settings (tournament) : NULL;
  g_autoptr (ZhRuleset) rules = settings != NULL ? zh_competition_load_ruleset (act->snapshot, NULL) : NULL;
  g_autofree char *fault = NULL;
  g_autofree char *text = NULL;

  if (settings == NULL)
    return NULL;
  if (fee->amount < 0 || fee->amount > ZH_MAX_FEE)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Entry fee: write an amount from 0 to %d"), ZH_MAX_FEE);
  fault = zh_entry_fee_dup_fault (fee, rules, zh_language_get_screen ());
  if (fault != NULL)
    return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s. Lower the fee, or correct the level"), fault);
  text = zh_entry_fee_to_text (fee);
  if (*text == '\0')
    g_hash_table_remove (settings->options, ZH_OPTION_ENTRY_FEE);
  else
    g_hash_table_replace (settings->options, g_strdup (ZH_OPTION_ENTRY_FEE), g_strdup (text));
  zh_act_set_int (act, "amount", fee->amount);
  zh_act_set_string (act, "level", zh_event_level_words[fee->level]);
  zh_act_in_int (act, "amount", fee->amount);
  zh_act_in_string (act, "level", zh_event_level_words[fee->level]);
  if (!zh_store_put_tournament (act->store, settings, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Payments */

static gboolean
check_payment (const ZhPayment *payment,
               GError         **error)
{
  if (payment->amount < 0 || payment->amount > ZH_MAX_FEE)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Amount paid: write an amount from 0 to %d"), ZH_MAX_FEE);
  if (payment->amount > 0 && (!zh_date_is_set (payment->paid) || payment->paid.day == 0))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Paid on: say on which day it was paid, such as 2026-03-01"));
  if (payment->amount == 0 && zh_date_is_set (payment->paid))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Amount paid: say how much was paid on that day"));
  if (payment->amount == 0 && (zh_date_is_set (payment->returned) || *payment->kept != '\0'))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Nothing was paid: nothing can be given back or kept"));
  if (zh_date_is_set (payment->returned) && *payment->kept != '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("The fee was given back or it was not: leave out the day or the article"));
  if (zh_date_is_set (payment->returned) && zh_date_compare (payment->returned, payment->paid) < 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Given back on: that is before it was paid"));
  return zh_desk_check_texts (&zh_payment_type, payment, error);
}

/* Whoever was removed from the event gets no fee back where the rules say so (order 988, I.6.8). */
static gboolean
check_kept (const ZhAct     *act,
            const ZhEntry   *entry,
            const ZhPayment *payment,
            GError         **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, NULL);
  g_autofree char *name = zh_entry_format_name (entry);
  const char      *article = "";
  gboolean         is_kept = FALSE;

  if (!zh_date_is_set (payment->returned) || entry->status != ZH_ENTRY_EXPELLED || rules == NULL ||
      !zh_ruleset_get_boolean (rules, "admission.fee-kept-removed", &is_kept, &article) || !is_kept)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%1$s was removed from the event: the entry fee is not given back [%2$s]. Leave out the day, and name the article"), name, article);
}

/* The document of the fee, where the rules ask for it, is what the payment says. */
static gboolean
tick_fee (ZhAct              *act,
          const ZhTournament *tournament,
          const ZhPayment    *payment,
          GError            **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, NULL);
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, payment->entry_id, 0);
  ZhEntryFee fee = zh_tournament_get_entry_fee (tournament);
  gboolean   is_asked = FALSE;

  if (rules == NULL || !zh_ruleset_get_boolean (rules, "admission." FEE, &is_asked, NULL) || !is_asked)
    return TRUE;
  zh_admission_set_box (admission, FEE, *payment->waiver != '\0' ? ZH_BOX_WAIVED : zh_payment_is_settled (payment, &fee) ? ZH_BOX_SEEN
                                                                                                                         : ZH_BOX_OPEN,
                        payment->waiver);
  return zh_act_write_admission (act, tournament, payment->entry_id, 0, admission, error);
}

ZhChange *
zh_desk_set_payment (ZhDesk          *self,
                     const ZhPayment *payment,
                     GError         **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_SET_PAYMENT, payment->entry_id, &entry, &tournament, error);
  g_autoptr (ZhPayment) next = zh_payment_copy (payment);
  g_autoptr (ZhPayment) nothing = zh_payment_new ();
  const ZhPayment *old = act != NULL ? zh_payments_find (tournament->payments, entry->id) : NULL;
  gboolean         ok;

  zh_record_clean_texts (&zh_payment_type, next);
  if (act == NULL || !check_payment (next, error) || !check_kept (act, entry, next, error))
    return NULL;
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  if (old == NULL && zh_payment_is_empty (next))
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("Nothing is known of a payment for this entry. Enter what was paid, or why the fee is waived"));
  zh_act_in_record (act, "payment", &zh_payment_type, next, nothing);
  zh_act_set_int (act, "amount", next->amount);
  zh_act_set_string (act, "waiver", next->waiver);
  zh_act_add_field_changes (act, &zh_payment_type, old != NULL ? old : nothing, next);
  ok = zh_payment_is_empty (next) ? zh_store_delete (act->store, ZH_TABLE_PAYMENT, next->id, error)
                                  : zh_store_put_payment (act->store, tournament->id, next, error);
  if (!ok || !tick_fee (act, tournament, next, error))
    return NULL;
  return zh_act_commit (act, error);
}
