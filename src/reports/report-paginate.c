#include "config.h"

#include "report-columns.h"
#include "report-flow.h"

#define LARGE_SIZE_PT 20
#define HEADING_ROOM_PT 130 /* the heading, a note and the first rows under it */

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
      plan = zh_column_plan_new (block->table, ruler, size_pt, zh_column_get_frame_width (width, MIN (block->table->n_frames, max_frames)), fit);
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

static void
add_note (ZhFlow     *flow,
          const char *text)
{
  ZhTextStyle style = { .size_pt = 8.2, .grey = 0.12 };
  double      line_height = zh_ruler_get_line_height (flow->ruler, &style);
  int         max_lines = MAX (1, (int) ((flow->bottom - flow->top - 8) / line_height));
  g_auto (GStrv) lines = zh_ruler_wrap (flow->ruler, &style, text, flow->width, max_lines);

  zh_flow_reserve (flow, line_height * g_strv_length (lines) + 5);
  flow->y = zh_flow_add_paragraph (flow, &style, text, flow->left, flow->y + 5, flow->width, 0, max_lines);
}

static void
add_signature (ZhFlow              *flow,
               const ZhReportBlock *block)
{
  ZhTextStyle style = { .size_pt = 9.5 };
  double      line_height = zh_ruler_get_line_height (flow->ruler, &style);
  double      line_x = flow->left + MIN (200, flow->width * 0.36);
  double      line_width = 130;
  double      baseline;

  flow->y += 18;
  baseline = flow->y + zh_ruler_get_ascent (flow->ruler, &style);
  zh_flow_add_text (flow, &style, block->text, flow->left, baseline, 0);
  zh_flow_add_line (flow, line_x, baseline + 2, line_width, 0, 0.6, 0);
  if (*block->name != '\0')
    zh_flow_add_text (flow, &style, block->name, line_x + line_width + 12, baseline, 0);
  else
    zh_flow_add_line (flow, line_x + line_width + 12, baseline + 2, line_width, 0, 0.6, 0);
  flow->y += line_height + 3;
}

/* The signatures of a document stand together on one sheet. */
static void
add_signatures (ZhFlow *flow,
                guint   first)
{
  const GPtrArray *blocks = flow->document->blocks;
  guint            n = 0;

  while (first + n < blocks->len && ((const ZhReportBlock *) g_ptr_array_index (blocks, first + n))->kind == ZH_BLOCK_SIGNATURE)
    n++;
  if (first == 0 || ((const ZhReportBlock *) g_ptr_array_index (blocks, first - 1))->kind != ZH_BLOCK_SIGNATURE)
    zh_flow_reserve (flow, 34 * n + 6);
  add_signature (flow, g_ptr_array_index (blocks, first));
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
          zh_flow_add_table (flow, block->table);
          break;
        case ZH_BLOCK_NOTE:
          add_note (flow, block->text);
          break;
        case ZH_BLOCK_SIGNATURE:
          add_signatures (flow, i);
          break;
        case ZH_BLOCK_SLIPS:
        default:
          zh_flow_add_slips (flow, block->slips);
          break;
        }
    }
}

static gboolean
is_bare (const ZhReportDocument *document)
{
  return document->blocks->len == 1 &&
         ((const ZhReportBlock *) g_ptr_array_index (document->blocks, 0))->kind == ZH_BLOCK_SLIPS &&
         ((const ZhReportBlock *) g_ptr_array_index (document->blocks, 0))->slips->len > 0;
}

ZhReportPages *
zh_report_paginate (const ZhReportDocument *document,
                    const ZhPageSetup      *setup)
{
  const char *code = zh_language_get_code (document->language);
  g_autoptr (ZhRuler) ruler = zh_ruler_new (setup->family, code);
  ZhFlow        flow = { .document = document, .setup = setup, .ruler = ruler, .row = -1 };
  ZhOrientation orientation = choose_sheet (document, setup, ruler, &flow);
  gboolean      is_landscape = orientation == ZH_ORIENTATION_LANDSCAPE;

  flow.pages = zh_report_pages_new (get_sheet_width (setup, orientation),
                                    is_landscape ? setup->width_pt : setup->height_pt, setup->family, code);
  if (!is_bare (document))
    zh_flow_begin_page (&flow);
  add_blocks (&flow);
  if (!is_bare (document))
    zh_flow_add_footers (&flow);
  return flow.pages;
}
