#include "config.h"

#include "report-tree.h"

#include <string.h>

#define LINE_PT 15.0     /* of one side of a match */
#define MIN_LINE_PT 9.0  /* a sheet of sixteen matches is still read at this */
#define SPACE_PT 9.0     /* between two matches of the first column */
#define MIN_SPACE_PT 6.0 /* where there are many */
#define MANY_MATCHES 12
#define COLUMN_GAP_PT 22.0
#define NARROW_GAP_PT 12.0 /* where there are many columns */
#define MANY_COLUMNS 6
#define MIN_NAME_PT 5.6
#define MAX_COLUMN_PT 170.0
#define TITLE_PT 24.0

static const ZhTextStyle heading_style = { 11.5, TRUE, 0 };
static const ZhTextStyle title_style = { 8, TRUE, 0.2 };
static const ZhTextStyle number_style = { 6.4, FALSE, 0.4 };

/* A part of a tree on one sheet: the columns first … end, and of their matches those marked. */
typedef struct
{
  ZhFlow       *flow;
  const ZhTree *tree;
  gboolean     *is_in;
  double       *middle; /* y of each match */
  int           first;
  int           end;
  double        x;
  double        line;
  double        column;
  double        gap;
  double        space;
} Part;

static void
free_match (gpointer data)
{
  ZhTreeMatch *match = data;

  for (int side = 0; side < 2; side++)
    {
      g_free (match->names[side]);
      g_free (match->scores[side]);
    }
  g_free (match);
}

ZhTree *
zh_tree_new (const char *heading)
{
  ZhTree *self = g_new0 (ZhTree, 1);

  self->heading = g_strdup (heading);
  self->columns = g_ptr_array_new_with_free_func (g_free);
  self->matches = g_ptr_array_new_with_free_func (free_match);
  return self;
}

void
zh_tree_free (ZhTree *self)
{
  if (self == NULL)
    return;
  g_free (self->heading);
  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->matches);
  g_free (self);
}

ZhTreeMatch *
zh_tree_add_match (ZhTree *self,
                   int     number,
                   int     column)
{
  ZhTreeMatch *match = g_new0 (ZhTreeMatch, 1);

  match->number = number;
  match->column = column;
  match->target = -1;
  match->winner = -1;
  g_ptr_array_add (self->matches, match);
  return match;
}

static const ZhTreeMatch *
get_match (const ZhTree *self,
           guint         index)
{
  return g_ptr_array_index (self->matches, index);
}

static double
get_left (const Part *part,
          int         column)
{
  return part->x + (column - part->first) * (part->column + part->gap);
}

static double
get_width (int    n_columns,
           double column)
{
  return n_columns * column + (n_columns - 1) * COLUMN_GAP_PT;
}

/* A match stands in the middle of those it comes from; without any, under the one before it. */
static void
place_matches (Part  *part,
               double top)
{
  guint              n = part->tree->matches->len;
  g_autofree double *sum = g_new0 (double, n);
  g_autofree int    *count = g_new0 (int, n);
  double             step = part->line * 2 + part->space;

  for (int column = part->first; column < part->end; column++)
    {
      double next = top + step / 2;

      for (guint i = 0; i < n; i++)
        {
          const ZhTreeMatch *match = get_match (part->tree, i);

          if (!part->is_in[i] || match->column != column)
            continue;
          part->middle[i] = count[i] > 0 ? MAX (sum[i] / count[i], next) : next;
          next = part->middle[i] + step;
          if (match->target >= 0)
            {
              sum[match->target] += part->middle[i];
              count[match->target]++;
            }
        }
    }
}

static int
count_in_column (const Part *part,
                 int         column)
{
  int n = 0;

  for (guint i = 0; i < part->tree->matches->len; i++)
    n += part->is_in[i] && get_match (part->tree, i)->column == column;
  return n;
}

static int
count_tallest (const Part *part)
{
  int tallest = 1;

  for (int column = part->first; column < part->end; column++)
    tallest = MAX (tallest, count_in_column (part, column));
  return tallest;
}

