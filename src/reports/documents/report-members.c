#include "config.h"

#include "report-members.h"

#include <string.h>

#include "admission.h"
#include "entry-cells.h"
#include "report-context.h"
#include "teams.h"

static char *
format_member (const ZhReportRequest *request,
               const ZhMember        *member,
               ZhColumn               column)
{
  if (column == ZH_COL_TEAM_BOARD)
    return member->reserve ? g_strdup (zh_tr (request->language,
                                              "reserve"))
                           : zh_column_format_number (member->board);
  if (column == ZH_COL_NAME)
    return zh_report_dup_untitled_member_name (member, request->language);
  if (column == ZH_COL_RATING)
    return zh_column_format_number (member->rating);
  return zh_person_format_cell (member->person, column, request->language);
}

static gboolean
says_something (const ZhReportRequest *request,
                ZhColumn               column)
{
  for (guint i = 0; i < request->tournament->members->len; i++)
    {
      g_autofree char *text = format_member (request, g_ptr_array_index (request->tournament->members, i),
                                             column);

      if (*text != '\0')
        return TRUE;
    }
  return FALSE;
}

/* (element-type ZhColumn): those that are shown. */
static GArray *
add_columns (ZhReportTable         *table,
             const ZhReportRequest *request,
             const ZhColumn        *wanted,
             gsize                  n_wanted,
             gboolean               are_to_sign)
{
  const ZhColumn board = ZH_COL_TEAM_BOARD;
  GArray        *shown = g_array_new (FALSE, FALSE, sizeof (ZhColumn));

  g_array_append_val (shown, board);
  for (gsize i = 0; i < n_wanted; i++)
    if (says_something (request, wanted[i]))
      g_array_append_val (shown, wanted[i]);
  for (guint i = 0; i < shown->len; i++)
    {
      ZhColumn column = g_array_index (shown, ZhColumn, i);
      gboolean is_name = column == ZH_COL_NAME || column == ZH_COL_FULL_NAME;
      gboolean is_key = is_name || column == ZH_COL_TEAM_BOARD || column == ZH_COL_TITLE;

      zh_report_table_add (table, column, is_key ? ZH_COLUMN_KEY : ZH_COLUMN_PLAIN, request->language);
    }
  if (are_to_sign)
    ZH_REPORT_COLUMNS (table, request->language, { ZH_COL_DATE }, { ZH_COL_SIGNATURE });
  return shown;
}

/* "3. Вежа · Captain: Верба Клара". */
static char *
format_team (const ZhReportRequest *request,
             guint                  index)
{
  const ZhEntry   *team = g_ptr_array_index (request->tournament->entries, index);
  g_autofree char *name = zh_report_dup_name (team, request->language);
  const char      *captain = zh_tournament_get_captain (request->tournament, team->id);
  GString         *text = g_string_new (NULL);

  g_string_printf (text, "%d. %s", zh_report_get_number (request->tournament, (int) index), name);
  if (*captain != '\0')
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, zh_tr (request->language, "Captain: %s"), captain);
    }
  return g_string_free (text, FALSE);
}

static void
add_team (ZhReportTable         *table,
          const ZhReportRequest *request,
          const GArray          *columns,
          guint                  index)
{
  const ZhEntry   *team = g_ptr_array_index (request->tournament->entries, index);
  g_autofree char *heading = format_team (request, index);
  g_autoptr (GPtrArray) members = zh_tournament_list_members (request->tournament, team->id);

  if (members->len == 0)
    return;
  zh_report_table_add_heading (table, heading);
  for (guint i = 0; i < members->len; i++)
    {
      zh_report_table_add_row (table);
      for (guint k = 0; k < columns->len; k++)
        zh_report_table_take (table, k, format_member (request, g_ptr_array_index (members, i), g_array_index (columns, ZhColumn, k)), NULL);
    }
}

void
zh_report_add_members (ZhReportDocument      *document,
                       const ZhReportRequest *request,
                       const char            *heading,
                       const ZhColumn        *wanted,
                       gsize                  n_wanted,
                       gboolean               are_to_sign)
{
  const ZhTournament *tournament = request->tournament;
  g_autoptr (GArray) columns = NULL;
  ZhReportTable *table;

  if (!zh_tournament_is_team (tournament) || tournament->members->len == 0)
    return;
  if (heading != NULL)
    zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  columns = add_columns (table, request, wanted, n_wanted, are_to_sign);
  for (guint i = 0; i < tournament->entries->len; i++)
    if (!are_to_sign || !zh_tournament_is_absent (tournament, g_ptr_array_index (tournament->entries, i)))
      add_team (table, request, columns, i);
}

/* What a member scored on one board. */
typedef struct
{
  const ZhMember *member;
  int             board;
  int             n_games;
  ZhPoints        points;
} Score;

