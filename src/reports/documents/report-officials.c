/* Who runs the event: post, name, category, and what else is known of them. */
#include "config.h"

#include <string.h>

#include "official-roles.h"
#include "report-builders.h"
#include "report-forms.h"

/* In the order of the list; other roles follow as they are written. */
static const char *const order[] = {
  "chief-arbiter", "deputy-chief-arbiter", "chief-secretary", "deputy-secretary", "senior-arbiter", "arbiter", "informer",
  "doctor", "interpreter", "assistant", "committee-chair", "committee", "committee-reserve", "admission-chair",
  "admission-secretary", "admission", "appeals-arbiter", "adjudicator", "elder"
};

/* Columns that are there where they say something of somebody. */
static const struct
{
  ZhColumn    column;
  const char *key; /* of the field of an official */
} further[] = {
  { ZH_COL_FEDERATION, "federation" },
  { ZH_COL_INTERNATIONAL_TITLE, "title" },
  { ZH_COL_FIDE_ID, "fide-id" },
};

static gboolean
says_something (const GPtrArray *officials,
                const ZhField   *field)
{
  for (guint i = 0; i < officials->len; i++)
    if (*zh_field_get_text (field, g_ptr_array_index (officials, i)) != '\0')
      return TRUE;
  return FALSE;
}

/* @shown: (element-type ZhField): the fields of the further columns. */
static void
add_official (ZhReportTable    *table,
              const ZhOfficial *official,
              const GPtrArray  *shown,
              const ZhLanguage *language)
{
  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, zh_official_role_format (official->role, language));
  zh_report_table_set (table, 1, official->name);
  zh_report_table_set (table, 2, official->category);
  for (guint i = 0; i < shown->len; i++)
    zh_report_table_set (table, 3 + i, zh_field_get_text (g_ptr_array_index (shown, i), official));
}

void
zh_report_add_officials (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  const GPtrArray  *officials = request->competition->officials;
  ZhReportTable    *table = zh_report_document_add_table (document);
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  table->empty_text = g_strdup (zh_tr (language, "Nobody is named yet."));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_OFFICE }, { ZH_COL_NAME }, { ZH_COL_OFFICIAL_CATEGORY });
  for (gsize i = 0; i < G_N_ELEMENTS (further); i++)
    {
      const ZhField *field = zh_record_type_find (&zh_official_type, further[i].key);

      if (!says_something (officials, field))
        continue;
      zh_report_table_add_as (table, ZH_COLUMN_TEXT, further[i].column, ZH_COLUMN_FULL, language);
      g_ptr_array_add (shown, (gpointer) field);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    for (guint j = 0; j < officials->len; j++)
      {
        const ZhOfficial *official = g_ptr_array_index (officials, j);

        if (strcmp (official->role, order[i]) == 0)
          add_official (table, official, shown, language);
      }
  for (guint j = 0; j < officials->len; j++)
    {
      const ZhOfficial *official = g_ptr_array_index (officials, j);

      if (!zh_official_role_is_known (official->role))
        add_official (table, official, shown, language);
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
