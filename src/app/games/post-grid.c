#include "config.h"

#include "post-grid.h"

#include "columns.h"
#include "drawn-table.h"
#include "post-pen.h"
#include "text-size.h"

#define PAGE_ROWS 5

struct _ZhPostGrid
{
  GtkWidget parent_instance;

  ZhPostCells *cells; /* NULL before zh_post_grid_show() */
  int          cursor_row;
  int          cursor_column;

  /* pixels, by the present font */
  int line_height;
  int number_width;
  int name_width;
  int cell_width;
};

G_DEFINE_FINAL_TYPE (ZhPostGrid, zh_post_grid, GTK_TYPE_WIDGET)

static guint activated_signal;
static guint moved_signal;

/* Sizes */

static void
measure_cells (ZhPostGrid *self)
{
  int height;

  self->number_width = zh_text_measure (GTK_WIDGET (self), "999", &height) + 2 * ZH_POST_PADDING;
  self->cell_width = zh_text_measure (GTK_WIDGET (self), "99/99 · 99", &height);
  self->name_width = zh_text_measure (GTK_WIDGET (self), zh_column_get_title (ZH_COL_NAME, zh_language_get_screen ()), &height);
  for (int row = 0; row < zh_post_cells_count_rows (self->cells); row++)
    {
      g_autofree char *name = zh_entry_format_name (zh_post_cells_get_row (self->cells, row));

      self->name_width = MAX (self->name_width, zh_text_measure (GTK_WIDGET (self), name, &height));
      for (int column = 0; column < zh_post_cells_count_columns (self->cells); column++)
        for (int line = 0; line < ZH_POST_CELL_LINES; line++)
          {
            g_autofree char *text = zh_post_cells_dup_line (self->cells, row, column, line);

            self->cell_width = MAX (self->cell_width, zh_text_measure (GTK_WIDGET (self), text, &height));
          }
    }
  self->name_width += 2 * ZH_POST_PADDING;
  self->cell_width += 2 * ZH_POST_PADDING;
  self->line_height = height;
}

static int
get_cells_x (ZhPostGrid *self)
{
  return self->number_width + self->name_width;
}

static int
get_row_height (ZhPostGrid *self)
{
  return ZH_POST_CELL_LINES * self->line_height + ZH_POST_PADDING;
}

static int
get_heading (ZhPostGrid *self)
{
  return self->line_height + ZH_POST_PADDING;
}

static int
get_width (ZhPostGrid *self)
{
  return get_cells_x (self) + zh_post_cells_count_columns (self->cells) * self->cell_width;
}

static GdkRectangle
get_box (ZhPostGrid *self,
         int         row,
         int         column)
{
  return (GdkRectangle){ get_cells_x (self) + column * self->cell_width, get_heading (self) + row * get_row_height (self), self->cell_width, get_row_height (self) };
}

static gboolean
is_empty (ZhPostGrid *self)
{
  return self->cells == NULL || zh_post_cells_count_rows (self->cells) == 0;
}

/* Drawing */

static void
draw_cell (ZhPostGrid *self,
           ZhPostPen  *pen,
           int         row,
           int         column)
{
  const ZhPostCell *cell = zh_post_cells_get (self->cells, row, column);
  GdkRectangle      box = get_box (self, row, column);
  GdkRectangle      inside = { box.x + 2, box.y + 2, box.width - 4, box.height - 4 };

  if (cell == NULL)
    {
      zh_post_pen_fill (pen, &pen->faint, &inside);
      return;
    }
  if (cell->is_due)
    zh_post_pen_outline (pen, &inside, 1);
  for (int line = 0; line < ZH_POST_CELL_LINES; line++)
    {
      g_autofree char *text = zh_post_cells_dup_line (self->cells, row, column, line);

      zh_post_pen_write (pen, text, &(GdkRectangle){ box.x, box.y + ZH_POST_PADDING / 2 + line * self->line_height, box.width, self->line_height }, 0.5);
    }
}

