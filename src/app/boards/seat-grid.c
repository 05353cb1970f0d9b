#include "config.h"

#include "seat-grid.h"

#include <glib/gi18n.h>
#include <string.h>

#include "board-cells.h"
#include "history.h"

struct _ZhSeatGrid
{
  ZhBin parent_instance;

  GtkScrolledWindow *scrolled;
  GtkGrid           *grid;
  GPtrArray         *buttons; /* unowned, in the order of the seats */
  GtkWidget         *current; /* unowned, one of @buttons or NULL */
  int                n_rows;
  guint              shape[3]; /* boards, byes and pool that the rows are for */
};

G_DEFINE_FINAL_TYPE (ZhSeatGrid, zh_seat_grid, ZH_TYPE_BIN)

static ZhSeat *
get_seat (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "seat");
}

/* Buttons */

static void
clicked_cb (GtkWidget  *button,
            ZhSeatGrid *self)
{
  self->current = button;
  g_signal_emit_by_name (self, "activated", get_seat (button));
}

static void
focus_cb (GtkWidget  *button,
          GParamSpec *pspec,
          ZhSeatGrid *self)
{
  if (gtk_widget_has_focus (button))
    self->current = button;
}

static void
right_pressed_cb (GtkGestureClick *click,
                  int              n_press,
                  double           x,
                  double           y,
                  ZhSeatGrid      *self)
{
  self->current = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit_by_name (self, "menu", self->current);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source,
                 double         x,
                 double         y,
                 ZhSeatGrid    *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  if (get_seat (button)->entry == 0)
    return NULL;
  return gdk_content_provider_new_typed (G_TYPE_INT64, get_seat (button)->entry);
}

static GtkWidget *
find_button (ZhSeatGrid *self,
             gint64      entry)
{
  for (guint i = 0; i < self->buttons->len && entry != 0; i++)
    if (get_seat (g_ptr_array_index (self->buttons, i))->entry == entry)
      return g_ptr_array_index (self->buttons, i);
  return NULL;
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         ZhSeatGrid    *self)
{
  GtkWidget *onto = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  GtkWidget *from = find_button (self, g_value_get_int64 (value));

  if (from == NULL || from == onto)
    return FALSE;
  g_signal_emit_by_name (self, "dropped", get_seat (from), get_seat (onto));
  return TRUE;
}

static void
add_drag (ZhSeatGrid *self,
          GtkWidget  *button)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT64, GDK_ACTION_MOVE);
  GtkGesture    *click = gtk_gesture_click_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (target));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (right_pressed_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
add_button (ZhSeatGrid *self,
            int         column,
            int         row,
            int         width)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "seat");
  g_object_set_data_full (G_OBJECT (button), "seat", g_new0 (ZhSeat, 1), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  g_signal_connect_object (button, "notify::has-focus", G_CALLBACK (focus_cb), self, 0);
  add_drag (self, button);
  gtk_grid_attach (self->grid, button, column, row, width, 1);
  g_ptr_array_add (self->buttons, button);
  return button;
}

static void
add_note (ZhSeatGrid *self,
          const char *text,
          int         column,
          int         row,
          int         width,
          const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), width > 1 ? 0 : 1);
  gtk_widget_add_css_class (label, style_class);
  gtk_widget_set_margin_top (label, width > 1 ? 12 : 0);
  gtk_grid_attach (self->grid, label, column, row, width, 1);
}

static void
add_section (ZhSeatGrid *self,
             const char *title,
             guint       n_seats)
{
  if (n_seats > 0)
    add_note (self, title, 0, self->n_rows++, 3, "heading");
  for (guint i = 0; i < n_seats; i++)
    add_button (self, 1, self->n_rows++, 2);
}

/* A row a board with two seats, then one a bye and a pooled player. Boards that stay keep
 * their widgets, so that the list does not jump. */
static void
build (ZhSeatGrid        *self,
       const ZhRoundEdit *edit)
{
  int n_kept = (int) MIN (self->shape[0], edit->boards->len);

  while (self->n_rows > n_kept)
    gtk_grid_remove_row (self->grid, --self->n_rows);
  g_ptr_array_set_size (self->buttons, 2 * n_kept);
  self->current = NULL;
  while (self->n_rows < (int) edit->boards->len)
    {
      g_autofree char *number = g_strdup_printf ("%d", self->n_rows + 1);

      add_note (self, number, 0, self->n_rows, 1, "numeric");
      gtk_widget_add_css_class (add_button (self, 1, self->n_rows, 1), "player-white");
      gtk_widget_add_css_class (add_button (self, 2, self->n_rows, 1), "player-black");
      self->n_rows++;
    }
  add_section (self, _ ("Without an opponent"), edit->byes->len);
  add_section (self, _ ("Put aside, or in no pairing"), edit->pool->len);
}

/* Contents */

typedef struct
{
  const ZhRoundEdit *edit;
  ZhHistory         *history;
  gint64             picked;
  guint              next;
} Filling;

