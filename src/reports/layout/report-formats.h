/* Everything a document can become as a file. */
#pragma once

#include "report-pages.h"

G_BEGIN_DECLS

/**
 * ZhReportFormat:
 * @ZH_REPORT_PDF: pages
 * @ZH_REPORT_TEXT: UTF-8 in columns of characters
 * @ZH_REPORT_CSV: the tables alone, for other programs: comma, RFC 4180 quoting, decimal
 *   points, ISO dates; an empty line parts several tables
 * @ZH_REPORT_SHEET: the same as a spreadsheet expects it that is set to the language of the document:
 *   a byte-order mark, and where decimals have a comma, semicolons between cells
 * @ZH_REPORT_HTML: one page that needs no other file
 */
typedef enum
{
  ZH_REPORT_PDF,
  ZH_REPORT_TEXT,
  ZH_REPORT_CSV,
  ZH_REPORT_SHEET,
  ZH_REPORT_HTML,
} ZhReportFormat;

/**
 * zh_report_format_from_string:
 * @text: "pdf", "txt", "csv", "sheet" or "html"
 * @format: (out): untouched on failure
 *
 * Returns: whether @text names a format
 */
gboolean zh_report_format_from_string (const char     *text,
                                       ZhReportFormat *format);

/**
 * zh_report_render:
 * @setup: paper, for pages
 * @error: %ZH_ERROR_FILE when cairo fails
 *
 * Returns: (transfer full): the bytes of a file
 */
GBytes *zh_report_render (const ZhReportDocument *document,
                          ZhReportFormat          format,
                          const ZhPageSetup      *setup,
                          GError                **error);

/**
 * zh_report_render_set:
 * @documents: (element-type ZhReportDocument): at least one, in the order of printing
 * @error: as zh_report_render()
 *
 * Several documents in one file: pages of a PDF, texts parted by form feeds, tables parted
 * by empty lines, one web page.
 *
 * Returns: (transfer full): the bytes of a file
 */
GBytes *zh_report_render_set (const GPtrArray   *documents,
                              ZhReportFormat     format,
                              const ZhPageSetup *setup,
                              GError           **error);

/* The document as text, as CSV, as CSV for a spreadsheet without its mark, and several as one page of HTML;
 * (transfer full). */
char *zh_report_make_text (const ZhReportDocument *document) G_GNUC_WARN_UNUSED_RESULT;
char *zh_report_make_csv (const ZhReportDocument *document) G_GNUC_WARN_UNUSED_RESULT;
char *zh_report_make_sheet (const ZhReportDocument *document) G_GNUC_WARN_UNUSED_RESULT;
char *zh_report_make_set_html (const GPtrArray *documents) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
