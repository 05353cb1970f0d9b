#include "config.h"

#include "leave-chart.h"

#include <glib/gi18n.h>

#include "columns.h"
#include "drawn-table.h"
#include "letter-event.h"
#include "post-pen.h"
#include "post-rows.h"
#include "text-size.h"

#define PAGE_ROWS 5
#define NO_LEAVE (-1)
#define LINES_OF_A_MONTH 5 /* a month is as wide as so many lines of text are high */
#define DAYS_OF_A_MONTH 30

struct _ZhLeaveChart
{
  GtkWidget parent_instance;

  GPtrArray  *entries; /* NULL before zh_leave_chart_show() */
  GArray     *leaves;
  ZhLeaveSpan span;
  int         row;
  int         leave; /* place in @leaves, NO_LEAVE where the row has none */

  /* pixels, by the present font */
  int row_height;
  int name_width;
  int day_width;
};

G_DEFINE_FINAL_TYPE (ZhLeaveChart, zh_leave_chart, GTK_TYPE_WIDGET)

static guint moved_signal;

static const ZhLeaveRow *
get_leave (ZhLeaveChart *self,
           int           place)
{
  return &g_array_index (self->leaves, ZhLeaveRow, place);
}

static const ZhEntry *
get_entry (ZhLeaveChart *self,
           int           row)
{
  return g_ptr_array_index (self->entries, row);
}

static gboolean
is_empty (ZhLeaveChart *self)
{
  return self->entries == NULL || self->entries->len == 0;
}

/* The next leave of the row behind a place, or before it; NO_LEAVE where there is none. */
static int
find_next (ZhLeaveChart *self,
           int           row,
           int           place,
           int           step)
{
  for (int i = place + step; i >= 0 && i < (int) self->leaves->len; i += step)
    if (get_leave (self, i)->entry_id == get_entry (self, row)->id)
      return i;
  return NO_LEAVE;
}

/* Sizes */

static void
measure_rows (ZhLeaveChart *self)
{
  int height;

  self->name_width = zh_text_measure (GTK_WIDGET (self), zh_column_get_title (ZH_COL_NAME, zh_language_get_screen ()), &height);
  for (guint row = 0; row < self->entries->len; row++)
    {
      g_autofree char *name = zh_entry_format_name (get_entry (self, (int) row));

      self->name_width = MAX (self->name_width, zh_text_measure (GTK_WIDGET (self), name, &height));
    }
  self->name_width += 2 * ZH_POST_PADDING;
  self->row_height = height + ZH_POST_PADDING;
  self->day_width = MAX (LINES_OF_A_MONTH * height / DAYS_OF_A_MONTH, 2);
}

static int
get_day_x (ZhLeaveChart *self,
           int           day)
{
  return self->name_width + (CLAMP (day, self->span.first, self->span.last + 1) - self->span.first) * self->day_width;
}

static int
get_row_y (ZhLeaveChart *self,
           int           row)
{
  return (row + 1) * self->row_height;
}

/* From the first day to the end of the last one. */
static GdkRectangle
get_bar (ZhLeaveChart *self,
         int           row,
         int           from,
         int           to)
{
  int x = get_day_x (self, from);

  return (GdkRectangle){ x, get_row_y (self, row) + 4, MAX (get_day_x (self, to + 1) - x, 0), self->row_height - 9 };
}

static int
get_width (ZhLeaveChart *self)
{
  return get_day_x (self, self->span.last + 1) + 2 * self->row_height; /* room for the number behind the last bar */
}

/* Drawing */

static void
draw_leave (ZhLeaveChart *self,
            ZhPostPen    *pen,
            int           row,
            int           place)
{
  const ZhLeaveRow  *leave = get_leave (self, place);
  GdkRectangle       bar = get_bar (self, row, leave->from, leave->to);
  const GdkRectangle full = get_bar (self, row, leave->to - leave->days + 1, leave->to);
  GdkRGBA            shade = pen->ink;
  gboolean           is_chosen = place == self->leave && row == self->row && gtk_widget_has_focus (GTK_WIDGET (self));
  g_autofree char   *text = g_strdup_printf ("%d%s", leave->days, leave->is_extra ? " +" : leave->rest < 0 ? " !"
                                                                                                           : "");

  shade.alpha *= 0.55f;
  if (leave->days > 0)
    zh_post_pen_fill (pen, &shade, &full);
  zh_post_pen_outline (pen, &bar, 1);
  zh_post_pen_write (pen, text, &(GdkRectangle){ bar.x + bar.width - ZH_POST_PADDING / 2, get_row_y (self, row), self->row_height, self->row_height }, 0);
  if (is_chosen)
    zh_post_pen_outline (pen, &(GdkRectangle){ bar.x - 3, bar.y - 3, bar.width + 6, bar.height + 6 }, 2);
}

