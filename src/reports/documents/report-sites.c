/* The protocol of the sites of a round of online play: where each side sat, who watched over it, what was looked at before
 * the start, and which connections were lost (order 988, 15.6, 15.7.5, 24.7).
 */
#include "config.h"

#include <string.h>

#include "board-cells.h"
#include "offender.h"
#include "online-words.h"
#include "report-builders.h"
#include "report-cases.h"
#include "report-context.h"
#include "report-forms.h"

static gboolean
plays (const ZhRound *round,
       gint64         entry_id)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id))
        return TRUE;
    }
  return FALSE;
}

/* Only captains of teams sit in the conference; its times stand in its column. */
static gboolean
is_told (const ZhReportRequest *request,
         const ZhField         *field)
{
  if ((field->flags & ZH_FIELD_INTERNAL) != 0 || strcmp (field->key, "conference-times") == 0)
    return FALSE;
  return zh_tournament_is_team (request->tournament) || strcmp (field->key, "conference") != 0;
}

/* A tick for what was seen, a box for what was not. */
static void
add_field (ZhReportTable *table,
           guint          column,
           const ZhField *field,
           const ZhSite  *site)
{
  if (field->kind == ZH_FIELD_KIND_TEXT)
    zh_report_table_set (table, column, site != NULL ? zh_field_get_text (field, site) : "");
  else if (site != NULL && strcmp (field->key, "conference") == 0 && *site->conference_times != '\0')
    zh_report_table_set (table, column, site->conference_times);
  else if (site != NULL && zh_field_get_number (field, site) != 0)
    zh_report_table_set (table, column, "✓");
  else
    zh_report_table_set_style (table, column, ZH_CELL_BOX);
}

static void
add_side (ZhReportTable         *table,
          const ZhReportRequest *request,
          const ZhEntry         *entry,
          int                    round)
{
  const ZhSite *site = zh_sites_find (request->tournament->sites, entry->id, round);
  guint         column = 2;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, entry->start_number);
  zh_report_table_take (table, 1, zh_report_dup_entry_name (request, entry->id), NULL);
  for (gsize i = 0; i < zh_site_type.n_fields; i++)
    if (is_told (request, &zh_site_type.fields[i]))
      add_field (table, column++, &zh_site_type.fields[i], site);
}

static void
add_sides (ZhReportDocument      *document,
           const ZhReportRequest *request,
           const ZhRound         *round)
{
  ZhReportTable *table = zh_report_document_add_table (document);

  ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_START_NUMBER, ZH_COLUMN_BOLD }, { ZH_COL_NAME });
  for (gsize i = 0; i < zh_site_type.n_fields; i++)
    if (is_told (request, &zh_site_type.fields[i]))
      zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_field_get_title (&zh_site_type.fields[i], document->language), NULL);
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (request->tournament->entries, i);

      if (plays (round, entry->id))
        add_side (table, request, entry, round->number);
    }
}

/* Connections that were lost, and how that ended. */
static void
add_outages (ZhReportDocument      *document,
             const ZhReportRequest *request,
             int                    round)
{
  const ZhTournament *tournament = request->tournament;
  ZhReportTable      *table = NULL;

  for (guint i = 0; i < tournament->outages->len; i++)
    {
      const ZhOutage  *outage = g_ptr_array_index (tournament->outages, i);
      g_autofree char *words = NULL;

      if (outage->round != round)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_trc (document->language, "sites of online play", "Technical incidents"));
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, document->language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_NAME }, { ZH_COL_INCIDENT }, { ZH_COL_REMARK });
        }
      words = zh_outage_format (outage, document->language);
      zh_report_table_add_row (table);
      zh_report_table_take (table, 0, zh_tournament_dup_board_name (tournament, round, outage->board, outage->game), NULL);
      zh_report_table_take (table, 1, zh_tournament_dup_side_name (tournament, round, outage->board, outage->game, outage->entry_id), NULL);
      zh_report_table_set (table, 2, words);
      zh_report_table_set (table, 3, outage->note);
    }
}

ZhReportDocument *
zh_report_build_sites (const ZhReportRequest *request,
                       GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  g_autofree char  *start = NULL;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Protocol of the sites of round %d"), round->number), ZH_REPORT_NO_RESULTS);
  start = zh_report_format_start (round->start, request->language);
  zh_report_document_add_field (document, zh_trc (request->language, "sites of online play", "Start of the round"), start, NULL);
  add_sides (document, request, round);
  add_outages (document, request, round->number);
  zh_report_add_panel_signatures (document, request);
  return document;
}
