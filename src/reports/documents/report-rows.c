/* Rows of a table on paper: they flow through the frames of a page, the titles of the
 * columns stand over every frame, and a row that does not fit goes whole to the next one. Rows under
 * one heading stay together where a frame can hold two such groups; else the heading is repeated. */
#include "config.h"

#include "report-flow.h"

#define MAX_CELL_LINES 60
#define MAX_HEADING_LINES 6
#define MAX_TITLE_LINES 6
#define ROWS_WITH_TAIL 2
#define MAX_KEPT_SHARE 0.45 /* of a frame: a group of rows that stays together */

typedef struct
{
  ZhFlow              *flow;
  const ZhReportTable *table;
  const ZhColumnPlan  *plan;
  ZhColumnBand         band;
  int                  n_frames;
  int                  frame;
  double               frame_top;
  double               frame_width;
  double               row_pad;
  double               line_height;
  double               tail;
} Rows;

static double
get_frame_x (const Rows *rows)
{
  return rows->flow->left + rows->frame * (rows->frame_width + ZH_FRAME_GAP_PT);
}

/* The columns of the band in order: first the keys, then its own. */
static guint
get_column_index (const Rows *rows,
                  guint       position)
{
  return position < rows->plan->n_keys ? position : rows->band.first + position - rows->plan->n_keys;
}

static guint
count_columns (const Rows *rows)
{
  return rows->plan->n_keys + rows->band.end - rows->band.first;
}

static double
get_table_width (const Rows *rows)
{
  double width = 0;

  for (guint i = 0; i < count_columns (rows); i++)
    width += rows->plan->places[get_column_index (rows, i)].width;
  return MIN (width, rows->frame_width);
}

static ZhTextStyle
get_cell_style (const Rows          *rows,
                const ZhTableColumn *column)
{
  return (ZhTextStyle){
    .size_pt = rows->plan->size_pt,
    .bold = (column->flags & ZH_COLUMN_BOLD) != 0,
    .grey = (column->flags & ZH_COLUMN_MUTED) != 0 ? 0.32 : 0,
  };
}

static int
get_max_lines (const Rows *rows)
{
  double room = rows->flow->bottom - rows->flow->top - rows->line_height * 5;

  return CLAMP ((int) (room / rows->line_height), 1, MAX_CELL_LINES);
}

/* The lines of a text cell; other kinds are always one line and measured to fit. */
static char **
wrap_cell (const Rows        *rows,
           guint              column,
           const ZhTextStyle *style,
           const char        *text)
{
  double inner = rows->plan->places[column].width - 2 * rows->plan->pad;

  return zh_ruler_wrap (rows->flow->ruler, style, text, inner, get_max_lines (rows));
}

/* Between the titles of two columns; squares need all their width. */
static double
get_title_gap (const Rows *rows,
               guint       column)
{
  return rows->plan->pad * (zh_report_table_get_column (rows->table, column)->kind == ZH_COLUMN_GRID ? 0.3 : 1.2);
}

static void
draw_titles (Rows *rows)
{
  ZhFlow     *flow = rows->flow;
  ZhTextStyle style = zh_column_get_title_style (rows->plan->title_pt);
  double      height = zh_ruler_get_line_height (flow->ruler, &style);
  double      ascent = zh_ruler_get_ascent (flow->ruler, &style);
  double      x = get_frame_x (rows);
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint tallest = 1;

  for (guint i = 0; i < count_columns (rows); i++)
    {
      guint            column = get_column_index (rows, i);
      g_autofree char *title = zh_column_dup_title (zh_report_table_get_column (rows->table, column));
      char           **lines = zh_ruler_wrap (flow->ruler, &style, title, rows->plan->places[column].width - get_title_gap (rows, column), MAX_TITLE_LINES);

      tallest = MAX (tallest, g_strv_length (lines));
      g_ptr_array_add (titles, lines);
    }

  for (guint i = 0; i < titles->len; i++)
    {
      guint    column = get_column_index (rows, i);
      gboolean is_text = zh_report_table_get_column (rows->table, column)->kind == ZH_COLUMN_TEXT;
      double   width = rows->plan->places[column].width;
      char   **lines = g_ptr_array_index (titles, i);
      double   y = flow->y + height * (tallest - g_strv_length (lines));

      for (gsize line = 0; lines[line] != NULL; line++)
        zh_flow_add_text (flow, &style, lines[line], is_text ? x + rows->plan->pad : x + width / 2,
                          y + ascent + height * (double) line, is_text ? 0 : 0.5);
      x += width;
    }
  flow->y += height * tallest + rows->row_pad + 1;
  zh_flow_add_line (flow, get_frame_x (rows), flow->y, get_table_width (rows), 0, 0.9, 0);
}

