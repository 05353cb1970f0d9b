/* Where the arguments of entries lie: long ones as a blob by its digest, those of undo and redo with the act. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-verify.h"
#include "forgery.h"
#include "journal-args.h"

#define N_PLAYERS 100

/* The entry that adds the players is the third, after the making and the tournament. */
#define ADDING "(SELECT id FROM journal WHERE command = 'add-entries' AND kind = 0)"

static void
set_up_long (Fixture      *fixture,
             gconstpointer data)
{
  fixture_set_up (fixture, data);
  fixture_add_tournament (fixture, "Men", "round-robin", N_PLAYERS);
}

static gint64
read_int (Fixture    *fixture,
          const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_READ, &error);
  gint64 value = -1;

  g_assert_no_error (error);
  zh_db_query_int (db, sql, &value, &error);
  g_assert_no_error (error);
  return value;
}

static void
check_verified (Fixture      *fixture,
                ZhVerifyFault fault,
                gint64        entry)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (fixture->path, NULL, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = zh_verify_report_format (report);
  g_test_message ("%s", text);
  g_assert_cmpint (report->fault, ==, fault);
  g_assert_cmpint (report->entry, ==, entry);
}

static char *
dup_args (Fixture *fixture,
          gint64   id)
{
  ZhJournalFilter filter = { .after = id - 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, &filter, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, >, 0);
  return g_strdup (((const ZhJournalEntry *) g_ptr_array_index (entries, 0))->args);
}

static void
take_back_to (Fixture *fixture,
              gint64   id)
{
  g_autoptr (GError) error = NULL;

  while (zh_desk_get_undo_entry (fixture->desk)->id >= id)
    fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
}

/* Long arguments lie once in the table of blobs, and everybody reads them as before. */
static void
test_long (Fixture      *fixture,
           gconstpointer data)
{
  gint64           adding = read_int (fixture, "SELECT " ADDING);
  g_autofree char *args = dup_args (fixture, adding);
  g_autofree char *sha256 = g_compute_checksum_for_string (G_CHECKSUM_SHA256, args, -1);
  g_autofree char *find = g_strdup_printf ("SELECT count (*) FROM journal JOIN blob ON args = 'sha256:' || sha256"
                                           " WHERE sha256 = '%s'",
                                           sha256);
  g_autofree char *again = NULL;

  g_assert_cmpuint (strlen (args), >, ZH_MAX_ROW_ARGS);
  g_assert_nonnull (strstr (args, "Player 57"));
  g_assert_cmpint (read_int (fixture, find), ==, 1);
  g_assert_cmpint (read_int (fixture, "SELECT max (length (args)) FROM journal"), <=, ZH_MAX_ROW_ARGS);
  check_verified (fixture, ZH_VERIFY_OK, 0);
  fixture_reopen (fixture);
  again = dup_args (fixture, adding);
  g_assert_cmpstr (again, ==, args);
}

/* Undo and redo hold no arguments, read those of their target, and bring the same back to the byte. */
static void
test_returns (Fixture      *fixture,
              gconstpointer data)
{
  gint64           adding = read_int (fixture, "SELECT " ADDING);
  g_autofree char *args = dup_args (fixture, adding);
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  g_autofree char *of_undo = NULL;
  g_autofree char *of_redo = NULL;
  g_autoptr (GError) error = NULL;
  gint64 undo;

  take_back_to (fixture, adding);
  undo = zh_desk_get_snapshot (fixture->desk)->journal_length;
  fixture_reopen (fixture);
  while (zh_desk_get_redo_entry (fixture->desk) != NULL)
    fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (read_int (fixture, "SELECT count (*) FROM journal WHERE kind != 0 AND args != ''"), ==, 0);
  of_undo = dup_args (fixture, undo);
  of_redo = dup_args (fixture, undo + 1);
  g_assert_cmpstr (of_undo, ==, args);
  g_assert_cmpstr (of_redo, ==, args);
  fixture_reopen (fixture);
  check_verified (fixture, ZH_VERIFY_OK, 0);
}

/* The same words twice are one blob; what is short enough stays in the row. */
static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_autofree char *longest = g_strnfill (ZH_MAX_ROW_ARGS, 'x');
  g_autofree char *longer = g_strconcat (longest, "y", NULL);
  g_autofree char *in_row = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *read = NULL;
  gint64           blob = -1;

  g_assert_true (zh_db_begin (db, &error));
  in_row = zh_journal_args_store (db, longest, &blob, &error);
  g_assert_cmpstr (in_row, ==, longest);
  g_assert_cmpint (blob, ==, 0);
  first = zh_journal_args_store (db, longer, &blob, &error);
  g_assert_cmpint (blob, >, 0);
  second = zh_journal_args_store (db, longer, &blob, &error);
  g_assert_cmpint (blob, ==, 0);
  g_assert_cmpstr (first, ==, second);
  read = zh_journal_args_read (db, ZH_JOURNAL_ACT, 0, g_strdup (second), &error);
  g_assert_cmpstr (read, ==, longer);
  zh_db_rollback (db);
}

/* Everything else of the file agrees with what was done to it. */
static const struct
{
  const char   *name;
  const char   *sql;
  ZhVerifyFault fault;
  const char   *entry;
} forgeries[] = {
  { "changed", "UPDATE blob SET bytes = CAST (replace (CAST (bytes AS TEXT), 'Player 57', 'Player 75') AS BLOB) WHERE 'sha256:' || sha256 = (SELECT args FROM journal WHERE id = " ADDING ")",
    ZH_VERIFY_CHAIN, "SELECT " ADDING },
  { "missing", "DELETE FROM blob WHERE 'sha256:' || sha256 = (SELECT args FROM journal WHERE id = " ADDING ")",
    ZH_VERIFY_ARGS, "SELECT " ADDING },
  /* two entries name it: the first of them wrote it */
  { "missing-for-two", "UPDATE journal SET args = (SELECT args FROM journal WHERE id = " ADDING ") WHERE id = (SELECT max (id) FROM journal);"
                       "DELETE FROM blob",
    ZH_VERIFY_ARGS, "SELECT " ADDING },
  { "of-no-entry", "INSERT INTO blob (sha256, bytes) VALUES ('ab', x'7b7d')", ZH_VERIFY_ROW, "SELECT 0" },
  { "named-otherwise", "UPDATE journal SET args = upper (args) WHERE id = " ADDING, ZH_VERIFY_ROW, "SELECT 0" },
};

static void
test_forged (Fixture      *fixture,
             gconstpointer data)
{
  gsize  index = GPOINTER_TO_SIZE (data);
  gint64 entry = read_int (fixture, forgeries[index].entry);
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  forge (fixture->path, forgeries[index].sql);
  /* without the digest: pages of several moments */
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_READ, "", NULL));
  forge_chain (fixture->path);
  check_verified (fixture, forgeries[index].fault, entry);
  /* it can be read all the same, and nobody takes it for whole */
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_false (zh_desk_check_journal (fixture->desk, NULL));
  g_ptr_array_unref (zh_desk_list_journal (fixture->desk, NULL, &error));
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up_long, func, fixture_tear_down)
  ADD ("/store/args/long", test_long, NULL);
  ADD ("/store/args/returns", test_returns, NULL);
  ADD ("/store/args/once", test_once, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/args/forged-%s", forgeries[i].name);

      ADD (path, test_forged, GSIZE_TO_POINTER (i));
    }
  return g_test_run ();
}
