/* A round board by board: pairs with boxes for the results, or with the results. */
#include "config.h"

#include "board-cells.h"
#include "game-opening.h"
#include "game-place.h"
#include "history.h"
#include "openings.h"
#include "report-builders.h"
#include "report-context.h"
#include "report-positions.h"
#include "teams.h"

/* Columns of the lists; -1 for one that is left out. */
typedef struct
{
  int board;
  int points[2];
  int number[2];
  int name[2];
  int rating[2];
  int result;
  int times;
  int odds;
} BoardColumns;

typedef struct
{
  const ZhReportRequest *request;
  const ZhTournament    *tournament;
  const ZhRound         *round;
  GHashTable            *index_of;
  ZhHistory             *before;
  ZhReportTable         *table;
  BoardColumns           columns;
  GPtrArray             *handicap; /* (nullable) (element-type ZhHandicapLine) */
  GPtrArray             *odds;     /* (nullable) (element-type ZhOddsLine) */
  gboolean               with_results;
} BoardList;

static int
add_column (BoardList    *list,
            ZhColumn      column,
            ZhColumnFlags flags)
{
  zh_report_table_add (list->table, column, flags, list->request->language);
  return (int) list->table->columns->len - 1;
}

static gboolean
anybody_has_points (const BoardList *list)
{
  for (int i = 0; i < list->before->n_entries; i++)
    if (list->before->points[i] != 0)
      return TRUE;
  return FALSE;
}

static void
add_board_columns (BoardList *list)
{
  BoardColumns *columns = &list->columns;
  gboolean      with_points = anybody_has_points (list);
  gboolean      with_ratings = zh_report_has_ratings (list->tournament);
  gboolean      is_team = zh_tournament_is_team (list->tournament);

  columns->board = add_column (list, ZH_COL_BOARD, ZH_COLUMN_BOLD);
  columns->points[0] = with_points ? add_column (list, ZH_COL_WHITE_POINTS, ZH_COLUMN_MUTED) : -1;
  columns->number[0] = add_column (list, ZH_COL_WHITE_NUMBER, ZH_COLUMN_MUTED);
  columns->name[0] = add_column (list, is_team ? ZH_COL_FIRST_TEAM : ZH_COL_WHITE, ZH_COLUMN_PLAIN);
  columns->rating[0] = with_ratings ? add_column (list, ZH_COL_WHITE_RATING, ZH_COLUMN_MUTED) : -1;
  columns->result = add_column (list, ZH_COL_RESULT, ZH_COLUMN_BOLD);
  columns->number[1] = add_column (list, ZH_COL_BLACK_NUMBER, ZH_COLUMN_MUTED);
  columns->name[1] = add_column (list, is_team ? ZH_COL_SECOND_TEAM : ZH_COL_BLACK, ZH_COLUMN_PLAIN);
  columns->rating[1] = with_ratings ? add_column (list, ZH_COL_BLACK_RATING, ZH_COLUMN_MUTED) : -1;
  columns->times = list->handicap != NULL && !list->with_results && !is_team ? add_column (list, ZH_COL_TIMES, ZH_COLUMN_BOLD) : -1;
  columns->odds = list->odds != NULL && !is_team ? add_column (list, ZH_COL_ODDS, ZH_COLUMN_BOLD) : -1;
  columns->points[1] = with_points ? add_column (list, ZH_COL_BLACK_POINTS, ZH_COLUMN_MUTED) : -1;
}

static void
fill_side (BoardList *list,
           int        side,
           gint64     id)
{
  const BoardColumns *columns = &list->columns;
  int                 index = zh_report_find_index (list->index_of, id);
  const ZhEntry      *entry;

  if (index < 0)
    return;
  entry = g_ptr_array_index (list->tournament->entries, (guint) index);
  if (columns->points[side] >= 0)
    zh_report_take_points (list->table, (guint) columns->points[side], list->before->points[index], list->request->language);
  if (columns->number[side] >= 0)
    zh_report_table_set_number (list->table, (guint) columns->number[side], entry->start_number);
  zh_report_table_take (list->table, (guint) columns->name[side],
                        zh_report_dup_titled_name (entry, list->request->language), NULL);
  if (columns->rating[side] >= 0)
    zh_report_table_set_number (list->table, (guint) columns->rating[side], entry->rating);
}

static gboolean
was_corrected (const BoardList *list,
               const ZhHandAct *act)
{
  return list->with_results && act->round == list->round->number && act->board > 0;
}

static gboolean
has_correction (const BoardList *list,
                const ZhPairing *pairing)
{
  for (guint i = 0; list->request->hand_acts != NULL && i < list->request->hand_acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (list->request->hand_acts, i);

      if (was_corrected (list, act) && act->board == pairing->number)
        return TRUE;
    }
  return FALSE;
}

