#include "config.h"

#include "boards-page.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "board-acts.h"
#include "board-keys.h"
#include "board-list.h"
#include "board-popover.h"
#include "board-search.h"
#include "boards-keyboard.h"
#include "boards-views.h"
#include "feedback.h"
#include "key-strip.h"
#include "openings.h"
#include "said-results.h"
#include "second-pass.h"
#include "contest-view.h"
#include "solving-view.h"

struct _ZhBoardsPage
{
  ZhPage parent_instance;

  GSettings          *settings;
  GSimpleActionGroup *actions;
  GSimpleAction      *second_pass;
  ZhBoardList        *list;
  ZhBoardFolder      *folder;   /* unowned: of the session */
  gint64              round_id; /* of the round shown, 0 for none */

  GtkEventController *stray_keys; /* on the window */

  GtkStack       *stack;
  GtkWidget      *room_button;
  GtkAdjustment  *room_columns;
  GtkAdjustment  *room_aisle;
  GtkCheckButton *only_open;
  GtkLabel       *status;
  ZhBoardSearch  *finder;
  ZhBoardsViews  *boards;
  GtkWidget      *bracket_button;
  ZhKeyStrip     *key_strip;
  ZhSolvingView  *solving;
  ZhContestView  *contest;
};

G_DEFINE_FINAL_TYPE (ZhBoardsPage, zh_boards_page, ZH_TYPE_PAGE)

static ZhKeyScheme
get_scheme (ZhBoardsPage *self)
{
  return (ZhKeyScheme) g_settings_get_enum (self->settings, "key-scheme");
}

/* Acts on a board */

/* The next board without a result, or in the second pass one that was not read yet. */
static void
move_on (ZhBoardsPage *self,
         ZhDirection   direction)
{
  if (zh_second_pass_is_on (self->second_pass))
    zh_board_list_move_to_unread (self->list, direction);
  else
    zh_board_list_move_to_open (self->list, direction);
}

/* Whether the result stands there now, with the line that says so; the same result again changes nothing. */
static gboolean
store_result (ZhBoardsPage *self,
              ZhSession    *session,
              ZhBoardRow   *row,
              ZhResult      result)
{
  g_autofree char *status = NULL;

  if (zh_result_equal (zh_board_row_get_result (row), result))
    status = zh_board_acts_format_unchanged (row);
  else if (!zh_board_acts_ask_first (GTK_WIDGET (self), session, row, result))
    status = zh_board_acts_set_result (GTK_WIDGET (self), session, row, result);
  if (status != NULL)
    gtk_label_set_text (self->status, status);
  return status != NULL;
}

/* Stores the result of the board under the cursor and goes on to the next open one. */
static void
enter_result (ZhBoardsPage *self,
              ZhResult      result)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (ZhBoardRow) row = NULL;

  g_set_object (&row, zh_board_list_get_cursor (self->list));
  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (zh_session_get_edited_round (session) == self->round_id)
    {
      gtk_label_set_text (self->status, _ ("Hand edits to this round are open: accept them or give them up first"));
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (zh_second_pass_is_on (self->second_pass))
    {
      g_autofree char *status = zh_second_pass_enter (GTK_WIDGET (self), session, self->list, result);

      if (status != NULL)
        gtk_label_set_text (self->status, status);
      return;
    }
  if (store_result (self, session, row, result) && zh_result_is_set (result))
    zh_board_list_move_to_open (self->list, ZH_DIRECTION_BELOW);
}

