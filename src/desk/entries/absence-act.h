/* What may be announced before a round. Private to this folder. */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_absence_is_kind:
 *
 * Returns: whether somebody may ask for @kind before a round; what pairing gives nobody asks for
 */
gboolean zh_absence_is_kind (ZhPairingKind kind);

/* %FALSE, with %ZH_ERROR_INPUT that names the round. */
gboolean zh_absence_refuse (int      round,
                            GError **error);

G_END_DECLS
