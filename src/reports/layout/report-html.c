/* Documents as a page for a browser, complete in one file. */
#include "config.h"

#include "report-draw.h"
#include "report-formats.h"

static const char style_sheet[] =
    "body{font-family:\"DejaVu Sans Condensed\",\"DejaVu Sans\",\"Noto Sans\",Arial,sans-serif;max-width:70em;margin:1.5em auto;padding:0 1em;"
    "color:#111;background:#fff;line-height:1.35}\n"
    "header{border-bottom:2px solid #000;margin-bottom:1em;padding-bottom:.4em}\n"
    "header p{margin:.1em 0}h1{font-size:1.5em;margin:.2em 0}.small{color:#444;font-size:.85em}.form{text-align:center}\n"
    ".status{background:#e2e2e2;border-left:4px solid #000;padding:.3em .8em;font-weight:bold}\n"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.6em 0}\n"
    "th{font-size:.85em;text-align:center;vertical-align:bottom;border-bottom:1.5px solid #000;padding:.2em .5em}\n"
    "td{border-bottom:1px solid #bbb;padding:.2em .5em;vertical-align:top}\n"
    "th.text{text-align:left}td.number,td.decimal{text-align:right}td.result,td.centre,td.grid{text-align:center}\n"
    "td.result{white-space:nowrap}td.grid{border:1px solid #888;min-width:1.6em;padding:.2em .3em}\n"
    "td.write{min-width:7em}td.bold{font-weight:bold}td.muted{color:#555}td.blocked{background:#8c8c8c}\n"
    "td.box span{display:inline-block;border:1px solid #000;width:4em;height:1.1em}\n"
    "tr.heading td{font-weight:bold;border-bottom:1px solid #333;padding-top:.8em}\n"
    "ul.choices{list-style:none;display:flex;gap:2em;padding:0}\n"
    "section.slip{border:1px dashed #777;padding:1em;margin:.5em 0;break-inside:avoid}\n"
    "p.field{display:flex;gap:.5em;margin:.6em 0}p.field span{flex:1;border-bottom:1px solid #000;min-height:1.2em}\n"
    "footer{border-top:1px solid #777;margin-top:1.5em;padding-top:.3em}\n"
    "@page{margin:14mm}@media print{article+article{break-before:page}hr.sheet{break-after:page;border:0}body{margin:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}\n";

static const char *
get_class (ZhColumnKind kind)
{
  switch (kind)
    {
    case ZH_COLUMN_NUMBER:
      return "number";
    case ZH_COLUMN_DECIMAL:
      return "decimal";
    case ZH_COLUMN_RESULT:
      return "result";
    case ZH_COLUMN_CENTRE:
      return "centre";
    case ZH_COLUMN_GRID:
      return "grid";
    case ZH_COLUMN_WRITE:
      return "write";
    case ZH_COLUMN_TEXT:
    default:
      return "text";
    }
}

static void G_GNUC_PRINTF (2, 3)
    append_markup (GString    *html,
                   const char *format,
                   ...)
{
  va_list          arguments;
  g_autofree char *text = NULL;

  va_start (arguments, format);
  text = g_markup_vprintf_escaped (format, arguments);
  va_end (arguments);
  g_string_append (html, text);
}

static void
append_cell (GString             *html,
             const ZhTableColumn *column,
             const ZhTableCell   *cell)
{
  g_autofree char *text = g_strdup (cell->text);

  append_markup (html, "<td class=\"%s%s%s%s\">", get_class (column->kind),
                 (column->flags & ZH_COLUMN_BOLD) != 0 ? " bold" : "",
                 (column->flags & ZH_COLUMN_MUTED) != 0 ? " muted" : "",
                 cell->style == ZH_CELL_BLOCKED ? " blocked" : cell->style == ZH_CELL_BOX ? " box"
                                                                                          : "");
  if (cell->style == ZH_CELL_BOX)
    g_string_append (html, "<span></span>");
  append_markup (html, "%s</td>", g_strdelimit (text, "\t\n\r", ' '));
}

static void
append_table (GString             *html,
              const ZhReportTable *table)
{
  g_string_append (html, "<table>\n<thead><tr>");
  for (guint i = 0; i < table->columns->len; i++)
    {
      const ZhTableColumn *column = zh_report_table_get_column (table, i);

      append_markup (html, "<th scope=\"col\" class=\"%s\" title=\"%s\">%s</th>", get_class (column->kind),
                     column->name, column->title);
    }
  g_string_append (html, "</tr></thead>\n<tbody>\n");

  for (guint i = 0; i < table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, i);

      if (row->cells == NULL)
        {
          append_markup (html, "<tr class=\"heading\"><td colspan=\"%u\">%s</td></tr>\n", table->columns->len, row->heading);
          continue;
        }
      g_string_append (html, "<tr>");
      for (guint column = 0; column < table->columns->len; column++)
        append_cell (html, zh_report_table_get_column (table, column), zh_report_table_get_open_cell (table, row, column));
      g_string_append (html, "</tr>\n");
    }
  if (table->rows->len == 0 && table->empty_text != NULL)
    append_markup (html, "<tr><td colspan=\"%u\">%s</td></tr>\n", table->columns->len, table->empty_text);
  g_string_append (html, "</tbody>\n</table>\n");
}

