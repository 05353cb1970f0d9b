#include "config.h"

#include "report-flow.h"

static const ZhTextStyle event_style = { 10, TRUE, 0 };
/* The longest name of an event and of its tournament, on the narrowest sheet. */
#define MAX_HEAD_LINES 6

static const ZhTextStyle title_style = { 16, TRUE, 0 };
static const ZhTextStyle large_title_style = { 26, TRUE, 0 };
static const ZhTextStyle tournament_style = { 10.5, FALSE, 0 };
static const ZhTextStyle small_style = { 8.2, FALSE, 0.25 };
static const ZhTextStyle status_style = { 9.5, TRUE, 0 };
static const ZhTextStyle footer_style = { 7.6, FALSE, 0.3 };

static void
free_item (gpointer data)
{
  ZhPageItem *item = data;

  g_free (item->text);
  g_free (item->diagram);
  g_free (item);
}

static ZhPageItem *
add_item (ZhFlow        *self,
          ZhPageItemKind kind,
          double         x,
          double         y,
          double         width,
          double         height)
{
  ZhPageItem *item = g_new0 (ZhPageItem, 1);

  item->kind = kind;
  item->x = x;
  item->y = y;
  item->width = width;
  item->height = height;
  item->row = self->row;
  g_ptr_array_add (self->page, item);
  return item;
}

void
zh_flow_add_text (ZhFlow            *self,
                  const ZhTextStyle *style,
                  const char        *text,
                  double             x,
                  double             baseline,
                  double             align)
{
  double      width;
  ZhPageItem *item;

  if (*text == '\0')
    return;

  width = zh_ruler_measure (self->ruler, style, text);
  item = add_item (self, ZH_ITEM_TEXT, x - width * align, baseline, width, 0);
  item->style = *style;
  item->text = g_strdup (text);
}

void
zh_flow_add_line (ZhFlow *self,
                  double  x,
                  double  y,
                  double  width,
                  double  height,
                  double  line_pt,
                  double  grey)
{
  ZhPageItem *item = add_item (self, ZH_ITEM_LINE, x, y, width, height);

  item->line_pt = line_pt;
  item->style.grey = grey;
}

void
zh_flow_add_cut (ZhFlow *self,
                 double  x,
                 double  y,
                 double  width,
                 double  height)
{
  ZhPageItem *item = add_item (self, ZH_ITEM_LINE, x, y, width, height);

  item->line_pt = 0.4;
  item->style.grey = 0.5;
  item->dashed = TRUE;
}

void
zh_flow_add_box (ZhFlow *self,
                 double  x,
                 double  y,
                 double  width,
                 double  height)
{
  add_item (self, ZH_ITEM_BOX, x, y, width, height)->line_pt = 0.6;
}

void
zh_flow_add_frame (ZhFlow *self,
                   double  x,
                   double  y,
                   double  width,
                   double  height,
                   double  line_pt,
                   double  grey)
{
  ZhPageItem *item = add_item (self, ZH_ITEM_BOX, x, y, width, height);

  item->line_pt = line_pt;
  item->style.grey = grey;
}

void
zh_flow_turn (ZhFlow *self,
              guint   from,
              double  x,
              double  y)
{
  for (guint i = from; i < self->page->len; i++)
    {
      ZhPageItem *item = g_ptr_array_index (self->page, i);

      item->x = 2 * x - item->x;
      item->y = 2 * y - item->y;
      item->turned = TRUE;
    }
}

void
zh_flow_add_diagram (ZhFlow          *self,
                     const ZhDiagram *diagram,
                     double           x,
                     double           y,
                     double           size)
{
  add_item (self, ZH_ITEM_DIAGRAM, x, y, size, size)->diagram = g_memdup2 (diagram, sizeof *diagram);
}

void
zh_flow_add_fill (ZhFlow *self,
                  double  x,
                  double  y,
                  double  width,
                  double  height,
                  double  grey)
{
  add_item (self, ZH_ITEM_FILL, x, y, width, height)->style.grey = grey;
}

ZhTextStyle
zh_flow_fit_style (ZhFlow            *self,
                   const ZhTextStyle *style,
                   const char        *text,
                   double             width,
                   double             min_pt)
{
  ZhTextStyle fitting = *style;
  double      wide = zh_ruler_measure (self->ruler, style, text);

  if (wide > width)
    fitting.size_pt = MAX (min_pt, style->size_pt * width / wide);
  return fitting;
}

double
zh_flow_add_paragraph (ZhFlow            *self,
                       const ZhTextStyle *style,
                       const char        *text,
                       double             x,
                       double             y,
                       double             width,
                       double             align,
                       int                max_lines)
{
  double height = zh_ruler_get_line_height (self->ruler, style);
  double ascent = zh_ruler_get_ascent (self->ruler, style);
  g_auto (GStrv) lines = NULL;

  if (*text == '\0')
    return y;

  lines = zh_ruler_wrap (self->ruler, style, text, width, max_lines);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      zh_flow_add_text (self, style, lines[i], x + width * align, y + ascent, align);
      y += height;
    }
  return y;
}

