/* Rating lists with signs between their columns, which the heading names. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "rating-reading.h"

#define MAX_CELLS 200

/* Which cell holds which field, -1 for none. */
typedef struct
{
  int  cell[ZH_LISTED_N_FIELDS];
  int  n_cells;
  char separator;
} Columns;

static void
map_columns (ZhListReading *self,
             Columns       *columns,
             const char    *line,
             gsize          length)
{
  const char *cells[MAX_CELLS];
  gsize       lengths[MAX_CELLS];
  g_autoptr (GString) room = g_string_new (NULL);

  columns->separator = self->kind->separator != '\0' ? self->kind->separator : zh_list_csv_guess_separator (line, length);
  columns->n_cells = zh_list_csv_cut (line, length, columns->separator, cells, lengths, MAX_CELLS, room);
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    columns->cell[i] = self->kind->columns[i].end < 0 ? self->kind->columns[i].start : -1;
  for (int k = 0; k < columns->n_cells; k++)
    {
      g_autofree char *heading = g_strndup (cells[k], lengths[k]);
      gboolean         is_read = *heading == '\0';
      ZhListColumnRule ignored = { .headings = self->kind->ignored };

      for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
        if (zh_list_column_rule_takes (&self->kind->columns[i], heading))
          {
            is_read = TRUE;
            /* the first column of that name, as the lists mean it */
            if (columns->cell[i] < 0)
              columns->cell[i] = k;
          }
      if (!is_read && !zh_list_column_rule_takes (&ignored, heading))
        g_ptr_array_add (self->unread, g_steal_pointer (&heading));
    }
}

static gboolean
find_heading (ZhListReading *self,
              Columns       *columns,
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
        map_columns (self, columns, line, length);
        return TRUE;
      }
  words = g_strjoinv (", ", self->kind->signature);
  if (*error == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("There is no heading with %1$s, as “%2$s” has it"), words, self->kind->title);
  return FALSE;
}

static gboolean
read_line (ZhListReading *self,
           const Columns *columns,
           const char    *line,
           gsize          length,
           GString       *room,
           GError       **error)
{
  guint64     number = zh_list_lines_get_number (self->lines);
  const char *texts[MAX_CELLS];
  gsize       lengths[MAX_CELLS];
  ZhListCells cells;
  int         n = zh_list_csv_cut (line, length, columns->separator, texts, lengths, MAX_CELLS, room);

  if (n < 0)
    {
      zh_list_reading_add_fault (self, number, _ ("a quotation mark is not closed"));
      return TRUE;
    }
  if (n == 1 && lengths[0] == 0)
    return TRUE;
  for (int i = 0; i < ZH_LISTED_N_FIELDS; i++)
    {
      gboolean is_there = columns->cell[i] >= 0 && columns->cell[i] < n;

      cells.text[i] = is_there ? texts[columns->cell[i]] : "";
      cells.length[i] = is_there ? lengths[columns->cell[i]] : 0;
    }
  return zh_list_reading_take (self, &cells, number, error);
}

static gboolean
read_lines (ZhListReading *self,
            const Columns *columns,
            GError       **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) room = g_string_new (NULL);
  const char *line;
  gsize       length;

  while (zh_list_lines_next (self->lines, &line, &length, error))
    {
      if (memchr (line, '\0', length) != NULL)
        {
          zh_list_reading_add_fault (self, zh_list_lines_get_number (self->lines), _ ("this is no text"));
          continue;
        }
      zh_list_decode_line (self->kind->encoding, &line, &length, text);
      if (!read_line (self, columns, line, length, room, error))
        return FALSE;
    }
  return *error == NULL;
}

gboolean
zh_list_read_csv (ZhListReading *self,
                  GError       **error)
{
  g_autoptr (GError) problem = NULL;
  Columns columns;

  if (find_heading (self, &columns, &problem) && read_lines (self, &columns, &problem))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}
