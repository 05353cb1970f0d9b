/* Who may not meet, as it is typed, and what it does to the next pairing. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "errors.h"
#include "forbidden-pairs.h"

static const struct
{
  const char *typed;
  const char *kept;  /* as it is shown again; %NULL where it is refused */
  const char *named; /* what a refusal names */
} text_cases[] = {
  { "", "", NULL },
  { " \n\n ", "", NULL },
  { "3 7", "3 7", NULL },
  { "3-7", "3 7", NULL },
  { "3–7", "3 7", NULL },
  { "3, 7,5", "3 7 5", NULL },
  { "3 7\n4 8 6", "3 7\n4 8 6", NULL },
  { "3 7; 4 8;", "3 7\n4 8", NULL },
  { "3 7 / 2-5", "3 7 / 2-5", NULL },
  { "3 7/2–5", "3 7 / 2-5", NULL },
  { "3 7 / 4", "3 7 / 4", NULL },
  { "3 7 / 4-", "3 7 / 4-", NULL },
  { "3 7 / 1-", "3 7", NULL },
  { "3 7 3", "3 7", NULL },
  { "3", NULL, "1" },
  { "3 3", NULL, "1" },
  { "3 7\n4 9", NULL, "9" },
  { "3 x", NULL, "x" },
  { "0 3", NULL, "0" },
  { "3 99999999999999999999", NULL, "99999999999999999999" },
  { "3 7 /", NULL, "1" },
  { "3 7 / 5-2", NULL, "5-2" },
  { "3 7 / 0", NULL, "0" },
  { "3 7 / -4", NULL, "-4" },
  { "3 7 / 2 / 3", NULL, "2 / 3" },
};

static char *
format (Fixture *fixture,
        gint64   id)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);

  return zh_forbidden_format (tournament, tournament->forbidden);
}

static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);

  for (gsize i = 0; i < G_N_ELEMENTS (text_cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = format (fixture, id);
      g_autofree char *after = NULL;
      ZhChange        *change = zh_desk_set_forbidden (fixture->desk, id, text_cases[i].typed, &error);

      g_test_message ("«%s»", text_cases[i].typed);
      if (text_cases[i].kept != NULL)
        fixture_check (fixture, change, error);
      else
        {
          g_assert_null (change);
          g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
          g_assert_nonnull (strstr (error->message, text_cases[i].named));
        }
      after = format (fixture, id);
      g_assert_cmpstr (after, ==, text_cases[i].kept != NULL ? text_cases[i].kept : before);
    }
}

static gboolean
meet (const ZhRound *round,
      gint64         a,
      gint64         b)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if ((pairing->entry[0] == a && pairing->entry[1] == b) || (pairing->entry[0] == b && pairing->entry[1] == a))
        return TRUE;
    }
  return FALSE;
}

static gint64
get_id (const ZhTournament *tournament,
        int                 number)
{
  return ((const ZhEntry *) g_ptr_array_index (tournament->entries, number - 1))->id;
}

/* Number 1 of eight meets number 5 in the first round, unless that is forbidden; undone, they
 * meet again. */
static void
test_pairing (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);

  for (int forbidden = 0; forbidden < 2; forbidden++)
    {
      g_autoptr (GError) error = NULL;
      const ZhTournament *tournament;

      if (forbidden)
        fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "5 1 / 1", &error), error);
      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      tournament = fixture_get_tournament (fixture, id);
      g_assert_cmpint (meet (zh_tournament_find_round (tournament, 1), get_id (tournament, 1), get_id (tournament, 5)), ==, !forbidden);
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
}

/* A ban that comes when rounds are paired did not hold in them; one that did goes on as it was. */
static void
test_late (Fixture      *fixture,
           gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  fixture_leave_fide_mode (fixture, id);
  fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "1 2", &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "2 1; 3 4; 5 6 / 1", &error), error);
  text = format (fixture, id);
  g_assert_cmpstr (text, ==, "2 1\n3 4 / 2-\n5 6 / 1");
  fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "1 2; 3 4 / 2-; 7 8 / 1-", &error), error);
  again = format (fixture, id);
  g_assert_cmpstr (again, ==, "1 2\n3 4 / 2-\n7 8");
}

/* The names stand beside the numbers. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);
  g_autoptr (GPtrArray) groups = NULL;
  g_autofree char *names = NULL;

  fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "1 2; 3 4 / 2-", &error), error);
  groups = zh_forbidden_parse (fixture_get_tournament (fixture, id), "1 2; 3 4 / 2-", &error);
  g_assert_no_error (error);
  names = zh_forbidden_describe (fixture_get_tournament (fixture, id), groups);
  g_assert_cmpstr (names, ==, "1 Player 01 Test – 2 Player 02 Test\n3 Player 03 Test – 4 Player 04 Test / 2-");
}

/* The same once more is no act: the rows keep their ids, and undo the act before. */
static void
test_same_again (Fixture      *fixture,
                 gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Men", "dutch", 6);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  fixture_check (fixture, zh_desk_set_forbidden (fixture->desk, id, "1 2 / 2-3\n3 1", &error), error);
  before = fixture_dump_tables (fixture);
  again = zh_desk_set_forbidden (fixture->desk, id, "1 2 / 2-3; 3 1", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->kinds, ==, 0);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/forbidden-pairs/texts", Fixture, NULL, fixture_set_up, test_texts, fixture_tear_down);
  g_test_add ("/forbidden-pairs/pairing", Fixture, NULL, fixture_set_up, test_pairing, fixture_tear_down);
  g_test_add ("/forbidden-pairs/late", Fixture, NULL, fixture_set_up, test_late, fixture_tear_down);
  g_test_add ("/forbidden-pairs/same-again", Fixture, NULL, fixture_set_up, test_same_again, fixture_tear_down);
  g_test_add ("/forbidden-pairs/names", Fixture, NULL, fixture_set_up, test_names, fixture_tear_down);
  return g_test_run ();
}
