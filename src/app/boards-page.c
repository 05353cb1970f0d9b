#include "config.h"

#include "boards-page.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "board-card.h"
#include "board-keys.h"
#include "board-list.h"
#include "board-menu.h"
#include "board-table.h"
#include "bracket-view.h"
#include "desk-lateness.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "hall.h"
#include "key-strip.h"
#include "openings.h"
#include "round-actions.h"

struct _ZhBoardsPage
{
  ZhPage parent_instance;

  GSettings          *settings;
  GSimpleActionGroup *actions;
  ZhBoardList        *list;
  gint64              round_id; /* of the round shown, 0 for none */
  gboolean            wall;

  GtkStack       *stack;
  GtkWidget      *toolbar;
  GtkWidget      *toolbar_separator;
  GtkWidget      *room_button;
  GtkAdjustment  *room_columns;
  GtkAdjustment  *room_aisle;
  GtkCheckButton *only_open;
  GtkLabel       *status;
  GtkEditable    *search;
  GtkLabel       *wall_title;
  GtkStack       *views;
  ZhBoardTable   *table;
  ZhHall         *hall;
  ZhBracketView  *bracket;
  GtkWidget      *bracket_button;
  GtkWidget      *strip_separator;
  ZhKeyStrip     *key_strip;
};

G_DEFINE_FINAL_TYPE (ZhBoardsPage, zh_boards_page, ZH_TYPE_PAGE)

static ZhKeyScheme
get_scheme (ZhBoardsPage *self)
{
  return (ZhKeyScheme) g_settings_get_enum (self->settings, "key-scheme");
}

static gboolean
shows (ZhBoardsPage *self,
       const char   *view)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->views), view) == 0;
}

static gboolean
shows_hall (ZhBoardsPage *self)
{
  return shows (self, "hall");
}

static void
focus_boards (ZhBoardsPage *self)
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

static void
reveal_cursor (ZhBoardsPage *self)
{
  if (shows (self, "table"))
    zh_board_table_reveal_cursor (self->table);
}

/* Acts on a board */

static gboolean
store_result (ZhBoardsPage *self,
              ZhBoardRow   *row,
              ZhResult      result)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GError) error = NULL;
  g_autofree char *board = g_strdup (zh_board_row_get_board (row));
  g_autofree char *status = NULL;
  ZhChange        *change;

  change = zh_desk_set_result (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                               zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                               zh_board_row_get_game_index (row), result, &error);
  if (!zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The result was not stored"), error))
    return FALSE;
  status = g_strdup_printf (_ ("Board %s: %s"), board, zh_board_row_get_result_text (row));
  gtk_label_set_text (self->status, status);
  return TRUE;
}

/* Stores the result of the board under the cursor and goes on to the next open one. The
 * same result again changes nothing. */
static void
enter_result (ZhBoardsPage *self,
              ZhResult      result)
{
  g_autoptr (ZhBoardRow) row = NULL;

  g_set_object (&row, zh_board_list_get_cursor (self->list));
  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (zh_session_get_edited_round (zh_page_get_session (ZH_PAGE (self))) == self->round_id)
    {
      gtk_label_set_text (self->status, _ ("Hand edits to this round are open: accept them or give them up first"));
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (!zh_result_equal (zh_board_row_get_result (row), result) && !store_result (self, row, result))
    return;
  if (zh_result_is_set (result))
    zh_board_list_move_to_open (self->list, ZH_DIRECTION_BELOW);
}

static void
set_result_action (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  ZhBoardsPage *self = user_data;
  ZhResult      result;

  if (zh_result_parse (g_variant_get_string (parameter, NULL), FALSE, &result))
    enter_result (self, result);
}

static void
swap_player_action (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  ZhBoardsPage *self = user_data;
  ZhBoardRow   *row = zh_board_list_get_cursor (self->list);
  gboolean      black = g_str_equal (g_variant_get_string (parameter, NULL), "black");

  if (row != NULL)
    zh_round_actions_edit (ZH_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                           zh_board_row_get_side (row, black ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE)->entry_id);
}

static void
swap_colours_action (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  ZhBoardsPage *self = user_data;
  ZhSession    *session = zh_page_get_session (ZH_PAGE (self));
  ZhBoardRow   *row = zh_board_list_get_cursor (self->list);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE)
    return;
  change = zh_desk_swap_colours (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                 zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                                 zh_board_row_get_game_index (row), &error);
  zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The colours were not swapped"), error);
}