static void
draw_name (ZhPostGrid         *self,
           ZhPostPen          *pen,
           const GdkRectangle *sight,
           int                 row)
{
  const ZhEntry   *entry = zh_post_cells_get_row (self->cells, row);
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *number = entry->start_number > 0 ? g_strdup_printf ("%d", entry->start_number) : g_strdup ("");
  int              y = get_box (self, row, 0).y;

  zh_post_pen_write (pen, number, &(GdkRectangle){ sight->x, y, self->number_width, get_row_height (self) }, 1);
  zh_post_pen_write (pen, name, &(GdkRectangle){ sight->x + self->number_width, y, self->name_width, get_row_height (self) }, 0);
}

static void
draw_heading (ZhPostGrid         *self,
              ZhPostPen          *pen,
              const GdkRectangle *sight)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               height = get_heading (self);

  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, sight->width, height });
  for (int column = 0; column < zh_post_cells_count_columns (self->cells); column++)
    {
      const ZhEntry   *entry = zh_post_cells_get_column (self->cells, column);
      g_autofree char *number = g_strdup_printf ("%d", entry->start_number > 0 ? entry->start_number : column + 1);

      zh_post_pen_write (pen, number, &(GdkRectangle){ get_box (self, 0, column).x, sight->y, self->cell_width, height }, 0.5);
    }
  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, get_cells_x (self), height });
  zh_post_pen_write (pen, zh_column_get_title (ZH_COL_START_NUMBER, language), &(GdkRectangle){ sight->x, sight->y, self->number_width, height }, 1);
  zh_post_pen_write (pen, zh_column_get_title (ZH_COL_NAME, language), &(GdkRectangle){ sight->x + self->number_width, sight->y, self->name_width, height }, 0);
  zh_post_pen_fill (pen, &pen->ink, &(GdkRectangle){ sight->x, sight->y + height - 1, MIN (sight->width, get_width (self) - sight->x), 1 });
}

/* Only what is in sight; names and numbers stay at the edges. */
static void
draw_body (ZhPostGrid         *self,
           ZhPostPen          *pen,
           const GdkRectangle *sight)
{
  int first_row = MAX ((sight->y - get_heading (self)) / get_row_height (self), 0);
  int last_row = MIN ((sight->y + sight->height) / get_row_height (self), zh_post_cells_count_rows (self->cells) - 1);
  int first = MAX ((sight->x - get_cells_x (self)) / self->cell_width, 0);
  int last = MIN ((sight->x + sight->width - get_cells_x (self)) / self->cell_width, zh_post_cells_count_columns (self->cells) - 1);

  for (int row = first_row; row <= last_row; row++)
    {
      for (int column = first; column <= last; column++)
        draw_cell (self, pen, row, column);
      zh_post_pen_fill (pen, &pen->faint, &(GdkRectangle){ 0, get_box (self, row + 1, 0).y - 1, get_width (self), 1 });
    }
  if (gtk_widget_has_focus (GTK_WIDGET (self)) && !is_empty (self))
    {
      const GdkRectangle box = get_box (self, self->cursor_row, self->cursor_column);

      zh_post_pen_outline (pen, &box, 2);
    }
  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, get_cells_x (self), sight->height });
  for (int row = first_row; row <= last_row; row++)
    draw_name (self, pen, sight, row);
}

static void
zh_post_grid_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  ZhPostGrid  *self = ZH_POST_GRID (widget);
  ZhPostPen    pen;
  GdkRectangle sight;

  if (self->cells == NULL)
    return;
  zh_post_pen_init (&pen, widget, snapshot);
  zh_drawn_table_get_sight (widget, &sight);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) sight.x, (float) sight.y, (float) sight.width, (float) sight.height));
  draw_body (self, &pen, &sight);
  draw_heading (self, &pen, &sight);
  gtk_snapshot_pop (snapshot);
}

static void
zh_post_grid_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  ZhPostGrid *self = ZH_POST_GRID (widget);

  *minimum = *natural = 0;
  if (self->cells == NULL)
    return;
  measure_cells (self);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_width (self) : get_box (self, zh_post_cells_count_rows (self->cells), 0).y;
}

