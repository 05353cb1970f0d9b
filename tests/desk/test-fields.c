#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "errors.h"
#include "text-limits.h"

/* Every field of every record goes to the file and back, alone, and undo takes it back byte by
 * byte. A field is in its table, so these tests know it. */

/* A value of a field that nothing new has. */
static void
set_odd (const ZhField *field,
         gpointer       record)
{
  g_autofree char *text = g_strconcat ("Odd ", field->key, NULL);

  if (strcmp (field->key, "board-kind") == 0 || strcmp (field->key, "clock-kind") == 0)
    g_assert_true (zh_field_parse (field, record, "other"));
  else if (strcmp (field->key, "fide-id") == 0)
    g_assert_true (zh_field_parse (field, record, "14100010"));
  else if (strcmp (field->key, "round-set") == 0)
    g_assert_true (zh_field_parse (field, record, "seats:2,results"));
  else if (strcmp (field->key, "federation") == 0)
    g_assert_true (zh_field_parse (field, record, "POL"));
  else if (strcmp (field->key, "later-ratings") == 0)
    g_assert_true (zh_field_parse (field, record, "5:2310"));
  else if (strcmp (field->key, "role") == 0)
    g_assert_true (zh_field_parse (field, record, "arbiter"));
  else if (strcmp (field->key, "ruleset") == 0)
    g_assert_true (zh_field_parse (field, record, "ua-chess-2026"));
  else if (strcmp (field->key, "round-set") == 0)
    g_assert_true (zh_field_parse (field, record, "pairings:2,seats"));
  else if (field->kind == ZH_FIELD_KIND_DATE)
    g_assert_true (zh_field_parse (field, record, "2010-05-31"));
  else
    g_assert_true (zh_field_parse (field, record, field->kind == ZH_FIELD_KIND_TEXT ? text : "1"));
}

/* The file read anew says the same as the snapshot, undo restores its tables, redo the change. */
static void
check_round_trip (Fixture    *self,
                  const char *before)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = fixture_dump_tables (self);
  g_autofree char *undone = NULL;
  g_autofree char *again = NULL;

  g_assert_cmpstr (after, !=, before);
  fixture_check (self, zh_desk_undo (self->desk, &error), error);
  undone = fixture_dump_tables (self);
  g_assert_cmpstr (undone, ==, before);
  fixture_check (self, zh_desk_redo (self->desk, &error), error);
  again = fixture_dump_tables (self);
  g_assert_cmpstr (again, ==, after);
}

/* The field of the record in the file read anew, as text. */
static char *
format_again (Fixture       *self,
              const ZhField *field,
              gconstpointer (*find) (const ZhCompetition *competition))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = zh_desk_open (self->path, ZH_DESK_READ, "", &error);
  char *text;

  g_assert_no_error (error);
  text = zh_field_format (field, find (zh_desk_get_snapshot (reader)));
  g_assert_true (zh_desk_close (reader, &error));
  return text;
}

static gconstpointer
find_details (const ZhCompetition *competition)
{
  return competition;
}

static gconstpointer
find_official (const ZhCompetition *competition)
{
  return g_ptr_array_index (competition->officials, 0);
}

static gconstpointer
find_entry (const ZhCompetition *competition)
{
  return g_ptr_array_index (((const ZhTournament *) g_ptr_array_index (competition->tournaments, 0))->entries, 0);
}

static gconstpointer
find_person (const ZhCompetition *competition)
{
  return ((const ZhEntry *) find_entry (competition))->person;
}

static ZhChange *
edit_details (Fixture       *self,
              const ZhField *field,
              GError       **error)
{
  g_autoptr (ZhCompetition) next = zh_competition_copy_details (zh_desk_get_snapshot (self->desk));

  set_odd (field, next);
  return zh_desk_edit_details (self->desk, next, error);
}

static ZhChange *
edit_official (Fixture       *self,
               const ZhField *field,
               GError       **error)
{
  const ZhOfficial *old = find_official (zh_desk_get_snapshot (self->desk));
  g_autoptr (ZhOfficial) next = zh_official_new ();

  next->id = old->id;
  zh_record_assign (&zh_official_type, next, old);
  set_odd (field, next);
  return zh_desk_set_official (self->desk, next, error);
}

static ZhChange *
edit_entry (Fixture       *self,
            const ZhField *field,
            GError       **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (find_entry (zh_desk_get_snapshot (self->desk)));

  set_odd (field, next);
  return zh_desk_edit_entry (self->desk, next, error);
}

static ZhChange *
edit_person (Fixture       *self,
             const ZhField *field,
             GError       **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (find_entry (zh_desk_get_snapshot (self->desk)));
  ZhPerson *person = zh_person_copy (next->person);

  zh_person_unref (next->person);
  next->person = person;
  set_odd (field, person);
  return zh_desk_edit_entry (self->desk, next, error);
}

