/* Entries against a rating list: what differs, what is only told, what an update takes over and what it leaves. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "list-person.h"
#include "rating-update.h"
#include "../lists/list-folder.h"

#define NOVEMBER ((ZhDate){ 2026, 11, 5 })
#define YEAR(number) ((ZhDate){ number, 0, 0 })

static const char list_text[] = "Name;Rating;Rapid;Birth;Federation;FIDE ID;Title\n"
                                "Listed, Anna;2111;2050;1985;UKR;14100010;WFM\n"
                                "Second, Bohdan;1900;;1990-02-03;POL;14100029;\n"
                                "Unrated, Cyril;;;;;14100037;\n";

static void
set_up_with (Fixture    *fixture,
             const char *text)
{
  g_autofree char *path = NULL;
  g_autoptr (ZhListImport) import = NULL;

  list_folder_set_up ();
  path = list_folder_write ("own.csv", text, -1);
  import = zh_list_import_new (path, NULL, NULL);
  g_assert_true (zh_list_import_set_month (import, "2026-11", NULL));
  g_assert_true (zh_list_import_run (import, NULL, NULL));
  fixture_set_up (fixture, NULL);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  set_up_with (fixture, list_text);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  fixture_tear_down (fixture, data);
  list_folder_tear_down ();
}

/* Gives an entry of the tournament an ID, a name and a birthday. */
static void
identify (Fixture    *fixture,
          gint64      tournament_id,
          int         number,
          const char *surname,
          const char *given,
          const char *fide_id,
          ZhDate      birth)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, tournament_id);
  g_autoptr (ZhEntry) next = zh_entry_copy (g_ptr_array_index (tournament->entries, (guint) number - 1));
  g_autoptr (ZhPerson) person = zh_person_copy (next->person);
  g_autoptr (GError) error = NULL;

  zh_person_set_string (&person->surname, surname);
  zh_person_set_string (&person->given, given);
  zh_person_set_string (&person->fide_id, fide_id);
  person->birth = birth;
  zh_person_unref (next->person);
  next->person = g_steal_pointer (&person);
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, next, &error), error);
}

static ZhListComparison *
compare (Fixture *fixture,
         gint64   id,
         ZhDate   day)
{
  g_autoptr (ZhListSet) set = zh_list_set_open (NULL, day, NULL);

  g_assert_nonnull (set);
  return zh_tournament_compare_with_list (fixture_get_tournament (fixture, id), set, day);
}

/* "Listed Anna person-rating 2400>2111" a line. */
static char *
describe (const ZhListComparison *comparison)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < comparison->differences->len; i++)
    {
      const ZhListDifference *each = g_ptr_array_index (comparison->differences, i);

      g_string_append_printf (text, "%s %s %s>%s%s\n", each->name, each->key, each->now, each->then, each->is_name ? " name" : "");
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_note (const ZhListComparison *comparison,
          const char             *part)
{
  for (guint i = 0; i < comparison->notes->len; i++)
    if (strstr (g_ptr_array_index (comparison->notes, i), part) != NULL)
      return TRUE;
  return FALSE;
}

static void
test_compare (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 5);
  g_autoptr (ZhListComparison) comparison = NULL;
  g_autoptr (ZhListComparison) december = NULL;
  g_autofree char *text = NULL;

  identify (fixture, id, 1, "Лістед", "Анна", "14100010", YEAR (1985));
  identify (fixture, id, 2, "Another", "Person", "14100029", YEAR (1991));
  identify (fixture, id, 3, "Unrated", "Cyril", "14100037", YEAR (2000));
  identify (fixture, id, 4, "Nobody", "Knows", "14100045", YEAR (0));
  comparison = compare (fixture, id, NOVEMBER);
  text = describe (comparison);
  g_assert_cmpstr (text, ==,
                   "Лістед Анна person-rating 2400>2111\n"
                   "Лістед Анна title >WFM\n"
                   "Лістед Анна federation >UKR\n"
                   "Another Person person-rating 2390>1900\n"
                   "Another Person federation >POL\n"
                   "Another Person birth 1991>1990-02-03\n"
                   "Another Person name-latin >Second, Bohdan name\n"
                   "Unrated Cyril person-rating 2380>0\n");
  g_assert_cmpint (comparison->n_checked, ==, 3);
  g_assert_cmpint (comparison->n_without_id, ==, 1);
  g_assert_true (has_note (comparison, "Nobody Knows"));
  g_assert_true (has_note (comparison, "Second, Bohdan"));
  g_assert_false (has_note (comparison, "Listed, Anna"));
  g_assert_false (has_note (comparison, "2026-12"));
  december = compare (fixture, id, (ZhDate){ 2026, 12, 1 });
  g_assert_true (has_note (december, "2026-12"));
}

