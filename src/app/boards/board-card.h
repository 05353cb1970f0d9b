/* The card of a board: who plays, what they had so far, what happened to the result. */
#pragma once

#include <gtk/gtk.h>

#include "board-row.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * zh_board_card_new:
 * @session: what is looked at
 * @row: a board of its round
 *
 * Returns: (transfer floating): the contents of the card, as things stand now
 */
GtkWidget *zh_board_card_new (ZhSession  *session,
                              ZhBoardRow *row);

G_END_DECLS
