/* A long journal: what is kept of it in memory, and that everything is found all the same. */
#include "config.h"

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"

#define N_RESULTS 100

/* As many entries as a desk reads at first. */
#define N_AT_FIRST 16

/* Results of the two boards of a round, by turns; the last one is another than those before. */
static gint64
set_up_long (Fixture *fixture)
{
  const ZhResult results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }, { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } };
  g_autoptr (GError) error = NULL;
  gint64 id;

  fixture_set_up (fixture, NULL);
  id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  for (int i = 0; i < N_RESULTS; i++)
    fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1 + i % 2, 0, results[i / 2 % 2], &error), error);
  return id;
}

static guint
take_back_all (Fixture   *fixture,
               GPtrArray *states)
{
  g_autoptr (GError) error = NULL;
  guint n = 0;

  for (; zh_desk_get_undo_entry (fixture->desk) != NULL; n++)
    {
      g_ptr_array_add (states, fixture_dump_tables (fixture));
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
  return n;
}

static void
do_all_again (Fixture   *fixture,
              GPtrArray *states)
{
  g_autoptr (GError) error = NULL;
  guint n_left = states->len;

  while (zh_desk_get_redo_entry (fixture->desk) != NULL)
    {
      g_autofree char *found = NULL;

      fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
      found = fixture_dump_tables (fixture);
      g_assert_cmpuint (n_left, >, 0);
      g_assert_cmpstr (found, ==, g_ptr_array_index (states, --n_left));
    }
  g_assert_cmpuint (n_left, ==, 0);
}

/* Opening reads the end of the journal only; undo and redo reach as far back as ever. */
static void
test_opens_at_its_end (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  guint n_acts;

  set_up_long (&fixture);
  fixture_reopen (&fixture);
  g_assert_cmpuint (fixture.desk->journal->len, ==, N_AT_FIRST);
  n_acts = take_back_all (&fixture, states);
  g_assert_cmpuint (n_acts, >, N_RESULTS);
  fixture_reopen (&fixture);
  g_assert_null (zh_desk_get_undo_entry (fixture.desk));
  do_all_again (&fixture, states);
  fixture_tear_down (&fixture, NULL);
}

/* What was undone before a new act is nothing to do again, wherever the part in memory begins. */
static void
test_piles_by_parts (void)
{
  Fixture        fixture = { NULL };
  gint64         id = set_up_long (&fixture);
  const ZhResult drawn = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  gint64 top;

  for (int i = 0; i < 20; i++)
    fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  top = zh_desk_get_redo_entry (fixture.desk)->id;
  fixture_reopen (&fixture);
  g_assert_cmpint (zh_desk_get_redo_entry (fixture.desk)->id, ==, top);
  g_assert_cmpint (zh_desk_get_undo_entry (fixture.desk)->id, ==, top - 1);
  g_assert_cmpuint (fixture.desk->undone->len, ==, 20);
  fixture_check (&fixture, zh_desk_redo (fixture.desk, &error), error);
  fixture_reopen (&fixture);
  g_assert_cmpint (zh_desk_get_redo_entry (fixture.desk)->id, ==, top + 1);
  g_assert_cmpint (zh_desk_get_undo_entry (fixture.desk)->id, ==, top);
  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 1, 0, drawn, &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  fixture_reopen (&fixture);
  g_assert_cmpuint (fixture.desk->undone->len, ==, 2);
  g_assert_cmpint (zh_desk_get_undo_entry (fixture.desk)->id, ==, top - 1);
  fixture_tear_down (&fixture, NULL);
}

static void
test_undo_to_an_old_act (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = NULL;
  gint64 length;

  set_up_long (&fixture);
  length = zh_desk_get_snapshot (fixture.desk)->journal_length;
  fixture_reopen (&fixture);
  acts = zh_desk_list_undo_to (fixture.desk, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acts->len, ==, length - 1);
  g_assert_cmpint (((const ZhJournalEntry *) g_ptr_array_index (acts, 0))->id, ==, length);
  g_assert_null (zh_desk_list_undo_to (fixture.desk, length + 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  fixture_tear_down (&fixture, NULL);
}

/* The journal is read from the file: all of it, a page, what is about a board, who acted. */
static void
test_lists (void)
{
  Fixture         fixture = { NULL };
  gint64          id = set_up_long (&fixture);
  gint64          length = zh_desk_get_snapshot (fixture.desk)->journal_length;
  ZhJournalFilter page = { .limit = 40 };
  ZhJournalFilter board = { .tournament_id = id, .command = "set-result", .round = 1, .board = 2, .limit = 5 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) newest = NULL;
  g_autoptr (GPtrArray) about = NULL;
  g_autoptr (GPtrArray) actors = NULL;

  fixture_check (&fixture, zh_desk_undo (fixture.desk, &error), error);
  fixture_reopen (&fixture);
  all = zh_desk_list_journal (fixture.desk, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (all->len, ==, length + 1);
  for (guint i = 0; i < all->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (all, i);

      g_assert_cmpint (entry->id, ==, i + 1);
      g_assert_cmpint (entry->undone, ==, entry->id == length);
    }
  newest = zh_desk_list_journal (fixture.desk, &page, &error);
  g_assert_cmpuint (newest->len, ==, 40);
  g_assert_cmpint (((const ZhJournalEntry *) g_ptr_array_index (newest, 39))->id, ==, length + 1);
  about = zh_desk_list_journal (fixture.desk, &board, &error);
  g_assert_cmpuint (about->len, ==, 5);
  for (guint i = 0; i < about->len; i++)
    g_assert_true (zh_journal_entry_is_about (g_ptr_array_index (about, i), 1, 2));
  g_assert_cmpuint (fixture.desk->journal->len, ==, N_AT_FIRST);
  actors = zh_desk_list_actors (fixture.desk);
  g_assert_cmpuint (actors->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (actors, 0), ==, ((const ZhJournalEntry *) g_ptr_array_index (all, 0))->actor);
  fixture_tear_down (&fixture, NULL);
}

static void
open_as (Fixture    *fixture,
         const char *actor)
{
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, actor, &error);
  g_assert_no_error (error);
}

/* What an official did, or took back, is found behind any number of acts of others; who did nothing has
 * nothing to undo. */
static void
test_own_before_others (void)
{
  Fixture fixture = { NULL };
  gint64  id = set_up_long (&fixture);
  gint64  undone;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) taken_back = NULL;

  open_as (&fixture, "Mariia Invented");
  g_assert_null (zh_desk_get_undo_entry (fixture.desk));
  g_assert_null (zh_desk_get_redo_entry (fixture.desk));
  g_assert_cmpint (zh_desk_get_last_act (fixture.desk)->id, ==, zh_desk_get_snapshot (fixture.desk)->journal_length);
  g_assert_cmpuint (fixture.desk->journal->len, ==, N_AT_FIRST);
  undone = zh_desk_get_last_act (fixture.desk)->id - 1;
  fixture_check (&fixture, zh_desk_undo_act (fixture.desk, undone, &error), error);
  open_as (&fixture, "Taras Invented");
  for (int i = 0; i < 40; i++)
    {
      const ZhResult results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }, { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } };

      fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 2, 0, results[i % 2], &error), error);
    }
  open_as (&fixture, "Mariia Invented");
  g_assert_null (zh_desk_get_undo_entry (fixture.desk));
  g_assert_cmpint (zh_desk_get_redo_entry (fixture.desk)->id, ==, undone);
  fixture_check (&fixture, zh_desk_redo (fixture.desk, &error), error);
  g_assert_null (zh_desk_get_redo_entry (fixture.desk));
  taken_back = zh_desk_list_journal (fixture.desk, &(ZhJournalFilter){ .after = undone - 1, .limit = 0 }, &error);
  g_assert_no_error (error);
  g_assert_cmpint (((const ZhJournalEntry *) g_ptr_array_index (taken_back, 0))->returned, ==, undone + 43);
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (taken_back, 0))->returned_by, ==, "Mariia Invented");
  fixture_tear_down (&fixture, NULL);
}

