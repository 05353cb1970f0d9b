/* Knowing a competition from the outside, whatever it is called, so that nothing that leaves the
 * program is written over one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the header of the file, where SQLite keeps the mark of the program a database is of. */
#define ZH_COMPETITION_FILE_MARK 0x5A524842

/**
 * ZhCompetitionFileKind:
 * @ZH_COMPETITION_FILE_NONE: neither of the others
 * @ZH_COMPETITION_FILE_ITSELF: a competition
 * @ZH_COMPETITION_FILE_SIDE: what lies, or would lie, beside a competition: its log, its lock
 */
typedef enum
{
  ZH_COMPETITION_FILE_NONE,
  ZH_COMPETITION_FILE_ITSELF,
  ZH_COMPETITION_FILE_SIDE,
} ZhCompetitionFileKind;

/**
 * zh_competition_file_classify:
 * @path: a name, whether or not a file has it
 *
 * Looks at the name, at what lies beside, and at the first bytes. A database that somebody has
 * open is not read: to read and close it would give up the locks that whoever writes it in this
 * program holds on it (fcntl(2)). What lies beside it tells.
 *
 * Returns: what a file written under that name would replace
 */
ZhCompetitionFileKind zh_competition_file_classify (const char *path);

/**
 * zh_competition_file_has_mark:
 * @bytes: (array length=size): how a file begins
 *
 * Returns: whether that is a competition
 */
gboolean zh_competition_file_has_mark (const guint8 *bytes,
                                       gsize         size);

/* As many bytes as zh_competition_file_has_mark() wants. */
#define ZH_COMPETITION_FILE_HEADER 100

G_END_DECLS
