/* The one door to the terminal: what a list, a TRF or a game brought along is shown on it and never
 * obeyed by it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on g_print() and g_printerr() show signs that act, such as \u001b, instead of sending them. */
void zh_ctl_printing_begin (void);

/**
 * zh_ctl_print_bytes:
 * @bytes: a document
 *
 * Writes it on standard output: as it is into a pipe or a file, for which it may be of any kind; on
 * a terminal as g_print() would.
 *
 * Returns: whether all of it was taken; errno says why not
 */
gboolean zh_ctl_print_bytes (GBytes *bytes);

G_END_DECLS