static void
draw_side (const Part        *part,
           const ZhTreeMatch *match,
           int                side,
           double             x,
           double             top)
{
  ZhFlow     *flow = part->flow;
  ZhTextStyle style = { .size_pt = part->line * 0.66, .bold = match->winner == side, .grey = match->is_known[side] ? 0 : 0.45 };
  double      score = zh_ruler_measure (flow->ruler, &style, match->scores[side]);
  double      room = part->column - 8 - (score > 0 ? score + 4 : 0);
  ZhTextStyle name_style = zh_flow_fit_style (flow, &style, match->names[side], room, MIN_NAME_PT);
  double      text_top = top + (part->line - zh_ruler_get_line_height (flow->ruler, &name_style)) / 2;
  double      score_top = top + (part->line - zh_ruler_get_line_height (flow->ruler, &style)) / 2;

  zh_flow_add_paragraph (flow, &name_style, match->names[side], x + 4, text_top, room, 0, 1);
  zh_flow_add_text (flow, &style, match->scores[side], x + part->column - 4, score_top + zh_ruler_get_ascent (flow->ruler, &style), 1);
}

static void
draw_match (const Part *part,
            guint       index)
{
  const ZhTreeMatch *match = get_match (part->tree, index);
  double             x = get_left (part, match->column);
  double             y = part->middle[index];
  g_autofree char   *number = match->number > 0 ? g_strdup_printf ("%d", match->number) : g_strdup ("");

  zh_flow_add_frame (part->flow, x, y - part->line, part->column, part->line * 2, 0.7, 0);
  zh_flow_add_line (part->flow, x, y, part->column, 0, 0.35, 0.5);
  for (int side = 0; side < 2; side++)
    draw_side (part, match, side, x, y - part->line * (1 - side));
  zh_flow_add_text (part->flow, &number_style, number, x + 1, y - part->line - 1.8, 0);
}

/* From the middle of a match to the side of the next one that its winner takes: the upper one
 * where it comes from above. */
static void
draw_link (const Part *part,
           guint       index)
{
  const ZhTreeMatch *match = get_match (part->tree, index);
  double             x = get_left (part, match->column) + part->column;
  double             from = part->middle[index];
  double             to;
  double             turn;
  double             end;

  if (match->target < 0 || !part->is_in[match->target])
    return;
  to = part->middle[match->target];
  if (to - from > 0.5)
    to -= part->line / 2;
  else if (from - to > 0.5)
    to += part->line / 2;
  end = get_left (part, get_match (part->tree, (guint) match->target)->column);
  turn = end - part->gap * 0.62;
  zh_flow_add_line (part->flow, x, from, turn - x, 0, 0.7, 0);
  zh_flow_add_line (part->flow, turn, from, 0, to - from, 0.7, 0);
  zh_flow_add_line (part->flow, turn, to, end - turn, 0, 0.7, 0);
}

static void
draw_part (Part  *part,
           double top)
{
  for (int column = part->first; column < part->end; column++)
    zh_flow_add_paragraph (part->flow, &title_style, g_ptr_array_index (part->tree->columns, (guint) column),
                           get_left (part, column), top, part->column, 0.5, 2);
  place_matches (part, top + TITLE_PT);
  for (guint i = 0; i < part->tree->matches->len; i++)
    if (part->is_in[i])
      {
        draw_link (part, i);
        draw_match (part, i);
      }
}

static double
get_room (const ZhFlow *flow)
{
  return flow->bottom - flow->top - TITLE_PT - 24;
}

static double
get_height (const Part *part)
{
  return TITLE_PT + count_tallest (part) * (part->line * 2 + part->space);
}

static int
get_capacity (const ZhFlow *flow)
{
  return MAX (1, (int) (get_room (flow) / (MIN_LINE_PT * 2 + MIN_SPACE_PT)));
}

/* The way to match @index: everything that leads to it within @part's columns. */
static void
mark_way (Part *part,
          int   index)
{
  part->is_in[index] = TRUE;
  for (int i = index - 1; i >= 0; i--)
    {
      const ZhTreeMatch *match = get_match (part->tree, (guint) i);

      part->is_in[i] = match->column >= part->first && match->target >= 0 && part->is_in[match->target];
    }
}

