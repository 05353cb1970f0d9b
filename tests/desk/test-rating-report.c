/* The report for the rating officer: what it lacks, what went out and what was changed since; and the comments on what
 * was done by hand. */
#include "config.h"

#include <string.h>

#include "desk-adjournment.h"
#include "desk-fixture.h"
#include "desk-officials.h"
#include "desk-standings.h"
#include "errors.h"
#include "rating-report.h"
#include "../tournament-settings.h"

#define N_PLAYERS 6

typedef struct
{
  Fixture base;
  gint64  open;  /* the tournament that is reported */
  gint64  other; /* another one of the competition */
} World;

static void
set_up (World        *world,
        gconstpointer data)
{
  fixture_set_up (&world->base, data);
  world->open = fixture_add_tournament (&world->base, "Open", "dutch", N_PLAYERS);
  world->other = fixture_add_tournament (&world->base, "Other", "round-robin", 4);
}

static void
tear_down (World        *world,
           gconstpointer data)
{
  fixture_tear_down (&world->base, data);
}

#define DO(act_)                                 \
  G_STMT_START                                   \
  {                                              \
    g_autoptr (GError) error = NULL;             \
    ZhChange *change = (act_);                   \
    fixture_check (&world->base, change, error); \
  }                                              \
  G_STMT_END

static void
edit_settings (World *world,
               int    n_rounds)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (&world->base, world->open));

  settings->n_rounds = n_rounds;
  zh_person_set_string (&settings->time_control, "5400+30");
  DO (test_edit_tournament (world->base.desk, settings, &error));
}

static void
give_id (World      *world,
         guint       index,
         const char *fide_id)
{
  g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (&world->base, world->open)->entries, index));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_unref (entry->person);
  entry->person = person;
  zh_person_set_string (&person->fide_id, fide_id);
  DO (zh_desk_edit_entry (world->base.desk, entry, &error));
}

static void
check_gaps (World      *world,
            guint       n,
            const char *first)
{
  g_autoptr (GPtrArray) gaps = zh_desk_list_report_gaps (world->base.desk, world->open, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *report = zh_desk_make_rating_report (world->base.desk, world->open, NULL, ZH_TRF_WITH_COMMENTS, &error);
  g_autofree char *more = g_strdup_printf ("and %u more %s missing", n - 1, n == 2 ? "is" : "are");

  g_assert_cmpuint (gaps->len, ==, n);
  if (n == 0)
    {
      g_assert_no_error (error);
      g_assert_nonnull (report);
      return;
    }
  g_assert_null (report);
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (g_ptr_array_index (gaps, 0), first));
  g_assert_nonnull (strstr (error->message, first));
  g_assert_cmpint (strstr (error->message, more) != NULL, ==, n > 1);
}

static void
describe (World *world)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .place = "Town", .federation = "UKR", .ruleset = zh_desk_get_snapshot (world->base.desk)->ruleset };
  const ZhOfficial     chief = { .role = "chief-arbiter", .name = "Verba Clara" };

  g_assert_true (zh_date_parse ("2026-10-01", &details.start));
  g_assert_true (zh_date_parse ("2026-10-02", &details.end));
  DO (zh_desk_edit_details (world->base.desk, &details, &error));
  DO (zh_desk_set_official (world->base.desk, &chief, &error));
}

static const char *const ids[N_PLAYERS] = { "14100010", "14100029", "14100037", "14100045", "14100053", "14100061" };

static void
play (World *world,
      int    round)
{
  g_autofree char *start = g_strdup_printf ("2026-10-0%dT10:00", round);

  DO (zh_desk_pair_round (world->base.desk, world->open, &error));
  DO (zh_desk_publish_round (world->base.desk, world->open, round, &error));
  DO (zh_desk_set_round_start (world->base.desk, world->open, round, start, &error));
  fixture_play_round (&world->base, world->open, round);
}

/* One after the other they go away: the last one alone is said alone. */
static void
test_gaps (World        *world,
           gconstpointer data)
{
  g_autoptr (GPtrArray) all = zh_desk_list_report_gaps (world->base.desk, world->open, NULL);
  guint n = all->len;

  check_gaps (world, n, "(record 032)");
  describe (world);
  n = n - 2;
  check_gaps (world, n, "The time control (record 222)");
  edit_settings (world, 2);
  check_gaps (world, n - 1, "0 of 2 rounds are paired");
  play (world, 1);
  play (world, 2);
  check_gaps (world, N_PLAYERS, "has no FIDE ID");
  for (guint i = 0; i < N_PLAYERS; i++)
    {
      give_id (world, i, ids[i]);
      check_gaps (world, N_PLAYERS - 1 - i, "Player");
    }
}

static void
complete (World *world)
{
  describe (world);
  edit_settings (world, 2);
  play (world, 1);
  play (world, 2);
  for (guint i = 0; i < N_PLAYERS; i++)
    give_id (world, i, ids[i]);
}

static void
check_state (World      *world,
             const char *says,
             const char *not_says)
{
  g_autofree char *state = zh_desk_format_report_state (world->base.desk, world->open, NULL, zh_language_get_screen ());

  g_test_message ("%s", state);
  g_assert_nonnull (state);
  g_assert_nonnull (strstr (state, says));
  g_assert_null (strstr (state, not_says));
}