static const struct
{
  const char         *name;
  const ZhRecordType *type;
  ZhChange *(*edit) (Fixture       *self,
                     const ZhField *field,
                     GError       **error);
  gconstpointer (*find) (const ZhCompetition *competition);
  const char *others[8]; /* that other acts decide, or that only teams have */
} records[] = {
  { "details", &zh_competition_details_type, edit_details, find_details, { "uuid", "ruleset-digest" } },
  { "official", &zh_official_type, edit_official, find_official, { NULL } },
  { "entry", &zh_entry_type, edit_entry, find_entry, { "team", "start-number", "status", "last-round", "first-round", "unfinished", "uncounted" } },
  { "person", &zh_person_type, edit_person, find_person, { NULL } },
};

static gboolean
is_of_another_act (gsize          record,
                   const ZhField *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (records[record].others); i++)
    if (g_strcmp0 (records[record].others[i], field->key) == 0)
      return TRUE;
  return FALSE;
}

static void
test_record (gconstpointer data)
{
  gsize   record = GPOINTER_TO_SIZE (data);
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOfficial) official = zh_official_new ();

  fixture_set_up (&fixture, NULL);
  fixture_add_tournament (&fixture, "Open", "dutch", 4);
  zh_person_set_string (&official->role, "deputy-chief-arbiter");
  zh_person_set_string (&official->name, "Verba Clara");
  fixture_check (&fixture, zh_desk_set_official (fixture.desk, official, &error), error);
  for (gsize i = 0; i < records[record].type->n_fields; i++)
    {
      const ZhField   *field = &records[record].type->fields[i];
      g_autofree char *before = fixture_dump_tables (&fixture);
      g_autofree char *wanted = NULL;
      g_autofree char *found = NULL;

      if (is_of_another_act (record, field))
        continue;
      g_test_message ("%s: %s", records[record].name, field->key);
      fixture_check (&fixture, records[record].edit (&fixture, field, &error), error);
      wanted = zh_field_format (field, records[record].find (zh_desk_get_snapshot (fixture.desk)));
      check_round_trip (&fixture, before);
      found = format_again (&fixture, field, records[record].find);
      g_assert_cmpstr (found, ==, wanted);
      g_assert_cmpstr (found, !=, "");
    }
  fixture_tear_down (&fixture, NULL);
}

/* A text that no paper can hold is refused by the name of its field, whichever it is. */
static void
test_too_long (void)
{
  Fixture          fixture = { NULL };
  g_autofree char *text = g_strnfill (ZH_TEXT_LINE_MAX + 1, 'x');

  fixture_set_up (&fixture, NULL);
  fixture_add_tournament (&fixture, "Open", "dutch", 4);
  for (gsize i = 0; i < zh_person_type.n_fields; i++)
    {
      const ZhField *field = &zh_person_type.fields[i];
      g_autoptr (ZhEntry) entry = zh_entry_copy (find_entry (zh_desk_get_snapshot (fixture.desk)));
      g_autoptr (GError) error = NULL;
      ZhPerson *person = zh_person_copy (entry->person);

      zh_person_unref (entry->person);
      entry->person = person;
      if (field->kind != ZH_FIELD_KIND_TEXT || strcmp (field->key, "fide-id") == 0 || g_str_has_suffix (field->key, "-kind"))
        continue;
      g_assert_true (zh_field_parse (field, person, text));
      g_assert_null (zh_desk_edit_entry (fixture.desk, entry, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, field->label));
    }
  fixture_tear_down (&fixture, NULL);
}

