#include "config.h"

#include "desk-fixture.h"
#include "desk-playoff.h"
#include "errors.h"

static ZhResult
parse (const char *code)
{
  ZhResult result;

  g_assert_true (zh_result_parse (code, FALSE, &result));
  return result;
}

/* Pairs all rounds of a table and gives every game the same result. */
static void
play_table (Fixture    *fixture,
            gint64      tournament_id,
            int         n_rounds,
            const char *code)
{
  for (int round = 1; round <= n_rounds; round++)
    {
      g_autoptr (GError) error = NULL;
      const ZhRound *paired;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, tournament_id, &error), error);
      paired = zh_tournament_find_round (fixture_get_tournament (fixture, tournament_id), round);
      for (guint i = 0; i < paired->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (paired->pairings, i);

          if (pairing->n_games > 0)
            fixture_check (fixture, zh_desk_set_result (fixture->desk, tournament_id, round, pairing->number, 0, parse (code), &error), error);
          paired = zh_tournament_find_round (fixture_get_tournament (fixture, tournament_id), round);
        }
    }
}

static gint64
start_stage (Fixture *fixture,
             gint64   tournament_id)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, tournament_id, 31, &id, &error), error);
  g_assert_cmpint (id, !=, 0);
  return id;
}

static void
refuse_stage (Fixture *fixture,
              gint64   tournament_id)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_start_playoff (fixture->desk, tournament_id, 31, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

static void
set_game (Fixture    *fixture,
          gint64      tournament_id,
          int         game,
          const char *code)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, tournament_id, 1, 1, game, parse (code), &error), error);
}

static void
refuse_deciding_game (Fixture *fixture,
                      gint64   tournament_id)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_add_deciding_game (fixture->desk, tournament_id, 1, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* Three share first place and stay level; the last of them by the standings drops out, two
 * play a match, which a deciding game ends (39.8.5). */
static void
test_three (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64              main_event;
  gint64              first;
  gint64              second;
  const ZhTournament *stage;

  fixture_set_up (&fixture, NULL);
  main_event = fixture_add_tournament (&fixture, "Cup", "round-robin", 3);
  refuse_stage (&fixture, main_event);
  play_table (&fixture, main_event, 3, "=-=");

  first = start_stage (&fixture, main_event);
  stage = fixture_get_tournament (&fixture, first);
  g_assert_cmpstr (zh_system_to_string (stage->system), ==, "round-robin");
  g_assert_cmpstr (stage->name, ==, "Cup: play-off");
  g_assert_cmpuint (stage->entries->len, ==, 3);
  g_assert_cmpuint (stage->seed, ==, 31);
  refuse_stage (&fixture, first);
  play_table (&fixture, first, 3, "=-=");

  second = start_stage (&fixture, first);
  stage = fixture_get_tournament (&fixture, second);
  g_assert_cmpstr (zh_system_to_string (stage->system), ==, "knockout");
  g_assert_cmpstr (stage->name, ==, "Cup: play-off, stage 2");
  g_assert_cmpuint (stage->entries->len, ==, 2);
  g_assert_cmpint (stage->games_per_pairing, ==, 2);

  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, second, &error), error);
  refuse_deciding_game (&fixture, second);
  set_game (&fixture, second, 0, "1-0");
  set_game (&fixture, second, 1, "1-0");
  refuse_stage (&fixture, second);
  fixture_check (&fixture, zh_desk_add_deciding_game (fixture.desk, second, 1, 1, &error), error);
  refuse_deciding_game (&fixture, second);
  set_game (&fixture, second, 2, "1-0");
  refuse_deciding_game (&fixture, second);
  refuse_stage (&fixture, second); /* decided */
  fixture_tear_down (&fixture, NULL);
}

static void
test_single_leader (void)
{
  Fixture fixture = { NULL };
  gint64  main_event;

  fixture_set_up (&fixture, NULL);
  main_event = fixture_add_tournament (&fixture, "Cup", "round-robin", 2);
  play_table (&fixture, main_event, 1, "1-0");
  refuse_stage (&fixture, main_event);
  fixture_tear_down (&fixture, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/playoff/three", test_three);
  g_test_add_func ("/desk/playoff/single-leader", test_single_leader);
  return g_test_run ();
}
