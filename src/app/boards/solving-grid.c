#include "config.h"

#include "solving-grid.h"

#include <glib/gi18n.h>

#include "columns.h"
#include "drawn-table.h"
#include "solving-cells.h"
#include "text-size.h"

#define PADDING 6
#define PAGE_ROWS 10

struct _ZhSolvingGrid
{
  GtkWidget parent_instance;

  ZhSolvingCells *cells; /* NULL before zh_solving_grid_show() */
  char           *typed;
  int             cursor_row;
  int             cursor_column;

  /* pixels, by the present font */
  int row_height;
  int number_width;
  int name_width;
  int cell_width;
  int end_width;
};

G_DEFINE_FINAL_TYPE (ZhSolvingGrid, zh_solving_grid, GTK_TYPE_WIDGET)

static guint moved_signal;

/* Sizes */

static void
measure_cells (ZhSolvingGrid *self)
{
  int height;

  self->number_width = zh_text_measure (GTK_WIDGET (self), "999", &height) + 2 * PADDING;
  self->cell_width = zh_text_measure (GTK_WIDGET (self), "0:00:00", &height);
  self->end_width = zh_text_measure (GTK_WIDGET (self), "00:00:00*", &height);
  self->name_width = zh_text_measure (GTK_WIDGET (self), zh_column_get_title (ZH_COL_NAME, zh_language_get_screen ()), &height);
  for (int row = 0; row < zh_solving_cells_count_rows (self->cells); row++)
    {
      g_autofree char *name = zh_entry_format_name (zh_solving_cells_get_entry (self->cells, row));

      self->name_width = MAX (self->name_width, zh_text_measure (GTK_WIDGET (self), name, &height));
    }
  for (int column = 0; column < zh_solving_cells_count_columns (self->cells); column++)
    {
      g_autofree char *title = zh_solving_cells_dup_title (self->cells, column);

      self->cell_width = MAX (self->cell_width, zh_text_measure (GTK_WIDGET (self), title, &height));
    }
  for (int end = 0; end < ZH_SOLVING_N_ENDS; end++)
    self->end_width = MAX (self->end_width, zh_text_measure (GTK_WIDGET (self), zh_solving_cells_get_end_title (end), &height));
  self->name_width += 2 * PADDING;
  self->cell_width += 2 * PADDING;
  self->end_width += 2 * PADDING;
  self->row_height = height + PADDING;
}

static int
get_cells_x (ZhSolvingGrid *self)
{
  return self->number_width + self->name_width;
}

static int
get_width (ZhSolvingGrid *self)
{
  return get_cells_x (self) + zh_solving_cells_count_columns (self->cells) * self->cell_width + ZH_SOLVING_N_ENDS * self->end_width;
}

/* The heading has two lines: codes, and what lines are worth. */
static int
get_heading (ZhSolvingGrid *self)
{
  return 2 * self->row_height;
}

static int
get_row_y (ZhSolvingGrid *self,
           int            row)
{
  return get_heading (self) + row * self->row_height;
}

/* Drawing */

typedef struct
{
  GtkSnapshot *snapshot;
  GdkRGBA      ink;
  GdkRGBA      faint;
  GdkRGBA      paper;
} Pen;

static void
draw_text (ZhSolvingGrid *self,
           Pen           *pen,
           const char    *text,
           int            x,
           int            y,
           int            width,
           double         xalign)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int text_width;
  int text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT ((float) (x + PADDING + (width - 2 * PADDING - text_width) * xalign),
                                                               (float) (y + (self->row_height - text_height) / 2)));
  gtk_snapshot_append_layout (pen->snapshot, layout, &pen->ink);
  gtk_snapshot_restore (pen->snapshot);
}

