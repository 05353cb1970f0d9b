/* What verifying tells a script, and whom else it concerns. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"
#include "desk-competition.h"
#include "desk-private.h"
#include "digest.h"
#include "forgery.h"
#include "store-db.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
  g_assert_cmpint (RUN ("new", fixture->file, "--title", "Кубок", "--place", "Львів", "--start",
                        "2026-03-01", "--end", "2026-03-05", "--ruleset", "ua-chess-2026",
                        "--chief-arbiter", "Дзвінка Мирослава", "--as", "Секретар"),
                   ==, 0);
  g_assert_cmpint (RUN ("tournament", fixture->file, "add", "--name", "Men", "--time", "5400+30"), ==, 0);
}

static void
add_players (CtlFixture *fixture,
             int         n)
{
  for (int i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player%d", i);
      g_autofree char *rating = g_strdup_printf ("%d", 2000 - i);

      g_assert_cmpint (RUN ("entry", fixture->file, "add", name, "Test", "--rating", rating), ==, 0);
    }
  g_assert_cmpint (RUN ("entry", fixture->file, "number", "--by", "rating"), ==, 0);
}

/* How many entries came after the head of a printed page. */
static void
test_verify_head (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *verified = NULL;
  g_autofree char *later = NULL;
  g_autofree char *json = NULL;
  g_autofree char *short_head = NULL;
  g_auto (GStrv) words = NULL;

  add_players (fixture, 2);
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", fixture->file), ==, 0);
  words = g_strsplit (g_strchomp (verified), " ", -1);
  short_head = g_strndup (words[3], 12);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &later, NULL, "verify", fixture->file, "--head", short_head), ==, 0);
  g_assert_true (g_str_has_prefix (later, "ok "));
  g_assert_nonnull (strstr (later, "; 2 entries were made after it\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--json", "--head", short_head), ==, 0);
  g_assert_nonnull (strstr (json, "\"entriesAfter\":2,"));
  short_head[11] = '\0';
  g_assert_cmpint (RUN ("verify", fixture->file, "--head", short_head), ==, 2);
}

/* Another edition of the rules than the file was made with is no fault of the file. */
static void
test_edition (CtlFixture   *fixture,
              gconstpointer data)
{
  ZhCompetitionDetails details = { .title = (char *) "Cup", .ruleset = (char *) "" };
  g_autoptr (GError) error = NULL;
  g_autofree char *quiet = NULL;
  g_autofree char *said = NULL;
  g_autofree char *verified = NULL;
  ZhDesk          *desk;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &quiet, "verify", fixture->file), ==, 0);
  g_assert_cmpstr (quiet, ==, "");
  desk = zh_desk_open (fixture->file, ZH_DESK_WRITE, "Somebody", &error);
  g_assert_no_error (error);
  zh_change_unref (zh_desk_edit_details (desk, &details, &error));
  g_assert_no_error (error);
  details.ruleset = (char *) "ru-chess-988";
  details.ruleset_digest = (char *) "00";
  desk->is_repeating = TRUE; /* as a program with another edition would have written it */
  zh_change_unref (zh_desk_edit_details (desk, &details, &error));
  g_assert_no_error (error);
  desk->is_repeating = FALSE;
  g_assert_true (zh_desk_close (desk, &error));
  zh_desk_unref (desk);
  g_assert_cmpint (CTL_RUN (NULL, &verified, &said, "verify", fixture->file, "--by-command"), ==, 0);
  g_assert_true (g_str_has_prefix (verified, "ok "));
  g_assert_nonnull (strstr (said, "another edition of the rules"));
}

/* Nobody writes to or prints from a file whose parts do not agree. */
static void
test_disagreement (CtlFixture   *fixture,
                   gconstpointer data)
{
  static const char *const changes[] = { "UPDATE file_state SET journal_length = journal_length - 1",
                                         "UPDATE journal SET actor = 'Somebody Else' WHERE id = (SELECT max (id) FROM journal)",
                                         "INSERT INTO journal SELECT -id, replica, sequence, time, actor, tournament_id, kind, target,"
                                         " command, schema, args, articles, reason, hash, changeset, version, first_id, n_ids FROM journal WHERE id = 1" };
  g_autofree char         *quiet = NULL;
  g_autofree char         *bytes = NULL;
  gsize                    length = 0;

  add_players (fixture, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &quiet, "info", fixture->file), ==, 0);
  g_assert_cmpstr (quiet, ==, "");
  g_assert_true (g_file_get_contents (fixture->file, &bytes, &length, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhDb) db = NULL;
      g_autofree char *printing = NULL;
      g_autofree char *writing = NULL;

      g_assert_true (g_file_set_contents (fixture->file, bytes, (gssize) length, NULL));
      db = zh_db_open (fixture->file, ZH_DB_WRITE, &error);
      zh_db_exec (db, changes[i], &error);
      g_assert_no_error (error);
      g_clear_pointer (&db, zh_db_free);
      g_assert_cmpint (RUN ("verify", fixture->file), ==, 1);
      g_assert_cmpint (CTL_RUN (NULL, NULL, &printing, "report", fixture->file, "start-list", "--format", "txt"), ==, 4);
      g_assert_nonnull (strstr (printing, "is not whole"));
      g_assert_cmpint (CTL_RUN (NULL, NULL, &writing, "entry", fixture->file, "add", "Ccc Three"), ==, 4);
      g_assert_nonnull (strstr (writing, "is not whole"));
    }
}

