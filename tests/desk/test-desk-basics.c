#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-lateness.h"
#include "desk-undo.h"
#include "errors.h"
#include "next-step.h"

/* The life of a small round robin, step by step, as the window walks through it. */
static void
test_walk (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhDesk    *desk = fixture->desk;
  gint64     id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  ZhNextStep step = zh_desk_get_next_step (zh_desk_get_snapshot (desk), id);

  g_assert_cmpint (step.step, ==, ZH_STEP_PAIR_ROUND);
  g_assert_cmpint (step.n_rounds, ==, 3);
  for (int round = 1; round <= 3; round++)
    {
      fixture_check (fixture, zh_desk_pair_round (desk, id, &error), error);
      step = zh_desk_get_next_step (zh_desk_get_snapshot (desk), id);
      g_assert_cmpint (step.step, ==, ZH_STEP_PUBLISH_ROUND);
      fixture_check (fixture, zh_desk_publish_round (desk, id, round, &error), error);
      step = zh_desk_get_next_step (zh_desk_get_snapshot (desk), id);
      g_assert_cmpint (step.step, ==, ZH_STEP_ENTER_RESULTS);
      g_assert_false (step.can_do);
      g_assert_cmpint (step.n_missing, ==, 2);
      g_assert_cmpint (step.boards[0].number, ==, 1);
      g_assert_cmpint (step.boards[1].number, ==, 2);
      fixture_play_round (fixture, id, round);
      step = zh_desk_get_next_step (zh_desk_get_snapshot (desk), id);
      g_assert_cmpint (step.step, ==, round < 3 ? ZH_STEP_CLOSE_ROUND_AND_PAIR : ZH_STEP_CLOSE_ROUND);
    }
  fixture_check (fixture, zh_desk_close_round (desk, id, 3, &error), error);
  g_assert_cmpint (zh_desk_get_next_step (zh_desk_get_snapshot (desk), id).step, ==,
                   ZH_STEP_CLOSE_TOURNAMENT);
  fixture_check (fixture, zh_desk_close_tournament (desk, id, NULL, &error), error);
  g_assert_cmpint (zh_desk_get_next_step (zh_desk_get_snapshot (desk), id).step, ==, ZH_STEP_FINISHED);
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->state, ==,
                   ZH_ROUND_CLOSED);
}

