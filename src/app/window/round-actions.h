/* What is done with the round looked at, beside the next step: explain, unpair, reopen. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/**
 * zh_round_actions_offer_draft:
 *
 * Asks whether to go on with hand edits that were cut off, where the file that was just opened
 * has any.
 */
void zh_round_actions_offer_draft (ZhWindow *self);

/**
 * zh_round_actions_install:
 *
 * Adds "win.explain-round", "win.unpair-round" and "win.reopen-round" to the window's class.
 */
void zh_round_actions_install (GtkWidgetClass *class);

/**
 * zh_round_actions_update:
 *
 * Enables them by the state of the round looked at.
 */
void zh_round_actions_update (ZhWindow *self);

G_END_DECLS