/* Popovers at the cursor */

static gboolean
get_cursor_area (ZhBoardsPage *self,
                 GdkRectangle *area)
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

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
popover_closed_cb (ZhBoardsPage *self,
                   GtkWidget    *popover)
{
  focus_boards (self);
  /* the action of a menu item is activated after its menu closed */
  g_idle_add (unparent_cb, popover);
}

static void
pop_up (ZhBoardsPage *self,
        GtkWidget    *popover,
        GdkRectangle  area)
{
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
card_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  ZhBoardsPage *self = user_data;
  ZhBoardRow   *row = zh_board_list_get_cursor (self->list);
  GtkWidget    *popover;
  GdkRectangle  area;

  if (row == NULL || !get_cursor_area (self, &area))
    return;
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), zh_board_card_new (zh_page_get_session (ZH_PAGE (self)), row));
  pop_up (self, popover, area);
}

static void
pop_up_menu (ZhBoardsPage *self,
             GdkRectangle  area)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *menu;

  if (zh_board_list_get_cursor (self->list) == NULL)
    return;
  model = zh_board_menu_new (zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self))));
  menu = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  pop_up (self, menu, area);
}

static void
menu_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  ZhBoardsPage *self = user_data;
  GdkRectangle  area;

  if (get_cursor_area (self, &area))
    pop_up_menu (self, area);
}

static void
right_pressed_cb (ZhBoardsPage    *self,
                  int              n_press,
                  double           x,
                  double           y,
                  GtkGestureClick *click)
{
  GtkWidget  *view = shows_hall (self) ? GTK_WIDGET (self->hall) : GTK_WIDGET (self->table);
  double      view_x;
  double      view_y;
  double      page_x;
  double      page_y;
  ZhBoardRow *row;

  gtk_widget_translate_coordinates (GTK_WIDGET (self->views), view, x, y, &view_x, &view_y);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->views), GTK_WIDGET (self), x, y, &page_x, &page_y);
  row = shows_hall (self) ? zh_hall_get_row_at (self->hall, view_x, view_y)
                          : zh_board_table_get_row_at (self->table, view_x, view_y);
  if (row == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  zh_board_list_select (self->list, row);
  pop_up_menu (self, (GdkRectangle){ (int) page_x, (int) page_y, 1, 1 });
}

/* Keys */

static gboolean
is_menu_key (guint           keyval,
             GdkModifierType state)
{
  return keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0);
}

/* Came or not: the sign on the row says it, and the cursor stays for the other side. */
static void
mark_arrival (ZhBoardsPage *self,
              ZhColour      colour)
{
  ZhSession  *session = zh_page_get_session (ZH_PAGE (self));
  ZhBoardRow *row = zh_board_list_get_cursor (self->list);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  ZhMissingMark mark;

  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE || !zh_session_is_writable (session))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  mark = (ZhMissingMark){ zh_board_row_get_pairing (row)->number, zh_board_row_get_game_index (row), colour, FALSE };
  mark.missing = !zh_game_is_missing (&zh_board_row_get_pairing (row)->games[mark.game], colour);
  change = zh_desk_mark_missing (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                 zh_session_get_round_number (session), &mark, 1, &error);
  if (change == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The arrival was not marked"), error);
  else
    {
      g_autofree char *label = zh_board_row_format_label (row);

      gtk_label_set_text (self->status, label);
    }
}

/* From a match of the bracket to its board. */
static void
match_activated_cb (ZhBoardsPage *self,
                    int           round,
                    int           board)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  const ZhPairing *pairing = NULL;

  zh_session_set_round_number (session, round);
  g_settings_set_string (self->settings, "boards-view", "table");
  if (zh_session_get_round (session) != NULL)
    pairing = zh_round_find_pairing (zh_session_get_round (session), board);
  if (pairing != NULL)
    zh_board_list_select_pairing (self->list, pairing->id);
}

