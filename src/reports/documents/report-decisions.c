/* Decisions about sanctions, a sheet each, for the one concerned and for the file: what, who, when
 * and where, the witnesses, the decision (order 988, 30.2.1.6; Ukrainian chess rules IV.9.10). */
#include "config.h"

#include "case-cells.h"
#include "decision-words.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-forms.h"
#include "sanction-register.h"

static char *
format_where (const ZhReportRequest  *request,
              const ZhIncidentRecord *record,
              const ZhLanguage       *language)
{
  g_autofree char *board = zh_tournament_dup_board_name (request->tournament, record->round, record->board, record->game);

  if (record->round > 0 && record->board > 0)
    return g_strdup_printf (zh_tr (language, "Round %1$d, board %2$s"), record->round, board);
  if (record->round > 0)
    return g_strdup_printf (zh_tr (language, "Round %d"), record->round);
  return g_strdup ("");
}

static void
add_decision (ZhReportDocument       *document,
              const ZhReportRequest  *request,
              const ZhIncidentRecord *record,
              ZhSanction              sanction)
{
  const ZhLanguage *language = request->language;
  gboolean          whole_name = zh_report_tells_of_breaches (request);
  const char       *sign = zh_trc (language, "under a line", "signature");
  g_autofree char  *name = zh_report_dup_offender (request, record, whole_name);
  g_autofree char  *delegation = zh_report_dup_delegation (request, record, whole_name);
  g_autofree char  *when = zh_incident_record_format_moment (record, language);
  g_autofree char  *move = record->move > 0 ? g_strdup_printf ("%d", record->move) : g_strdup ("");
  g_autofree char  *moment = g_strdup_printf ("%s\t%s", when, move);
  g_autofree char  *where = format_where (request, record, language);
  ZhColour          colour = zh_competition_get_offender_colour (request->competition, record);
  g_autofree char  *clocks = zh_incident_record_format_clocks (record, colour, language);
  g_autofree char  *entered = zh_incident_record_format_entered (record, language);
  g_autofree char  *articles = zh_incident_record_format_articles (record);
  g_autofree char  *decided = zh_incident_record_format_outcome (record, language);
  g_autofree char  *whole = zh_incident_record_format_sanction (record, request->competition, sanction, language);

  zh_report_document_add_field (document, zh_trc (language, "decision", "Concerns"), name, zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "notice", "Delegation"), delegation, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Where"), where, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "When\tMove"), moment, NULL);
  if (record->board > 0)
    zh_report_document_add_field (document, zh_trc (language, "decision", "Clocks"), clocks, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Breach"), zh_incident_get_title (record->incident, language), NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Articles"), articles, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Facts"), record->note, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Witnesses"), record->witnesses, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Result of the game"), decided, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Sanction"), whole, NULL);
  zh_report_document_add_field (document, zh_trc (language, "decision", "Reason"), record->reason, NULL);
  if (*record->happened != '\0')
    zh_report_document_add_field (document, zh_trc (language, "decision", "Entered in the register"), entered, NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "decision", "Explanation of the one concerned"), 4);
  zh_report_document_add_signed (document, zh_trc (language, "decision", "I know the decision and the time for an appeal"), NULL, zh_trc (language, "under a line", "signature, date, time"));
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Arbiter"), NULL, sign);
  zh_report_add_panel_signatures (document, request);
}

ZhReportDocument *
zh_report_build_decisions (const ZhReportRequest *request,
                           GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Decisions about sanctions")), ZH_REPORT_NO_RESULTS);
  int               n = 0;

  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      ZhSanction              sanction = zh_incident_record_get_sanction (record);
      g_autofree char        *heading = NULL;

      if (record->tournament_id != request->tournament->id || sanction == ZH_SANCTION_NOT_SAID || zh_competition_find_annulment (request->competition, record->id) != NULL)
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      heading = g_strdup_printf (zh_tr (language, "Decision No. %d"), zh_incident_record_get_number (record, request->competition));
      zh_report_document_add_heading (document, heading);
      add_decision (document, request, record, sanction);
    }
  if (n == 0)
    zh_report_add_sanctions (document, request);
  return document;
}
