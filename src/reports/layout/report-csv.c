/* The tables of a document for other programs (RFC 4180). */
#include "config.h"

#include "report-formats.h"

#include "csv-cell.h"

#define DELIMITER ','

static void
append_field (GString    *csv,
              const char *field,
              ZhCsvKind   kind,
              guint       index)
{
  if (index > 0)
    g_string_append_c (csv, DELIMITER);
  zh_csv_append_cell (csv, field, kind, DELIMITER);
}

static void
append_table_cell (GString             *csv,
                   const ZhTableColumn *column,
                   const ZhTableCell   *cell,
                   guint                index)
{
  append_field (csv, cell->plain != NULL ? cell->plain : cell->text,
                column->kind == ZH_COLUMN_TEXT ? ZH_CSV_TEXT : ZH_CSV_NUMBER, index);
}

static gboolean
has_headings (const ZhReportTable *table)
{
  for (guint i = 0; i < table->rows->len; i++)
    if (zh_report_table_get_row (table, i)->cells == NULL)
      return TRUE;
  return FALSE;
}

/* A heading between the rows becomes a last column. */
static void
append_table (GString             *csv,
              const ZhReportTable *table,
              const ZhLanguage    *language)
{
  const char *heading = has_headings (table) ? "" : NULL;

  for (guint i = 0; i < table->columns->len; i++)
    append_field (csv, zh_report_table_get_column (table, i)->name, ZH_CSV_NUMBER, i);
  if (heading != NULL)
    append_field (csv, zh_column_get_name (ZH_COL_SECTION, language), ZH_CSV_TEXT, table->columns->len);
  g_string_append_c (csv, '\n');

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);

      if (row->cells == NULL)
        {
          heading = row->heading;
          continue;
        }
      for (guint column = 0; column < table->columns->len; column++)
        append_table_cell (csv, zh_report_table_get_column (table, column), zh_report_table_get_open_cell (table, row, column), column);
      if (heading != NULL)
        append_field (csv, heading, ZH_CSV_TEXT, table->columns->len);
      g_string_append_c (csv, '\n');
    }
}

static void
append_slips (GString         *csv,
              const GPtrArray *slips)
{
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (slips, i);

      append_field (csv, slip->place, ZH_CSV_TEXT, 0);
      append_field (csv, slip->white, ZH_CSV_TEXT, 1);
      append_field (csv, slip->black, ZH_CSV_TEXT, 2);
      g_string_append_c (csv, '\n');
    }
}

/* The fields of a form: label and value. */
static void
append_form_fields (GString             *csv,
                    const ZhReportBlock *block)
{
  g_autofree char *label = NULL;
  g_autofree char *value = NULL;

  for (guint i = 0; zh_report_block_get_field (block, i, &label, &value); i++)
    {
      append_field (csv, label, ZH_CSV_TEXT, 0);
      append_field (csv, value, ZH_CSV_TEXT, 1);
      g_string_append_c (csv, '\n');
      g_clear_pointer (&label, g_free);
      g_clear_pointer (&value, g_free);
    }
}

char *
zh_report_make_csv (const ZhReportDocument *document)
{
  g_autoptr (GString) csv = g_string_new (NULL);
  gboolean in_form = FALSE;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);
      gboolean             is_field = block->kind == ZH_BLOCK_FIELD;

      if (!is_field && block->slips == NULL && (block->table == NULL || block->table->columns->len == 0))
        continue;
      if (csv->len > 0 && !(is_field && in_form))
        g_string_append_c (csv, '\n');
      in_form = is_field;
      if (is_field)
        append_form_fields (csv, block);
      else if (block->table != NULL)
        append_table (csv, block->table, document->language);
      else
        append_slips (csv, block->slips);
    }
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
