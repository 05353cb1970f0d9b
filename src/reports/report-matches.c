/* Team matches board by board: a protocol for each match to be filled in and signed, and the
 * results of a round. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "teams.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhTournament    *tournament;
  GHashTable            *index_of;
  gboolean               with_boxes;
} MatchList;

static const char *
get_team (const MatchList *list,
          gint64           id)
{
  int index = zh_report_find_index (list->index_of, id);

  return index >= 0 ? ((const ZhEntry *) g_ptr_array_index (list->tournament->entries, (guint) index))->team_name : "";
}

static void
add_match_columns (ZhReportTable    *table,
                   const ZhLanguage *language,
                   const char       *first,
                   const char       *second)
{
  zh_report_table_add_column (table, ZH_COLUMN_NUMBER, ZH_COLUMN_BOLD, zh_trc (language, "column", "Bd."), zh_trc (language, "column", "Board"));
  zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, "", zh_trc (language, "column", "Colour"));
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, first, NULL);
  zh_report_table_add_column (table, ZH_COLUMN_RESULT, ZH_COLUMN_BOLD, zh_trc (language, "column", "Result"), NULL);
  zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_PLAIN, "", zh_trc (language, "column", "Colour"));
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, second, NULL);
}

static void
add_board (const MatchList *list,
           ZhReportTable   *table,
           const ZhGame    *game)
{
  const ZhLanguage *language = list->request->language;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, game->board);
  for (guint side = 0; side < 2; side++)
    {
      gboolean is_white = (side == 0) != game->swapped;

      zh_report_table_set (table, side == 0 ? 1 : 4, is_white ? "□" : "■");
      zh_report_table_take (table, side == 0 ? 2 : 5,
                            zh_report_dup_member_name (zh_tournament_find_member (list->tournament, game->member[side]), language), NULL);
    }
  if (list->with_boxes && !zh_result_is_set (game->result))
    zh_report_table_set_style (table, 3, ZH_CELL_BOX);
  else
    zh_report_table_take (table, 3,
                          zh_result_format (game->swapped ? zh_result_swap (game->result) : game->result,
                                            zh_tournament_is_two_one_zero (list->tournament)),
                          NULL);
}

static void
add_boards (const MatchList *list,
            ZhReportTable   *table,
            const ZhPairing *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    add_board (list, table, &pairing->games[i]);
}

static void
add_sheet (const MatchList  *list,
           ZhReportDocument *document,
           const ZhPairing  *pairing)
{
  const ZhLanguage *language = document->language;
  const char       *first = get_team (list, pairing->entry[0]);
  const char       *second = get_team (list, pairing->entry[1]);
  g_autofree char  *number = g_strdup_printf (zh_tr (language, "Protocol No. %d"), pairing->number);
  g_autofree char  *score = zh_pairing_is_open (pairing) ? g_strdup ("____ – ____")
                                                         : zh_report_format_score (list->tournament, pairing, language);
  g_autofree char  *total = g_strdup_printf (zh_tr (language, "Final result: %s"), score);
  g_autofree char  *captain_1 = g_strdup_printf (zh_tr (language, "Captain, %s"), first);
  g_autofree char  *captain_2 = g_strdup_printf (zh_tr (language, "Captain, %s"), second);
  ZhReportTable    *table;

  zh_report_document_add_heading (document, number);
  table = zh_report_document_add_table (document);
  add_match_columns (table, language, first, second);
  add_boards (list, table, pairing);
  zh_report_document_add_heading (document, total);
  zh_report_document_add_note (document, zh_tr (language, "In favour of the team ______________________________"));
  zh_report_document_add_signature (document, captain_1, zh_tournament_get_captain (list->tournament, pairing->entry[0]));
  zh_report_document_add_signature (document, captain_2, zh_tournament_get_captain (list->tournament, pairing->entry[1]));
  zh_report_document_add_signature (document, zh_trc (language, "under a document", "Line arbiter of the match"), NULL);
  zh_report_add_signatures (document, list->request);
}

ZhReportDocument *
zh_report_build_match_sheets (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhRound *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  MatchList         list = { request, request->tournament, index_of, TRUE };
  ZhReportDocument *document;
  gboolean          any = FALSE;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Match protocols of round %d"), round->number),
                              ZH_REPORT_NO_RESULTS);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind != ZH_PAIRING_GAME)
        continue;
      if (any)
        zh_report_document_add_page_break (document);
      add_sheet (&list, document, pairing);
      any = TRUE;
    }
  return document;
}

ZhReportDocument *
zh_report_build_board_results (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  MatchList         list = { request, request->tournament, index_of, FALSE };
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Results by board of round %d"), round->number), round->number);
  table = zh_report_document_add_table (document);
  add_match_columns (table, language, zh_trc (language, "column", "First team"), zh_trc (language, "column", "Second team"));
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      g_autofree char *score = zh_report_format_score (request->tournament, pairing, language);
      g_autofree char *heading = NULL;

      if (pairing->kind != ZH_PAIRING_GAME)
        continue;
      heading = g_strdup_printf ("%d. %s – %s   %s", pairing->number, get_team (&list, pairing->entry[0]),
                                 get_team (&list, pairing->entry[1]), score);
      zh_report_table_add_heading (table, heading);
      add_boards (&list, table, pairing);
    }
  zh_report_add_signatures (document, request);
  return document;
}