/* "12 Kovalenko Andrii (3½)" */
static char *
format_player (const Filling *filling,
               gint64         id)
{
  for (int i = 0; i < filling->history->n_entries; i++)
    {
      const ZhEntry   *entry = zh_history_get_entry (filling->history, i);
      g_autofree char *name = NULL;
      g_autofree char *points = NULL;

      if (entry->id != id)
        continue;
      name = zh_entry_format_name (entry);
      points = zh_points_format_half (filling->history->points[i], zh_language_get_screen ());
      return g_strdup_printf ("%d %s (%s)", entry->start_number, name, points);
    }
  return g_strdup ("—");
}

static char *
format_spoken (const ZhSeat *seat,
               const char   *player)
{
  const char *shown = seat->entry != 0 ? player : _ ("empty seat");

  if (seat->board > 0)
    return g_strdup_printf (seat->side == 0 ? _ ("Board %d, White: %s") : _ ("Board %d, Black: %s"), seat->board, shown);
  if (seat->aside)
    return g_strdup_printf (_ ("Put aside: %s"), shown);
  return g_strdup_printf ("%s: %s", shown, zh_pairing_kind_format (seat->kind, zh_language_get_screen ()));
}

static void
fill_seat (ZhSeatGrid *self,
           Filling    *filling,
           ZhSeat      seat)
{
  GtkWidget       *button = g_ptr_array_index (self->buttons, filling->next++);
  GtkWidget       *label = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *player = format_player (filling, seat.entry);
  g_autofree char *spoken = format_spoken (&seat, player);
  g_autofree char *text = seat.board == 0 && !seat.aside ? g_strdup_printf ("%s · %s", player, zh_pairing_kind_format (seat.kind, zh_language_get_screen ())) : g_strdup (player);
  gboolean         picked = seat.entry != 0 && seat.entry == filling->picked;
  g_autofree char *marked = picked ? g_strdup_printf ("⇄ %s", text) : g_strdup (text);

  *get_seat (button) = seat;
  gtk_label_set_text (GTK_LABEL (label), marked);
  if (picked)
    gtk_widget_add_css_class (button, "picked");
  else
    gtk_widget_remove_css_class (button, "picked");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED, picked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
fill (ZhSeatGrid        *self,
      const ZhRoundEdit *edit,
      gint64             picked)
{
  g_autoptr (ZhHistory) history = zh_history_new (edit->tournament, edit->round->number - 1);
  Filling filling = { edit, history, picked, 0 };

  for (guint i = 0; i < edit->boards->len; i++)
    for (int side = 0; side < 2; side++)
      fill_seat (self, &filling, (ZhSeat){ g_array_index (edit->boards, ZhEditPlace, i).entry[side], ZH_PAIRING_GAME, (int) i + 1, side, FALSE });
  for (guint i = 0; i < edit->byes->len; i++)
    {
      const ZhEditPlace *bye = &g_array_index (edit->byes, ZhEditPlace, i);

      fill_seat (self, &filling, (ZhSeat){ bye->entry[0], bye->kind, 0, 0, FALSE });
    }
  for (guint i = 0; i < edit->pool->len; i++)
    fill_seat (self, &filling, (ZhSeat){ g_array_index (edit->pool, gint64, i), ZH_PAIRING_ZERO_BYE, 0, 0, TRUE });
}

static void
zh_seat_grid_class_init (ZhSeatGridClass *class)
{
  ZH_FINALIZES (class, ZhSeatGrid, g_ptr_array_unref, buttons);
  ZH_SIGNAL (class, "activated", 1, G_TYPE_POINTER);
  ZH_SIGNAL (class, "dropped", 2, G_TYPE_POINTER, G_TYPE_POINTER);
  ZH_SIGNAL (class, "menu", 1, GTK_TYPE_WIDGET);
}

static void
zh_seat_grid_init (ZhSeatGrid *self)
{
  self->buttons = g_ptr_array_new ();
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scrolled), TRUE);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "seat-grid");
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (self->grid));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scrolled));
}

void
zh_seat_grid_show (ZhSeatGrid        *self,
                   const ZhRoundEdit *edit,
                   gint64             picked)
{
  const guint shape[3] = { edit->boards->len, edit->byes->len, edit->pool->len };

  g_return_if_fail (ZH_IS_SEAT_GRID (self));

  if (memcmp (shape, self->shape, sizeof shape) != 0)
    build (self, edit);
  memcpy (self->shape, shape, sizeof shape);
  fill (self, edit, picked);
}

const ZhSeat *
zh_seat_grid_get_current (ZhSeatGrid *self)
{
  g_return_val_if_fail (ZH_IS_SEAT_GRID (self), NULL);
  return self->current != NULL ? get_seat (self->current) : NULL;
}

void
zh_seat_grid_focus (ZhSeatGrid *self,
                    gint64      entry)
{
  GtkWidget *button;

  g_return_if_fail (ZH_IS_SEAT_GRID (self));

  button = find_button (self, entry);
  if (button == NULL && self->buttons->len > 0)
    button = g_ptr_array_index (self->buttons, 0);
  if (button != NULL)
    gtk_widget_grab_focus (button);
}