/* What the electronic board under the cursor says. */
static void
take_said (ZhBoardsPage *self)
{
  ZhBoardRow *row = zh_board_list_get_cursor (self->list);

  if (row != NULL && zh_result_is_set (zh_board_row_get_said (row)))
    enter_result (self, zh_board_row_get_said (row));
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* What all electronic boards say, or the file, in one act; what is doubtful stays in question. */
static void
take_all_said (ZhBoardsPage *self)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_take_said_results (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                                zh_session_get_round_number (session), &error);

  if (zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The result was not stored"), error))
    zh_board_list_go_to_first_open (self->list);
}

static void
set_result_action (ZhBoardsPage *self,
                   GVariant     *parameter)
{
  ZhResult result;

  if (zh_result_parse (g_variant_get_string (parameter, NULL), FALSE, &result))
    enter_result (self, result);
}

static void
swap_player_action (ZhBoardsPage *self,
                    GVariant     *parameter)
{
  ZhBoardRow *row = zh_board_list_get_cursor (self->list);
  gboolean    black = g_str_equal (g_variant_get_string (parameter, NULL), "black");

  if (row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.exchange-entry", "x",
                                zh_board_row_get_side (row, black ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE)->entry_id);
}

static void
swap_colours_action (ZhBoardsPage *self)
{
  ZhBoardRow *row = zh_board_list_get_cursor (self->list);

  if (row != NULL && zh_board_row_get_state (row) != ZH_BOARD_BYE)
    zh_board_acts_swap_colours (GTK_WIDGET (self), zh_page_get_session (ZH_PAGE (self)), row);
}

/* Popovers at the cursor */

static void
card_action (ZhBoardsPage *self)
{
  zh_board_popover_show_card (GTK_WIDGET (self), self->boards, zh_page_get_session (ZH_PAGE (self)), zh_board_list_get_cursor (self->list));
}

static void
pop_up_menu (ZhBoardsPage *self,
             GdkRectangle  area)
{
  zh_board_popover_show_menu (GTK_WIDGET (self), self->boards, zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self))),
                              zh_board_list_get_cursor (self->list), area);
}

static void
menu_action (ZhBoardsPage *self)
{
  GdkRectangle area;

  if (zh_boards_views_get_cursor_area (self->boards, &area))
    pop_up_menu (self, area);
}

