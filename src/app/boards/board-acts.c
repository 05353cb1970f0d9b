#include "config.h"

#include "board-acts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "correction-sheet.h"
#include "correction.h"
#include "desk-lateness.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "hand-acts.h"
#include "ruled-results.h"

/* What an electronic board or a file of games says otherwise is heard at once, while the score sheet is at hand. */
static char *
format_stored (GtkWidget  *widget,
               ZhSession  *session,
               const char *board,
               const char *stands,
               ZhResult    said)
{
  g_autofree char *text = NULL;

  if (!zh_result_is_set (said))
    return g_strdup_printf (_ ("Board %s: %s"), board, stands);
  gtk_widget_error_bell (widget);
  text = zh_result_format (said, zh_tournament_is_two_one_zero (zh_session_get_tournament (session)));
  return g_strdup_printf (_ ("Board %1$s: %2$s; the electronic board or the file says %3$s"), board, stands, text);
}

char *
zh_board_acts_set_result (GtkWidget  *widget,
                          ZhSession  *session,
                          ZhBoardRow *row,
                          ZhResult    result)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *board = g_strdup (zh_board_row_get_board (row));
  ZhResult         said = zh_board_row_get_said (row); /* until something is stored */
  ZhChange        *change;

  if (!zh_result_is_set (result) || zh_result_equal (said, result))
    said = ZH_RESULT_NONE;

  change = zh_desk_set_result (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                               zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                               zh_board_row_get_game_index (row), result, &error);
  if (!zh_feedback_act (widget, session, change, _ ("The result was not stored"), error))
    return NULL;
  return format_stored (widget, session, board, zh_board_row_get_result_text (row), said);
}

char *
zh_board_acts_format_unchanged (ZhBoardRow *row)
{
  if (!zh_result_is_set (zh_board_row_get_result (row)))
    return g_strdup_printf (_ ("Board %s: no result already, no change"), zh_board_row_get_board (row));
  return g_strdup_printf (_ ("Board %1$s: %2$s already, no change"), zh_board_row_get_board (row),
                          zh_board_row_get_result_text (row));
}

/* What is done when the question is answered. */
typedef struct
{
  GtkWidget  *widget; /* weak */
  ZhSession  *session;
  ZhBoardRow *row;
  ZhResult    result;
} Asked;

static void
asked_free (gpointer  data,
            GClosure *closure)
{
  Asked *self = data;

  g_clear_weak_pointer (&self->widget);
  g_object_unref (self->session);
  g_object_unref (self->row);
  g_free (self);
}

static Asked *
asked_new (GtkWidget  *widget,
           ZhSession  *session,
           ZhBoardRow *row,
           ZhResult    result)
{
  Asked *self = g_new0 (Asked, 1);

  *self = (Asked){ NULL, g_object_ref (session), g_object_ref (row), result };
  g_set_weak_pointer (&self->widget, widget);
  return self;
}

/* Leaving everything as it is stands first. */
static void
present_question (Asked      *asked,
                  const char *heading,
                  const char *body,
                  const char *button,
                  GCallback   answered)
{
  GtkWidget *dialog =
      adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (asked->widget)), heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Leave It"), "change", button,
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "change",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", answered, asked, asked_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ruled_answered_cb (AdwMessageDialog *dialog,
                   const char       *response,
                   gpointer          data)
{
  Asked *self = data;

  if (g_str_equal (response, "change") && self->widget != NULL)
    g_free (zh_board_acts_set_result (self->widget, self->session, self->row, self->result));
}

static gboolean
ask_about_ruling (GtkWidget  *widget,
                  ZhSession  *session,
                  ZhBoardRow *row,
                  ZhResult    result)
{
  const ZhIncidentRecord *ruling = zh_competition_find_result_ruling (
      zh_session_get_competition (session), zh_session_get_tournament_id (session),
      zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
      zh_board_row_get_game_index (row));
  g_autofree char *body = ruling != NULL ? zh_ruled_result_format (ruling, zh_language_get_screen ()) : NULL;

  if (ruling == NULL)
    return FALSE;
  present_question (asked_new (widget, session, row, result), _ ("Change a Result That a Ruling Gave?"), body,
                    _ ("_Change the Result"), G_CALLBACK (ruled_answered_cb));
  return TRUE;
}

/* What was paired as a draw and is none. */
static gboolean
ask_about_adjournment (GtkWidget  *widget,
                       ZhSession  *session,
                       ZhBoardRow *row,
                       ZhResult    result)
{
  g_autofree char *body = zh_adjourned_result_format (zh_session_get_competition (session), zh_session_get_tournament (session),
                                                      zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                                                      zh_board_row_get_game_index (row), result, zh_language_get_screen ());

  if (body == NULL)
    return FALSE;
  present_question (asked_new (widget, session, row, result), _ ("The Adjourned Game Is No Draw?"), body,
                    _ ("_Enter the Result"), G_CALLBACK (ruled_answered_cb));
  return TRUE;
}

gboolean
zh_board_acts_ask_first (GtkWidget  *widget,
                         ZhSession  *session,
                         ZhBoardRow *row,
                         ZhResult    result)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);

  /* Of a tournament that is closed the rating report may still change. */
  if (round == NULL || !zh_session_is_writable (session) ||
      (tournament->closed && !zh_correction_is_late (tournament, round->number)))
    return FALSE;
  if (round->state != ZH_ROUND_CLOSED)
    return ask_about_ruling (widget, session, row, result) || ask_about_adjournment (widget, session, row, result);
  zh_correction_sheet_ask (widget, session, row, result);
  return TRUE;
}

void
zh_board_acts_swap_colours (GtkWidget  *widget,
                            ZhSession  *session,
                            ZhBoardRow *row)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  change = zh_desk_swap_colours (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                 zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                                 zh_board_row_get_game_index (row), &error);
  zh_feedback_act (widget, session, change, _ ("The colours were not swapped"), error);
}

char *
zh_board_acts_mark_arrival (GtkWidget  *widget,
                            ZhSession  *session,
                            ZhBoardRow *row,
                            ZhColour    colour)
{
  const ZhPairing *pairing = zh_board_row_get_pairing (row);
  ZhMissingMark    mark = { pairing->number, zh_board_row_get_game_index (row), colour, FALSE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  mark.missing = !zh_game_is_missing (&pairing->games[mark.game], colour);
  change = zh_desk_mark_missing (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                 zh_session_get_round_number (session), &mark, 1, &error);
  if (change != NULL)
    return zh_board_row_format_label (row);
  zh_feedback_error (widget, _ ("The arrival was not marked"), error);
  return NULL;
}

GPtrArray *
zh_board_acts_list_corrected (ZhSession *session)
{
  const ZhRound *round = zh_session_get_round (session);

  /* only a round that is over can have them; the journal is not read at each result */
  return round != NULL && round->state == ZH_ROUND_CLOSED
             ? zh_desk_list_hand_acts (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                       zh_language_get_screen (), NULL)
             : NULL;
}
