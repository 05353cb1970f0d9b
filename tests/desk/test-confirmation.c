/* Results read a second time: what confirms them, what does not, and when they wait to be read again. */
#include "config.h"

#include <string.h>

#include "desk-confirmation.h"
#include "desk-fixture.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "desk-unpair.h"
#include "errors.h"

static const ZhResult white_wins = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
static const ZhResult black_wins = { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };

static gint64
begin (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, white_wins, &error), error);
  return id;
}

static int
count_waiting (Fixture *fixture,
               gint64   id)
{
  return zh_confirmations_count_waiting (zh_desk_get_snapshot (fixture->desk)->confirmations,
                                         zh_tournament_find_round (fixture_get_tournament (fixture, id), 1));
}

static void
confirm (Fixture    *fixture,
         gint64      id,
         const char *place)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_confirm_result (fixture->desk, id, 1, 1, 0, white_wins, place, &error), error);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = begin (fixture);

  g_assert_null (zh_desk_confirm_result (fixture->desk, id, 1, 1, 0, black_wins, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "1 – 0 is stored, 0 – 1 was typed"));
  g_clear_error (&error);
  g_assert_null (zh_desk_confirm_result (fixture->desk, id, 1, 2, 0, white_wins, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "Board 2 has no result yet"));
  g_clear_error (&error);
  g_assert_null (zh_desk_confirm_result (fixture->desk, id, 1, 9, 0, white_wins, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpint (count_waiting (fixture, id), ==, 1);
}

static const ZhConfirmation *
get_last (Fixture *fixture)
{
  GPtrArray *confirmations = zh_desk_get_snapshot (fixture->desk)->confirmations;

  return confirmations->len > 0 ? g_ptr_array_index (confirmations, confirmations->len - 1) : NULL;
}

/* Who, where and when, also after the file was opened again; undo takes it away. */
static void
test_row (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = begin (fixture);
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  g_autofree char *words = NULL;

  confirm (fixture, id, " desk 2 ");
  g_assert_cmpint (count_waiting (fixture, id), ==, 0);
  fixture_reopen (fixture);
  g_assert_nonnull (get_last (fixture));
  g_assert_cmpstr (get_last (fixture)->place, ==, "desk 2");
  g_assert_cmpstr (get_last (fixture)->result, ==, "1-0");
  g_assert_cmpint (get_last (fixture)->time, >, 0);
  words = zh_confirmation_format (get_last (fixture), fixture_get_tournament (fixture, id), zh_language_get_screen ());
  g_assert_nonnull (strstr (words, "desk 2"));
  g_assert_nonnull (strstr (words, get_last (fixture)->by));
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (count_waiting (fixture, id), ==, 1);
}

/* Another result was not read; the old one again was. */
static void
test_changed (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = begin (fixture);

  confirm (fixture, id, NULL);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, black_wins, &error), error);
  g_assert_cmpint (count_waiting (fixture, id), ==, 1);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, white_wins, &error), error);
  g_assert_cmpint (count_waiting (fixture, id), ==, 0);
}

/* A closed round is read, too; a closed tournament is over. Another pairing of the round was never read. */
static void
test_states (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = begin (fixture);

  confirm (fixture, id, NULL);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  g_assert_cmpint (count_waiting (fixture, id), ==, 1);
  confirm (fixture, id, NULL);
  fixture_check (fixture, zh_desk_reopen_round (fixture->desk, id, 1, "Wrong board", &error), error);
  fixture_check (fixture, zh_desk_unpair_round (fixture->desk, id, ZH_UNPAIR_LOSE, &error), error);
  g_assert_null (get_last (fixture));
}

#define ADD(name, func) g_test_add ("/confirmation/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("refused", test_refused);
  ADD ("row", test_row);
  ADD ("changed", test_changed);
  ADD ("states", test_states);
  return g_test_run ();
}