static void
right_pressed_cb (ZhBoardsPage    *self,
                  int              n_press,
                  double           x,
                  double           y,
                  GtkGestureClick *click)
{
  ZhBoardRow  *row = zh_boards_views_get_row_at (self->boards, x, y);
  GdkRectangle area = { (int) x, (int) y, 1, 1 };

  if (row == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  zh_board_list_select (self->list, row);
  pop_up_menu (self, area);
}

/* Keys */

/* Came or not: the sign on the row says it, and the cursor stays for the other side. */
static void
mark_arrival (ZhBoardsPage *self,
              ZhColour      colour)
{
  ZhSession       *session = zh_page_get_session (ZH_PAGE (self));
  ZhBoardRow      *row = zh_board_list_get_cursor (self->list);
  g_autofree char *status = NULL;

  if (row == NULL || zh_board_row_get_state (row) == ZH_BOARD_BYE || !zh_session_is_writable (session))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  status = zh_board_acts_mark_arrival (GTK_WIDGET (self), session, row, colour);
  if (status != NULL)
    gtk_label_set_text (self->status, status);
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

  zh_board_list_show_rest (self->list); /* a key may come before the first frame */
  if (zh_board_key_is_menu (keyval, state))
    {
      menu_action (self);
      return GDK_EVENT_STOP;
    }
  /* there no board is under the cursor */
  if (zh_boards_views_shows_bracket (self->boards))
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
      move_on (self, ZH_DIRECTION_NEXT);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_PREVIOUS_OPEN:
      move_on (self, ZH_DIRECTION_PREVIOUS);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_JUMP:
      zh_page_start_search (ZH_PAGE (self));
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_CARD:
      card_action (self);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_SECOND_PASS:
      zh_second_pass_set (self->second_pass, !zh_second_pass_is_on (self->second_pass));
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_TAKE:
      take_said (self);
      return GDK_EVENT_STOP;
    case ZH_BOARD_KEY_TAKE_ALL:
      take_all_said (self);
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

/* A button that was clicked, or one that went away under the pointer, leaves the keyboard elsewhere or
 * nowhere; a result typed then is still one, and what no widget wants goes to the boards. */
static gboolean
stray_key_cb (ZhBoardsPage   *self,
              guint           keyval,
              guint           keycode,
              GdkModifierType state)
{
  ZhResult result;

  if (!zh_boards_keyboard_is_stray (self->boards) ||
      zh_board_key_read (get_scheme (self), keyval, keycode, state, &result) == ZH_BOARD_KEY_NONE)
    return GDK_EVENT_PROPAGATE;
  zh_boards_views_take_focus (self->boards);
  return key_pressed_cb (self, keyval, keycode, state);
}

/* Search */

static void
search_done_cb (ZhBoardsPage *self)
{
  zh_boards_views_take_focus (self->boards);
}

static gboolean
zh_boards_page_start_search (ZhPage *page)
{
  ZhBoardsPage *self = ZH_BOARDS_PAGE (page);

  if (zh_solving_view_start_search (self->solving) || zh_contest_view_start_search (self->contest))
    return TRUE;
  if (self->round_id == 0)
    return FALSE;
  zh_board_search_start (self->finder);
  return TRUE;
}

static void
zh_boards_page_take_focus (ZhPage *page)
{
  ZhSession *session = zh_page_get_session (page);

  if (!zh_solving_view_take_focus (ZH_BOARDS_PAGE (page)->solving, session) && !zh_contest_view_take_focus (ZH_BOARDS_PAGE (page)->contest, session))
    zh_boards_views_take_focus (ZH_BOARDS_PAGE (page)->boards);
}

/* State */

static void
update_key_strip (ZhBoardsPage *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_page_get_session (ZH_PAGE (self)));

  zh_key_strip_show (self->key_strip, get_scheme (self), tournament != NULL && zh_tournament_is_two_one_zero (tournament));
}

static void
update_room_button (ZhBoardsPage *self)
{
  gtk_widget_set_visible (self->room_button, g_settings_get_enum (self->settings, "boards-view") == 1);
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

/* What stands where messages do until one comes: in the second pass what is left of it, else the opening that all
 * boards of the round begin with. */
static void
show_standing_words (ZhBoardsPage *self)
{
  ZhSession          *session = zh_page_get_session (ZH_PAGE (self));
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const char         *opening = tournament != NULL ? zh_tournament_get_opening (tournament, zh_session_get_round_number (session)) : NULL;
  g_autofree char    *text = NULL;

  if (zh_second_pass_is_on (self->second_pass))
    text = zh_second_pass_format_left (session);
  else
    text = opening != NULL ? g_strdup_printf (_ ("Opening: %s"), opening) : g_strdup ("");
  gtk_label_set_text (self->status, text);
}

static void
boards_said_cb (ZhPage *page)
{
  ZH_PAGE_GET_CLASS (page)->update (page, NULL);
}

/* Once; then for the round that is looked at. */
static void
listen_to_boards (ZhBoardsPage   *self,
                  ZhSession      *session,
                  const ZhChange *change)
{
  ZhBoardFolder *folder = zh_board_folder_get (session);

  if (self->folder == NULL)
    g_signal_connect_object (folder, "changed", G_CALLBACK (boards_said_cb), self, G_CONNECT_SWAPPED);
  self->folder = folder;
  zh_board_list_set_folder (self->list, folder);
  zh_board_folder_follow (folder, change);
}

/* Boards, or what stands in their place where works are solved or composed. */
static const char *
choose_view (ZhBoardsPage  *self,
             ZhSession     *session,
             const ZhRound *round)
{
  gboolean is_solving = zh_solving_view_update (self->solving, session);
  gboolean is_contest = zh_contest_view_update (self->contest, session);

  if (is_solving)
    return "solving";
  if (is_contest)
    return "contest";
  return round != NULL ? "boards" : "empty";
}

static void
zh_boards_page_update (ZhPage         *page,
                       const ZhChange *change)
{
  ZhBoardsPage       *self = ZH_BOARDS_PAGE (page);
  ZhSession          *session = zh_page_get_session (page);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  gboolean            other = (round != NULL ? round->id : 0) != self->round_id;
  g_autoptr (GPtrArray) corrected = zh_board_acts_list_corrected (session);

  self->round_id = round != NULL ? round->id : 0;
  listen_to_boards (self, session, change);
  zh_boards_views_show (self->boards, zh_session_get_competition (session), tournament, round, corrected);
  gtk_widget_set_visible (self->bracket_button, tournament != NULL && zh_tournament_has_bracket (tournament));
  gtk_stack_set_visible_child_name (self->stack, choose_view (self, session, round));
  if (other)
    {
      zh_second_pass_set (self->second_pass, FALSE);
      zh_board_list_go_to_first_open (self->list);
      show_standing_words (self);
      update_key_strip (self);
      zh_boards_views_take_focus (self->boards);
    }
  if (change != NULL)
    {
      show_standing_words (self); /* what the message told may be undone by now */
      follow_change (self, change);
      zh_boards_keyboard_take_back (self->boards);
    }
}

static void
only_open_toggled_cb (ZhBoardsPage *self)
{
  zh_board_list_set_only_open (self->list, gtk_check_button_get_active (self->only_open));
  zh_boards_views_reveal_cursor (self->boards);
}

static void
only_open_changed_cb (ZhBoardsPage *self)
{
  gtk_check_button_set_active (self->only_open, zh_board_list_get_only_open (self->list));
}

static const ZhMapAction action_entries[] = {
  { "set-result", G_CALLBACK (set_result_action), "s" },
  { "swap-colours", G_CALLBACK (swap_colours_action) },
  { "swap-player", G_CALLBACK (swap_player_action), "s" },
  { "take-all-said", G_CALLBACK (take_all_said) },
  { "card", G_CALLBACK (card_action) },
  { "menu", G_CALLBACK (menu_action) },
};

static void
add_actions (ZhBoardsPage *self)
{
  g_autoptr (GAction) view = g_settings_create_action (self->settings, "boards-view");
  g_autoptr (GAction) scheme = g_settings_create_action (self->settings, "key-scheme");

  self->actions = g_simple_action_group_new ();
  self->second_pass = zh_second_pass_new ();
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (self->second_pass));
  zh_action_map_add (G_ACTION_MAP (self->actions), action_entries, G_N_ELEMENTS (action_entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), view);
  g_action_map_add_action (G_ACTION_MAP (self->actions), scheme);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "boards", G_ACTION_GROUP (self->actions));
}