/* What the asterisks at the results mean: each correction with what stood before and the reason. */
static void
add_corrections (ZhReportDocument *document,
                 const BoardList  *list)
{
  for (guint i = 0; list->request->hand_acts != NULL && i < list->request->hand_acts->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (list->request->hand_acts, i);
      g_autofree char *note = was_corrected (list, act) ? g_strdup_printf ("* %s", act->words) : NULL;

      if (note != NULL)
        zh_report_document_add_note (document, note);
    }
}

static char *
format_score (const BoardList *list,
              const ZhPairing *pairing)
{
  g_autofree char *score = zh_report_format_score (list->tournament, pairing, list->request->language);

  return has_correction (list, pairing) ? g_strconcat (score, " *", NULL) : g_steal_pointer (&score);
}

static void
add_board (BoardList       *list,
           const ZhPairing *pairing)
{
  guint result = (guint) list->columns.result;

  zh_report_table_add_row (list->table);
  zh_report_table_set_number (list->table, (guint) list->columns.board, pairing->number);
  fill_side (list, 0, zh_report_get_side (pairing, ZH_COLOUR_WHITE));
  fill_side (list, 1, zh_report_get_side (pairing, ZH_COLOUR_BLACK));
  if (list->with_results)
    zh_report_table_take (list->table, result, format_score (list, pairing), NULL);
  else
    zh_report_table_set_style (list->table, result, ZH_CELL_BOX);
  if (list->columns.times >= 0)
    zh_report_table_take (list->table, (guint) list->columns.times, zh_report_dup_times (list->handicap, list->tournament, pairing, &pairing->games[0]), NULL);
  if (list->columns.odds >= 0)
    zh_report_table_take (list->table, (guint) list->columns.odds, zh_odds_dup_given (list->odds, list->tournament, pairing, &pairing->games[0], list->request->language), NULL);
}

static void
add_bye (BoardList    *list,
         gint64        id,
         ZhPairingKind kind)
{
  const ZhLanguage *language = list->request->language;
  ZhScoring         scoring = zh_tournament_get_pairing_scoring (list->tournament);

  zh_report_table_add_row (list->table);
  fill_side (list, 0, id);
  zh_report_table_set (list->table, (guint) list->columns.name[1], zh_pairing_kind_format (kind, language));
  if (kind != ZH_PAIRING_FREE)
    zh_report_table_take (list->table, (guint) list->columns.result,
                          zh_points_format_half (zh_scoring_get_bye_points (&scoring, kind), language), NULL);
}

/* Announced absences that have no pairing of their own. */
static void
collect_absent (const BoardList *list,
                GArray          *absent)
{
  g_autoptr (GHashTable) named = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < list->round->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (list->round->pairings, i);

      g_hash_table_add (named, &pairing->entry[0]);
      g_hash_table_add (named, &pairing->entry[1]);
    }
  for (guint i = 0; i < list->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (list->tournament->entries, i);

      if (entry->status == ZH_ENTRY_PLAYING && !g_hash_table_contains (named, &entry->id) &&
          zh_entry_get_absence (entry, list->round->number, NULL))
        g_array_append_val (absent, i);
    }
}

static void
add_boards (BoardList *list)
{
  g_autoptr (GArray) absent = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean any_bye = FALSE;

  for (guint i = 0; i < list->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (list->round->pairings, i);

      any_bye = any_bye || pairing->kind != ZH_PAIRING_GAME;
      if (pairing->kind == ZH_PAIRING_GAME)
        add_board (list, pairing);
    }

  collect_absent (list, absent);
  if (!any_bye && absent->len == 0)
    return;

  zh_report_table_add_heading (list->table, zh_tr (list->request->language, "Without an opponent"));
  for (guint i = 0; i < list->round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (list->round->pairings, i);

      if (pairing->kind != ZH_PAIRING_GAME)
        add_bye (list, pairing->entry[0], pairing->kind);
    }
  for (guint i = 0; i < absent->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (list->tournament->entries, g_array_index (absent, guint, i));
      ZhPairingKind  kind = ZH_PAIRING_ZERO_BYE;

      zh_entry_get_absence (entry, list->round->number, &kind);
      add_bye (list, entry->id, kind);
    }
}

static void
add_start_time (ZhReportDocument *document,
                const ZhRound    *round)
{
  g_autofree char *time = zh_report_format_start (round->start, document->language);
  g_autofree char *text = NULL;

  if (*time == '\0')
    return;
  text = g_strdup_printf (zh_tr (document->language, "Start of the round: %s"), time);
  zh_report_document_add_note (document, text);
}

