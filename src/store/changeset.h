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
 * ZhRowOperation:
 * @ZH_ROW_ADDED: the row is new
 * @ZH_ROW_CHANGED: it has other values
 * @ZH_ROW_REMOVED: it is gone
 */
typedef enum
{
  ZH_ROW_ADDED = 1 << 0,
  ZH_ROW_CHANGED = 1 << 1,
  ZH_ROW_REMOVED = 1 << 2,
} ZhRowOperation;

/**
 * ZhRowChange:
 * @table: where
 * @id: which row
 * @operation: what became of it
 * @is_indirect: whether a trigger did it
 * @parent: the parent's id, 0 when the changeset does not say it, as of a row changed in other columns
 * @columns: of a row changed: a bit for each column with another value, the first one lowest
 * @number: of a round or a pairing: its number, 0 when the changeset does not say it
 * @key: (nullable): of an option or an override: its key, %NULL when the changeset does not say it
 */
typedef struct
{
  ZhTable        table;
  gint64         id;
  ZhRowOperation operation;
  gboolean       is_indirect;
  gint64         parent;
  guint64        columns;
  gint64         number;
  char          *key;
} ZhRowChange;

/**
 * zh_changeset_read:
 * @error: %ZH_ERROR_CORRUPT, also for tables that are not recorded
 *
 * Returns: (transfer full) (element-type ZhRowChange): its rows
 */
GArray *zh_changeset_read (GBytes  *changeset,
                           GError **error);

/**
 * zh_changeset_set_broken_error:
 * @code: of SQLite, by which reading a changeset failed
 * @error: %ZH_ERROR_CORRUPT
 *
 * Says that the journal holds a change that cannot be read.
 */
void zh_changeset_set_broken_error (int      code,
                                    GError **error);

/**
 * zh_changeset_set_apply_error:
 * @code: of SQLite, by which applying a changeset failed: SQLITE_ABORT or SQLITE_CONSTRAINT where a row is
 *   not as it was
 *
 * Sets what zh_changeset_apply() says.
 */
void zh_changeset_set_apply_error (ZhDb    *db,
                                   int      code,
                                   GError **error);

/* Of a table whose rows are not compared at all. */
#define ZH_ALL_COLUMNS G_MAXUINT64

/**
 * zh_changeset_find_difference:
 * @ignored: (nullable) (array fixed-size=ZH_N_TABLES): by table: a bit for each column that is not
 *   compared, the first one lowest
 * @table: (out): of the first row that differs
 * @row: (out): its id; 0 where there is none
 * @error: %ZH_ERROR_CORRUPT
 *
 * Compares two changesets: the same rows, with the same values before and after, in any order. A
 * column that an older version did not know counts as one without a value.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_changeset_find_difference (GBytes        *first,
                                       GBytes        *second,
                                       const guint64 *ignored,
                                       ZhTable       *table,
                                       gint64        *row,
                                       GError       **error);

/**
 * zh_changeset_find_column:
 * @table: of zh_changeset_find_difference()
 * @row: of it
 * @column: (out): the first column that differs, from 0; -1 where only one of the changesets has the row, or they
 *   do another thing to it
 * @values: (out) (array fixed-size=2): what each of them puts there, as text; "" for nothing. (transfer full),
 *   %NULL where @column is -1
 *
 * Where in a row two changesets differ that zh_changeset_find_difference() has read.
 */
void zh_changeset_find_column (GBytes *first,
                               GBytes *second,
                               ZhTable table,
                               gint64  row,
                               int    *column,
                               char   *values[2]);

/**
 * zh_changeset_check:
 * @error: %ZH_ERROR_CORRUPT
 *
 * SQLite never comes back from some bytes that are no changeset. Those that a file holds are held
 * against their form first; every function here that takes a changeset does so.
 *
 * Returns: whether it has the form of a changeset of our tables, or is empty
 */
gboolean zh_changeset_check (GBytes  *changeset,
                             GError **error);

/**
 * zh_changeset_find_last_counter:
 * @replica: whose ids
 * @counter: (inout): the greatest counter so far in the ids of this replica
 * @error: %ZH_ERROR_CORRUPT, as zh_changeset_read()
 *
 * Looks at the ids of its rows alone, so that a long journal is gone through in no time.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_changeset_find_last_counter (GBytes  *changeset,
                                         gint64   replica,
                                         gint64  *counter,
                                         GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRecorder, zh_recorder_free)

G_END_DECLS
