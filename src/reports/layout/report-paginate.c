#include "config.h"

#include "report-flow.h"

#include <string.h>

#define LARGE_SIZE_PT 20
#define SIGNATURE_GAP_PT 16
#define SIGNATURE_ROW_PT 31
#define SIGNATURE_LINE_PT 130
#define SIGNATURE_SPACE_PT 30
#define SIGNATURE_NAME_GAP_PT 12
#define MAX_NAME_LINES 3
#define FIELD_GAP_PT 7
#define FIELD_SPACE_PT 14
#define MAX_FIELD_LINES 400
#define DIAGRAM_SIZE_PT 210
#define MAX_SAVED_SHEETS 4
#define MIN_SAVING_PT 7.2
#define HEADING_ROOM_PT 130 /* the heading, a note and the first rows under it */

static const ZhTextStyle signature_style = { 9.5, FALSE, 0 };
static const ZhTextStyle hint_style = { 6.8, FALSE, 0.3 };
static const ZhTextStyle note_style = { 8.2, FALSE, 0.12 };

/* What is tried, in order, until all tables fit: rather a little smaller upright than on
 * the long side, rather on the long side than hard to read. Large type gives up its
 * second frame before it gets much smaller. */
static const struct
{
  ZhOrientation orientation;
  double        scale;
  ZhFit         fit;
  int           max_frames;
} attempts[] = {
  { ZH_ORIENTATION_PORTRAIT, 1, ZH_FIT_NATURAL, 2 },
  { ZH_ORIENTATION_PORTRAIT, 0.94, ZH_FIT_NATURAL, 2 },
  { ZH_ORIENTATION_PORTRAIT, 0.88, ZH_FIT_NATURAL, 2 },
  { ZH_ORIENTATION_PORTRAIT, 1, ZH_FIT_COMFORTABLE, 2 },
  { ZH_ORIENTATION_PORTRAIT, 0.94, ZH_FIT_COMFORTABLE, 2 },
  { ZH_ORIENTATION_PORTRAIT, 0.88, ZH_FIT_COMFORTABLE, 2 },
  { ZH_ORIENTATION_LANDSCAPE, 1, ZH_FIT_NATURAL, 2 },
  { ZH_ORIENTATION_LANDSCAPE, 0.94, ZH_FIT_NATURAL, 2 },
  { ZH_ORIENTATION_LANDSCAPE, 0.94, ZH_FIT_COMFORTABLE, 2 },
  { ZH_ORIENTATION_LANDSCAPE, 0.88, ZH_FIT_COMFORTABLE, 2 },
  { ZH_ORIENTATION_PORTRAIT, 1, ZH_FIT_COMFORTABLE, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 1, ZH_FIT_COMFORTABLE, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 0.88, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 0.82, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 0.76, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 0.7, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_PORTRAIT, 0.82, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_PORTRAIT, 0.76, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_PORTRAIT, 0.7, ZH_FIT_TIGHT, 1 },
  { ZH_ORIENTATION_LANDSCAPE, 0.88, ZH_FIT_SPLIT, 1 },
  { ZH_ORIENTATION_PORTRAIT, 0.88, ZH_FIT_SPLIT, 1 },
};

static double
get_sheet_width (const ZhPageSetup *setup,
                 ZhOrientation      orientation)
{
  return orientation == ZH_ORIENTATION_LANDSCAPE ? setup->height_pt : setup->width_pt;
}

