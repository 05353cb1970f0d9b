/* Copies of the file: one before each pairing, in the user's data folder, the last 20 of
 * each file; and copies for a commission.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

#define ZH_BACKUPS_KEPT 20

/**
 * ZhBackup:
 * @path: the copy
 * @time: when it was made, UTC
 * @journal_length: entries of the journal in it
 */
typedef struct
{
  char      *path;
  GDateTime *time;
  gint64     journal_length;
} ZhBackup;

void zh_backup_free (ZhBackup *self);

/**
 * zh_desk_list_backups:
 *
 * Returns: (transfer full) (element-type ZhBackup): the copies of this file, that with the longest
 *   journal first, whatever the clock said when they were made
 */
GPtrArray *zh_desk_list_backups (ZhDesk *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_backup_list:
 * @path: of a file, which may be damaged or gone
 *
 * Returns: (transfer full) (element-type ZhBackup): the copies of that file, in the same order
 */
GPtrArray *zh_backup_list (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_make_backup:
 * @error: %ZH_ERROR_FILE
 *
 * Makes a copy now, and drops those with the shortest journals beyond #ZH_BACKUPS_KEPT. Pairing does it by itself.
 *
 * Returns: whether the copy is there
 */
gboolean zh_desk_make_backup (ZhDesk  *self,
                              GError **error);

/**
 * zh_desk_get_backup_error:
 *
 * Returns: (transfer none) (nullable): why the copy before the last pairing could not be
 *   made; %NULL when it was. The pairing itself does not depend on it
 */
const GError *zh_desk_get_backup_error (const ZhDesk *self);

/**
 * zh_backup_restore:
 * @backup: path of a copy
 * @original: path of the file it is a copy of
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Puts the copy beside the original under a new name; the original is not touched.
 *
 * Returns: (transfer full): path of the new file
 */
char *zh_backup_restore (const char *backup,
                         const char *original,
                         GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_save_copy:
 * @path: where to; must not exist
 * @error: %ZH_ERROR_FILE
 *
 * Writes a single whole file, also while this one is open, here or in another program: for a
 * commission or a stick.
 *
 * Returns: whether the copy is there
 */
gboolean zh_desk_save_copy (ZhDesk     *self,
                            const char *path,
                            GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhBackup, zh_backup_free)

G_END_DECLS
