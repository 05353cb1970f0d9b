/* What the desk allows about standings: when an order of tie-breaks needs its reason, who can be
 * ordered by hand, which settings are kept. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-standings.h"
#include "errors.h"
#include "norm-table.h"
#include "standings.h"
#include "../tournament-settings.h"

static const char *const sb_de[] = { "SB", "DE", NULL };
static const char *const de_sb[] = { "DE", "SB", NULL };

static void
test_tiebreaks (Fixture      *fixture,
                gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  ZhJournalFilter filter = { .limit = 1 };

  fixture_check (fixture, zh_desk_set_tiebreaks (fixture->desk, id, sb_de, NULL, &error), error);
  g_assert_true (g_strv_equal (sb_de, (const char *const *) fixture_get_tournament (fixture, id)->tiebreaks));
  g_assert_null (zh_desk_set_tiebreaks (fixture->desk, id, sb_de, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_set_tiebreaks (fixture->desk, id, (const char *const[]){ "NONSENSE", NULL }, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
  g_clear_error (&error);

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_assert_false (zh_desk_tiebreaks_need_reason (fixture_get_tournament (fixture, id)));
  fixture_play_round (fixture, id, 1);
  g_assert_true (zh_desk_tiebreaks_need_reason (fixture_get_tournament (fixture, id)));
  g_assert_null (zh_desk_set_tiebreaks (fixture->desk, id, de_sb, "  ", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  /* Nor does the form of the tournament change it on the side. */
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_strdupv ((char **) de_sb);
  g_assert_null (test_edit_tournament (fixture->desk, settings, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  fixture_check (fixture, zh_desk_set_tiebreaks (fixture->desk, id, de_sb, "Decided by the federation", &error), error);
  entries = zh_desk_list_journal (fixture->desk, &filter, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((const ZhJournalEntry *) g_ptr_array_index (entries, 0))->reason, ==, "Decided by the federation");
}

static gint64
get_id (Fixture *fixture,
        gint64   tournament,
        int      number)
{
  return ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, tournament)->entries, (guint) number - 1))->id;
}

static int
get_place (Fixture *fixture,
           gint64   tournament,
           int      number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStandings) standings = zh_standings_new (fixture_get_tournament (fixture, tournament), -1, NULL, NULL, &error);

  g_assert_no_error (error);
  return zh_standings_get_row (standings, zh_standings_find_row (standings, number - 1))->place;
}

/* Each row of the table is one whose order was set by hand. */
static void
check_by_hand (Fixture *fixture,
               gint64   tournament)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStandings) standings = zh_standings_new (fixture_get_tournament (fixture, tournament), -1, NULL, NULL, &error);

  g_assert_no_error (error);
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    g_assert_true (zh_standings_is_by_hand (standings, row));
}

/* 1 and 2 won with White, 3 and 4 lost: each pair is level. Orders for both pairs stand side by
 * side; across points there is none. */