static gboolean
all_tables_fit (const ZhReportDocument *document,
                ZhRuler                *ruler,
                double                  size_pt,
                double                  width,
                ZhFit                   fit,
                int                     max_frames)
{
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (document->blocks, i);
      g_autoptr (ZhColumnPlan) plan = NULL;

      if (block->kind != ZH_BLOCK_TABLE)
        continue;
      plan = zh_column_plan_new (block->table, ruler, size_pt, ZH_PAPER_TITLE_SHARE,
                                 zh_column_get_frame_width (width, MIN (block->table->n_frames, max_frames)), fit);
      if (plan == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Chooses how the paper is held, the type size and the number of frames. */
static ZhOrientation
choose_sheet (const ZhReportDocument *document,
              const ZhPageSetup      *setup,
              ZhRuler                *ruler,
              ZhFlow                 *flow)
{
  ZhOrientation wanted = setup->orientation != ZH_ORIENTATION_AUTO ? setup->orientation : document->orientation;
  double        size = document->large ? MAX (LARGE_SIZE_PT, setup->size_pt) : setup->size_pt;

  for (gsize i = 0; i < G_N_ELEMENTS (attempts); i++)
    {
      double width = get_sheet_width (setup, attempts[i].orientation) - 2 * setup->margin_pt;

      if (wanted != ZH_ORIENTATION_AUTO && attempts[i].orientation != wanted)
        continue;
      flow->size_pt = size * attempts[i].scale;
      flow->fit = attempts[i].fit;
      flow->max_frames = attempts[i].max_frames;
      if (all_tables_fit (document, ruler, flow->size_pt, width, attempts[i].fit, flow->max_frames))
        return attempts[i].orientation;
    }
  g_assert_not_reached (); /* a split table always fits */
}

static void
add_heading (ZhFlow     *flow,
             const char *text)
{
  ZhTextStyle style = { .size_pt = 11.5, .bold = TRUE };

  zh_flow_reserve (flow, HEADING_ROOM_PT);
  flow->y = zh_flow_add_paragraph (flow, &style, text, flow->left, flow->y + 12, flow->width, 0, 2) + 4;
}

static int
get_max_note_lines (const ZhFlow *flow)
{
  return MAX (1, (int) ((flow->bottom - flow->top - 8) / zh_ruler_get_line_height (flow->ruler, &note_style)));
}

static double
measure_note (const ZhFlow *flow,
              const char   *text)
{
  g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &note_style, text, flow->width, get_max_note_lines (flow));

  return zh_ruler_get_line_height (flow->ruler, &note_style) * g_strv_length (lines) + 5;
}

static void
add_note (ZhFlow     *flow,
          const char *text)
{
  zh_flow_reserve (flow, measure_note (flow, text));
  flow->y = zh_flow_add_paragraph (flow, &note_style, text, flow->left, flow->y + 5, flow->width, 0, get_max_note_lines (flow));
}

/* Widths that the signatures of a document share, and the height of each row of them. */
typedef struct
{
  double post;
  double line;
  double name;
  double row;
} SignatureWidths;

static double
get_name_room (const SignatureWidths *widths,
               double                 width)
{
  return width - widths->post - widths->line - SIGNATURE_NAME_GAP_PT;
}

/* A name with all that is known of an arbiter may take several lines. */
static guint
count_name_lines (const ZhFlow          *flow,
                  guint                  first,
                  guint                  n,
                  double                 width,
                  const SignatureWidths *widths)
{
  guint most = 1;

  for (guint i = 0; i < n; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (flow->document->blocks, first + i);
      g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &signature_style, block->name, get_name_room (widths, width), MAX_NAME_LINES);

      most = MAX (most, g_strv_length (lines));
    }
  return most;
}

static void
measure_signatures (const ZhFlow    *flow,
                    guint            first,
                    guint            n,
                    double           width,
                    SignatureWidths *widths)
{
  *widths = (SignatureWidths){ .name = SIGNATURE_LINE_PT };
  for (guint i = 0; i < n; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (flow->document->blocks, first + i);

      widths->post = MAX (widths->post, zh_ruler_measure (flow->ruler, &signature_style, block->text) + 14);
      widths->name = MAX (widths->name, zh_ruler_measure (flow->ruler, &signature_style, block->name) + 12);
    }
  widths->post = MIN (widths->post, width * 0.6);
  widths->line = CLAMP (width - widths->post - widths->name, width * 0.1, SIGNATURE_LINE_PT);
  widths->row = SIGNATURE_ROW_PT + zh_ruler_get_line_height (flow->ruler, &signature_style) * (count_name_lines (flow, first, n, width, widths) - 1);
}

