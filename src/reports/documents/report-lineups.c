/* Line-up slips of a round (UA IV.6.4–6.5, DR IV.14.4–14.5): for each team the boards with those
 * who stand there, boxes for who plays instead, and the rest of the team to choose from. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "teams.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhTournament    *tournament;
  const ZhRound         *round;
} SlipList;

static void
add_columns (ZhReportTable    *table,
             const ZhLanguage *language)
{
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_BOARD, ZH_COLUMN_BOLD },
                     { ZH_COL_COLOUR, ZH_COLUMN_UNTITLED }, { ZH_COL_LINE_UP }, { ZH_COL_NUMBER_INSTEAD });
}

static void
add_board (const SlipList *list,
           ZhReportTable  *table,
           const ZhGame   *game,
           int             side)
{
  const ZhMember *member = zh_tournament_find_member (list->tournament, game->member[side]);
  gboolean        is_white = (side == 0) != game->swapped;

  zh_report_table_add_row (table);
  zh_report_table_set_number (table, 0, game->board);
  zh_report_table_set (table, 1, is_white ? "□" : "■");
  if (member != NULL)
    {
      g_autofree char *name = zh_report_dup_member_name (member, list->request->language);

      zh_report_table_take (table, 2, g_strdup_printf ("%d. %s", member->board, name), NULL);
    }
  zh_report_table_set_style (table, 3, ZH_CELL_BOX);
}

/* Everybody with his number in the team: the captain writes numbers into the boxes. */
static char *
format_team (const SlipList *list,
             gint64          entry_id)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (list->tournament, entry_id);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_report_dup_member_name (member, list->request->language);

      g_string_append_printf (text, "%s%d. %s", i > 0 ? "; " : "", member->board, name);
      if (member->reserve)
        g_string_append_printf (text, " (%s)", zh_tr (list->request->language, "reserve"));
    }
  return g_string_free (text, FALSE);
}

static void
add_slip (const SlipList   *list,
          ZhReportDocument *document,
          const ZhPairing  *pairing,
          int               side)
{
  const ZhLanguage *language = list->request->language;
  const ZhEntry    *team = zh_tournament_find_entry (list->tournament, pairing->entry[side]);
  const ZhEntry    *opponent = zh_tournament_find_entry (list->tournament, pairing->entry[1 - side]);
  g_autofree char  *heading = NULL;
  g_autofree char  *members = NULL;
  g_autofree char  *text = NULL;
  g_autofree char  *captain = NULL;
  ZhReportTable    *table;

  if (team == NULL || opponent == NULL)
    return;
  /* Translators: team, its opponent */
  heading = g_strdup_printf (zh_tr (language, "%1$s, match with %2$s"), team->team_name, opponent->team_name);
  members = format_team (list, team->id);
  text = g_strdup_printf (zh_tr (language, "Team: %s"), members);
  captain = g_strdup_printf (zh_tr (language, "Captain, %s"), team->team_name);
  zh_report_document_add_heading (document, heading);
  table = zh_report_document_add_table (document);
  add_columns (table, language);
  for (int i = 0; i < pairing->n_games; i++)
    if (pairing->games[i].leg == 1)
      add_board (list, table, &pairing->games[i], side);
  zh_report_document_add_note (document, text);
  zh_report_document_add_note (document, zh_tr (language, "Handed in at ____ : ____"));
  zh_report_document_add_signature (document, captain, zh_tournament_get_captain (list->tournament, team->id));
}

ZhReportDocument *
zh_report_build_lineup_slips (const ZhReportRequest *request,
                              GError               **error)
{
  SlipList          list = { request, request->tournament, zh_report_find_round (request, error) };
  ZhReportDocument *document;
  gboolean          any = FALSE;

  if (list.round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Line-up slips of round %d"), list.round->number),
                              ZH_REPORT_NO_RESULTS);
  for (guint i = 0; i < list.round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (list.round->pairings, i);

      for (int side = 0; side < 2 && pairing->kind == ZH_PAIRING_GAME; side++)
        {
          if (any)
            zh_report_document_add_page_break (document);
          add_slip (&list, document, pairing, side);
          any = TRUE;
        }
    }
  return document;
}
