/* Lists that are signed or posted before the event: who has read the regulations (Ukrainian
 * draughts rules IV.18.8.3), and the appeals committee (Ukrainian chess rules IV.10.8.4; order
 * 988, 34.2). */
#include "config.h"

#include <string.h>

#include "admission.h"
#include "official-roles.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-forms.h"
#include "report-members.h"
#include "report-people.h"

static const ZhColumn wanted[] = { ZH_COL_FULL_NAME, ZH_COL_REGION };
static const ZhColumn members[] = { ZH_COL_FULL_NAME, ZH_COL_REGION };

ZhReportDocument *
zh_report_build_acquaintance (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Acquaintance with the regulations")), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table;
  int               number = 0;
  g_autoptr (ZhPersonColumns) people = NULL;
  g_autofree int *order = zh_report_sort_by_name (request->tournament, language);

  zh_report_document_add_note (document, zh_tr (language, "I have read the regulations of the competition, its technical regulations and the safety rules, and I undertake to keep them."));
  zh_report_add_changed_rules (document, request);
  if (zh_tournament_is_team (request->tournament) && request->tournament->members->len > 0)
    {
      zh_report_add_members (document, request, NULL, members, G_N_ELEMENTS (members), TRUE);
      zh_report_add_panel_signatures (document, request);
      return document;
    }
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  zh_report_table_add (table, ZH_COL_ROW, ZH_COLUMN_PLAIN, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_DATE }, { ZH_COL_SIGNATURE });
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      if (zh_tournament_is_absent (request->tournament, g_ptr_array_index (request->tournament->entries, order[i])))
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, ++number);
      zh_person_columns_fill (people, table, order[i]);
    }
  zh_report_add_panel_signatures (document, request);
  return document;
}

static void
add_members (ZhReportTable         *table,
             const ZhReportRequest *request,
             const char            *role)
{
  const GPtrArray *officials = request->competition->officials;

  for (guint i = 0; i < officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (officials, i);

      if (strcmp (official->role, role) != 0)
        continue;
      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, zh_official_role_format (role, request->language));
      zh_report_table_set (table, 1, official->name);
      zh_report_table_set (table, 2, official->category);
      zh_report_table_set (table, 3, official->federation);
    }
}

ZhReportDocument *
zh_report_build_committee (const ZhReportRequest *request,
                           GError               **error)
{
  const ZhLanguage *language = request->language;
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Appeals committee")), ZH_REPORT_NO_RESULTS);
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "Nobody is named yet."));
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_OFFICE }, { ZH_COL_NAME, ZH_COLUMN_BOLD },
                     { ZH_COL_OFFICIAL_CATEGORY }, { ZH_COL_BRANCH });
  add_members (table, request, "committee-chair");
  add_members (table, request, "committee");
  add_members (table, request, "committee-reserve");
  zh_report_document_add_note (document, zh_tr (language, "The committee is formed before round 1. Nobody decides in a case of his own team or branch; a reserve takes his place."));
  zh_report_add_panel_signatures (document, request);
  return document;
}
