/* Commands that take their time: how far they are, on a terminal, and Ctrl+C, which stops them
 * with nothing changed.
 */
#pragma once

#include "progress.h"

G_BEGIN_DECLS

/**
 * zh_ctl_patience_begin:
 *
 * From now on the first Ctrl+C cancels, and the second ends the program. Once in a program, and
 * before it has other threads.
 *
 * Returns: (transfer none): what to hand to the work; it writes on stderr where that is a terminal
 */
const ZhProgress *zh_ctl_patience_begin (void);

/* Takes what was written of the progress off the terminal again. */
void zh_ctl_patience_end (void);

/**
 * zh_ctl_read_outside:
 * @path: a file, a pipe, or "-" for standard input
 * @progress: (nullable)
 * @error: as zh_outside_stream_read()
 *
 * As zh_ctl_read_file(), within the bounds of what is read from outside.
 *
 * Returns: (transfer full): what stands there
 */
GBytes *zh_ctl_read_outside (const char       *path,
                             const ZhProgress *progress,
                             GError          **error);

G_END_DECLS
