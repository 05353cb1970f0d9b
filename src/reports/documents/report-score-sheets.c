/* Score sheets with the heading filled in (Laws 8.1; Ukrainian draughts rules IV.4): on each page
 * the two sheets of a board, cut apart in the middle of the stack, so that both piles run through
 * the boards in order. */
#include "config.h"

#include "report-builders.h"
#include "report-context.h"
#include "report-flow.h"

#define PAD_PT 24.0
#define N_BLOCKS 3
#define N_ROWS 20
#define NUMBER_PT 17.0
#define HEAD_PT 116.0
#define FOOT_PT 86.0
#define MIN_NAME_PT 6.8

static const ZhTextStyle title_style = { 12.5, TRUE, 0 };
static const ZhTextStyle small_style = { 7.8, FALSE, 0.2 };
static const ZhTextStyle place_style = { 11, TRUE, 0 };
static const ZhTextStyle name_style = { 10.5, TRUE, 0 };
static const ZhTextStyle number_style = { 7.2, FALSE, 0.25 };
static const ZhTextStyle choice_style = { 12.5, TRUE, 0 };

/* Everything that stands on the sheets of a round. */
typedef struct
{
  GPtrArray *slips; /* of ZhSlip */
  char      *title;
  char      *occasion;
  char      *date;
  char      *white;
  char      *black;
  char      *result;
  char      *used[2];
  char      *sign[2];
} Sheets;

static void
sheets_free (gpointer data)
{
  Sheets *self = data;

  g_ptr_array_unref (self->slips);
  g_free (self->title);
  g_free (self->occasion);
  g_free (self->date);
  g_free (self->white);
  g_free (self->black);
  g_free (self->result);
  for (int i = 0; i < 2; i++)
    {
      g_free (self->used[i]);
      g_free (self->sign[i]);
    }
  g_free (self);
}

static void
draw_chip (ZhFlow  *flow,
           gboolean is_black,
           double   x,
           double   y)
{
  if (is_black)
    zh_flow_add_fill (flow, x, y, 8, 8, 0);
  else
    zh_flow_add_box (flow, x + 0.3, y + 0.3, 7.4, 7.4);
}

static void
draw_player (ZhFlow     *flow,
             const char *name,
             const char *detail,
             gboolean    is_black,
             double      x,
             double      y,
             double      width)
{
  double      detail_width = zh_ruler_measure (flow->ruler, &small_style, detail);
  double      room = width - 20 - detail_width;
  ZhTextStyle style = zh_flow_fit_style (flow, &name_style, name, room, MIN_NAME_PT);

  draw_chip (flow, is_black, x, y + 3);
  zh_flow_add_paragraph (flow, &style, name, x + 14, y + (name_style.size_pt - style.size_pt) * 0.6, room, 0, style.size_pt > MIN_NAME_PT ? 1 : 2);
  zh_flow_add_text (flow, &small_style, detail, x + width, y + zh_ruler_get_ascent (flow->ruler, &name_style), 1);
  zh_flow_add_line (flow, x + 14, y + zh_ruler_get_line_height (flow->ruler, &name_style) + 1, width - 14, 0, 0.4, 0.4);
}

static void
draw_head (ZhFlow       *flow,
           const Sheets *self,
           const ZhSlip *slip,
           gboolean      for_black,
           double        x,
           double        y,
           double        width)
{
  zh_flow_add_text (flow, &title_style, self->title, x, y + 12, 0);
  draw_chip (flow, for_black, x + width - 8, y + 4);
  zh_flow_add_paragraph (flow, &small_style, slip->heading, x, y + 19, width, 0, 2);
  zh_flow_add_paragraph (flow, &small_style, self->occasion, x, y + 39, width * 0.6, 0, 1);
  zh_flow_add_text (flow, &small_style, self->date, x + width, y + 47, 1);
  zh_flow_add_paragraph (flow, &place_style, slip->place, x, y + 50, width, 0, 1);
  draw_player (flow, slip->white, slip->white_detail, FALSE, x, y + 68, width);
  draw_player (flow, slip->black, slip->black_detail, TRUE, x, y + 88, width);
}

/* One column of moves: number, White, Black. */
static void
draw_block (ZhFlow       *flow,
            const Sheets *self,
            int           first,
            double        x,
            double        y,
            double        width,
            double        row)
{
  double column = (width - NUMBER_PT) / 2;

  zh_flow_add_text (flow, &number_style, self->white, x + NUMBER_PT + column / 2, y - 3, 0.5);
  zh_flow_add_text (flow, &number_style, self->black, x + NUMBER_PT + column * 1.5, y - 3, 0.5);
  for (int i = 0; i < N_ROWS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", first + i);

      zh_flow_add_text (flow, &number_style, number, x + NUMBER_PT - 3, y + row * (i + 1) - row * 0.32, 1);
      if (i > 0)
        zh_flow_add_line (flow, x, y + row * i, width, 0, 0.35, 0.55);
    }
  zh_flow_add_line (flow, x + NUMBER_PT, y, 0, row * N_ROWS, 0.5, 0.3);
  zh_flow_add_line (flow, x + NUMBER_PT + column, y, 0, row * N_ROWS, 0.35, 0.55);
  zh_flow_add_frame (flow, x, y, width, row * N_ROWS, 0.8, 0);
}

