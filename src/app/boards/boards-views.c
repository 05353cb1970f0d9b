#include "config.h"

#include "boards-views.h"

#include "after-frame.h"
#include "app-settings.h"
#include "board-table.h"
#include "bracket-view.h"
#include "hall.h"

/* What style.css puts above and below the text of a row of the table. */
#define ROW_PADDING_PX 6
/* What stands above and below the table, in any window: at least as high as so many of its rows. */
#define ROWS_AROUND 8

struct _ZhBoardsViews
{
  ZhBin parent_instance;

  GSettings   *settings;
  ZhBoardList *list;
  gboolean     has_bracket;

  GtkStack      *views;
  ZhBoardTable  *table;
  ZhHall        *hall;
  ZhBracketView *bracket;
};

G_DEFINE_FINAL_TYPE (ZhBoardsViews, zh_boards_views, ZH_TYPE_BIN)

static gboolean
shows (ZhBoardsViews *self,
       const char    *view)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->views), view) == 0;
}

static gboolean
shows_hall (ZhBoardsViews *self)
{
  return shows (self, "hall");
}

/* A row that goes takes the keyboard with it; it must not fall on a button, where the next
 * Return would press it. */
static gboolean
keyboard_belongs_here (ZhBoardsViews *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->views)));
}

/* As long as there are boards. */
static const char *
choose_full_view (ZhBoardsViews *self)
{
  int chosen = g_settings_get_enum (self->settings, "boards-view");

  if (self->has_bracket && chosen == 2)
    return "bracket";
  return chosen == 1 ? "hall" : "table";
}

static const char *
choose_view (ZhBoardsViews *self)
{
  const char *view = choose_full_view (self);
  gboolean    is_empty = g_list_model_get_n_items (G_LIST_MODEL (zh_board_list_get_selection (self->list))) == 0;

  return is_empty && !g_str_equal (view, "bracket") ? "done" : view;
}

/* With the text as large as it is now; a row may be higher, but not lower. */
static int
measure_row (ZhBoardsViews *self)
{
  PangoContext     *context = gtk_widget_get_pango_context (GTK_WIDGET (self->table));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               line = PANGO_PIXELS_FLOOR (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);
  return line + ROW_PADDING_PX;
}

static int
get_highest_monitor (ZhBoardsViews *self)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));
  int         height = 0;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area;

      gdk_monitor_get_geometry (monitor, &area);
      height = MAX (height, area.height);
    }
  return height;
}

/* As high as it is, or is going to be. */
static int
measure_window (ZhBoardsViews *self,
                GtkWindow     *window)
{
  int height = gtk_widget_get_height (GTK_WIDGET (window));
  int width;

  if (height > 0)
    return height;
  gtk_window_get_default_size (window, &width, &height);
  return height > 0 && !gtk_window_is_maximized (window) && !gtk_window_is_fullscreen (window) ? height : get_highest_monitor (self);
}

/* A table makes widgets for 200 rows at once, of which few are in sight. It begins with as many as the
 * window has room for; the hall shows all boards. Should the window get higher, one frame lacks some. */
static guint
count_first_rows (ZhBoardsViews *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!g_str_equal (choose_full_view (self), "table") || !GTK_IS_WINDOW (root))
    return 0;
  return (guint) MAX (1, measure_window (self, GTK_WINDOW (root)) / measure_row (self) + 1 - ROWS_AROUND);
}

static void
show_rest (GtkWidget *widget)
{
  ZhBoardsViews *self = ZH_BOARDS_VIEWS (widget);

  if (self->list != NULL)
    zh_board_list_show_rest (self->list);
}

static void
update_view (ZhBoardsViews *self)
{
  gboolean focused = keyboard_belongs_here (self);

  if (!g_str_equal (choose_full_view (self), "table"))
    zh_board_list_show_rest (self->list);
  gtk_stack_set_visible_child_name (self->views, choose_view (self));
  gtk_widget_set_focusable (GTK_WIDGET (self->views), shows (self, "done"));
  zh_boards_views_reveal_cursor (self);
  if (focused)
    zh_boards_views_take_focus (self);
}

/* Only going from none to some boards, or back, changes what is shown. */
static void
items_changed_cb (ZhBoardsViews *self)
{
  if (!shows (self, choose_view (self)))
    update_view (self);
}

