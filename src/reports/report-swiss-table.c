/* The crosstable of a Swiss: round by round the opponent's number, the colour and the
 * result. Start numbers while the event runs, places in the final protocol. */
#include "config.h"

#include "report-builders.h"
#include "report-places.h"

typedef struct
{
  const ZhReportRequest *request;
  ZhStandings           *standings;
  const ZhHistory       *history;
  gboolean               is_by_place;
} SwissTable;

static int
get_number (const SwissTable *self,
            int               entry)
{
  if (!self->is_by_place)
    return zh_report_get_number (self->request->tournament, entry);
  return zh_standings_find_row (self->standings, entry) + 1;
}

static const char *
get_colour_letter (const SwissTable *self,
                   ZhColour          colour)
{
  switch (colour)
    {
    case ZH_COLOUR_WHITE:
      return zh_trc (self->request->language, "colour in a crosstable, one letter", "w");
    case ZH_COLOUR_BLACK:
      return zh_trc (self->request->language, "colour in a crosstable, one letter", "b");
    case ZH_COLOUR_NONE:
    default:
      return "";
    }
}

/* The marks of the games of a pairing in a row: "1", "+", "½1". */
static char *
format_marks (const SwissTable *self,
              int               entry,
              const ZhPairing  *pairing)
{
  const ZhTournament *tournament = self->request->tournament;
  const ZhEntry      *player = g_ptr_array_index (tournament->entries, (guint) entry);
  g_autoptr (GString) marks = g_string_new (NULL);

  for (int i = 0; i < pairing->n_games; i++)
    {
      gboolean is_white = (pairing->entry[0] == player->id) != pairing->games[i].swapped;

      if (i > 0)
        g_string_append_c (marks, ' ');
      g_string_append (marks, zh_report_get_mark (pairing->games[i].result, is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK,
                                                  zh_tournament_is_two_one_zero (tournament)));
    }
  return g_string_free (g_steal_pointer (&marks), FALSE);
}

static char *
format_cell (const SwissTable *self,
             int               entry,
             int               round)
{
  const ZhCell *cell = zh_history_get_cell (self->history, entry, round);

  if (cell->opponent >= 0 && cell->pairing != NULL)
    {
      g_autofree char *marks = format_marks (self, entry, cell->pairing);

      /* Translators: a cell of a Swiss table: opponent's number, letter of the colour, result.
       * Ukrainian and Russian tables write %3$s(%1$d%2$s), where б does not look like a 6. */
      return g_strdup_printf (zh_trc (self->request->language, "cell of a Swiss table", "%1$d%2$s%3$s"),
                              get_number (self, cell->opponent), get_colour_letter (self, cell->colour), marks);
    }
  if (zh_outcome_is_bye (cell->outcome))
    {
      g_autofree char *points = zh_points_format_half (cell->points, self->request->language);

      return g_strdup_printf ("–%s", points);
    }
  return g_strdup ("");
}

static void
add_round_columns (const SwissTable *self,
                   ZhReportTable    *table)
{
  for (int round = 1; round <= self->history->n_rounds; round++)
    {
      g_autofree char *title = g_strdup_printf (zh_trc (self->request->language, "column of round %d", "R%d"), round);

      zh_report_table_add_column (table, ZH_COLUMN_GRID, ZH_COLUMN_PLAIN, title, NULL);
    }
}

static void
fill_table (const SwissTable *self,
            ZhReportTable    *table)
{
  static const ZhPersonField by_number[] = { ZH_FIELD_NUMBER, ZH_FIELD_TITLE, ZH_FIELD_NAME, ZH_FIELD_RATING, ZH_FIELD_FEDERATION, ZH_FIELD_REGION };
  static const ZhPersonField by_place[] = { ZH_FIELD_TITLE, ZH_FIELD_NAME, ZH_FIELD_RATING, ZH_FIELD_FEDERATION, ZH_FIELD_REGION };
  const ZhLanguage          *language = self->request->language;
  g_autoptr (ZhPersonColumns) people = NULL;
  guint rounds;
  guint values;
  guint place = 0;

  if (self->is_by_place)
    zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, zh_trc (language, "column", "Place"), NULL);
  people = zh_person_columns_new (table, self->request, self->is_by_place ? by_place : by_number,
                                  self->is_by_place ? G_N_ELEMENTS (by_place) : G_N_ELEMENTS (by_number));
  rounds = table->columns->len;
  add_round_columns (self, table);
  values = zh_report_add_value_columns (table, self->standings, language);
  if (!self->is_by_place)
    {
      place = table->columns->len;
      zh_report_table_add_column (table, ZH_COLUMN_CENTRE, ZH_COLUMN_BOLD, zh_trc (language, "column", "Place"), NULL);
    }

  for (int i = 0; i < self->history->n_entries; i++)
    {
      int entry = self->is_by_place ? zh_standings_get_row (self->standings, i)->entry : i;

      zh_report_table_add_row (table);
      zh_person_columns_fill (people, table, entry);
      for (int round = 1; round <= self->history->n_rounds; round++)
        zh_report_table_take (table, rounds + (guint) round - 1, format_cell (self, entry, round), NULL);
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
    return g_strdup (zh_tr (language, "Swiss table before round 1"));
  if (is_by_place && zh_report_is_finished (request->tournament))
    return g_strdup (zh_tr (language, "Final Swiss table"));
  return g_strdup_printf (zh_tr (language, "Swiss table after round %d"), round);
}

static ZhReportDocument *
build_swiss_table (const ZhReportRequest *request,
                   gboolean               is_by_place,
                   GError               **error)
{
  const ZhLanguage *language = request->language;
  int               round = zh_report_get_standings_round (request, error);
  SwissTable        self = { .request = request, .is_by_place = is_by_place };
  ZhReportDocument *document;
  ZhReportTable    *table;
  g_autoptr (ZhStandings) standings = NULL;

  if (round < 0)
    return NULL;
  standings = zh_standings_new (request->tournament, round, NULL, NULL, error);
  if (standings == NULL)
    return NULL;

  self.standings = standings;
  self.history = zh_standings_get_history (standings);
  document = zh_report_begin (request, format_title (request, is_by_place, round), round);
  table = zh_report_document_add_table (document);
  table->empty_text = g_strdup (zh_tr (language, "No entries yet."));
  fill_table (&self, table);

  zh_report_document_add_note (document, is_by_place ? zh_tr (language, "A cell holds the opponent's place, the colour and the result.")
                                                     : zh_tr (language, "A cell holds the opponent's start number, the colour and the result."));
  zh_report_document_add_note (document, zh_tr (language, "+ and − are results without play; a dash stands for a round without an opponent, with its points."));
  zh_report_add_tiebreak_names (document, standings);
  zh_report_add_signatures (document, request);
  return document;
}

ZhReportDocument *
zh_report_build_swiss_table (const ZhReportRequest *request,
                             GError               **error)
{
  return build_swiss_table (request, FALSE, error);
}

ZhReportDocument *
zh_report_build_final_swiss_table (const ZhReportRequest *request,
                                   GError               **error)
{
  return build_swiss_table (request, TRUE, error);
}
