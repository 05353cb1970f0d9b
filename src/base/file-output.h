/* Writing what leaves the program: documents, lists, games, the journal. A file is there as it
 * was, or whole; never half of it, whether the disk is full or the program is killed.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * zh_file_write:
 * @path: a name; a link is followed, a device or a pipe is written to, a file is replaced and
 *   keeps its permissions
 * @data: (array length=length): what it shall hold
 * @error: %ZH_ERROR_FILE; %ZH_ERROR_REFUSED when @path is a competition, whatever it is called,
 *   or a name that belongs to one beside it: no document is written over either
 *
 * Writes a file and brings it to the disk.
 *
 * Returns: %FALSE with @error; what was there before still is
 */
gboolean zh_file_write (const char *path,
                        const void *data,
                        gsize       length,
                        GError    **error);

/**
 * zh_file_replace:
 * @file: as a file chooser gives it, perhaps on another machine
 *
 * As zh_file_write(); what is not on this machine is left to its own means.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_file_replace (GFile      *file,
                          const void *data,
                          gsize       length,
                          GError    **error);

G_END_DECLS