static gboolean
key_pressed_cb (ZhBoardsPage   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  ZhResult result;

  if (is_menu_key (keyval, state))
    {
      menu_action (NULL, NULL, self);
      return GDK_EVENT_STOP;
    }
  /* there no board is under the cursor */
  if (shows (self, "bracket"))
    return GDK_EVENT_PROPAGATE;
  switch (zh_board_key_read (get_scheme (self), keyval, keycode, state, &result))
    {
    case ZH_BOARD_KEY_NONE:
      return GDK_EVENT_PROPAGATE;
    case ZH_BOARD_KEY_RESULT:
      enter_result (self, result);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_CLEAR:
      enter_result (self, ZH_RESULT_NONE);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_NEXT_OPEN:
      zh_board_list_move_to_open (self->list, ZH_DIRECTION_NEXT);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_PREVIOUS_OPEN:
      zh_board_list_move_to_open (self->list, ZH_DIRECTION_PREVIOUS);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_JUMP:
      zh_page_start_search (ZH_PAGE (self));
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_CARD:
      card_action (NULL, NULL, self);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_WHITE_MISSING:
      mark_arrival (self, ZH_COLOUR_WHITE);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_BLACK_MISSING:
      mark_arrival (self, ZH_COLOUR_BLACK);
      return GDK_EVENT_STOP;
    }
  g_assert_not_reached ();
}

/* Search */

static gboolean
jump (ZhBoardsPage *self,
      ZhBoardRow   *after)
{
  const char *text = gtk_editable_get_text (self->search);
  ZhBoardRow *row = zh_board_list_find (self->list, text, after);

  if (row != NULL)
    zh_board_list_select (self->list, row);
  if (row == NULL && *text != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self->search), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->search), "error");
  return row != NULL;
}

static void
search_changed_cb (ZhBoardsPage *self)
{
  jump (self, NULL);
}

static void
search_next_cb (ZhBoardsPage *self)
{
  jump (self, zh_board_list_get_cursor (self->list));
}

static void
search_activated_cb (ZhBoardsPage *self)
{
  ZhBoardRow *cursor = zh_board_list_get_cursor (self->list);

  /* a cursor brought there by typing or by the next match is the answer already */
  if ((cursor != NULL && zh_board_row_matches (cursor, gtk_editable_get_text (self->search))) || jump (self, NULL))
    focus_boards (self);
}

static void
search_stopped_cb (ZhBoardsPage *self)
{
  gtk_editable_set_text (self->search, "");
  focus_boards (self);
}

static gboolean
zh_boards_page_start_search (ZhPage *page)
{
  ZhBoardsPage *self = ZH_BOARDS_PAGE (page);

  if (self->round_id == 0 || self->wall)
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_select_region (self->search, 0, -1);
  return TRUE;
}

static void
zh_boards_page_take_focus (ZhPage *page)
{
  focus_boards (ZH_BOARDS_PAGE (page));
}

/* State */

static void
update_key_strip (ZhBoardsPage *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self)));

  zh_key_strip_show (self->key_strip, get_scheme (self), tournament != NULL && zh_tournament_is_two_one_zero (tournament));
}

/* A row that goes takes the keyboard with it; it must not fall on a button, where the next
 * Return would press it. */
static gboolean
keyboard_belongs_here (ZhBoardsPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->views)));
}

static gboolean
is_knockout (ZhBoardsPage *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self)));

  return tournament != NULL && zh_tournament_has_bracket (tournament);
}

static const char *
choose_view (ZhBoardsPage *self)
{
  if (!self->wall && is_knockout (self) && g_settings_get_enum (self->settings, "boards-view") == 2)
    return "bracket";
  if (g_list_model_get_n_items (G_LIST_MODEL (zh_board_list_get_selection (self->list))) == 0)
    return "done";
  return self->wall || g_settings_get_enum (self->settings, "boards-view") == 1 ? "hall" : "table";
}

static void
update_view (ZhBoardsPage *self)
{
  gboolean focused = keyboard_belongs_here (self);

  gtk_stack_set_visible_child_name (self->views, choose_view (self));
  gtk_widget_set_focusable (GTK_WIDGET (self->views), shows (self, "done"));
  gtk_widget_set_visible (self->room_button, g_settings_get_enum (self->settings, "boards-view") == 1);
  reveal_cursor (self);
  if (focused)
    focus_boards (self);
}