/* Where each pair has its own. */
static void
add_board_openings (ZhReportDocument   *document,
                    const ZhTournament *tournament,
                    const ZhRound      *round)
{
  const ZhLanguage *language = document->language;
  ZhReportTable    *table = NULL;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const char      *opening = pairing->kind == ZH_PAIRING_GAME ? zh_tournament_find_opening (tournament, round->number, pairing) : NULL;

      if (opening == NULL)
        continue;
      if (table == NULL)
        {
          zh_report_document_add_heading (document, zh_tr (language, "Openings"));
          table = zh_report_document_add_table (document);
          ZH_REPORT_COLUMNS (table, language, { ZH_COL_BOARD, ZH_COLUMN_KEY },
                             { ZH_COL_OPENING, ZH_COLUMN_BOLD });
        }
      zh_report_table_add_row (table);
      zh_report_table_set_number (table, 0, pairing->number);
      zh_report_table_set (table, 1, opening);
    }
}

static void
add_opening (ZhReportDocument   *document,
             const ZhTournament *tournament,
             int                 round)
{
  const char      *opening = zh_tournament_get_opening (tournament, round);
  g_autofree char *text = NULL;
  g_autofree char *position = NULL;

  if (opening == NULL)
    {
      add_board_openings (document, tournament, zh_tournament_find_round (tournament, round));
      return;
    }
  text = g_strdup_printf (zh_tr (document->language, "Opening of all boards: %s"), opening);
  zh_report_document_add_note (document, text);
  position = zh_game_opening_play (zh_sport_get_variant (tournament->sport), zh_opening_get_moves (opening), NULL);
  if (position != NULL)
    zh_report_add_position (document, tournament->sport, position);
}

/* Everybody sees which pairs are not the system's (order 988, 31.4). */
static void
add_edited_note (ZhReportDocument *document,
                 const ZhRound    *round)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->edited && pairing->kind == ZH_PAIRING_GAME)
        g_string_append_printf (boards, "%s%d", boards->len > 0 ? ", " : "", pairing->number);
    }
  if (boards->len == 0)
    return;
  text = g_strdup_printf (zh_tr (document->language, "Boards paired by hand: %s"), boards->str);
  zh_report_document_add_note (document, text);
}

static ZhReportDocument *
build_boards (const ZhReportRequest *request,
              gboolean               with_results,
              GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  const char       *format = with_results ? zh_tr (request->language, "Results of round %d")
                                          : zh_tr (request->language, "Pairings of round %d");
  ZhReportDocument *document;
  g_autoptr (GHashTable) index_of = NULL;
  g_autoptr (ZhHistory) before = NULL;
  g_autoptr (GPtrArray) handicap = zh_tournament_load_handicap (request->tournament);
  g_autoptr (GPtrArray) odds = zh_tournament_load_odds (request->tournament);
  BoardList list = { .request = request, .tournament = request->tournament, .round = round, .with_results = with_results };

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (format, round->number), round->number - (with_results ? 0 : 1));
  list.handicap = handicap;
  list.odds = odds;
  list.index_of = index_of = zh_report_index_entries (request->tournament);
  list.before = before = zh_history_new (request->tournament, round->number - 1);
  list.table = zh_report_document_add_table (document);
  add_board_columns (&list);
  add_boards (&list);

  if (list.columns.points[0] >= 0)
    zh_report_document_add_note (document, zh_tr (request->language, "Points are those before the round."));
  add_edited_note (document, round);
  add_corrections (document, &list);
  if (with_results)
    zh_report_add_reported (document, request->tournament, round->number, round->number);
  add_opening (document, request->tournament, round->number);
  if (list.columns.times >= 0)
    zh_report_add_handicap (document, handicap);
  if (list.columns.odds >= 0)
    zh_report_add_odds (document, request, odds);
  add_start_time (document, round);
  if (with_results)
    zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_pairings (const ZhReportRequest *request,
                          GError               **error)
{
  return build_boards (request, FALSE, error);
}

ZhReportDocument *
zh_report_build_results (const ZhReportRequest *request,
                         GError               **error)
{
  return build_boards (request, TRUE, error);
}

ZhReportDocument *
zh_report_build_wall_pairings (const ZhReportRequest *request,
                               GError               **error)
{
  const ZhLanguage *language = request->language;
  const ZhRound    *round = zh_report_find_round (request, error);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (request->tournament);
  ZhReportDocument *document;
  ZhReportTable    *table;

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (language, "Pairings of round %d"), round->number),
                              ZH_REPORT_NO_RESULTS);
  document->large = TRUE;
  table = zh_report_document_add_table (document);
  table->n_frames = 2;
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_WHITE }, { ZH_COL_BLACK });
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      zh_report_table_add_row (table);
      if (pairing->kind == ZH_PAIRING_GAME)
        zh_report_table_set_number (table, 0, pairing->number);
      else
        zh_report_table_set (table, 2, zh_pairing_kind_format (pairing->kind, language));
      for (guint side = 0; side < 2; side++)
        {
          int index = zh_report_find_index (index_of, zh_report_get_side (pairing, side == 0 ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK));

          if (index >= 0)
            zh_report_table_take (table, side + 1,
                                  zh_report_dup_short_name (g_ptr_array_index (request->tournament->entries, (guint) index), language), NULL);
        }
    }
  return document;
}
