/* A file in the making. It is made under a name of its own in the folder it is for, and gets its
 * true name only when it is whole and on the disk: whoever looks finds the old file or the new one.
 * While it is being made it is locked; the kernel drops the lock when the program dies, and the
 * next one that makes something in that folder, or opens a competition there, takes it away.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ZhPartFile ZhPartFile;

/**
 * ZhPartFileMove:
 * @ZH_PART_FILE_NEW: a file that is there already is an error
 * @ZH_PART_FILE_REPLACE: it takes the place of a file that is there
 */
typedef enum
{
  ZH_PART_FILE_NEW,
  ZH_PART_FILE_REPLACE,
} ZhPartFileMove;

/**
 * zh_part_file_new:
 * @target: what it shall be called once it is whole
 * @error: %ZH_ERROR_FILE
 *
 * Makes an empty file in the folder of @target, and takes away what programs that died left there.
 *
 * Returns: (transfer full)
 */
ZhPartFile *zh_part_file_new (const char *target,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_part_file_new_private:
 * @target: what it shall be called once it is whole
 * @error: %ZH_ERROR_FILE
 *
 * As zh_part_file_new(), for what holds dates of birth: only its owner may read it, whatever others
 * may of new files in general.
 *
 * Returns: (transfer full)
 */
ZhPartFile *zh_part_file_new_private (const char *target,
                                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the file, unless it was moved, with the side files SQLite may have made. */
void zh_part_file_free (ZhPartFile *self);

/* Where it is being made; (transfer none). */
const char *zh_part_file_get_path (const ZhPartFile *self);

/* Its descriptor, to write to; (transfer none). */
int zh_part_file_get_descriptor (const ZhPartFile *self);

/**
 * zh_part_file_move:
 * @how: what becomes of a file that has the name already
 * @error: %ZH_ERROR_FILE
 *
 * Brings it to the disk and gives it the name it is for.
 *
 * Returns: %FALSE with @error; what had the name before is untouched
 */
gboolean zh_part_file_move (ZhPartFile    *self,
                            ZhPartFileMove how,
                            GError       **error);

/**
 * zh_part_file_set_error:
 * @problem: errno
 *
 * Says that @target could not be written: %ZH_ERROR_FILE.
 */
void zh_part_file_set_error (const char *target,
                             int         problem,
                             GError    **error);

/**
 * zh_part_files_sweep:
 * @folder: any folder
 *
 * Takes away what programs that died while making a file left in @folder. What is still being
 * made stays. Best effort: where nothing may be removed, nothing is.
 */
void zh_part_files_sweep (const char *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPartFile, zh_part_file_free)

G_END_DECLS
