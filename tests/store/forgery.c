#include "config.h"

#include "forgery.h"

#include <sqlite3.h>

void
forge (const char *path,
       const char *sql)
{
  sqlite3 *handle = NULL;
  char    *message = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, NULL);
  if (sqlite3_exec (handle, sql, NULL, NULL, &message) != SQLITE_OK)
    g_error ("%s: %s", sql, message);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

static char *
read_text (const char *path,
           const char *sql)
{
  sqlite3      *handle = NULL;
  sqlite3_stmt *stmt = NULL;
  char         *text;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  text = g_strdup ((const char *) sqlite3_column_text (stmt, 0));
  sqlite3_finalize (stmt);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  return text;
}

/* Each step by a connection of its own, which reads the schema anew. */
void
forge_index (const char *path,
             const char *name,
             const char *expression)
{
  g_autofree char *find_sql = g_strdup_printf ("SELECT sql FROM sqlite_schema WHERE name = '%s'", name);
  g_autofree char *find_table = g_strdup_printf ("SELECT tbl_name FROM sqlite_schema WHERE name = '%s'", name);
  g_autofree char *definition = read_text (path, find_sql);
  g_autofree char *table = read_text (path, find_table);
  g_autofree char *lie = g_strdup_printf ("UPDATE sqlite_schema SET sql = 'CREATE INDEX %s ON %s (%s)' WHERE name = '%s'",
                                          name, table, expression, name);
  g_autofree char *fill = g_strdup_printf ("REINDEX %s", name);
  g_autofree char *restore = g_strdup_printf ("UPDATE sqlite_schema SET sql = '%s' WHERE name = '%s'", definition, name);

  forge (path, lie);
  forge (path, fill);
  forge (path, restore);
}