/* Only going from none to some boards, or back, changes what is shown. */
static void
items_changed_cb (ZhBoardsPage *self)
{
  if (!shows (self, choose_view (self)))
    update_view (self);
}

static void
update_room (ZhBoardsPage *self)
{
  zh_hall_set_room (self->hall, g_settings_get_int (self->settings, "hall-columns"),
                    g_settings_get_int (self->settings, "hall-aisle"));
}

static void
update_wall_title (ZhBoardsPage *self)
{
  ZhSession          *session = zh_page_get_session (ZH_PAGE (self));
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autofree char    *title = NULL;

  if (!self->wall || tournament == NULL)
    return;
  /* Translators: name of the tournament, number of the round, boards still playing */
  title = g_strdup_printf (_ ("%s · Round %d · %u open"), tournament->name, zh_session_get_round_number (session),
                           zh_board_list_count_open (self->list));
  gtk_label_set_text (self->wall_title, title);
}

static void
update_wall (ZhBoardsPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->wall = GTK_IS_WINDOW (root) && gtk_window_is_fullscreen (GTK_WINDOW (root));
  gtk_widget_set_visible (self->toolbar, !self->wall);
  gtk_widget_set_visible (self->toolbar_separator, !self->wall);
  gtk_widget_set_visible (GTK_WIDGET (self->wall_title), self->wall);
  gtk_widget_set_visible (self->strip_separator, !self->wall);
  gtk_widget_set_visible (GTK_WIDGET (self->key_strip), !self->wall);
  zh_hall_set_wall (self->hall, self->wall);
  update_wall_title (self);
  update_view (self);
}

/* Undo and redo put the cursor on the board they touched. */
static void
follow_change (ZhBoardsPage   *self,
               const ZhChange *change)
{
  if (change->pairings->len != 1 || (g_strcmp0 (change->command, "undo") != 0 && g_strcmp0 (change->command, "redo") != 0))
    return;
  zh_board_list_select_pairing (self->list, g_array_index (change->pairings, gint64, 0));
}

/* The opening that all boards of the round begin with stands where messages do, until one comes. */
static void
show_opening (ZhBoardsPage *self)
{
  ZhSession          *session = zh_page_get_session (ZH_PAGE (self));
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const char         *opening = tournament != NULL ? zh_tournament_get_opening (tournament, zh_session_get_round_number (session)) : NULL;
  g_autofree char    *text = opening != NULL ? g_strdup_printf (_ ("Opening: %s"), opening) : g_strdup ("");

  gtk_label_set_text (self->status, text);
}

static void
zh_boards_page_update (ZhPage         *page,
                       const ZhChange *change)
{
  ZhBoardsPage  *self = ZH_BOARDS_PAGE (page);
  ZhSession     *session = zh_page_get_session (page);
  const ZhRound *round = zh_session_get_round (session);
  gboolean       other = (round != NULL ? round->id : 0) != self->round_id;

  self->round_id = round != NULL ? round->id : 0;
  zh_board_list_show (self->list, zh_session_get_competition (session), zh_session_get_tournament (session), round);
  gtk_widget_set_visible (self->bracket_button, is_knockout (self));
  zh_bracket_view_show (self->bracket, is_knockout (self) ? zh_session_get_tournament (session) : NULL);
  gtk_stack_set_visible_child_name (self->stack, round != NULL ? "boards" : "empty");
  if (!shows (self, choose_view (self)))
    update_view (self);
  if (other)
    {
      zh_board_list_go_to_first_open (self->list);
      show_opening (self);
      update_key_strip (self);
      focus_boards (self);
    }
  if (change != NULL && g_strcmp0 (change->command, "draw-opening") == 0)
    show_opening (self);
  if (change != NULL)
    follow_change (self, change);
  update_wall_title (self);
}

static void
only_open_toggled_cb (ZhBoardsPage *self)
{
  zh_board_list_set_only_open (self->list, gtk_check_button_get_active (self->only_open));
  reveal_cursor (self);
}

static void
only_open_changed_cb (ZhBoardsPage *self)
{
  gtk_check_button_set_active (self->only_open, zh_board_list_get_only_open (self->list));
}

