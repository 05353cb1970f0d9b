/* What repeats a journal by the thousand takes what SQLite's own way of applying a changeset takes, refuses
 * what that refuses, and leaves the same rows. */
#include "config.h"

#include "changeset-repeat.h"
#include "desk-fixture.h"
#include "digest.h"
#include "store-private.h"

#define N_DAMAGED 40
#define SEED 5

/* Two databases with the same in them. */
typedef struct
{
  ZhDb       *applied;
  ZhDb       *repeated;
  ZhRepeater *repeater;
  GRand      *rand;
} Pair;

static void
run (Pair       *self,
     const char *sql)
{
  g_autoptr (GError) error = NULL;

  zh_db_exec (self->applied, sql, &error);
  g_assert_no_error (error);
  zh_db_exec (self->repeated, sql, &error);
  g_assert_no_error (error);
}

static guint64
compute_digest (ZhDb *db)
{
  g_autoptr (GError) error = NULL;
  guint64 digest = 0;

  zh_digest_compute (db, &digest, &error);
  g_assert_no_error (error);
  return digest;
}

/* Whether both took it. */
static gboolean
apply_both (Pair   *self,
            GBytes *changeset)
{
  g_autoptr (GArray) rows = zh_changeset_read (changeset, NULL);
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;
  gboolean is_applied;
  gboolean is_repeated;

  if (rows == NULL)
    return FALSE;
  is_applied = zh_changeset_apply (self->applied, changeset, &first);
  is_repeated = zh_repeater_apply (self->repeater, changeset, rows, &second);
  g_assert_cmpint (is_repeated, ==, is_applied);
  if (is_applied)
    g_assert_cmpuint (compute_digest (self->repeated), ==, compute_digest (self->applied));
  else
    g_assert_error (second, first->domain, first->code);
  return is_applied;
}

/* Taken back again, whatever came of it. */
static gboolean
try_both (Pair   *self,
          GBytes *changeset)
{
  gboolean is_taken;

  run (self, "SAVEPOINT try");
  is_taken = apply_both (self, changeset);
  run (self, "ROLLBACK TO try; RELEASE try");
  return is_taken;
}

/* With another byte somewhere: another value before or after, another row, another operation. */
static void
try_damaged (Pair   *self,
             GBytes *changeset)
{
  gsize         size = 0;
  const guchar *data = g_bytes_get_data (changeset, &size);

  for (int i = 0; i < N_DAMAGED; i++)
    {
      guchar *changed = g_memdup2 (data, size);
      g_autoptr (GBytes) damaged = g_bytes_new_take (changed, size);

      changed[g_rand_int_range (self->rand, 0, (gint32) size)] = (guchar) g_rand_int_range (self->rand, 0, 256);
      try_both (self, damaged);
    }
}

static void
test_as_applied (void)
{
  Fixture fixture = { .folder = g_dir_make_tmp ("zhereb-repeat-XXXXXX", NULL) };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) applied = zh_schema_new_in_memory (ZH_FILE_VERSION, &error);
  g_autoptr (ZhDb) repeated = zh_schema_new_in_memory (ZH_FILE_VERSION, &error);
  g_autoptr (ZhRepeater) repeater = zh_repeater_new (repeated);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  Pair     pair = { applied, repeated, repeater, rand };
  ZhStore *store;

  fixture.path = g_build_filename (fixture.folder, "old.zhereb", NULL);
  fixture_unpack ("version-4-state.zhereb.gz", fixture.path);
  store = zh_store_open (fixture.path, ZH_STORE_READ, &error);
  g_assert_no_error (error);
  run (&pair, "BEGIN");
  for (gint64 id = 1; id <= store->journal_length; id++)
    {
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (store->db, id, &error);
      g_autoptr (GBytes) inverse = NULL;

      g_assert_no_error (error);
      if (g_bytes_get_size (changeset) == 0)
        continue;
      inverse = zh_changeset_invert (changeset, &error);
      g_assert_no_error (error);
      try_damaged (&pair, changeset);
      /* what it takes back is not there yet */
      g_assert_false (try_both (&pair, inverse));
      g_assert_true (apply_both (&pair, changeset));
      /* done already */
      g_assert_false (try_both (&pair, changeset));
      g_assert_true (try_both (&pair, inverse));
      try_damaged (&pair, inverse);
    }
  zh_store_free (store);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/changeset-repeat/as-applied", test_as_applied);
  return g_test_run ();
}
