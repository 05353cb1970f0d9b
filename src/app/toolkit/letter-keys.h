/* Underlined letters that are not Latin: GTK 4.8 keeps the Unicode of such a letter as if it were the value of a key, and
 * a keyboard sends another one, so that Alt and the letter open nothing.
 *
 * No version is known to end it; with one that does, nothing here acts a second time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on underlined Cyrillic letters act in every window of the program, as Latin ones do. Once. */
void zh_letter_keys_install (void);

G_END_DECLS
