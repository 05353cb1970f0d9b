#include "config.h"

#include "row-reader.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "words.h"

ZhRowReader
zh_row_reader_new (ZhStmt     *stmt,
                   const char *table)
{
  return (ZhRowReader){ .stmt = stmt, .table = table, .column = 0, .bad_column = -1 };
}

gint64
zh_row_reader_id (ZhRowReader *self)
{
  return zh_stmt_get_int (self->stmt, self->column++);
}

int
zh_row_reader_int (ZhRowReader *self,
                   int          minimum,
                   int          maximum)
{
  gint64 value = zh_stmt_get_int (self->stmt, self->column++);

  if (value >= minimum && value <= maximum)
    return (int) value;
  zh_row_reader_reject (self);
  return minimum;
}

gboolean
zh_row_reader_boolean (ZhRowReader *self)
{
  return zh_row_reader_int (self, 0, 1) != 0;
}

char *
zh_row_reader_text (ZhRowReader *self)
{
  return zh_stmt_dup_text (self->stmt, self->column++);
}

void
zh_row_reader_replace_text (ZhRowReader *self,
                            char       **field)
{
  g_free (*field);
  *field = zh_row_reader_text (self);
}

int
zh_row_reader_word (ZhRowReader       *self,
                    const char *const *words)
{
  int value = 0;

  if (!zh_words_find (words, zh_stmt_get_text (self->stmt, self->column++), &value))
    zh_row_reader_reject (self);
  return value;
}

ZhDate
zh_row_reader_date (ZhRowReader *self)
{
  ZhDate date = ZH_DATE_NONE;

  if (!zh_date_parse (zh_stmt_get_text (self->stmt, self->column++), &date))
    zh_row_reader_reject (self);
  return date;
}

void
zh_row_reader_reject (ZhRowReader *self)
{
  if (self->bad_column < 0)
    self->bad_column = self->column - 1;
}

gboolean
zh_row_reader_finish (const ZhRowReader *self,
                      gint64             id,
                      GError           **error)
{
  g_autofree char *row = NULL;

  if (self->bad_column < 0)
    return TRUE;
  row = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The file is damaged: column “%1$s” of row %2$s in “%3$s” holds “%4$s”, which cannot be. Open one of its backups"),
                  zh_stmt_get_column_name (self->stmt, self->bad_column), row, self->table, zh_stmt_get_text (self->stmt, self->bad_column));
}

gboolean
zh_rows_load (ZhDb       *db,
              const char *sql,
              ZhRowFunc   read_row,
              GPtrArray  *rows,
              GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, sql);

  while (zh_stmt_next (stmt))
    {
      gpointer row = read_row (stmt, error);
      if (row == NULL)
        return FALSE;
      g_ptr_array_add (rows, row);
    }
  return zh_stmt_end (stmt, error);
}
