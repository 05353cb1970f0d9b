/* An entry in a row of its own making, with its name for the screen reader and as a tooltip. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_named_entry_new:
 * @name: what belongs in it
 * @placeholder: a sample of it
 *
 * Returns: (transfer floating): a #GtkEntry that takes what width there is
 */
GtkWidget *zh_named_entry_new (const char *name,
                               const char *text,
                               const char *placeholder);

G_END_DECLS
