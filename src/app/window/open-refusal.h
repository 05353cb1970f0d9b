/* What is said when a file is not opened; where there is a backup of it, it is offered. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_open_refusal_show:
 * @path: what was to be opened
 * @error: why it was not
 */
void zh_open_refusal_show (GtkWindow    *window,
                           const char   *path,
                           const GError *error);

G_END_DECLS
