/* What the journal tells the papers: acts by hand by their kinds, what was undone left out, and the journal whole; and
 * namesakes, who are told apart as soon as there are two. */
#include "config.h"

#include "desk-fixture.h"
#include "desk-standings.h"
#include "hand-acts.h"

static ZhChange *
set_tiebreaks (Fixture *fixture,
               gint64   id,
               GError **error)
{
  return zh_desk_set_tiebreaks (fixture->desk, id, (const char *const[]){ "BH", "SB", NULL },
                                "The regulation says so", error);
}

static ZhChange *
withdraw (Fixture *fixture,
          gint64   id,
          GError **error)
{
  const ZhEntry *last = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 5);

  return zh_desk_withdraw_entry (fixture->desk, last->id, ZH_ENTRY_WITHDRAWN, 1, "Ill", error);
}

static ZhChange *
add_late (Fixture *fixture,
          gint64   id,
          GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  g_ptr_array_add (entries, fixture_make_entry ("Late", "Larry", 1500));
  return zh_desk_add_entries (fixture->desk, id, entries, error);
}

static ZhChange *
correct (Fixture *fixture,
         gint64   id,
         GError **error)
{
  ZhResult result;

  g_assert_true (zh_result_parse ("=-=", FALSE, &result));
  return zh_desk_set_result (fixture->desk, id, 1, 1, 0, result, error);
}

static ZhChange *
swap (Fixture *fixture,
      gint64   id,
      GError **error)
{
  return zh_desk_swap_colours (fixture->desk, id, 1, 2, 0, error);
}

static const struct
{
  const char *name;
  ZhHandKind  kind;
  ZhChange *(*act) (Fixture *fixture,
                    gint64   id,
                    GError **error);
} acts[] = {
  { "colours", ZH_HAND_PAIRINGS, swap },
  { "tie-breaks", ZH_HAND_ORDER, set_tiebreaks },
  { "withdrawn", ZH_HAND_LEAVING, withdraw },
  { "late", ZH_HAND_LEAVING, add_late },
  { "result", ZH_HAND_RESULTS, correct },
};

static guint
count_kind (Fixture   *fixture,
            gint64     id,
            ZhHandKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GPtrArray) listed = zh_desk_list_hand_acts (fixture->desk, id, language, &error);
  guint n = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < listed->len; i++)
    {
      const ZhHandAct *act = g_ptr_array_index (listed, i);

      g_assert_cmpstr (act->words, !=, "");
      g_assert_cmpstr (act->actor, !=, "");
      n += act->kind == kind;
    }
  return n;
}

static guint
count_journal (Fixture *fixture,
               gint64   id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GPtrArray) listed = zh_desk_list_journal_acts (fixture->desk, id, language, &error);

  g_assert_no_error (error);
  return listed->len;
}

/* Each act is one of its kind until it is undone; the journal keeps it, and the undoing, and nothing of another
 * tournament. */
static void
test_kinds (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 6);
  gint64 other = fixture_add_tournament (fixture, "Other", "dutch", 4);
  g_autoptr (GError) error = NULL;

  fixture_leave_fide_mode (fixture, id);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, 1, &error), error);
  fixture_play_round (fixture, id, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      guint before = count_kind (fixture, id, acts[i].kind);
      guint journal = count_journal (fixture, id);
      guint elsewhere = count_journal (fixture, other);

      g_test_message ("%s", acts[i].name);
      fixture_check (fixture, acts[i].act (fixture, id, &error), error);
      g_assert_cmpuint (count_kind (fixture, id, acts[i].kind), ==, before + 1);
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
      g_assert_cmpuint (count_kind (fixture, id, acts[i].kind), ==, before);
      g_assert_cmpuint (count_journal (fixture, id), ==, journal + 2);
      g_assert_cmpuint (count_journal (fixture, other), ==, elsewhere);
    }
}

/* Those behind the first entry. */
static void
check_names (Fixture    *fixture,
             gint64      id,
             const char *first,
             const char *second)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  const char *const   wanted[] = { first, second };

  for (guint i = 0; i < 2 && i + 1 < tournament->entries->len; i++)
    {
      g_autofree char *name = zh_entry_format_name (g_ptr_array_index (tournament->entries, i + 1));

      g_assert_cmpstr (name, ==, wanted[i]);
    }
}

static ZhChange *
set_year (Fixture *fixture,
          gint64   id,
          guint    index,
          int      year,
          GError **error)
{
  ZhEntry  *entry = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, index));
  ZhPerson *person = zh_person_copy (entry->person);
  ZhChange *change;

  person->birth.year = (short) year;
  zh_person_unref (entry->person);
  entry->person = person;
  change = zh_desk_edit_entry (fixture->desk, entry, error);
  zh_entry_free (entry);
  return change;
}

/* The names of both follow every change of either, and of who else is there; undo too. */
static void
test_namesakes (Fixture      *fixture,
                gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  g_ptr_array_add (entries, fixture_make_entry ("Twin", "Tom", 2000));
  g_ptr_array_add (entries, fixture_make_entry ("Twin", "Tom", 1900));
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  check_names (fixture, id, "Twin Tom", "Twin Tom");
  fixture_check (fixture, set_year (fixture, id, 1, 1971, &error), error);
  check_names (fixture, id, "Twin Tom (1971)", "Twin Tom");
  fixture_check (fixture, set_year (fixture, id, 2, 1985, &error), error);
  check_names (fixture, id, "Twin Tom (1971)", "Twin Tom (1985)");
  fixture_reopen (fixture);
  check_names (fixture, id, "Twin Tom (1971)", "Twin Tom (1985)");
  fixture_check (fixture, zh_desk_remove_entry (fixture->desk, ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 2))->id, &error), error);
  check_names (fixture, id, "Twin Tom", NULL);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  check_names (fixture, id, "Twin Tom (1971)", "Twin Tom (1985)");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/hand-acts/kinds", Fixture, NULL, fixture_set_up, test_kinds, fixture_tear_down);
  g_test_add ("/desk/hand-acts/namesakes", Fixture, NULL, fixture_set_up, test_namesakes, fixture_tear_down);
  return g_test_run ();
}
