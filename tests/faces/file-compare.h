/* Compares what two competition files record: every column of every recorded table, so that a new
 * table or column is compared as soon as it is there.
 *
 * Ids are renamed in the order in which they were given out, also where they stand in a text; of moments
 * only whether there is one counts, and the file's own uuid is nothing. The journal is not compared.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_files_list_differences:
 * @first: path of a competition file, which may be open
 * @second: path of another
 *
 * Returns: (transfer full) (element-type utf8): a line for each difference, naming table, row from 1,
 *   column and both values; empty for equal files
 */
GPtrArray *zh_files_list_differences (const char *first,
                                      const char *second) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_file_column_is_moment:
 *
 * Returns: whether the column holds the moment of an act, by the clock of the machine
 */
gboolean zh_file_column_is_moment (const char *table,
                                   const char *column);

/**
 * zh_file_plant:
 * @path: of a competition file that nobody holds open
 * @table: a recorded one that has a row
 * @column: of it; neither an id nor the uuid
 *
 * Puts another value into the column of the row made last.
 */
void zh_file_plant (const char *path,
                    const char *table,
                    const char *column);

/**
 * zh_file_list_commands:
 * @path: of a competition file, which may be open
 *
 * Returns: (transfer full) (element-type utf8): the commands in the journal, by their ids, the oldest
 *   first; what took an act back or did it again is itself one
 */
GPtrArray *zh_file_list_commands (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_file_dup_last_grounds:
 * @path: of a competition file, which may be open
 *
 * Returns: (transfer full): the articles and the reason of the last act in the journal, "IV.9.5.1: Asked for"
 */
char *zh_file_dup_last_grounds (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
