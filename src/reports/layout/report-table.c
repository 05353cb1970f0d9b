#include "config.h"

#include "report-table.h"

static void
free_column (gpointer data)
{
  ZhTableColumn *column = data;

  g_free (column->title);
  g_free (column->name);
  g_free (column);
}

static void
free_row (const ZhReportTable *table,
          ZhTableRow          *row)
{
  if (row->cells != NULL)
    for (guint i = 0; i < table->columns->len; i++)
      {
        g_free (row->cells[i].text);
        g_free (row->cells[i].plain);
      }
  g_free (row->cells);
  g_free (row->heading);
  g_free (row);
}

static ZhTableCell *
get_last_cell (ZhReportTable *self,
               guint          column)
{
  ZhTableRow *row;

  g_assert (self->rows->len > 0);
  g_assert (column < self->columns->len);

  row = g_ptr_array_index (self->rows, self->rows->len - 1);
  g_assert (row->cells != NULL);
  return &row->cells[column];
}

ZhReportTable *
zh_report_table_new (void)
{
  ZhReportTable *self = g_new0 (ZhReportTable, 1);

  self->columns = g_ptr_array_new_with_free_func (free_column);
  self->rows = g_ptr_array_new ();
  self->n_frames = 1;
  return self;
}

void
zh_report_table_free (ZhReportTable *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    free_row (self, g_ptr_array_index (self->rows, i));
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->columns);
  g_free (self->empty_text);
  g_free (self);
}

void
zh_report_table_add_column (ZhReportTable *self,
                            ZhColumnKind   kind,
                            ZhColumnFlags  flags,
                            const char    *title,
                            const char    *name)
{
  ZhTableColumn *column = g_new0 (ZhTableColumn, 1);

  g_assert (self->rows->len == 0);

  column->kind = kind;
  column->flags = flags;
  column->title = g_strdup (title);
  column->name = g_strdup (name != NULL ? name : title);
  g_ptr_array_add (self->columns, column);
}

static ZhColumnKind
get_usual_kind (ZhColumn column)
{
  switch (zh_column_get_kind (column))
    {
    case ZH_VALUE_NUMBER:
      return ZH_COLUMN_NUMBER;
    case ZH_VALUE_DECIMAL:
      return ZH_COLUMN_DECIMAL;
    case ZH_VALUE_CODE:
    case ZH_VALUE_PLACE:
    case ZH_VALUE_DATE:
      return ZH_COLUMN_CENTRE;
    case ZH_VALUE_RESULT:
      return ZH_COLUMN_RESULT;
    case ZH_VALUE_BLANK:
      return ZH_COLUMN_WRITE;
    case ZH_VALUE_TEXT:
      return ZH_COLUMN_TEXT;
    }
  g_assert_not_reached ();
}

void
zh_report_table_add (ZhReportTable    *self,
                     ZhColumn          column,
                     ZhColumnFlags     flags,
                     const ZhLanguage *language)
{
  zh_report_table_add_as (self, get_usual_kind (column), column, flags, language);
}

void
zh_report_table_add_columns (ZhReportTable        *self,
                             const ZhLanguage     *language,
                             const ZhReportColumn *columns,
                             gsize                 n_columns)
{
  for (gsize i = 0; i < n_columns; i++)
    zh_report_table_add (self, columns[i].column, columns[i].flags, language);
}

void
zh_report_table_add_as (ZhReportTable    *self,
                        ZhColumnKind      kind,
                        ZhColumn          column,
                        ZhColumnFlags     flags,
                        const ZhLanguage *language)
{
  const char *name = zh_column_get_name (column, language);
  const char *title = zh_column_get_title (column, language);

  if ((flags & ZH_COLUMN_UNTITLED) != 0)
    title = "";
  else if ((flags & ZH_COLUMN_FULL) != 0)
    title = name;
  zh_report_table_add_column (self, kind, flags, title, name);
}

void
zh_report_table_add_row (ZhReportTable *self)
{
  ZhTableRow *row = g_new0 (ZhTableRow, 1);

  row->cells = g_new0 (ZhTableCell, MAX (self->columns->len, 1));
  for (guint i = 0; i < self->columns->len; i++)
    row->cells[i].text = g_strdup ("");
  g_ptr_array_add (self->rows, row);
}

void
zh_report_table_add_heading (ZhReportTable *self,
                             const char    *text)
{
  ZhTableRow *row = g_new0 (ZhTableRow, 1);

  row->heading = g_strdup (text);
  g_ptr_array_add (self->rows, row);
}

void
zh_report_table_set (ZhReportTable *self,
                     guint          column,
                     const char    *text)
{
  zh_report_table_take (self, column, g_strdup (text), NULL);
}

void
zh_report_table_take (ZhReportTable *self,
                      guint          column,
                      char          *text,
                      char          *plain)
{
  ZhTableCell *cell = get_last_cell (self, column);

  g_assert (text != NULL);

  g_free (cell->text);
  g_free (cell->plain);
  cell->text = text;
  cell->plain = plain;
}

void
zh_report_table_set_number (ZhReportTable *self,
                            guint          column,
                            int            number)
{
  zh_report_table_take (self, column, number != 0 ? g_strdup_printf ("%d", number) : g_strdup (""), NULL);
}

void
zh_report_table_set_style (ZhReportTable *self,
                           guint          column,
                           ZhCellStyle    style)
{
  get_last_cell (self, column)->style = style;
}

const ZhTableColumn *
zh_report_table_get_column (const ZhReportTable *self,
                            guint                index)
{
  g_assert (index < self->columns->len);

  return g_ptr_array_index (self->columns, index);
}

const ZhTableRow *
zh_report_table_get_row (const ZhReportTable *self,
                         guint                index)
{
  g_assert (index < self->rows->len);

  return g_ptr_array_index (self->rows, index);
}

guint
zh_report_table_count_keys (const ZhReportTable *self)
{
  guint n = 0;

  while (n < self->columns->len && (zh_report_table_get_column (self, n)->flags & ZH_COLUMN_KEY) != 0)
    n++;
  return n;
}

const ZhTableCell *
zh_report_table_get_open_cell (const ZhReportTable *self,
                               const ZhTableRow    *row,
                               guint                column)
{
  static const ZhTableCell empty = { .text = (char *) "" };

  if ((zh_report_table_get_column (self, column)->flags & ZH_COLUMN_PRIVATE) != 0)
    return &empty;
  return &row->cells[column];
}