/* Who says no federation is of that of the competition; who says another keeps it. */
static void
test_default_federation (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = fixture_make_entries (2);
  const ZhTournament  *tournament;
  ZhCompetitionDetails details;
  ZhEntry             *polish = g_ptr_array_index (entries, 1);
  gint64               id;
  int                  n_polish = 0;
  int                  n_ukrainian = 0;

  fixture_set_up (&fixture, NULL);
  details = *zh_desk_get_snapshot (fixture.desk);
  details.federation = "ukr";
  g_assert_null (zh_desk_edit_details (fixture.desk, &details, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  details.federation = "UKR";
  fixture_check (&fixture, zh_desk_edit_details (fixture.desk, &details, &error), error);
  id = fixture_add_tournament (&fixture, "Open", "dutch", 2);
  zh_person_set_string (&polish->person->federation, "POL");
  fixture_check (&fixture, zh_desk_add_entries (fixture.desk, id, entries, &error), error);
  tournament = fixture_get_tournament (&fixture, id);
  g_assert_cmpuint (tournament->entries->len, ==, 4);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;

      n_polish += strcmp (person->federation, "POL") == 0;
      n_ukrainian += strcmp (person->federation, "UKR") == 0;
    }
  g_assert_cmpint (n_polish, ==, 1);
  g_assert_cmpint (n_ukrainian, ==, 3);
  fixture_tear_down (&fixture, NULL);
}

static ZhChange *
set_official (Fixture    *self,
              const char *name,
              const char *fide_id,
              GError    **error)
{
  g_autoptr (ZhOfficial) official = zh_official_new ();

  zh_person_set_string (&official->role, "arbiter");
  zh_person_set_string (&official->name, name);
  zh_person_set_string (&official->fide_id, fide_id);
  return zh_desk_set_official (self->desk, official, error);
}

/* The FIDE ID of an official is looked at as that of a player. */
static void
test_official_id (void)
{
  static const char *const wrong[] = { "abc", "0123", "123456789012345", "14100010" };
  Fixture                  fixture = { NULL };
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture, NULL);
  fixture_check (&fixture, set_official (&fixture, "Verba Clara", "14100010", &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_null (set_official (&fixture, "Zoloto Anna", wrong[i], &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, wrong[i]));
      g_clear_error (&error);
    }
  fixture_check (&fixture, set_official (&fixture, "Verba Clara", "14100010", &error), error);
  fixture_tear_down (&fixture, NULL);
}

/* What nobody sees stays out of every text of a record, whoever writes it. */
static void
test_hidden_signs (void)
{
  static const char wanted[] = "Verba Clara";
  Fixture           fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhCompetition) details = NULL;
  g_autoptr (ZhOfficial) official = zh_official_new ();
  g_autoptr (ZhPerson) person = zh_person_new ();

  fixture_set_up (&fixture, NULL);
  official->role = (g_free (official->role), g_strdup ("arbiter"));
  official->name = (g_free (official->name), g_strdup (" Verba\342\200\256 Clara\033 "));
  fixture_check (&fixture, zh_desk_set_official (fixture.desk, official, &error), error);
  g_assert_cmpstr (((const ZhOfficial *) find_official (zh_desk_get_snapshot (fixture.desk)))->name, ==, wanted);
  details = zh_competition_copy_details (zh_desk_get_snapshot (fixture.desk));
  details->organiser = (g_free (details->organiser), g_strdup (official->name));
  fixture_check (&fixture, zh_desk_edit_details (fixture.desk, details, &error), error);
  g_assert_cmpstr (zh_desk_get_snapshot (fixture.desk)->organiser, ==, wanted);
  g_assert_true (zh_field_parse (zh_record_type_find (&zh_person_type, "club"), person, official->name));
  g_assert_cmpstr (person->club, ==, wanted);
  fixture_tear_down (&fixture, NULL);
}

static char *
format_last_act (Fixture *self)
{
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);

  return zh_journal_entry_format (zh_desk_get_undo_entry (self->desk), english);
}

/* The journal can be printed: it says that a telephone changed, and not which. */
static void
test_journal (void)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char     *phone = NULL;
  g_autofree char     *title = NULL;
  g_autofree char     *name = NULL;
  ZhCompetitionDetails details;

  fixture_set_up (&fixture, NULL);
  fixture_add_tournament (&fixture, "Open", "dutch", 4);
  fixture_check (&fixture, edit_person (&fixture, zh_record_type_find (&zh_person_type, "phone"), &error), error);
  phone = format_last_act (&fixture);
  g_assert_nonnull (strstr (phone, "telephone"));
  g_assert_null (strstr (phone, "Odd"));
  fixture_check (&fixture, edit_person (&fixture, zh_record_type_find (&zh_person_type, "title"), &error), error);
  title = format_last_act (&fixture);
  g_assert_nonnull (strstr (title, "international title: Odd title"));
  details = *zh_desk_get_snapshot (fixture.desk);
  details.title = "Other Cup";
  fixture_check (&fixture, zh_desk_edit_details (fixture.desk, &details, &error), error);
  name = format_last_act (&fixture);
  g_assert_nonnull (strstr (name, "title: Test Cup → Other Cup"));
  g_assert_null (strstr (name, "international"));
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/fields/", records[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_record);
    }
  g_test_add_func ("/desk/fields/too-long", test_too_long);
  g_test_add_func ("/desk/fields/default-federation", test_default_federation);
  g_test_add_func ("/desk/fields/official-id", test_official_id);
  g_test_add_func ("/desk/fields/hidden-signs", test_hidden_signs);
  g_test_add_func ("/desk/fields/journal", test_journal);
  return g_test_run ();
}