static void
fill (Pen           *pen,
      const GdkRGBA *colour,
      int            x,
      int            y,
      int            width,
      int            height)
{
  gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

static void
draw_row (ZhSolvingGrid *self,
          Pen           *pen,
          int            row)
{
  int y = get_row_y (self, row);
  int x = get_cells_x (self);

  if (row == self->cursor_row)
    fill (pen, &pen->faint, 0, y, get_width (self), self->row_height);
  for (int column = 0; column < zh_solving_cells_count_columns (self->cells); column++, x += self->cell_width)
    {
      gboolean         is_typed = *self->typed != '\0' && row == self->cursor_row && column == self->cursor_column;
      g_autofree char *text = is_typed ? g_strconcat (self->typed, "…", NULL) : zh_solving_cells_dup (self->cells, row, column);

      draw_text (self, pen, text, x, y, self->cell_width, 0.5);
    }
  for (int end = 0; end < ZH_SOLVING_N_ENDS; end++, x += self->end_width)
    {
      g_autofree char *text = zh_solving_cells_dup_end (self->cells, row, end);

      draw_text (self, pen, text, x, y, self->end_width, 1);
    }
  fill (pen, &pen->faint, 0, y + self->row_height - 1, get_width (self), 1);
}

static void
draw_names (ZhSolvingGrid      *self,
            Pen                *pen,
            const GdkRectangle *sight,
            int                 row)
{
  g_autofree char *name = zh_entry_format_name (zh_solving_cells_get_entry (self->cells, row));
  g_autofree char *number = g_strdup_printf ("%d", zh_solving_cells_get_entry (self->cells, row)->start_number);
  int              y = get_row_y (self, row);

  if (row == self->cursor_row)
    fill (pen, &pen->faint, sight->x, y, get_cells_x (self), self->row_height);
  draw_text (self, pen, zh_solving_cells_get_entry (self->cells, row)->start_number > 0 ? number : "", sight->x, y, self->number_width, 1);
  draw_text (self, pen, name, sight->x + self->number_width, y, self->name_width, 0);
  fill (pen, &pen->faint, sight->x, y + self->row_height - 1, get_cells_x (self), 1);
}

static void
draw_heading (ZhSolvingGrid      *self,
              Pen                *pen,
              const GdkRectangle *sight)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               x = get_cells_x (self);

  fill (pen, &pen->paper, sight->x, sight->y, sight->width, get_heading (self));
  for (int column = 0; column < zh_solving_cells_count_columns (self->cells); column++, x += self->cell_width)
    {
      g_autofree char *title = zh_solving_cells_dup_title (self->cells, column);
      g_autofree char *worth = zh_solving_cells_dup_worth (self->cells, column);

      if (zh_solving_cells_get_column (self->cells, column)->line == 0)
        draw_text (self, pen, title, x, sight->y, self->cell_width, 0.5);
      draw_text (self, pen, worth, x, sight->y + self->row_height, self->cell_width, 0.5);
    }
  for (int end = 0; end < ZH_SOLVING_N_ENDS; end++, x += self->end_width)
    draw_text (self, pen, zh_solving_cells_get_end_title (end), x, sight->y + self->row_height, self->end_width, 1);
  fill (pen, &pen->paper, sight->x, sight->y, get_cells_x (self), get_heading (self));
  draw_text (self, pen, zh_column_get_title (ZH_COL_START_NUMBER, language), sight->x, sight->y + self->row_height, self->number_width, 1);
  draw_text (self, pen, zh_column_get_title (ZH_COL_NAME, language), sight->x + self->number_width, sight->y + self->row_height, self->name_width, 0);
  fill (pen, &pen->ink, sight->x, sight->y + get_heading (self) - 1, MIN (sight->width, get_width (self) - sight->x), 1);
}

static void
draw_cursor (ZhSolvingGrid *self,
             Pen           *pen)
{
  int            x = get_cells_x (self) + self->cursor_column * self->cell_width;
  GskRoundedRect outline;
  const float    widths[4] = { 2, 2, 2, 2 };
  const GdkRGBA  colours[4] = { pen->ink, pen->ink, pen->ink, pen->ink };

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) x, (float) get_row_y (self, self->cursor_row), (float) self->cell_width, (float) self->row_height), 3);
  gtk_snapshot_append_border (pen->snapshot, &outline, widths, colours);
}

static void
zh_solving_grid_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ZhSolvingGrid   *self = ZH_SOLVING_GRID (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  Pen              pen = { .snapshot = snapshot };
  GdkRectangle     sight;
  int              first;
  int              last;

  if (self->cells == NULL)
    return;
  gtk_style_context_get_color (style, &pen.ink);
  if (!gtk_style_context_lookup_color (style, "window_bg_color", &pen.paper))
    pen.paper = (GdkRGBA){ 1, 1, 1, 1 };
  pen.faint = pen.ink;
  pen.faint.alpha *= 0.12f;
  zh_drawn_table_get_sight (widget, &sight);
  first = MAX (sight.y / self->row_height - 1, 0);
  last = MIN ((sight.y + sight.height) / self->row_height, zh_solving_cells_count_rows (self->cells) - 1);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) sight.x, (float) sight.y, (float) sight.width, (float) sight.height));
  for (int row = first; row <= last; row++)
    draw_row (self, &pen, row);
  if (gtk_widget_has_focus (widget) && zh_solving_cells_count_rows (self->cells) > 0)
    draw_cursor (self, &pen);
  fill (&pen, &pen.paper, sight.x, sight.y, get_cells_x (self), sight.height);
  for (int row = first; row <= last; row++)
    draw_names (self, &pen, &sight, row);
  draw_heading (self, &pen, &sight);
  gtk_snapshot_pop (snapshot);
}