static void
measure_part (Part  *part,
              double width)
{
  int    n_columns = part->end - part->first;
  double room = get_room (part->flow);

  part->space = count_tallest (part) > MANY_MATCHES ? MIN_SPACE_PT : SPACE_PT;
  part->line = CLAMP ((room / count_tallest (part) - part->space) / 2, MIN_LINE_PT, LINE_PT);
  part->gap = n_columns > MANY_COLUMNS ? NARROW_GAP_PT : COLUMN_GAP_PT;
  part->column = MIN (MAX_COLUMN_PT, (width - (n_columns - 1) * part->gap) / n_columns);
}

static void
add_part (Part *part)
{
  ZhFlow *flow = part->flow;

  measure_part (part, flow->width);
  zh_flow_reserve (flow, get_height (part) + 24);
  if (*part->tree->heading != '\0')
    flow->y = zh_flow_add_paragraph (flow, &heading_style, part->tree->heading, flow->left, flow->y + 8, flow->width, 0, 1) + 4;
  part->x = flow->left;
  draw_part (part, flow->y);
  flow->y += get_height (part);
}

/* The last column whose branches each fit on a sheet. */
static int
find_cut (const ZhTree *tree,
          int           capacity)
{
  int  cut = (int) tree->columns->len - 1;
  Part part = { .tree = tree, .end = (int) tree->columns->len };

  part.is_in = g_new0 (gboolean, tree->matches->len);
  for (; cut > 0; cut--)
    {
      gboolean fits = TRUE;

      for (guint i = 0; i < tree->matches->len && fits; i++)
        if (get_match (tree, i)->column == cut)
          {
            memset (part.is_in, 0, sizeof (gboolean) * tree->matches->len);
            mark_way (&part, (int) i);
            fits = count_tallest (&part) <= capacity;
          }
      if (fits)
        break;
    }
  g_free (part.is_in);
  return cut;
}

static void
add_tree (ZhFlow       *flow,
          const ZhTree *tree)
{
  guint                n = tree->matches->len;
  g_autofree gboolean *is_in = g_new0 (gboolean, n);
  g_autofree double   *middle = g_new0 (double, n);
  Part                 part = { .flow = flow, .tree = tree, .is_in = is_in, .middle = middle, .end = (int) tree->columns->len };
  int                  cut;

  for (guint i = 0; i < n; i++)
    is_in[i] = TRUE;
  if (count_tallest (&part) <= get_capacity (flow))
    {
      add_part (&part);
      return;
    }

  cut = find_cut (tree, get_capacity (flow));
  part.end = cut + 1;
  for (guint i = 0; i < n; i++)
    if (get_match (tree, i)->column == cut)
      {
        memset (is_in, 0, sizeof (gboolean) * n);
        mark_way (&part, (int) i);
        add_part (&part);
      }
  part.first = cut;
  part.end = (int) tree->columns->len;
  for (guint i = 0; i < n; i++)
    is_in[i] = get_match (tree, i)->column >= cut;
  if (part.end > cut + 1)
    add_part (&part);
}

/* Trees of one match stand beside each other. */
static guint
add_row (ZhFlow          *flow,
         const GPtrArray *trees,
         guint            first)
{
  double   x = flow->left;
  double   width = get_width (1, MAX_COLUMN_PT);
  double   height = LINE_PT * 2 + SPACE_PT + TITLE_PT + 20;
  gboolean yes = TRUE;
  guint    i;

  zh_flow_reserve (flow, height);
  for (i = first; i < trees->len && x + width <= flow->left + flow->width + 1; i++)
    {
      const ZhTree *tree = g_ptr_array_index (trees, i);
      double        middle = 0;
      Part          part = { .flow = flow, .tree = tree, .is_in = &yes, .middle = &middle, .end = 1, .x = x, .line = LINE_PT, .column = MAX_COLUMN_PT, .gap = COLUMN_GAP_PT, .space = SPACE_PT };

      if (tree->matches->len != 1)
        break;
      draw_part (&part, flow->y + 12);
      x += width + COLUMN_GAP_PT;
    }
  flow->y += height;
  return i - first;
}

void
zh_flow_add_trees (ZhFlow       *flow,
                   gconstpointer data)
{
  const GPtrArray *trees = data;

  for (guint i = 0; i < trees->len;)
    {
      const ZhTree *tree = g_ptr_array_index (trees, i);

      if (tree->matches->len == 1 && *tree->heading == '\0')
        {
          i += add_row (flow, trees, i);
          continue;
        }
      add_tree (flow, tree);
      i++;
    }
}