/* Entry, command, table and row, in the language of the screen. */
static void
test_forged_act (CtlFixture   *fixture,
                 gconstpointer data)
{
  static const char *const languages[] = { "en", "uk", "ru" };
  ZhJournalDraft           draft = { .command = "set-result", .args = "{\"board\":1,\"round\":1}" };
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *json = NULL;

  add_players (fixture, 2);
  forge_act (fixture->file, &draft, FORGED_NOTHING, "UPDATE person SET rating = 2999 WHERE surname = 'Player1'");
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      char *text = NULL;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "verify", fixture->file), ==, 1);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, "set-result"));
      g_assert_nonnull (strstr (text, "person"));
      g_assert_true (g_hash_table_add (texts, text));
    }
  g_setenv ("LANGUAGE", "en", TRUE);
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--json"), ==, 1);
  g_assert_nonnull (strstr (json, "\"command\":\"set-result\""));
  g_assert_cmpint (RUN ("seal", fixture->file), ==, 1);
}

/* One line more, and no fault. */
static void
test_unknown_command (CtlFixture   *fixture,
                      gconstpointer data)
{
  ZhJournalDraft   draft = { .command = "rate-players" };
  g_autofree char *text = NULL;
  g_autofree char *json = NULL;

  add_players (fixture, 2);
  forge_act (fixture->file, &draft, FORGED_NOTHING, "UPDATE person SET rating = 2999 WHERE surname = 'Player1'");
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "verify", fixture->file), ==, 0);
  g_assert_true (g_str_has_prefix (text, "ok "));
  g_assert_nonnull (strstr (text, "(rate-players)\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"unchecked\":1"));
}

/* What the file says of itself is not true: papers come with a warning, and nothing is written. */
static void
test_untrue_state (CtlFixture   *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *warning = NULL;
  g_autofree char *refusal = NULL;

  add_players (fixture, 2);
  db = zh_db_open (fixture->file, ZH_DB_WRITE, &error);
  zh_db_exec (db, "UPDATE file_state SET next_id = 1", &error);
  g_assert_no_error (error);
  g_clear_pointer (&db, zh_db_free);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &paper, &warning, "report", fixture->file, "start-list", "--format", "txt"), ==, 0);
  g_assert_nonnull (strstr (paper, "Player1"));
  g_assert_nonnull (strstr (warning, "warning: "));
  g_assert_nonnull (strstr (warning, "next_id = 1"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refusal, "entry", fixture->file, "add", "Ccc Three"), ==, 4);
  g_assert_nonnull (strstr (refusal, "next_id = 1"));
  g_assert_nonnull (strstr (refusal, "go on with one of its backups"));
}

/* Nothing is written before somebody says that it is to be. */
static void
test_despite_fault (CtlFixture   *fixture,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = NULL;
  g_autofree char *refusal = NULL;

  add_players (fixture, 2);
  db = zh_db_open (fixture->file, ZH_DB_WRITE, &error);
  g_assert_true (zh_db_exec (db, "UPDATE journal SET actor = 'Nobody' WHERE id = 2", &error) && zh_digest_renew (db, &error));
  g_clear_pointer (&db, zh_db_free);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refusal, "entry", fixture->file, "add", "Ccc Three"), ==, 4);
  g_assert_nonnull (strstr (refusal, "entry 2"));
  g_assert_nonnull (strstr (refusal, "--despite-fault"));
  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Ccc Three", "--despite-fault"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/verify/head", CtlFixture, NULL, set_up, test_verify_head, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/edition", CtlFixture, NULL, set_up, test_edition, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/disagreement", CtlFixture, NULL, set_up, test_disagreement, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/despite-fault", CtlFixture, NULL, set_up, test_despite_fault, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/forged-act", CtlFixture, NULL, set_up, test_forged_act, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/unknown-command", CtlFixture, NULL, set_up, test_unknown_command, ctl_fixture_tear_down);
  g_test_add ("/ctl/verify/untrue-state", CtlFixture, NULL, set_up, test_untrue_state, ctl_fixture_tear_down);
  return g_test_run ();
}