static void
zh_solving_grid_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  ZhSolvingGrid *self = ZH_SOLVING_GRID (widget);

  measure_cells (self);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_width (self) : get_row_y (self, zh_solving_cells_count_rows (self->cells));
}

/* The cursor */

static void
say_cursor (ZhSolvingGrid *self)
{
  const ZhSolvingColumn *at = zh_solving_cells_get_column (self->cells, self->cursor_column);
  g_autofree char       *name = zh_entry_format_name (zh_solving_cells_get_entry (self->cells, self->cursor_row));
  g_autofree char       *text = zh_solving_cells_dup (self->cells, self->cursor_row, self->cursor_column);
  g_autofree char       *worth = zh_points_format_half (at->most, zh_language_get_screen ());
  g_autofree char       *label = NULL;

  if (g_str_equal (text, "·"))
    {
      g_free (text);
      text = g_strdup (_ ("nothing yet"));
    }
  if (at->work == NULL)
    label = g_strdup_printf (_ ("%1$s, handed in: %2$s"), name, text);
  else
    /* Translators: a cell of the sheets of a round of solving: name, work, number of the line, what it is worth, the mark. */
    label = g_strdup_printf (_ ("%1$s, work %2$s, line %3$u of %4$s: %5$s"), name, at->work->code, at->line + 1, worth, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}

static void
show_cursor (ZhSolvingGrid *self)
{
  int x = self->cursor_column * self->cell_width;
  int y = self->cursor_row * self->row_height;

  zh_drawn_table_show (GTK_WIDGET (self), &(GdkRectangle){ x, y, get_cells_x (self) + 2 * self->cell_width, get_heading (self) + 2 * self->row_height });
}

static gboolean
put_cursor (ZhSolvingGrid *self,
            int            row,
            int            column)
{
  if (zh_solving_cells_count_rows (self->cells) == 0 || zh_solving_cells_count_columns (self->cells) == 0)
    return GDK_EVENT_PROPAGATE;
  self->cursor_row = CLAMP (row, 0, zh_solving_cells_count_rows (self->cells) - 1);
  self->cursor_column = CLAMP (column, 0, zh_solving_cells_count_columns (self->cells) - 1);
  g_free (self->typed);
  self->typed = g_strdup ("");
  say_cursor (self);
  show_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, moved_signal, 0);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (ZhSolvingGrid *self,
                guint          keyval)
{
  int row = self->cursor_row;
  int column = self->cursor_column;

  switch (keyval)
    {
    case GDK_KEY_Up:
      return put_cursor (self, row - 1, column);
    case GDK_KEY_Down:
      return put_cursor (self, row + 1, column);
    case GDK_KEY_Left:
      return put_cursor (self, row, column - 1);
    case GDK_KEY_Right:
      return put_cursor (self, row, column + 1);
    case GDK_KEY_Page_Up:
      return put_cursor (self, row - PAGE_ROWS, column);
    case GDK_KEY_Page_Down:
      return put_cursor (self, row + PAGE_ROWS, column);
    case GDK_KEY_Home:
      return put_cursor (self, row, 0);
    case GDK_KEY_End:
      return put_cursor (self, row, G_MAXINT);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhSolvingGrid *self,
            int            n_press,
            double         x,
            double         y)
{
  GdkRectangle sight;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  zh_drawn_table_get_sight (GTK_WIDGET (self), &sight);
  if (self->row_height > 0 && x >= sight.x && y >= sight.y + get_heading (self))
    put_cursor (self, ((int) y - get_heading (self)) / self->row_height, ((int) x - get_cells_x (self)) / self->cell_width);
}

static void
zh_solving_grid_class_init (ZhSolvingGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhSolvingGrid, zh_solving_cells_free, cells);
  ZH_FINALIZES (class, ZhSolvingGrid, g_free, typed);
  widget_class->measure = zh_solving_grid_measure;
  widget_class->snapshot = zh_solving_grid_snapshot;
  moved_signal = g_signal_new ("moved", ZH_TYPE_SOLVING_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  zh_drawn_table_class_set_up (widget_class, "crosstable");
}

static void
zh_solving_grid_init (ZhSolvingGrid *self)
{
  self->typed = g_strdup ("");
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

void
zh_solving_grid_show (ZhSolvingGrid      *self,
                      const ZhTournament *tournament,
                      int                 round)
{
  g_return_if_fail (ZH_IS_SOLVING_GRID (self));

  g_clear_pointer (&self->cells, zh_solving_cells_free);
  if (tournament != NULL)
    {
      self->cells = zh_solving_cells_new (tournament, round);
      put_cursor (self, self->cursor_row, self->cursor_column);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
zh_solving_grid_get_cursor (ZhSolvingGrid   *self,
                            ZhSolvingCursor *cursor)
{
  const ZhSolvingColumn *at;

  if (self->cells == NULL || zh_solving_cells_count_rows (self->cells) == 0 || zh_solving_cells_count_columns (self->cells) == 0)
    return FALSE;
  at = zh_solving_cells_get_column (self->cells, self->cursor_column);
  *cursor = (ZhSolvingCursor){ zh_solving_cells_get_entry (self->cells, self->cursor_row)->id, at->work != NULL ? at->work->number : 0, at->line, at->most, NULL };
  if (at->work == NULL)
    return TRUE;
  cursor->marks = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  for (int column = 0; column < zh_solving_cells_count_columns (self->cells); column++)
    if (zh_solving_cells_get_column (self->cells, column)->work == at->work)
      {
        ZhPoints mark = zh_solving_cells_get_mark (self->cells, self->cursor_row, column);

        g_array_append_val (cursor->marks, mark);
      }
  return TRUE;
}

void
zh_solving_grid_advance (ZhSolvingGrid *self)
{
  int column = self->cursor_column + 1;

  while (column < zh_solving_cells_count_columns (self->cells) && zh_solving_cells_get_column (self->cells, column)->work != NULL && zh_solving_cells_get_column (self->cells, column)->work->annulled)
    column++;
  if (column < zh_solving_cells_count_columns (self->cells) && (zh_solving_cells_get_column (self->cells, column)->work != NULL || zh_solving_cells_find_sheet (self->cells, self->cursor_row) == NULL ||
                                                                zh_solving_cells_find_sheet (self->cells, self->cursor_row)->seconds == ZH_SOLVING_NO_TIME))
    put_cursor (self, self->cursor_row, column);
  else if (self->cursor_row + 1 < zh_solving_cells_count_rows (self->cells))
    put_cursor (self, self->cursor_row + 1, MAX (zh_solving_cells_find_open (self->cells, self->cursor_row + 1), 0));
  else
    put_cursor (self, self->cursor_row, self->cursor_column);
}

void
zh_solving_grid_go_back (ZhSolvingGrid *self)
{
  if (self->cursor_column > 0)
    put_cursor (self, self->cursor_row, self->cursor_column - 1);
  else if (self->cursor_row > 0)
    put_cursor (self, self->cursor_row - 1, zh_solving_cells_count_columns (self->cells) - 2);
}

void
zh_solving_grid_go_to_open (ZhSolvingGrid *self)
{
  for (int i = 1; i <= zh_solving_cells_count_rows (self->cells); i++)
    {
      int row = (self->cursor_row + i) % zh_solving_cells_count_rows (self->cells);
      int column = zh_solving_cells_find_open (self->cells, row);

      if (column >= 0)
        {
          put_cursor (self, row, column);
          return;
        }
    }
}

void
zh_solving_grid_select_entry (ZhSolvingGrid *self,
                              gint64         entry_id)
{
  for (int row = 0; row < zh_solving_cells_count_rows (self->cells); row++)
    if (zh_solving_cells_get_entry (self->cells, row)->id == entry_id)
      put_cursor (self, row, MAX (zh_solving_cells_find_open (self->cells, row), 0));
}

void
zh_solving_grid_set_typed (ZhSolvingGrid *self,
                           const char    *text)
{
  char *copy = g_strdup (text);

  g_free (self->typed);
  self->typed = copy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
