/* The edition of the ruleset that a competition was made with: kept with the file, whatever is edited, and
 * told where the program has another.
 */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-fixture.h"
#include "desk-private.h"
#include "replay.h"
#include "ruleset-edition.h"
#include "ruleset.h"

#define OTHER_EDITION "0000000000000000000000000000000000000000000000000000000000000000"

static void
edit (Fixture    *fixture,
      const char *title,
      const char *ruleset,
      const char *digest)
{
  const ZhCompetitionDetails details = { .title = (char *) title, .ruleset = (char *) ruleset, .ruleset_digest = (char *) digest };
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_edit_details (fixture->desk, &details, &error);

  fixture_check (fixture, change, error);
}

static const char *
get_digest (Fixture *fixture)
{
  return zh_desk_get_snapshot (fixture->desk)->ruleset_digest;
}

/* No two rulesets have the same, and one has the same each time. */
static void
test_digests (void)
{
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *none = zh_ruleset_dup_digest ("no-such-rules");

  for (char **id = ids; *id != NULL; id++)
    {
      char            *digest = zh_ruleset_dup_digest (*id);
      g_autofree char *again = zh_ruleset_dup_digest (*id);

      g_assert_cmpuint (strlen (digest), ==, 64);
      g_assert_cmpstr (again, ==, digest);
      g_assert_true (g_hash_table_add (seen, digest));
    }
  g_assert_cmpstr (none, ==, "");
}

/* It comes with the ruleset and goes with it, and no caller says it. */
static void
test_kept (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *russian = zh_ruleset_dup_digest ("ru-chess-988");
  g_autofree char *ukrainian = zh_ruleset_dup_digest ("ua-chess-2026");
  g_autoptr (GError) error = NULL;

  edit (fixture, "Cup", "ru-chess-988", NULL);
  g_assert_cmpstr (get_digest (fixture), ==, russian);
  edit (fixture, "Other Cup", "ru-chess-988", OTHER_EDITION);
  g_assert_cmpstr (get_digest (fixture), ==, russian);
  edit (fixture, "Other Cup", "ua-chess-2026", OTHER_EDITION);
  g_assert_cmpstr (get_digest (fixture), ==, ukrainian);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpstr (get_digest (fixture), ==, russian);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  fixture_reopen (fixture);
  g_assert_cmpstr (get_digest (fixture), ==, ukrainian);
  edit (fixture, "Cup", "", NULL);
  g_assert_cmpstr (get_digest (fixture), ==, "");
}

/* A program with another edition repeats the journal as it stands, and says that it has another. */
static void
test_other (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *same = NULL;
  g_autofree char *notice = NULL;
  g_autofree char *unknown = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReplayReport) report = NULL;

  edit (fixture, "Cup", "ua-chess-2026", NULL);
  same = zh_ruleset_dup_edition_notice ("ua-chess-2026", get_digest (fixture), zh_language_get_screen ());
  g_assert_null (same);
  edit (fixture, "Cup", "", NULL);
  fixture->desk->is_repeating = TRUE; /* as such a program would have written it */
  edit (fixture, "Cup", "ua-chess-2026", OTHER_EDITION);
  fixture->desk->is_repeating = FALSE;
  g_assert_cmpstr (get_digest (fixture), ==, OTHER_EDITION);
  edit (fixture, "Other Cup", "ua-chess-2026", NULL);
  g_assert_cmpstr (get_digest (fixture), ==, OTHER_EDITION);
  notice = zh_ruleset_dup_edition_notice ("ua-chess-2026", get_digest (fixture), zh_language_get_screen ());
  g_assert_nonnull (notice);
  unknown = zh_ruleset_dup_edition_notice ("no-such-rules", OTHER_EDITION, zh_language_get_screen ());
  g_assert_null (unknown);
  fixture_reopen (fixture);
  report = zh_desk_verify_by_command (fixture->path, ZH_REPLAY_AS_RECORDED, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->n_equal, ==, report->n_entries);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/edition/digests", test_digests);
  g_test_add ("/desk/edition/kept", Fixture, NULL, fixture_set_up, test_kept, fixture_tear_down);
  g_test_add ("/desk/edition/other", Fixture, NULL, fixture_set_up, test_other, fixture_tear_down);
  return g_test_run ();
}
