#include "config.h"

#include "crosstable-view.h"

#include <glib/gi18n.h>

#include "columns.h"
#include "drawn-table.h"
#include "entry-cells.h"
#include "text-size.h"

#define PADDING 6
#define PAGE_ROWS 10

struct _ZhCrosstableView
{
  GtkWidget parent_instance;

  const ZhStandings  *standings; /* unowned, see zh_crosstable_view_set_standings() */
  ZhCrosstable       *table;
  ZhCrosstableOrder   order;
  ZhCrosstableDialect dialect;
  int                 cursor_row;
  int                 cursor_column;

  /* pixels, by the present font */
  int row_height;
  int number_width;
  int name_width;
  int cell_width;
  int points_width;
};

G_DEFINE_FINAL_TYPE (ZhCrosstableView, zh_crosstable_view, GTK_TYPE_WIDGET)

static char *
format_cell (const ZhCrosstableCell *cell)
{
  return cell->values != NULL ? g_strjoinv (" ", cell->values) : g_strdup ("");
}

static const ZhEntry *
get_row_entry (ZhCrosstableView *self,
               int               row)
{
  return zh_history_get_entry (zh_standings_get_history (self->standings), zh_crosstable_get_entry (self->table, row));
}

/* Who has left is marked, as on paper. */
static char *
dup_name (ZhCrosstableView *self,
          int               row)
{
  const ZhEntry *entry = get_row_entry (self, row);

  return zh_entry_mark_left (zh_entry_format_name (entry), entry, zh_standings_get_history (self->standings)->n_rounds,
                             zh_language_get_screen ());
}

static void
measure_cells (ZhCrosstableView *self)
{
  int n_rows = zh_crosstable_get_n_rows (self->table);
  int n_columns = zh_crosstable_get_n_columns (self->table);
  int height;
  int widest;

  self->number_width = zh_text_measure (GTK_WIDGET (self), "999", &height) + 2 * PADDING;
  self->points_width = MAX (zh_text_measure (GTK_WIDGET (self), "999½", &height), zh_text_measure (GTK_WIDGET (self), zh_column_get_title (ZH_COL_PLACE, zh_language_get_screen ()), &height)) + 2 * PADDING;
  self->name_width = 0;
  widest = zh_text_measure (GTK_WIDGET (self), "99", &height);
  for (int row = 0; row < n_rows; row++)
    {
      g_autofree char *name = dup_name (self, row);

      self->name_width = MAX (self->name_width, zh_text_measure (GTK_WIDGET (self), name, &height));
      for (int column = 0; column < n_columns; column++)
        {
          g_autofree char *text = format_cell (zh_crosstable_get_cell (self->table, row, column));

          widest = MAX (widest, zh_text_measure (GTK_WIDGET (self), text, &height));
        }
    }
  self->name_width += 2 * PADDING;
  self->cell_width = widest + 2 * PADDING;
  self->row_height = height + PADDING;
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
draw_text (ZhCrosstableView *self,
           Pen              *pen,
           const char       *text,
           int               x,
           int               y,
           int               width,
           double            xalign)
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
fill_rectangle (Pen           *pen,
                const GdkRGBA *colour,
                int            x,
                int            y,
                int            width,
                int            height)
{
  gtk_snapshot_append_color (pen->snapshot, colour, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

static int
get_cells_x (ZhCrosstableView *self)
{
  return self->number_width + self->name_width;
}

static int
get_width (ZhCrosstableView *self)
{
  return get_cells_x (self) + zh_crosstable_get_n_columns (self->table) * self->cell_width + 2 * self->points_width;
}

static void
draw_cell (ZhCrosstableView *self,
           Pen              *pen,
           int               row,
           int               column)
{
  const ZhCrosstableCell *cell = zh_crosstable_get_cell (self->table, row, column);
  g_autofree char        *text = format_cell (cell);
  int                     x = get_cells_x (self) + column * self->cell_width;
  int                     y = (row + 1) * self->row_height;

  if (cell->kind == ZH_CROSSTABLE_BLOCKED)
    fill_rectangle (pen, &pen->ink, x + 2, y + 2, self->cell_width - 4, self->row_height - 4);
  else
    draw_text (self, pen, text, x, y, self->cell_width, 0.5);
}

static void
draw_row_end (ZhCrosstableView *self,
              Pen              *pen,
              int               row)
{
  const ZhHistory  *history = zh_standings_get_history (self->standings);
  int               entry = zh_crosstable_get_entry (self->table, row);
  const ZhStanding *standing = zh_standings_get_row (self->standings, zh_standings_find_row (self->standings, entry));
  g_autofree char  *points = zh_points_format_half (history->points[entry], zh_language_get_screen ());
  g_autofree char  *place = zh_standing_format_place (standing);
  int               x = get_cells_x (self) + zh_crosstable_get_n_columns (self->table) * self->cell_width;
  int               y = (row + 1) * self->row_height;

  draw_text (self, pen, points, x, y, self->points_width, 1);
  draw_text (self, pen, place, x + self->points_width, y, self->points_width, 1);
  fill_rectangle (pen, &pen->faint, 0, y + self->row_height - 1, get_width (self), 1);
}

static void
draw_name (ZhCrosstableView *self,
           Pen              *pen,
           int               row,
           int               x)
{
  g_autofree char *number = g_strdup_printf ("%d", zh_crosstable_get_number (self->table, row));
  g_autofree char *name = dup_name (self, row);
  int              y = (row + 1) * self->row_height;

  draw_text (self, pen, number, x, y, self->number_width, 1);
  draw_text (self, pen, name, x + self->number_width, y, self->name_width, 0);
}

static void
draw_heading (ZhCrosstableView   *self,
              Pen                *pen,
              const GdkRectangle *sight)
{
  const ZhLanguage *language = zh_language_get_screen ();
  int               n_columns = zh_crosstable_get_n_columns (self->table);
  int               end = get_cells_x (self) + n_columns * self->cell_width;

  fill_rectangle (pen, &pen->paper, sight->x, sight->y, sight->width, self->row_height);
  for (int column = 0; column < n_columns; column++)
    {
      g_autofree char *text = g_strdup_printf ("%d", zh_crosstable_get_column_number (self->table, column));

      draw_text (self, pen, text, get_cells_x (self) + column * self->cell_width, sight->y, self->cell_width, 0.5);
    }
  draw_text (self, pen, zh_column_get_title (ZH_COL_POINTS, language), end, sight->y, self->points_width, 1);
  draw_text (self, pen, zh_column_get_title (ZH_COL_PLACE, language), end + self->points_width, sight->y, self->points_width, 1);
  fill_rectangle (pen, &pen->paper, sight->x, sight->y, get_cells_x (self), self->row_height);
  draw_text (self, pen, zh_column_get_title (ZH_COL_START_NUMBER, language), sight->x, sight->y, self->number_width, 1);
  draw_text (self, pen, zh_column_get_title (ZH_COL_NAME, language), sight->x + self->number_width, sight->y, self->name_width, 0);
  fill_rectangle (pen, &pen->ink, sight->x, sight->y + self->row_height - 1, MIN (sight->width, get_width (self) - sight->x), 1);
}

static void
draw_cursor (ZhCrosstableView *self,
             Pen              *pen)
{
  int            x = get_cells_x (self) + self->cursor_column * self->cell_width;
  int            y = (self->cursor_row + 1) * self->row_height;
  GskRoundedRect outline;
  const float    widths[4] = { 2, 2, 2, 2 };
  const GdkRGBA  colours[4] = { pen->ink, pen->ink, pen->ink, pen->ink };

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) self->cell_width, (float) self->row_height), 3);
  gtk_snapshot_append_border (pen->snapshot, &outline, widths, colours);
}