/* What is known of a birthday here and in the list; what is proposed for it, and whether another year is noted, for
 * that may be another person.
 */
static const struct
{
  ZhDate      here;
  const char *listed;
  const char *proposed; /* "now>then", NULL for nothing */
  gboolean    is_noted;
} births[] = {
  { { 0, 0, 0 }, "", NULL, FALSE },
  { { 1990, 0, 0 }, "", NULL, FALSE },
  { { 1990, 2, 3 }, "", NULL, FALSE },
  { { 0, 0, 0 }, "1990", ">1990", FALSE },
  { { 0, 0, 0 }, "1990-02-03", ">1990-02-03", FALSE },
  { { 1990, 0, 0 }, "1990", NULL, FALSE },
  { { 1990, 0, 0 }, "1990-02-03", "1990>1990-02-03", FALSE },
  { { 1990, 2, 3 }, "1990", NULL, FALSE },
  { { 1990, 2, 3 }, "1990-02-03", NULL, FALSE },
  { { 1990, 4, 5 }, "1990-02-03", NULL, FALSE },
  { { 1991, 0, 0 }, "1990", "1991>1990", TRUE },
  { { 1991, 2, 3 }, "1990", "1991-02-03>1990", TRUE },
  { { 1991, 2, 3 }, "1990-02-03", "1991-02-03>1990-02-03", TRUE },
};

static const ZhListDifference *
find_birth (const ZhListComparison *comparison)
{
  for (guint i = 0; i < comparison->differences->len; i++)
    if (strcmp (((const ZhListDifference *) comparison->differences->pdata[i])->key, "birth") == 0)
      return comparison->differences->pdata[i];
  return NULL;
}

static void
test_births (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strdup_printf ("Name;Rating;Birth;FIDE ID\nListed, Anna;2111;%s;14100010\n", births[i].listed);
  g_autofree char *found = NULL;
  Fixture          fixture = { NULL };
  g_autoptr (ZhListComparison) comparison = NULL;
  const ZhListDifference *birth;
  gint64                  id;

  set_up_with (&fixture, text);
  id = fixture_add_tournament (&fixture, "Open", "dutch", 2);
  identify (&fixture, id, 1, "Listed", "Anna", "14100010", births[i].here);
  comparison = compare (&fixture, id, NOVEMBER);
  g_assert_cmpint (comparison->n_checked, ==, 1);
  birth = find_birth (comparison);
  found = birth != NULL ? g_strdup_printf ("%s>%s", birth->now, birth->then) : NULL;
  g_assert_cmpstr (found, ==, births[i].proposed);
  g_assert_cmpint (has_note (comparison, "Listed Anna: born 1991, in the list 1990"), ==, births[i].is_noted);
  g_assert_cmpint (has_note (comparison, "born"), ==, births[i].is_noted);
  tear_down (&fixture, NULL);
}

static ZhChange *
update (Fixture *fixture,
        gint64   id,
        GError **error)
{
  g_autoptr (ZhListComparison) comparison = compare (fixture, id, NOVEMBER);
  g_autoptr (GPtrArray) updates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_update_free);

  for (guint i = 0; i < comparison->differences->len; i++)
    if (!((const ZhListDifference *) comparison->differences->pdata[i])->is_name)
      g_ptr_array_add (updates, zh_list_update_new (comparison->differences->pdata[i]));
  return zh_desk_update_players (fixture->desk, id, comparison->edition, updates, error);
}

