/* The position that a drawn opening leads to, as a small board. */
#pragma once

#include <gtk/gtk.h>

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_opening_board_new:
 * @opening: as zh_tournament_find_opening() returns it
 *
 * Returns: (transfer floating) (nullable): a board to look at; %NULL where the opening cannot be
 *   played, as in a table that an older program took over
 */
GtkWidget *zh_opening_board_new (ZhSport     sport,
                                 const char *opening);

/**
 * zh_opening_board_new_position:
 * @position: FEN or PDN FEN
 *
 * Returns: (transfer floating) (nullable): a board to look at; %NULL where there is no such position
 */
GtkWidget *zh_opening_board_new_position (ZhSport     sport,
                                          const char *position);

G_END_DECLS
