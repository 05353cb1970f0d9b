/* The bracket of a knockout: drawn on paper, with the matches for lower places and the lower
 * bracket; in files the way to first place as a grid, a column a round, so that the winners move
 * towards the middle of those they came from, and the other matches as a list; then the places
 * reached. */
#include "config.h"

#include <string.h>

#include "knockout-bracket.h"
#include "report-builders.h"
#include "report-context.h"
#include "report-tree.h"

#define MAX_PLACES_IN_COLUMN 16

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
  zh_report_table_add (self->table, ZH_COL_WINNER, ZH_COLUMN_BOLD, language);
}

/* What stands for a side that is not known yet. */
static char *
format_source (const Sheet    *self,
               ZhBracketSource source)
{
  const ZhLanguage *language = self->request->language;

  if (source.kind == ZH_BRACKET_SEED)
    return g_strdup ("");
  return g_strdup_printf (source.kind == ZH_BRACKET_WINNER ? zh_trc (language, "in a bracket", "winner of %d") : zh_trc (language, "in a bracket", "loser of %d"),
                          source.index + 1);
}

static void
fill_match (const Sheet          *self,
            const ZhBracketMatch *match,
            ZhTreeMatch          *drawn)
{
  const ZhTournament *tournament = self->request->tournament;
  gboolean            has_score = match->pairing != NULL && match->pairing->n_games > 0 && !zh_pairing_is_open (match->pairing);

  drawn->winner = match->winner;
  for (int side = 0; side < 2; side++)
    {
      drawn->is_known[side] = match->slots[side] == ZH_BRACKET_TAKEN;
      if (match->slots[side] == ZH_BRACKET_OPEN)
        drawn->names[side] = format_source (self, match->sources[side]);
      else
        drawn->names[side] = match->slots[side] == ZH_BRACKET_TAKEN ? format_entry (self, match->entries[side]) : g_strdup ("–");
      drawn->scores[side] = has_score && drawn->is_known[side]
                                ? zh_points_format_half (zh_bracket_match_get_points (tournament, match, side), self->request->language)
                                : g_strdup ("");
    }
}

/* The parts that are one drawing: the way to first place goes on into the finals, but the winner
 * of the lower bracket comes into them from elsewhere. */
static gboolean
is_main (const ZhBracketMatch *match)
{
  return match->part == ZH_BRACKET_UPPER || match->part == ZH_BRACKET_FINAL || match->part == ZH_BRACKET_SECOND_FINAL;
}

static gboolean
is_drawn (const ZhBracketMatch *match)
{
  return match->decision != ZH_BRACKET_NOT_NEEDED && !(match->slots[0] == ZH_BRACKET_EMPTY && match->slots[1] == ZH_BRACKET_EMPTY);
}

/* What the matches of a drawing share. Winners play on for the same best place: those of the matches
 * for places 5 to 8 for the fifth. */
static int
get_tree_key (const ZhBracketMatch *match)
{
  if (is_main (match))
    return 0;
  return match->part == ZH_BRACKET_LOWER ? -1 : match->first_place;
}

/* The column of a match: that of its title, which a round of a part shares. */
static int
find_column (ZhTree     *tree,
             const char *title)
{
  if (tree->columns->len == 0 || strcmp (g_ptr_array_index (tree->columns, tree->columns->len - 1), title) != 0)
    g_ptr_array_add (tree->columns, g_strdup (title));
  return (int) tree->columns->len - 1;
}

static void
link_sources (const ZhBracketMatch *match,
              ZhTree               *tree,
              const int            *tree_of,
              const int            *place_of,
              int                   tree_index)
{
  for (int side = 0; side < 2; side++)
    {
      ZhBracketSource source = match->sources[side];

      if (source.kind == ZH_BRACKET_WINNER && tree_of[source.index] == tree_index)
        ((ZhTreeMatch *) g_ptr_array_index (tree->matches, (guint) place_of[source.index]))->target = (int) tree->matches->len - 1;
    }
}

