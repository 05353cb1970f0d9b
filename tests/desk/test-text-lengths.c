/* Texts that are no names: refused with the field and the limit, whoever enters them, and nothing is
 * written. What an older file has stays as it is and stands in nobody's way.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-journal.h"
#include "desk-members.h"
#include "desk-protests.h"
#include "digest.h"
#include "errors.h"
#include "store-db.h"
#include "text-limits.h"

static char *
make_text (int length)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < length; i++)
    g_string_append (text, "щ");
  return g_string_free (text, FALSE);
}

static void
check_refused (Fixture    *fixture,
               ZhChange   *change,
               GError    **error,
               const char *field,
               gint64      journal_length)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, ZH_ERROR_INPUT);
  g_test_message ("%s", (*error)->message);
  g_assert_nonnull (strstr ((*error)->message, field));
  g_assert_cmpuint (strlen ((*error)->message), <, 300);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, journal_length);
  g_clear_error (error);
}

static void
test_new_entry (Fixture      *fixture,
                gconstpointer data)
{
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  gint64           length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autofree char *too_long = make_text (ZH_TEXT_LINE_MAX + 1);
  g_autofree char *just = make_text (ZH_TEXT_LINE_MAX);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  ZhEntry *entry = fixture_make_entry (just, "Given", 0);

  g_ptr_array_add (entries, fixture_make_entry ("Plain", "Name", 0));
  g_ptr_array_add (entries, entry);
  zh_person_set_string (&entry->person->club, too_long);
  check_refused (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), &error, "club", length);
  zh_person_set_string (&entry->person->club, just);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
}

/* Typed into one field of one who is there. */
static void
test_edit (Fixture      *fixture,
           gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  gint64 length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autoptr (ZhEntry) next = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0));
  ZhPerson        *person = zh_person_copy (next->person);
  g_autofree char *too_long = make_text (ZH_TEXT_LINE_MAX + 1);
  g_autoptr (GError) error = NULL;

  zh_person_unref (next->person);
  next->person = person;
  zh_person_set_string (&person->school, too_long);
  check_refused (fixture, zh_desk_edit_entry (fixture->desk, next, &error), &error, "school", length);
}

static void
test_reason (Fixture      *fixture,
             gconstpointer data)
{
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  const ZhEntry   *entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0);
  g_autofree char *too_long = make_text (ZH_TEXT_BLOCK_MAX + 1);
  ZhProtestInput   protest = { .tournament_id = id, .entry_id = entry->id, .subject = ZH_PROTEST_SUBJECT_RESULT, .round = 1, .board = 1, .written = TRUE, .facts = too_long, .claim = "Claim" };
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = too_long, .ruleset = "fide-2023" };
  gint64               length = zh_desk_get_snapshot (fixture->desk)->journal_length;

  check_refused (fixture, zh_desk_withdraw_entry (fixture->desk, entry->id, ZH_ENTRY_WITHDRAWN, 0, too_long, &error), &error, "Reason", length);
  check_refused (fixture, zh_desk_edit_details (fixture->desk, &details, &error), &error, "title", length);
  details.title = "Test Cup";
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  check_refused (fixture, zh_desk_file_protest (fixture->desk, &protest, NULL, &error), &error, "Protest", length);
}

/* A file from the time of 10,000 bytes a text. */
static void
test_older_file (Fixture      *fixture,
                 gconstpointer data)
{
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  g_autofree char *long_text = make_text (5000);
  g_autofree char *sql = g_strdup_printf ("UPDATE person SET surname = '%s', club = '%s'", long_text, long_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntry) next = NULL;
  ZhDb *db;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (zh_db_exec (db, sql, &error) && zh_digest_renew (db, &error));
  zh_db_free (db);
  fixture_reopen (fixture);

  next = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0));
  next->rating = 1999;
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, next, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpstr (((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->person->surname, ==, long_text);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/text-lengths/new-entry", test_new_entry);
  ADD ("/text-lengths/edit", test_edit);
  ADD ("/text-lengths/reason", test_reason);
  ADD ("/text-lengths/older-file", test_older_file);
  return g_test_run ();
}