/* Only the cells in sight: a Swiss of hundreds has thousands of them. */
static void
draw_body (ZhCrosstableView   *self,
           Pen                *pen,
           const GdkRectangle *sight)
{
  int n_columns = zh_crosstable_get_n_columns (self->table);
  int first_row = MAX (sight->y / self->row_height - 1, 0);
  int last_row = MIN ((sight->y + sight->height) / self->row_height, zh_crosstable_get_n_rows (self->table) - 1);
  int first_column = MAX ((sight->x - get_cells_x (self)) / self->cell_width, 0);
  int last_column = MIN ((sight->x + sight->width - get_cells_x (self)) / self->cell_width, n_columns - 1);

  for (int row = first_row; row <= last_row; row++)
    {
      for (int column = first_column; column <= last_column; column++)
        draw_cell (self, pen, row, column);
      draw_row_end (self, pen, row);
    }
  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    draw_cursor (self, pen);
  fill_rectangle (pen, &pen->paper, sight->x, sight->y, get_cells_x (self), sight->height);
  for (int row = first_row; row <= last_row; row++)
    {
      draw_name (self, pen, row, sight->x);
      fill_rectangle (pen, &pen->faint, sight->x, (row + 2) * self->row_height - 1, get_cells_x (self), 1);
    }
}

static void
zh_crosstable_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ZhCrosstableView *self = ZH_CROSSTABLE_VIEW (widget);
  GtkStyleContext  *style = gtk_widget_get_style_context (widget);
  Pen               pen = { .snapshot = snapshot };
  GdkRectangle      sight;

  if (self->table == NULL)
    return;
  gtk_style_context_get_color (style, &pen.ink);
  if (!gtk_style_context_lookup_color (style, "window_bg_color", &pen.paper))
    pen.paper = (GdkRGBA){ 1, 1, 1, 1 };
  pen.faint = pen.ink;
  pen.faint.alpha *= 0.15f;
  zh_drawn_table_get_sight (GTK_WIDGET (self), &sight);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) sight.x, (float) sight.y, (float) sight.width, (float) sight.height));
  draw_body (self, &pen, &sight);
  draw_heading (self, &pen, &sight);
  gtk_snapshot_pop (snapshot);
}

