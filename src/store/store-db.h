/* A connection to SQLite and its prepared statements. The rest of the store speaks to the
 * database only through these; outside src/store nobody does.
 *
 * Values are bound by name, never printed into SQL. A misspelt parameter or a statement
 * that does not compile is a programmer's mistake and ends the program.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _ZhDb   ZhDb;
typedef struct _ZhStmt ZhStmt;

/**
 * ZhDbMode:
 * @ZH_DB_CREATE: a new file, or one that is empty
 * @ZH_DB_WRITE: an existing file
 * @ZH_DB_READ: an existing file; nothing is written, neither into it nor beside it
 * @ZH_DB_MEMORY: a database in memory; its path is ignored
 */
typedef enum
{
  ZH_DB_CREATE,
  ZH_DB_WRITE,
  ZH_DB_READ,
  ZH_DB_MEMORY,
} ZhDbMode;

/**
 * zh_db_open:
 * @path: the file
 * @mode: how
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT, %ZH_ERROR_LOCKED
 *
 * Opens with everything switched off that a stranger's file could misuse, and foreign keys on.
 *
 * Returns: (transfer full)
 */
ZhDb *zh_db_open (const char *path,
                  ZhDbMode    mode,
                  GError    **error);
void  zh_db_free (ZhDb *self);

/**
 * zh_db_read_start:
 * @bytes: (out): the first @size bytes of the file
 * @n_read: (out): how many there are of them
 * @error: %ZH_ERROR_FILE
 *
 * Reads what no database need be for. Through SQLite: were the file opened and closed by
 * other means, every lock that SQLite holds on it in this program would be lost (fcntl(2)).
 */
gboolean zh_db_read_start (const char *path,
                           guchar     *bytes,
                           gsize       size,
                           gsize      *n_read,
                           GError    **error);

/**
 * zh_db_read_all:
 * @error: %ZH_ERROR_FILE
 *
 * Reads the whole file as zh_db_read_start() reads its beginning. Nothing is locked: what is written
 * meanwhile may be there in part.
 *
 * Returns: (transfer full): its bytes
 */
GBytes *zh_db_read_all (const char *path,
                        GError    **error);

/**
 * zh_db_open_copy:
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Reads the file as zh_db_read_all() does.
 *
 * Returns: (transfer full): a database in memory, of what was read
 */
ZhDb *zh_db_open_copy (const char *path,
                       GError    **error);

/**
 * zh_db_copy_into:
 * @target: becomes a copy of @self, in one transaction
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT, %ZH_ERROR_LOCKED
 *
 * Returns: %FALSE with @error, and @target as it was
 */
gboolean zh_db_copy_into (ZhDb    *self,
                          ZhDb    *target,
                          GError **error);

/**
 * zh_db_dup_in_memory:
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Returns: (transfer full): everything @self holds, in memory
 */
ZhDb *zh_db_dup_in_memory (ZhDb    *self,
                           GError **error);

/**
 * zh_db_get_handle:
 *
 * Returns: (transfer none): the sqlite3 connection, for the session functions of this folder
 */
gpointer zh_db_get_handle (ZhDb *self);

/**
 * zh_db_exec:
 * @sql: one or more statements without values
 *
 * Returns: %FALSE with @error
 */
gboolean zh_db_exec (ZhDb       *self,
                     const char *sql,
                     GError    **error);

/**
 * zh_db_begin:
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_LOCKED
 *
 * Begins to write. Until zh_db_commit() or zh_db_rollback() errors say that nothing was
 * stored: whoever meets one takes everything back.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_db_begin (ZhDb    *self,
                      GError **error);

/* Takes back what was written since zh_db_begin(). Does nothing outside a transaction. %FALSE when
 * the disk refuses: the next transaction takes it back. */
gboolean zh_db_rollback (ZhDb *self);

/**
 * zh_db_commit:
 * @error: says that nothing was stored, of which only the caller can make sure
 *
 * Ends what zh_db_begin() began; what fails is taken back.
 *
 * Returns: 0, or the code of SQLite with @error
 */
int zh_db_commit (ZhDb    *self,
                  GError **error);

/**
 * zh_db_query_int:
 * @sql: gives one row whose first column is a whole number
 * @value: (out): untouched on failure
 *
 * Returns: %FALSE with @error
 */
gboolean zh_db_query_int (ZhDb       *self,
                          const char *sql,
                          gint64     *value,
                          GError    **error);

/**
 * zh_db_set_error:
 * @code: result code of an SQLite function
 * @doing: what was attempted, for the message: SQL, or a word
 *
 * Makes the error of ours that belongs to a code of SQLite.
 */
void zh_db_set_error (ZhDb       *self,
                      int         code,
                      const char *doing,
                      GError    **error);

/* Whether a transaction is open. */
gboolean zh_db_in_transaction (ZhDb *self);

/**
 * zh_db_prepare:
 * @sql: a constant text; statements are kept by it and used again
 *
 * Returns: (transfer full): the statement, ready to bind. Freeing it gives it back. One that the file
 *   does not take has no rows and no columns, and zh_stmt_end() says why
 */
ZhStmt *zh_db_prepare (ZhDb       *self,
                       const char *sql);
void    zh_stmt_free (ZhStmt *self);

/* Binds a number by the name of its parameter. */
void zh_stmt_bind_int (ZhStmt     *self,
                       const char *name,
                       gint64      value);

/* Binds NULL for 0: references that are absent. */
void zh_stmt_bind_id (ZhStmt     *self,
                      const char *name,
                      gint64      id);

/* As zh_stmt_bind_text(), for a text that does not live that long. */
void zh_stmt_bind_copy (ZhStmt     *self,
                        const char *name,
                        const char *text);

/* @text must live until the statement is stepped for the last time; %NULL is "". */
void zh_stmt_bind_text (ZhStmt     *self,
                        const char *name,
                        const char *text);

/* @data must live until the statement is stepped for the last time. */
void zh_stmt_bind_blob (ZhStmt     *self,
                        const char *name,
                        const void *data,
                        gsize       size);

/* Goes to the next row. %FALSE after the last one, and where it cannot be read: zh_stmt_end() tells. */
gboolean zh_stmt_next (ZhStmt *self);

/**
 * zh_stmt_end:
 *
 * Asked when zh_stmt_next() has given %FALSE, or of a statement that was only prepared.
 *
 * Returns: %FALSE with @error, when there may have been more rows
 */
gboolean zh_stmt_end (ZhStmt  *self,
                      GError **error);

/* Runs a statement that gives no rows, and makes it ready to bind again. */
gboolean zh_stmt_run (ZhStmt  *self,
                      GError **error);

/* Columns of the row that the last step came to. */
int         zh_stmt_count_columns (ZhStmt *self);
const char *zh_stmt_get_column_name (ZhStmt *self,
                                     int     column);
gboolean    zh_stmt_is_null (ZhStmt *self,
                             int     column);
gint64      zh_stmt_get_int (ZhStmt *self,
                             int     column);

/* Never %NULL; valid until the next step. */
const char *zh_stmt_get_text (ZhStmt *self,
                              int     column);
char       *zh_stmt_dup_text (ZhStmt *self,
                              int     column) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *zh_stmt_dup_blob (ZhStmt *self,
                              int     column) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDb, zh_db_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhStmt, zh_stmt_free)

G_END_DECLS
