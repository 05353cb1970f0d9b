/* The sheet on which a protest is taken in: who, against what, when, what it says; with what the
 * rules say of it as it is typed.
 */
#pragma once

#include "form-sheet.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * zh_protest_sheet_new:
 * @parent: the window it belongs to
 * @session: looks at a tournament
 * @board: the table it begins with, 0 for none
 * @incident_id: the ruling it begins with, 0 for the last one at @board
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_protest_sheet_new (GtkWindow *parent,
                                   ZhSession *session,
                                   int        board,
                                   gint64     incident_id);

/**
 * zh_protest_sheet_new_for_claim:
 * @place: a game by correspondence
 * @entry_id: who protests
 * @contested: when the decision on the claim was told, seconds since 1970 UTC
 *
 * Against the decision on a claim of an overstep (order 988, 55.1.6, 56.1.10; draughts V.3.6).
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_protest_sheet_new_for_claim (GtkWindow         *parent,
                                             ZhSession         *session,
                                             const ZhGamePlace *place,
                                             gint64             entry_id,
                                             gint64             contested);

G_END_DECLS
