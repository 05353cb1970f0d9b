#include "config.h"

#include "list-fixed.h"

#include <string.h>

#include "csv-table.h"

#define HEADING_START "ID Number "
#define OVERFLOWING "OTit"

/* Of all known layouts the widest has nineteen. */
#define MAX_COLUMNS 40

typedef struct
{
  int starts[MAX_COLUMNS];
  int n;
  int overflowing; /* index of the column that may be too narrow, -1 for none */
  int width;
} Columns;

/* "ID Number" is one heading of two words; every other is one word. */
static gboolean
read_heading (const char *line,
              Columns    *columns)
{
  *columns = (Columns){ .n = 1, .overflowing = -1, .width = (int) strlen (line) };
  if (!g_str_has_prefix (line, HEADING_START) || strchr (line, '\t') != NULL || strstr (line, " Name ") == NULL || strstr (line, " Fed ") == NULL)
    return FALSE;
  for (int i = (int) strlen (HEADING_START); line[i] != '\0' && columns->n < MAX_COLUMNS; i++)
    {
      if (line[i] == ' ' || line[i - 1] != ' ')
        continue;
      if (g_str_has_prefix (line + i, OVERFLOWING))
        columns->overflowing = columns->n;
      columns->starts[columns->n++] = i;
    }
  return TRUE;
}

/* Whether no blank stands before the next column. */
static gboolean
is_overfull (const char    *line,
             const Columns *columns)
{
  int end = columns->overflowing >= 0 && columns->overflowing + 1 < columns->n ? columns->starts[columns->overflowing + 1] : 0;

  return end > 0 && g_utf8_strlen (line, -1) > end && *g_utf8_offset_to_pointer (line, end - 1) != ' ';
}

/* The place of a column in characters of the line, which is never beyond its end. */
static const char *
find_start (const char    *line,
            const Columns *columns,
            int            column)
{
  int length = (int) g_utf8_strlen (line, -1);
  int moved = column > columns->overflowing && is_overfull (line, columns) ? MAX (length - columns->width, 0) : 0;
  int start = column < columns->n ? columns->starts[column] + moved : length;

  return g_utf8_offset_to_pointer (line, MIN (start, length));
}

static void
append_line (GString       *output,
             const char    *line,
             const Columns *columns)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < columns->n; i++)
    {
      const char *start = find_start (line, columns, i);
      const char *end = find_start (line, columns, i + 1);

      g_ptr_array_add (cells, g_strstrip (g_strndup (start, (gsize) (end - start))));
    }
  zh_csv_append_row (output, (const char *const *) cells->pdata, columns->n, '\t');
}

/* The list ends its lines by CR LF. */
static char *
take_line (const char **at)
{
  gsize length = strcspn (*at, "\r\n");
  char *line = g_strndup (*at, length);

  *at += length;
  if ((*at)[0] == '\r' && (*at)[1] == '\n')
    *at += 1;
  if (**at != '\0')
    *at += 1;
  return line;
}

char *
zh_list_fixed_to_tabs (const char *text)
{
  const char      *at = text;
  g_autofree char *heading = g_strchomp (take_line (&at));
  g_autoptr (GString) output = NULL;
  Columns columns;

  if (!read_heading (heading, &columns))
    return NULL;
  output = g_string_new (NULL);
  append_line (output, heading, &columns);
  while (*at != '\0')
    {
      g_autofree char *line = take_line (&at);

      append_line (output, line, &columns);
    }
  return g_string_free (g_steal_pointer (&output), FALSE);
}
