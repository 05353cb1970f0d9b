#include "config.h"

#include "file-compare.h"

#include <sqlite3.h>
#include <string.h>

#include "commands.h"
#include "journal.h"
#include "store-schema.h"

/* More of them say nothing new. */
#define MAX_DIFFERENCES 60

/* Ids that are no references, so that what they name may be unpaired. */
static const char *const loose_ids[] = { "kept_game.game_id", "adjournment.game_id", "confirmation.game_id", "protest.incident_id", NULL };

/* By the clock of the machine, or an entry of the journal; the file of another run has other ones. */
static const char *const moments[] = { "round.announced", "game.entered", "incident.time", "occurrence.time", "occurrence.act",
                                       "clock_change.time", "protest.contested_time", "protest.handed_in", "protest.decided", "protest.hearing", "protest_person.time", "issue.time", "confirmation.time",
                                       "evidence.checked", "applicant.decided", "entry_change.time", "session.closed", NULL };

/* Each file has one of its own. */
static const char *const chances[] = { "competition.uuid", NULL };

/* A table as it stands in one file. */
typedef struct
{
  GPtrArray *columns; /* (element-type utf8) */
  GPtrArray *rows;    /* (element-type GPtrArray): a text for each column */
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *self = data;

  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

static gboolean
contains (const char *const *names,
          const char        *table,
          const char        *column)
{
  g_autofree char *name = g_strdup_printf ("%s.%s", table, column);

  return g_strv_contains (names, name);
}

gboolean
zh_file_column_is_moment (const char *table,
                          const char *column)
{
  return contains (moments, table, column);
}

/* Also while the window holds it open. */
static sqlite3 *
open_file (const char *path)
{
  sqlite3 *handle = NULL;

  if (sqlite3_open_v2 (path, &handle, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
    g_error ("%s: %s", path, sqlite3_errmsg (handle));
  return handle;
}

static sqlite3_stmt *
prepare (sqlite3    *handle,
         const char *sql)
{
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (handle));
  return stmt;
}

/* The columns of a table that refer to another. */
static GHashTable *
find_references (sqlite3    *handle,
                 const char *table)
{
  GHashTable      *columns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *sql = g_strdup_printf ("PRAGMA foreign_key_list (%s)", table);
  sqlite3_stmt    *stmt = prepare (handle, sql);

  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_hash_table_add (columns, g_strdup ((const char *) sqlite3_column_text (stmt, 3)));
  sqlite3_finalize (stmt);
  return columns;
}

/* By id, which is the order in which rows were made; settings by their keys, as one act writes several
 * in any order. */
static char *
make_query (ZhTable table)
{
  const ZhTableInfo *info = zh_table_get_info (table);

  if (table == ZH_TABLE_OVERRIDE)
    return g_strdup ("SELECT * FROM override ORDER BY key");
  if (table == ZH_TABLE_TOURNAMENT_OPTION)
    return g_strdup ("SELECT * FROM tournament_option ORDER BY tournament_id, key");
  return g_strdup (info->select_all);
}

/* Calls each row by its table and its place in it, such as "entry 3". */
static void
name_rows (sqlite3    *handle,
           ZhTable     table,
           GHashTable *names)
{
  g_autofree char *sql = make_query (table);
  sqlite3_stmt    *stmt = prepare (handle, sql);

  for (int row = 1; sqlite3_step (stmt) == SQLITE_ROW; row++)
    g_hash_table_insert (names, g_strdup ((const char *) sqlite3_column_text (stmt, 0)), g_strdup_printf ("%s %d", zh_table_get_info (table)->name, row));
  sqlite3_finalize (stmt);
}

static char *
read_value (sqlite3_stmt *stmt,
            int           column,
            const char   *table,
            GHashTable   *references,
            GHashTable   *names)
{
  const char *name = sqlite3_column_name (stmt, column);
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  if (text == NULL)
    return g_strdup ("nothing");
  if (contains (chances, table, name))
    return g_strdup ("drawn");
  if (zh_file_column_is_moment (table, name))
    return g_strdup (strcmp (text, "0") == 0 || *text == '\0' ? text : "a moment");
  if (strcmp (text, "0") != 0 && (strcmp (name, "id") == 0 || g_hash_table_contains (references, name) || contains (loose_ids, table, name)))
    return g_strdup (g_hash_table_contains (names, text) ? g_hash_table_lookup (names, text) : "no row");
  return g_strdup (text);
}

static Sheet *
read_sheet (sqlite3    *handle,
            ZhTable     table,
            GHashTable *names)
{
  const char      *name = zh_table_get_info (table)->name;
  Sheet           *sheet = g_new0 (Sheet, 1);
  g_autofree char *sql = make_query (table);
  g_autoptr (GHashTable) references = find_references (handle, name);
  sqlite3_stmt *stmt = prepare (handle, sql);

  sheet->columns = g_ptr_array_new_with_free_func (g_free);
  sheet->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (int i = 0; i < sqlite3_column_count (stmt); i++)
    g_ptr_array_add (sheet->columns, g_strdup (sqlite3_column_name (stmt, i)));
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

      for (int i = 0; i < sqlite3_column_count (stmt); i++)
        g_ptr_array_add (row, read_value (stmt, i, name, references, names));
      g_ptr_array_add (sheet->rows, row);
    }
  sqlite3_finalize (stmt);
  return sheet;
}

static gboolean
replace_id (const GMatchInfo *match,
            GString          *text,
            gpointer          names)
{
  g_autofree char *number = g_match_info_fetch (match, 0);
  const char      *name = g_hash_table_lookup (names, number);

  g_string_append (text, name != NULL ? name : number);
  return FALSE;
}

/* Ids inside texts, such as a proposal: a number as long as an id that is one of the file's. */
static void
rename_in_texts (GPtrArray  *sheets,
                 GHashTable *names)
{
  g_autoptr (GRegex) number = g_regex_new ("[0-9]{9,}", 0, 0, NULL);

  for (guint i = 0; i < sheets->len; i++)
    {
      const Sheet *sheet = g_ptr_array_index (sheets, i);

      for (guint k = 0; k < sheet->rows->len; k++)
        for (guint column = 0; column < sheet->columns->len; column++)
          {
            char **value = (char **) &g_ptr_array_index ((GPtrArray *) g_ptr_array_index (sheet->rows, k), column);
            char  *renamed = g_regex_replace_eval (number, *value, -1, 0, 0, replace_id, names, NULL);

            g_free (*value);
            *value = renamed;
          }
    }
}

/* (element-type Sheet): by #ZhTable. */
static GPtrArray *
read_sheets (const char *path)
{
  GPtrArray *sheets = g_ptr_array_new_with_free_func (sheet_free);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sqlite3 *handle = open_file (path);

  for (guint i = 0; i < ZH_N_TABLES; i++)
    name_rows (handle, (ZhTable) i, names);
  for (guint i = 0; i < ZH_N_TABLES; i++)
    g_ptr_array_add (sheets, read_sheet (handle, (ZhTable) i, names));
  rename_in_texts (sheets, names);
  sqlite3_close (handle);
  return sheets;
}

static void
compare_rows (GPtrArray   *differences,
              const char  *table,
              guint        row,
              const Sheet *first,
              const Sheet *second)
{
  GPtrArray *left = g_ptr_array_index (first->rows, row);
  GPtrArray *right = g_ptr_array_index (second->rows, row);

  for (guint i = 0; i < first->columns->len; i++)
    if (strcmp (g_ptr_array_index (left, i), g_ptr_array_index (right, i)) != 0)
      g_ptr_array_add (differences, g_strdup_printf ("%s %u, %s: “%s” and “%s”", table, row + 1, (char *) g_ptr_array_index (first->columns, i),
                                                     (char *) g_ptr_array_index (left, i), (char *) g_ptr_array_index (right, i)));
}

GPtrArray *
zh_files_list_differences (const char *first,
                           const char *second)
{
  GPtrArray *differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) left = read_sheets (first);
  g_autoptr (GPtrArray) right = read_sheets (second);

  for (guint i = 0; i < ZH_N_TABLES && differences->len < MAX_DIFFERENCES; i++)
    {
      const Sheet *one = g_ptr_array_index (left, i);
      const Sheet *other = g_ptr_array_index (right, i);
      const char  *table = zh_table_get_info ((ZhTable) i)->name;

      if (one->rows->len != other->rows->len)
        g_ptr_array_add (differences, g_strdup_printf ("%s: %u and %u rows", table, one->rows->len, other->rows->len));
      for (guint row = 0; row < MIN (one->rows->len, other->rows->len); row++)
        compare_rows (differences, table, row, one, other);
    }
  return differences;
}

