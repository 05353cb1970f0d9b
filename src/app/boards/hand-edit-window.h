/* A round edited by hand: who sits where, what changes and which rules that breaks, side by
 * side, from the start of the edit to its acceptance. The window beside it goes on working;
 * only results of the round and the next pairing wait.
 *
 * Space picks somebody up and puts him where it is pressed next: on somebody else the two
 * change places, on an empty seat he sits down, and two who are put aside are paired.
 */
#pragma once

#include <adwaita.h>

#include "round-edit.h"
#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_HAND_EDIT_WINDOW (zh_hand_edit_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhHandEditWindow, zh_hand_edit_window, ZH, HAND_EDIT_WINDOW, AdwWindow)

/**
 * zh_hand_edit_window_new:
 * @parent: the window it belongs to
 * @session: what it looks at
 * @edit: (transfer full): begun from the session's present snapshot
 * @picked: id of an entry picked up at once, 0 for nobody
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhHandEditWindow *zh_hand_edit_window_new (GtkWindow   *parent,
                                           ZhSession   *session,
                                           ZhRoundEdit *edit,
                                           gint64       picked);

G_END_DECLS
