#include "config.h"

#include "board-widget.h"

#include <glib/gi18n.h>

#include "board-units.h"

#define MIN_SIZE 200
#define NATURAL_SIZE 460

struct _ZhBoardWidget
{
  GtkWidget parent_instance;

  ZhDiagram     diagram;
  ZhBoardMode   mode;
  int           cursor;
  int           lifted; /* square of the man taken up, ZH_DIAGRAM_NO_SQUARE for none */
  gboolean      has_brush;
  ZhDiagramUnit brush;
  gboolean      brush_black;
  gboolean      pointed;   /* the pointer is over the board */
  double        pointer_x; /* where in the window it was moved to last */
  double        pointer_y;
};

G_DEFINE_FINAL_TYPE (ZhBoardWidget, zh_board_widget, GTK_TYPE_WIDGET)

/* The picture is a square in the middle of the widget. */
static double
get_size (ZhBoardWidget *self,
          double        *x,
          double        *y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int size = MIN (width, height);

  *x = (width - size) / 2.0;
  *y = (height - size) / 2.0;
  return size;
}

static int
find_square (ZhBoardWidget *self,
             double         x,
             double         y)
{
  double left;
  double top;
  double size = get_size (self, &left, &top);

  return zh_diagram_find_square (&self->diagram, size, x - left, y - top);
}

void
zh_board_widget_find_point (ZhBoardWidget *self,
                            int            index,
                            double        *x,
                            double        *y)
{
  double left;
  double top;
  double size = get_size (self, &left, &top);
  double side = zh_diagram_get_area (&self->diagram, size, index, x, y);

  *x += left + side / 2;
  *y += top + side / 2;
}

/* Drawing */

static void
zh_board_widget_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ZhBoardWidget   *self = ZH_BOARD_WIDGET (widget);
  ZhDiagramColours colours = zh_diagram_colours_screen;
  ZhDiagram        diagram = self->diagram;
  GdkRGBA          ink;
  double           x;
  double           y;
  double           size = get_size (self, &x, &y);
  cairo_t         *cr;

  if (size < 1)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  colours.rim = (ZhDiagramColour){ ink.red, ink.green, ink.blue };
  diagram.cursor = self->mode != ZH_BOARD_SHOW && (self->pointed || gtk_widget_has_focus (widget)) ? self->cursor : ZH_DIAGRAM_NO_SQUARE;
  if (self->lifted != ZH_DIAGRAM_NO_SQUARE)
    diagram.squares[self->lifted].marks |= ZH_DIAGRAM_MARK_MOVED;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size));
  cairo_translate (cr, x, y);
  zh_diagram_draw (&diagram, cr, size, &colours);
  cairo_destroy (cr);
}

static void
zh_board_widget_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

/* The cursor */

