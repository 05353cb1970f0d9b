/* The tables of a document for other programs (RFC 4180), or for a spreadsheet of the language. */
#include "config.h"

#include "report-formats.h"

#include <string.h>

#include "csv-cell.h"

/* What is written, and the signs of its reader. */
typedef struct
{
  GString *text;
  char     delimiter;
  char     decimal;
} Csv;

static void
append_field (Csv        *csv,
              const char *field,
              ZhCsvKind   kind,
              guint       index)
{
  if (index > 0)
    g_string_append_c (csv->text, csv->delimiter);
  zh_csv_append_cell (csv->text, field, kind, csv->delimiter);
}

static void
append_table_cell (Csv                 *csv,
                   const ZhTableColumn *column,
                   const ZhTableCell   *cell,
                   guint                index)
{
  g_autofree char *field = g_strdup (cell->plain != NULL ? cell->plain : cell->text);

  if (column->kind == ZH_COLUMN_DECIMAL)
    g_strdelimit (field, ".", csv->decimal);
  append_field (csv, field, column->kind == ZH_COLUMN_TEXT ? ZH_CSV_TEXT : ZH_CSV_NUMBER, index);
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
append_table (Csv                 *csv,
              const ZhReportTable *table,
              const ZhLanguage    *language)
{
  const char *heading = has_headings (table) ? "" : NULL;

  for (guint i = 0; i < table->columns->len; i++)
    append_field (csv, zh_report_table_get_column (table, i)->name, ZH_CSV_NUMBER, i);
  if (heading != NULL)
    append_field (csv, zh_column_get_name (ZH_COL_SECTION, language), ZH_CSV_TEXT, table->columns->len);
  g_string_append_c (csv->text, '\n');

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
      g_string_append_c (csv->text, '\n');
    }
}

static void
append_slips (Csv             *csv,
              const GPtrArray *slips)
{
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (slips, i);

      append_field (csv, slip->place, ZH_CSV_TEXT, 0);
      append_field (csv, slip->white, ZH_CSV_TEXT, 1);
      append_field (csv, slip->black, ZH_CSV_TEXT, 2);
      g_string_append_c (csv->text, '\n');
    }
}

/* The fields of a form: label and value. */
static void
append_form_fields (Csv                 *csv,
                    const ZhReportBlock *block)
{
  g_autofree char *label = NULL;
  g_autofree char *value = NULL;

  for (guint i = 0; zh_report_block_get_field (block, i, &label, &value); i++)
    {
      append_field (csv, label, ZH_CSV_TEXT, 0);
      append_field (csv, value, ZH_CSV_TEXT, 1);
      g_string_append_c (csv->text, '\n');
      g_clear_pointer (&label, g_free);
      g_clear_pointer (&value, g_free);
    }
}

static void
append_document (Csv                    *csv,
                 const ZhReportDocument *document)
{
  gboolean in_form = FALSE;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);
      gboolean             is_field = block->kind == ZH_BLOCK_FIELD;

      if (!is_field && block->slips == NULL && (block->table == NULL || block->table->columns->len == 0))
        continue;
      if (csv->text->len > 0 && !(is_field && in_form))
        g_string_append_c (csv->text, '\n');
      in_form = is_field;
      if (is_field)
        append_form_fields (csv, block);
      else if (block->table != NULL)
        append_table (csv, block->table, document->language);
      else
        append_slips (csv, block->slips);
    }
}

char *
zh_report_make_csv (const ZhReportDocument *document)
{
  Csv csv = { g_string_new (NULL), ',', '.' };

  append_document (&csv, document);
  return g_string_free (csv.text, FALSE);
}

/* The sign before the digits of a fraction, in texts of the language. */
static char
get_decimal (const ZhLanguage *language)
{
  g_autofree char *half = zh_language_format_fraction (language, zh_fraction_new (1, 2), 1, 1);

  return strchr (half, ',') != NULL ? ',' : '.';
}

char *
zh_report_make_sheet (const ZhReportDocument *document)
{
  char decimal = get_decimal (document->language);
  Csv  csv = { g_string_new (NULL), decimal == ',' ? ';' : ',', decimal };

  append_document (&csv, document);
  return g_string_free (csv.text, FALSE);
}
