/* Enter in a field of a dialog does what the dialog is for; on a choice it opens the choice. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_default_keys_install:
 *
 * From now on Enter in a field of one line activates the default widget of its window, where the
 * window is a dialog that has one and the field does nothing of its own with the key, such as
 * adding the next row or searching. On a row that is a choice Enter opens the choice. And with Ctrl+Enter a
 * number that is typed counts, though the keyboard has not left its field. Called once, at start-up.
 */
void zh_default_keys_install (void);

G_END_DECLS