static const GActionEntry action_entries[] = {
  { .name = "set-result", .activate = set_result_action, .parameter_type = "s" },
  { .name = "swap-colours", .activate = swap_colours_action },
  { .name = "swap-player", .activate = swap_player_action, .parameter_type = "s" },
  { .name = "card", .activate = card_action },
  { .name = "menu", .activate = menu_action },
};

static void
add_actions (ZhBoardsPage *self)
{
  g_autoptr (GAction) view = g_settings_create_action (self->settings, "boards-view");
  g_autoptr (GAction) scheme = g_settings_create_action (self->settings, "key-scheme");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), action_entries, G_N_ELEMENTS (action_entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), view);
  g_action_map_add_action (G_ACTION_MAP (self->actions), scheme);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "boards", G_ACTION_GROUP (self->actions));
}

static void
add_controllers (ZhBoardsPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->views), keys);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (right_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->views), GTK_EVENT_CONTROLLER (click));
}

static void
bind_settings (ZhBoardsPage *self)
{
  g_settings_bind (self->settings, "hall-columns", self->room_columns, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "hall-aisle", self->room_aisle, "value", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::key-scheme", G_CALLBACK (update_key_strip), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::boards-view", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::hall-columns", G_CALLBACK (update_room), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::hall-aisle", G_CALLBACK (update_room), self, G_CONNECT_SWAPPED);
  update_room (self);
}

static void
zh_boards_page_root (GtkWidget *widget)
{
  ZhBoardsPage *self = ZH_BOARDS_PAGE (widget);

  GTK_WIDGET_CLASS (zh_boards_page_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::fullscreened", G_CALLBACK (update_wall), self,
                           G_CONNECT_SWAPPED);
  update_wall (self);
}

static void
zh_boards_page_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), update_wall, widget);
  GTK_WIDGET_CLASS (zh_boards_page_parent_class)->unroot (widget);
}

static void
zh_boards_page_dispose (GObject *object)
{
  ZhBoardsPage *self = ZH_BOARDS_PAGE (object);

  g_clear_object (&self->actions);
  g_clear_object (&self->list);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (zh_boards_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/boards-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, toolbar);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, toolbar_separator);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, room_button);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, room_columns);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, room_aisle);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, only_open);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, status);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, search);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, wall_title);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, views);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, table);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, hall);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, bracket);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, bracket_button);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, strip_separator);
  gtk_widget_class_bind_template_child (widget_class, ZhBoardsPage, key_strip);
  gtk_widget_class_bind_template_callback (widget_class, only_open_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
zh_boards_page_class_init (ZhBoardsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_boards_page_dispose;
  widget_class->root = zh_boards_page_root;
  widget_class->unroot = zh_boards_page_unroot;
  ZH_PAGE_CLASS (class)->update = zh_boards_page_update;
  ZH_PAGE_CLASS (class)->start_search = zh_boards_page_start_search;
  ZH_PAGE_CLASS (class)->take_focus = zh_boards_page_take_focus;

  g_type_ensure (ZH_TYPE_BOARD_TABLE);
  g_type_ensure (ZH_TYPE_BRACKET_VIEW);
  g_type_ensure (ZH_TYPE_HALL);
  g_type_ensure (ZH_TYPE_KEY_STRIP);
  bind_template (widget_class);
}

static void
zh_boards_page_init (ZhBoardsPage *self)
{
  self->settings = zh_settings_new ();
  self->list = zh_board_list_new ();
  add_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_board_table_set_list (self->table, self->list);
  zh_hall_set_list (self->hall, self->list);
  g_signal_connect_object (self->bracket, "activated", G_CALLBACK (match_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (zh_board_list_get_selection (self->list), "notify::selected", G_CALLBACK (reveal_cursor), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (zh_board_list_get_selection (self->list), "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "only-open-changed", G_CALLBACK (only_open_changed_cb), self, G_CONNECT_SWAPPED);
  add_controllers (self);
  bind_settings (self);
}

gboolean
zh_boards_page_get_cursor (ZhBoardsPage *self,
                           int          *board,
                           int          *game)
{
  ZhBoardRow *row = zh_board_list_get_cursor (self->list);

  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE)
    return FALSE;
  *board = zh_board_row_get_pairing (row)->number;
  *game = zh_board_row_get_game_index (row);
  return TRUE;
}
