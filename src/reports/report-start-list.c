/* Lists before the event: who plays, by start number; and the register of entries with all
 * that the admission commission looks at. */
#include "config.h"

#include "report-builders.h"
#include "report-people.h"

static ZhReportDocument *
build_list (const ZhReportRequest *request,
            const char            *title,
            const ZhPersonField   *wanted,
            gsize                  n_wanted,
            const int             *order)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (title), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table = zh_report_document_add_table (document);
  g_autoptr (ZhPersonColumns) people = zh_person_columns_new (table, request, wanted, n_wanted);
  guint            n = request->tournament->entries->len;
  g_autofree char *count = NULL;

  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  for (guint i = 0; i < n; i++)
    {
      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, order != NULL ? order[i] : (int) i);
    }

  count = g_strdup_printf (zh_trn (request->language, "%u participant", "%u participants", n), n);
  zh_report_document_add_note (document, count);
  return document;
}

ZhReportDocument *
zh_report_build_start_list (const ZhReportRequest *request,
                            GError               **error)
{
  static const ZhPersonField wanted[] = {
    ZH_FIELD_NUMBER,
    ZH_FIELD_TITLE,
    ZH_FIELD_NAME,
    ZH_FIELD_RATING,
    ZH_FIELD_BIRTH_YEAR,
    ZH_FIELD_FEDERATION,
    ZH_FIELD_REGION,
    ZH_FIELD_CLUB,
    ZH_FIELD_STATUS,
  };
  ZhReportDocument *document = build_list (request, zh_trc (request->language, "document", "Start list"), wanted,
                                           G_N_ELEMENTS (wanted), NULL);

  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_register (const ZhReportRequest *request,
                          GError               **error)
{
  static const ZhPersonField wanted[] = {
    ZH_FIELD_FULL_NAME,
    ZH_FIELD_SEX,
    ZH_FIELD_BIRTH_DATE,
    ZH_FIELD_CATEGORY,
    ZH_FIELD_INTERNATIONAL_TITLE,
    ZH_FIELD_RATING,
    ZH_FIELD_NATIONAL_RATING,
    ZH_FIELD_FIDE_ID,
    ZH_FIELD_NATIONAL_ID,
    ZH_FIELD_FEDERATION,
    ZH_FIELD_REGION,
    ZH_FIELD_CLUB,
    ZH_FIELD_SCHOOL,
    ZH_FIELD_COACH,
    ZH_FIELD_DISABILITY,
    ZH_FIELD_ASSISTANT,
  };
  g_autofree int   *order = zh_report_sort_by_name (request->tournament, request->language);
  ZhReportDocument *document = build_list (request, zh_trc (request->language, "document", "Register of entries"),
                                           wanted, G_N_ELEMENTS (wanted), order);

  zh_report_add_signatures (document, request);
  return document;
}
