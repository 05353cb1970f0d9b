/* A mixed system: the tournament looked at takes its entries from the places of another. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_feed_dialog_may:
 *
 * Returns: whether the tournament looked at can still take entries, and there is another one
 */
gboolean zh_feed_dialog_may (ZhSession *session);

/**
 * zh_feed_dialog_present:
 *
 * Asks from which tournament, which places and whether with points.
 */
void zh_feed_dialog_present (GtkWindow *parent,
                             ZhSession *session);

G_END_DECLS
