/* A FIDE ID belongs to one person and has a form: refused by name at every door.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-members.h"
#include "errors.h"
#include "known-entries.h"
#include "../tournament-settings.h"

static ZhEntry *
make_entry (const char *surname,
            const char *fide_id)
{
  ZhEntry *entry = fixture_make_entry (surname, "Test", 0);

  zh_person_set_string (&entry->person->fide_id, fide_id);
  return entry;
}

static ZhChange *
add (Fixture    *fixture,
     gint64      id,
     const char *surname,
     const char *fide_id,
     GError    **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  g_ptr_array_add (entries, make_entry (surname, fide_id));
  return zh_desk_add_entries (fixture->desk, id, entries, error);
}

/* Another FIDE ID for the entry of that number in the list. */
static ZhChange *
edit (Fixture    *fixture,
      gint64      id,
      guint       index,
      const char *fide_id,
      const char *club,
      GError    **error)
{
  g_autoptr (ZhEntry) entry = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, index));
  ZhPerson *person = zh_person_copy (entry->person);

  zh_person_set_string (&person->fide_id, fide_id);
  zh_person_set_string (&person->club, club);
  zh_person_unref (entry->person);
  entry->person = person;
  return zh_desk_edit_entry (fixture->desk, entry, error);
}

static void
check_refused (Fixture    *fixture,
               ZhChange   *change,
               GError    **error,
               const char *first,
               const char *second)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, ZH_ERROR_INPUT);
  g_test_message ("%s", (*error)->message);
  g_assert_nonnull (strstr ((*error)->message, first));
  g_assert_nonnull (strstr ((*error)->message, second));
  g_clear_error (error);
}

static const struct
{
  const char *fide_id;
  const char *said;
} nonsense[] = {
  { "abc", "digits alone" },
  { "1410000x", "digits alone" },
  { "141 00 001", "digits alone" },
  { "-1", "digits alone" },
  { "12345678901", "more than 9 digits" },
  { "0507", "begins with a zero" },
  { "0", "begins with a zero" },
};

static void
test_nonsense (Fixture      *fixture,
               gconstpointer data)
{
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      check_refused (fixture, add (fixture, id, "Strange", nonsense[i].fide_id, &error), &error, nonsense[i].said, "Strange Test");
      check_refused (fixture, edit (fixture, id, 1, nonsense[i].fide_id, "", &error), &error, nonsense[i].said, nonsense[i].fide_id);
    }
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
}

static void
test_owner (Fixture      *fixture,
            gconstpointer data)
{
  gint64 men = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  gint64 blitz = fixture_add_tournament (fixture, "Blitz", "round-robin", 2);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, add (fixture, men, "Owner", "14100001", &error), error);
  /* In the same tournament he is in already, and nobody else has his number. */
  check_refused (fixture, add (fixture, men, "Owner", "14100001", &error), &error, "14100001", "Owner Test, who is entered already");
  check_refused (fixture, add (fixture, men, "Other", "14100001", &error), &error, "Other Test", "Owner Test");
  check_refused (fixture, edit (fixture, men, 0, "14100001", "", &error), &error, "Player 01", "Owner Test");
  /* In another tournament he may play, by either alphabet. */
  check_refused (fixture, add (fixture, blitz, "Other", "14100001", &error), &error, "Other Test", "Owner Test in another tournament");
  fixture_check (fixture, add (fixture, blitz, "Власник", "14100001", &error), error);
  /* His own number is no obstacle to himself. */
  fixture_check (fixture, edit (fixture, men, 2, "14100001", "Tower", &error), error);
}

/* Two in one list, of which the first is stored with the second or not at all. */
static void
test_twice_in_one_act (Fixture      *fixture,
                       gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (entries, make_entry ("First", "14100001"));
  g_ptr_array_add (entries, make_entry ("Second", "14100001"));
  check_refused (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), &error, "Entry 2", "First Test");
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->entries->len, ==, 2);
}

static void
test_members (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = 0;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  g_autoptr (GError) error = NULL;
  ZhEntry  *team = zh_entry_new ();
  ZhMember *member = zh_member_new ();
  gint64    team_id;

  zh_person_set_string (&settings->name, "Teams");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->boards = 2;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  zh_person_set_string (&team->team_name, "Tower");
  g_ptr_array_add (teams, team);
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, teams, &error), error);
  team_id = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;

  member->person = zh_person_new ();
  zh_person_set_string (&member->person->surname, "Member");
  zh_person_set_string (&member->person->fide_id, "abc");
  g_ptr_array_add (members, member);
  check_refused (fixture, zh_desk_add_members (fixture->desk, team_id, members, NULL, &error), &error, "Member", "abc");
  zh_person_set_string (&member->person->fide_id, "14100001");
  fixture_check (fixture, zh_desk_add_members (fixture->desk, team_id, members, NULL, &error), error);
  zh_person_set_string (&member->person->surname, "Other");
  check_refused (fixture, zh_desk_add_members (fixture->desk, team_id, members, NULL, &error), &error, "Other", "Member");
}

/* What comes in a list and is entered already. */
static void
test_known (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text ("Name;FIDE ID\nOwner Test;14100001\nOther Test;14100002\nNew Test;14100003\n", NULL, NULL);
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);
  const ZhListProblem *problem;

  fixture_check (fixture, add (fixture, id, "Owner", "14100001", &error), error);
  fixture_check (fixture, add (fixture, id, "Second", "14100002", &error), error);
  zh_entry_list_leave_out_known (list, table, fixture_get_tournament (fixture, id));
  g_assert_cmpuint (list->entries->len, ==, 2);
  g_assert_cmpuint (list->rows->len, ==, 2);
  g_assert_cmpstr (((const ZhEntry *) g_ptr_array_index (list->entries, 0))->person->fide_id, ==, "");
  g_assert_cmpstr (((const ZhEntry *) g_ptr_array_index (list->entries, 1))->person->fide_id, ==, "14100003");
  g_assert_cmpint (zh_entry_list_count_skipped (list), ==, 1);
  problem = g_ptr_array_index (list->problems, 0);
  g_assert_cmpint (problem->line, ==, 2);
  g_assert_nonnull (strstr (problem->text, "Owner Test is entered already; the line was left out"));
  problem = g_ptr_array_index (list->problems, 1);
  g_assert_nonnull (strstr (problem->text, "14100002 is that of Second Test"));
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, list->entries, &error), error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/fide-ids/nonsense", test_nonsense);
  ADD ("/fide-ids/owner", test_owner);
  ADD ("/fide-ids/twice-in-one-act", test_twice_in_one_act);
  ADD ("/fide-ids/members", test_members);
  ADD ("/fide-ids/known", test_known);
  return g_test_run ();
}
