#include "config.h"

#include "report-formats.h"

#include <string.h>

#include "report-draw.h"

static const struct
{
  const char    *name;
  ZhReportFormat format;
} formats[] = {
  { "pdf", ZH_REPORT_PDF },
  { "txt", ZH_REPORT_TEXT },
  { "csv", ZH_REPORT_CSV },
  { "sheet", ZH_REPORT_SHEET },
  { "html", ZH_REPORT_HTML },
};

gboolean
zh_report_format_from_string (const char     *text,
                              ZhReportFormat *format)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_ascii_strcasecmp (text, formats[i].name) == 0)
      {
        *format = formats[i].format;
        return TRUE;
      }
  return FALSE;
}

static GBytes *
render_pages (const GPtrArray   *documents,
              const ZhPageSetup *setup,
              GError           **error)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_report_pages_free);

  for (guint i = 0; i < documents->len; i++)
    g_ptr_array_add (sets, zh_report_paginate (g_ptr_array_index (documents, i), setup));
  return zh_report_make_set_pdf (sets, g_ptr_array_index (documents, 0), error);
}

/* Without it a spreadsheet takes UTF-8 for an old code page. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Texts are parted by form feeds, tables by an empty line. */
static char *
join_words (const GPtrArray *documents,
            const char      *begin,
            char *(*make) (const ZhReportDocument *document),
            const char *between)
{
  g_autoptr (GString) words = g_string_new (begin);

  for (guint i = 0; i < documents->len; i++)
    {
      g_autofree char *part = make (g_ptr_array_index (documents, i));

      g_string_append (words, i > 0 ? between : "");
      g_string_append (words, part);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

GBytes *
zh_report_render_set (const GPtrArray   *documents,
                      ZhReportFormat     format,
                      const ZhPageSetup *setup,
                      GError           **error)
{
  g_assert (documents->len > 0);

  switch (format)
    {
    case ZH_REPORT_TEXT:
      return take_text (join_words (documents, "", zh_report_make_text, "\f"));
    case ZH_REPORT_CSV:
      return take_text (join_words (documents, "", zh_report_make_csv, "\n"));
    case ZH_REPORT_SHEET:
      return take_text (join_words (documents, BYTE_ORDER_MARK, zh_report_make_sheet, "\n"));
    case ZH_REPORT_HTML:
      return take_text (zh_report_make_set_html (documents));
    case ZH_REPORT_PDF:
    default:
      return render_pages (documents, setup, error);
    }
}

GBytes *
zh_report_render (const ZhReportDocument *document,
                  ZhReportFormat          format,
                  const ZhPageSetup      *setup,
                  GError                **error)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();

  g_ptr_array_add (documents, (gpointer) document);
  return zh_report_render_set (documents, format, setup, error);
}
