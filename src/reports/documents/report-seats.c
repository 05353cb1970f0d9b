/* "Where do I sit": a round by the names of the players. */
#include "config.h"

#include "board-cells.h"
#include "report-builders.h"
#include "report-context.h"

typedef struct
{
  const ZhReportRequest *request;
  GHashTable            *index_of;
  ZhReportTable         *table;
  gboolean               is_large;
} SeatList;

static GHashTable *
index_pairings (const ZhRound *round)
{
  GHashTable *pairing_of = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int side = 0; side < 2; side++)
        if (pairing->entry[side] != 0)
          g_hash_table_insert (pairing_of, &pairing->entry[side], pairing);
    }
  return pairing_of;
}

/* The chip of a colour survives a black-and-white printer. */
static const char *
get_colour_text (const SeatList *list,
                 gboolean        is_white)
{
  if (list->is_large)
    return is_white ? "□" : "■";
  return is_white ? zh_trc (list->request->language, "colour of a player", "□ White")
                  : zh_trc (list->request->language, "colour of a player", "■ Black");
}

static void
add_seat (SeatList        *list,
          const ZhEntry   *entry,
          const ZhPairing *pairing)
{
  const ZhLanguage *language = list->request->language;
  gboolean          is_white = zh_report_get_side (pairing, ZH_COLOUR_WHITE) == entry->id;
  int               opponent;

  zh_report_table_add_row (list->table);
  zh_report_table_take (list->table, 0, zh_report_dup_name (entry, language), NULL);
  if (pairing->kind != ZH_PAIRING_GAME)
    {
      zh_report_table_set (list->table, list->is_large ? 1 : 3, list->is_large ? "–" : zh_pairing_kind_format (pairing->kind, language));
      return;
    }

  zh_report_table_set_number (list->table, 1, pairing->number);
  zh_report_table_set (list->table, 2, get_colour_text (list, is_white));
  opponent = zh_report_find_index (list->index_of, pairing->entry[pairing->entry[0] == entry->id ? 1 : 0]);
  if (!list->is_large && opponent >= 0)
    zh_report_table_take (list->table, 3,
                          zh_report_dup_titled_name (g_ptr_array_index (list->request->tournament->entries, (guint) opponent), language),
                          NULL);
}

static void
add_seat_columns (SeatList *list)
{
  const ZhLanguage *language = list->request->language;

  ZH_REPORT_COLUMNS (list->table, language,
                     { zh_tournament_is_team (list->request->tournament) ? ZH_COL_TEAM : ZH_COL_NAME },
                     { ZH_COL_BOARD, ZH_COLUMN_BOLD | (list->is_large ? 0 : ZH_COLUMN_FULL) });
  if (list->is_large)
    {
      zh_report_table_add (list->table, ZH_COL_COLOUR, ZH_COLUMN_UNTITLED, language);
    }
  else
    {
      zh_report_table_add_as (list->table, ZH_COLUMN_TEXT, ZH_COL_COLOUR, ZH_COLUMN_PLAIN, language);
      zh_report_table_add (list->table, ZH_COL_OPPONENT, ZH_COLUMN_PLAIN, language);
    }
}

static ZhReportDocument *
build_seats (const ZhReportRequest *request,
             gboolean               is_large,
             GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  g_autoptr (GHashTable) index_of = NULL;
  g_autoptr (GHashTable) pairing_of = NULL;
  g_autofree int *order = NULL;
  SeatList        list = { .request = request, .is_large = is_large };

  if (round == NULL)
    return NULL;

  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Who sits where in round %d"), round->number),
                              ZH_REPORT_NO_RESULTS);
  document->large = is_large;
  list.index_of = index_of = zh_report_index_entries (request->tournament);
  list.table = zh_report_document_add_table (document);
  list.table->n_frames = is_large ? 2 : 1;
  add_seat_columns (&list);

  pairing_of = index_pairings (round);
  order = zh_report_sort_by_name (request->tournament, request->language);
  for (guint i = 0; i < request->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (request->tournament->entries, (guint) order[i]);
      const ZhPairing *pairing = g_hash_table_lookup (pairing_of, &entry->id);

      if (pairing != NULL)
        add_seat (&list, entry, pairing);
    }
  return document;
}

ZhReportDocument *
zh_report_build_seats (const ZhReportRequest *request,
                       GError               **error)
{
  return build_seats (request, FALSE, error);
}

ZhReportDocument *
zh_report_build_wall_seats (const ZhReportRequest *request,
                            GError               **error)
{
  return build_seats (request, TRUE, error);
}