static void
test_undo_all (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *empty = fixture_dump_tables (fixture);
  g_autofree char *full = NULL;
  g_autofree char *again = NULL;
  g_autofree char *back = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 5);
  int              n_acts = 0;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  full = fixture_dump_tables (fixture);
  fixture_reopen (fixture);

  while (zh_desk_get_undo_entry (fixture->desk) != NULL)
    {
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
      n_acts++;
    }
  g_assert_cmpint (n_acts, ==, 6);
  back = fixture_dump_tables (fixture);
  g_assert_cmpstr (back, ==, empty);
  g_assert_null (zh_desk_undo (fixture->desk, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  fixture_reopen (fixture);
  while (zh_desk_get_redo_entry (fixture->desk) != NULL)
    fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  again = fixture_dump_tables (fixture);
  g_assert_cmpstr (again, ==, full);
}

static const ZhPairing *
find_table (const ZhTournament *tournament,
            int                 round,
            int                 number)
{
  return zh_round_find_pairing (zh_tournament_find_round (tournament, round), number);
}

static void
test_sharing (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  g_autoptr (ZhTournament) before = NULL;
  g_autoptr (ZhChange) change = NULL;
  const ZhTournament *after;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  before = zh_tournament_ref ((ZhTournament *) fixture_get_tournament (fixture, id));
  change = zh_desk_set_result (fixture->desk, id, 2, 1, 0, draw, &error);
  g_assert_no_error (error);
  after = fixture_get_tournament (fixture, id);

  g_assert_true (after->entries == before->entries);
  g_assert_true (zh_tournament_find_round (after, 1) == zh_tournament_find_round (before, 1));
  g_assert_true (zh_tournament_find_round (after, 2) != zh_tournament_find_round (before, 2));
  g_assert_true (find_table (after, 2, 1) != find_table (before, 2, 1));
  g_assert_true (find_table (after, 2, 2) == find_table (before, 2, 2));
  g_assert_true (find_table (after, 2, 3) == find_table (before, 2, 3));
  g_assert_cmpint (change->kinds & ZH_CHANGE_RESULTS, !=, 0);
  g_assert_cmpuint (change->pairings->len, ==, 1);
  g_assert_true (zh_change_contains (change->rounds, zh_tournament_find_round (after, 2)->id));
  g_assert_false (zh_change_contains (change->rounds, zh_tournament_find_round (after, 1)->id));
  g_assert_cmpuint (change->entries->len, ==, 0);
}

/* Who comes late changes no result. */
static void
test_arrival_is_no_result (Fixture      *fixture,
                           gconstpointer data)
{
  const ZhMissingMark marks[] = { { 1, 0, ZH_COLOUR_WHITE, TRUE }, { 2, 0, ZH_COLOUR_BLACK, TRUE } };
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (ZhChange) undone = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  change = zh_desk_mark_missing (fixture->desk, id, 1, marks, G_N_ELEMENTS (marks), &error);
  g_assert_no_error (error);
  g_assert_cmpint (change->kinds, ==, ZH_CHANGE_ARRIVALS);
  g_assert_cmpuint (change->pairings->len, ==, 2);
  undone = zh_desk_undo (fixture->desk, &error);
  g_assert_no_error (error);
  g_assert_cmpint (undone->kinds, ==, ZH_CHANGE_ARRIVALS);
}

static void
test_same_result_leaves_no_entry (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  gint64   length;
  g_autoptr (ZhChange) change = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error), error);
  length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  change = zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (change->kinds, ==, 0);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
}

static void
count_cb (ZhDesk         *desk,
          const ZhChange *change,
          gpointer        user_data)
{
  int *count = user_data;

  g_assert_cmpint (change->journal_id, ==, zh_desk_get_snapshot (desk)->journal_length);
  *count += 1;
}

static void
test_watch_and_follow (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = NULL;
  g_autoptr (ZhHolder) holder = NULL;
  int    written = 0;
  int    followed = 0;
  gint64 id;

  zh_desk_add_watch (fixture->desk, count_cb, &written);
  reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  zh_desk_add_watch (reader, count_cb, &followed);
  holder = zh_desk_get_holder (reader);
  g_assert_nonnull (holder);
  g_assert_cmpstr (holder->user, ==, g_get_user_name ());

  id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  g_assert_cmpint (written, ==, 3);
  g_assert_true (zh_desk_refresh (reader, &error));
  g_assert_true (zh_desk_refresh (reader, &error));
  g_assert_no_error (error);
  g_assert_cmpint (followed, ==, 1);
  g_assert_nonnull (zh_competition_find_tournament (zh_desk_get_snapshot (reader), id));
  g_assert_true (zh_desk_check_snapshot (reader, &error));
  g_assert_no_error (error);

  g_assert_null (zh_desk_pair_round (reader, id, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_LOCKED);
}

static void
test_create_refuses (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Other" };
  g_autofree char     *other = g_build_filename (fixture->folder, "other.zhereb", NULL);

  g_assert_null (zh_desk_create (fixture->path, &details, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_clear_error (&error);
  details.title = "  ";
  g_assert_null (zh_desk_create (other, &details, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/desk/basics/walk", test_walk);
  ADD ("/desk/basics/undo-all", test_undo_all);
  ADD ("/desk/basics/sharing", test_sharing);
  ADD ("/desk/basics/arrival-is-no-result", test_arrival_is_no_result);
  ADD ("/desk/basics/same-result-leaves-no-entry", test_same_result_leaves_no_entry);
  ADD ("/desk/basics/watch-and-follow", test_watch_and_follow);
  ADD ("/desk/basics/create-refuses", test_create_refuses);
  return g_test_run ();
}