/* The cursor */

static gboolean
put_cursor (ZhPostGrid *self,
            int         row,
            int         column)
{
  g_autofree char *label = NULL;

  if (is_empty (self))
    return GDK_EVENT_PROPAGATE;
  self->cursor_row = CLAMP (row, 0, zh_post_cells_count_rows (self->cells) - 1);
  self->cursor_column = CLAMP (column, 0, zh_post_cells_count_columns (self->cells) - 1);
  label = zh_post_grid_describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, moved_signal, 0);
  return GDK_EVENT_STOP;
}

/* Out from behind heading and names, which stay at the edges. */
static gboolean
move_cursor (ZhPostGrid *self,
             int         rows,
             int         columns)
{
  GdkRectangle box;

  if (put_cursor (self, self->cursor_row + rows, self->cursor_column + columns) == GDK_EVENT_PROPAGATE)
    return GDK_EVENT_PROPAGATE;
  box = get_box (self, self->cursor_row, self->cursor_column);
  zh_drawn_table_show (GTK_WIDGET (self), &(GdkRectangle){ box.x - get_cells_x (self), box.y - get_heading (self), get_cells_x (self) + box.width, get_heading (self) + box.height });
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (ZhPostGrid     *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  int many = self->cells != NULL ? zh_post_cells_count_columns (self->cells) : 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      return move_cursor (self, -1, 0);
    case GDK_KEY_Down:
      return move_cursor (self, 1, 0);
    case GDK_KEY_Left:
      return move_cursor (self, 0, -1);
    case GDK_KEY_Right:
      return move_cursor (self, 0, 1);
    case GDK_KEY_Page_Up:
      return move_cursor (self, -PAGE_ROWS, 0);
    case GDK_KEY_Page_Down:
      return move_cursor (self, PAGE_ROWS, 0);
    case GDK_KEY_Home:
      return move_cursor (self, 0, -many);
    case GDK_KEY_End:
      return move_cursor (self, 0, many);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      g_signal_emit (self, activated_signal, 0);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhPostGrid *self,
            int         n_press,
            double      x,
            double      y)
{
  GdkRectangle sight;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  zh_drawn_table_get_sight (GTK_WIDGET (self), &sight);
  if (is_empty (self) || x < sight.x + get_cells_x (self) || y < sight.y + get_heading (self))
    return;
  put_cursor (self, ((int) y - get_heading (self)) / get_row_height (self), ((int) x - get_cells_x (self)) / self->cell_width);
  if (n_press == 2)
    g_signal_emit (self, activated_signal, 0);
}

static void
zh_post_grid_class_init (ZhPostGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhPostGrid, zh_post_cells_free, cells);
  widget_class->measure = zh_post_grid_measure;
  widget_class->snapshot = zh_post_grid_snapshot;
  activated_signal = ZH_SIGNAL (class, "activated", 0);
  moved_signal = ZH_SIGNAL (class, "moved", 0);
  zh_drawn_table_class_set_up (widget_class, "crosstable");
}

static void
zh_post_grid_init (ZhPostGrid *self)
{
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

void
zh_post_grid_show (ZhPostGrid  *self,
                   ZhPostCells *cells)
{
  g_return_if_fail (ZH_IS_POST_GRID (self));

  zh_post_cells_free (self->cells);
  self->cells = cells;
  put_cursor (self, self->cursor_row, self->cursor_column);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const ZhPostGame *
zh_post_grid_get_game (ZhPostGrid *self)
{
  const ZhPostCell *cell;

  g_return_val_if_fail (ZH_IS_POST_GRID (self), NULL);

  cell = is_empty (self) ? NULL : zh_post_cells_get (self->cells, self->cursor_row, self->cursor_column);
  return cell != NULL ? cell->game : NULL;
}

char *
zh_post_grid_describe (ZhPostGrid *self)
{
  g_return_val_if_fail (ZH_IS_POST_GRID (self), NULL);

  return is_empty (self) ? g_strdup ("") : zh_post_cells_describe (self->cells, self->cursor_row, self->cursor_column);
}
