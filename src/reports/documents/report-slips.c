/* Result slips, eight to a sheet. Slip i of pile p lies at place p of sheet i, so that
 * one cut through the whole stack gives piles that, laid on each other, run through the
 * boards in order. */
#include "config.h"

#include "report-flow.h"

#define N_COLUMNS 2
#define N_ROWS 4
#define SLIP_PAD_PT 17
#define MIN_NAME_PT 6.8

static const ZhTextStyle heading_style = { 7.8, FALSE, 0.2 };
static const ZhTextStyle place_style = { 13, TRUE, 0 };
static const ZhTextStyle name_style = { 10.5, TRUE, 0 };
static const ZhTextStyle detail_style = { 8.2, FALSE, 0.2 };
static const ZhTextStyle choice_style = { 13, TRUE, 0 };
static const ZhTextStyle sign_style = { 7.4, FALSE, 0.3 };

/* A square at the left of a name: empty for White, filled for Black. */
static void
draw_player (ZhFlow     *flow,
             const char *name,
             const char *detail,
             gboolean    is_black,
             double      x,
             double      y,
             double      width)
{
  double      detail_width = zh_ruler_measure (flow->ruler, &detail_style, detail);
  double      room = width - 21 - detail_width;
  ZhTextStyle style = zh_flow_fit_style (flow, &name_style, name, room, MIN_NAME_PT);

  if (is_black)
    zh_flow_add_fill (flow, x, y + 2.4, 8, 8, 0);
  else
    zh_flow_add_box (flow, x + 0.3, y + 2.7, 7.4, 7.4);
  zh_flow_add_paragraph (flow, &style, name, x + 15, y + (name_style.size_pt - style.size_pt) * 0.6, room, 0, style.size_pt > MIN_NAME_PT ? 1 : 2);
  zh_flow_add_text (flow, &detail_style, detail, x + width,
                    y + zh_ruler_get_ascent (flow->ruler, &name_style), 1);
}

static void
draw_choices (ZhFlow       *flow,
              const ZhSlip *slip,
              double        x,
              double        y,
              double        width)
{
  double n = g_strv_length (slip->choices);
  double step = width * 0.68 / MAX (n, 1);
  double baseline = y + zh_ruler_get_ascent (flow->ruler, &choice_style);
  double other_x = x + width * 0.68 + 6;
  double other_width = zh_ruler_measure (flow->ruler, &sign_style, slip->other);

  for (gsize i = 0; slip->choices[i] != NULL; i++)
    zh_flow_add_text (flow, &choice_style, slip->choices[i], x + step * ((double) i + 0.5), baseline, 0.5);
  zh_flow_add_text (flow, &sign_style, slip->other, other_x, baseline, 0);
  zh_flow_add_line (flow, other_x + other_width + 3, baseline + 2, x + width - other_x - other_width - 3, 0, 0.5, 0);
}

static void
draw_sign_line (ZhFlow     *flow,
                const char *label,
                double      x,
                double      y,
                double      width)
{
  zh_flow_add_line (flow, x, y, width, 0, 0.5, 0);
  zh_flow_add_text (flow, &sign_style, label, x, y + 2 + zh_ruler_get_ascent (flow->ruler, &sign_style), 0);
}

static void
draw_slip (ZhFlow       *flow,
           const ZhSlip *slip,
           double        x,
           double        y,
           double        width,
           double        height)
{
  double inner = width - 2 * SLIP_PAD_PT;
  double left = x + SLIP_PAD_PT;
  double top = y + SLIP_PAD_PT;

  zh_flow_add_paragraph (flow, &heading_style, slip->heading, left, top, inner, 0, 2);
  zh_flow_add_paragraph (flow, &place_style, slip->place, left, top + 22, inner, 0, 1);
  draw_player (flow, slip->white, slip->white_detail, FALSE, left, top + 50, inner);
  draw_player (flow, slip->black, slip->black_detail, TRUE, left, top + 70, inner);
  draw_choices (flow, slip, left, top + 98, inner);
  draw_sign_line (flow, slip->white_sign, left, y + height - SLIP_PAD_PT - 12, inner * 0.46);
  draw_sign_line (flow, slip->black_sign, left + inner * 0.54, y + height - SLIP_PAD_PT - 12, inner * 0.46);
}

void
zh_flow_add_slips (ZhFlow          *self,
                   const GPtrArray *slips)
{
  guint  n_places = N_COLUMNS * N_ROWS;
  guint  n_sheets = (slips->len + n_places - 1) / n_places;
  double width = self->pages->width_pt / N_COLUMNS;
  double height = self->pages->height_pt / N_ROWS;

  for (guint sheet = 0; sheet < n_sheets; sheet++)
    {
      zh_flow_begin_bare_page (self);
      for (guint place = 0; place < n_places; place++)
        {
          guint index = place * n_sheets + sheet;

          if (index >= slips->len)
            break;
          self->row = (int) index;
          draw_slip (self, g_ptr_array_index (slips, index), place % N_COLUMNS * width,
                     place / N_COLUMNS * height, width, height);
          self->row = -1;
        }
      for (guint i = 1; i < N_ROWS; i++)
        zh_flow_add_cut (self, 0, height * i, self->pages->width_pt, 0);
      for (guint i = 1; i < N_COLUMNS; i++)
        zh_flow_add_cut (self, width * i, 0, 0, self->pages->height_pt);
    }
}
