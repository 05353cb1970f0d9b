/* A row of a plain table: texts by column, numbers to sort them by, and what a screen reader
 * says. A page makes records from the snapshot; the table brings the list up to date.
 */
#pragma once

#include <glib-object.h>

#include "columns.h"

G_BEGIN_DECLS

#define ZH_TYPE_RECORD (zh_record_get_type ())
G_DECLARE_FINAL_TYPE (ZhRecord, zh_record, ZH, RECORD, GObject)

/**
 * ZhRecordColumn:
 * @column: what it shows, which also says its title and on which side its values stand
 * @n_chars: width in characters before there is anything in it; texts ask for the room of the
 *   longest, and get it where there is enough
 * @expand: the last to be cut short; what width is left goes to all texts
 * @hidden: not shown until somebody wants it
 */
typedef struct
{
  ZhColumn column;
  int      n_chars;
  gboolean expand;
  gboolean hidden;
} ZhRecordColumn;

/* Signal "changed" (): a text is another now. */

/**
 * zh_record_new:
 * @id: what it stands for, unique in its table
 * @n_columns: texts
 *
 * Returns: (transfer full): a record of empty texts
 */
ZhRecord *zh_record_new (gint64 id,
                         int    n_columns);

/**
 * zh_record_new_with:
 * @id: what it stands for, unique in its table
 * @columns: (array length=n_columns): of its table, each another; outlives the record
 *
 * Returns: (transfer full): a record of empty texts
 */
ZhRecord *zh_record_new_with (gint64                id,
                              const ZhRecordColumn *columns,
                              int                   n_columns);

/**
 * zh_record_put:
 * @column: of a record that was made with its columns
 * @text: (transfer full): what stands in the column
 */
void zh_record_put (ZhRecord *self,
                    ZhColumn  column,
                    char     *text);

/* The same with the number that the column is sorted by. */
void zh_record_put_sorted (ZhRecord *self,
                           ZhColumn  column,
                           char     *text,
                           gint64    number);

/**
 * zh_record_take_text:
 * @text: (transfer full): what stands in the column; it is sorted by as a text
 */
void zh_record_take_text (ZhRecord *self,
                          int       column,
                          char     *text);

/**
 * zh_record_set_number:
 * @number: what the column is sorted by instead of its text
 */
void zh_record_set_number (ZhRecord *self,
                           int       column,
                           gint64    number);

/**
 * zh_record_take_label:
 * @label: (transfer full): what a screen reader says of the row
 */
void zh_record_take_label (ZhRecord *self,
                           char     *label);

/* The id of what it is about, and its texts by column; (transfer none). */
gint64      zh_record_get_id (ZhRecord *self);
const char *zh_record_get_text (ZhRecord *self,
                                int       column);
const char *zh_record_get_label (ZhRecord *self);

/**
 * zh_record_compare:
 *
 * Compares by a column: by its numbers where both have one, else by the texts in the
 * order of the screen's language; equal ones by id.
 *
 * Returns: < 0, 0 or > 0 as @a comes before, with or after @b
 */
int zh_record_compare (ZhRecord *a,
                       ZhRecord *b,
                       int       column);

/**
 * zh_record_matches:
 * @folded: case-folded text to look for
 *
 * Returns: whether it occurs in any column
 */
gboolean zh_record_matches (ZhRecord   *self,
                            const char *folded);

/**
 * zh_record_take_over:
 * @other: a record of the same table; takes its texts and says "changed" if any differs
 */
void zh_record_take_over (ZhRecord *self,
                          ZhRecord *other);

G_END_DECLS
