/* A new competition: what it is, its first tournament, and where its file lies. Five fields
 * filled, and it runs; everything can be changed later.
 */
#pragma once

#include "desk.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ASSISTANT (zh_assistant_get_type ())
G_DECLARE_FINAL_TYPE (ZhAssistant, zh_assistant, ZH, ASSISTANT, AdwWindow)

/* Signals:
 *   "created" (ZhDesk *desk): the file exists and is open; the handler takes a reference.
 *     The window closes itself afterwards
 */

/**
 * zh_assistant_new:
 * @parent: the window it belongs to
 *
 * Returns: (transfer none): the assistant, owned by GTK, to be presented
 */
ZhAssistant *zh_assistant_new (GtkWindow *parent);

G_END_DECLS