/* The way to first place and the lower bracket are one tree each; matches for lower places make
 * as many as there are ways. */
static GPtrArray *
make_trees (const Sheet *self)
{
  const ZhLanguage *language = self->request->language;
  guint             n = self->bracket->matches->len;
  g_autofree int   *tree_of = g_new (int, n);
  g_autofree int   *place_of = g_new (int, n);
  g_autoptr (GHashTable) tree_with = g_hash_table_new (g_direct_hash, g_direct_equal);
  GPtrArray *trees = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_tree_free);

  for (guint i = 0; i < n; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (self->bracket, (int) i);
      g_autofree char      *title = zh_bracket_match_format_title (self->bracket, match, language);
      gpointer              key = GINT_TO_POINTER (get_tree_key (match));
      gpointer              found;
      ZhTree               *tree;

      tree_of[i] = -1;
      if (!is_drawn (match))
        continue;
      if (!g_hash_table_lookup_extended (tree_with, key, NULL, &found))
        {
          found = GINT_TO_POINTER (trees->len);
          g_hash_table_insert (tree_with, key, found);
          g_ptr_array_add (trees, zh_tree_new (match->part == ZH_BRACKET_LOWER ? zh_trc (language, "part of a knockout", "Lower bracket") : ""));
        }
      tree_of[i] = GPOINTER_TO_INT (found);
      tree = g_ptr_array_index (trees, (guint) tree_of[i]);
      place_of[i] = (int) tree->matches->len;
      fill_match (self, match, zh_tree_add_match (tree, (int) i + 1, find_column (tree, title)));
      link_sources (match, tree, tree_of, place_of, tree_of[i]);
    }
  return trees;
}

static void
add_upper (Sheet            *self,
           ZhReportDocument *document)
{
  int    n_columns = count_upper_rounds (self->bracket) + 1;
  char **cells = g_new0 (char *, self->bracket->size *n_columns);

  self->table = zh_report_document_add_drawing (document, zh_flow_add_trees, make_trees (self), (GDestroyNotify) g_ptr_array_unref, FALSE);
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

/* The drawing of the way to first place has them all. */
static void
draw_nothing (ZhFlow       *flow,
              gconstpointer data)
{
}

/* Matches that are not on the way to first place, under the names of their stages, for files. */
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
          self->table = zh_report_document_add_drawing (document, draw_nothing, NULL, NULL, FALSE);
          ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_ROUND, ZH_COLUMN_MUTED | ZH_COLUMN_FULL },
                             { ZH_COL_PLAYER }, { ZH_COL_OPPONENT }, { ZH_COL_WINNER, ZH_COLUMN_BOLD });
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
  self->table->n_frames = places->len > MAX_PLACES_IN_COLUMN ? 2 : 1;
  ZH_REPORT_COLUMNS (self->table, language, { ZH_COL_PLACE, ZH_COLUMN_KEY | ZH_COLUMN_BOLD },
                     { ZH_COL_NAME });
  for (guint i = 0; i < places->len; i++)
    {
      const ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);

      zh_report_table_add_row (self->table);
      zh_report_table_take (self->table, 0, zh_place_format (place->first, place->last), NULL);
      zh_report_table_take (self->table, 1, format_entry (self, place->entry), NULL);
    }
}

ZhReportDocument *
zh_report_build_bracket (const ZhReportRequest *request,
                         GError               **error)
{
  int n_paired = zh_tournament_count_paired_rounds (request->tournament);
  int after = request->round > 0 ? MIN (request->round, n_paired) : n_paired;
  g_autoptr (ZhBracket) bracket = zh_bracket_new_after (request->tournament, after, error);
  ZhReportDocument *document;
  Sheet             self = { request, bracket, NULL };

  if (bracket == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup (zh_trc (request->language, "document", "Bracket")), after);
  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  add_upper (&self, document);
  add_others (&self, document);
  add_places (&self, document);
  zh_report_add_signatures (document, request);
  return document;
}