static void
begin_frame (Rows *rows)
{
  ZhFlow *flow = rows->flow;

  flow->row = -1;
  if (rows->frame + 1 < rows->n_frames)
    {
      rows->frame++;
      flow->y = rows->frame_top;
    }
  else
    {
      zh_flow_begin_page (flow);
      rows->frame = 0;
      rows->frame_top = flow->y;
    }
  draw_titles (rows);
}

static void
draw_grid_cell (Rows              *rows,
                const ZhTextStyle *style,
                const ZhTableCell *cell,
                double             x,
                double             width,
                double             height,
                double             baseline)
{
  ZhFlow *flow = rows->flow;
  g_auto (GStrv) values = g_strsplit (cell->text, "\t", -1);
  guint n_values = MAX (g_strv_length (values), 1);

  if (cell->style == ZH_CELL_BLOCKED)
    zh_flow_add_fill (flow, x, flow->y, width, height, 0.55);
  zh_flow_add_line (flow, x, flow->y, 0, height, 0.4, 0.45);
  zh_flow_add_line (flow, x + width, flow->y, 0, height, 0.4, 0.45);
  for (guint i = 0; values[i] != NULL; i++)
    zh_flow_add_text (flow, style, values[i], x + width * (i + 0.5) / n_values, baseline, 0.5);
}

static void
draw_anchored_cell (Rows                *rows,
                    const ZhTextStyle   *style,
                    ZhColumnKind         kind,
                    const char          *text,
                    const ZhColumnPlace *place,
                    double               x,
                    double               baseline)
{
  gsize            anchor = zh_column_get_anchor (kind, text);
  g_autofree char *left = g_strndup (text, anchor);
  double           anchor_x = x + (place->width - place->left - place->right) / 2 + place->left;

  if (kind == ZH_COLUMN_RESULT && text[anchor] == '\0')
    zh_flow_add_text (rows->flow, style, text, anchor_x + place->middle / 2, baseline, 0.5);
  else
    zh_flow_add_text (rows->flow, style, text, anchor_x - zh_ruler_measure (rows->flow->ruler, style, left),
                      baseline, 0);
}

static void
draw_cell (Rows              *rows,
           guint              index,
           const ZhTableCell *cell,
           double             x,
           double             height)
{
  ZhFlow              *flow = rows->flow;
  const ZhTableColumn *column = zh_report_table_get_column (rows->table, index);
  const ZhColumnPlace *place = &rows->plan->places[index];
  ZhTextStyle          style = get_cell_style (rows, column);
  double               baseline = flow->y + rows->row_pad + zh_ruler_get_ascent (flow->ruler, &style);
  double               pad = rows->plan->pad;

  if (cell->style == ZH_CELL_BOX)
    zh_flow_add_box (flow, x + pad, flow->y + 2, place->width - 2 * pad, height - 4);

  switch (column->kind)
    {
    case ZH_COLUMN_TEXT:
      {
        g_auto (GStrv) lines = wrap_cell (rows, index, &style, cell->text);

        for (gsize i = 0; lines[i] != NULL; i++)
          zh_flow_add_text (flow, &style, lines[i], x + pad, baseline + rows->line_height * (double) i, 0);
        break;
      }
    case ZH_COLUMN_NUMBER:
      zh_flow_add_text (flow, &style, cell->text, x + (place->width + place->left) / 2, baseline, 1);
      break;
    case ZH_COLUMN_DECIMAL:
    case ZH_COLUMN_RESULT:
      draw_anchored_cell (rows, &style, column->kind, cell->text, place, x, baseline);
      break;
    case ZH_COLUMN_GRID:
      draw_grid_cell (rows, &style, cell, x, place->width, height, baseline);
      break;
    case ZH_COLUMN_CENTRE:
    case ZH_COLUMN_WRITE:
    default:
      zh_flow_add_text (flow, &style, cell->text, x + place->width / 2, baseline, 0.5);
      break;
    }
}

