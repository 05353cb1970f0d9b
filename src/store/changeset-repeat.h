/* Repeating a whole journal: what sqlite3changeset_apply() does, for changesets by the thousand. That one
 * prepares its statements anew each time, which takes longer than all they do.
 */
#pragma once

#include "changeset.h"

G_BEGIN_DECLS

typedef struct _ZhRepeater ZhRepeater;

/**
 * zh_repeater_new:
 * @db: inside a transaction, which the caller rolls back when a changeset fails; outlives the repeater
 *
 * Returns: (transfer full): a repeater, without a statement yet
 */
ZhRepeater *zh_repeater_new (ZhDb *db) G_GNUC_WARN_UNUSED_RESULT;
void        zh_repeater_free (ZhRepeater *self);

/**
 * zh_repeater_apply:
 * @rows: (element-type ZhRowChange): what zh_changeset_read() read of @changeset
 * @error: %ZH_ERROR_CORRUPT when a row is not as it was when the changeset was made, one refers to nothing
 *   in the end, or one holds more than its table
 *
 * As zh_changeset_apply(), but where it fails a part may have been applied.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_repeater_apply (ZhRepeater *self,
                            GBytes     *changeset,
                            GArray     *rows,
                            GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRepeater, zh_repeater_free)

G_END_DECLS
