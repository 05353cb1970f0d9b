/* The tables of a document for other programs (RFC 4180). */
#include "config.h"

#include "report-formats.h"

#include <string.h>

static void
append_field (GString    *csv,
              const char *field,
              guint       index)
{
  if (index > 0)
    g_string_append_c (csv, ',');
  if (strpbrk (field, ",\"\n\r") == NULL)
    {
      g_string_append (csv, field);
      return;
    }

  g_string_append_c (csv, '"');
  for (const char *at = field; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *at);
    }
  g_string_append_c (csv, '"');
}

/* What a spreadsheet would reckon: a sign alone is a mark, and a number is meant as one. */
static gboolean
is_formula (const ZhTableColumn *column,
            const char          *text)
{
  if (*text == '\0' || strchr ("=+-@\t\r", *text) == NULL)
    return FALSE;
  return column->kind == ZH_COLUMN_TEXT || (text[1] != '\0' && strspn (text + 1, "0123456789.,") != strlen (text + 1));
}

/* An apostrophe keeps a text that begins like a formula a text. */
static char *
make_safe (const ZhTableColumn *column,
           const ZhTableCell   *cell)
{
  const char *text = cell->plain != NULL ? cell->plain : cell->text;
  char       *safe = is_formula (column, text) ? g_strconcat ("'", text, NULL) : g_strdup (text);

  return g_strdelimit (safe, "\t", ' ');
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
    append_field (csv, zh_report_table_get_column (table, i)->name, i);
  if (heading != NULL)
    append_field (csv, zh_column_get_name (ZH_COL_SECTION, language), table->columns->len);
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
        {
          g_autofree char *text = make_safe (zh_report_table_get_column (table, column), &row->cells[column]);

          append_field (csv, text, column);
        }
      if (heading != NULL)
        append_field (csv, heading, table->columns->len);
      g_string_append_c (csv, '\n');
    }
}

static void
append_safe (GString    *csv,
             const char *field,
             guint       index)
{
  g_autofree char *safe = *field != '\0' && strchr ("=+-@\t\r", *field) != NULL ? g_strconcat ("'", field, NULL) : g_strdup (field);

  append_field (csv, safe, index);
}

static void
append_slips (GString         *csv,
              const GPtrArray *slips)
{
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (slips, i);

      append_safe (csv, slip->place, 0);
      append_safe (csv, slip->white, 1);
      append_safe (csv, slip->black, 2);
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
      append_safe (csv, label, 0);
      append_safe (csv, value, 1);
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
