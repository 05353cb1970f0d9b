/* What is done with the tournament looked at, beside the next step: reopened, its rounds drawn, a
 * match given one game more.
 */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/**
 * zh_tournament_actions_install:
 *
 * Adds "win.reopen-tournament", "win.reopen-at-once", which does not ask, "win.draw-table-rounds"
 * and "win.add-deciding-game" to the window's class.
 */
void zh_tournament_actions_install (GtkWidgetClass *class);

/* Enables what makes sense now. */
void zh_tournament_actions_update (ZhWindow *self);

/**
 * zh_tournament_actions_ask_reopening:
 * @widget: a widget of the window, also of a page inside it
 * @tournament_id: a closed tournament
 *
 * Says what follows from reopening the tournament, and reopens it when the arbiter agrees.
 */
void zh_tournament_actions_ask_reopening (GtkWidget *widget,
                                          ZhSession *session,
                                          gint64     tournament_id);

G_END_DECLS
