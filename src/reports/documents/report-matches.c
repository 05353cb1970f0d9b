/* Team matches board by board: a protocol for each match to be filled in and signed, and the
 * results of a round. */
#include "config.h"

#include "board-cells.h"
#include "case-cells.h"
#include "incident-catalogue.h"
#include "incident-moment.h"
#include "offender.h"
#include "report-builders.h"
#include "report-by-hand.h"
#include "report-forms.h"
#include "teams.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhTournament    *tournament;
  GHashTable            *index_of;
  GPtrArray             *handicap; /* (nullable) (element-type ZhHandicapLine) */
  GPtrArray             *odds;     /* (nullable) (element-type ZhOddsLine) */
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
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_BOARD, ZH_COLUMN_BOLD },
                     { ZH_COL_COLOUR, ZH_COLUMN_UNTITLED });
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, first, NULL);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_RESULT, ZH_COLUMN_BOLD },
                     { ZH_COL_COLOUR, ZH_COLUMN_UNTITLED });
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

/* Over the tables of both annexes: the competition, the round, the group, the day. */
static void
add_form_head (const MatchList  *list,
               ZhReportDocument *document,
               const ZhRound    *round)
{
  const ZhLanguage *language = document->language;
  g_autofree char  *start = zh_report_format_start (round->start, language);
  g_autofree char  *values = g_strdup_printf ("%d\t\t%s", round->number, start);

  zh_report_add_event_fields (document, list->request);
  zh_report_document_add_field (document, zh_trc (language, "match protocol", "Round\tGroup\tDate"), values, NULL);
}

static void
add_form_board (const MatchList *list,
                ZhReportTable   *table,
                const ZhPairing *pairing,
                const ZhGame    *game)
{
  const ZhLanguage *language = list->request->language;
  ZhResult          result = game->swapped ? zh_result_swap (game->result) : game->result;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, game->board);
  for (guint side = 0; side < 2; side++)
    {
      gboolean         is_white = (side == 0) != game->swapped;
      g_autofree char *name = zh_report_dup_member_name (zh_tournament_find_member (list->tournament, game->member[side]), language);

      zh_report_table_take (table, side + 1, g_strdup_printf ("%s %s", is_white ? "□" : "■", name), NULL);
    }
  if (zh_result_is_set (game->result))
    zh_report_table_take (table, 3, zh_result_format (result, zh_tournament_is_two_one_zero (list->tournament)), NULL);
  else
    zh_report_table_set_style (table, 3, ZH_CELL_BOX);
  if (list->handicap != NULL)
    zh_report_table_take (table, 4, zh_report_dup_times (list->handicap, list->tournament, pairing, game), NULL);
  if (list->odds != NULL)
    zh_report_table_take (table, list->handicap != NULL ? 5 : 4, zh_odds_dup_given (list->odds, list->tournament, pairing, game, language), NULL);
}

/* Who has more of the points of a match; "" while a game is open, or for neither. */
static const char *
get_winner (const MatchList *list,
            const ZhPairing *pairing)
{
  ZhPoints first = 0;
  ZhPoints second = 0;

  if (zh_pairing_is_open (pairing))
    return "";
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];
      ZhResult      result = game->swapped ? zh_result_swap (game->result) : game->result;

      first += zh_scoring_get_game_points (&list->tournament->scoring, result, ZH_COLOUR_WHITE);
      second += zh_scoring_get_game_points (&list->tournament->scoring, result, ZH_COLOUR_BLACK);
    }
  return first == second ? "" : get_team (list, pairing->entry[first > second ? 0 : 1]);
}

