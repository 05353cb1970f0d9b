/* Keys of the rules about entries as they are sent, fees and refusals: each with two values, and what is said comes out
 * otherwise.
 */
#include "config.h"

#include <string.h>

#include "admission-boxes.h"
#include "competition.h"
#include "desk-entries.h"
#include "desk-entry-sheets.h"
#include "entry-fee.h"
#include "entry-terms.h"
#include "keys-table.h"
#include "override-preview.h"
#include "payment.h"
#include "report-formats.h"
#include "report-registry.h"

static const ZhDate start = { 2026, 11, 22 };

static char *
ask_documents (Fixture         *fixture,
               const ZhRuleset *rules,
               const char      *argument)
{
  g_autoptr (GPtrArray) boxes = zh_ruleset_list_boxes (rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boxes->len; i++)
    g_string_append_printf (text, "%s ", ((const ZhAdmissionBox *) g_ptr_array_index (boxes, i))->key);
  return g_string_free (text, FALSE);
}

/* What is wanting in a bare sheet that came by e-mail six days before the start. */
static char *
ask_sheet (Fixture         *fixture,
           const ZhRuleset *rules,
           const char      *argument)
{
  g_autoptr (ZhEntrySheet) sheet = zh_entry_sheet_new ();
  g_auto (GStrv) faults = NULL;

  zh_person_set_string (&sheet->kind, argument);
  zh_person_set_string (&sheet->channel, "email");
  zh_person_set_string (&sheet->received, "2026-11-16T10:00");
  faults = zh_entry_sheet_list_faults (sheet, rules, start, zh_language_get_screen ());
  return g_strjoinv ("; ", faults);
}

static char *
ask_fee (Fixture         *fixture,
         const ZhRuleset *rules,
         const char      *argument)
{
  const ZhEntryFee fee = { 6000, strcmp (argument, "national") == 0 ? ZH_LEVEL_NATIONAL : ZH_LEVEL_REGIONAL };
  char            *fault = zh_entry_fee_dup_fault (&fee, rules, zh_language_get_screen ());

  return fault != NULL ? fault : g_strdup ("");
}

/* Of a payment on the second day. */
static char *
ask_payment (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  const ZhPayment  payment = { .amount = 3000, .paid = { 2026, 11, 23 }, .receipt = (char *) "", .waiver = (char *) "", .kept = (char *) "" };
  const ZhEntryFee fee = { 3000, ZH_LEVEL_REGIONAL };

  return zh_payment_format_state (&payment, &fee, rules, start, zh_language_get_screen ());
}

/* The notice to somebody who was refused. */
static char *
ask_refusal (Fixture         *fixture,
             const ZhRuleset *rules,
             const char      *argument)
{
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 22, 9, 0, 0);
  g_autoptr (ZhReportDocument) document = NULL;
  ZhTournament   *tournament = zh_tournament_new ();
  ZhEntry        *entry = zh_entry_new ();
  ZhApplicant    *refused = zh_applicant_new ();
  ZhReportRequest request = { .competition = competition, .tournament = tournament, .ruleset = rules, .language = zh_language_get_screen (), .time = time };

  entry->id = refused->entry_id = 1;
  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, "Refused");
  refused->state = ZH_ADMISSION_REFUSED;
  g_ptr_array_add (tournament->entries, entry);
  g_ptr_array_add (tournament->applicants, refused);
  g_ptr_array_add (competition->tournaments, tournament);
  document = zh_report_build (zh_report_find ("refusals"), &request, NULL);
  return zh_report_make_text (document);
}

/* Whoever was removed from the event is given the fee back. */
static char *
ask_return (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  g_autoptr (ZhPayment) payment = zh_payment_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("Paid %u", zh_desk_get_snapshot (fixture->desk)->tournaments->len);
  gint64           id = fixture_add_tournament (fixture, name, "round-robin", 3);
  gint64           removed = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;
  ZhChange        *change;

  fixture_check (fixture, zh_desk_withdraw_entry (fixture->desk, removed, ZH_ENTRY_EXPELLED, 0, "Unfair play", &error), error);
  payment->entry_id = removed;
  payment->amount = 3000;
  payment->paid = payment->returned = start;
  change = zh_desk_set_payment (fixture->desk, payment, &error);
  if (change == NULL)
    return g_strdup (error->message);
  zh_change_unref (change);
  return g_strdup ("given back");
}

/* A regulation that says more than the rules let it. */
static char *
ask_door (Fixture         *fixture,
          const ZhRuleset *rules,
          const char      *argument)
{
  gboolean is_closed = FALSE;

  return zh_competition_dup_door_notice (zh_desk_get_snapshot (fixture->desk), "lateness.default-seconds", argument, zh_language_get_screen (), &is_closed);
}

static char *
ask_redraw (Fixture         *fixture,
            const ZhRuleset *rules,
            const char      *argument)
{
  char *rule = zh_competition_dup_redraw_rule (zh_desk_get_snapshot (fixture->desk), zh_language_get_screen ());

  return rule != NULL ? rule : g_strdup ("");
}

static const KeyCase cases[] = {
  { "ua-chess-2026", "admission.entry-days", { "7", "3" }, ask_sheet, "technical" },
  { "ua-chess-2026", "admission.entry-certified", { "yes", "no" }, ask_sheet, "final" },
  { "ua-chess-2026", "admission.arrival-additions", { "yes", "no" }, ask_sheet, "technical" },
  { "ru-chess-988", "admission.entry-days", { "0", "10" }, ask_sheet, "preliminary" },
  { "ru-chess-988", "admission.entry-on-paper", { "yes", "no" }, ask_sheet, "final" },
  { "ru-chess-988", "admission.entry-sealed", { "yes", "no" }, ask_sheet, "final" },
  { "ru-chess-988", "admission.entry-signed", { "yes", "no" }, ask_sheet, "final" },
  { "ru-chess-988", "admission.entry-doctor", { "yes", "no" }, ask_sheet, "final" },
  { "ru-chess-988", "admission.fee-max-local", { "5000", "7000" }, ask_fee, "regional" },
  { "ru-chess-988", "admission.fee-max-wide", { "5000", "7000" }, ask_fee, "national" },
  { "ru-chess-988", "admission.fee-by-start", { "yes", "no" }, ask_payment, "" },
  { "ru-chess-988", "admission.fee-kept-removed", { "yes", "no" }, ask_return, "" },
  { "ua-draughts-64", "lateness.default-seconds-max", { "3600", "0" }, ask_door, "5400" },
  { "ru-chess-988", "admission.refusal-costs", { "yes", "no" }, ask_refusal, "" },
  { "ru-chess-988", "admission.protest-to", { "federation", "chief-arbiter" }, ask_refusal, "" },
  { "ru-chess-988", "lots.redraw-agreed", { "yes", "no" }, ask_redraw, "" },
  { "fide-2009", "admission.consent-play", { "yes", "no" }, ask_documents, "" },
  { "fide-2009", "admission.consent-technical", { "yes", "no" }, ask_documents, "" },
  { "fide-2009", "admission.consent-data", { "yes", "no" }, ask_documents, "" },
};

int
main (int    argc,
      char **argv)
{
  return keys_table_run (argc, argv, "/desk/keys-act-admission", cases, G_N_ELEMENTS (cases));
}
