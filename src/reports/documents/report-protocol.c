/* The final protocol: the standings with all that a federation files about each player, and
 * room for the category fulfilled. */
#include "config.h"

#include "report-builders.h"
#include "report-by-hand.h"
#include "report-cases.h"
#include "report-members.h"
#include "report-places.h"

static const ZhColumn wanted[] = {
  ZH_COL_START_NUMBER, ZH_COL_FULL_NAME, ZH_COL_INTERNATIONAL_TITLE, ZH_COL_CATEGORY, ZH_COL_BIRTH_DATE,
  ZH_COL_REGION, ZH_COL_CLUB, ZH_COL_COACH, ZH_COL_RATING
};

static int
count_games (const ZhHistory *history,
             int              entry)
{
  int n = 0;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (zh_outcome_is_played (cell->outcome) && cell->pairing != NULL)
        n += cell->pairing->n_games;
    }
  return n;
}

/* What a commission asks about, where there was anything. */
static void
add_cases (ZhReportDocument      *document,
           const ZhReportRequest *request)
{
  if (zh_report_has_incidents (request))
    {
      zh_report_document_add_heading (document, zh_tr (request->language, "Incidents and rulings"));
      zh_report_add_incidents (document, request);
    }
  if (zh_report_has_protests (request))
    {
      zh_report_document_add_heading (document, zh_tr (request->language, "Protests"));
      zh_report_add_protests (document, request);
    }
  zh_report_add_by_hand (document, request);
}

ZhReportDocument *
zh_report_build_protocol (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhPersonColumns) people = NULL;
  ZhReportDocument *document;
  ZhReportTable    *table;
  guint             games;

  if (round < 0)
    return NULL;
  standings = zh_event_standings_new (request->tournament, round, error);
  if (standings == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Final protocol")), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, language);
  people = zh_person_columns_new (table, request, wanted, G_N_ELEMENTS (wanted));
  people->marked_after = zh_standings_get_history (standings)->n_rounds;
  games = table->columns->len;
  zh_report_table_add (table, ZH_COL_GAMES, ZH_COLUMN_PLAIN, language);
  zh_report_add_value_columns (table, standings, language);
  /* norms are made by people */
  if (!zh_tournament_is_team (request->tournament))
    zh_report_table_add_as (table, ZH_COLUMN_WRITE, ZH_COL_NORM, ZH_COLUMN_PLAIN, language);

  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    {
      const ZhStanding *standing = zh_standings_get_row (standings, i);

      zh_report_table_add_row (table);
      zh_report_take_place (table, 0, standing);
      zh_person_columns_fill (people, table, standing->entry);
      zh_report_table_take (table, games, g_strdup_printf ("%d", count_games (zh_standings_get_history (standings), standing->entry)), NULL);
      zh_report_fill_values (table, games + 1, standings, standing->entry, language);
    }
  zh_report_add_tiebreak_names (document, standings);
  zh_report_add_board_scores (document, request, round);
  add_cases (document, request);
  zh_report_add_signatures (document, request);
  return document;
}
