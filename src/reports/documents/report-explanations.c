/* The arithmetic of the standings for the commission or a parent: why each place, and every
 * tie-break value line by line. */
#include "config.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "explanation.h"
#include "report-builders.h"
#include "report-places.h"

static void
add_columns (ZhReportTable    *table,
             const ZhLanguage *language)
{
  zh_report_table_add_as (table, ZH_COLUMN_CENTRE, ZH_COL_ROUND, ZH_COLUMN_KEY | ZH_COLUMN_FULL, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_OPPONENT, ZH_COLUMN_KEY }, { ZH_COL_ADDEND },
                     { ZH_COL_FACTOR }, { ZH_COL_ADDS, ZH_COLUMN_BOLD }, { ZH_COL_REMARK });
}

static void
add_line (ZhReportTable       *table,
          const ZhExplanation *explanation,
          int                  line,
          const ZhLanguage    *language)
{
  ZhExplanationCells *cells = zh_explanation_get_cells (explanation, line, language);

  zh_report_table_add_row (table);
  zh_report_table_set (table, 0, cells->round);
  zh_report_table_set (table, 1, cells->opponent);
  zh_report_table_set (table, 2, cells->score);
  zh_report_table_set (table, 3, cells->factor);
  zh_report_table_set (table, 4, cells->counted ? cells->contribution : "–");
  zh_report_table_set (table, 5, cells->remark);
  zh_explanation_cells_free (cells);
}

static void
add_value (ZhReportTable     *table,
           const ZhStandings *standings,
           int                entry,
           int                column,
           const ZhLanguage  *language)
{
  g_autoptr (ZhExplanation) explanation = zh_explanation_new (standings, entry, column);
  g_autofree char *heading = zh_explanation_format_heading (explanation, language);

  zh_report_table_add_heading (table, heading);
  for (int i = 0; i < zh_explanation_get_n_lines (explanation); i++)
    add_line (table, explanation, i, language);

  zh_report_table_add_row (table);
  zh_report_table_take (table, 1, zh_explanation_format_result (explanation, language), NULL);
  zh_report_table_take (table, 4, zh_standings_format_value (standings, entry, column, language), NULL);
}

static void
add_row (ZhReportDocument  *document,
         const ZhStandings *standings,
         int                row)
{
  const ZhLanguage *language = document->language;
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char  *name = zh_report_dup_titled_name (entry, language);
  g_autofree char  *why = zh_standings_explain_place (standings, row, language);
  g_autofree char  *heading = standing->place > 0 ? g_strdup_printf ("%d. %s", standing->place, name) : g_strdup (name);
  ZhReportTable    *table;

  zh_report_document_add_heading (document, heading);
  zh_report_document_add_note (document, why);
  if (zh_standings_get_n_columns (standings) < 2)
    return;

  table = zh_report_document_add_table (document);
  add_columns (table, language);
  for (int column = 1; column < zh_standings_get_n_columns (standings); column++)
    add_value (table, standings, standing->entry, column, language);
}

static gboolean
is_wanted (const ZhReportRequest *request,
           const ZhStandings     *standings,
           int                    row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);

  return request->start_number == 0 || entry->start_number == request->start_number;
}

ZhReportDocument *
zh_report_build_explanations (const ZhReportRequest *request,
                              GError               **error)
{
  int               round = zh_report_get_standings_round (request, error);
  ZhReportDocument *document;
  g_autoptr (ZhStandings) standings = NULL;

  if (round < 0)
    return NULL;
  standings = zh_standings_new (request->tournament, round, NULL, NULL, error);
  if (standings == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Arithmetic of the standings after round %d"), round),
                              round);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    if (is_wanted (request, standings, i))
      add_row (document, standings, i);
  if (request->start_number != 0 && document->blocks->len == 0)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no participant with number %d in the standings"), request->start_number);
      zh_report_document_free (document);
      return NULL;
    }
  if (zh_standings_get_n_rows (standings) == 0)
    zh_report_document_add_note (document, zh_tr (request->language, "No entries yet."));
  zh_report_add_signatures (document, request);
  return document;
}
