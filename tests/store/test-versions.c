#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "snapshot-dump.h"
#include "store-schema.h"

/* A stored file of every released version opens, verifies, can be undone to its first act
 * and done again. They were written by the zherebctl of their time: the sample competition. */
#define LAST_STORED 4

static void
unpack (const char *name,
        const char *path)
{
  g_autofree char *packed = g_test_build_filename (G_TEST_DIST, "fixtures", "store", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) source = g_file_new_for_path (packed);
  g_autoptr (GFile) target = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) file = g_file_read (source, NULL, &error);
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GFileOutputStream) output = NULL;

  g_assert_no_error (error);
  stream = g_converter_input_stream_new (G_INPUT_STREAM (file), converter);
  output = g_file_create (target, G_FILE_CREATE_NONE, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_splice (G_OUTPUT_STREAM (output), stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error);
  g_assert_no_error (error);
}

static void
check_verified (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (path, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpuint (report->unchecked->len, ==, 0);
}

/* Reading and verifying leave an old file as it is. */
static void
check_reading_changes_nothing (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            before_length = 0;
  gsize            after_length = 0;
  g_autoptr (ZhDesk) reader = NULL;

  g_assert_true (g_file_get_contents (path, &before, &before_length, NULL));
  reader = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (zh_desk_get_snapshot (reader)->tournaments->len, ==, 1);
  check_verified (path);
  g_assert_true (zh_desk_close (reader, &error));
  g_assert_true (g_file_get_contents (path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

/* The tables, and what the program makes of them. */
static char *
dump (Fixture *fixture)
{
  g_autofree char *tables = fixture_dump_tables (fixture);
  g_autofree char *shown = zh_competition_dump (zh_desk_get_snapshot (fixture->desk));
  const char      *end = strstr (shown, "\njournal ");

  /* The journal grows with every undo. */
  g_assert_nonnull (end);
  return g_strdup_printf ("%s%.*s%s", tables, (int) (end - shown), shown, strchr (end + 1, '\n'));
}

/* Takes everything back, act by act; what stood after each is pushed onto @states. */
static void
undo_everything (Fixture   *fixture,
                 GPtrArray *states)
{
  while (zh_desk_get_undo_entry (fixture->desk) != NULL)
    {
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (states, dump (fixture));
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->tournaments->len, ==, 0);
}

/* Does everything again: the same stands after each act. */
static void
redo_everything (Fixture   *fixture,
                 GPtrArray *states)
{
  guint n_left = states->len;

  while (zh_desk_get_redo_entry (fixture->desk) != NULL)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *found = NULL;

      fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
      found = dump (fixture);
      g_assert_cmpuint (n_left, >, 0);
      g_assert_cmpstr (found, ==, g_ptr_array_index (states, --n_left));
    }
  g_assert_cmpuint (n_left, ==, 0);
}

static void
test_version (gconstpointer data)
{
  int              version = GPOINTER_TO_INT (data);
  g_autofree char *name = g_strdup_printf ("version-%d.zhereb.gz", version);
  Fixture          fixture = { .folder = g_dir_make_tmp ("zhereb-version-XXXXXX", NULL) };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  fixture.path = g_build_filename (fixture.folder, "old.zhereb", NULL);
  unpack (name, fixture.path);
  check_reading_changes_nothing (fixture.path);
  fixture.desk = zh_desk_open (fixture.path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  check_verified (fixture.path);

  undo_everything (&fixture, states);
  g_assert_cmpuint (states->len, >, 30);
  check_verified (fixture.path);
  fixture_reopen (&fixture);
  redo_everything (&fixture, states);
  check_verified (fixture.path);
  fixture_reopen (&fixture);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int version = 1; version <= LAST_STORED; version++)
    {
      g_autofree char *path = g_strdup_printf ("/store/versions/%d", version);

      g_test_add_data_func (path, GINT_TO_POINTER (version), test_version);
    }
  return g_test_run ();
}
