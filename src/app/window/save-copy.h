/* Saving a copy of the competition: for a stick, a colleague, the commission. */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_save_copy_ask:
 *
 * Asks where to, writes a whole copy of the open competition there, also of one that is open for
 * reading, and says where it is.
 */
void zh_save_copy_ask (GtkWindow *parent,
                       ZhSession *session);

G_END_DECLS
