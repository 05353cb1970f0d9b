#include "config.h"

#include "hall-pages.h"

#include "report-flow.h"

#define MARGIN_PT 16
#define MIN_SHAPE 0.5
#define MAX_SHAPE 4
#define SAMPLE_PT 100
#define MAX_POSTER_PT (ZH_HALL_HEIGHT_PT / 4)
#define MAX_POSTER_LINES 400
#define POSTER_STEP 0.94
#define NOTE_SHARE 0.4 /* of the size of a poster's headings */

/* The pen, which must stand first, and what it writes on every page. */
typedef struct
{
  ZhFlow             flow;
  const ZhHallSetup *hall;
  double             least_pt; /* the smallest type of all */
} Hall;

/* What is tried in order until a table fits. Fewer pages come first: who looks for a board does not wait. */
static const struct
{
  gboolean muted;
  int      n_frames;
  ZhFit    fit;
} attempts[] = {
  { FALSE, 3, ZH_FIT_NATURAL },
  { FALSE, 2, ZH_FIT_NATURAL },
  { TRUE, 1, ZH_FIT_NATURAL },
  { FALSE, 1, ZH_FIT_NATURAL },
  { FALSE, 1, ZH_FIT_COMFORTABLE },
};

/* One line, cut where it is too long. */
static void
write_line (Hall              *self,
            const ZhTextStyle *style,
            const char        *text,
            double             x,
            double             baseline,
            double             width,
            double             align)
{
  g_auto (GStrv) lines = zh_ruler_wrap (self->flow.ruler, style, text, MAX (width, 1), 1);

  zh_flow_add_text (&self->flow, style, lines[0], x, baseline, align);
}

static double
get_line_height (const Hall *self)
{
  ZhTextStyle style = { .size_pt = self->least_pt, .bold = TRUE };

  return zh_ruler_get_line_height (self->flow.ruler, &style);
}

/* The title at the left, the event at the right. */
static void
begin (ZhFlow *flow)
{
  Hall       *self = (Hall *) flow;
  ZhTextStyle bold = { .size_pt = self->least_pt, .bold = TRUE };
  ZhTextStyle plain = { .size_pt = self->least_pt };
  double      baseline = MARGIN_PT * 0.6 + zh_ruler_get_ascent (flow->ruler, &bold);
  double      title = MIN (zh_ruler_measure (flow->ruler, &bold, flow->document->title), flow->width);
  double      room = flow->width - title - 2 * MARGIN_PT;
  const char *of = *flow->document->tournament != '\0' ? flow->document->tournament : flow->document->event;

  write_line (self, &bold, flow->document->title, flow->left, baseline, flow->width, 0);
  if (room > flow->width / 6)
    write_line (self, &plain, of, flow->left + flow->width, baseline, room, 1);
  flow->y = MARGIN_PT * 0.6 + get_line_height (self) + 2;
  zh_flow_add_line (flow, flow->left, flow->y, flow->width, 0, 1.4, 0);
  flow->y += 4;
  flow->top = flow->y;
  flow->bottom = ZH_HALL_HEIGHT_PT - MARGIN_PT * 0.6 - get_line_height (self) - 5;
}

/* The first and the last row on a page, by what stands first in them. */
static char *
format_range (const GPtrArray     *page,
              const ZhReportTable *table)
{
  const char *ends[2] = { NULL, NULL };

  for (guint i = 0; table != NULL && i < page->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (page, i);
      const ZhTableRow *row = item->row >= 0 ? zh_report_table_get_row (table, (guint) item->row) : NULL;

      if (row == NULL || row->cells == NULL || *row->cells[0].text == '\0')
        continue;
      if (ends[0] == NULL)
        ends[0] = row->cells[0].text;
      ends[1] = row->cells[0].text;
    }
  if (ends[0] == NULL)
    return g_strdup ("");
  return g_strcmp0 (ends[0], ends[1]) == 0 ? g_strdup_printf (": %s", ends[0]) : g_strdup_printf (": %s – %s", ends[0], ends[1]);
}