/* One line of the heading: a text at the left and a smaller one at the right, on one
 * baseline. The right one takes what the left one leaves, but at least half. */
static void
add_heading_line (ZhFlow            *self,
                  const ZhTextStyle *style,
                  const char        *left,
                  const char        *right)
{
  double wanted = zh_ruler_measure (self->ruler, &small_style, right);
  double room = self->width - zh_ruler_measure (self->ruler, style, left) - 14;
  double right_width = MIN (wanted, MAX (room, self->width * 0.5));
  double left_width = self->width - (right_width > 0 ? right_width + 14 : 0);
  double ascent = zh_ruler_get_ascent (self->ruler, *left != '\0' ? style : &small_style);
  double shift = ascent - zh_ruler_get_ascent (self->ruler, &small_style);
  double left_end = zh_flow_add_paragraph (self, style, left, self->left, self->y, left_width, 0, MAX_HEAD_LINES);
  double right_end = zh_flow_add_paragraph (self, &small_style, right, self->left + self->width - right_width,
                                            self->y + shift, right_width, 1, 2);

  self->y = MAX (left_end, right_end);
}

static void
add_status (ZhFlow *self)
{
  double height = zh_ruler_get_line_height (self->ruler, &status_style) + 6;

  if (*self->document->status == '\0')
    return;

  self->y += 6;
  zh_flow_add_fill (self, self->left, self->y, self->width, height, 0.88);
  zh_flow_add_fill (self, self->left, self->y, 3, height, 0);
  zh_flow_add_paragraph (self, &status_style, self->document->status, self->left + 10, self->y + 3,
                         self->width - 16, 0, 1);
  self->y += height;
}

static void
start_sheet (ZhFlow *self)
{
  self->page = g_ptr_array_new_with_free_func (free_item);
  g_ptr_array_add (self->pages->pages, self->page);
  self->left = self->setup->margin_pt;
  self->width = self->pages->width_pt - 2 * self->setup->margin_pt;
  self->row = -1;
}

static void
add_rule_of_heading (ZhFlow *self)
{
  zh_flow_add_line (self, self->left, self->y, self->width, 0, 1.4, 0);
  add_status (self);
  self->y += 7;

  self->top = self->y;
  self->bottom = self->pages->height_pt - self->setup->margin_pt - 8;
}

/* As a form has it: each line of the heading in the middle, and nothing beside it. */
static void
begin_form (ZhFlow *self)
{
  const ZhReportDocument *document = self->document;

  self->y = zh_flow_add_paragraph (self, &event_style, document->event, self->left, self->y, self->width, 0.5, 3) + 3;
  self->y = zh_flow_add_paragraph (self, &title_style, document->title, self->left, self->y, self->width, 0.5, 3) + 1;
  self->y = zh_flow_add_paragraph (self, &tournament_style, document->tournament, self->left, self->y, self->width, 0.5, 3) + 5;
}

static void
begin_paper (ZhFlow *self)
{
  const ZhReportDocument *document = self->document;

  self->y = self->setup->margin_pt * 0.85;
  if (document->is_form)
    {
      begin_form (self);
      add_rule_of_heading (self);
      return;
    }
  add_heading_line (self, &event_style, document->event, document->occasion);
  self->y += 3;
  add_heading_line (self, document->large ? &large_title_style : &title_style, document->title, document->printed);
  self->y += 1;
  add_heading_line (self, &tournament_style, document->tournament, document->official);
  self->y += 5;
  add_rule_of_heading (self);
}

void
zh_flow_begin_page (ZhFlow *self)
{
  start_sheet (self);
  if (self->begin != NULL)
    self->begin (self);
  else
    begin_paper (self);
}

void
zh_flow_begin_bare_page (ZhFlow *self)
{
  start_sheet (self);
  self->top = 0;
  self->y = 0;
  self->bottom = self->pages->height_pt;
}

void
zh_flow_reserve (ZhFlow *self,
                 double  height)
{
  if (self->y + height > self->bottom && self->y > self->top)
    zh_flow_begin_page (self);
}

void
zh_flow_add_footers (ZhFlow *self)
{
  const ZhLanguage *language = self->document->language;
  double            y = self->pages->height_pt - self->setup->margin_pt * 0.85;
  double            baseline = y + 3.5 + zh_ruler_get_ascent (self->ruler, &footer_style);
  guint             n_pages = self->pages->pages->len;

  self->row = -1;
  for (guint i = 0; i < n_pages; i++)
    {
      /* Translators: the foot of a printed page, page %1$u of %2$u. */
      g_autofree char *number = g_strdup_printf (zh_tr (language, "Page %1$u of %2$u"), i + 1, n_pages);

      self->page = g_ptr_array_index (self->pages->pages, i);
      zh_flow_add_line (self, self->left, y, self->width, 0, 0.4, 0.4);
      zh_flow_add_text (self, &footer_style, self->document->footer, self->left, baseline, 0);
      zh_flow_add_text (self, &footer_style, number, self->left + self->width, baseline, 1);
    }
}