static void
draw_row (ZhLeaveChart *self,
          ZhPostPen    *pen,
          int           row)
{
  if (row == self->row && gtk_widget_has_focus (GTK_WIDGET (self)))
    zh_post_pen_fill (pen, &pen->faint, &(GdkRectangle){ 0, get_row_y (self, row), get_width (self), self->row_height });
  for (int i = find_next (self, row, -1, 1); i != NO_LEAVE; i = find_next (self, row, i, 1))
    draw_leave (self, pen, row, i);
  zh_post_pen_fill (pen, &pen->faint, &(GdkRectangle){ 0, get_row_y (self, row + 1) - 1, get_width (self), 1 });
}

/* A line down and the month over it, from the first day of each that begins within the calendar. */
static void
draw_months (ZhLeaveChart       *self,
             ZhPostPen          *pen,
             const GdkRectangle *sight)
{
  GDate date;
  int   bottom = get_row_y (self, (int) self->entries->len);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) self->span.first);
  g_date_set_day (&date, 1);
  for (; (int) g_date_get_julian (&date) <= self->span.last; g_date_add_months (&date, 1))
    {
      int              x = get_day_x (self, (int) g_date_get_julian (&date));
      g_autofree char *text = g_strdup_printf ("%04d-%02d", g_date_get_year (&date), g_date_get_month (&date));

      zh_post_pen_fill (pen, &pen->faint, &(GdkRectangle){ x, sight->y, 1, bottom - sight->y });
      zh_post_pen_write (pen, text, &(GdkRectangle){ x, sight->y, LINES_OF_A_MONTH * self->row_height, self->row_height }, 0);
    }
}

static void
draw_names (ZhLeaveChart       *self,
            ZhPostPen          *pen,
            const GdkRectangle *sight)
{
  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, self->name_width, sight->height });
  for (guint row = 0; row < self->entries->len; row++)
    {
      g_autofree char *name = zh_entry_format_name (get_entry (self, (int) row));

      zh_post_pen_write (pen, name, &(GdkRectangle){ sight->x, get_row_y (self, (int) row), self->name_width, self->row_height }, 0);
    }
}

static void
draw_heading (ZhLeaveChart       *self,
              ZhPostPen          *pen,
              const GdkRectangle *sight)
{
  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, sight->width, self->row_height });
  draw_months (self, pen, sight);
  zh_post_pen_fill (pen, &pen->paper, &(GdkRectangle){ sight->x, sight->y, self->name_width, self->row_height });
  zh_post_pen_write (pen, zh_column_get_title (ZH_COL_NAME, zh_language_get_screen ()),
                     &(GdkRectangle){ sight->x, sight->y, self->name_width, self->row_height }, 0);
  zh_post_pen_fill (pen, &pen->ink, &(GdkRectangle){ sight->x, sight->y + self->row_height - 1, sight->width, 1 });
}

static void
zh_leave_chart_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ZhLeaveChart *self = ZH_LEAVE_CHART (widget);
  ZhPostPen     pen;
  GdkRectangle  sight;

  if (is_empty (self))
    return;
  zh_post_pen_init (&pen, widget, snapshot);
  zh_drawn_table_get_sight (widget, &sight);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) sight.x, (float) sight.y, (float) sight.width, (float) sight.height));
  for (guint row = 0; row < self->entries->len; row++)
    draw_row (self, &pen, (int) row);
  if (self->span.today >= self->span.first && self->span.today <= self->span.last)
    zh_post_pen_fill (&pen, &pen.ink, &(GdkRectangle){ get_day_x (self, self->span.today), sight.y, 2, get_row_y (self, (int) self->entries->len) - sight.y });
  draw_names (self, &pen, &sight);
  draw_heading (self, &pen, &sight);
  gtk_snapshot_pop (snapshot);
}

static void
zh_leave_chart_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  ZhLeaveChart *self = ZH_LEAVE_CHART (widget);

  *minimum = *natural = 0;
  if (is_empty (self))
    return;
  measure_rows (self);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_width (self) : get_row_y (self, (int) self->entries->len);
}

/* The cursor */

static char *
describe (ZhLeaveChart *self)
{
  g_autofree char  *name = zh_entry_format_name (get_entry (self, self->row));
  const ZhLeaveRow *leave = self->leave != NO_LEAVE ? get_leave (self, self->leave) : NULL;
  g_autofree char  *from = leave != NULL ? zh_letter_day_format (leave->from) : NULL;
  g_autofree char  *to = leave != NULL ? zh_letter_day_format (leave->to) : NULL;
  g_autofree char  *remark = leave != NULL ? zh_post_rows_dup_leave_remark (leave) : NULL;

  if (leave == NULL)
    /* Translators: a player who takes no leave. */
    return g_strdup_printf (_ ("%s: no leave"), name);
  /* Translators: name, first and last day of a leave, how many days count, how many are left. */
  return g_strdup_printf (_ ("%1$s: %2$s – %3$s, days that count: %4$d, left: %5$d%6$s%7$s"), name, from, to, leave->days, leave->rest, *remark != '\0' ? "; " : "", remark);
}