static void
test_manual_order (Fixture      *fixture,
                   gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (GError) error = NULL;
  gint64 winners[2];
  gint64 losers[2];
  gint64 mixed[2];

  fixture_check (fixture, zh_desk_set_tiebreaks (fixture->desk, id, (const char *const[]){ "WIN", "LOT", NULL }, NULL, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  {
    g_autoptr (ZhStandings) standings = zh_standings_new (fixture_get_tournament (fixture, id), -1, (const char *const[]){ "TPN", NULL }, NULL, &error);
    int rows[4];

    for (int i = 0; i < 4; i++)
      rows[i] = zh_standings_get_row (standings, i)->entry + 1;
    winners[0] = get_id (fixture, id, rows[1]);
    winners[1] = get_id (fixture, id, rows[0]);
    losers[0] = get_id (fixture, id, rows[3]);
    losers[1] = get_id (fixture, id, rows[2]);
    mixed[0] = winners[0];
    mixed[1] = losers[0];

    g_assert_null (zh_desk_set_manual_order (fixture->desk, id, mixed, 2, "A play-off", &error));
    g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
    g_clear_error (&error);
    g_assert_null (zh_desk_set_manual_order (fixture->desk, id, winners, 2, "", &error));
    g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
    g_clear_error (&error);
    g_assert_null (zh_desk_set_manual_order (fixture->desk, id, winners, 1, "A play-off", &error));
    g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
    g_clear_error (&error);

    fixture_check (fixture, zh_desk_set_manual_order (fixture->desk, id, winners, 2, "A play-off", &error), error);
    g_assert_cmpstr (fixture_get_tournament (fixture, id)->tiebreaks[1], ==, "MANUAL");
    g_assert_cmpstr (fixture_get_tournament (fixture, id)->tiebreaks[2], ==, "LOT");
    fixture_check (fixture, zh_desk_set_manual_order (fixture->desk, id, losers, 2, "A play-off", &error), error);
    check_by_hand (fixture, id);
    g_assert_cmpint (get_place (fixture, id, rows[1]), ==, 1);
    g_assert_cmpint (get_place (fixture, id, rows[0]), ==, 2);
    g_assert_cmpint (get_place (fixture, id, rows[3]), ==, 3);
    g_assert_cmpint (get_place (fixture, id, rows[2]), ==, 4);
    g_assert_cmpstr (zh_tournament_get_option (fixture_get_tournament (fixture, id), ZH_OPTION_MANUAL_REASON), ==, "A play-off");
  }
  fixture_check (fixture, zh_desk_set_manual_order (fixture->desk, id, NULL, 0, "It was a mistake", &error), error);
  g_assert_null (zh_tournament_get_option (fixture_get_tournament (fixture, id), "manual-order"));
}

/* The same seed draws the same lots, and everybody gets a place of his own. */
static void
test_lots (Fixture      *fixture,
           gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 8);
  g_autoptr (GError) error = NULL;
  int      first[9];
  gboolean seen[9] = { FALSE };

  fixture_check (fixture, zh_desk_draw_tie_lots (fixture->desk, id, 5, &error), error);
  for (int number = 1; number <= 8; number++)
    {
      first[number] = get_place (fixture, id, number);
      g_assert_false (seen[first[number]]);
      seen[first[number]] = TRUE;
    }
  g_assert_cmpuint (zh_desk_choose_lot_seed (fixture->desk, id), ==, 5);
  g_assert_null (zh_desk_draw_tie_lots (fixture->desk, id, 6, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "drawn with the seed 5"));
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_draw_tie_lots (fixture->desk, id, 5, &error), error);
  for (int number = 1; number <= 8; number++)
    g_assert_cmpint (get_place (fixture, id, number), ==, first[number]);
}

/* Settings that do not touch the places change in a closed tournament too. */
static void
test_closed (Fixture      *fixture,
             gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_new ();
  g_autofree char *text = NULL;
  gint64           amount = 150050;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  fixture_check (fixture, zh_desk_close_tournament (fixture->desk, id, NULL, &error), error);
  g_array_append_val (zh_prize_plan_add (plan, "Main", NULL)->amounts, amount);
  fixture_check (fixture, zh_desk_set_prizes (fixture->desk, id, plan, &error), error);
  text = zh_prize_plan_to_text (plan);
  g_assert_cmpstr (zh_tournament_get_option (fixture_get_tournament (fixture, id), ZH_OPTION_PRIZES), ==, text);
  g_assert_null (zh_desk_set_tiebreaks (fixture->desk, id, sb_de, "Too late", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_null (zh_desk_set_norms (fixture->desk, id, "no table", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/standings/tiebreaks", Fixture, NULL, fixture_set_up, test_tiebreaks, fixture_tear_down);
  g_test_add ("/desk/standings/manual-order", Fixture, NULL, fixture_set_up, test_manual_order, fixture_tear_down);
  g_test_add ("/desk/standings/lots", Fixture, NULL, fixture_set_up, test_lots, fixture_tear_down);
  g_test_add ("/desk/standings/closed", Fixture, NULL, fixture_set_up, test_closed, fixture_tear_down);
  return g_test_run ();
}
