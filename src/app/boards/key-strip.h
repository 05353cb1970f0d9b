/* The result keys of the present scheme, always in sight; also buttons for the mouse, and
 * the place to switch the scheme.
 */
#pragma once

#include "board-keys.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_KEY_STRIP (zh_key_strip_get_type ())
G_DECLARE_FINAL_TYPE (ZhKeyStrip, zh_key_strip, ZH, KEY_STRIP, ZhBin)

/* Its buttons activate "boards.set-result" with a code, and "boards.key-scheme". */

/**
 * zh_key_strip_show:
 * @scheme: which keys
 * @two_one_zero: write the results as draughts does
 */
void zh_key_strip_show (ZhKeyStrip *self,
                        ZhKeyScheme scheme,
                        gboolean    two_one_zero);

G_END_DECLS