static void
say_cursor (ZhLeaveChart *self)
{
  g_autofree char *label = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Out from behind heading and names, which stay at the edges. */
static void
show_cursor (ZhLeaveChart *self)
{
  GdkRectangle bar = { self->name_width, 0, 0, 0 };

  if (self->leave != NO_LEAVE)
    bar = get_bar (self, self->row, get_leave (self, self->leave)->from, get_leave (self, self->leave)->to);
  zh_drawn_table_show (GTK_WIDGET (self), &(GdkRectangle){ MAX (bar.x - self->name_width - self->row_height, 0), get_row_y (self, self->row - 1),
                                                           self->name_width + bar.width + 3 * self->row_height, 2 * self->row_height });
}

static gboolean
put_cursor (ZhLeaveChart *self,
            int           row,
            int           leave)
{
  self->row = row;
  self->leave = leave;
  say_cursor (self);
  show_cursor (self);
  g_signal_emit (self, moved_signal, 0);
  return GDK_EVENT_STOP;
}

static gboolean
move_rows (ZhLeaveChart *self,
           int           rows)
{
  int row = CLAMP (self->row + rows, 0, (int) self->entries->len - 1);

  return put_cursor (self, row, find_next (self, row, -1, 1));
}

static gboolean
move_leaves (ZhLeaveChart *self,
             int           from,
             int           step)
{
  int leave = find_next (self, self->row, from, step);

  return put_cursor (self, self->row, leave != NO_LEAVE ? leave : self->leave);
}

static gboolean
key_pressed_cb (ZhLeaveChart   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if (is_empty (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      return move_rows (self, -1);
    case GDK_KEY_Down:
      return move_rows (self, 1);
    case GDK_KEY_Page_Up:
      return move_rows (self, -PAGE_ROWS);
    case GDK_KEY_Page_Down:
      return move_rows (self, PAGE_ROWS);
    case GDK_KEY_Left:
      return move_leaves (self, self->leave, -1);
    case GDK_KEY_Right:
      return move_leaves (self, self->leave, 1);
    case GDK_KEY_Home:
      return move_leaves (self, -1, 1);
    case GDK_KEY_End:
      return move_leaves (self, (int) self->leaves->len, -1);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhLeaveChart *self,
            int           n_press,
            double        x,
            double        y)
{
  GdkRectangle sight;
  int          row;
  int          leave;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  zh_drawn_table_get_sight (GTK_WIDGET (self), &sight);
  if (is_empty (self) || y < sight.y + self->row_height)
    return;
  row = MIN ((int) y / self->row_height - 1, (int) self->entries->len - 1);
  leave = find_next (self, row, -1, 1);
  for (int i = leave; i != NO_LEAVE; i = find_next (self, row, i, 1))
    if (get_day_x (self, get_leave (self, i)->from) <= (int) x)
      leave = i;
  put_cursor (self, row, leave);
}

static void
zh_leave_chart_class_init (ZhLeaveChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_FINALIZES (class, ZhLeaveChart, g_ptr_array_unref, entries);
  ZH_FINALIZES (class, ZhLeaveChart, g_array_unref, leaves);
  widget_class->measure = zh_leave_chart_measure;
  widget_class->snapshot = zh_leave_chart_snapshot;
  moved_signal = ZH_SIGNAL (class, "moved", 0);
  zh_drawn_table_class_set_up (widget_class, "crosstable");
}

static void
zh_leave_chart_init (ZhLeaveChart *self)
{
  zh_drawn_table_set_up (GTK_WIDGET (self), G_CALLBACK (key_pressed_cb), G_CALLBACK (pressed_cb));
}

void
zh_leave_chart_show (ZhLeaveChart *self,
                     GPtrArray    *entries,
                     GArray       *leaves,
                     ZhLeaveSpan   span)
{
  g_return_if_fail (ZH_IS_LEAVE_CHART (self));

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->leaves, g_array_unref);
  self->entries = entries;
  self->leaves = leaves;
  self->span = span;
  self->row = CLAMP (self->row, 0, MAX ((int) entries->len - 1, 0));
  self->leave = is_empty (self) ? NO_LEAVE : find_next (self, self->row, -1, 1);
  if (!is_empty (self))
    say_cursor (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
zh_leave_chart_get_leave (ZhLeaveChart *self)
{
  g_return_val_if_fail (ZH_IS_LEAVE_CHART (self), NO_LEAVE);

  return self->leave;
}

void
zh_leave_chart_select (ZhLeaveChart *self,
                       int           leave)
{
  g_return_if_fail (ZH_IS_LEAVE_CHART (self));

  for (guint row = 0; leave >= 0 && !is_empty (self) && leave < (int) self->leaves->len && row < self->entries->len; row++)
    if (get_entry (self, (int) row)->id == get_leave (self, leave)->entry_id)
      {
        self->row = (int) row;
        self->leave = leave;
        say_cursor (self);
        show_cursor (self);
        return;
      }
}
