/* Reading the columns of a row in order, with bounds: a stranger's file may hold any number
 * where ours hold an enum. The first value out of bounds is remembered and reported once.
 */
#pragma once

#include "dates.h"
#include "store-db.h"

G_BEGIN_DECLS

typedef struct
{
  ZhStmt     *stmt;
  const char *table;
  int         column;
  int         bad_column; /* -1 while all is well */
} ZhRowReader;

/* Reads the present row of @stmt, which must outlive it; @table stands in messages. */
ZhRowReader zh_row_reader_new (ZhStmt     *stmt,
                               const char *table);

/* Each reads the next column; a text is (transfer full). */
gint64   zh_row_reader_id (ZhRowReader *self);
int      zh_row_reader_int (ZhRowReader *self,
                            int          minimum,
                            int          maximum);
gboolean zh_row_reader_boolean (ZhRowReader *self);
char    *zh_row_reader_text (ZhRowReader *self) G_GNUC_WARN_UNUSED_RESULT;
/* A word of a closed set, as its value; @words by the values, with %NULL behind the last. */
int zh_row_reader_word (ZhRowReader       *self,
                        const char *const *words);
/* Frees what @field holds and puts the text there. */
void   zh_row_reader_replace_text (ZhRowReader *self,
                                   char       **field);
ZhDate zh_row_reader_date (ZhRowReader *self);

/* Marks the column read last as out of bounds. */
void zh_row_reader_reject (ZhRowReader *self);

/**
 * zh_row_reader_finish:
 * @id: of the row, for the message
 * @error: %ZH_ERROR_CORRUPT naming table, row and column
 *
 * Returns: whether every column was within its bounds
 */
gboolean zh_row_reader_finish (const ZhRowReader *self,
                               gint64             id,
                               GError           **error);

/**
 * ZhRowFunc:
 *
 * Returns: (transfer full): what the row at @stmt says, or %NULL with @error
 */
typedef gpointer (*ZhRowFunc) (ZhStmt  *stmt,
                               GError **error);

/**
 * zh_rows_load:
 * @rows: receives what @read_row makes of each row of the query @sql
 *
 * Returns: %FALSE with @error at the first row that does not hold
 */
gboolean zh_rows_load (ZhDb       *db,
                       const char *sql,
                       ZhRowFunc   read_row,
                       GPtrArray  *rows,
                       GError    **error);

G_END_DECLS