static void
add_controllers (ZhBoardsPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->boards), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (right_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->boards), GTK_EVENT_CONTROLLER (click));
}

static void
bind_settings (ZhBoardsPage *self)
{
  g_settings_bind (self->settings, "hall-columns", self->room_columns, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "hall-aisle", self->room_aisle, "value", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::key-scheme", G_CALLBACK (update_key_strip), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::boards-view", G_CALLBACK (update_room_button), self, G_CONNECT_SWAPPED);
  update_room_button (self);
}

static void
zh_boards_page_root (GtkWidget *widget)
{
  ZhBoardsPage *self = ZH_BOARDS_PAGE (widget);

  GTK_WIDGET_CLASS (zh_boards_page_parent_class)->root (widget);
  self->stray_keys = zh_widget_listen (GTK_WIDGET (gtk_widget_get_root (widget)), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (stray_key_cb), self);
}

static void
zh_boards_page_unroot (GtkWidget *widget)
{
  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), g_steal_pointer (&ZH_BOARDS_PAGE (widget)->stray_keys));
  GTK_WIDGET_CLASS (zh_boards_page_parent_class)->unroot (widget);
}

static void
zh_boards_page_class_init (ZhBoardsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_DISPOSES (class, ZhBoardsPage, g_object_unref, actions, second_pass, list, settings);
  widget_class->root = zh_boards_page_root;
  widget_class->unroot = zh_boards_page_unroot;
  ZH_PAGE_CLASS (class)->update = zh_boards_page_update;
  ZH_PAGE_CLASS (class)->start_search = zh_boards_page_start_search;
  ZH_PAGE_CLASS (class)->take_focus = zh_boards_page_take_focus;

  ZH_NEEDS_TYPES (ZH_TYPE_BOARDS_VIEWS, ZH_TYPE_BOARD_SEARCH, ZH_TYPE_KEY_STRIP, ZH_TYPE_SOLVING_VIEW, ZH_TYPE_CONTEST_VIEW);
  ZH_TEMPLATE (class, ZhBoardsPage, "boards-page", stack, room_button, room_columns, room_aisle,
               only_open, status, finder, boards, bracket_button, key_strip, solving, contest);
  ZH_TEMPLATE_CALLBACKS (class, match_activated_cb, only_open_toggled_cb, search_done_cb);
}

static void
zh_boards_page_init (ZhBoardsPage *self)
{
  self->settings = zh_settings_new ();
  self->list = zh_board_list_new ();
  add_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_feedback_stand_above (GTK_WIDGET (self->key_strip));
  zh_boards_views_set_list (self->boards, self->list);
  zh_board_search_set_list (self->finder, self->list);
  zh_second_pass_attach (self->second_pass, ZH_PAGE (self), self->list, self->boards, self->status);
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
