/* What is done to a player or a team from a menu, wherever it is seen: in the list of entries, at a board. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

/**
 * zh_entry_acts_do:
 * @widget: where a refusal is shown
 * @act: "withdraw", "reinstate", "remove"; for the next round "absent", "half-bye", "plays"
 * @entry_id: an entry of the tournament looked at
 *
 * Another word does nothing.
 */
void zh_entry_acts_do (GtkWidget  *widget,
                       ZhSession  *session,
                       const char *act,
                       gint64      entry_id);

/**
 * zh_entry_acts_set_absence:
 * @round: that is not paired
 * @kind: %ZH_PAIRING_GAME when the entry plays after all
 *
 * Asks first where the bye is one to think of.
 */
void zh_entry_acts_set_absence (GtkWidget    *widget,
                                ZhSession    *session,
                                gint64        entry_id,
                                int           round,
                                ZhPairingKind kind);

/**
 * zh_entry_acts_make_menu:
 *
 * Returns: (transfer full): what can be done with the entry as it stands, items of "win.do-with-entry"; without
 *   items where it is none of the tournament
 */
GMenuModel *zh_entry_acts_make_menu (const ZhTournament *tournament,
                                     gint64              entry_id);

G_END_DECLS
