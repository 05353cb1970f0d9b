/* The schedule of a game by correspondence (order 988, 60): each move with the dates of its letter, which are put right in
 * their place, one act each.
 */
#pragma once

#include "game-place.h"
#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SCHEDULE_WINDOW (zh_schedule_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhScheduleWindow, zh_schedule_window, ZH, SCHEDULE_WINDOW, AdwWindow)

/**
 * zh_schedule_window_new:
 * @parent: the window it belongs to
 * @place: the game
 *
 * A date is kept by Enter, and when the keyboard leaves it; Escape takes back what was typed.
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhScheduleWindow *zh_schedule_window_new (GtkWindow         *parent,
                                          ZhSession         *session,
                                          const ZhGamePlace *place);

G_END_DECLS
