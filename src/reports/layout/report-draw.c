#include "config.h"

#include "report-draw.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "errors.h"

static void
draw_line (cairo_t          *cr,
           const ZhPageItem *item)
{
  const double dashes[] = { 3, 3 };

  cairo_save (cr);
  if (item->dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, item->line_pt);
  cairo_move_to (cr, item->x, item->y);
  cairo_rel_line_to (cr, item->width, item->height);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_diagram (cairo_t          *cr,
              const ZhPageItem *item)
{
  cairo_save (cr);
  cairo_translate (cr, item->x, item->y);
  zh_diagram_draw (item->diagram, cr, item->width, &zh_diagram_colours_print);
  cairo_restore (cr);
}

static void
draw_text (cairo_t          *cr,
           ZhRuler          *ruler,
           const ZhPageItem *item)
{
  cairo_save (cr);
  cairo_translate (cr, item->x, item->y);
  if (item->turned)
    cairo_rotate (cr, G_PI);
  zh_ruler_draw (ruler, cr, &item->style, item->text, 0, 0);
  cairo_restore (cr);
}

static void
draw_item (cairo_t          *cr,
           ZhRuler          *ruler,
           const ZhPageItem *item)
{
  cairo_set_source_rgb (cr, item->style.grey, item->style.grey, item->style.grey);
  switch (item->kind)
    {
    case ZH_ITEM_TEXT:
      draw_text (cr, ruler, item);
      break;
    case ZH_ITEM_LINE:
      draw_line (cr, item);
      break;
    case ZH_ITEM_BOX:
      cairo_set_line_width (cr, item->line_pt);
      cairo_rectangle (cr, item->x, item->y, item->width, item->height);
      cairo_stroke (cr);
      break;
    case ZH_ITEM_DIAGRAM:
      draw_diagram (cr, item);
      break;
    case ZH_ITEM_FILL:
    default:
      cairo_rectangle (cr, item->x, item->y, item->width, item->height);
      cairo_fill (cr);
      break;
    }
}

static void
draw_with_ruler (const ZhReportPages *pages,
                 guint                page,
                 ZhRuler             *ruler,
                 cairo_t             *cr)
{
  const GPtrArray *items = zh_report_pages_get_page (pages, page);

  for (guint i = 0; i < items->len; i++)
    draw_item (cr, ruler, g_ptr_array_index (items, i));
}

void
zh_report_draw_page (const ZhReportPages *pages,
                     guint                page,
                     cairo_t             *cr)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (pages->family, pages->language);

  draw_with_ruler (pages, page, ruler, cr);
}

static cairo_status_t
append_bytes (void                *closure,
              const unsigned char *data,
              unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
finish_bytes (GByteArray    *bytes,
              cairo_status_t status,
              GError       **error)
{
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE,
                   _ ("The document could not be drawn: %s"), cairo_status_to_string (status));
      g_byte_array_unref (bytes);
      return NULL;
    }
  return g_byte_array_free_to_bytes (bytes);
}

static void
set_pdf_metadata (cairo_surface_t        *surface,
                  const ZhReportDocument *document)
{
  g_autoptr (GDateTime) utc = g_date_time_to_utc (document->time);
  g_autofree char *time = g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *title = g_strdup_printf ("%s · %s", document->event, document->title);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, document->tournament);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, document->program);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, time);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, time);
}

static void
draw_all_pages (const ZhReportPages *pages,
                cairo_surface_t     *surface,
                cairo_t             *cr)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (pages->family, pages->language);

  cairo_pdf_surface_set_size (surface, pages->width_pt, pages->height_pt);
  for (guint i = 0; i < pages->pages->len; i++)
    {
      draw_with_ruler (pages, i, ruler, cr);
      cairo_show_page (cr);
    }
}

GBytes *
zh_report_make_set_pdf (const GPtrArray        *sets,
                        const ZhReportDocument *first,
                        GError                **error)
{
  GByteArray      *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, ZH_A4_WIDTH_PT, ZH_A4_HEIGHT_PT);
  cairo_t         *cr = cairo_create (surface);
  cairo_status_t   status;

  set_pdf_metadata (surface, first);
  for (guint i = 0; i < sets->len; i++)
    draw_all_pages (g_ptr_array_index (sets, i), surface, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return finish_bytes (bytes, status, error);
}

GBytes *
zh_report_make_diagram_png (const ZhDiagram *diagram,
                            int              size)
{
  GByteArray      *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  cairo_t         *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  zh_diagram_draw (diagram, cr, size, &zh_diagram_colours_print);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