static void
add_feet (Hall                *self,
          const ZhReportTable *table)
{
  ZhFlow     *flow = &self->flow;
  ZhTextStyle style = { .size_pt = self->least_pt };
  double      top = flow->bottom + 3;
  double      baseline = top + 2 + zh_ruler_get_ascent (flow->ruler, &style);
  guint       n_pages = flow->pages->pages->len;
  double      right = flow->left + flow->width;

  flow->row = -1;
  for (guint i = 0; i < n_pages; i++)
    {
      const GPtrArray *page = g_ptr_array_index (flow->pages->pages, i);
      g_autofree char *number = g_strdup_printf (zh_tr (flow->document->language, "Page %1$u of %2$u"), i + 1, n_pages);
      g_autofree char *range = format_range (page, table);
      g_autofree char *shown = g_strconcat (self->hall->name, range, NULL);
      g_autofree char *end = self->hall->remark != NULL ? g_strdup_printf ("%s · %s", self->hall->remark, number) : g_strdup (number);
      double           width = zh_ruler_measure (flow->ruler, &style, end);

      flow->page = g_ptr_array_index (flow->pages->pages, i);
      zh_flow_add_line (flow, flow->left, top, flow->width, 0, 0.8, 0);
      write_line (self, &style, shown, flow->left, baseline, flow->width - width - MARGIN_PT, 0);
      write_line (self, &style, end, right, baseline, flow->width, 1);
    }
}

/* Tables */

/* Leaves out columns without a place in @keep. */
static ZhReportTable *
copy_columns (const ZhReportTable *table,
              const gboolean      *keep)
{
  ZhReportTable *copy = zh_report_table_new ();

  for (guint i = 0; i < table->columns->len; i++)
    {
      const ZhTableColumn *column = zh_report_table_get_column (table, i);

      if (keep[i])
        zh_report_table_add_column (copy, column->kind, column->flags, column->title, column->name);
    }
  for (guint r = 0; r < table->rows->len; r++)
    {
      const ZhTableRow *row = zh_report_table_get_row (table, r);
      guint             to = 0;

      if (row->cells == NULL)
        {
          zh_report_table_add_heading (copy, row->heading);
          continue;
        }
      zh_report_table_add_row (copy);
      for (guint i = 0; i < table->columns->len; i++)
        if (keep[i])
          {
            zh_report_table_set_style (copy, to, row->cells[i].style);
            zh_report_table_set (copy, to++, zh_report_table_get_open_cell (table, row, i)->text);
          }
    }
  copy->empty_text = g_strdup (table->empty_text);
  return copy;
}

/* Neither what names a row nor what the eye looks for. */
static gboolean
may_go (const ZhReportTable *table,
        guint                index,
        gboolean             decimals)
{
  const ZhTableColumn *column = zh_report_table_get_column (table, index);

  return (column->flags & (ZH_COLUMN_BOLD | ZH_COLUMN_KEY)) == 0 && column->kind != ZH_COLUMN_GRID &&
         (column->kind == ZH_COLUMN_DECIMAL) == decimals;
}

/* Where keys name the rows: the last of what is told of people, and only then the last tie-break. */
static gboolean
drop_column (const ZhReportTable *table,
             gboolean            *keep)
{
  if (zh_report_table_count_keys (table) == 0)
    return FALSE;
  for (int decimals = 0; decimals < 2; decimals++)
    for (guint i = table->columns->len; i > 0; i--)
      if (keep[i - 1] && may_go (table, i - 1, decimals != 0))
        {
          keep[i - 1] = FALSE;
          return TRUE;
        }
  return FALSE;
}

static gboolean
fits (Hall          *self,
      ZhReportTable *table,
      int            n_frames,
      ZhFit          fit)
{
  double width = zh_column_get_frame_width (self->flow.width, n_frames);
  g_autoptr (ZhColumnPlan) plan = zh_column_plan_new (table, self->flow.ruler, self->flow.size_pt, self->flow.title_share, width, fit);

  if (plan == NULL)
    return FALSE;
  self->flow.fit = fit;
  self->flow.max_frames = n_frames;
  table->n_frames = n_frames;
  return TRUE;
}

static void
keep_columns (const ZhReportTable *table,
              gboolean             muted,
              gboolean            *keep)
{
  for (guint i = 0; i < table->columns->len; i++)
    keep[i] = muted || (zh_report_table_get_column (table, i)->flags & ZH_COLUMN_MUTED) == 0;
}

static gboolean
needs_frames (const Hall          *self,
              const ZhReportTable *table)
{
  double row = get_line_height (self) + self->flow.size_pt * 0.46;

  return (table->rows->len + 1) * row > self->flow.bottom - self->flow.top;
}

/* The table with the columns for which there is room. */
static ZhReportTable *
choose_columns (Hall                *self,
                const ZhReportTable *table)
{
  g_autofree gboolean *keep = g_new0 (gboolean, MAX (table->columns->len, 1));
  g_autoptr (ZhReportTable) chosen = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (attempts); i++)
    {
      if (attempts[i].n_frames > 1 && !needs_frames (self, table))
        continue;
      g_clear_pointer (&chosen, zh_report_table_free);
      keep_columns (table, attempts[i].muted, keep);
      chosen = copy_columns (table, keep);
      if (fits (self, chosen, attempts[i].n_frames, attempts[i].fit))
        return g_steal_pointer (&chosen);
    }
  while (drop_column (table, keep))
    {
      g_clear_pointer (&chosen, zh_report_table_free);
      chosen = copy_columns (table, keep);
      if (fits (self, chosen, 1, ZH_FIT_COMFORTABLE))
        return g_steal_pointer (&chosen);
    }
  if (!fits (self, chosen, 1, ZH_FIT_TIGHT))
    fits (self, chosen, 1, ZH_FIT_SPLIT);
  return g_steal_pointer (&chosen);
}

