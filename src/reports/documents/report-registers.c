/* The registers of incidents and of sanctions. */
#include "config.h"

#include <string.h>

#include "case-cells.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "sanction-register.h"

/* How many of something. */
typedef struct
{
  char *name;
  int   count;
  int   sanctions;
} Tally;

static void
tally_clear (gpointer data)
{
  g_free (((Tally *) data)->name);
}

static void
count_in (GArray     *tallies,
          const char *name,
          gboolean    sanctioned)
{
  Tally added = { g_strdup (name), 1, sanctioned };

  for (guint i = 0; i < tallies->len; i++)
    {
      Tally *tally = &g_array_index (tallies, Tally, i);

      if (strcmp (tally->name, name) == 0)
        {
          tally->count++;
          tally->sanctions += sanctioned;
          g_free (added.name);
          return;
        }
    }
  g_array_append_val (tallies, added);
}

/* The most first, equal ones by name. */
static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const Tally *first = a;
  const Tally *second = b;

  return first->count != second->count ? second->count - first->count : strcmp (first->name, second->name);
}

static void
add_tallies (ZhReportDocument *document,
             const char       *heading,
             ZhColumn          column,
             GArray           *tallies)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table;

  g_array_sort (tallies, compare_tallies);
  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup ("");
  ZH_REPORT_COLUMNS (table, language, { column, ZH_COLUMN_KEY }, { ZH_COL_N_INCIDENTS },
                     { ZH_COL_N_SANCTIONS });
  for (guint i = 0; i < tallies->len; i++)
    {
      const Tally *tally = &g_array_index (tallies, Tally, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, tally->name);
      zh_report_table_set_number (table, 1, tally->count);
      zh_report_table_set_number (table, 2, tally->sanctions);
    }
}

/* By player, and by article: a ruling may rest on several. */
static void
add_counts (ZhReportDocument      *document,
            const ZhReportRequest *request)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (Tally));
  g_autoptr (GArray) articles = g_array_new (FALSE, FALSE, sizeof (Tally));

  g_array_set_clear_func (players, tally_clear);
  g_array_set_clear_func (articles, tally_clear);
  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      gboolean                sanctioned = zh_incident_record_get_sanction (record) != ZH_SANCTION_NOT_SAID && zh_competition_find_annulment (request->competition, record->id) == NULL;
      g_auto (GStrv) parts = g_strsplit (record->articles, ";", -1);
      g_autofree char *name = NULL;

      if (record->tournament_id != request->tournament->id)
        continue;
      name = zh_incident_record_format_offender (record, request->competition, request->language);
      count_in (players, record->entry_id != 0 ? name : "–", sanctioned);
      for (char **part = parts; *part != NULL; part++)
        if (*g_strstrip (*part) != '\0')
          count_in (articles, *part, sanctioned);
    }
  add_tallies (document, zh_tr (request->language, "By player"), ZH_COL_NAME, players);
  add_tallies (document, zh_tr (request->language, "By article"), ZH_COL_ARTICLE, articles);
}

ZhReportDocument *
zh_report_build_incidents (const ZhReportRequest *request,
                           GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Register of incidents")), ZH_REPORT_NO_RESULTS);

  zh_report_add_incidents (document, request);
  if (zh_report_has_incidents (request))
    add_counts (document, request);
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_sanctions (const ZhReportRequest *request,
                           GError               **error)
{
  ZhReportDocument *document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Register of sanctions")), ZH_REPORT_NO_RESULTS);

  zh_report_add_sanctions (document, request);
  zh_report_add_signatures (document, request);
  return document;
}
