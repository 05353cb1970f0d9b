/* Changesets of the SQLite session extension: recording a transaction, inverting and
 * applying what was recorded, and walking through it.
 */
#pragma once

#include "store-schema.h"

G_BEGIN_DECLS

typedef struct _ZhRecorder ZhRecorder;

/**
 * zh_recorder_new:
 * @error: %ZH_ERROR_FILE
 *
 * Begins to record what happens to the recorded tables.
 *
 * Returns: (transfer full)
 */
ZhRecorder *zh_recorder_new (ZhDb    *db,
                             GError **error);
void        zh_recorder_free (ZhRecorder *self);

/**
 * zh_recorder_dup_changeset:
 *
 * Returns: (transfer full): what was recorded so far, empty when nothing changed
 */
GBytes *zh_recorder_dup_changeset (ZhRecorder *self,
                                   GError    **error);

/**
 * zh_changeset_invert:
 * @error: %ZH_ERROR_CORRUPT
 *
 * Returns: (transfer full): the changeset that takes @changeset back
 */
GBytes *zh_changeset_invert (GBytes  *changeset,
                             GError **error);

/**
 * zh_changeset_apply:
 * @error: %ZH_ERROR_CORRUPT when it names a table this program does not record, or a row is
 *   not as it was when the changeset was made: then nothing is applied
 *
 * Returns: %FALSE with @error
 */
gboolean zh_changeset_apply (ZhDb    *db,
                             GBytes  *changeset,
                             GError **error);

/**
 * ZhRowChange:
 * @table: where
 * @id: which row
 * @parent: the parent's id, 0 when the changeset does not say it
 * @deleted: whether the row was removed
 * @first_column: index of the first column that an update changed, -1 for rows added or removed
 */
typedef struct
{
  ZhTable  table;
  gint64   id;
  gint64   parent;
  gboolean deleted;
  int      first_column;
} ZhRowChange;

/**
 * zh_changeset_read:
 * @error: %ZH_ERROR_CORRUPT, also for tables that are not recorded
 *
 * Returns: (transfer full) (element-type ZhRowChange): its rows
 */
GArray *zh_changeset_read (GBytes  *changeset,
                           GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRecorder, zh_recorder_free)

G_END_DECLS