static const ZhReportTable *
find_table (const ZhReportDocument *document)
{
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);

      if (block->table != NULL)
        return block->table;
    }
  return NULL;
}

/* Posters */

static ZhTextStyle
get_poster_style (const Hall          *self,
                  const ZhReportBlock *block,
                  double               size_pt)
{
  gboolean is_note = block->kind == ZH_BLOCK_NOTE;

  return (ZhTextStyle){ .size_pt = MAX (self->least_pt, is_note ? size_pt * NOTE_SHARE : size_pt), .bold = !is_note };
}

/* Whether no word is broken, and how high it stands. */
static gboolean
measure_poster (const Hall *self,
                double      size_pt,
                double     *height)
{
  const ZhFlow *flow = &self->flow;
  gboolean      whole = TRUE;

  *height = 0;
  for (guint i = 0; i < flow->document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (flow->document->blocks, i);
      ZhTextStyle          style = get_poster_style (self, block, size_pt);
      g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &style, block->text, flow->width, MAX_POSTER_LINES);

      whole = whole && zh_ruler_measure_word (flow->ruler, &style, block->text) <= flow->width;
      *height += g_strv_length (lines) * zh_ruler_get_line_height (flow->ruler, &style);
    }
  return whole;
}

static double
choose_poster_size (const Hall *self)
{
  double room = self->flow.bottom - self->flow.top;
  double size = MAX_POSTER_PT;
  double height;

  while (size > self->least_pt && (!measure_poster (self, size, &height) || height > room))
    size *= POSTER_STEP;
  return MAX (size, self->least_pt);
}

/* In the middle of the page; what is too long even in the smallest type goes on on the next. */
static void
add_poster (Hall *self)
{
  ZhFlow *flow = &self->flow;
  double  size = choose_poster_size (self);
  double  height;

  measure_poster (self, size, &height);
  flow->y += MAX (0, (flow->bottom - flow->top - height) / 2);
  for (guint i = 0; i < flow->document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (flow->document->blocks, i);
      ZhTextStyle          style = get_poster_style (self, block, size);
      double               line = zh_ruler_get_line_height (flow->ruler, &style);
      g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &style, block->text, flow->width, MAX_POSTER_LINES);

      for (gsize l = 0; lines[l] != NULL; l++)
        {
          zh_flow_reserve (flow, line);
          zh_flow_add_text (flow, &style, lines[l], flow->left + flow->width / 2, flow->y + zh_ruler_get_ascent (flow->ruler, &style), 0.5);
          flow->y += line;
        }
    }
}

static double
get_least_size (ZhRuler *ruler,
                double   shape)
{
  ZhTextStyle sample = { .size_pt = SAMPLE_PT };

  return ZH_HALL_HEIGHT_PT * MIN (shape, 1) * ZH_HALL_LETTER_SHARE * SAMPLE_PT / zh_ruler_get_capital_height (ruler, &sample);
}

ZhReportPages *
zh_hall_pages_new (const ZhReportDocument *document,
                   const ZhHallSetup      *setup)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (setup->family, zh_language_get_code (document->language));
  ZhPageSetup          sheet = { .height_pt = ZH_HALL_HEIGHT_PT, .margin_pt = MARGIN_PT, .family = setup->family };
  const ZhReportTable *table = find_table (document);
  double               shape = CLAMP (setup->shape, MIN_SHAPE, MAX_SHAPE);
  double               least = get_least_size (ruler, shape);
  Hall                 self = { { .document = document, .setup = &sheet, .ruler = ruler, .size_pt = least, .title_share = 1, .row = -1, .begin = begin },
                                setup,
                                least };
  g_autoptr (ZhReportTable) chosen = NULL;

  sheet.width_pt = ZH_HALL_HEIGHT_PT * shape;
  self.flow.pages = zh_report_pages_new (sheet.width_pt, ZH_HALL_HEIGHT_PT, setup->family, zh_language_get_code (document->language));
  zh_flow_begin_page (&self.flow);
  if (table != NULL)
    zh_flow_add_table (&self.flow, chosen = choose_columns (&self, table), 0);
  else
    add_poster (&self);
  add_feet (&self, chosen);
  return self.flow.pages;
}
