/* Settings that would make results count otherwise are refused by name and number, unless there is a
 * reason; all others pass, and none at all leaves no trace.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "errors.h"
#include "../tournament-settings.h"

static void
win_three (ZhTournament *settings)
{
  settings->scoring.win = 30;
  settings->scoring.draw = 10;
}

static void
draw_less (ZhTournament *settings)
{
  settings->scoring.draw = 3;
}

static void
rename_it (ZhTournament *settings)
{
  zh_person_set_string (&settings->name, "Other");
}

static void
say_time (ZhTournament *settings)
{
  zh_person_set_string (&settings->time_control, "900+0");
}

static const struct
{
  const char *name;
  void (*change) (ZhTournament *settings);
  gboolean    played;
  const char *message; /* part of it; NULL where it passes */
} cases[] = {
  { "win-before-results", win_three, FALSE, NULL },
  { "win-of-results", win_three, TRUE, "2 results already entered in “Men” would count differently, and these points would change: Player 01 Test 1 → 3; Player 04 Test 1 → 3. Give the reason" },
  { "draws-nobody-made", draw_less, TRUE, NULL },
  { "name", rename_it, TRUE, NULL },
  { "time", say_time, TRUE, NULL },
};

static void
test_change (Fixture      *fixture,
             gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  fixture_leave_fide_mode (fixture, id);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  if (cases[i].played)
    fixture_play_round (fixture, id, 1);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  cases[i].change (settings);
  if (cases[i].message == NULL)
    {
      fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
      return;
    }
  before = fixture_dump_tables (fixture);
  g_assert_null (test_edit_tournament (fixture->desk, settings, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, cases[i].message));
  g_clear_error (&error);
  g_assert_null (test_edit_tournament_with_reason (fixture->desk, settings, "  ", &error));
  g_clear_error (&error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
  fixture_check (fixture, test_edit_tournament_with_reason (fixture->desk, settings, "Invented reason", &error), error);
  g_assert_cmpint (fixture_get_tournament (fixture, id)->scoring.win, ==, settings->scoring.win);
  g_assert_cmpstr (zh_desk_get_undo_entry (fixture->desk)->reason, ==, "Invented reason");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
}

static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  gint64 length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = test_edit_tournament (fixture->desk, fixture_get_tournament (fixture, id), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (change->kinds, ==, 0);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
}

/* A tournament of teams made one of players has their byes, by the regulation of the event. */
static void
test_byes (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhTournament) again = NULL;
  g_autoptr (GError) error = NULL;
  ZhScoring before = settings->scoring;
  gint64    id = 0;

  zh_person_set_string (&settings->name, "Men");
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  settings->id = id;
  settings->boards = 4;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  again = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_assert_cmpint (again->scoring.full_bye, ==, before.match_win);
  again->boards = 0;
  fixture_check (fixture, test_edit_tournament (fixture->desk, again, &error), error);
  g_assert_cmpmem (&before, sizeof before, &fixture_get_tournament (fixture, id)->scoring, sizeof before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/points-change/%s", cases[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_change, fixture_tear_down);
    }
  g_test_add ("/desk/points-change/byes", Fixture, NULL, fixture_set_up, test_byes, fixture_tear_down);
  g_test_add ("/desk/points-change/nothing", Fixture, NULL, fixture_set_up, test_nothing, fixture_tear_down);
  return g_test_run ();
}