/* The site of a side: place, arbiter there, whether and when the captain was in the conference. */
static char *
dup_site (const MatchList *list,
          gint64           entry_id,
          int              round)
{
  const ZhLanguage *language = list->request->language;
  const ZhSite     *site = zh_sites_find (list->tournament->sites, entry_id, round);
  const ZhField    *field = zh_record_type_find (&zh_site_type, "conference");
  g_autoptr (GString) text = g_string_new (site != NULL ? site->place : "");

  if (site != NULL && *site->arbiter != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", site->arbiter);
  if (site != NULL && (site->conference || *site->conference_times != '\0'))
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? ", " : "", zh_trc (language, "field", field->label),
                            *site->conference_times != '\0' ? " " : "", site->conference_times);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What happened in the match: lost connections, whatever was ruled. */
static void
add_match_incidents (const MatchList  *list,
                     ZhReportDocument *document,
                     int               round,
                     int               board)
{
  const ZhLanguage    *language = document->language;
  const ZhCompetition *competition = list->request->competition;
  ZhReportTable       *table = NULL;

  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (record->tournament_id != list->tournament->id || record->round != round || record->board != board)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_trc (language, "match protocol", "Notes: decisions of the arbiters"));
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, language, { ZH_COL_TIME, ZH_COLUMN_KEY }, { ZH_COL_NAME }, { ZH_COL_INCIDENT }, { ZH_COL_ARTICLE }, { ZH_COL_DECISION });
        }
      zh_report_table_add_row (table);
      zh_report_table_take (table, 0, zh_incident_record_format_moment (record, language), NULL);
      zh_report_table_take (table, 1, zh_incident_record_format_offender (record, competition, language), NULL);
      zh_report_table_set (table, 2, zh_incident_get_title (record->incident, language));
      zh_report_table_take (table, 3, zh_incident_record_format_articles (record), NULL);
      zh_report_table_take (table, 4, zh_incident_record_format_decision (record, competition, record->reason, language), NULL);
    }
}

/* What was done in the match by an article: who came in for whom, the extra game. */
static void
add_acts (const MatchList  *list,
          ZhReportDocument *document,
          int               round,
          int               board,
          ZhHandKind        kind,
          const char       *heading)
{
  const GPtrArray *acts = list->request->hand_acts;
  ZhReportTable   *table = NULL;

  for (guint i = 0; acts != NULL && i < acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (acts, i);

      if (act->kind != kind || act->of_round != round || act->of_board != board)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, heading);
          table = zh_report_document_add_table (document);
          zh_report_add_act_columns (table, document->language);
        }
      zh_report_add_act (table, act, document->language);
    }
}

/* Of a match that is played online: the extra games and both sites. */
static void
add_online (const MatchList  *list,
            ZhReportDocument *document,
            const ZhRound    *round,
            const ZhPairing  *pairing)
{
  const ZhLanguage *language = document->language;

  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].board > list->tournament->boards)
      {
        g_autofree char *number = g_strdup_printf ("%d", pairing->games[i].board);

        zh_report_document_add_field (document, zh_trc (language, "match protocol", "Extra game, board"), number, NULL);
      }
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *site = dup_site (list, pairing->entry[side], round->number);
      g_autofree char *label = g_strdup_printf (zh_trc (language, "match protocol", "Site, %s"), get_team (list, pairing->entry[side]));

      zh_report_document_add_field (document, label, site, NULL);
    }
}

/* Order 988, annex 1: number, both players, the result; then captains, chief arbiter, chief
 * secretary, line arbiter. The squares say who has which colour. */
