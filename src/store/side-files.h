/* What lies beside a competition file: the rollback journal of SQLite while an act is being
 * written, and the WAL with its index that older versions of the program, or other programs,
 * leave there.
 */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/**
 * ZhFileMark:
 *
 * Tells one state of a file from another without reading it all: which file it is, its size and
 * time, the counter that SQLite puts into its header with each transaction, and size and time of
 * its WAL.
 */
typedef struct
{
  guint64 inode;
  gint64  size;
  gint64  time_ns;
  guint32 counter;
  gint64  wal_size;
  gint64  wal_time_ns;
} ZhFileMark;

/**
 * zh_file_mark_take:
 *
 * Returns: the mark of the file now; all 0 where it cannot be read
 */
ZhFileMark zh_file_mark_take (const char *path);

/* Whether nothing was written between two marks. */
gboolean zh_file_mark_equal (const ZhFileMark *first,
                             const ZhFileMark *second);

/**
 * zh_side_file_has_contents:
 * @suffix: "-wal" or "-journal"
 *
 * Returns: whether such a file is there and is not empty
 */
gboolean zh_side_file_has_contents (const char *path,
                                    const char *suffix);

/**
 * zh_side_files_check_none:
 * @error: %ZH_ERROR_FILE naming the file that lies there
 *
 * Of a file that this program writes, between two acts: SQLite would take a journal or a WAL that
 * somebody put there for a part of the file, and mix the two.
 *
 * Returns: whether nothing is there
 */
gboolean zh_side_files_check_none (const char *path,
                                   GError    **error);

/**
 * zh_side_files_clear_way:
 * @is_wal: whether the header of the file says that it has a WAL
 * @error: %ZH_ERROR_FILE naming the file and whose it is
 *
 * Before a file whose lock is held is opened for writing: takes away what others left beside it and
 * what holds nothing, and refuses what may hold acts and is not ours to read and write.
 *
 * Returns: whether the way is clear
 */
gboolean zh_side_files_clear_way (const char *path,
                                  gboolean    is_wal,
                                  GError    **error);

/**
 * zh_side_files_open_copy:
 * @suffix: what lies beside it
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Copies the file and what lies beside it to a private place and has SQLite make one of the two
 * there: for readers, who may change nothing where the file is.
 *
 * Returns: (transfer full): the whole, in memory
 */
ZhDb *zh_side_files_open_copy (const char *path,
                               const char *suffix,
                               GError    **error);

/* What a competition may have: three hundred attachments of protests and all that is around them. */
#define ZH_FILE_MAX_MEGABYTES 1024

/**
 * zh_file_check_size:
 * @path: a competition, or what lies beside it
 * @error: %ZH_ERROR_CORRUPT
 *
 * A reader takes all of it into memory.
 *
 * Returns: whether it is no larger than a competition can be; %TRUE where there is nothing
 */
gboolean zh_file_check_size (const char *path,
                             GError    **error);

/**
 * zh_file_dup_owner:
 *
 * Returns: (transfer full): name of the user a file belongs to, or the number where there is no
 *   name; "?" where it cannot be seen
 */
char *zh_file_dup_owner (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
