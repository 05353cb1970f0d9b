/* Rating lists in fixed columns, which the words of the heading name. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "rating-reading.h"

/* Columns from 0, @end behind it; both -1 of a field that the list has not. */
typedef struct
{
  int start[ZH_LISTED_N_FIELDS];
  int end[ZH_LISTED_N_FIELDS];
  int width; /* of the heading */
} Columns;

static gboolean
find_heading (ZhListReading *self,
              GError       **error)
{
  g_autoptr (GString) room = g_string_new (NULL);
  g_autofree char *words = NULL;
  const char      *line;
  gsize            length;

  for (int i = 0; i < ZH_LIST_HEADING_LINES && zh_list_lines_next (self->lines, &line, &length, error); i++)
    if (zh_list_kind_is_heading (self->kind, line, length))
      {
        zh_list_decode_line (self->kind->encoding, &line, &length, room);
        self->heading = g_strndup (line, length);
        return TRUE;
      }
  words = g_strjoinv (", ", self->kind->signature);
  if (error != NULL && *error == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("There is no heading with %1$s, as “%2$s” has it"), words, self->kind->title);
  return FALSE;
}

/* Where a word of the heading stands, by letters; -1 for nowhere. */
static int
find_word (const char *heading,
           const char *word)
{
  gssize at = zh_list_find_heading_word (heading, word);

  return at < 0 ? -1 : (int) g_utf8_strlen (heading, at);
}

/* Where the first of the words, or of the patterns, of a rule stands. */
static int
find_rule (const ZhListColumnRule *rule,
           const char             *heading)
{
  g_auto (GStrv) words = g_strsplit (heading, " ", -1);

  for (char **each = rule->headings; each != NULL && *each != NULL; each++)
    if (**each != '/' && find_word (heading, *each) >= 0)
      return find_word (heading, *each);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && zh_list_column_rule_takes (rule, *word))
      return find_word (heading, *word);
  return -1;
}

/* Every column ends where the next one begins. */
static void
find_columns (const ZhListReading *self,
              Columns             *columns)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (int));

  columns->width = (int) g_utf8_strlen (self->heading, -1);
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    {
      columns->start[i] = find_rule (&self->kind->columns[i], self->heading);
      if (columns->start[i] >= 0)
        g_array_append_val (starts, columns->start[i]);
    }
  for (char **word = self->kind->ignored; *word != NULL; word++)
    {
      int start = find_word (self->heading, *word);

      if (start >= 0)
        g_array_append_val (starts, start);
    }
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    {
      columns->end[i] = columns->start[i] >= 0 ? G_MAXINT : -1;
      for (guint k = 0; k < starts->len; k++)
        if (g_array_index (starts, int, k) > columns->start[i])
          columns->end[i] = MIN (columns->end[i], g_array_index (starts, int, k));
    }
}

/* Words of the heading at which no column begins. */
static void
note_unread (ZhListReading *self,
             const Columns *columns)
{
  g_auto (GStrv) words = g_strsplit (self->heading, " ", -1);
  int at = 0;

  for (char **word = words; *word != NULL; at += (int) g_utf8_strlen (*word++, -1) + 1)
    {
      gboolean is_known = **word == '\0' || g_strv_contains ((const char *const *) self->kind->ignored, *word);

      for (int i = 0; i < ZH_LISTED_N_FIELDS && !is_known; i++)
        {
          is_known = columns->start[i] == at;
          for (char **each = self->kind->columns[i].headings; each != NULL && *each != NULL; each++)
            is_known = is_known || strstr (*each, *word) != NULL;
        }
      if (!is_known)
        g_ptr_array_add (self->unread, g_strdup (*word));
    }
}

/* A place in a line, by letters. */
static const char *
go_to (const char *line,
       gsize       length,
       gboolean    is_ascii,
       int         column)
{
  const char *end = line + length;

  if (is_ascii)
    return (gsize) column < length ? line + column : end;
  while (column-- > 0 && line < end)
    line = g_utf8_next_char (line);
  return MIN (line, end);
}

static void
cut (const ZhListReading *self,
     const Columns       *columns,
     const char          *line,
     gsize                length,
     gboolean             is_ascii,
     ZhListCells         *cells)
{
  int n_letters = is_ascii ? (int) length : (int) g_utf8_strlen (line, (gssize) length);
  int moved = self->kind->overflow != ZH_LISTED_N_FIELDS ? MAX (n_letters - columns->width, 0) : 0;
  int from = moved > 0 ? columns->start[self->kind->overflow] : G_MAXINT;

  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    {
      int         start = columns->start[i];
      int         end = columns->end[i];
      const char *stop;

      cells->text[i] = "";
      cells->length[i] = 0;
      if (start < 0)
        continue;
      end = end == G_MAXINT ? n_letters : end + (end > from ? moved : 0);
      start += start > from ? moved : 0;
      cells->text[i] = go_to (line, length, is_ascii, start);
      stop = go_to (line, length, is_ascii, end);
      cells->length[i] = stop > cells->text[i] ? (gsize) (stop - cells->text[i]) : 0;
      zh_list_trim (&cells->text[i], &cells->length[i]);
    }
}

static gboolean
read_lines (ZhListReading *self,
            const Columns *columns,
            GError       **error)
{
  g_autoptr (GString) room = g_string_new (NULL);
  g_autoptr (GError) problem = NULL;
  const char *line;
  gsize       length;

  while (zh_list_lines_next (self->lines, &line, &length, &problem))
    {
      guint64     number = zh_list_lines_get_number (self->lines);
      ZhListCells cells;
      gboolean    is_ascii;

      if (length == 0)
        continue;
      if (memchr (line, '\0', length) != NULL)
        {
          zh_list_reading_add_fault (self, number, _ ("this is no text"));
          continue;
        }
      is_ascii = zh_list_decode_line (self->kind->encoding, &line, &length, room);
      cut (self, columns, line, length, is_ascii, &cells);
      if (!zh_list_reading_take (self, &cells, number, error))
        return FALSE;
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return *error == NULL;
}

gboolean
zh_list_read_fixed (ZhListReading *self,
                    GError       **error)
{
  g_autoptr (GError) problem = NULL;
  Columns columns;

  if (find_heading (self, &problem))
    {
      find_columns (self, &columns);
      note_unread (self, &columns);
      if (read_lines (self, &columns, &problem))
        return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}