/* A moment that is missing, a row that is not there, another number or another word. */
static const char *
choose_other (const char *table,
              const char *column,
              int         type)
{
  if (zh_file_column_is_moment (table, column))
    return "0";
  if (g_str_has_suffix (column, "_id"))
    return "9000000000000000";
  return type == SQLITE_INTEGER ? "987" : "'planted'";
}

/* Of the value in the row made last. */
static int
read_type (sqlite3    *handle,
           const char *table,
           const char *column)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %1$s FROM %2$s ORDER BY id DESC LIMIT 1", column, table);
  sqlite3_stmt    *stmt = prepare (handle, sql);
  int              type;

  if (sqlite3_step (stmt) != SQLITE_ROW)
    g_error ("%s has no row", table);
  type = sqlite3_column_type (stmt, 0);
  sqlite3_finalize (stmt);
  return type;
}

void
zh_file_plant (const char *path,
               const char *table,
               const char *column)
{
  sqlite3         *handle = open_file (path);
  sqlite3_stmt    *stmt;
  g_autofree char *sql = NULL;

  sql = g_strdup_printf ("UPDATE %1$s SET %2$s = %3$s WHERE id = (SELECT max (id) FROM %1$s)", table, column,
                         choose_other (table, column, read_type (handle, table, column)));
  stmt = prepare (handle, sql);
  if (sqlite3_step (stmt) != SQLITE_DONE)
    g_error ("%s: %s", sql, sqlite3_errmsg (handle));
  sqlite3_finalize (stmt);
  sqlite3_close (handle);
}

