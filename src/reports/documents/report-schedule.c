/* When each round begins and where, as planned; and who meets whom: the rounds already paired, and in events with
 * tables those to come as well, unless their order is still to be drawn. */
#include "config.h"

#include <string.h>

#include "board-cells.h"
#include "pairing-system.h"
#include "report-builders.h"
#include "report-context.h"
#include "timetable.h"

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

/* As rounds have it, or as the timetable plans it. */
static char *
dup_start (const Schedule *self,
           int             number,
           const char     *start)
{
  if (*start != '\0')
    return g_strdup (start);
  return zh_timetable_dup_start (zh_tournament_get_option (self->request->tournament, ZH_OPTION_TIMETABLE), number);
}

static void
add_paired_round (Schedule      *self,
                  const ZhRound *round)
{
  g_autofree char *start = dup_start (self, round->number, round->start);

  add_heading (self, round->number, start);
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
  g_autofree char *start = NULL;

  if (proposal == NULL || !proposal->found)
    return FALSE;

  start = dup_start (self, number, "");
  add_heading (self, number, start);
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

/* "20.11.2026" and "10:00" of "2026-11-20T10:00". */
static void
put_moment (ZhReportTable    *table,
            const char       *start,
            const ZhLanguage *language)
{
  g_auto (GStrv) parts = g_strsplit (start, "T", 2);
  ZhDate           date = ZH_DATE_NONE;
  g_autofree char *day = zh_date_parse (parts[0], &date) ? zh_language_format_date (language, date) : g_strdup (parts[0]);

  zh_report_table_set (table, 0, day);
  zh_report_table_set (table, 1, parts[1] != NULL ? parts[1] : "");
}

/* Day, hour, what and where, before anything is paired. A round that begins otherwise than planned says so. */
static void
add_timetable (ZhReportDocument   *document,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  const char *text = zh_tournament_get_option (tournament, ZH_OPTION_TIMETABLE);
  g_autoptr (GPtrArray) lines = text != NULL ? zh_timetable_parse (text, NULL) : NULL;
  ZhReportTable *table;

  if (lines == NULL)
    return;
  table = zh_report_document_add_table (document);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_DAY, ZH_COLUMN_KEY }, { ZH_COL_TIME, ZH_COLUMN_BOLD }, { ZH_COL_OCCASION }, { ZH_COL_VENUE });
  for (guint i = 0; i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);
      const ZhRound         *round = line->round > 0 ? zh_tournament_find_round (tournament, line->round) : NULL;
      gboolean               other = round != NULL && *round->start != '\0' && strcmp (round->start, line->start) != 0;
      g_autofree char       *number = g_strdup_printf (zh_tr (language, "Round %d"), line->round);

      zh_report_table_add_row (table);
      put_moment (table, other ? round->start : line->start, language);
      if (other)
        zh_report_table_take (table, 2, g_strdup_printf ("%s (%s)", number, zh_tr (language, "changed")), NULL);
      else
        zh_report_table_set (table, 2, line->round > 0 ? number : line->what);
      zh_report_table_set (table, 3, line->place);
    }
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
  Schedule self = { .request = request, .index_of = index_of };

  add_timetable (document, tournament, language);
  self.table = zh_report_document_add_table (document);
  self.table->n_frames = 2;
  self.table->empty_text = g_strdup (zh_tr (language, "No round is paired yet."));
  ZH_REPORT_COLUMNS (self.table, language, { ZH_COL_BOARD, ZH_COLUMN_BOLD }, { ZH_COL_WHITE },
                     { ZH_COL_BLACK });

  for (guint i = 0; i < tournament->rounds->len; i++)
    add_paired_round (&self, g_ptr_array_index (tournament->rounds, i));
  add_future_rounds (&self);
  return document;
}
