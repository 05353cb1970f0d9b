/* Archives: the same files give the same bytes; what a stranger wrote is read within bounds. */
#include "config.h"

#include <string.h>

#include "errors.h"
#include "packed-archive.h"

static GPtrArray *
make_members (void)
{
  GPtrArray *members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_archive_member_free);

  g_ptr_array_add (members, zh_archive_member_new ("one.txt", g_bytes_new_static ("first", 5)));
  g_ptr_array_add (members, zh_archive_member_new ("folder/two.txt", g_bytes_new_static ("", 0)));
  return members;
}

static GBytes *
write_members (gint64 time)
{
  g_autoptr (GPtrArray) members = make_members ();
  g_autoptr (GError) error = NULL;
  GBytes *bytes = zh_archive_write (members, time, NULL, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_there_and_back (void)
{
  g_autoptr (GBytes) archive = write_members (1700000000);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) members = zh_archive_read (archive, "one.txt", 100, NULL, &error);
  const ZhArchiveMember *first;
  const ZhArchiveMember *second;

  g_assert_no_error (error);
  g_assert_cmpuint (members->len, ==, 2);
  first = g_ptr_array_index (members, 0);
  second = g_ptr_array_index (members, 1);
  g_assert_cmpstr (first->name, ==, "one.txt");
  g_assert_cmpmem (g_bytes_get_data (first->bytes, NULL), g_bytes_get_size (first->bytes), "first", 5);
  g_assert_cmpstr (second->name, ==, "folder/two.txt");
  g_assert_null (second->bytes);
  /* what sha256sum says of nothing */
  g_assert_cmpstr (second->digest, ==, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

static void
test_same_bytes (void)
{
  g_autoptr (GBytes) archive = write_members (1700000000);
  g_autoptr (GBytes) again = write_members (1700000000);
  g_autoptr (GBytes) later = write_members (1700000600);

  g_assert_true (g_bytes_equal (archive, again));
  g_assert_false (g_bytes_equal (archive, later));
}

static void
test_cancelled (void)
{
  g_autoptr (GPtrArray) members = make_members ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const ZhProgress progress = { cancellable, NULL, NULL, 0, ZH_PROGRESS_WHOLE };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (zh_archive_write (members, 0, &progress, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
}

/* Cut off at every place and turned over at every byte: refused, or what is told of a file is what it holds. */
static void
test_damaged (void)
{
  g_autoptr (GBytes) archive = write_members (1700000000);
  gsize         length = 0;
  const guint8 *data = g_bytes_get_data (archive, &length);
  guint         n_refused = 0;

  for (gsize i = 0; i < length; i++)
    {
      g_autofree guint8 *bad = g_memdup2 (data, length);
      g_autoptr (GBytes) cut = g_bytes_new_static (data, i);
      g_autoptr (GBytes) flipped = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) members = NULL;

      g_assert_null (zh_archive_read (cut, "one.txt", 100, NULL, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_clear_error (&error);
      bad[i] ^= 0x55;
      flipped = g_bytes_new_static (bad, length);
      members = zh_archive_read (flipped, "one.txt", 100, NULL, &error);
      g_assert_true ((members == NULL) == (error != NULL));
      n_refused += members == NULL ? 1 : 0;
    }
  g_assert_cmpuint (n_refused, >, 10);
}

static void
test_no_file (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_archive_read_file ("/nowhere/at/all.zip", "x", 1, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (zh_archive_read_file ("/", "x", 1, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/packed-archive/there-and-back", test_there_and_back);
  g_test_add_func ("/packed-archive/same-bytes", test_same_bytes);
  g_test_add_func ("/packed-archive/cancelled", test_cancelled);
  g_test_add_func ("/packed-archive/damaged", test_damaged);
  g_test_add_func ("/packed-archive/no-file", test_no_file);
  return g_test_run ();
}
