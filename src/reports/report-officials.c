/* Who runs the event: post, name, category. */
#include "config.h"

#include <string.h>

#include "official-roles.h"
#include "report-builders.h"
#include "report-forms.h"

/* In the order of the list; other roles follow as they are written. */
static const char *const order[] = {
  "chief-arbiter", "deputy-chief-arbiter", "chief-secretary", "deputy-secretary", "senior-arbiter", "arbiter", "informer",
  "doctor", "interpreter", "assistant", "committee-chair", "committee", "committee-reserve"
};

static gboolean
any_federation (const GPtrArray *officials)
{
  for (guint i = 0; i < officials->len; i++)
    if (*((const ZhOfficial *) g_ptr_array_index (officials, i))->federation != '\0')
      return TRUE;
  return FALSE;
}

static void
add_official (ZhReportTable    *table,
              const ZhOfficial *official,
              const ZhLanguage *language)
{
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, zh_official_role_format (official->role, language));
  zh_report_table_set (table, 1, official->name);
  zh_report_table_set (table, 2, official->category);
  if (table->columns->len > 3)
    zh_report_table_set (table, 3, official->federation);
}

void
zh_report_add_officials (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const GPtrArray  *officials = request->competition->officials;
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "Nobody is named yet."));
  zh_report_table_add (table, ZH_COL_OFFICE, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_NAME, ZH_COLUMN_PLAIN, language);
  zh_report_table_add (table, ZH_COL_OFFICIAL_CATEGORY, ZH_COLUMN_PLAIN, language);
  if (any_federation (officials))
    zh_report_table_add_as (table, ZH_COLUMN_TEXT, ZH_COL_FEDERATION, ZH_COLUMN_FULL, language);

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    for (guint j = 0; j < officials->len; j++)
      {
        const ZhOfficial *official = g_ptr_array_index (officials, j);

        if (strcmp (official->role, order[i]) == 0)
          add_official (table, official, language);
      }
  for (guint j = 0; j < officials->len; j++)
    {
      const ZhOfficial *official = g_ptr_array_index (officials, j);

      if (!zh_official_role_is_known (official->role))
        add_official (table, official, language);
    }
}

ZhReportDocument *
zh_report_build_officials (const ZhReportRequest *request,
                           GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "List of officials")),
                                                ZH_REPORT_NO_RESULTS);

  zh_report_add_officials (document, request);
  zh_report_add_signatures (document, request);
  return document;
}
