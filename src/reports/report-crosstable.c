/* The crosstable of a round robin: everybody against everybody, the diagonal blocked. It
 * stands by start number while the event runs, and by place in the final protocol. */
#include "config.h"

#include "report-builders.h"
#include "report-places.h"

typedef struct
{
  const ZhReportRequest *request;
  ZhStandings           *standings;
  const ZhHistory       *history;
  int                    n;
  int                    n_slots; /* values in a cell: cycles × games of a pairing */
  int                   *order;   /* entry in each row */
  GPtrArray            **values;  /* by entry and opponent: marks in the order of playing */
  gboolean               has_uncounted;
  gboolean               has_annulled;
} Crosstable;

static GPtrArray **
get_values (Crosstable *self,
            int         entry,
            int         opponent)
{
  return &self->values[(gsize) entry * (gsize) self->n + (gsize) opponent];
}

static char *
format_mark (Crosstable *self,
             const char *mark,
             ZhCounting  counting)
{
  if (counting == ZH_COUNTED || *mark == '\0')
    return g_strdup (mark);
  if (counting == ZH_ANNULLED)
    {
      self->has_annulled = TRUE;
      return g_strdup_printf ("[%s]", mark);
    }
  self->has_uncounted = TRUE;
  return g_strdup_printf ("(%s)", mark);
}

/* The marks of one meeting, as its games came, seen from @entry. */
static void
collect_meeting (Crosstable      *self,
                 int              entry,
                 const ZhCell    *cell,
                 const ZhPairing *pairing)
{
  const ZhTournament *tournament = self->request->tournament;
  const ZhEntry      *player = g_ptr_array_index (tournament->entries, (guint) entry);
  GPtrArray         **values = get_values (self, entry, cell->opponent);

  if (*values == NULL)
    *values = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < pairing->n_games; i++)
    {
      gboolean    is_first = pairing->entry[0] == player->id;
      gboolean    is_white = is_first != pairing->games[i].swapped;
      const char *mark = zh_report_get_mark (pairing->games[i].result, is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK,
                                             zh_tournament_is_two_one_zero (tournament));

      g_ptr_array_add (*values, format_mark (self, mark, cell->counting));
    }
}

static void
collect_values (Crosstable *self)
{
  for (int entry = 0; entry < self->n; entry++)
    for (int round = 1; round <= self->history->n_rounds; round++)
      {
        const ZhCell *cell = zh_history_get_table_cell (self->history, entry, round);

        if (cell->opponent >= 0 && cell->opponent != entry && cell->pairing != NULL)
          collect_meeting (self, entry, cell, cell->pairing);
      }
}

/* Values part by tabs; a meeting still to come keeps its place, so that the first cycle
 * always stands at the left. */
