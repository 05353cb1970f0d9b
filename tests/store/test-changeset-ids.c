/* The fast look at the ids of a changeset says what the slow one says, and takes no damaged bytes for a whole.
 * What reads a changeset comes back from whatever it is given. */
#include "config.h"

#include <string.h>

#include "changeset.h"
#include "desk-fixture.h"
#include "digest.h"
#include "errors.h"
#include "store-private.h"

static gint64
find_slowly (GBytes *changeset,
             gint64  replica)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = zh_changeset_read (changeset, &error);
  gint64 last = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, ZhRowChange, i).id >> 32 == replica)
      last = MAX (last, g_array_index (rows, ZhRowChange, i).id & G_MAXUINT32);
  return last;
}

static void
check_same (GBytes *changeset,
            gint64  replica)
{
  gint64 found = 0;
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_changeset_find_last_counter (changeset, replica, &found, &error));
  g_assert_no_error (error);
  g_assert_cmpint (found, ==, find_slowly (changeset, replica));
}

/* Everything that reads a changeset; all of it says no, or nothing does. */
static gboolean
read_all_ways (GBytes *changeset)
{
  g_autoptr (GArray) rows = zh_changeset_read (changeset, NULL);
  g_autoptr (GBytes) inverted = zh_changeset_invert (changeset, NULL);
  guint64  digest = 0;
  gboolean is_added = zh_digest_add_changeset (changeset, &digest, NULL);

  g_assert_true (rows == NULL || (inverted != NULL && is_added));
  return rows != NULL;
}

/* Cut off or changed anywhere, it is read to its end and no further. */
static void
check_damaged (ZhDb   *db,
               GBytes *changeset,
               gint64  replica)
{
  gsize         size = 0;
  const guchar *data = g_bytes_get_data (changeset, &size);

  for (gsize place = 0; place < MIN (size, 400); place++)
    {
      g_autofree guchar *cut = g_memdup2 (data, place + 1);
      g_autofree guchar *changed = g_memdup2 (data, size);
      g_autoptr (GBytes) first = g_bytes_new_take (g_steal_pointer (&cut), place + 1);
      g_autoptr (GBytes) second = NULL;
      gint64 found = 0;

      changed[place] = (guchar) g_test_rand_int_range (0, 256);
      second = g_bytes_new_take (g_steal_pointer (&changed), size);
      zh_changeset_find_last_counter (first, replica, &found, NULL);
      zh_changeset_find_last_counter (second, replica, &found, NULL);
      read_all_ways (first);
      if (read_all_ways (second))
        zh_changeset_apply (db, second, NULL);
    }
}

/* What is no changeset, and what is one of somebody else. */
static void
test_refused (void)
{
  /* 64 columns, which no table has, the first of them the key */
  char too_wide[2 + 64 + sizeof "game"] = { 'T', 64, 1 };
  const struct
  {
    const char *bytes;
    gsize       size;
  } cases[] = {
    { "T", 1 },
    { "P\x02\x01\x00game\x00", 9 },
    { "T\x02\x01\x00nowhere\x00", 12 },
    { "T\x02\x01\x00game", 8 },
    { "T\x00game\x00", 7 },
    { "T\xff\xff\xff\xff\x7fgame\x00", 11 },
    { "T\x01\x01game\x00\x12\x00\x05", 11 },
    { "T\x01\x01game\x00\x12\x00\x01\x00\x00", 13 },
    { "T\x01\x01game\x00\x12\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00", 19 },
    { "T\x01\x01game\x00\x13\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01", 19 },
    { "T\x02\x01\x00game\x00\x12\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x09", 21 }, /* a value of no kind */
    { "T\x02\x00\x01game\x00", 9 },
    { "T\x02\x01\x02game\x00", 9 },
    { "\x12\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01", 11 },
    { "T\x01\x01game\x00\x11\x00", 10 },
    { too_wide, sizeof too_wide },
  };

  memcpy (too_wide + 2 + 64, "game", sizeof "game");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) changeset = g_bytes_new (cases[i].bytes, cases[i].size);
      g_autoptr (GError) error = NULL;
      gint64 found = 0;

      g_assert_false (read_all_ways (changeset));
      g_assert_false (zh_changeset_find_last_counter (changeset, 1, &found, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
    }
}

static void
test_same_as_slow (void)
{
  Fixture fixture = { .folder = g_dir_make_tmp ("zhereb-ids-XXXXXX", NULL) };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
  ZhStore *store;
  guint    n_whole = 0;

  g_assert_no_error (error);
  g_assert_true (zh_schema_migrate (db, &error));
  fixture.path = g_build_filename (fixture.folder, "old.zhereb", NULL);
  fixture_unpack ("version-4-state.zhereb.gz", fixture.path);
  store = zh_store_open (fixture.path, ZH_STORE_READ, &error);
  g_assert_no_error (error);
  for (gint64 id = 1; id <= store->journal_length; id++)
    {
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (store->db, id, &error);

      check_same (changeset, store->replica);
      check_damaged (db, changeset, store->replica);
      n_whole += g_bytes_get_size (changeset) > 0;
    }
  g_assert_cmpuint (n_whole, >, 30);
  zh_store_free (store);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/changeset-ids/same-as-slow", test_same_as_slow);
  g_test_add_func ("/store/changeset-ids/refused", test_refused);
  return g_test_run ();
}
