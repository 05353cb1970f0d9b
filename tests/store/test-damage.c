/* Damaged and forged indexes: whatever is called in order shows what the journal made. */
#include "config.h"

#include <glib/gstdio.h>

#include "desk-fixture.h"
#include "errors.h"
#include "file-output.h"
#include "flips.h"
#include "forgery.h"
#include "verify-private.h"

/* Two rounds of 20 players, with draws among the wins, closed. */
static void
set_up_played (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  gint64   id;

  fixture_set_up (fixture, data);
  id = fixture_add_tournament (fixture, "Men", "round-robin", 20);
  for (int round = 1; round <= 2; round++)
    {
      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      fixture_check (fixture, zh_desk_set_result (fixture->desk, id, round, 2, 0, draw, &error), error);
      fixture_play_round (fixture, id, round);
      fixture_check (fixture, zh_desk_close_round (fixture->desk, id, round, &error), error);
    }
  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

/* In each page of an index: its header, the places of its cells, and three places in them, which
 * stand at its end. */
static void
test_index_pages (Fixture      *fixture,
                  gconstpointer data)
{
  static const gsize places[] = { 0, 4, 9, FLIP_PAGE_SIZE - 1, FLIP_PAGE_SIZE - 3, FLIP_PAGE_SIZE - 30 };
  g_autoptr (Flips) flips = flips_new (fixture->path);
  GArray *pages = flips_list_index_pages (flips);
  guint   n_noticed = 0;

  g_assert_cmpuint (pages->len, >, 20);
  for (guint i = 0; i < pages->len; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (places); k++)
      {
        gsize       offset = g_array_index (pages, gsize, i) + places[k];
        FlipOutcome outcome = flips_try (flips, offset, k % 2 == 0 ? 0x01 : 0xff);

        if (outcome == FLIP_UNSEEN)
          g_error ("byte %" G_GSIZE_FORMAT " was turned over: verified, and not what it was", offset);
        n_noticed += outcome != FLIP_HARMLESS ? 1 : 0;
      }
  g_assert_cmpuint (n_noticed, >=, pages->len);
  g_assert_cmpint (flips_judge (flips), ==, FLIP_HARMLESS);
}

/* Indexes that lead to other rows, whole and in order as far as their pages go. */
static const struct
{
  const char *name;
  const char *index;
  const char *expression;
} lies[] = {
  { "games-exchanged", "game_pairing",
    "CASE id WHEN (id / 2) * 2 THEN pairing_id + 1 ELSE pairing_id - 1 END" },
  { "games-lost", "game_pairing", "0 - pairing_id" },
  { "pairings-in-another-round", "pairing_round", "round_id + number % 2" },
  { "entries-in-another-tournament", "entry_tournament", "tournament_id + start_number % 3" },
  { "rounds-of-nobody", "round_tournament", "0 * tournament_id" },
};

static void
test_lie (Fixture      *fixture,
          gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (Flips) flips = flips_new (fixture->path);

  forge_index (fixture->path, lies[index].index, lies[index].expression);
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_test_message ("%s", error->message);
  g_clear_error (&error);
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_cmpint (flips_judge (flips), ==, FLIP_REFUSED);
}

/* Though SQLite were satisfied with the file, what is read through the index is compared. */
static void
test_shown_is_compared (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhVerifyReport) report = g_new0 (ZhVerifyReport, 1);
  ZhStore     store = { .path = fixture->path, .mode = ZH_STORE_READ };
  ZhVerifying verifying = { .store = &store, .report = report };

  forge_index (fixture->path, "game_pairing", "0 - pairing_id");
  db = zh_db_open (fixture->path, ZH_DB_READ, &error);
  g_assert_no_error (error);
  store.db = db;
  g_assert_true (zh_store_read_state (&store, &error));
  entries = zh_journal_read (db, 0, &error);
  verifying.entries = entries;
  g_assert_false (zh_verify_tables (&verifying, &error));
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_SHOWN);
  g_free (store.journal_head);
}

/* A competition that is open, under a name that does not tell: neither it nor its log, its shared
 * memory and its lock are written over, and it goes on. */
static void
test_open_is_not_replaced (Fixture      *fixture,
                           gconstpointer data)
{
  g_autofree char *cup = g_build_filename (fixture->folder, "cup.pdf", NULL);
  g_autofree char *wal = g_strconcat (cup, "-wal", NULL);
  g_autofree char *shm = g_strconcat (cup, "-shm", NULL);
  g_autofree char *lock = g_build_filename (fixture->folder, ".cup.pdf.lock", NULL);
  const char      *names[] = { cup, wal, shm, lock };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rename (fixture->path, cup), ==, 0);
  g_free (fixture->path);
  fixture->path = g_strdup (cup);
  fixture->desk = zh_desk_open (cup, ZH_DESK_WRITE, "Olena Test", &error);
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_true (g_file_test (lock, G_FILE_TEST_EXISTS));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_false (zh_file_write (names[i], "a list", 6, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_clear_error (&error);
    }
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_played, func, fixture_tear_down)
  ADD ("/store/damage/index-pages", test_index_pages);
  for (gsize i = 0; i < G_N_ELEMENTS (lies); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/damage/%s", lies[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up_played, test_lie, fixture_tear_down);
    }
  ADD ("/store/damage/open-is-not-replaced", test_open_is_not_replaced);
  ADD ("/store/damage/shown-is-compared", test_shown_is_compared);
  return g_test_run ();
}
