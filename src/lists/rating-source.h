/* The bytes of a rating list: of a file as it is, or of the list in a zip archive, piece by piece. Nothing is
 * unpacked to the disk or held whole in memory.
 */
#pragma once

#include "dates.h"

G_BEGIN_DECLS

/* More than ten times the largest list there is. */
#define ZH_LIST_MAX_BYTES (G_GUINT64_CONSTANT (10) * 1024 * 1024 * 1024)

typedef struct _ZhListSource ZhListSource;

/**
 * zh_list_source_open:
 * @path: a file
 * @error: %ZH_ERROR_FILE; %ZH_ERROR_INPUT for an archive without a list in it
 *
 * Of an archive the first member is read that may be a list by its name.
 *
 * Returns: (transfer full)
 */
ZhListSource *zh_list_source_open (const char *path,
                                   GError    **error);
void          zh_list_source_free (ZhListSource *self);

/* The name of the list: of the member of an archive, else of the file; (transfer none). */
const char *zh_list_source_get_name (const ZhListSource *self);

/* The day on which it was written: of the member of an archive, else of the file. */
ZhDate zh_list_source_get_date (const ZhListSource *self);

/* How much of the file is read, of zh_list_source_get_size() bytes. */
guint64 zh_list_source_get_position (const ZhListSource *self);
guint64 zh_list_source_get_size (const ZhListSource *self);

/**
 * zh_list_source_read:
 * @block: (out) (transfer none): bytes, until the next call
 * @error: %ZH_ERROR_FILE: the file or the archive is broken; %ZH_ERROR_INPUT: more than %ZH_LIST_MAX_BYTES
 *
 * Returns: how many bytes; 0 at the end, -1 with @error
 */
gssize zh_list_source_read (ZhListSource *self,
                            const char  **block,
                            GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListSource, zh_list_source_free)

G_END_DECLS
