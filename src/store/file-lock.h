/* The advisory lock beside a competition file: who writes holds it, and the system frees it
 * when that program ends, however it ends.
 */
#pragma once

#include "holder.h"

G_BEGIN_DECLS

typedef struct _ZhFileLock ZhFileLock;

/**
 * zh_file_lock_take:
 * @path: the competition file
 * @error: %ZH_ERROR_LOCKED naming the holder; %ZH_ERROR_FILE when the folder cannot be
 *   written
 *
 * Returns: (transfer full): the lock; freeing gives it up
 */
ZhFileLock *zh_file_lock_take (const char *path,
                               GError    **error);
void        zh_file_lock_free (ZhFileLock *self);

/**
 * zh_file_lock_get_holder:
 * @path: the competition file
 *
 * Returns: (transfer full) (nullable): who holds it now, in this or another program
 */
ZhHolder *zh_file_lock_get_holder (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhFileLock, zh_file_lock_free)

G_END_DECLS
