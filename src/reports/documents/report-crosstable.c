/* Crosstables: the squares of a round robin with the diagonal blocked, or the rounds of a
 * Swiss. They stand by start number while the event runs, and by place in the final
 * protocol. */
#include "config.h"

#include "crosstable.h"
#include "report-builders.h"
#include "report-places.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhStandings     *standings;
  const ZhCrosstable    *cells;
  gboolean               is_grid;
  gboolean               is_by_place;
  gboolean               has_uncounted;
} Crosstable;

static void
add_cell_columns (const Crosstable *self,
                  ZhReportTable    *table)
{
  for (int i = 0; i < zh_crosstable_get_n_columns (self->cells); i++)
    {
      int              number = zh_crosstable_get_column_number (self->cells, i);
      g_autofree char *title = self->is_grid ? g_strdup_printf ("%d", number)
                                             : g_strdup_printf (zh_trc (self->request->language, "column of round %d", "R%d"), number);

      zh_report_table_add_column (table, ZH_COLUMN_GRID, ZH_COLUMN_PLAIN, title, NULL);
    }
}

/* Values part by tabs. Where other cells already hold more, the place of a game to come
 * stays empty, so that the first cycle always stands at the left. */
static char *
format_cell (Crosstable             *self,
             const ZhCrosstableCell *cell)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n_values = (int) g_strv_length (cell->values);

  for (int i = 0; n_values > 0 && i < zh_crosstable_get_n_values (self->cells); i++)
    {
      if (i > 0)
        g_string_append_c (text, '\t');
      if (i < n_values)
        g_string_append (text, cell->values[i]);
    }
  self->has_uncounted = self->has_uncounted || cell->uncounted;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
fill_cells (Crosstable    *self,
            ZhReportTable *table,
            guint          first,
            int            row)
{
  for (int i = 0; i < zh_crosstable_get_n_columns (self->cells); i++)
    {
      const ZhCrosstableCell *cell = zh_crosstable_get_cell (self->cells, row, i);

      if (cell->kind == ZH_CROSSTABLE_BLOCKED)
        zh_report_table_set_style (table, first + (guint) i, ZH_CELL_BLOCKED);
      else
        zh_report_table_take (table, first + (guint) i, format_cell (self, cell), NULL);
    }
}

static ZhPersonColumns *
add_people (const Crosstable *self,
            ZhReportTable    *table)
{
  static const ZhColumn wanted[] = {
    ZH_COL_START_NUMBER, ZH_COL_TITLE, ZH_COL_NAME, ZH_COL_CATEGORY, ZH_COL_RATING, ZH_COL_FEDERATION, ZH_COL_REGION
  };
  gsize skipped = self->is_by_place ? 1 : 0;                        /* the cells carry places */
  gsize n_wanted = G_N_ELEMENTS (wanted) - (self->is_grid ? 1 : 0); /* the squares need the room */

  if (self->is_by_place)
    zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, self->request->language);
  return zh_person_columns_new (table, self->request, wanted + skipped, n_wanted - skipped);
}

static void
fill_table (Crosstable    *self,
            ZhReportTable *table)
{
  const ZhLanguage *language = self->request->language;
  g_autoptr (ZhPersonColumns) people = add_people (self, table);
  guint first = table->columns->len;
  guint values;
  guint place = 0;

  people->marked_after = zh_standings_get_history (self->standings)->n_rounds;
  add_cell_columns (self, table);
  values = zh_report_add_value_columns (table, self->standings, language);
  if (!self->is_by_place)
    {
      place = table->columns->len;
      zh_report_table_add (table, ZH_COL_PLACE, ZH_COLUMN_BOLD, language);
    }

  for (int row = 0; row < zh_crosstable_get_n_rows (self->cells); row++)
    {
      int entry = zh_crosstable_get_entry (self->cells, row);

      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, entry);
      fill_cells (self, table, first, row);
      zh_report_fill_values (table, values, self->standings, entry, language);
      zh_report_take_place (table, place, zh_standings_get_row (self->standings, zh_standings_find_row (self->standings, entry)));
    }
}

