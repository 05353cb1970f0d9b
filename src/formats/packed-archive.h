/* Archives of several files: written in one piece, the same to the byte for the same files, and read again without
 * believing them.
 */
#pragma once

#include "progress.h"

G_BEGIN_DECLS

/* What a stranger's archive may hold. */
#define ZH_ARCHIVE_MAX_MEMBERS 20000
#define ZH_ARCHIVE_MAX_BYTES ((guint64) 4 << 30)

/**
 * ZhArchiveMember:
 * @name: with "/" between folders, UTF-8
 * @bytes: (nullable): what it holds; of a member read, only where it was asked for
 * @digest: SHA-256 in hex
 */
typedef struct
{
  char   *name;
  GBytes *bytes;
  char   *digest;
} ZhArchiveMember;

/**
 * zh_archive_member_new:
 * @bytes: (transfer full)
 *
 * Returns: (transfer full): a member with its digest
 */
ZhArchiveMember *zh_archive_member_new (const char *name,
                                        GBytes     *bytes);

void zh_archive_member_free (ZhArchiveMember *self);

/**
 * zh_archive_write:
 * @members: (element-type ZhArchiveMember): in their order, each with its bytes
 * @time: of all of them, in seconds since 1970 UTC
 * @progress: (nullable)
 * @error: %ZH_ERROR_FILE where there is no memory for it; %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full): a ZIP file
 */
GBytes *zh_archive_write (const GPtrArray  *members,
                          gint64            time,
                          const ZhProgress *progress,
                          GError          **error);

/**
 * zh_archive_read / zh_archive_read_file:
 * @archive: a ZIP file, by whomever
 * @path: of one, of any size
 * @wanted: the member whose bytes are kept, where it has no more than @limit of them
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT for what is no archive, a damaged one, or one beyond the bounds above; %ZH_ERROR_FILE where
 *   there is no such file; %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full) (element-type ZhArchiveMember): the files in it, in their order
 */
GPtrArray *zh_archive_read (GBytes           *archive,
                            const char       *wanted,
                            gsize             limit,
                            const ZhProgress *progress,
                            GError          **error);
GPtrArray *zh_archive_read_file (const char       *path,
                                 const char       *wanted,
                                 gsize             limit,
                                 const ZhProgress *progress,
                                 GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhArchiveMember, zh_archive_member_free)

G_END_DECLS
