/* Enter in a field of a dialog does what the dialog is for, as its default button does. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_default_keys_install:
 *
 * From now on Enter in a field of one line activates the default widget of its window, where the
 * window is a dialog that has one and the field does nothing of its own with the key, such as
 * adding the next row or searching. And with Ctrl+Enter a number that is typed counts, though the
 * keyboard has not left its field. Called once, at start-up.
 */
void zh_default_keys_install (void);

G_END_DECLS
