#include "config.h"

#include "report-pages.h"

const ZhPageSetup ZH_PAGE_SETUP_A4 = {
  .width_pt = ZH_A4_WIDTH_PT,
  .height_pt = ZH_A4_HEIGHT_PT,
  .margin_pt = 39.7,
  .size_pt = 9.5,
  .family = ZH_REPORT_FONT,
  .orientation = ZH_ORIENTATION_AUTO,
};

ZhReportPages *
zh_report_pages_new (double      width_pt,
                     double      height_pt,
                     const char *family,
                     const char *language)
{
  ZhReportPages *self = g_new0 (ZhReportPages, 1);

  self->width_pt = width_pt;
  self->height_pt = height_pt;
  self->family = g_strdup (family);
  self->language = g_strdup (language);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  return self;
}

void
zh_report_pages_free (ZhReportPages *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->pages);
  g_free (self->family);
  g_free (self->language);
  g_free (self);
}

const GPtrArray *
zh_report_pages_get_page (const ZhReportPages *self,
                          guint                index)
{
  g_assert (index < self->pages->len);

  return g_ptr_array_index (self->pages, index);
}