/* Why results stand in brackets: one reason, or several. */
static void
add_uncounted_notes (const Crosstable *self,
                     ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;
  const ZhHistory  *history = zh_standings_get_history (self->standings);
  gboolean          is_table = zh_tournament_is_predetermined (self->request->tournament);
  gboolean          has_team = FALSE;
  gboolean          has_other = FALSE;

  for (int entry = 0; entry < history->n_entries; entry++)
    {
      gboolean is_team = zh_history_is_annulled (history, entry);

      has_team = has_team || is_team;
      has_other = has_other || (!is_team && zh_history_get_counting (history, entry) != ZH_COUNTED);
    }
  if (has_team && !is_table)
    zh_report_document_add_note (
        document, zh_tr (language, "Results in brackets are annulled: the team was removed from the event. "
                                   "Whom it left waiting has won by default."));
  else if (has_team)
    zh_report_document_add_note (document, zh_tr (language, "Results in brackets are annulled: the team was removed from the event."));
  if (has_other)
    zh_report_document_add_note (document, is_table ? zh_tr (language, "Results in brackets do not count: a player left before half of the games.")
                                                    : zh_tr (language, "Results in brackets are annulled: a player has left the event."));
}

static void
add_notes (const Crosstable *self,
           ZhReportDocument *document)
{
  const ZhLanguage *language = document->language;

  if (self->is_grid)
    zh_report_document_add_note (document, self->is_by_place ? zh_tr (language, "The numbers over the columns are places.")
                                                             : zh_tr (language, "The numbers over the columns are start numbers."));
  else
    {
      zh_report_document_add_note (document, self->is_by_place ? zh_tr (language, "A cell holds the opponent’s place, the colour and the result.")
                                                               : zh_tr (language, "A cell holds the opponent’s start number, the colour and the result."));
      zh_report_document_add_note (document, zh_tr (language, "+ and − are results without play; a dash stands for a round without an opponent, with its points."));
    }
  if (zh_tournament_is_team (self->request->tournament))
    zh_report_document_add_note (document, zh_tr (language, "The result of a match is the points that the team scored on its boards."));
  if (self->has_uncounted)
    add_uncounted_notes (self, document);
  zh_report_add_reported (document, self->request->tournament, 1, zh_standings_get_history (self->standings)->n_rounds);
  zh_report_add_tiebreak_names (document, self->standings);
}

static char *
format_title (const Crosstable *self,
              int               round)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *title = NULL;

  if (round == 0)
    return g_strdup (zh_tr (language, "Crosstable before round 1"));
  title = self->is_by_place && zh_report_is_finished (self->request->tournament)
              ? g_strdup (zh_tr (language, "Final crosstable"))
              : g_strdup_printf (zh_tr (language, "Crosstable after round %d"), round);
  if (self->is_grid)
    return g_steal_pointer (&title);
  /* Translators: title of a table and which numbers of the opponents stand in its cells */
  return g_strdup_printf (self->is_by_place ? zh_tr (language, "%s (opponents by place)") : zh_tr (language, "%s (opponents by start number)"), title);
}

static ZhReportDocument *
build_crosstable (const ZhReportRequest *request,
                  ZhCrosstableOrder      order,
                  GError               **error)
{
  ZhCrosstableForm  form = zh_crosstable_get_form (request->tournament);
  int               round = zh_report_get_standings_round (request, error);
  Crosstable        self = { .request = request };
  ZhReportDocument *document;
  ZhReportTable    *table;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (ZhCrosstable) cells = NULL;
  g_autoptr (GPtrArray) odds = zh_tournament_load_odds (request->tournament);

  if (round < 0)
    return NULL;
  standings = zh_event_standings_new (request->tournament, round, error);
  if (standings == NULL)
    return NULL;

  cells = zh_crosstable_new (standings, form, order, request->dialect, request->language);
  self.standings = standings;
  self.cells = cells;
  self.is_grid = form == ZH_CROSSTABLE_GRID;
  self.is_by_place = order == ZH_CROSSTABLE_BY_PLACE;

  document = zh_report_begin (request, format_title (&self, round), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  fill_table (&self, table);
  add_notes (&self, document);
  zh_report_add_odds (document, request, odds);
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_crosstable (const ZhReportRequest *request,
                            GError               **error)
{
  return build_crosstable (request, ZH_CROSSTABLE_BY_NUMBER, error);
}

ZhReportDocument *
zh_report_build_final_crosstable (const ZhReportRequest *request,
                                  GError               **error)
{
  return build_crosstable (request, ZH_CROSSTABLE_BY_PLACE, error);
}
