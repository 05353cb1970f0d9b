/* Who has fulfilled which norm of a sport category, with room for number and receipt of the
 * certificate. */
#include "config.h"

#include "event-standings.h"
#include "norms.h"
#include "report-builders.h"
#include "report-forms.h"
#include "report-places.h"

static const ZhColumn wanted[] = {
  ZH_COL_START_NUMBER, ZH_COL_FULL_NAME, ZH_COL_BIRTH_YEAR, ZH_COL_CATEGORY, ZH_COL_REGION, ZH_COL_COACH
};

static void
add_columns (ZhReportTable    *table,
             const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_NORM, ZH_COLUMN_BOLD }, { ZH_COL_GAMES }, { ZH_COL_AVERAGE },
                     { ZH_COL_SCORED }, { ZH_COL_NEEDED }, { ZH_COL_CERTIFICATE }, { ZH_COL_RECEIVED });
}

static void
take_number (ZhReportTable    *table,
             guint             column,
             ZhFraction        value,
             const ZhLanguage *language)
{
  zh_report_table_take (table, column, zh_language_format_fraction (language, value, 0, 2), zh_fraction_format (value, 2));
}

static void
add_result (ZhReportTable         *table,
            const ZhPersonColumns *people,
            guint                  first,
            const ZhNormResult    *result,
            const ZhLanguage      *language)
{
  zh_report_table_add_row (table);
  zh_person_columns_fill (people, table, result->entry);
  zh_report_table_set (table, first, result->norm->category);
  zh_report_table_set_number (table, first + 1, result->n_games);
  take_number (table, first + 2, result->average, language);
  take_number (table, first + 3, result->percent, language);
  take_number (table, first + 4, result->needed, language);
}

/* In the order of the places. */
static void
add_results (ZhReportTable         *table,
             const ZhPersonColumns *people,
             guint                  first,
             const ZhStandings     *standings,
             const GArray          *results,
             const ZhLanguage      *language)
{
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhNormResult *result = &g_array_index (results, ZhNormResult, zh_standings_get_row (standings, row)->entry);

      if (result->norm != NULL)
        add_result (table, people, first, result, language);
    }
}

ZhReportDocument *
zh_report_build_norms (const ZhReportRequest *request,
                       GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhNormTable) norms = round >= 0 ? zh_norm_table_parse (zh_tournament_get_option (request->tournament, ZH_OPTION_NORMS), error) : NULL;
  g_autoptr (ZhStandings) standings = norms != NULL ? zh_event_standings_new (request->tournament, round, error) : NULL;
  g_autoptr (GArray) results = NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  g_autofree char  *source = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;
  guint             first;

  if (standings == NULL)
    return NULL;
  results = zh_norms_new (zh_standings_get_history (standings), norms, request->competition->start.year);
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Norms of sport categories fulfilled")), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "Nobody has fulfilled a norm."));
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  first = table->columns->len;
  add_columns (table, language);
  add_results (table, people, first, standings, results, language);
  source = g_strdup_printf (zh_tr (language, "Table of norms: %s."), zh_norm_table_get_title (norms, language));
  zh_report_document_add_note (document, source);
  zh_report_add_signatures (document, request);
  return document;
}

/* What a federation asks of a certificate: who, which norm, at which event, by what result (Ukrainian
 * chess rules IV.10.5.7, draughts rules IV.18.5.7). */
static void
add_certificate (ZhReportDocument      *document,
                 const ZhReportRequest *request,
                 const ZhNormResult    *result,
                 const char            *place)
{
  const ZhLanguage *language = request->language;
  const ZhEntry    *entry = g_ptr_array_index (request->tournament->entries, (guint) result->entry);
  g_autofree char  *name = entry->person != NULL ? zh_person_format_full_name (entry->person) : g_strdup ("");
  g_autofree char  *birth = entry->person != NULL ? zh_language_format_date (language, entry->person->birth) : g_strdup ("");
  g_autofree char  *average = zh_language_format_fraction (language, result->average, 0, 0);
  g_autofree char  *percent = zh_language_format_fraction (language, result->percent, 0, 2);
  g_autofree char  *needed = zh_language_format_fraction (language, result->needed, 0, 2);
  g_autofree char  *figures = g_strdup_printf ("%d\t%s\t%s\t%s", result->n_games, average, percent, needed);

  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Certificate No."), "", NULL);
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Given to"), name, zh_trc (language, "under a line", "surname, given name, patronymic"));
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Date of birth"), birth, NULL);
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Who has fulfilled the norm of"), result->norm->category, zh_trc (language, "under a line", "sport category, title"));
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "At the competition"), request->competition->title, NULL);
  zh_report_document_add_field (document, "", request->tournament->name, NULL);
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Held at"), document->occasion, NULL);
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Place taken"), place, NULL);
  zh_report_document_add_field (document, zh_trc (language, "norm certificate", "Games\tAverage of the opponents\tScored, %\tNeeded, %"), figures, NULL);
  zh_report_add_panel_signatures (document, request);
}

ZhReportDocument *
zh_report_build_norm_certificates (const ZhReportRequest *request,
                                   GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhNormTable) norms = round >= 0 ? zh_norm_table_parse (zh_tournament_get_option (request->tournament, ZH_OPTION_NORMS), error) : NULL;
  g_autoptr (ZhStandings) standings = norms != NULL ? zh_event_standings_new (request->tournament, round, error) : NULL;
  g_autoptr (GArray) results = NULL;
  ZhReportDocument *document;
  int               n = 0;

  if (standings == NULL)
    return NULL;
  results = zh_norms_new (zh_standings_get_history (standings), norms, request->competition->start.year);
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Certificate of a norm fulfilled")), round);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      const ZhStanding   *standing = zh_standings_get_row (standings, row);
      const ZhNormResult *result = &g_array_index (results, ZhNormResult, standing->entry);
      g_autofree char    *place = zh_standing_format_place (standing);

      if (result->norm == NULL)
        continue;
      if (n++ > 0)
        zh_report_document_add_page_break (document);
      add_certificate (document, request, result, place);
    }
  if (n == 0)
    {
      ZhReportTable *table = zh_report_document_add_table (document);

      add_columns (table, language);
      table->empty_text = g_strdup (zh_tr (language, "Nobody has fulfilled a norm."));
    }
  return document;
}