static double
get_row_height (const Rows       *rows,
                const ZhTableRow *row)
{
  guint tallest = 1;

  for (guint i = 0; i < count_columns (rows); i++)
    {
      guint                index = get_column_index (rows, i);
      const ZhTableColumn *column = zh_report_table_get_column (rows->table, index);
      ZhTextStyle          style = get_cell_style (rows, column);

      if (column->kind == ZH_COLUMN_TEXT && row->cells != NULL)
        {
          g_auto (GStrv) lines = wrap_cell (rows, index, &style, row->cells[index].text);

          tallest = MAX (tallest, g_strv_length (lines));
        }
    }
  return tallest * rows->line_height + 2 * rows->row_pad;
}

static void
draw_row (Rows             *rows,
          const ZhTableRow *row)
{
  ZhFlow *flow = rows->flow;
  double  height = get_row_height (rows, row);
  double  x = get_frame_x (rows);

  for (guint i = 0; i < count_columns (rows); i++)
    {
      guint index = get_column_index (rows, i);

      draw_cell (rows, index, &row->cells[index], x, height);
      x += rows->plan->places[index].width;
    }
  flow->y += height;
  zh_flow_add_line (flow, get_frame_x (rows), flow->y, get_table_width (rows), 0, 0.35, 0.6);
}

static ZhTextStyle
get_heading_style (const Rows *rows)
{
  return (ZhTextStyle){ .size_pt = rows->plan->size_pt, .bold = TRUE };
}

static double
get_heading_width (const Rows *rows)
{
  return rows->frame_width - 2 * rows->plan->pad;
}

static double
get_heading_height (const Rows *rows,
                    const char *text)
{
  ZhTextStyle style = get_heading_style (rows);
  g_auto (GStrv) lines = zh_ruler_wrap (rows->flow->ruler, &style, text, get_heading_width (rows), MAX_HEADING_LINES);

  return rows->line_height * (MAX (g_strv_length (lines), 1) + 0.35) + 2 * rows->row_pad;
}

static void
draw_heading (Rows       *rows,
              const char *text)
{
  ZhFlow     *flow = rows->flow;
  ZhTextStyle style = get_heading_style (rows);

  zh_flow_add_paragraph (flow, &style, text, get_frame_x (rows) + rows->plan->pad,
                         flow->y + rows->row_pad + rows->line_height * 0.35, get_heading_width (rows), 0, MAX_HEADING_LINES);
  flow->y += get_heading_height (rows, text);
  zh_flow_add_line (flow, get_frame_x (rows), flow->y, get_table_width (rows), 0, 0.6, 0.2);
}

/* @heading: of the group that the next row goes on with; %NULL when it begins one */
static void
reserve_rows (Rows       *rows,
              double      height,
              const char *heading)
{
  g_autofree char *text = NULL;

  if (rows->flow->y + height <= rows->flow->bottom)
    return;
  begin_frame (rows);
  if (heading == NULL)
    return;
  /* Translators: the heading of a group of rows that goes on on the next page. */
  text = g_strdup_printf (zh_tr (rows->flow->document->language, "%s (continued)"), heading);
  draw_heading (rows, text);
}

static double
get_height (const Rows *rows,
            guint       index)
{
  const ZhTableRow *row = zh_report_table_get_row (rows->table, index);

  return row->cells != NULL ? get_row_height (rows, row) : get_heading_height (rows, row->heading);
}

