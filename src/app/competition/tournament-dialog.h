/* Adds a tournament to the competition, or changes the settings of one. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TOURNAMENT_DIALOG (zh_tournament_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhTournamentDialog, zh_tournament_dialog, ZH, TOURNAMENT_DIALOG, AdwWindow)

/**
 * zh_tournament_dialog_new:
 * @parent: the window it belongs to; also shows the toast
 * @session: whose competition
 * @tournament_id: what to change, 0 for a new one
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhTournamentDialog *zh_tournament_dialog_new (GtkWindow *parent,
                                              ZhSession *session,
                                              gint64     tournament_id);

G_END_DECLS
