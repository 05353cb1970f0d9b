/* A file that is opened in a thread of its own while the window for it is made: to look whether it
 * is whole takes as long as that does. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

typedef struct _ZhFileOpening ZhFileOpening;

/**
 * zh_file_opening_start:
 * @path: a competition
 *
 * Begins to open @path for writing, or for reading when another program writes it or the place is
 * not writable.
 *
 * Returns: (transfer full): for zh_file_opening_finish()
 */
ZhFileOpening *zh_file_opening_start (const char *path);

/**
 * zh_file_opening_dup_edition:
 *
 * Compares the ruleset a competition was made by with the one of this program; the answer is the same
 * as long as the program runs.
 *
 * Returns: (transfer full) (nullable): what is to be said of the difference
 */
char *zh_file_opening_dup_edition (ZhDesk *desk);

/**
 * zh_file_opening_finish:
 * @self: (transfer full)
 * @edition: (out) (transfer full): as zh_file_opening_dup_edition()
 * @refusal: (out): why it was not opened for writing; %NULL when it was
 *
 * Waits until it is opened.
 *
 * Returns: (transfer full) (nullable): the desk; %NULL when the file cannot be opened at all
 */
ZhDesk *zh_file_opening_finish (ZhFileOpening *self,
                                char         **edition,
                                GError       **refusal);

/**
 * zh_file_opening_drop:
 * @self: (transfer full): nobody looks at what it opens
 */
void zh_file_opening_drop (ZhFileOpening *self);

G_END_DECLS