static char *
format_cell (Crosstable *self,
             int         entry,
             int         opponent)
{
  GPtrArray *values = *get_values (self, entry, opponent);
  g_autoptr (GString) text = g_string_new (NULL);
  int n_values = values != NULL ? (int) values->len : 0;

  for (int i = 0; i < MAX (n_values, n_values > 0 ? self->n_slots : 0); i++)
    {
      if (i > 0)
        g_string_append_c (text, '\t');
      if (i < n_values)
        g_string_append (text, g_ptr_array_index (values, (guint) i));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_grid_columns (Crosstable    *self,
                  ZhReportTable *table,
                  gboolean       is_by_place)
{
  for (int i = 0; i < self->n; i++)
    {
      int              number = is_by_place ? i + 1 : zh_report_get_number (self->request->tournament, self->order[i]);
      g_autofree char *title = g_strdup_printf ("%d", number);

      zh_report_table_add_column (table, ZH_COLUMN_GRID, ZH_COLUMN_PLAIN, title, NULL);
    }
}

static void
fill_grid (Crosstable    *self,
           ZhReportTable *table,
           guint          first,
           int            entry)
{
  for (int i = 0; i < self->n; i++)
    {
      if (self->order[i] == entry)
        zh_report_table_set_style (table, first + (guint) i, ZH_CELL_BLOCKED);
      else
        zh_report_table_take (table, first + (guint) i, format_cell (self, entry, self->order[i]), NULL);
    }
}

static void
add_notes (Crosstable       *self,
           ZhReportDocument *document,
           gboolean          is_by_place)
{
  const ZhLanguage *language = document->language;

  zh_report_document_add_note (document, is_by_place ? zh_tr (language, "The numbers over the columns are places.")
                                                     : zh_tr (language, "The numbers over the columns are start numbers."));
  if (self->has_uncounted)
    zh_report_document_add_note (document, zh_tr (language, "Results in round brackets do not count: a player left before half of the games."));
  if (self->has_annulled)
    zh_report_document_add_note (document, zh_tr (language, "Results in square brackets are annulled: a player left before half of the games."));
  zh_report_add_tiebreak_names (document, self->standings);
}

static void
fill_table (Crosstable    *self,
            ZhReportTable *table,
            gboolean       is_by_place)
{
  static const ZhPersonField by_number[] = { ZH_FIELD_NUMBER, ZH_FIELD_TITLE, ZH_FIELD_NAME, ZH_FIELD_RATING, ZH_FIELD_FEDERATION };
  static const ZhPersonField by_place[] = { ZH_FIELD_TITLE, ZH_FIELD_NAME, ZH_FIELD_RATING, ZH_FIELD_FEDERATION };
  const ZhLanguage          *language = self->request->language;
  g_autoptr (ZhPersonColumns) people = NULL;
  guint grid;
  guint values;
  guint place = 0;

  if (is_by_place)
    zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, zh_trc (language, "column", "Place"), NULL);
  people = zh_person_columns_new (table, self->request, is_by_place ? by_place : by_number,
                                  is_by_place ? G_N_ELEMENTS (by_place) : G_N_ELEMENTS (by_number));
  grid = table->columns->len;
  add_grid_columns (self, table, is_by_place);
  values = zh_report_add_value_columns (table, self->standings, language);
  if (!is_by_place)
    {
      place = table->columns->len;
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_BOLD, zh_trc (language, "column", "Place"), NULL);
    }

  for (int i = 0; i < self->n; i++)
    {
      int entry = self->order[i];

      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, entry);
      fill_grid (self, table, grid, entry);
      zh_report_fill_values (table, values, self->standings, entry, language);
      zh_report_take_place (table, place, zh_standings_get_row (self->standings, zh_standings_find_row (self->standings, entry)));
    }
}

static char *
format_title (const ZhReportRequest *request,
              gboolean               is_by_place,
              int                    round)
{
  const ZhLanguage *language = request->language;

  if (round == 0)
    return g_strdup (zh_tr (language, "Crosstable before round 1"));
  if (is_by_place && zh_report_is_finished (request->tournament))
    return g_strdup (zh_tr (language, "Final crosstable"));
  return g_strdup_printf (zh_tr (language, "Crosstable after round %d"), round);
}

static ZhReportDocument *
build_crosstable (const ZhReportRequest *request,
                  gboolean               is_by_place,
                  GError               **error)
{
  int               round = zh_report_get_standings_round (request, error);
  Crosstable        self = { .request = request, .n = (int) request->tournament->entries->len };
  ZhReportDocument *document;
  ZhReportTable    *table;
  g_autoptr (ZhStandings) standings = NULL;
  g_autofree int *order = NULL;

  if (round < 0)
    return NULL;
  standings = zh_standings_new (request->tournament, round, NULL, NULL, error);
  if (standings == NULL)
    return NULL;

  self.standings = standings;
  self.history = zh_standings_get_history (standings);
  self.n_slots = MAX (request->tournament->cycles, 1) * MAX (request->tournament->games_per_pairing, 1);
  self.order = order = g_new (int, MAX (self.n, 1));
  for (int i = 0; i < self.n; i++)
    order[i] = is_by_place ? zh_standings_get_row (standings, i)->entry : i;
  self.values = g_new0 (GPtrArray *, MAX ((gsize) self.n * (gsize) self.n, 1));
  collect_values (&self);

  document = zh_report_begin (request, format_title (request, is_by_place, round), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (request->language, "No entries yet."));
  fill_table (&self, table, is_by_place);
  add_notes (&self, document, is_by_place);
  zh_report_add_signatures (document, request);

  for (gsize i = 0; i < (gsize) self.n * (gsize) self.n; i++)
    g_clear_pointer (&self.values[i], g_ptr_array_unref);
  g_free (self.values);
  return document;
}

ZhReportDocument *
zh_report_build_grid (const ZhReportRequest *request,
                      GError               **error)
{
  return build_crosstable (request, FALSE, error);
}

ZhReportDocument *
zh_report_build_final_grid (const ZhReportRequest *request,
                            GError               **error)
{
  return build_crosstable (request, TRUE, error);
}
