/* Entries as they were sent, and payments for entries, from a terminal. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-entry-sheets.h"
#include "entry-terms.h"
#include "errors.h"
#include "record-options.h"
#include "ruleset-defaults.h"
#include "words.h"

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);

  if (rules == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < call->tournament->sheets->len; i++)
    {
      const ZhEntrySheet *sheet = g_ptr_array_index (call->tournament->sheets, i);
      g_auto (GStrv) faults = zh_entry_sheet_list_faults (sheet, rules, competition->start, zh_language_get_screen ());
      g_autofree char *text = g_strjoinv ("; ", faults);

      zh_ctl_print_row (call, "number:d :s :s :s :s faults:s | :r", (int) i + 1, sheet->kind, sheet->sender, sheet->received, sheet->channel, text,
                        &zh_entry_sheet_type, sheet);
    }
  return ZH_CTL_DONE;
}

/* The sheet with a number of the list. */
static const ZhEntrySheet *
find_sheet (const ZhCtlCall *call,
            GError         **error)
{
  int number = 0;

  if (call->tournament->sheets->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("No entry is received yet. Add one first"));
  if (!zh_ctl_parse_number (_ ("Entry received"), call->words[0], 1, (int) call->tournament->sheets->len, &number, error))
    return NULL;
  return g_ptr_array_index (call->tournament->sheets, number - 1);
}

static ZhChange *
set_sheet (ZhCtlCall    *call,
           ZhEntrySheet *sheet,
           GError      **error)
{
  if (!zh_ctl_record_apply (call, "sheet", sheet, error))
    return NULL;
  return zh_desk_set_entry_sheet (call->desk, call->tournament->id, sheet, error);
}

static ZhChange *
act_add (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhEntrySheet) sheet = zh_entry_sheet_new ();

  g_free (sheet->received);
  sheet->received = zh_desk_format_received (zh_desk_get_now (call->desk));
  zh_person_set_string (&sheet->kind, call->words[0]);
  zh_person_set_string (&sheet->sender, call->words[1]);
  return set_sheet (call, sheet, error);
}

static ZhChange *
act_edit (ZhCtlCall *call,
          GError   **error)
{
  const ZhEntrySheet *old = find_sheet (call, error);
  g_autoptr (ZhEntrySheet) sheet = old != NULL ? zh_entry_sheet_copy (old) : NULL;

  if (sheet == NULL)
    return NULL;
  if (zh_ctl_has (call, "kind"))
    zh_person_set_string (&sheet->kind, zh_ctl_text (call, "kind"));
  if (zh_ctl_has (call, "sender"))
    zh_person_set_string (&sheet->sender, zh_ctl_text (call, "sender"));
  return set_sheet (call, sheet, error);
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  const ZhEntrySheet *sheet = find_sheet (call, error);

  return sheet != NULL ? zh_desk_remove_entry_sheet (call->desk, call->tournament->id, sheet->id, error) : NULL;
}

/* Fees */

static ZhChange *
act_fee (ZhCtlCall *call,
         GError   **error)
{
  ZhEntryFee fee = zh_tournament_get_entry_fee (call->tournament);
  int        level = fee.level;

  if (!zh_ctl_parse_number (_ ("Entry fee"), call->words[0], 0, ZH_MAX_FEE, &fee.amount, error))
    return NULL;
  if (zh_ctl_has (call, "level"))
    zh_words_find (zh_event_level_words, zh_ctl_text (call, "level"), &level);
  fee.level = (ZhEventLevel) level;
  return zh_desk_set_entry_fee (call->desk, call->tournament->id, &fee, error);
}

static ZhCtlExit
run_payments (ZhCtlCall *call,
              GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  const ZhEntryFee     fee = zh_tournament_get_entry_fee (call->tournament);
  g_autoptr (ZhPayment) nothing = zh_payment_new ();
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);

  if (rules == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < call->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (call->tournament->entries, i);
      const ZhPayment *payment = zh_payments_find (call->tournament->payments, entry->id);
      g_autofree char *name = zh_entry_format_name (entry);
      g_autofree char *state = zh_payment_format_state (payment, &fee, rules, competition->start, zh_language_get_screen ());

      zh_ctl_print_row (call, "entry:d name:s state:s | :r", entry->start_number, name, state, &zh_payment_type, payment != NULL ? payment : nothing);
    }
  return ZH_CTL_DONE;
}

static ZhChange *
act_pay (ZhCtlCall *call,
         GError   **error)
{
  const ZhEntry   *entry = zh_ctl_word_entry (call, 0, error);
  const ZhPayment *old = entry != NULL ? zh_payments_find (call->tournament->payments, entry->id) : NULL;
  g_autoptr (ZhPayment) payment = old != NULL ? zh_payment_copy (old) : zh_payment_new ();

  if (entry == NULL || !zh_ctl_record_apply (call, "payment", payment, error))
    return NULL;
  payment->entry_id = entry->id;
  return zh_desk_set_payment (call->desk, payment, error);
}

const ZhCtlVerb zh_ctl_application_verbs[] = {
  { "applications", "FILE [list]", ZH_CTL_READS, run_list },
  { "applications", "FILE add KIND SENDER @sheet", ZH_CTL_WRITES, .act = act_add },
  { "applications", "FILE edit N [--kind TEXT] [--sender TEXT] @sheet", ZH_CTL_WRITES, .act = act_edit },
  { "applications", "FILE remove N", ZH_CTL_WRITES, .act = act_remove },
  { "applications", "FILE fee AMOUNT [--level L:municipal|regional|inter-regional|national]", ZH_CTL_WRITES, .act = act_fee },
  { "applications", "FILE payments", ZH_CTL_READS, run_payments },
  { "applications", "FILE pay E @payment", ZH_CTL_WRITES, .act = act_pay,
    .summary = N_ ("Entries as they were sent, what the rules find wanting in them, the entry fee and what is paid of it") },
  { NULL },
};