static void
zh_crosstable_view_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  ZhCrosstableView *self = ZH_CROSSTABLE_VIEW (widget);
  int               size = 0;

  if (self->table != NULL)
    {
      measure_cells (self);
      size = orientation == GTK_ORIENTATION_HORIZONTAL ? get_width (self) : (zh_crosstable_get_n_rows (self->table) + 1) * self->row_height;
    }
  *minimum = *natural = size;
}

/* The cursor */

static void
say_cursor (ZhCrosstableView *self)
{
  const ZhCrosstableCell *cell = zh_crosstable_get_cell (self->table, self->cursor_row, self->cursor_column);
  g_autofree char        *name = dup_name (self, self->cursor_row);
  g_autofree char        *text = format_cell (cell);
  g_autofree char        *label = NULL;

  /* Translators: a cell of the crosstable: name, number of the column, what stands there */
  label = g_strdup_printf (_ ("%s, column %d: %s"), name, zh_crosstable_get_column_number (self->table, self->cursor_column),
                           *text != '\0' ? text : _ ("empty"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}

/* Brings the cell under the cursor out from behind heading, numbers and names, which stay at the edges. */
static void
show_cursor (ZhCrosstableView *self)
{
  int x = self->cursor_column * self->cell_width;
  int y = self->cursor_row * self->row_height;

  zh_drawn_table_show (GTK_WIDGET (self), &(GdkRectangle){ x, y, get_cells_x (self) + 2 * self->cell_width, 3 * self->row_height });
}

static gboolean
move_cursor (ZhCrosstableView *self,
             int               rows,
             int               columns)
{
  int row;
  int column;

  if (self->table == NULL || zh_crosstable_get_n_rows (self->table) == 0 || zh_crosstable_get_n_columns (self->table) == 0)
    return GDK_EVENT_PROPAGATE;
  row = CLAMP (self->cursor_row + rows, 0, zh_crosstable_get_n_rows (self->table) - 1);
  column = CLAMP (self->cursor_column + columns, 0, zh_crosstable_get_n_columns (self->table) - 1);
  self->cursor_row = row;
  self->cursor_column = column;
  say_cursor (self);
  if (rows != 0 || columns != 0)
    show_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (ZhCrosstableView *self,
                guint             keyval)
{
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
      return move_cursor (self, 0, -ZH_MAX_ROUNDS);
    case GDK_KEY_End:
      return move_cursor (self, 0, ZH_MAX_ROUNDS);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhCrosstableView *self,
            int               n_press,
            double            x,
            double            y)
{
  GdkRectangle sight;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  zh_drawn_table_get_sight (GTK_WIDGET (self), &sight);
  if (self->table == NULL || x < sight.x + get_cells_x (self) || y < sight.y + self->row_height)
    return;
  self->cursor_row = (int) y / self->row_height - 1;
  self->cursor_column = ((int) x - get_cells_x (self)) / self->cell_width;
  move_cursor (self, 0, 0);
}

static void
zh_crosstable_view_class_init (ZhCrosstableViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhCrosstableView, zh_crosstable_free, table);
  widget_class->measure = zh_crosstable_view_measure;
  widget_class->snapshot = zh_crosstable_view_snapshot;
  zh_drawn_table_class_set_up (widget_class, "crosstable");
}

static void
zh_crosstable_view_init (ZhCrosstableView *self)
{
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

static void
make_table (ZhCrosstableView *self)
{
  ZhLanguage *language = zh_language_get_screen ();

  g_clear_pointer (&self->table, zh_crosstable_free);
  if (self->standings != NULL)
    {
      const ZhTournament *tournament = zh_standings_get_history (self->standings)->tournament;

      self->table = zh_crosstable_new (self->standings, zh_crosstable_get_form (tournament), self->order, self->dialect, language);
      move_cursor (self, 0, 0);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
zh_crosstable_view_set_standings (ZhCrosstableView  *self,
                                  const ZhStandings *standings)
{
  g_return_if_fail (ZH_IS_CROSSTABLE_VIEW (self));

  self->standings = standings;
  make_table (self);
}

void
zh_crosstable_view_set_form (ZhCrosstableView   *self,
                             ZhCrosstableOrder   order,
                             ZhCrosstableDialect dialect)
{
  g_return_if_fail (ZH_IS_CROSSTABLE_VIEW (self));

  self->order = order;
  self->dialect = dialect;
  make_table (self);
}
