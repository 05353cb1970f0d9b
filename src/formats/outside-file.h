/* Files and pastes from outside, read within bounds: whatever is chosen by mistake, a film, a
 * device, a log that grows, is refused before it fills the memory.
 */
#pragma once

#include "progress.h"

G_BEGIN_DECLS

/* What a list, a report or the games of a round may have: a hundred times what ten thousand
 * players need. */
#define ZH_OUTSIDE_MAX_MEGABYTES 16
#define ZH_OUTSIDE_MAX_BYTES ((gsize) ZH_OUTSIDE_MAX_MEGABYTES * 1024 * 1024)

/**
 * zh_outside_file_read:
 * @file: what the user chose
 * @progress: (nullable)
 * @error: %ZH_ERROR_FILE for what is no file or cannot be read, %ZH_ERROR_INPUT for one beyond
 *   %ZH_OUTSIDE_MAX_BYTES, %ZH_ERROR_CANCELLED; each names the file
 *
 * A file that grows meanwhile is read as far as the bound.
 *
 * Returns: (transfer full): what stands in it
 */
GBytes *zh_outside_file_read (GFile            *file,
                              const ZhProgress *progress,
                              GError          **error);

/**
 * zh_outside_stream_read:
 * @name: of the stream, for messages
 * @expected: how many bytes there seem to be, 0 where that is not known
 * @error: as zh_outside_file_read()
 *
 * As zh_outside_file_read(), for what has no size, such as a pipe.
 *
 * Returns: (transfer full): all that came until the end
 */
GBytes *zh_outside_stream_read (GInputStream     *stream,
                                const char       *name,
                                guint64           expected,
                                const ZhProgress *progress,
                                GError          **error);

/**
 * ZhOutsideFile:
 * @content: (nullable): all of it; %NULL where it is more than was to be kept
 * @size: in bytes
 * @digest: SHA-256, in hex
 *
 * A file of any size: a film of a game is known by its digest.
 */
typedef struct
{
  GBytes *content;
  guint64 size;
  char   *digest;
} ZhOutsideFile;

/**
 * zh_outside_file_new:
 * @content: all of it
 *
 * Returns: (transfer full)
 */
ZhOutsideFile *zh_outside_file_new (GBytes *content);
void           zh_outside_file_free (ZhOutsideFile *self);

/**
 * zh_outside_file_measure:
 * @n_kept: up to how many bytes its content is kept
 * @progress: (nullable)
 * @error: %ZH_ERROR_FILE for what is no file or cannot be read, %ZH_ERROR_CANCELLED
 *
 * Reads a file of any size, piece by piece.
 *
 * Returns: (transfer full)
 */
ZhOutsideFile *zh_outside_file_measure (GFile            *file,
                                        gsize             n_kept,
                                        const ZhProgress *progress,
                                        GError          **error);

/**
 * zh_outside_check_size:
 * @name: of what it is the size, for the message
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: whether so much is read at all
 */
gboolean zh_outside_check_size (const char *name,
                                guint64     size,
                                GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhOutsideFile, zh_outside_file_free)

G_END_DECLS
