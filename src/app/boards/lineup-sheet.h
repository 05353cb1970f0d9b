/* The sheet for the line-ups of a match: the places of the members in their team, board by board,
 * as they stand on the captain's slip.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_lineup_sheet_new:
 * @session: looks at a round of a tournament of teams
 * @board: the number of a match in it
 *
 * Returns: (transfer none) (nullable): the sheet, owned by GTK, to be presented; %NULL where the
 *   board is no match of teams
 */
ZhFormSheet *zh_lineup_sheet_new (GtkWindow *parent,
                                  ZhSession *session,
                                  int        board);

G_END_DECLS