static void
add_signature (ZhFlow                *flow,
               const ZhReportBlock   *block,
               double                 x,
               double                 width,
               const SignatureWidths *widths)
{
  double top = flow->y + SIGNATURE_GAP_PT;
  double baseline = top + zh_ruler_get_ascent (flow->ruler, &signature_style);
  double name_x = x + widths->post + widths->line + SIGNATURE_NAME_GAP_PT;

  zh_flow_add_paragraph (flow, &signature_style, block->text, x, top, widths->post - 8, 0, 2);
  zh_flow_add_line (flow, x + widths->post, baseline + 2, widths->line, 0, 0.6, 0);
  if (block->hint != NULL)
    zh_flow_add_text (flow, &hint_style, block->hint, x + widths->post + widths->line / 2,
                      baseline + 3 + zh_ruler_get_ascent (flow->ruler, &hint_style), 0.5);
  if (*block->name != '\0')
    zh_flow_add_paragraph (flow, &signature_style, block->name, name_x, top, get_name_room (widths, width), 0, MAX_NAME_LINES);
  else
    zh_flow_add_line (flow, name_x, baseline + 2, MIN (SIGNATURE_LINE_PT, x + width - name_x), 0, 0.6, 0);
}

static double
get_half_width (const ZhFlow *flow)
{
  return (flow->width - SIGNATURE_SPACE_PT) / 2;
}

/* Two beside each other where the sheet is wide enough. */
static guint
count_signature_columns (const ZhFlow *flow,
                         guint         first,
                         guint         n)
{
  SignatureWidths widths;

  measure_signatures (flow, first, n, get_half_width (flow), &widths);
  return n > 1 && widths.post + widths.name + SIGNATURE_LINE_PT * 0.6 <= get_half_width (flow) ? 2 : 1;
}

static double
get_signatures_height (const ZhFlow *flow,
                       guint         first,
                       guint         n)
{
  guint           n_columns = count_signature_columns (flow, first, n);
  SignatureWidths widths;

  measure_signatures (flow, first, n, n_columns == 2 ? get_half_width (flow) : flow->width, &widths);
  return widths.row * ((n + n_columns - 1) / n_columns);
}

/* The signatures of a document stand together on one sheet. */
static void
add_signatures (ZhFlow *flow,
                guint   first,
                guint   n)
{
  guint           n_columns = count_signature_columns (flow, first, n);
  double          column = n_columns == 2 ? get_half_width (flow) : flow->width;
  SignatureWidths widths;

  measure_signatures (flow, first, n, column, &widths);
  zh_flow_reserve (flow, get_signatures_height (flow, first, n));
  for (guint i = 0; i < n; i++)
    {
      add_signature (flow, g_ptr_array_index (flow->document->blocks, first + i),
                     flow->left + (i % n_columns) * (column + SIGNATURE_SPACE_PT), column, &widths);
      if (i % n_columns == n_columns - 1 || i + 1 == n)
        flow->y += widths.row;
    }
}

static guint
count_signatures (const GPtrArray *blocks,
                  guint            first)
{
  guint n = 0;

  while (first + n < blocks->len && ((const ZhReportBlock *) g_ptr_array_index (blocks, first + n))->kind == ZH_BLOCK_SIGNATURE)
    n++;
  return n;
}

/* Height of the notes and signatures that follow a table; 0 when nobody signs under it. A
 * sheet of nothing but signatures could be put under any table. */
static double
measure_tail (const ZhFlow *flow,
              guint         first)
{
  const GPtrArray *blocks = flow->document->blocks;
  double           height = 0;
  guint            n;

  for (; first < blocks->len; first++)
    {
      const ZhReportBlock *block = g_ptr_array_index (blocks, first);

      if (block->kind != ZH_BLOCK_NOTE)
        break;
      height += measure_note (flow, block->text);
    }
  n = count_signatures (blocks, first);
  return n > 0 ? height + get_signatures_height (flow, first, n) : 0;
}

