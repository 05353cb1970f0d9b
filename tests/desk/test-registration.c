/* The first morning: who has come, has paid and had the documents seen, one by one and many at once. */
#include "config.h"

#include <string.h>

#include "desk-arrivals.h"
#include "desk-entries.h"
#include "desk-fixture.h"
#include "desk-registration.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "errors.h"
#include "report-formats.h"
#include "report-registry.h"

static gint64
get_person (Fixture *fixture,
            gint64   id,
            guint    index)
{
  return ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, index))->person->id;
}

static void
test_counts (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64              id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  gint64              persons[] = { get_person (fixture, id, 0), get_person (fixture, id, 2) };
  ZhRegistration      came = { .arrived = ZH_TICK_YES };
  ZhRegistration      rest = { .paid = ZH_TICK_YES, .documents_seen = ZH_TICK_YES };
  g_autofree char    *before = fixture_dump_tables (fixture);
  g_autofree char    *after = NULL;
  ZhRegistrationCount count;
  g_autoptr (GArray) missing = NULL;

  fixture_check (fixture, zh_desk_register_persons (fixture->desk, id, persons, 2, &came, &error), error);
  fixture_check (fixture, zh_desk_register_persons (fixture->desk, id, persons, 1, &rest, &error), error);
  fixture_reopen (fixture);
  count = zh_tournament_count_registered (fixture_get_tournament (fixture, id));
  g_assert_cmpint (count.n_persons, ==, 4);
  g_assert_cmpint (count.n_arrived, ==, 2);
  g_assert_cmpint (count.n_paid, ==, 1);
  g_assert_cmpint (count.n_documents_seen, ==, 1);
  missing = zh_tournament_list_not_arrived (fixture_get_tournament (fixture, id));
  g_assert_cmpuint (missing->len, ==, 2);
  g_assert_cmpint (g_array_index (missing, gint64, 0), ==, ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 1))->id);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64         id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  gint64         person = get_person (fixture, id, 0);
  gint64         nobody = G_MAXINT64;
  ZhRegistration nothing = { ZH_TICK_AS_IS };
  ZhRegistration not_come = { .arrived = ZH_TICK_NO };

  g_assert_null (zh_desk_register_persons (fixture->desk, id, &person, 1, &nothing, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_desk_register_persons (fixture->desk, id, &person, 0, &not_come, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_desk_register_persons (fixture->desk, id, &nobody, 1, &not_come, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_desk_register_persons (fixture->desk, id, &person, 1, &not_come, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* Who has not come does not play round 1: one act, one undo. */
static void
test_absences (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "dutch", 6);
  gint64           persons[] = { get_person (fixture, id, 0), get_person (fixture, id, 1), get_person (fixture, id, 3), get_person (fixture, id, 5) };
  ZhRegistration   came = { .arrived = ZH_TICK_YES };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GArray) missing = NULL;
  const ZhEntry *entry;
  gint64         nobody = G_MAXINT64;

  fixture_check (fixture, zh_desk_register_persons (fixture->desk, id, persons, 4, &came, &error), error);
  before = fixture_dump_tables (fixture);
  missing = zh_tournament_list_not_arrived (fixture_get_tournament (fixture, id));
  g_assert_null (zh_desk_set_absences (fixture->desk, id, &nobody, 1, 1, ZH_PAIRING_ZERO_BYE, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_set_absences (fixture->desk, id, (const gint64 *) missing->data, missing->len, 1, ZH_PAIRING_ZERO_BYE, &error), error);
  entry = zh_tournament_find_entry (fixture_get_tournament (fixture, id), g_array_index (missing, gint64, 1));
  g_assert_true (zh_entry_get_absence (entry, 1, NULL));
  g_assert_false (zh_entry_get_absence (entry, 2, NULL));
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (after, ==, before);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_assert_null (zh_desk_set_absences (fixture->desk, id, (const gint64 *) missing->data, missing->len, 1, ZH_PAIRING_GAME, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

static void
assert_list (GArray *list,
             gint64  id)
{
  g_assert_cmpuint (list->len, ==, id != 0);
  if (id != 0)
    g_assert_cmpint (g_array_index (list, gint64, 0), ==, id);
  g_array_unref (list);
}

/* Somebody who was given up and comes after all is named until the absence is taken back; a bye is none of that. */
static void
test_comes_late (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64         id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  gint64         persons[] = { get_person (fixture, id, 0), get_person (fixture, id, 1), get_person (fixture, id, 2) };
  gint64         late = get_person (fixture, id, 3);
  gint64         entry = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 3))->id;
  gint64         guest = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;
  ZhRegistration came = { .arrived = ZH_TICK_YES };

  fixture_check (fixture, zh_desk_register_persons (fixture->desk, id, persons, 3, &came, &error), error);
  fixture_check (fixture, zh_desk_set_absences (fixture->desk, id, &guest, 1, 1, ZH_PAIRING_HALF_BYE, &error), error);
  assert_list (zh_tournament_list_not_arrived (fixture_get_tournament (fixture, id)), entry);
  assert_list (zh_tournament_list_arrived_absent (fixture_get_tournament (fixture, id)), 0);
  fixture_check (fixture, zh_desk_set_absences (fixture->desk, id, &entry, 1, 1, ZH_PAIRING_ZERO_BYE, &error), error);
  assert_list (zh_tournament_list_not_arrived (fixture_get_tournament (fixture, id)), 0);
  fixture_check (fixture, zh_desk_register_persons (fixture->desk, id, &late, 1, &came, &error), error);
  assert_list (zh_tournament_list_arrived_absent (fixture_get_tournament (fixture, id)), entry);
  fixture_check (fixture, zh_desk_set_absences (fixture->desk, id, &entry, 1, 1, ZH_PAIRING_GAME, &error), error);
  assert_list (zh_tournament_list_arrived_absent (fixture_get_tournament (fixture, id)), 0);
}

static gboolean
is_printed (Fixture    *fixture,
            gint64      id,
            const char *name)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 5, 4, 12, 0, 0);
  ZhReportRequest request = { .competition = zh_desk_get_snapshot (fixture->desk), .tournament = fixture_get_tournament (fixture, id), .language = zh_language_get_screen (), .time = time };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReportDocument) document = zh_report_build (zh_report_find ("registration"), &request, &error);
  g_autofree char *text = zh_report_make_text (document);

  g_assert_no_error (error);
  return strstr (text, name) != NULL;
}

/* The protocol of registration leaves out who has not come, and holds who left afterwards. */
static void
test_protocol (Fixture      *fixture,
               gconstpointer data)
{
  static const ZhArrivalChoice missing = { ZH_ARRIVAL_MISSING, NULL, 0, "no news" };
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  const ZhEntry   *entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0);
  g_autofree char *name = zh_person_format_name (entry->person);

  g_assert_true (is_printed (fixture, id, name));
  fixture_check (fixture, zh_desk_change_arrival (fixture->desk, entry->id, &missing, &error), error);
  g_assert_false (is_printed (fixture, id, name));
}

#define ADD(name, func) g_test_add ("/registration/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("counts", test_counts);
  ADD ("refused", test_refused);
  ADD ("absences", test_absences);
  ADD ("comes-late", test_comes_late);
  ADD ("protocol", test_protocol);
  return g_test_run ();
}