/* One act, undone to the byte; the name stays, the edition is kept, and a rating changed by hand is of no list. */
static void
test_update (Fixture      *fixture,
             gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 4);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *again = NULL;
  g_autoptr (ZhEntry) next = NULL;
  const ZhEntry *entry;

  identify (fixture, id, 1, "Лістед", "Анна", "14100010", YEAR (1985));
  before = fixture_dump_tables (fixture);
  fixture_check (fixture, update (fixture, id, &error), error);
  after = fixture_dump_tables (fixture);
  entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0);
  g_assert_cmpint (entry->person->rating, ==, 2111);
  g_assert_cmpint (entry->rating, ==, 2111);
  g_assert_cmpint (entry->start_number, ==, 1);
  g_assert_cmpstr (entry->person->title, ==, "WFM");
  g_assert_cmpstr (entry->person->surname, ==, "Лістед");
  g_assert_cmpstr (entry->person->rating_source, ==, "own-2026-11");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  undone = fixture_dump_tables (fixture);
  g_assert_cmpstr (undone, ==, before);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  again = fixture_dump_tables (fixture);
  g_assert_cmpstr (again, ==, after);
  next = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0));
  zh_person_unref (next->person);
  next->person = zh_person_copy (((const ZhEntry *) fixture_get_tournament (fixture, id)->entries->pdata[0])->person);
  next->person->rating = 2150;
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, next, &error), error);
  entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0);
  g_assert_cmpstr (entry->person->rating_source, ==, "");
}

/* What fits no field, no person and no list is refused; nothing is changed. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 4);
  gint64 person = ((const ZhEntry *) fixture_get_tournament (fixture, id)->entries->pdata[0])->person->id;
  static const struct
  {
    const char *json;
    const char *says;
  } cases[] = {
    { "{\"person\":%" G_GINT64_FORMAT ",\"field\":\"phone\",\"value\":\"1\"}", "phone" },
    { "{\"person\":%" G_GINT64_FORMAT ",\"field\":\"person-rating\",\"value\":\"high\"}", "high" },
    { "{\"person\":%" G_GINT64_FORMAT ",\"field\":\"person-rating\",\"value\":\"99999\"}", "99999" },
    { "{\"person\":1%" G_GINT64_FORMAT ",\"field\":\"title\",\"value\":\"GM\"}", "" },
  };
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *change = g_strdup_printf (cases[i].json, i == 3 ? (gint64) 7 : person);
      g_autofree char *json = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"source\":\"own-2026-11\",\"changes\":[%s]}", id, change);
      g_autoptr (GError) error = NULL;

      g_assert_null (fixture_run (fixture, "update-players", json, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, cases[i].says));
    }
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
}

/* Which rating counts, by the kind of play: rapid and blitz without one fall back to standard. */
static void
test_tempo (Fixture      *fixture,
            gconstpointer data)
{
  ZhListPlayer player = { .rating = { 2111, 2050, 0 }, .national = { 0, 1500, 0 } };

  g_assert_cmpint (zh_list_player_get_official_rating (&player, ZH_TIME_CLASS_CLASSICAL), ==, 2111);
  g_assert_cmpint (zh_list_player_get_official_rating (&player, ZH_TIME_CLASS_RAPID), ==, 2050);
  g_assert_cmpint (zh_list_player_get_official_rating (&player, ZH_TIME_CLASS_BLITZ), ==, 2111);
  g_assert_cmpint (zh_list_player_get_national_rating (&player, ZH_TIME_CLASS_CLASSICAL), ==, 0);
  g_assert_cmpint (zh_list_player_get_national_rating (&player, ZH_TIME_CLASS_RAPID), ==, 1500);
}

#define ADD(name, func) g_test_add ("/rating-update/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("compare", test_compare);
  for (gsize i = 0; i < G_N_ELEMENTS (births); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rating-update/birth/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_births);
    }
  ADD ("update", test_update);
  ADD ("refused", test_refused);
  ADD ("tempo", test_tempo);
  return g_test_run ();
}
