/* Where two changesets differ: the first row, its column, and what each of them puts there. */
#include "config.h"

#include "changeset.h"
#include "errors.h"

/* Overrides that are there before either of the two changes is made. */
#define BEFORE "INSERT INTO override VALUES (1, 'a', 'x'), (2, 'b', 'y'), (3, 'c', 'z')"
#define VALUE 2 /* column of an override */

static const struct
{
  const char *name;
  const char *first;
  const char *second;
  gboolean    ignores_value;
  const char *expected; /* "row column first|second"; "0" where they are the same */
} cases[] = {
  { "same", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET value = 'w' WHERE id = 1", FALSE, "0" },
  { "nothing", "", "", FALSE, "0" },
  { "other-order", "DELETE FROM override WHERE id = 1; INSERT INTO override VALUES (9, 'd', 'v')",
    "INSERT INTO override VALUES (9, 'd', 'v'); DELETE FROM override WHERE id = 1", FALSE, "0" },
  { "other-value", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET value = 'v' WHERE id = 1", FALSE, "1 2 w|v" },
  { "other-row", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET value = 'w' WHERE id = 2", FALSE, "1 -1" },
  { "one-more-row", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET value = 'w' WHERE id IN (1, 3)", FALSE, "3 -1" },
  { "other-column", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET key = 'w' WHERE id = 1", FALSE, "1 1 |w" },
  { "added-otherwise", "INSERT INTO override VALUES (9, 'd', 'v')", "INSERT INTO override VALUES (9, 'd', 'u')", FALSE, "9 2 v|u" },
  { "added-under-another-key", "INSERT INTO override VALUES (9, 'd', 'v')", "INSERT INTO override VALUES (9, 'e', 'u')", FALSE, "9 1 d|e" },
  { "added-or-changed", "DELETE FROM override WHERE id = 1", "UPDATE override SET value = 'w' WHERE id = 1", FALSE, "1 -1" },
  { "removed-or-nothing", "DELETE FROM override WHERE id = 2", "", FALSE, "2 -1" },
  { "ignored-change", "UPDATE override SET value = 'w' WHERE id = 1", "UPDATE override SET value = 'v' WHERE id = 1", TRUE, "0" },
  { "ignored-of-a-row-added", "INSERT INTO override VALUES (9, 'd', 'v')", "INSERT INTO override VALUES (9, 'd', 'u')", TRUE, "0" },
  { "ignored-in-one-alone", "UPDATE override SET value = 'w' WHERE id = 1", "", TRUE, "0" },
  { "beside-what-is-ignored", "UPDATE override SET value = 'w', key = 'k' WHERE id = 1", "UPDATE override SET value = 'v' WHERE id = 1", TRUE, "1 1 k|" },
  { "added-beside-what-is-ignored", "INSERT INTO override VALUES (9, 'd', 'v')", "INSERT INTO override VALUES (9, 'e', 'u')", TRUE, "9 1 d|e" },
};

static GBytes *
record (const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_schema_new_in_memory (ZH_FILE_VERSION, &error);
  ZhRecorder *recorder;
  GBytes     *changeset;

  g_assert_no_error (error);
  g_assert_true (zh_db_exec (db, BEFORE, &error));
  recorder = zh_recorder_new (db, &error);
  g_assert_no_error (error);
  g_assert_true (zh_db_exec (db, sql, &error));
  changeset = zh_recorder_dup_changeset (recorder, &error);
  g_assert_no_error (error);
  zh_recorder_free (recorder);
  return changeset;
}

static void
test_difference (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) first = record (cases[i].first);
  g_autoptr (GBytes) second = record (cases[i].second);
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;
  guint64          ignored[ZH_N_TABLES] = { 0 };
  ZhTable          table = ZH_N_TABLES;
  gint64           row = -1;
  int              column = -1;
  char            *values[2] = { NULL, NULL };

  ignored[ZH_TABLE_OVERRIDE] = G_GUINT64_CONSTANT (1) << VALUE;
  g_assert_true (zh_changeset_find_difference (first, second, cases[i].ignores_value ? ignored : NULL, &table, &row, &error));
  g_assert_no_error (error);
  if (row != 0)
    {
      g_assert_cmpint (table, ==, ZH_TABLE_OVERRIDE);
      zh_changeset_find_column (first, second, table, row, &column, values);
    }
  found = row == 0 ? g_strdup ("0") : column < 0 ? g_strdup_printf ("%" G_GINT64_FORMAT " -1", row)
                                                 : g_strdup_printf ("%" G_GINT64_FORMAT " %d %s|%s", row, column, values[0], values[1]);
  g_assert_cmpstr (found, ==, cases[i].expected);
  g_free (values[0]);
  g_free (values[1]);
}

/* What is no changeset is told, whichever of the two it is. */
static void
test_broken (void)
{
  g_autoptr (GBytes) whole = record ("DELETE FROM override WHERE id = 1");
  g_autoptr (GBytes) broken = g_bytes_new_static ("T\1nothing", 9);
  ZhTable table = ZH_N_TABLES;
  gint64  row = -1;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (zh_changeset_find_difference (i == 0 ? whole : broken, i == 0 ? broken : whole, NULL, &table, &row, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
      g_assert_cmpint (row, ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/changeset-difference/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_difference);
    }
  g_test_add_func ("/store/changeset-difference/broken", test_broken);
  return g_test_run ();
}