static void
add_sheet (const MatchList  *list,
           ZhReportDocument *document,
           const ZhRound    *round,
           const ZhPairing  *pairing)
{
  const ZhLanguage *language = document->language;
  const char       *sign = zh_trc (language, "under a line", "signature");
  const char       *first = get_team (list, pairing->entry[0]);
  const char       *second = get_team (list, pairing->entry[1]);
  g_autofree char  *number = g_strdup_printf (zh_tr (language, "Protocol No. %d"), pairing->number);
  g_autofree char  *score = zh_pairing_is_open (pairing) ? g_strdup ("") : zh_report_format_score (list->tournament, pairing, language);
  g_autofree char  *captain_1 = g_strdup_printf (zh_tr (language, "Captain, %s"), first);
  g_autofree char  *captain_2 = g_strdup_printf (zh_tr (language, "Captain, %s"), second);
  ZhReportTable    *table;

  zh_report_document_add_heading (document, number);
  add_form_head (list, document, round);
  table = zh_report_document_add_table (document);
  zh_report_table_add (table, ZH_COL_BOARD_NUMBER, ZH_COLUMN_BOLD, language);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, first, NULL);
  zh_report_table_add_column (table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, second, NULL);
  zh_report_table_add (table, ZH_COL_RESULT, ZH_COLUMN_BOLD, language);
  if (list->handicap != NULL)
    zh_report_table_add (table, ZH_COL_TIMES, ZH_COLUMN_PLAIN, language);
  if (list->odds != NULL)
    zh_report_table_add (table, ZH_COL_ODDS, ZH_COLUMN_PLAIN, language);
  for (int i = 0; i < pairing->n_games; i++)
    add_form_board (list, table, pairing, &pairing->games[i]);
  if (list->handicap != NULL)
    zh_report_add_handicap (document, list->handicap);
  zh_report_add_odds (document, list->request, list->odds);
  zh_report_document_add_field (document, zh_trc (language, "match protocol", "Final result"), score, NULL);
  zh_report_document_add_field (document, zh_trc (language, "match protocol", "In favour of the team"), get_winner (list, pairing), NULL);
  if (list->tournament->play == ZH_PLAY_ONLINE)
    add_online (list, document, round, pairing);
  add_match_incidents (list, document, round->number, pairing->number);
  add_acts (list, document, round->number, pairing->number, ZH_HAND_REPLACED, zh_trc (language, "match protocol", "Notes: members replaced"));
  add_acts (list, document, round->number, pairing->number, ZH_HAND_EXTRA_GAME, zh_trc (language, "match protocol", "Notes: extra game"));
  zh_report_document_add_signed (document, captain_1, zh_tournament_get_captain (list->tournament, pairing->entry[0]), sign);
  zh_report_document_add_signed (document, captain_2, zh_tournament_get_captain (list->tournament, pairing->entry[1]), sign);
  zh_report_add_panel_signatures (document, list->request);
  zh_report_document_add_signed (document, zh_trc (language, "under a document", "Line arbiter of the match"), NULL, sign);
}

/* Order 988, annex 2: the result stands between the teams. */
ZhReportDocument *
zh_report_build_match_summary (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  MatchList         list = { request, request->tournament, index_of, NULL, NULL, TRUE };
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Summary protocol of team matches")), round->number);
  document->orientation = ZH_ORIENTATION_PORTRAIT;
  add_form_head (&list, document, round);
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_MATCH, ZH_COLUMN_BOLD }, { ZH_COL_TEAM_1 },
                     { ZH_COL_RESULT, ZH_COLUMN_BOLD }, { ZH_COL_TEAM_2 });
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      gboolean         is_open = pairing->kind == ZH_PAIRING_GAME && zh_pairing_is_open (pairing);

      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, pairing->kind == ZH_PAIRING_GAME ? pairing->number : 0);
      zh_report_table_set (table, 1, get_team (&list, pairing->entry[0]));
      zh_report_table_set (table, 3, pairing->kind == ZH_PAIRING_GAME ? get_team (&list, pairing->entry[1]) : zh_pairing_kind_format (pairing->kind, language));
      if (is_open)
        zh_report_table_set_style (table, 2, ZH_CELL_BOX);
      else if (pairing->kind == ZH_PAIRING_GAME)
        zh_report_table_take (table, 2, zh_report_format_score (request->tournament, pairing, language), NULL);
    }
  zh_report_add_reported (document, request->tournament, round->number, round->number);
  zh_report_add_panel_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_match_sheets (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhRound *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  g_autoptr (GPtrArray) handicap = zh_tournament_load_handicap (request->tournament);
  g_autoptr (GPtrArray) odds = zh_tournament_load_odds (request->tournament);
  MatchList         list = { request, request->tournament, index_of, handicap, odds, TRUE };
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
      add_sheet (&list, document, round, pairing);
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
  MatchList         list = { request, request->tournament, index_of, NULL, NULL, FALSE };
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Results by board of round %d"), round->number), round->number);
  table = zh_report_document_add_table (document);
  add_match_columns (table, language, zh_column_get_title (ZH_COL_FIRST_TEAM, language), zh_column_get_title (ZH_COL_SECOND_TEAM, language));
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
  zh_report_add_reported (document, request->tournament, round->number, round->number);
  zh_report_add_signatures (document, request);
  return document;
}