/* A position and what stands under it, on one sheet. */
static void
add_diagram (ZhFlow              *flow,
             const ZhReportBlock *block)
{
  double size = MIN (DIAGRAM_SIZE_PT, flow->width);

  zh_flow_reserve (flow, size + 12 + measure_note (flow, block->text));
  zh_flow_add_diagram (flow, block->diagram, flow->left, flow->y + 10, size);
  flow->y += size + 12;
  flow->y = zh_flow_add_paragraph (flow, &note_style, block->text, flow->left, flow->y, flow->width, 0, get_max_note_lines (flow)) + 4;
}

/* Several short fields side by side, parted by tabs. */
static void
add_field_row (ZhFlow              *flow,
               const ZhReportBlock *block)
{
  g_auto (GStrv) labels = g_strsplit (block->text, "\t", -1);
  g_auto (GStrv) values = g_strsplit (block->name, "\t", -1);
  guint  n = g_strv_length (labels);
  double width = (flow->width - (n - 1) * FIELD_SPACE_PT) / n;
  double height = zh_ruler_get_line_height (flow->ruler, &signature_style) + FIELD_GAP_PT;
  double baseline;

  zh_flow_reserve (flow, height);
  baseline = flow->y + FIELD_GAP_PT + zh_ruler_get_ascent (flow->ruler, &signature_style);
  for (guint i = 0; i < n; i++)
    {
      double x = flow->left + i * (width + FIELD_SPACE_PT);
      double label = MIN (zh_ruler_measure (flow->ruler, &signature_style, labels[i]) + 6, width * 0.75);
      double top = baseline - zh_ruler_get_ascent (flow->ruler, &signature_style);

      zh_flow_add_paragraph (flow, &signature_style, labels[i], x, top, label, 0, 1);
      if (i < g_strv_length (values))
        zh_flow_add_paragraph (flow, &signature_style, values[i], x + label, top, width - label, 0, 1);
      zh_flow_add_line (flow, x + label, baseline + 2.5, width - label, 0, 0.5, 0.2);
    }
  flow->y += height;
}

/* A label and a line with what is written on it; more lines where it needs them. */
static void
add_field (ZhFlow              *flow,
           const ZhReportBlock *block)
{
  double height = zh_ruler_get_line_height (flow->ruler, &signature_style);
  double ascent = zh_ruler_get_ascent (flow->ruler, &signature_style);
  double label = *block->text != '\0' ? MIN (zh_ruler_measure (flow->ruler, &signature_style, block->text) + 6, flow->width * 0.6) : 0;
  double hint = block->hint != NULL ? zh_ruler_get_line_height (flow->ruler, &hint_style) : 0;
  g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &signature_style, block->name, flow->width - label, MAX_FIELD_LINES);
  g_auto (GStrv) words = zh_ruler_wrap (flow->ruler, &signature_style, block->text, flow->width * 0.6, MAX_FIELD_LINES);
  guint n_lines = MAX (g_strv_length (lines), g_strv_length (words));

  for (guint i = 0; i < n_lines; i++)
    {
      double baseline;

      zh_flow_reserve (flow, height + FIELD_GAP_PT + hint);
      baseline = flow->y + FIELD_GAP_PT + ascent;

      if (i < g_strv_length (words))
        zh_flow_add_text (flow, &signature_style, words[i], flow->left, baseline, 0);
      if (i < g_strv_length (lines))
        zh_flow_add_text (flow, &signature_style, lines[i], flow->left + label, baseline, 0);
      zh_flow_add_line (flow, flow->left + label, baseline + 2.5, flow->width - label, 0, 0.5, 0.2);
      flow->y += height + FIELD_GAP_PT;
    }
  if (block->hint != NULL)
    zh_flow_add_text (flow, &hint_style, block->hint, flow->left + (label + flow->width) / 2,
                      flow->y + zh_ruler_get_ascent (flow->ruler, &hint_style) + 1, 0.5);
  flow->y += hint;
}

