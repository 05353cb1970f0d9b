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

G_END_DECLS
