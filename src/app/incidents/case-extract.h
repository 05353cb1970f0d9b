/* A file of a case out of the competition, onto the disk. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_case_extract_ask:
 * @widget: of the page that asks
 * @protest_id: a case with something attached; of several the arbiter chooses one
 *
 * Asks where to, and writes the file there.
 */
void zh_case_extract_ask (GtkWidget *widget,
                          ZhSession *session,
                          gint64     protest_id);

G_END_DECLS
