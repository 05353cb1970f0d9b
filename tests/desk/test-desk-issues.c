/* What leaves the hall: documents issued, and how the journal tells of it. */
#include "config.h"

#include "desk-fixture.h"
#include "desk-issues.h"
#include "errors.h"

static ZhChange *
issue (Fixture      *fixture,
       gint64        tournament_id,
       const char   *id,
       int           round,
       ZhIssueMedium medium,
       GError      **error)
{
  ZhIssued issued = {
    .tournament_id = tournament_id,
    .round = round,
    .ids = (const char *const[]){ id, NULL },
    .titles = (const char *const[]){ "Start list", NULL },
    .language = "uk",
    .medium = medium,
  };

  return zh_desk_issue_documents (fixture->desk, &issued, error);
}

/* Each document has its own count, by round; undo takes an issue back. */
static void
test_issues (Fixture      *fixture,
             gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "round-robin", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autofree char *never = zh_desk_dup_last_issue (fixture->desk, id, "start-list", 0, english);
  g_autofree char *second = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *first = NULL;

  g_assert_null (never);
  fixture_check (fixture, issue (fixture, id, "start-list", 0, ZH_ISSUE_PRINTED, &error), error);
  fixture_check (fixture, issue (fixture, id, "start-list", 0, ZH_ISSUE_PRINTED, &error), error);
  fixture_check (fixture, issue (fixture, id, "pairings", 1, ZH_ISSUE_SAVED, &error), error);
  g_assert_cmpint (zh_tournament_count_issues (fixture_get_tournament (fixture, id), "start-list", 0), ==, 2);
  g_assert_cmpint (zh_tournament_count_issues (fixture_get_tournament (fixture, id), "pairings", 1), ==, 1);
  g_assert_cmpint (zh_tournament_count_issues (fixture_get_tournament (fixture, id), "pairings", 2), ==, 0);
  second = zh_desk_dup_last_issue (fixture->desk, id, "start-list", 0, english);
  g_assert_true (g_str_has_prefix (second, "issue 2, printed "));
  saved = zh_desk_dup_last_issue (fixture->desk, id, "pairings", 1, english);
  g_assert_true (g_str_has_prefix (saved, "issue 1, saved "));

  g_assert_true (zh_desk_undo_needs_confirmation (fixture->desk));
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_reopen (fixture);
  first = zh_desk_dup_last_issue (fixture->desk, id, "start-list", 0, english);
  g_assert_true (g_str_has_prefix (first, "issue 1, printed "));
}

static void
test_no_document (Fixture      *fixture,
                  gconstpointer data)
{
  gint64                   id = fixture_add_tournament (fixture, "Open", "round-robin", 4);
  static const char *const nothing[] = { NULL };
  ZhIssued                 issued = { .tournament_id = id, .ids = nothing, .titles = nothing, .language = "uk" };
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_issue_documents (fixture->desk, &issued, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/issues/counted", Fixture, NULL, fixture_set_up, test_issues, fixture_tear_down);
  g_test_add ("/desk/issues/none", Fixture, NULL, fixture_set_up, test_no_document, fixture_tear_down);
  return g_test_run ();
}