static void
update_room (ZhBoardsViews *self)
{
  zh_hall_set_room (self->hall, g_settings_get_int (self->settings, "hall-columns"),
                    g_settings_get_int (self->settings, "hall-aisle"));
}

static void
match_activated_cb (ZhBoardsViews *self,
                    int            round,
                    int            board)
{
  g_signal_emit_by_name (self, "match-activated", round, board);
}

static void
zh_boards_views_class_init (ZhBoardsViewsClass *class)
{
  ZH_DISPOSES (class, ZhBoardsViews, g_object_unref, list, settings);
  ZH_SIGNAL (class, "match-activated", 2, G_TYPE_INT, G_TYPE_INT);
  ZH_NEEDS_TYPES (ZH_TYPE_BOARD_TABLE, ZH_TYPE_BRACKET_VIEW, ZH_TYPE_HALL);
  ZH_TEMPLATE (class, ZhBoardsViews, "boards-views", views, table, hall, bracket);
  ZH_TEMPLATE_CALLBACKS (class, match_activated_cb);
}

static void
zh_boards_views_init (ZhBoardsViews *self)
{
  self->settings = zh_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_boards_views_set_list (ZhBoardsViews *self,
                          ZhBoardList   *list)
{
  GtkSingleSelection *rows = zh_board_list_get_selection (list);

  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  zh_board_table_set_list (self->table, list);
  zh_hall_set_list (self->hall, list);
  g_signal_connect_object (rows, "notify::selected", G_CALLBACK (zh_boards_views_reveal_cursor), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rows, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::boards-view", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::hall-columns", G_CALLBACK (update_room), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::hall-aisle", G_CALLBACK (update_room), self, G_CONNECT_SWAPPED);
  update_room (self);
}

void
zh_boards_views_show (ZhBoardsViews       *self,
                      const ZhCompetition *competition,
                      const ZhTournament  *tournament,
                      const ZhRound       *round,
                      const GPtrArray     *corrected)
{
  self->has_bracket = tournament != NULL && zh_tournament_has_bracket (tournament);
  zh_board_list_begin_with (self->list, count_first_rows (self));
  zh_board_list_show (self->list, competition, tournament, round, corrected);
  if (zh_board_list_has_rest (self->list))
    zh_after_frame (GTK_WIDGET (self), show_rest);
  zh_bracket_view_show (self->bracket, self->has_bracket ? tournament : NULL, round != NULL ? round->number : -1);
  if (!shows (self, choose_view (self)))
    update_view (self);
}

gboolean
zh_boards_views_shows_bracket (ZhBoardsViews *self)
{
  return shows (self, "bracket");
}

void
zh_boards_views_reveal_cursor (ZhBoardsViews *self)
{
  if (shows (self, "table"))
    zh_board_table_reveal_cursor (self->table);
}

void
zh_boards_views_take_focus (ZhBoardsViews *self)
{
  if (shows (self, "done"))
    gtk_widget_grab_focus (GTK_WIDGET (self->views));
  else if (shows (self, "bracket"))
    gtk_widget_grab_focus (GTK_WIDGET (self->bracket));
  else if (shows_hall (self))
    zh_hall_take_focus (self->hall);
  else
    zh_board_table_take_focus (self->table);
}

ZhBoardRow *
zh_boards_views_get_row_at (ZhBoardsViews *self,
                            double         x,
                            double         y)
{
  GtkWidget *view = shows_hall (self) ? GTK_WIDGET (self->hall) : GTK_WIDGET (self->table);
  double     view_x;
  double     view_y;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self), view, x, y, &view_x, &view_y))
    return NULL;
  return shows_hall (self) ? zh_hall_get_row_at (self->hall, view_x, view_y)
                           : zh_board_table_get_row_at (self->table, view_x, view_y);
}

gboolean
zh_boards_views_get_cursor_area (ZhBoardsViews *self,
                                 GdkRectangle  *area)
{
  GtkWidget *view = shows_hall (self) ? GTK_WIDGET (self->hall) : GTK_WIDGET (self->table);
  gboolean   found = shows_hall (self) ? zh_hall_get_cursor_area (self->hall, area)
                                       : zh_board_table_get_cursor_area (self->table, area);
  double     x;
  double     y;

  if (!found || !gtk_widget_translate_coordinates (view, GTK_WIDGET (self), area->x, area->y, &x, &y))
    return FALSE;
  area->x = (int) x;
  area->y = (int) y;
  return TRUE;
}