static Score *
find_score (GArray         *scores,
            const ZhMember *member,
            int             board)
{
  const Score added = { .member = member, .board = board };

  for (guint i = 0; i < scores->len; i++)
    {
      Score *score = &g_array_index (scores, Score, i);

      if (score->member == member && score->board == board)
        return score;
    }
  g_array_append_val (scores, added);
  return &g_array_index (scores, Score, scores->len - 1);
}

static gboolean
is_over (ZhResult result)
{
  return zh_result_is_set (result) && result.white != ZH_MARK_ADJOURNED && result.black != ZH_MARK_ADJOURNED;
}

static void
count_pairing (GArray             *scores,
               const ZhTournament *tournament,
               const ZhPairing    *pairing)
{
  for (int i = 0; i < pairing->n_games; i++)
    for (int side = 0; side < 2; side++)
      {
        const ZhGame   *game = &pairing->games[i];
        gint64          id = game->member[side];
        const ZhMember *member = id != 0 ? zh_tournament_find_member (tournament, id) : NULL;
        ZhColour        colour = (side == 0) != game->swapped ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
        Score          *score;

        if (member == NULL || !is_over (game->result))
          continue;
        score = find_score (scores, member, game->board);
        score->n_games++;
        score->points += zh_scoring_get_game_points (&tournament->scoring, game->result, colour);
      }
}

/* By board, then points, then the fewer games. */
static int
compare_scores (gconstpointer a,
                gconstpointer b)
{
  const Score *first = a;
  const Score *second = b;

  if (first->board != second->board)
    return first->board - second->board;
  if (first->points != second->points)
    return second->points - first->points;
  if (first->n_games != second->n_games)
    return first->n_games - second->n_games;
  return first->member->id < second->member->id ? -1 : first->member->id > second->member->id;
}

static GArray *
list_scores (const ZhTournament *tournament,
             int                 last_round)
{
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (Score));

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->number <= last_round; k++)
        count_pairing (scores, tournament, g_ptr_array_index (round->pairings, k));
    }
  g_array_sort (scores, compare_scores);
  return scores;
}

static void
add_score (ZhReportTable         *table,
           const ZhReportRequest *request,
           const Score           *score,
           int                    place)
{
  const ZhTournament *tournament = request->tournament;
  const ZhEntry      *team = zh_tournament_find_entry (tournament, score->member->entry_id);
  int                 most = score->n_games * tournament->scoring.win;
  ZhFraction          share = most > 0 ? zh_fraction_new (100 * score->points, most) : zh_fraction_new (0, 1);

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, place);
  zh_report_table_take (table, 1, zh_report_dup_member_name (score->member, request->language), NULL);
  zh_report_table_take (table, 2, team != NULL ? zh_report_dup_name (team, request->language) : g_strdup (""),
                        NULL);
  zh_report_table_set_number (table, 3, score->member->rating);
  zh_report_table_set_number (table, 4, score->n_games);
  zh_report_take_points (table, 5, score->points, request->language);
  zh_report_table_take (table, 6, zh_language_format_fraction (request->language, share, 0, 1),
                        zh_fraction_format (share, 1));
}

/* Index of the first who played on the same board. */
static int
find_first_of_board (const GArray *scores,
                     guint         index)
{
  guint first = index;

  while (first > 0 && g_array_index (scores, Score,
                                     first - 1)
                              .board == g_array_index (scores, Score, index).board)
    first--;
  return (int) first;
}

void
zh_report_add_board_scores (ZhReportDocument      *document,
                            const ZhReportRequest *request,
                            int                    last_round)
{
  const ZhLanguage *language = request->language;
  g_autoptr (GArray) scores = list_scores (request->tournament, last_round);
  ZhReportTable *table;
  int            place = 0;

  if (!zh_tournament_is_team (request->tournament) || scores->len == 0)
    return;
  zh_report_document_add_heading (document, zh_tr (language, "Results of the players by board"));
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_PLACE, ZH_COLUMN_KEY }, { ZH_COL_NAME, ZH_COLUMN_KEY }, { ZH_COL_TEAM },
                     { ZH_COL_RATING }, { ZH_COL_GAMES }, { ZH_COL_POINTS, ZH_COLUMN_BOLD }, { ZH_COL_SCORED });
  for (guint i = 0; i < scores->len; i++)
    {
      const Score     *score = &g_array_index (scores, Score, i);
      const Score     *above = i > 0 ? &g_array_index (scores, Score, i - 1) : NULL;
      g_autofree char *heading = g_strdup_printf (zh_tr (language, "Board %d"), score->board);

      if (above == NULL || above->board != score->board)
        {
          zh_report_table_add_heading (table, heading);
          place = 1;
        }
      else if (above->points != score->points || above->n_games != score->n_games)
        place = 1 + (int) i - find_first_of_board (scores, i);
      add_score (table, request, score, place);
    }
  zh_report_document_add_note (document,
                               zh_tr (language, "A game won or lost without play counts as a game."));
}
