/* Documents as plain text, in columns of characters. */
#include "config.h"

#include "report-columns.h"
#include "report-formats.h"

#include <string.h>

#define RULE "─"
#define GAP 2

/* Width of a column in characters, and of the parts before and after its anchor. */
typedef struct
{
  int width;
  int left;
  int right;
} TextColumn;

static int
count_places (const char *text,
              gsize       n_bytes)
{
  int places = 0;

  for (const char *at = text; at < text + n_bytes; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!g_unichar_iszerowidth (c))
        places += g_unichar_iswide (c) ? 2 : 1;
    }
  return places;
}

static void
append_blanks (GString *text,
               int      n)
{
  for (int i = 0; i < n; i++)
    g_string_append_c (text, ' ');
}

static void
append_rule (GString *text,
             int      width)
{
  for (int i = 0; i < width; i++)
    g_string_append (text, RULE);
  g_string_append_c (text, '\n');
}

/* A cell on one line: values of several games side by side, breaks as blanks. */
static char *
flatten (const ZhTableCell *cell)
{
  char *text;

  if (cell->style == ZH_CELL_BLOCKED)
    return g_strdup ("×");
  if (cell->style == ZH_CELL_BOX)
    return g_strdup ("[   ]");
  text = g_strdup (cell->text);
  return g_strdelimit (text, "\t\n\r", ' ');
}

static gboolean
is_anchored (ZhColumnKind kind)
{
  return kind == ZH_COLUMN_DECIMAL || kind == ZH_COLUMN_RESULT;
}

static void
measure_text_column (const ZhReportTable *table,
                     guint                index,
                     TextColumn          *measure)
{
  const ZhTableColumn *column = zh_report_table_get_column (table, index);

  measure->width = count_places (column->title, strlen (column->title));
  if (column->kind == ZH_COLUMN_WRITE)
    measure->width = MAX (measure->width, 20);

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);
      g_autofree char  *text = row->cells != NULL ? flatten (zh_report_table_get_open_cell (table, row, index)) : NULL;
      gsize             anchor;

      if (text == NULL)
        continue;
      measure->width = MAX (measure->width, count_places (text, strlen (text)));
      anchor = zh_column_get_anchor (column->kind, text);
      if (is_anchored (column->kind) && text[anchor] != '\0')
        measure->right = MAX (measure->right, count_places (text + anchor, strlen (text + anchor)));
      if (column->kind == ZH_COLUMN_DECIMAL || text[anchor] != '\0')
        measure->left = MAX (measure->left, count_places (text, anchor));
    }
  measure->width = MAX (measure->width, measure->left + measure->right);
}

/* How many blanks stand before a text in its column. */
static int
get_indent (const TextColumn *measure,
            ZhColumnKind      kind,
            const char       *text)
{
  int   width = count_places (text, strlen (text));
  gsize anchor = zh_column_get_anchor (kind, text);
  int   block = measure->left + measure->right;

  switch (kind)
    {
    case ZH_COLUMN_TEXT:
    case ZH_COLUMN_WRITE:
      return 0;
    case ZH_COLUMN_NUMBER:
      return measure->width - width;
    case ZH_COLUMN_DECIMAL:
      return (measure->width - block) / 2 + measure->left - count_places (text, anchor);
    case ZH_COLUMN_RESULT:
      if (text[anchor] != '\0')
        return (measure->width - block) / 2 + measure->left - count_places (text, anchor);
      return (measure->width - width) / 2;
    case ZH_COLUMN_CENTRE:
    case ZH_COLUMN_GRID:
    default:
      return (measure->width - width) / 2;
    }
}

static void
append_cell (GString          *text,
             const TextColumn *measure,
             ZhColumnKind      kind,
             const char       *cell,
             gboolean          is_last)
{
  int indent = get_indent (measure, kind, cell);

  append_blanks (text, indent);
  g_string_append (text, cell);
  append_blanks (text, measure->width - indent - count_places (cell, strlen (cell)) + GAP);
  if (is_last)
    {
      while (text->len > 0 && text->str[text->len - 1] == ' ')
        g_string_truncate (text, text->len - 1);
      g_string_append_c (text, '\n');
    }
}

