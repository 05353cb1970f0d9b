#include "config.h"

#include "board-acts.h"

#include <glib/gi18n.h>

#include "desk-lateness.h"
#include "desk-rounds.h"
#include "feedback.h"

char *
zh_board_acts_set_result (GtkWidget  *widget,
                          ZhSession  *session,
                          ZhBoardRow *row,
                          ZhResult    result)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *board = g_strdup (zh_board_row_get_board (row));
  ZhChange        *change;

  change = zh_desk_set_result (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                               zh_session_get_round_number (session), zh_board_row_get_pairing (row)->number,
                               zh_board_row_get_game_index (row), result, &error);
  if (!zh_feedback_act (widget, session, change, _ ("The result was not stored"), error))
    return NULL;
  return g_strdup_printf (_ ("Board %s: %s"), board, zh_board_row_get_result_text (row));
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
