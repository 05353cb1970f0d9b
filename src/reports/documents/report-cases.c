#include "config.h"

#include "report-cases.h"

#include <string.h>

#include "case-cells.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"
#include "protest-words.h"
#include "report-context.h"
#include "sanction-register.h"

char *
zh_report_format_moment (gint64            time,
                         const ZhLanguage *language)
{
  g_autoptr (GDateTime) local = time != 0 ? g_date_time_new_from_unix_local (time) : NULL;

  return local != NULL ? zh_language_format_time (language, local) : g_strdup ("");
}

char *
zh_report_dup_entry_name (const ZhReportRequest *request,
                          gint64                 entry_id)
{
  const ZhEntry *entry = entry_id != 0 ? zh_tournament_find_entry (request->tournament, entry_id) : NULL;

  return entry != NULL ? zh_report_dup_name (entry, request->language) : g_strdup ("");
}

gboolean
zh_report_has_incidents (const ZhReportRequest *request)
{
  for (guint i = 0; i < request->competition->incidents->len; i++)
    if (((const ZhIncidentRecord *) g_ptr_array_index (request->competition->incidents, i))->tournament_id == request->tournament->id)
      return TRUE;
  return FALSE;
}

gboolean
zh_report_has_protests (const ZhReportRequest *request)
{
  for (guint i = 0; i < request->competition->protests->len; i++)
    if (((const ZhProtest *) g_ptr_array_index (request->competition->protests, i))->tournament_id == request->tournament->id)
      return TRUE;
  return FALSE;
}

/* Round and board, in a match "3.2", then the player, whose name is taken. */
static void
set_place (ZhReportTable         *table,
           const ZhReportRequest *request,
           int                    round,
           int                    board,
           int                    game,
           char                  *name)
{
  g_autofree char *place = zh_tournament_dup_board_name (request->tournament, round, board, MAX (game, 1));

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, round);
  if (game > 0 && strchr (place, '.') != NULL)
    zh_report_table_set (table, 1, place);
  else
    zh_report_table_set_number (table, 1, board);
  zh_report_table_take (table, 2, name, NULL);
}

static void
add_place_columns (ZhReportTable    *table,
                   const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_ROUND, ZH_COLUMN_KEY }, { ZH_COL_BOARD, ZH_COLUMN_KEY },
                     { ZH_COL_NAME });
}

/* When it happened, on which move, and what the clocks showed. */
static void
add_moment_columns (ZhReportTable    *table,
                    const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_TIME }, { ZH_COL_MOVE }, { ZH_COL_CLOCKS });
}

static void
set_moment (ZhReportTable          *table,
            guint                   first,
            const ZhReportRequest  *request,
            const ZhIncidentRecord *record)
{
  ZhColour colour = zh_competition_get_offender_colour (request->competition, record);

  zh_report_table_take (table, first, zh_incident_record_format_moment (record, request->language), NULL);
  if (record->move > 0)
    zh_report_table_set_number (table, first + 1, record->move);
  zh_report_table_take (table, first + 2, zh_incident_record_format_clocks (record, colour, request->language), NULL);
}

/* What the regulation of the event changed is marked by a sign and in words. */
static char *
format_articles (const ZhIncidentRecord *record,
                 const ZhLanguage       *language)
{
  g_autofree char *articles = zh_incident_record_format_articles (record);

  if (*record->overridden == '\0')
    return g_steal_pointer (&articles);
  return g_strdup_printf (zh_tr (language, "%s ✎ changed by the regulation"), articles);
}

void
zh_report_add_incidents (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "Nothing is in the register."));
  add_place_columns (table, language);
  add_moment_columns (table, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_INCIDENT, ZH_COLUMN_BOLD }, { ZH_COL_ARTICLE },
                     { ZH_COL_DECISION }, { ZH_COL_WITNESSES });
  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      gboolean                both = *record->witnesses != '\0' && *record->note != '\0';

      if (record->tournament_id != request->tournament->id)
        continue;
      set_place (table, request, record->round, record->board, record->game, zh_incident_record_format_offender (record, request->competition, language));
      set_moment (table, 3, request, record);
      zh_report_table_set (table, 6, zh_incident_get_title (record->incident, language));
      zh_report_table_take (table, 7, format_articles (record, language), NULL);
      zh_report_table_take (table, 8, zh_incident_record_format_decision (record, request->competition, record->reason, language), NULL);
      zh_report_table_take (table, 9, g_strdup_printf ("%s%s%s", record->witnesses, both ? "; " : "", record->note), NULL);
    }
}

void
zh_report_add_sanctions (ZhReportDocument      *document,
                         const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "No sanction is in force."));
  add_place_columns (table, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_SANCTION, ZH_COLUMN_BOLD }, { ZH_COL_INCIDENT },
                     { ZH_COL_ARTICLE });
  add_moment_columns (table, language);
  for (guint i = 0; i < request->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (request->competition->incidents, i);
      ZhSanction              sanction = zh_incident_record_get_sanction (record);

      if (record->tournament_id != request->tournament->id || sanction == ZH_SANCTION_NOT_SAID || zh_competition_find_annulment (request->competition, record->id) != NULL)
        continue;
      set_place (table, request, record->round, record->board, record->game, zh_incident_record_format_offender (record, request->competition, language));
      zh_report_table_take (table, 3, zh_incident_record_format_sanction (record, request->competition, sanction, language), NULL);
      zh_report_table_set (table, 4, zh_incident_get_title (record->incident, language));
      zh_report_table_take (table, 5, zh_incident_record_format_articles (record), NULL);
      set_moment (table, 6, request, record);
    }
}

void
zh_report_add_protests (ZhReportDocument      *document,
                        const ZhReportRequest *request)
{
  const ZhLanguage *language = request->language;
  ZhReportTable    *table = zh_report_document_add_table (document);

  table->empty_text = g_strdup (zh_tr (language, "No protest was handed in."));
  add_place_columns (table, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_CASE, ZH_COLUMN_FULL }, { ZH_COL_HANDED_IN },
                     { ZH_COL_SUBJECT }, { ZH_COL_DECISION, ZH_COLUMN_BOLD }, { ZH_COL_EFFECT });
  for (guint i = 0; i < request->competition->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (request->competition->protests, i);

      if (protest->tournament_id != request->tournament->id)
        continue;
      set_place (table, request, protest->round, protest->board, 0, zh_report_dup_entry_name (request, protest->entry_id));
      zh_report_table_set_number (table, 3, protest->number);
      zh_report_table_take (table, 4, zh_report_format_moment (protest->handed_in, language), NULL);
      zh_report_table_set (table, 5, zh_protest_word_get_label (ZH_PROTEST_SUBJECT, protest->subject, language));
      zh_report_table_set (table, 6, zh_protest_is_open (protest) ? zh_trc (language, "protest", "Open") : zh_protest_word_get_label (ZH_PROTEST_DECISION, protest->decision, language));
      zh_report_table_set (table, 7, zh_protest_word_get_label (ZH_PROTEST_EFFECT, protest->effect, language));
    }
}