static void
append_titles (GString             *text,
               const ZhReportTable *table,
               const TextColumn    *measures)
{
  int width = 0;

  for (guint i = 0; i < table->columns->len; i++)
    {
      const ZhTableColumn *column = zh_report_table_get_column (table, i);
      ZhColumnKind         kind = is_anchored (column->kind) ? ZH_COLUMN_CENTRE : column->kind;

      append_cell (text, &measures[i], kind, column->title, i + 1 == table->columns->len);
      width += measures[i].width + (i > 0 ? GAP : 0);
    }
  append_rule (text, width);
}

static void
append_table (GString             *text,
              const ZhReportTable *table)
{
  g_autofree TextColumn *measures = g_new0 (TextColumn, MAX (table->columns->len, 1));

  for (guint i = 0; i < table->columns->len; i++)
    measure_text_column (table, i, &measures[i]);
  append_titles (text, table, measures);

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);

      if (row->cells == NULL)
        {
          g_string_append_printf (text, "\n%s\n", row->heading);
          continue;
        }
      for (guint column = 0; column < table->columns->len; column++)
        {
          g_autofree char *cell = flatten (zh_report_table_get_open_cell (table, row, column));

          append_cell (text, &measures[column], zh_report_table_get_column (table, column)->kind, cell,
                       column + 1 == table->columns->len);
        }
    }
  if (table->rows->len == 0 && table->empty_text != NULL)
    g_string_append_printf (text, "%s\n", table->empty_text);
  g_string_append_c (text, '\n');
}

static void
append_slips (GString         *text,
              const GPtrArray *slips)
{
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip    *slip = g_ptr_array_index (slips, i);
      g_autofree char *choices = g_strjoinv ("   ", slip->choices);

      g_string_append_printf (text, "%s\n%s\n□ %s  %s\n■ %s  %s\n%s   %s ________\n%s ____________  %s ____________\n\n",
                              slip->heading, slip->place, slip->white, slip->white_detail, slip->black,
                              slip->black_detail, choices, slip->other, slip->white_sign, slip->black_sign);
    }
}

static void
append_fields (GString             *text,
               const ZhReportBlock *block)
{
  g_autofree char *label = NULL;
  g_autofree char *value = NULL;

  for (guint i = 0; zh_report_block_get_field (block, i, &label, &value); i++)
    {
      g_string_append_printf (text, "%s%s%s%s", i > 0 ? "  " : "", label, *label != '\0' ? " " : "",
                              *value != '\0' ? value : "____________________");
      g_clear_pointer (&label, g_free);
      g_clear_pointer (&value, g_free);
    }
  g_string_append_c (text, '\n');
}

static void
append_block (GString             *text,
              const ZhReportBlock *block)
{
  switch (block->kind)
    {
    case ZH_BLOCK_HEADING:
      g_string_append_printf (text, "%s\n\n", block->text);
      break;
    case ZH_BLOCK_TABLE:
    case ZH_BLOCK_DRAWING:
      append_table (text, block->table);
      break;
    case ZH_BLOCK_SIGNATURE:
      g_string_append_printf (text, "\n%s ____________________%s%s\n", block->text, *block->name != '\0' ? " " : "", block->name);
      break;
    case ZH_BLOCK_FIELD:
      append_fields (text, block);
      break;
    case ZH_BLOCK_PAGE_BREAK:
      g_string_append (text, "\n\f\n");
      break;
    case ZH_BLOCK_SLIPS:
      append_slips (text, block->slips);
      break;
    case ZH_BLOCK_DIAGRAM:
    case ZH_BLOCK_NOTE:
    default:
      g_string_append_printf (text, "%s\n", block->text);
      break;
    }
}

static void
append_line (GString    *text,
             const char *line)
{
  if (*line != '\0')
    g_string_append_printf (text, "%s\n", line);
}

char *
zh_report_make_text (const ZhReportDocument *document)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_line (text, document->event);
  append_line (text, document->occasion);
  append_line (text, document->tournament);
  append_line (text, document->official);
  g_string_append_c (text, '\n');
  append_line (text, document->title);
  append_line (text, document->status);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->kind == ZH_BLOCK_TABLE && i > 0 && ((const ZhReportBlock *) g_ptr_array_index (document->blocks, i - 1))->kind == ZH_BLOCK_FIELD)
        g_string_append_c (text, '\n');
      append_block (text, block);
    }
  g_string_append_c (text, '\n');
  append_line (text, document->printed);
  append_line (text, document->footer);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