char *
zh_file_dup_last_grounds (const char *path)
{
  sqlite3      *handle = open_file (path);
  sqlite3_stmt *stmt = prepare (handle, "SELECT articles || ': ' || reason FROM journal ORDER BY id DESC LIMIT 1");
  char         *grounds;

  if (sqlite3_step (stmt) != SQLITE_ROW)
    g_error ("%s has no act", path);
  grounds = g_strdup ((const char *) sqlite3_column_text (stmt, 0));
  sqlite3_finalize (stmt);
  sqlite3_close (handle);
  return grounds;
}

GPtrArray *
zh_file_list_commands (const char *path)
{
  GPtrArray       *commands = g_ptr_array_new_with_free_func (g_free);
  sqlite3         *handle = open_file (path);
  g_autofree char *sql = g_strdup_printf ("SELECT CASE kind WHEN %d THEN '%s' WHEN %d THEN '%s' ELSE command END FROM journal ORDER BY id",
                                          ZH_JOURNAL_UNDO, ZH_COMMAND_UNDO, ZH_JOURNAL_REDO, ZH_COMMAND_REDO);
  sqlite3_stmt    *stmt = prepare (handle, sql);

  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_ptr_array_add (commands, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  sqlite3_finalize (stmt);
  sqlite3_close (handle);
  return commands;
}
