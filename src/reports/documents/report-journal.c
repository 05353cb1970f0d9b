/* What stands behind an event, to be filed: the journal with everything done, and why a round is paired so. */
#include "config.h"

#include "pairing-system.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-context.h"
#include "round-before.h"

ZhReportDocument *
zh_report_build_journal (const ZhReportRequest *request,
                         GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Journal")),
                                                ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "The journal has no entries."));
  zh_report_add_act_columns (table, language);
  for (guint i = 0; request->journal != NULL && i < request->journal->len; i++)
    zh_report_add_act (table, g_ptr_array_index (request->journal, i), language);
  zh_report_document_add_note (document,
                               zh_tr (language, "Each entry is tied to the one before by its hash; the foot shows the "
                                                "beginning of the last one. An entry that was taken back stays, with "
                                                "the number of the entry that did it."));
  zh_report_add_signatures (document, request);
  return document;
}

static void
add_reasons (ZhReportDocument      *document,
             const ZhReportRequest *request,
             const ZhPairingSystem *system,
             const ZhProposal      *proposal)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "The system gives no reasons for this round."));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROW, ZH_COLUMN_MUTED }, { ZH_COL_REASON }, { ZH_COL_ARTICLE });
  for (guint i = 0; i < proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (proposal->reasons, ZhReason, i);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, (int) i + 1);
      zh_report_table_take (table, 1, system->format_reason (reason, request->tournament, language), NULL);
      zh_report_table_set (table, 2, reason->article);
    }
}

ZhReportDocument *
zh_report_build_pairing_explanation (const ZhReportRequest *request,
                                     GError               **error)
{
  const ZhLanguage      *language = request->language;
  const ZhRound         *round = zh_report_find_round (request, error);
  const ZhPairingSystem *system = round != NULL ? zh_pairing_system_find (request->tournament->system) : NULL;
  g_autoptr (ZhProposal) proposal = NULL;
  ZhReportDocument *document;

  if (system != NULL)
    {
      ZhPairingRequest asked = { .round = round->number, .explain = TRUE };
      g_autoptr (ZhTournament) before = zh_tournament_to_explain (request->tournament, round->number);

      proposal = system->pair (before, &asked, error);
    }
  if (proposal == NULL)
    return NULL;
  document = zh_report_begin (request,
                              g_strdup_printf (zh_tr (language, "Why round %d is paired so"), round->number),
                              ZH_REPORT_NO_RESULTS);
  zh_report_document_add_field (document, zh_trc (language, "report", "Pairing system"),
                                zh_trc (language, "pairing system", system->name), NULL);
  add_reasons (document, request, system, proposal);
  zh_report_add_edited_pairs (document, request, round->number);
  zh_report_add_signatures (document, request);
  return document;
}