/* A heading and all the rows under it. */
static double
get_group_height (const Rows *rows,
                  guint       index)
{
  double height = get_height (rows, index);

  for (guint i = index + 1; i < rows->table->rows->len && zh_report_table_get_row (rows->table, i)->cells != NULL; i++)
    height += get_height (rows, i);
  return height;
}

/* Room that row @index needs: its own; a heading does not stay behind alone and takes the
 * room of its first row as well; and the last rows go along with what stands under them,
 * where a sheet can hold both. */
static double
get_needed_room (const Rows *rows,
                 guint       index)
{
  guint  n_rows = rows->table->rows->len;
  double frame = rows->flow->bottom - rows->flow->top;
  double room = get_height (rows, index);
  double rest = rows->tail;

  if (zh_report_table_get_row (rows->table, index)->cells == NULL && index + 1 < n_rows)
    {
      double group = get_group_height (rows, index);

      room = group < frame * MAX_KEPT_SHARE ? group : room + get_height (rows, index + 1);
    }
  if (rows->tail <= 0 || index + ROWS_WITH_TAIL < n_rows)
    return room;
  for (guint i = index; i < n_rows; i++)
    rest += get_height (rows, i);
  return rest < frame / 2 ? MAX (room, rest) : room;
}

static void
flow_band (Rows *rows)
{
  ZhFlow     *flow = rows->flow;
  const char *heading = NULL;

  draw_titles (rows);
  for (guint i = 0; i < rows->table->rows->len; i++)
    {
      const ZhTableRow *row = zh_report_table_get_row (rows->table, i);

      reserve_rows (rows, get_needed_room (rows, i), row->cells != NULL ? heading : NULL);
      flow->row = (int) i;
      if (row->cells != NULL)
        draw_row (rows, row);
      else
        draw_heading (rows, heading = row->heading);
      flow->row = -1;
    }

  if (rows->table->rows->len == 0 && rows->table->empty_text != NULL)
    {
      ZhTextStyle style = { .size_pt = rows->plan->size_pt, .grey = 0.32 };

      flow->y = zh_flow_add_paragraph (flow, &style, rows->table->empty_text, get_frame_x (rows) + rows->plan->pad,
                                       flow->y + rows->row_pad * 2, rows->frame_width - 2 * rows->plan->pad, 0, 3);
    }
}

/* A list to be filled in or signed needs higher rows. */
static gboolean
is_for_handwriting (const ZhReportTable *table)
{
  int n_columns = 0;

  for (guint i = 0; i < table->columns->len; i++)
    n_columns += zh_report_table_get_column (table, i)->kind == ZH_COLUMN_WRITE;
  return n_columns > 1;
}

void
zh_flow_add_table (ZhFlow              *self,
                   const ZhReportTable *table,
                   double               tail_pt)
{
  Rows        rows = { .flow = self, .table = table };
  ZhTextStyle style = { .size_pt = self->size_pt };
  g_autoptr (ZhColumnPlan) plan = NULL;

  rows.n_frames = MIN (table->n_frames, self->max_frames);
  rows.frame_width = zh_column_get_frame_width (self->width, rows.n_frames);
  plan = zh_column_plan_new (table, self->ruler, self->size_pt, self->title_share, rows.frame_width, self->fit);
  g_assert (plan != NULL); /* the flow was given a size and a fit that hold */
  rows.plan = plan;
  rows.line_height = zh_ruler_get_line_height (self->ruler, &style);
  rows.row_pad = self->size_pt * (is_for_handwriting (table) ? 0.48 : 0.23);

  for (guint i = 0; i < plan->bands->len; i++)
    {
      rows.band = g_array_index (plan->bands, ZhColumnBand, i);
      if (i > 0)
        zh_flow_begin_page (self);
      else
        zh_flow_reserve (self, rows.line_height * 8);
      if (self->y > self->top)
        self->y += rows.row_pad * 2;
      rows.frame = 0;
      rows.frame_top = self->y;
      rows.tail = i + 1 == plan->bands->len && rows.n_frames == 1 ? tail_pt : 0;
      flow_band (&rows);
    }
  if (rows.frame > 0)
    self->y = self->bottom;
}
