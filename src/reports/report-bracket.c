/* The bracket of a knockout: the way to first place as a grid, a column a round, so that the
 * winners move towards the middle of those they came from; the other matches as a list; and the
 * places reached. */
#include "config.h"

#include <glib/gi18n.h>

#include "knockout-bracket.h"
#include "report-builders.h"
#include "report-context.h"

typedef struct
{
  const ZhReportRequest *request;
  const ZhBracket       *bracket;
  ZhReportTable         *table;
} Sheet;

static char *
format_entry (const Sheet *self,
              gint64       id)
{
  const ZhEntry   *entry = zh_tournament_find_entry (self->request->tournament, id);
  g_autofree char *name = NULL;

  if (entry == NULL)
    return g_strdup ("");
  name = zh_report_dup_short_name (entry, self->request->language);
  return g_strdup_printf ("%d %s", entry->start_number, name);
}

/* A side with its score: "3 Surname N. · 1½"; "–" for nobody, "" while it is not known. */
static char *
format_side (const Sheet          *self,
             const ZhBracketMatch *match,
             int                   side)
{
  g_autofree char *name = NULL;
  g_autofree char *score = NULL;

  if (match->slots[side] == ZH_BRACKET_OPEN)
    return g_strdup ("");
  if (match->slots[side] == ZH_BRACKET_EMPTY)
    return g_strdup ("–");
  name = format_entry (self, match->entries[side]);
  if (match->pairing == NULL || zh_pairing_is_open (match->pairing))
    return g_steal_pointer (&name);
  score = zh_points_format_half (zh_bracket_match_get_points (self->request->tournament, match, side), self->request->language);
  return g_strdup_printf ("%s · %s", name, score);
}

static int
count_upper_rounds (const ZhBracket *bracket)
{
  int n_rounds = 0;

  while (1 << n_rounds < bracket->size)
    n_rounds++;
  return n_rounds;
}

/* Line @index of upper round @round, from 0: the first round has a line a row, and each later
 * line stands at the second of the two it came from. */
static int
get_row (int round,
         int index)
{
  return round == 0 ? index : index * (1 << round) + (1 << (round - 1));
}

static void
put (char **cells,
     int    n_columns,
     int    row,
     int    column,
     char  *text)
{
  g_free (cells[row * n_columns + column]);
  cells[row * n_columns + column] = text;
}

static void
fill_cells (const Sheet *self,
            int          n_columns,
            char       **cells)
{
  int *next = g_newa0 (int, n_columns);

  for (guint i = 0; i < self->bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, (int) i);
      int                   column = match->part_round - 1;

      if (match->part != ZH_BRACKET_UPPER)
        continue;
      for (int side = 0; side < 2; side++)
        put (cells, n_columns, get_row (column, next[column] + side), column, format_side (self, match, side));
      next[column] += 2;
      if (column == n_columns - 2 && match->winner >= 0)
        put (cells, n_columns, get_row (n_columns - 1, 0), n_columns - 1, format_entry (self, match->entries[match->winner]));
    }
}

static void
add_upper_columns (const Sheet *self)
{
  const ZhLanguage *language = self->request->language;
  int               last = 0;

  for (guint i = 0; i < self->bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, (int) i);
      g_autofree char      *title = NULL;

      if (match->part != ZH_BRACKET_UPPER || match->part_round <= last)
        continue;
      last = match->part_round;
      title = zh_bracket_match_format_title (self->bracket, match, language);
      zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, title, NULL);
    }
  zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_BOLD, zh_trc (language, "column", "Winner"), NULL);
}

static void
add_upper (Sheet            *self,
           ZhReportDocument *document)
{
  int    n_columns = count_upper_rounds (self->bracket) + 1;
  char **cells = g_new0 (char *, self->bracket->size *n_columns);

  self->table = zh_report_document_add_table (document);
  add_upper_columns (self);
  fill_cells (self, n_columns, cells);
  for (int row = 0; row < self->bracket->size; row++)
    {
      zh_report_table_add_row (self->table);
      for (int column = 0; column < n_columns; column++)
        if (cells[row * n_columns + column] != NULL)
          zh_report_table_take (self->table, (guint) column, cells[row * n_columns + column], NULL);
    }
  g_free (cells);
}

/* Matches that are not on the way to first place, under the names of their stages. */
static void
add_others (Sheet            *self,
            ZhReportDocument *document)
{
  const ZhLanguage *language = self->request->language;
  g_autofree char  *last = g_strdup ("");

  self->table = NULL;
  for (guint i = 0; i < self->bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, (int) i);
      g_autofree char      *title = zh_bracket_match_format_title (self->bracket, match, language);

      if (match->part == ZH_BRACKET_UPPER || match->decision == ZH_BRACKET_NOT_NEEDED)
        continue;
      if (self->table == NULL)
        {
          self->table = zh_report_document_add_table (document);
          zh_report_table_add_column (self->table, ZH_COLUMN_NUMBER, ZH_COLUMN_MUTED, zh_trc (language, "column", "Round"), NULL);
          zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "column", "Player"), NULL);
          zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "column", "Opponent"), NULL);
          zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_BOLD, zh_trc (language, "column", "Winner"), NULL);
        }
      if (!g_str_equal (title, last))
        zh_report_table_add_heading (self->table, title);
      zh_report_table_add_row (self->table);
      zh_report_table_set_number (self->table, 0, match->round);
      for (int side = 0; side < 2; side++)
        zh_report_table_take (self->table, (guint) side + 1, format_side (self, match, side), NULL);
      if (match->winner >= 0)
        zh_report_table_take (self->table, 3, format_entry (self, match->entries[match->winner]), NULL);
      g_free (last);
      last = g_steal_pointer (&title);
    }
}

static void
add_places (Sheet            *self,
            ZhReportDocument *document)
{
  const ZhLanguage *language = self->request->language;
  g_autoptr (GArray) places = zh_bracket_list_places (self->bracket);

  if (places->len == 0)
    return;
  self->table = zh_report_document_add_table (document);
  zh_report_table_add_column (self->table, ZH_COLUMN_CENTRE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD, zh_trc (language, "column", "Place"), NULL);
  zh_report_table_add_column (self->table, ZH_COLUMN_TEXT, ZH_COLUMN_PLAIN, zh_trc (language, "column", "Name"), NULL);
  for (guint i = 0; i < places->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);
      char                 *text = place->first == place->last ? g_strdup_printf ("%d", place->first)
                                                               : g_strdup_printf ("%d–%d", place->first, place->last);

      zh_report_table_add_row (self->table);
      zh_report_table_take (self->table, 0, text, NULL);
      zh_report_table_take (self->table, 1, format_entry (self, place->entry), NULL);
    }
}

ZhReportDocument *
zh_report_build_bracket (const ZhReportRequest *request,
                         GError               **error)
{
  g_autoptr (ZhBracket) bracket = zh_bracket_new (request->tournament, error);
  ZhReportDocument *document;
  Sheet             self = { request, bracket, NULL };

  if (bracket == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Bracket")),
                              zh_tournament_count_paired_rounds (request->tournament));
  add_upper (&self, document);
  add_others (&self, document);
  add_places (&self, document);
  zh_report_add_signatures (document, request);
  return document;
}
