/* What compares two files finds a difference in any column of any recorded table, and none where
 * only ids, moments and the file's own name differ.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "desk-competition.h"
#include "file-compare.h"
#include "store-schema.h"

typedef struct
{
  char    *dir;
  char    *paths[2];
  sqlite3 *handle; /* of the second file */
} Fixture;

static void
run_sql (sqlite3    *handle,
         const char *sql)
{
  char *message = NULL;

  if (sqlite3_exec (handle, sql, NULL, NULL, &message) != SQLITE_OK)
    g_error ("%s: %s", sql, message);
}

static sqlite3 *
open_file (const char *path)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  run_sql (handle, "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY");
  return handle;
}

static sqlite3_stmt *
list_columns (sqlite3    *handle,
              const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT name, type FROM pragma_table_info ('%s')", table);
  sqlite3_stmt    *stmt = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  return stmt;
}

/* A row with something in each column; it refers to itself wherever it refers to a row. */
static char *
make_insert (sqlite3    *handle,
             const char *table,
             gint64      id,
             gint64      moment)
{
  sqlite3_stmt *columns = list_columns (handle, table);
  GString      *sql = g_string_new (NULL);

  g_string_printf (sql, "INSERT INTO %s VALUES (", table);
  while (sqlite3_step (columns) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (columns, 0);
      gboolean    is_text = strcmp ((const char *) sqlite3_column_text (columns, 1), "TEXT") == 0;

      if (strcmp (name, "id") == 0 || g_str_has_suffix (name, "_id"))
        g_string_append_printf (sql, is_text ? "'%" G_GINT64_FORMAT "'," : "%" G_GINT64_FORMAT ",", id);
      else if (zh_file_column_is_moment (table, name))
        g_string_append_printf (sql, "%" G_GINT64_FORMAT ",", moment);
      else
        g_string_append (sql, is_text ? "'word'," : "7,");
    }
  sqlite3_finalize (columns);
  sql->str[sql->len - 1] = ')';
  return g_string_free (sql, FALSE);
}

/* Two rows; those of one file have other ids and moments than those of the other. */
static void
fill_table (sqlite3    *handle,
            const char *table,
            gint64     *id)
{
  for (int row = 0; row < 2; row++)
    {
      g_autofree char *sql = make_insert (handle, table, *id, *id * 3);

      run_sql (handle, sql);
      ++*id;
    }
}

static void
make_file (const char *path,
           gint64      id)
{
  ZhCompetitionDetails details = { .title = "Cup" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (path, &details, "Test", &error);
  sqlite3 *handle;

  g_assert_no_error (error);
  g_assert_true (zh_desk_close (desk, &error));
  handle = open_file (path);
  run_sql (handle, "DELETE FROM competition");
  for (guint i = 0; i < ZH_N_TABLES; i++)
    fill_table (handle, zh_table_get_info ((ZhTable) i)->name, &id);
  sqlite3_close (handle);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->dir = g_dir_make_tmp ("zhereb-test-XXXXXX", NULL);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.zhereb", i);

      fixture->paths[i] = g_build_filename (fixture->dir, name, NULL);
      make_file (fixture->paths[i], G_GINT64_CONSTANT (4000000000000) * (i + 1));
    }
  fixture->handle = open_file (fixture->paths[1]);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  sqlite3_close (fixture->handle);
  for (int i = 0; i < 2; i++)
    {
      g_remove (fixture->paths[i]);
      g_free (fixture->paths[i]);
    }
  g_rmdir (fixture->dir);
  g_free (fixture->dir);
}

static void
check_same (Fixture *fixture)
{
  g_autoptr (GPtrArray) differences = zh_files_list_differences (fixture->paths[0], fixture->paths[1]);

  for (guint i = 0; i < differences->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (differences, i));
  g_assert_cmpuint (differences->len, ==, 0);
}

/* Exactly the column that was changed is named, in its row. */
static void
check_found (Fixture    *fixture,
             const char *table,
             const char *column)
{
  g_autoptr (GPtrArray) differences = zh_files_list_differences (fixture->paths[0], fixture->paths[1]);
  g_autofree char *named = g_strdup_printf ("%s 2, %s: ", table, column);

  if (differences->len != 1 || !g_str_has_prefix (g_ptr_array_index (differences, 0), named))
    g_error ("%s%u differences, the first is %s", named, differences->len,
             differences->len > 0 ? (char *) g_ptr_array_index (differences, 0) : "none");
}

static char *
dup_value (sqlite3    *handle,
           const char *table,
           const char *column)
{
  g_autofree char *sql = g_strdup_printf ("SELECT quote (%1$s) FROM %2$s WHERE id = (SELECT max (id) FROM %2$s)", column, table);
  sqlite3_stmt    *stmt = NULL;
  char            *value;

  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  value = g_strdup ((const char *) sqlite3_column_text (stmt, 0));
  sqlite3_finalize (stmt);
  return value;
}

static void
set_value (sqlite3    *handle,
           const char *table,
           const char *column,
           const char *value)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE %1$s SET %2$s = %3$s WHERE id = (SELECT max (id) FROM %1$s)", table, column, value);

  run_sql (handle, sql);
}

/* A moment that is missing, a row that is not there, another number or another word. */
static const char *
choose_other (const char *table,
              const char *column,
              gboolean    is_text)
{
  if (zh_file_column_is_moment (table, column))
    return is_text ? "''" : "0";
  if (is_text)
    return "'world'";
  return g_str_has_suffix (column, "_id") ? "9000000000000000" : "8";
}

static void
test_planted (Fixture      *fixture,
              gconstpointer data)
{
  check_same (fixture);
  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      const char   *table = zh_table_get_info ((ZhTable) i)->name;
      sqlite3_stmt *columns = list_columns (fixture->handle, table);

      while (sqlite3_step (columns) == SQLITE_ROW)
        {
          const char      *column = (const char *) sqlite3_column_text (columns, 0);
          gboolean         is_text = strcmp ((const char *) sqlite3_column_text (columns, 1), "TEXT") == 0;
          g_autofree char *value = NULL;

          if (strcmp (column, "id") == 0 || strcmp (column, "uuid") == 0)
            continue;
          value = dup_value (fixture->handle, table, column);
          set_value (fixture->handle, table, column, choose_other (table, column, is_text));
          check_found (fixture, table, column);
          set_value (fixture->handle, table, column, value);
        }
      sqlite3_finalize (columns);
    }
  check_same (fixture);
}

/* A row more, or less. */
static void
test_rows (Fixture      *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      const char      *table = zh_table_get_info ((ZhTable) i)->name;
      g_autofree char *sql = g_strdup_printf ("DELETE FROM %1$s WHERE id = (SELECT max (id) FROM %1$s)", table);
      g_autofree char *named = g_strdup_printf ("%s: 2 and 1 rows", table);
      g_autoptr (GPtrArray) differences = NULL;

      run_sql (fixture->handle, sql);
      differences = zh_files_list_differences (fixture->paths[0], fixture->paths[1]);
      g_assert_true (g_ptr_array_find_with_equal_func (differences, named, g_str_equal, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/file-compare/planted", Fixture, NULL, set_up, test_planted, tear_down);
  g_test_add ("/file-compare/rows", Fixture, NULL, set_up, test_rows, tear_down);
  return g_test_run ();
}
