/* Sheets to be filled in by hand: a protest, and the arbiter's record in time trouble. */
#include "config.h"

#include "report-builders.h"
#include "report-forms.h"

#define N_TIME_TROUBLE_ROWS 24

/* A protest is a case of its own: who, against what, the articles, the facts, what is asked for,
 * and when it was taken in (Ukrainian chess rules IV.10.8.4.3; order 988, 34.3). */
ZhReportDocument *
zh_report_build_protest_form (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  const char       *sign = zh_trc (language, "under a line", "signature");
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Protest")), ZH_REPORT_NO_RESULTS);

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_document_add_field (document, zh_trc (language, "protest form", "To"), zh_trc (language, "protest form", "the chief arbiter / the appeals committee"), NULL);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "From"), "", zh_trc (language, "under a line", "surname, given name; captain or representative of the team"));
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Round\tBoard\tGame against"), "\t\t", NULL);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "Decision contested"), 2);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "Articles of the rules and the regulations"), 2);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "What happened"), 8);
  zh_report_add_writing_lines (document, zh_trc (language, "protest form", "I ask"), 3);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Witnesses"), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Deposit"), "", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "protest form", "Applicant"), NULL, sign);
  zh_report_document_add_heading (document, zh_trc (language, "protest form", "For the arbiter"));
  zh_report_document_add_field (document, zh_trc (language, "protest form", "Taken in on\tat (time)\tCase No."), "\t\t", NULL);
  zh_report_document_add_signed (document, zh_trc (language, "protest form", "Taken in by"), NULL, sign);
  return document;
}

/* Order 988, 8.5.1: while a player does not record, an arbiter does. */
ZhReportDocument *
zh_report_build_time_trouble (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Arbiter’s record in time trouble")), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table;

  document->orientation = ZH_ORIENTATION_PORTRAIT;
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "Round\tBoard\tControl at move"), "\t\t", NULL);
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "White\tBlack"), "\t", NULL);
  zh_report_document_add_field (document, zh_trc (language, "time trouble", "Record began at move\tWhite’s clock\tBlack’s clock"), "\t\t", NULL);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_MOVE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_WHITE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_CLOCK, ZH_COLUMN_PLAIN, language);
  zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_BLACK, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_CLOCK, ZH_COLUMN_PLAIN, language);
  for (int i = 1; i <= N_TIME_TROUBLE_ROWS; i++)
    zh_report_table_add_row (table);
  zh_report_add_writing_lines (document, zh_trc (language, "time trouble", "Claims, flag, remarks"), 2);
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Arbiter"), NULL, zh_trc (language, "under a line", "signature"));
  return document;
}
