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
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

GBytes *
zh_report_render (const ZhReportDocument *document,
                  ZhReportFormat          format,
                  const ZhPageSetup      *setup,
                  GError                **error)
{
  g_autoptr (ZhReportPages) pages = NULL;

  switch (format)
    {
    case ZH_REPORT_TEXT:
      return take_text (zh_report_make_text (document));
    case ZH_REPORT_CSV:
      return take_text (zh_report_make_csv (document));
    case ZH_REPORT_HTML:
      return take_text (zh_report_make_html (document));
    case ZH_REPORT_PDF:
    default:
      pages = zh_report_paginate (document, setup);
      return zh_report_make_pdf (pages, document, error);
    }
}
