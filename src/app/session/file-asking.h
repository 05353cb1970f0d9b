/* Asking for a file to read or to write. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_file_asking_show:
 * @asker: widget that asks; the dialog is modal to its window
 * @accept: label of the button that takes the file, with mnemonic
 * @name: proposed file name, or %NULL
 * @answered: (scope call): called as `answered (asker, response, chooser)`; it owns the
 *   chooser and drops it
 *
 * Returns: (transfer none): the chooser, for what the answer needs
 */
GtkFileChooserNative *zh_file_asking_show (GtkWidget           *asker,
                                           const char          *title,
                                           GtkFileChooserAction action,
                                           const char          *accept,
                                           const char          *name,
                                           GCallback            answered);

G_END_DECLS
