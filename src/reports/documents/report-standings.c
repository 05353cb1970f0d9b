/* Standings after a round, with the tie-breaks in their order and their names under the
 * table. */
#include "config.h"

#include "report-builders.h"
#include "report-places.h"

static const ZhColumn wanted[] = {
  ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_RATING, ZH_COL_FEDERATION, ZH_COL_REGION,
  ZH_COL_CLUB
};

static char *
format_title (const ZhReportRequest *request,
              int                    round)
{
  const ZhLanguage *language = request->language;

  if (round == 0)
    return g_strdup (zh_tr (language, "Standings before round 1"));
  if (zh_report_is_finished (request->tournament) && round >= zh_tournament_count_paired_rounds (request->tournament))
    return g_strdup_printf (zh_trn (language, "Final standings after %d round", "Final standings after %d rounds",
                                    (gulong) round),
                            round);
  return g_strdup_printf (zh_tr (language, "Standings after round %d"), round);
}

ZhReportDocument *
zh_report_build_standings (const ZhReportRequest *request,
                           GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;
  guint             points;

  if (round < 0)
    return NULL;
  standings = zh_event_standings_new (request->tournament, round, error);
  if (standings == NULL)
    return NULL;

  document = zh_report_begin (request, format_title (request, round), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  people->marked_after = zh_standings_get_history (standings)->n_rounds;
  points = zh_report_add_value_columns (table, standings, language);

  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, i);

      zh_report_table_add_row (table);
      zh_report_take_place (table, 0, standing);
      zh_person_columns_fill (people, table, standing->entry);
      zh_report_fill_values (table, points, standings, standing->entry, language);
    }
  zh_report_add_reported (document, request->tournament, 1, zh_standings_get_history (standings)->n_rounds);
  zh_report_add_tiebreak_names (document, standings);
  zh_report_add_signatures (document, request);
  return document;
}