static void
add_blocks (ZhFlow *flow)
{
  for (guint i = 0; i < flow->document->blocks->len; i++)
    {
      const ZhReportBlock *block = g_ptr_array_index (flow->document->blocks, i);

      switch (block->kind)
        {
        case ZH_BLOCK_HEADING:
          add_heading (flow, block->text);
          break;
        case ZH_BLOCK_TABLE:
          if (i > 0 && ((const ZhReportBlock *) g_ptr_array_index (flow->document->blocks, i - 1))->kind == ZH_BLOCK_FIELD)
            flow->y += FIELD_GAP_PT;
          zh_flow_add_table (flow, block->table, measure_tail (flow, i + 1));
          break;
        case ZH_BLOCK_NOTE:
          add_note (flow, block->text);
          break;
        case ZH_BLOCK_SIGNATURE:
          add_signatures (flow, i, count_signatures (flow->document->blocks, i));
          i += count_signatures (flow->document->blocks, i) - 1;
          break;
        case ZH_BLOCK_PAGE_BREAK:
          zh_flow_begin_page (flow);
          break;
        case ZH_BLOCK_DIAGRAM:
          add_diagram (flow, block);
          break;
        case ZH_BLOCK_FIELD:
          if (strchr (block->text, '\t') != NULL)
            add_field_row (flow, block);
          else
            add_field (flow, block);
          break;
        case ZH_BLOCK_DRAWING:
          block->drawing.layout (flow, block->drawing.data);
          break;
        case ZH_BLOCK_SLIPS:
        default:
          zh_flow_add_slips (flow, block->slips);
          break;
        }
    }
}

/* Whether the only block begins sheets of its own. */
static gboolean
is_bare (const ZhReportDocument *document)
{
  const ZhReportBlock *block = document->blocks->len == 1 ? g_ptr_array_index (document->blocks, 0) : NULL;

  if (block == NULL)
    return FALSE;
  return (block->kind == ZH_BLOCK_SLIPS && block->slips->len > 0) || (block->kind == ZH_BLOCK_DRAWING && block->drawing.is_bare);
}

static ZhReportPages *
lay_out (const ZhFlow *chosen,
         ZhOrientation orientation,
         double        size_pt)
{
  const ZhPageSetup *setup = chosen->setup;
  gboolean           is_landscape = orientation == ZH_ORIENTATION_LANDSCAPE;
  ZhFlow             flow = *chosen;

  flow.size_pt = size_pt;
  flow.pages = zh_report_pages_new (get_sheet_width (setup, orientation), is_landscape ? setup->width_pt : setup->height_pt,
                                    setup->family, zh_language_get_code (flow.document->language));
  if (!is_bare (flow.document))
    zh_flow_begin_page (&flow);
  add_blocks (&flow);
  if (!is_bare (flow.document))
    zh_flow_add_footers (&flow);
  return flow.pages;
}

/* Type a little smaller saves a sheet with two last rows or the signatures on it. */
static ZhReportPages *
save_sheet (const ZhFlow  *chosen,
            ZhOrientation  orientation,
            ZhReportPages *pages)
{
  static const double scales[] = { 0.95, 0.9 };

  if (pages->pages->len < 2 || pages->pages->len > MAX_SAVED_SHEETS || chosen->document->large || is_bare (chosen->document))
    return pages;
  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      double         size = chosen->size_pt * scales[i];
      ZhReportPages *tighter = size >= MIN_SAVING_PT ? lay_out (chosen, orientation, size) : NULL;

      if (tighter != NULL && tighter->pages->len < pages->pages->len)
        {
          zh_report_pages_free (pages);
          return tighter;
        }
      zh_report_pages_free (tighter);
    }
  return pages;
}

ZhReportPages *
zh_report_paginate (const ZhReportDocument *document,
                    const ZhPageSetup      *setup)
{
  g_autoptr (ZhRuler) ruler = zh_ruler_new (setup->family, zh_language_get_code (document->language));
  ZhFlow        flow = { .document = document, .setup = setup, .ruler = ruler, .title_share = ZH_PAPER_TITLE_SHARE, .row = -1 };
  ZhOrientation orientation = choose_sheet (document, setup, ruler, &flow);

  return save_sheet (&flow, orientation, lay_out (&flow, orientation, flow.size_pt));
}