/* A desk that is closed has no journal to read, and says so. */
static void
test_closed (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture, NULL);
  g_assert_true (zh_desk_close (fixture.desk, &error));
  g_assert_null (zh_desk_list_journal (fixture.desk, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  fixture_tear_down (&fixture, NULL);
}

/* Who reads follows: what the writer adds stands behind what was read first. */
static void
test_reader_follows (void)
{
  Fixture        fixture = { NULL };
  gint64         id = set_up_long (&fixture);
  gint64         length = zh_desk_get_snapshot (fixture.desk)->journal_length;
  const ZhResult drawn = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = zh_desk_open (fixture.path, ZH_DESK_READ, "", &error);
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_no_error (error);
  fixture_check (&fixture, zh_desk_set_result (fixture.desk, id, 1, 1, 0, drawn, &error), error);
  g_assert_true (zh_desk_refresh (reader, &error));
  g_assert_cmpint (zh_desk_get_last_act (reader)->id, ==, length + 1);
  entries = zh_desk_list_journal (reader, NULL, &error);
  g_assert_cmpuint (entries->len, ==, length + 1);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/journal/opens-at-its-end", test_opens_at_its_end);
  g_test_add_func ("/desk/journal/piles-by-parts", test_piles_by_parts);
  g_test_add_func ("/desk/journal/undo-to-an-old-act", test_undo_to_an_old_act);
  g_test_add_func ("/desk/journal/lists", test_lists);
  g_test_add_func ("/desk/journal/own-before-others", test_own_before_others);
  g_test_add_func ("/desk/journal/closed", test_closed);
  g_test_add_func ("/desk/journal/reader-follows", test_reader_follows);
  return g_test_run ();
}
