/* Who meets whom when: the rounds already paired, and in events with tables those to come
 * as well, unless their order is still to be drawn. */
#include "config.h"

#include "board-cells.h"
#include "pairing-system.h"
#include "report-builders.h"
#include "report-context.h"

typedef struct
{
  const ZhReportRequest *request;
  GHashTable            *index_of;
  ZhReportTable         *table;
} Schedule;

static void
fill_player (Schedule *self,
             guint     column,
             gint64    id)
{
  int              index = zh_report_find_index (self->index_of, id);
  const ZhEntry   *entry;
  g_autofree char *name = NULL;

  if (index < 0)
    return;
  entry = g_ptr_array_index (self->request->tournament->entries, (guint) index);
  name = zh_report_dup_short_name (entry, self->request->language);
  zh_report_table_take (self->table, column, g_strdup_printf ("%d %s", zh_report_get_number (self->request->tournament, index), name), NULL);
}

static void
add_pair (Schedule     *self,
          int           board,
          ZhPairingKind kind,
          gint64        white,
          gint64        black)
{
  zh_report_table_add_row (self->table);
  if (kind == ZH_PAIRING_GAME)
    zh_report_table_set_number (self->table, 0, board);
  fill_player (self, 1, white);
  fill_player (self, 2, black);
  if (kind != ZH_PAIRING_GAME)
    zh_report_table_set (self->table, 2, zh_pairing_kind_format (kind, self->request->language));
}

static void
add_heading (Schedule   *self,
             int         number,
             const char *start)
{
  g_autofree char *time = zh_report_format_start (start, self->request->language);
  g_autofree char *text = g_strdup_printf (zh_tr (self->request->language, "Round %d"), number);
  g_autofree char *whole = *time != '\0' ? g_strdup_printf ("%s · %s", text, time) : g_strdup (text);

  zh_report_table_add_heading (self->table, whole);
}

static void
add_paired_round (Schedule      *self,
                  const ZhRound *round)
{
  add_heading (self, round->number, round->start);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      add_pair (self, pairing->number, pairing->kind, zh_report_get_side (pairing, ZH_COLOUR_WHITE),
                zh_report_get_side (pairing, ZH_COLOUR_BLACK));
    }
}

/* Whether the tables say what @number will be. */
static gboolean
add_future_round (Schedule              *self,
                  const ZhPairingSystem *system,
                  int                    number)
{
  ZhPairingRequest request = { .round = number };
  g_autoptr (ZhProposal) proposal = system->pair (self->request->tournament, &request, NULL);

  if (proposal == NULL || !proposal->found)
    return FALSE;

  add_heading (self, number, "");
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      add_pair (self, (int) i + 1, pair->kind, pair->white, pair->black);
    }
  return TRUE;
}

static void
add_future_rounds (Schedule *self)
{
  const ZhTournament    *tournament = self->request->tournament;
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  int                    n_rounds;

  if (system == NULL || system->count_rounds == NULL || tournament->rounds_drawn || !zh_tournament_is_predetermined (tournament))
    return;

  n_rounds = system->count_rounds (tournament);
  for (int number = zh_tournament_count_paired_rounds (tournament) + 1; number <= n_rounds; number++)
    if (!add_future_round (self, system, number))
      return;
}

ZhReportDocument *
zh_report_build_schedule (const ZhReportRequest *request,
                          GError               **error)
{
  const ZhLanguage   *language = request->language;
  const ZhTournament *tournament = request->tournament;
  ZhReportDocument   *document = zh_report_begin (request, g_strdup (zh_trc (language, "document", "Schedule of rounds")),
                                                  ZH_REPORT_NO_RESULTS);
  g_autoptr (GHashTable) index_of = zh_report_index_entries (tournament);
  Schedule self = { .request = request, .index_of = index_of, .table = zh_report_document_add_table (document) };

  self.table->n_frames = 2;
  self.table->empty_text = g_strdup (zh_tr (language, "No round is paired yet."));
  ZH_REPORT_COLUMNS (self.table, language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_WHITE },
                     { ZH_COL_BLACK });

  for (guint i = 0; i < tournament->rounds->len; i++)
    add_paired_round (&self, g_ptr_array_index (tournament->rounds, i));
  add_future_rounds (&self);
  return document;
}
