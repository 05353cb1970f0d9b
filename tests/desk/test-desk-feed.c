#include "config.h"

#include <string.h>

#include "desk-feed.h"
#include "desk-fixture.h"
#include "desk-rounds.h"
#include "errors.h"
#include "../tournament-settings.h"

static void
refuse (Fixture *fixture,
        gint64   tournament_id,
        gint64   source_id,
        int      first,
        int      last)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_feed_tournament (fixture->desk, tournament_id, source_id, first, last, ZH_CARRY_NOTHING, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* A round robin of four, won by the lower number on every board. */
static gint64
play_table (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Semi-final", "round-robin", 4);

  for (int round = 1; round <= 3; round++)
    {
      g_autoptr (GError) error = NULL;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      for (int board = 1; board <= 2; board++)
        {
          const ZhTournament *tournament = fixture_get_tournament (fixture, id);
          const ZhPairing    *pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, round), board);
          int                 white = zh_tournament_find_entry (tournament, pairing->entry[0])->start_number;
          int                 black = zh_tournament_find_entry (tournament, pairing->entry[1])->start_number;
          ZhResult            result;

          g_assert_true (zh_result_parse (white < black ? "1-0" : "0-1", FALSE, &result));
          fixture_check (fixture, zh_desk_set_result (fixture->desk, id, round, board, 0, result, &error), error);
        }
    }
  return id;
}

static void
test_places (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  gint64              source;
  gint64              final = 0;
  const ZhTournament *fed;

  fixture_set_up (&fixture, NULL);
  zh_person_set_string (&settings->name, "Final");
  fixture_check (&fixture, test_add_tournament (fixture.desk, settings, &final, &error), error);
  source = fixture_add_tournament (&fixture, "Other", "round-robin", 2);
  refuse (&fixture, final, source, 1, 2); /* nothing played */
  refuse (&fixture, final, final, 1, 2);
  source = play_table (&fixture);

  fixture_check (&fixture, zh_desk_feed_tournament (fixture.desk, final, source, 2, 3, ZH_CARRY_POINTS, &error), error);
  fed = fixture_get_tournament (&fixture, final);
  g_assert_cmpint (fed->source_id, ==, source);
  g_assert_cmpuint (fed->entries->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (fed->entries, i);
      const ZhEntry *old = g_ptr_array_index (fixture_get_tournament (&fixture, source)->entries, i + 1);

      g_assert_cmpint (entry->start_number, ==, (int) i + 1);
      g_assert_cmpint (entry->carried_points, ==, i == 0 ? 20 : 10);
      g_assert_cmpint (entry->person->id, ==, old->person->id);
      g_assert_cmpint (entry->id, !=, old->id);
    }

  refuse (&fixture, final, source, 2, 3); /* they are there */
  refuse (&fixture, final, source, 9, 12);
  fixture_check (&fixture, zh_desk_feed_tournament (fixture.desk, final, source, 1, 3, ZH_CARRY_NOTHING, &error), error);
  fed = fixture_get_tournament (&fixture, final);
  g_assert_cmpuint (fed->entries->len, ==, 3);
  g_assert_cmpint (((ZhEntry *) g_ptr_array_index (fed->entries, 2))->carried_points, ==, 0);
  refuse (&fixture, source, final, 1, 1); /* paired */
  fixture_tear_down (&fixture, NULL);
}

/* An edge of the range inside a tie, and rounds to come, are nobody's places yet. */
static void
test_undecided (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  gint64 source;
  gint64 final = 0;

  fixture_set_up (&fixture, NULL);
  zh_person_set_string (&settings->name, "Final");
  fixture_check (&fixture, test_add_tournament (fixture.desk, settings, &final, &error), error);
  source = fixture_add_tournament (&fixture, "Semi-final", "round-robin", 4);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, source, &error), error);
  fixture_play_round (&fixture, source, 1);
  refuse (&fixture, final, source, 1, 4); /* two rounds are to come */

  source = fixture_add_tournament (&fixture, "Open", "dutch", 8);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, source, &error), error);
  fixture_play_round (&fixture, source, 1);
  /* four have a point, so that places 1-4 are one tie */
  g_assert_null (zh_desk_feed_tournament (fixture.desk, final, source, 1, 3, ZH_CARRY_NOTHING, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "1–4"));
  g_clear_error (&error);
  refuse (&fixture, final, source, 2, 8);
  fixture_check (&fixture, zh_desk_feed_tournament (fixture.desk, final, source, 1, 4, ZH_CARRY_NOTHING, &error), error);
  g_assert_cmpuint (fixture_get_tournament (&fixture, final)->entries->len, ==, 4);
  fixture_tear_down (&fixture, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/feed/places", test_places);
  g_test_add_func ("/desk/feed/undecided", test_undecided);
  return g_test_run ();
}
