/* Asking for a file to read or to write. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Called when a file was chosen; not when the dialog was left. @chooser has what was laid onto it. */
typedef void (*ZhFileChosen) (gpointer              asker,
                              GFile                *file,
                              GtkFileChooserNative *chooser);

/**
 * zh_file_asking_show:
 * @asker: widget that asks; the dialog is modal to its window
 * @accept: label of the button that takes the file, with mnemonic
 * @name: (nullable): proposed file name; an absolute path names the folder as well
 * @chosen: a #ZhFileChosen that may take the type of its @asker and leave its chooser out
 *
 * Returns: (transfer none): the chooser, for what the answer needs
 */
GtkFileChooserNative *zh_file_asking_show (gpointer             asker,
                                           const char          *title,
                                           GtkFileChooserAction action,
                                           const char          *accept,
                                           const char          *name,
                                           GCallback            chosen);

/* Called with the files that were chosen, (element-type GFile), never empty. */
typedef void (*ZhFilesChosen) (gpointer    asker,
                               GListModel *files);

/* As zh_file_asking_show() for files to read, of which several may be chosen; @chosen: a #ZhFilesChosen that may take
 * the type of its @asker. */
void zh_file_asking_show_several (gpointer    asker,
                                  const char *title,
                                  const char *accept,
                                  GCallback   chosen);

G_END_DECLS