/* "e4, white knight"; what is marked wrong says so. */
static void
say_cursor (ZhBoardWidget *self)
{
  const ZhDiagramSquare *square = &self->diagram.squares[self->cursor];
  g_autofree char       *name = zh_board_square_dup_name (&self->diagram, self->cursor);
  g_autofree char       *label = g_strdup_printf ("%s, %s%s%s", name, zh_board_unit_get_name (square->unit, square->black),
                                            self->lifted == self->cursor ? ", " : "", self->lifted == self->cursor ? C_ ("square", "taken up") : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_cursor (ZhBoardWidget *self,
            int            index)
{
  self->cursor = index;
  say_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Steps are of the picture as it is seen: up is up on a turned board too. */
static gboolean
step_cursor (ZhBoardWidget *self,
             int            rows,
             int            columns)
{
  int n_rows = self->diagram.n_rows;
  int sign = self->diagram.flipped ? -1 : 1;
  int row = CLAMP (self->cursor / n_rows + sign * rows, 0, n_rows - 1);
  int column = CLAMP (self->cursor % n_rows + sign * columns, 0, n_rows - 1);

  set_cursor (self, row * n_rows + column);
  return GDK_EVENT_STOP;
}

/* Taking up and putting down */

static void
lift (ZhBoardWidget *self,
      int            index)
{
  if (index == self->lifted)
    return;
  self->lifted = index;
  say_cursor (self);
  g_signal_emit_by_name (self, "unit-lifted", index);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
put_down (ZhBoardWidget *self,
          int            index)
{
  int from = self->lifted;

  lift (self, ZH_DIAGRAM_NO_SQUARE);
  if (from != index)
    g_signal_emit_by_name (self, "unit-moved", from, index);
}

/* A second man of one's own is taken up instead of being moved to. */
static gboolean
is_own (ZhBoardWidget *self,
        int            index)
{
  const ZhDiagramSquare *square = &self->diagram.squares[index];

  return self->mode == ZH_BOARD_PLAY && square->unit != ZH_DIAGRAM_EMPTY && square->black == self->diagram.squares[self->lifted].black &&
         (square->marks & ZH_DIAGRAM_MARK_TARGET) == 0;
}

static void
touch (ZhBoardWidget *self,
       int            index)
{
  if (self->lifted != ZH_DIAGRAM_NO_SQUARE && (index == self->lifted || !is_own (self, index)))
    put_down (self, index);
  else if (self->diagram.squares[index].unit != ZH_DIAGRAM_EMPTY)
    lift (self, index);
}

static void
place (ZhBoardWidget *self,
       int            index,
       ZhDiagramUnit  unit,
       gboolean       black)
{
  lift (self, ZH_DIAGRAM_NO_SQUARE);
  g_signal_emit_by_name (self, "unit-placed", index, (int) unit, black);
  say_cursor (self);
}

/* Keys and pointer */

static gboolean
place_by_key (ZhBoardWidget *self,
              guint          keyval)
{
  const ZhDiagramSquare *square = &self->diagram.squares[self->cursor];
  ZhDiagramUnit          unit = square->unit;
  gboolean               black = square->black;

  if (self->mode != ZH_BOARD_SET_UP || !zh_board_unit_read_key (!self->diagram.is_draughts, keyval, &unit, &black))
    return GDK_EVENT_PROPAGATE;
  place (self, self->cursor, unit, black);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (ZhBoardWidget  *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if (self->mode == ZH_BOARD_SHOW || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step_cursor (self, -1, 0);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step_cursor (self, 1, 0);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step_cursor (self, 0, -1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step_cursor (self, 0, 1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      touch (self, self->cursor);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (self->lifted == ZH_DIAGRAM_NO_SQUARE)
        return GDK_EVENT_PROPAGATE;
      lift (self, ZH_DIAGRAM_NO_SQUARE);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      if (self->mode != ZH_BOARD_SET_UP)
        return GDK_EVENT_PROPAGATE;
      place (self, self->cursor, ZH_DIAGRAM_EMPTY, FALSE);
      return GDK_EVENT_STOP;
    default:
      return place_by_key (self, keyval);
    }
}

/* Each new layout says where the pointer is, too, and one at rest may not take the cursor away from the arrows. */
static gboolean
was_moved (ZhBoardWidget *self,
           double         x,
           double         y)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (GTK_WIDGET (self)));
  double     old_x = self->pointer_x;
  double     old_y = self->pointer_y;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self), native, x, y, &self->pointer_x, &self->pointer_y))
    return FALSE;
  return ABS (self->pointer_x - old_x) >= 0.5 || ABS (self->pointer_y - old_y) >= 0.5;
}

static void
motion_cb (ZhBoardWidget *self,
           double         x,
           double         y)
{
  int      index = find_square (self, x, y);
  gboolean moved = was_moved (self, x, y);

  self->pointed = index != ZH_DIAGRAM_NO_SQUARE;
  if (moved && index != ZH_DIAGRAM_NO_SQUARE && index != self->cursor)
    set_cursor (self, index);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
left_cb (ZhBoardWidget *self)
{
  self->pointed = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_begin_cb (ZhBoardWidget *self,
               double         x,
               double         y)
{
  int index = find_square (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (index == ZH_DIAGRAM_NO_SQUARE || self->mode == ZH_BOARD_SHOW)
    return;
  set_cursor (self, index);
  if (self->mode == ZH_BOARD_SET_UP && self->has_brush)
    place (self, index, self->brush, self->brush_black);
  else
    touch (self, index);
}

/* Let go elsewhere it was a drag; let go where it was taken up, the second click follows. */
static void
drag_end_cb (ZhBoardWidget  *self,
             double          offset_x,
             double          offset_y,
             GtkGestureDrag *drag)
{
  double x;
  double y;
  int    index;

  if (self->lifted == ZH_DIAGRAM_NO_SQUARE || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  index = find_square (self, x + offset_x, y + offset_y);
  if (index == self->lifted || find_square (self, x, y) != self->lifted)
    return;
  if (index != ZH_DIAGRAM_NO_SQUARE)
    put_down (self, index);
  else if (self->mode == ZH_BOARD_SET_UP) /* dragged off the board: taken away */
    place (self, self->lifted, ZH_DIAGRAM_EMPTY, FALSE);
  else
    lift (self, ZH_DIAGRAM_NO_SQUARE);
}

static void
secondary_pressed_cb (ZhBoardWidget *self,
                      int            n_press,
                      double         x,
                      double         y)
{
  int index = find_square (self, x, y);

  if (self->mode == ZH_BOARD_SET_UP && index != ZH_DIAGRAM_NO_SQUARE)
    place (self, index, ZH_DIAGRAM_EMPTY, FALSE);
}

static void
focus_changed_cb (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
}

static void
zh_board_widget_class_init (ZhBoardWidgetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = zh_board_widget_snapshot;
  widget_class->measure = zh_board_widget_measure;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  ZH_SIGNAL (class, "unit-placed", 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  ZH_SIGNAL (class, "unit-lifted", 1, G_TYPE_INT);
  ZH_SIGNAL (class, "unit-moved", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
add_controllers (ZhBoardWidget *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkGesture         *secondary = gtk_gesture_click_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (secondary_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
}

static void
zh_board_widget_init (ZhBoardWidget *self)
{
  ZhChessPosition position;

  zh_chess_position_init (&position);
  zh_diagram_init_chess (&self->diagram, &position);
  self->lifted = ZH_DIAGRAM_NO_SQUARE;
  self->cursor = zh_diagram_from_chess_square (28); /* e4 */
  self->mode = ZH_BOARD_PLAY;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  add_controllers (self);
  say_cursor (self);
}

void
zh_board_widget_set_diagram (ZhBoardWidget   *self,
                             const ZhDiagram *diagram)
{
  gboolean flipped;

  g_return_if_fail (ZH_IS_BOARD_WIDGET (self));

  flipped = self->diagram.flipped;
  if (diagram->n_rows != self->diagram.n_rows)
    self->cursor = diagram->n_rows * diagram->n_rows / 2 + diagram->n_rows / 2;
  if (self->lifted != ZH_DIAGRAM_NO_SQUARE && diagram->squares[self->lifted].unit == ZH_DIAGRAM_EMPTY)
    self->lifted = ZH_DIAGRAM_NO_SQUARE;
  self->diagram = *diagram;
  self->diagram.flipped = flipped;
  say_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
zh_board_widget_set_mode (ZhBoardWidget *self,
                          ZhBoardMode    mode)
{
  g_return_if_fail (ZH_IS_BOARD_WIDGET (self));

  self->mode = mode;
  self->lifted = ZH_DIAGRAM_NO_SQUARE;
  gtk_widget_set_focusable (GTK_WIDGET (self), mode != ZH_BOARD_SHOW);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
zh_board_widget_set_flipped (ZhBoardWidget *self,
                             gboolean       flipped)
{
  g_return_if_fail (ZH_IS_BOARD_WIDGET (self));

  self->diagram.flipped = flipped;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
zh_board_widget_get_flipped (ZhBoardWidget *self)
{
  g_return_val_if_fail (ZH_IS_BOARD_WIDGET (self), FALSE);
  return self->diagram.flipped;
}

void
zh_board_widget_set_brush (ZhBoardWidget *self,
                           ZhDiagramUnit  unit,
                           gboolean       black)
{
  g_return_if_fail (ZH_IS_BOARD_WIDGET (self));

  self->has_brush = TRUE;
  self->brush = unit;
  self->brush_black = black;
}

void
zh_board_widget_clear_brush (ZhBoardWidget *self)
{
  g_return_if_fail (ZH_IS_BOARD_WIDGET (self));
  self->has_brush = FALSE;
}
