/* Files that a command is given: read within bounds, whatever was named by mistake. A pipe that the
 * shell hands over is read; one that lies in a folder, where nobody may ever write into it, is not.
 */
#pragma once

#include "progress.h"

G_BEGIN_DECLS

/**
 * zh_ctl_read_file:
 * @path: a file, or "-" for standard input
 * @error: as zh_outside_stream_read()
 *
 * Returns: (transfer full): all of it
 */
GBytes *zh_ctl_read_file (const char *path,
                          GError    **error);

/**
 * zh_ctl_read_outside:
 * @path: as zh_ctl_read_file()
 * @progress: (nullable)
 * @error: as zh_outside_stream_read()
 *
 * As zh_ctl_read_file(), telling how far it is.
 *
 * Returns: (transfer full): all of it
 */
GBytes *zh_ctl_read_outside (const char       *path,
                             const ZhProgress *progress,
                             GError          **error);

G_END_DECLS