static void
append_slips (GString         *html,
              const GPtrArray *slips)
{
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (slips, i);

      append_markup (html, "<section class=\"slip\"><p class=\"small\">%s</p><h2>%s</h2><p>□ %s %s</p><p>■ %s %s</p><ul class=\"choices\">",
                     slip->heading, slip->place, slip->white, slip->white_detail, slip->black, slip->black_detail);
      for (gsize choice = 0; slip->choices[choice] != NULL; choice++)
        append_markup (html, "<li>%s</li>", slip->choices[choice]);
      append_markup (html, "<li>%s ________</li></ul><p>%s ____________ %s ____________</p></section>\n",
                     slip->other, slip->white_sign, slip->black_sign);
    }
}

/* The picture stands in the file itself. */
static void
append_diagram (GString             *html,
                const ZhReportBlock *block)
{
  g_autoptr (GBytes) picture = zh_report_make_diagram_png (block->diagram, 480);
  gsize            length;
  const guint8    *data = g_bytes_get_data (picture, &length);
  g_autofree char *text = g_base64_encode (data, length);

  append_markup (html, "<figure><img alt=\"%s\" width=\"240\" height=\"240\" src=\"data:image/png;base64,", block->text);
  g_string_append (html, text);
  append_markup (html, "\"><figcaption class=\"small\">%s</figcaption></figure>\n", block->text);
}

static void
append_fields (GString             *html,
               const ZhReportBlock *block)
{
  g_autofree char *label = NULL;
  g_autofree char *value = NULL;

  g_string_append (html, "<p class=\"field\">");
  for (guint i = 0; zh_report_block_get_field (block, i, &label, &value); i++)
    {
      append_markup (html, "%s <span>%s</span> ", label, value);
      g_clear_pointer (&label, g_free);
      g_clear_pointer (&value, g_free);
    }
  g_string_append (html, "</p>\n");
}

static void
append_block (GString             *html,
              const ZhReportBlock *block)
{
  switch (block->kind)
    {
    case ZH_BLOCK_HEADING:
      append_markup (html, "<h2>%s</h2>\n", block->text);
      break;
    case ZH_BLOCK_TABLE:
    case ZH_BLOCK_DRAWING:
      append_table (html, block->table);
      break;
    case ZH_BLOCK_SIGNATURE:
      append_markup (html, "<p>%s ____________________ %s</p>\n", block->text, block->name);
      break;
    case ZH_BLOCK_FIELD:
      append_fields (html, block);
      break;
    case ZH_BLOCK_PAGE_BREAK:
      g_string_append (html, "<hr class=\"sheet\">\n");
      break;
    case ZH_BLOCK_DIAGRAM:
      append_diagram (html, block);
      break;
    case ZH_BLOCK_SLIPS:
      append_slips (html, block->slips);
      break;
    case ZH_BLOCK_NOTE:
    default:
      append_markup (html, "<p class=\"small\">%s</p>\n", block->text);
      break;
    }
}

static void
append_line (GString    *html,
             const char *class_name,
             const char *text)
{
  if (*text != '\0')
    append_markup (html, "<p class=\"%s\">%s</p>\n", class_name, text);
}

static void
append_document (GString                *html,
                 const ZhReportDocument *document)
{
  append_markup (html, document->is_form ? "<article lang=\"%s\">\n<header class=\"form\">\n" : "<article lang=\"%s\">\n<header>\n",
                 zh_language_get_code (document->language));
  append_line (html, "event", document->event);
  append_line (html, "small", document->occasion);
  append_markup (html, "<h1>%s</h1>\n", document->title);
  append_line (html, "tournament", document->tournament);
  append_line (html, "small", document->official);
  g_string_append (html, "</header>\n");
  append_line (html, "status", document->status);
  for (guint i = 0; i < document->blocks->len; i++)
    append_block (html, g_ptr_array_index (document->blocks, i));
  g_string_append (html, "<footer>\n");
  append_line (html, "small", document->printed);
  append_line (html, "small", document->footer);
  g_string_append (html, "</footer>\n</article>\n");
}

char *
zh_report_make_set_html (const GPtrArray *documents)
{
  const ZhReportDocument *first = g_ptr_array_index (documents, 0);
  g_autoptr (GString) html = g_string_new ("<!DOCTYPE html>\n");

  append_markup (html, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", zh_language_get_code (first->language));
  g_string_append (html, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
  append_markup (html, "<title>%s · %s</title>\n<style>\n", first->event, first->title);
  g_string_append (html, style_sheet);
  g_string_append (html, "</style>\n</head>\n<body>\n");
  for (guint i = 0; i < documents->len; i++)
    append_document (html, g_ptr_array_index (documents, i));
  g_string_append (html, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}
