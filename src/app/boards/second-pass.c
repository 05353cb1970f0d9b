#include "config.h"

#include "second-pass.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "board-acts.h"
#include "desk-confirmation.h"
#include "feedback.h"

/* What stands, what was typed, and where. */
typedef struct
{
  GtkWidget  *widget; /* weak */
  ZhSession  *session;
  ZhBoardRow *row;
  ZhResult    result;
} Stopped;

static void
stopped_free (gpointer  data,
              GClosure *closure)
{
  Stopped *self = data;

  g_clear_weak_pointer (&self->widget);
  g_object_unref (self->session);
  g_object_unref (self->row);
  g_free (self);
}

/* What was corrected is to be read again, too. */
static void
stop_answered_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  gpointer          data)
{
  Stopped *self = data;

  if (!g_str_equal (response, "correct") || self->widget == NULL)
    return;
  if (!zh_board_acts_ask_first (self->widget, self->session, self->row, self->result))
    g_free (zh_board_acts_set_result (self->widget, self->session, self->row, self->result));
}

static void
stop (GtkWidget  *widget,
      ZhSession  *session,
      ZhBoardRow *row,
      ZhResult    result)
{
  gboolean         doubled = zh_tournament_is_two_one_zero (zh_session_get_tournament (session));
  g_autofree char *typed = zh_result_format (result, doubled);
  g_autofree char *heading = g_strdup_printf (_ ("Board %1$s: %2$s Is Stored, %3$s Was Typed"), zh_board_row_get_board (row),
                                              zh_board_row_get_result_text (row), typed);
  g_autofree char *button = g_strdup_printf (_ ("_Correct It to %s"), typed);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), heading,
                                                    _ ("Look at the score sheet. A result that is corrected is read again, too."));
  Stopped         *stopped = g_new0 (Stopped, 1);

  *stopped = (Stopped){ NULL, g_object_ref (session), g_object_ref (row), result };
  g_set_weak_pointer (&stopped->widget, widget);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Leave It"), "correct", button, NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (stop_answered_cb), stopped, stopped_free, 0);
  gtk_widget_error_bell (widget);
  gtk_window_present (GTK_WINDOW (dialog));
}

char *
zh_second_pass_format_left (ZhSession *session)
{
  const ZhRound *round = zh_session_get_round (session);
  int            n_left = round != NULL ? zh_confirmations_count_waiting (zh_session_get_competition (session)->confirmations, round) : 0;

  if (n_left == 0)
    return g_strdup (_ ("Second pass: every result was read again"));
  return g_strdup_printf (ngettext ("Second pass: %d result is still to be read again", "Second pass: %d results are still to be read again", (gulong) n_left), n_left);
}

/* What is confirmed already is not written once more: a key pressed twice is one reading. */
static gboolean
confirm (GtkWidget  *widget,
         ZhSession  *session,
         ZhBoardRow *row,
         ZhResult    result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (zh_board_row_get_flags (row)->confirmed)
    return TRUE;
  change = zh_desk_confirm_result (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                   zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                                   zh_board_row_get_game_index (row), result, g_get_host_name (), &error);
  if (change == NULL)
    zh_feedback_error (widget, _ ("The result was not confirmed"), error);
  return change != NULL;
}

char *
zh_second_pass_enter (GtkWidget   *widget,
                      ZhSession   *session,
                      ZhBoardList *list,
                      ZhResult     result)
{
  g_autoptr (ZhBoardRow) row = g_object_ref (zh_board_list_get_cursor (list));
  g_autofree char *left = NULL;

  if (!zh_result_is_set (result) || !zh_result_is_set (zh_board_row_get_result (row)))
    {
      gtk_widget_error_bell (widget);
      return g_strdup_printf (_ ("Board %s has no result yet; F2 ends the second pass"), zh_board_row_get_board (row));
    }
  if (!zh_result_equal (zh_board_row_get_result (row), result))
    {
      stop (widget, session, row, result);
      return NULL;
    }
  if (!confirm (widget, session, row, result))
    return NULL;
  zh_board_list_move_to_unread (list, ZH_DIRECTION_BELOW);
  left = zh_second_pass_format_left (session);
  return g_strdup_printf (_ ("Board %1$s read again: %2$s. %3$s"), zh_board_row_get_board (row), zh_board_row_get_result_text (row), left);
}

/* What is told of the pass beginning or ending. */
typedef struct
{
  ZhPage        *page;
  ZhBoardList   *list;
  ZhBoardsViews *views;
  GtkLabel      *status;
} Room;

/* All boards are shown, and the first one to be read is under the cursor. */
static void
begin (const Room *room)
{
  g_autofree char *left = zh_second_pass_format_left (zh_page_get_session (room->page));

  gtk_label_set_text (room->status, left);
  gtk_widget_add_css_class (GTK_WIDGET (room->page), "second-pass");
  zh_board_list_set_only_open (room->list, FALSE);
  zh_board_list_show_rest (room->list);
  gtk_single_selection_set_selected (zh_board_list_get_selection (room->list), 0);
  if (!zh_board_list_is_unread (zh_board_list_get_cursor (room->list)))
    zh_board_list_move_to_unread (room->list, ZH_DIRECTION_NEXT);
  zh_boards_views_reveal_cursor (room->views);
  zh_boards_views_take_focus (room->views);
}

static void
end (const Room *room)
{
  gtk_label_set_text (room->status, "");
  gtk_widget_remove_css_class (GTK_WIDGET (room->page), "second-pass");
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       room)
{
  gboolean on = g_variant_get_boolean (state);

  if (on == zh_second_pass_is_on (action) || (on && zh_session_get_round (zh_page_get_session (((Room *) room)->page)) == NULL))
    return;
  g_simple_action_set_state (action, state);
  if (on)
    begin (room);
  else
    end (room);
}

GSimpleAction *
zh_second_pass_new (void)
{
  return g_simple_action_new_stateful ("second-pass", NULL, g_variant_new_boolean (FALSE));
}

static void
free_room (gpointer  room,
           GClosure *closure)
{
  g_free (room);
}

void
zh_second_pass_attach (GSimpleAction *self,
                       ZhPage        *page,
                       ZhBoardList   *list,
                       ZhBoardsViews *views,
                       GtkLabel      *status)
{
  Room *room = g_new0 (Room, 1);

  *room = (Room){ page, list, views, status };
  g_signal_connect_data (self, "change-state", G_CALLBACK (change_state_cb), room, free_room, 0);
}

gboolean
zh_second_pass_is_on (GSimpleAction *self)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (self));

  return g_variant_get_boolean (state);
}

void
zh_second_pass_set (GSimpleAction *self,
                    gboolean       on)
{
  g_action_change_state (G_ACTION (self), g_variant_new_boolean (on));
}