/* What went out is kept once; what changes it is told by name, what does not is not. */
static void
test_sent (World        *world,
           gconstpointer data)
{
  g_autoptr (GError) none = NULL;
  const ZhOfficial helper = { .role = "arbiter", .name = "Helper Hanna" };

  complete (world);
  g_assert_null (zh_desk_format_report_state (world->base.desk, world->open, NULL, zh_language_get_screen ()));
  g_assert_cmpint (zh_tournament_get_reported_round (fixture_get_tournament (&world->base, world->open)), ==, 0);
  DO (zh_desk_record_report (world->base.desk, world->open, NULL, &error));
  g_assert_cmpint (zh_tournament_get_reported_round (fixture_get_tournament (&world->base, world->open)), ==, 2);
  check_state (world, "Sent as R2·", "Send it again");
  g_assert_null (zh_desk_record_report (world->base.desk, world->open, NULL, &none));
  g_assert_no_error (none);

  DO (zh_desk_pair_round (world->base.desk, world->other, &error));
  check_state (world, "nothing changed since", "paired");
  DO (zh_desk_set_official (world->base.desk, &helper, &error));
  give_id (world, 0, "14100070");
  check_state (world, "changed since. Send it again. Acts after it:\n", "Round 1 paired");
  check_state (world, "Player 01", "Rating report");
  DO (zh_desk_record_report (world->base.desk, world->open, NULL, &error));
  check_state (world, "nothing changed since", "Player 01");
  DO (zh_desk_undo (world->base.desk, &error));
  check_state (world, "changed since", "nothing changed");
}

static void
check_comment (World      *world,
               const char *line)
{
  const ZhTrfWriteOptions how = { ZH_TRF_26, ZH_TRF_NAMES_LATIN, "\n", ZH_TRF_RESULTS_REPORTED, 0, 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = zh_desk_export_trf (world->base.desk, world->open, ZH_TRF_WITH_COMMENTS, &how, &error);
  g_autofree char *bare = zh_desk_export_trf (world->base.desk, world->open, ZH_TRF_WITHOUT_COMMENTS, &how, &error);
  g_autofree char *whole = g_strdup_printf ("\n%s\n", line);

  g_assert_no_error (error);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, whole));
  g_assert_null (strstr (bare, "###"));
}

static gint64
get_entry (World *world,
           guint  index)
{
  return ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (&world->base, world->open)->entries, index))->id;
}

/* FIDE mode that was left on the way is told with its round. */
static void
test_left_on_the_way (World        *world,
                      gconstpointer data)
{
  edit_settings (world, 4);
  play (world, 1);
  fixture_leave_fide_mode (&world->base, world->open);
  check_comment (world, "### FIDE mode exited @ Round 2");
}

/* A line for each kind of act by hand, with numbers of rounds and players. */
static void
test_comments (World        *world,
               gconstpointer data)
{
  ZhAdjournmentInput adjourned = { .round = 2, .board = 1, .position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", .time_used = { 7200, 7100 } };
  ZhResult           result;

  edit_settings (world, 4);
  fixture_leave_fide_mode (&world->base, world->open);
  check_comment (world, "### FIDE mode exited before Round 1 was paired");
  DO (zh_desk_set_absence (world->base.desk, get_entry (world, 5), 2, ZH_PAIRING_FULL_BYE, &error));
  play (world, 1);
  g_assert_true (zh_result_parse ("0-1", FALSE, &result));
  DO (zh_desk_close_round (world->base.desk, world->open, 1, &error));
  DO (zh_desk_reopen_round (world->base.desk, world->open, 1, "Two slips were exchanged", &error));
  DO (zh_desk_set_result (world->base.desk, world->open, 1, 1, 0, result, &error));
  DO (zh_desk_close_round (world->base.desk, world->open, 1, &error));
  DO (zh_desk_pair_round (world->base.desk, world->open, &error));
  DO (zh_desk_set_forbidden (world->base.desk, world->open, "2 3 / 3-", &error));
  check_comment (world, "### FPB @ Round 2: 6=FPB");
  check_comment (world, "### Prohibition @ Round 3: 2-3 added");
  DO (zh_desk_set_tiebreaks (world->base.desk, world->open, (const char *const[]){ "BH", NULL }, "So it is", &error));
  adjourned.tournament_id = world->open;
  DO (zh_desk_publish_round (world->base.desk, world->open, 2, &error));
  DO (zh_desk_adjourn_game (world->base.desk, &adjourned, &error));
  DO (zh_desk_set_result (world->base.desk, world->open, 2, 1, 0, result, &error));
  check_comment (world, "### Correction @ Round 1: 1-4: 1-0 => 0-1");
  check_comment (world, "### Adjournment @ Round 2: 4-3 0-1");
  check_comment (world, "### Tie-breaks @ Round 3:  => BH");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/rating-report/gaps", World, NULL, set_up, test_gaps, tear_down);
  g_test_add ("/desk/rating-report/sent", World, NULL, set_up, test_sent, tear_down);
  g_test_add ("/desk/rating-report/comments", World, NULL, set_up, test_comments, tear_down);
  g_test_add ("/desk/rating-report/left-on-the-way", World, NULL, set_up, test_left_on_the_way, tear_down);
  return g_test_run ();
}