static void
draw_foot (ZhFlow       *flow,
           const Sheets *self,
           const ZhSlip *slip,
           double        x,
           double        y,
           double        width)
{
  double n = MAX (g_strv_length (slip->choices), 1);

  zh_flow_add_text (flow, &small_style, self->result, x, y + 22, 0);
  for (gsize i = 0; slip->choices[i] != NULL; i++)
    zh_flow_add_text (flow, &choice_style, slip->choices[i], x + width * (0.28 + 0.72 * ((double) i + 0.5) / n), y + 23, 0.5);
  for (int side = 0; side < 2; side++)
    {
      double left = x + side * width * 0.53;
      double label = zh_ruler_measure (flow->ruler, &small_style, self->used[side]) + 4;

      zh_flow_add_text (flow, &small_style, self->used[side], left, y + 45, 0);
      zh_flow_add_line (flow, left + label, y + 47, width * 0.47 - label, 0, 0.5, 0);
      zh_flow_add_line (flow, left, y + FOOT_PT - 12, width * 0.47, 0, 0.5, 0);
      zh_flow_add_text (flow, &number_style, self->sign[side], left, y + FOOT_PT - 3, 0);
    }
}

static void
draw_sheet (ZhFlow       *flow,
            const Sheets *self,
            const ZhSlip *slip,
            gboolean      for_black,
            double        left,
            double        width)
{
  double x = left + PAD_PT;
  double inner = width - 2 * PAD_PT;
  double top = PAD_PT + HEAD_PT + 14;
  double bottom = flow->pages->height_pt - PAD_PT - FOOT_PT;
  double block = inner / N_BLOCKS;

  draw_head (flow, self, slip, for_black, x, PAD_PT, inner);
  for (int i = 0; i < N_BLOCKS; i++)
    draw_block (flow, self, i * N_ROWS + 1, x + i * block, top, block, (bottom - top) / N_ROWS);
  draw_foot (flow, self, slip, x, bottom, inner);
}

static void
layout_sheets (ZhFlow       *flow,
               gconstpointer data)
{
  const Sheets *self = data;
  double        half = flow->pages->width_pt / 2;

  for (guint i = 0; i < self->slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (self->slips, i);

      zh_flow_begin_bare_page (flow);
      flow->row = (int) i;
      draw_sheet (flow, self, slip, FALSE, 0, half);
      draw_sheet (flow, self, slip, TRUE, half, half);
      flow->row = -1;
      zh_flow_add_cut (flow, half, 0, 0, flow->pages->height_pt);
    }
}

/* For files: who plays whom. */
static void
fill_table (ZhReportTable    *table,
            const GPtrArray  *slips,
            const ZhLanguage *language)
{
  zh_report_table_add_as (table, ZH_COLUMN_TEXT, ZH_COL_BOARD, ZH_COLUMN_KEY | ZH_COLUMN_FULL, language);
  ZH_REPORT_COLUMNS (table, language, { ZH_COL_WHITE }, { ZH_COL_BLACK });
  for (guint i = 0; i < slips->len; i++)
    {
      const ZhSlip *slip = g_ptr_array_index (slips, i);

      zh_report_table_add_row (table);
      zh_report_table_set (table, 0, slip->place);
      zh_report_table_set (table, 1, slip->white);
      zh_report_table_set (table, 2, slip->black);
    }
}

static Sheets *
make_sheets (const ZhReportRequest *request,
             const ZhRound         *round)
{
  const ZhLanguage *language = request->language;
  g_autofree char  *start = zh_report_format_start (round->start, language);
  Sheets           *self = g_new0 (Sheets, 1);

  self->slips = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_slip_free);
  zh_report_fill_slips (self->slips, request, round);
  self->title = g_strdup (zh_trc (language, "heading of a sheet", "Score sheet"));
  self->occasion = g_strdup (request->competition->place);
  /* Translators: on a score sheet, a line for the date by hand. */
  self->date = *start != '\0' ? g_strdup (start) : g_strdup (zh_trc (language, "score sheet", "Date ______________"));
  self->white = g_strdup (zh_column_get_title (ZH_COL_WHITE, language));
  self->black = g_strdup (zh_column_get_title (ZH_COL_BLACK, language));
  self->result = g_strdup (zh_trc (language, "score sheet", "Result"));
  self->used[0] = g_strdup (zh_trc (language, "score sheet", "Time of White"));
  self->used[1] = g_strdup (zh_trc (language, "score sheet", "Time of Black"));
  self->sign[0] = g_strdup (zh_trc (language, "under a slip", "White (signature)"));
  self->sign[1] = g_strdup (zh_trc (language, "under a slip", "Black (signature)"));
  return self;
}

ZhReportDocument *
zh_report_build_score_sheets (const ZhReportRequest *request,
                              GError               **error)
{
  const ZhRound    *round = zh_report_find_round (request, error);
  ZhReportDocument *document;
  Sheets           *sheets;

  if (round == NULL)
    return NULL;
  document = zh_report_begin (request, g_strdup_printf (zh_tr (request->language, "Score sheets of round %d"), round->number), ZH_REPORT_NO_RESULTS);
  document->orientation = ZH_ORIENTATION_LANDSCAPE;
  sheets = make_sheets (request, round);
  fill_table (zh_report_document_add_drawing (document, layout_sheets, sheets, sheets_free, sheets->slips->len > 0), sheets->slips, request->language);
  return document;
}
