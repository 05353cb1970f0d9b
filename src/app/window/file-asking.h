/* Asking for a file to read or to write. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Called when a file was chosen; not when the dialog was left. */
typedef void (*ZhFileChosen) (gpointer asker,
                              GFile   *file);

/**
 * zh_file_asking_show:
 * @asker: widget that asks; the dialog is modal to its window
 * @accept: label of the button that takes the file, with mnemonic
 * @name: (nullable): proposed file name; an absolute path names the folder as well
 * @chosen: a #ZhFileChosen that may take the type of its @asker
 */
void zh_file_asking_show (gpointer             asker,
                          const char          *title,
                          GtkFileChooserAction action,
                          const char          *accept,
                          const char          *name,
                          GCallback            chosen);

G_END_DECLS
