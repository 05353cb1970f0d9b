/* Composing the regulation of the event: every item that the rules ask for, what the file knows of it, what is written and
 * what is missing.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_REGULATION_WINDOW (zh_regulation_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhRegulationWindow, zh_regulation_window, ZH, REGULATION_WINDOW, AdwWindow)

/**
 * zh_regulation_window_new:
 * @parent: the window it belongs to
 * @session: with a competition
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhRegulationWindow *zh_regulation_window_new (GtkWindow *parent,
                                              ZhSession *session);

G_END_DECLS
