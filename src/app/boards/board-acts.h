/* What is done to the board under the cursor, by key, menu or button alike. An act that is
 * refused is told to the arbiter here.
 */
#pragma once

#include <gtk/gtk.h>

#include "board-row.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * zh_board_acts_set_result:
 * @widget: where a refusal is shown
 * @session: with the round looked at
 * @row: a board of it
 * @result: %ZH_RESULT_NONE clears
 *
 * Returns: (transfer full) (nullable): what stands at the board now, in words, and what an electronic board says
 *   otherwise, for which a sound is made; %NULL where it was refused
 */
char *zh_board_acts_set_result (GtkWidget  *widget,
                                ZhSession  *session,
                                ZhBoardRow *row,
                                ZhResult    result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_acts_format_unchanged:
 * @row: a board whose own result was given to it once more
 *
 * Returns: (transfer full): what stands there and that nothing changes: a key without an answer looks like one that
 *   was not heard
 */
char *zh_board_acts_format_unchanged (ZhBoardRow *row) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_board_acts_ask_first:
 * @widget: where the question is asked, and a refusal is shown
 * @session: with the round looked at
 * @row: a board of it
 * @result: that it is to get
 *
 * What a ruling gave, or a closed round holds, is changed only when that is confirmed: a key meant for the
 * next board would leave a register that contradicts the table, and a wrong result found later needs the
 * round open again.
 *
 * Returns: whether there is something to ask, so that the question now stands on screen
 */
gboolean zh_board_acts_ask_first (GtkWidget  *widget,
                                  ZhSession  *session,
                                  ZhBoardRow *row,
                                  ZhResult    result);

/**
 * zh_board_acts_swap_colours:
 * @widget: where a refusal is shown
 * @session: with the round looked at
 * @row: a board of it, no bye
 */
void zh_board_acts_swap_colours (GtkWidget  *widget,
                                 ZhSession  *session,
                                 ZhBoardRow *row);

/**
 * zh_board_acts_mark_arrival:
 * @widget: where a refusal is shown
 * @session: with the round looked at
 * @row: a board of it, no bye
 * @colour: the side that came, or did not
 *
 * Turns round whether that side is missing.
 *
 * Returns: (transfer full) (nullable): the board in words; %NULL where it was refused
 */
char *zh_board_acts_mark_arrival (GtkWidget  *widget,
                                  ZhSession  *session,
                                  ZhBoardRow *row,
                                  ZhColour    colour) G_GNUC_WARN_UNUSED_RESULT;

/* Acts by hand of the round looked at where it is over, for the signs at corrected results; (transfer full) (nullable). */
GPtrArray *zh_board_acts_list_corrected (ZhSession *session);

G_END_DECLS
