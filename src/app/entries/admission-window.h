/* The session of the commission on admission: who is entered, what was seen of each, and the decision. A digit ticks
 * a document, plus admits, minus refuses.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_ADMISSION_WINDOW (zh_admission_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhAdmissionWindow, zh_admission_window, ZH, ADMISSION_WINDOW, AdwWindow)

/**
 * zh_admission_window_new:
 * @parent: the window it belongs to
 * @session: has a tournament
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhAdmissionWindow *zh_admission_window_new (GtkWindow *parent,
                                            ZhSession *session);

G_END_DECLS
