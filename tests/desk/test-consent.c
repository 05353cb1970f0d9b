/* What somebody has to agree to first: changes after the seal, and writing a file whose journal does not hold. */
#include "config.h"

#include <string.h>

#include "commands.h"
#include "desk-consent.h"
#include "desk-fixture.h"
#include "desk-issues.h"
#include "desk-journal.h"
#include "arguments.h"
#include "desk-seal.h"
#include "digest.h"
#include "errors.h"
#include "store-db.h"

static gint64
seal (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "round-robin", 2);

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  fixture_check (fixture, zh_desk_seal (fixture->desk, NULL, &error), error);
  return id;
}

static ZhChange *
rename_competition (Fixture    *fixture,
                    const char *title,
                    GError    **error)
{
  ZhCompetitionDetails details = *zh_desk_get_snapshot (fixture->desk);

  details.title = (char *) title;
  return zh_desk_edit_details (fixture->desk, &details, error);
}

static void
check_refused (Fixture  *fixture,
               ZhChange *change,
               GError  **error,
               ZhError   code)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, (int) code);
  g_clear_error (error);
}

static void
check_says (Fixture    *fixture,
            const char *what)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autofree char *text = zh_desk_format_seal (fixture->desk, english);

  if (text == NULL || what == NULL)
    g_assert_true (text == what);
  else if (strstr (text, what) == NULL)
    g_error ("“%s” is not in: %s", what, text);
}

/* Acts, undo and redo of what was done before wait for the yes; papers and the way back to before the seal do not. */
static void
test_sealed (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id = seal (fixture);
  ZhIssued issued = { .tournament_id = id, .ids = (const char *const[]){ "start-list", NULL }, .titles = (const char *const[]){ "Start list", NULL }, .language = "uk" };
  gint64   sealed = zh_desk_get_undo_entry (fixture->desk)->id;

  g_assert_true (zh_desk_needs_consent (fixture->desk, ZH_CONSENT_AFTER_SEAL));
  check_says (fixture, "Sealed in entry");
  check_refused (fixture, rename_competition (fixture, "Other", &error), &error, ZH_ERROR_SEALED);
  check_refused (fixture, zh_desk_undo_act (fixture->desk, 2, &error), &error, ZH_ERROR_SEALED);
  check_refused (fixture, zh_desk_run (fixture->desk, ZH_COMMAND_REOPEN_TOURNAMENT, "{\"tournament\":1}", &error), &error, ZH_ERROR_SEALED);
  fixture_check (fixture, zh_desk_issue_documents (fixture->desk, &issued, &error), error);

  fixture_reopen (fixture);
  check_refused (fixture, rename_competition (fixture, "Other", &error), &error, ZH_ERROR_SEALED);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_undo_act (fixture->desk, sealed, &error), error);
  check_says (fixture, NULL);
  fixture_check (fixture, rename_competition (fixture, "Other", &error), error);
}

static guint
count_after_seal (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_desk_list_journal (fixture->desk, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autofree char      *text = zh_journal_entry_format (entry, zh_language_get_screen ());

      g_assert_cmpint (strstr (text, "Changed after the seal: ") != NULL, ==, entry->n_after_seal > 0);
      if (strcmp (entry->command, ZH_COMMAND_SEAL) == 0)
        return entry->n_after_seal;
    }
  g_assert_not_reached ();
}

/* Once for an open file; the seal says how many acts came after it, taken back or not. */
static void
test_agreed (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  seal (fixture);
  g_assert_cmpuint (count_after_seal (fixture), ==, 0);
  zh_desk_consent (fixture->desk, ZH_CONSENT_AFTER_SEAL);
  g_assert_false (zh_desk_needs_consent (fixture->desk, ZH_CONSENT_AFTER_SEAL));
  fixture_check (fixture, rename_competition (fixture, "Other", &error), error);
  check_says (fixture, "Changed after the seal: 1 act");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpuint (count_after_seal (fixture), ==, 2);
  check_says (fixture, "Changed after the seal: 2 acts");
  fixture_reopen (fixture);
  check_refused (fixture, rename_competition (fixture, "Other", &error), &error, ZH_ERROR_SEALED);
}

/* By somebody who knew of the digest. */
static void
break_chain (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (path, ZH_DB_WRITE, &error);

  g_assert_no_error (error);
  g_assert_true (zh_db_exec (db, "UPDATE journal SET actor = 'Nobody' WHERE id = 2", &error) && zh_digest_renew (db, &error));
}

/* The desk itself refuses, and says what does not hold. */
static void
test_faulty (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_add_tournament (fixture, "Open", "round-robin", 2);
  g_assert_true (zh_desk_close (fixture->desk, &error));
  break_chain (fixture->path);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "Somebody", &error);
  g_assert_no_error (error);
  check_refused (fixture, rename_competition (fixture, "Other", &error), &error, ZH_ERROR_FAULTY);
  g_assert_true (zh_desk_needs_consent (fixture->desk, ZH_CONSENT_DESPITE_FAULT));
  zh_desk_consent (fixture->desk, ZH_CONSENT_DESPITE_FAULT);
  g_assert_false (zh_desk_needs_consent (fixture->desk, ZH_CONSENT_DESPITE_FAULT));
  zh_change_unref (rename_competition (fixture, "Other", &error));
  g_assert_no_error (error);
  fixture->is_told = TRUE; /* the journal does not hold: nothing to repeat */
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/consent/sealed", Fixture, NULL, fixture_set_up, test_sealed, fixture_tear_down);
  g_test_add ("/desk/consent/agreed", Fixture, NULL, fixture_set_up, test_agreed, fixture_tear_down);
  g_test_add ("/desk/consent/faulty", Fixture, NULL, fixture_set_up, test_faulty, fixture_tear_down);
  return g_test_run ();
}
