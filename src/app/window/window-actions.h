/* The actions of the window. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/**
 * zh_window_actions_install:
 *
 * Installs the actions of the window's class.
 */
void zh_window_actions_install (GtkWidgetClass *class);

/**
 * zh_window_actions_add:
 *
 * Adds the actions that have a state: the tournament looked at.
 */
void zh_window_actions_add (ZhWindow *self);

/**
 * zh_window_actions_update:
 *
 * Enables what can be done in the present state of the session.
 */
void zh_window_actions_update (ZhWindow *self);

G_END_DECLS
