/* Sites of online play: which boxes the rules of an event ask for, who sits where, and what is refused. */
#include "config.h"

#include <string.h>

#include "conference.h"
#include "desk-fixture.h"
#include "desk-sites.h"
#include "errors.h"
#include "../tournament-settings.h"

static const struct
{
  const char *ruleset;
  int         boards; /* of a match of teams, 0 for players */
  ZhSiteBoxes open;
  const char *words;
} cases[] = {
  { "ru-chess-988", 0, ZH_SITE_ARBITER | ZH_SITE_EQUIPMENT | ZH_SITE_CAMERA, "arbiter at the site (15.6), equipment checked (15.7.5; I.6.3), camera seen (24.7.2)" },
  { "ru-chess-988", 4, ZH_SITE_ARBITER | ZH_SITE_EQUIPMENT | ZH_SITE_CAMERA | ZH_SITE_CONFERENCE, "in the conference (24.7.3; 24.7.4)" },
  { "ua-chess-2026", 4, ZH_SITE_NOTHING, "" },
  { "fide-2023", 0, ZH_SITE_NOTHING, "" },
  { "fide-2009", 4, ZH_SITE_EQUIPMENT | ZH_SITE_CONFERENCE, "equipment checked (CHU annex 1), in the conference (CHU 1.4; CHU 1.5)" },
};

static gint64
add_online (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Final", "dutch", 4);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  GError   *error = NULL;
  ZhChange *change;

  settings->play = ZH_PLAY_ONLINE;
  change = test_edit_tournament (fixture->desk, settings, &error);
  fixture_check (fixture, change, error);
  return id;
}

/* A box is open where there is an article for it. */
static void
test_boxes (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (cases[i].ruleset, NULL);
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (GArray) states = NULL;
  g_autofree char   *words = NULL;
  const ZhSiteState *state;

  tournament->play = ZH_PLAY_ONLINE;
  tournament->boards = cases[i].boards;
  g_ptr_array_add (tournament->entries, zh_entry_new ());
  states = zh_tournament_list_sites (tournament, 1, rules);
  g_assert_cmpuint (states->len, ==, 1);
  state = &g_array_index (states, ZhSiteState, 0);
  words = zh_site_boxes_format (state->open, rules, zh_language_get_screen ());
  g_assert_null (state->site);
  g_assert_cmpint (state->open, ==, cases[i].open);
  g_assert_nonnull (strstr (words, cases[i].words));
  g_assert_true (*cases[i].words != '\0' || *words == '\0');
}

static const ZhSiteState *
find_state (GArray *states,
            gint64  entry_id)
{
  for (guint i = 0; i < states->len; i++)
    if (g_array_index (states, ZhSiteState, i).entry->id == entry_id)
      return &g_array_index (states, ZhSiteState, i);
  g_assert_not_reached ();
}

/* The place stays for the next round, what was looked at does not. */
static void
test_next_round (Fixture      *fixture,
                 gconstpointer data)
{
  gint64              id = add_online (fixture);
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  gint64              entry = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id;
  GError             *error = NULL;
  ZhChange           *change;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load ("ru-chess-988", NULL);
  g_autoptr (ZhSite) first = zh_sites_start (tournament->sites, entry, 1);
  g_autoptr (ZhSite) next = NULL;
  g_autoptr (GArray) states = NULL;

  g_assert_cmpint (first->id, ==, 0);
  zh_person_set_string (&first->place, "Nowhere, room 3");
  zh_person_set_string (&first->arbiter, "  Watcher Will ");
  zh_person_set_string (&first->note, "Two screens");
  first->camera = first->equipment = TRUE;
  change = zh_desk_set_site (fixture->desk, first, &error);
  fixture_check (fixture, change, error);

  tournament = fixture_get_tournament (fixture, id);
  states = zh_tournament_list_sites (tournament, 1, rules);
  g_assert_cmpint (find_state (states, entry)->open, ==, ZH_SITE_NOTHING);
  g_assert_cmpstr (find_state (states, entry)->site->arbiter, ==, "Watcher Will");
  next = zh_sites_start (tournament->sites, entry, 2);
  g_assert_cmpint (next->id, ==, 0);
  g_assert_cmpint (next->round, ==, 2);
  g_assert_cmpstr (next->place, ==, "Nowhere, room 3");
  g_assert_cmpstr (next->note, ==, "");
  g_assert_false (next->camera || next->equipment);
}

/* Who is not paired in a round has no site in it. */
static void
test_paired (Fixture      *fixture,
             gconstpointer data)
{
  gint64              id = add_online (fixture);
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  gint64              last = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 3))->id;
  GError             *error = NULL;
  ZhChange           *change = zh_desk_withdraw_entry (fixture->desk, last, ZH_ENTRY_WITHDRAWN, 0, NULL, &error);
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  fixture_check (fixture, change, error);
  before = zh_tournament_list_sites (fixture_get_tournament (fixture, id), 1, NULL);
  g_assert_cmpuint (before->len, ==, 3);
  change = zh_desk_pair_round (fixture->desk, id, &error);
  fixture_check (fixture, change, error);
  after = zh_tournament_list_sites (fixture_get_tournament (fixture, id), 1, NULL);
  g_assert_cmpuint (after->len, ==, 2);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gint64              online = add_online (fixture);
  gint64              board = fixture_add_tournament (fixture, "Board", "round-robin", 4);
  const ZhTournament *tournament = fixture_get_tournament (fixture, board);
  g_autoptr (ZhSite) here = zh_sites_start (tournament->sites, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, 1);
  g_autoptr (ZhSite) late = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) none = zh_tournament_list_sites (tournament, 1, NULL);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (zh_desk_set_site (fixture->desk, here, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "Board"));
  g_clear_error (&error);

  tournament = fixture_get_tournament (fixture, online);
  late = zh_sites_start (tournament->sites, ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id, 0);
  g_assert_null (zh_desk_set_site (fixture->desk, late, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  late->round = 1;
  late->entry_id = 12345;
  g_assert_null (zh_desk_set_site (fixture->desk, late, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

static const struct
{
  const char *typed;
  const char *kept; /* %NULL: refused */
} times[] = {
  { "", "" },
  { "12:45-13:25", "12:45–13:25" },
  { " 9:05 – 9:50 ; 9:52- ", "09:05–09:50, 09:52–" },
  { "23:50—0:10", "23:50–00:10" },
  { "12:45", NULL },
  { "12:45-, 13:00-13:10", NULL },
  { "12:60-13:10", NULL },
  { "24:00-", NULL },
  { "12:5-13:10", NULL },
  { "12:45-13:00-13:10", NULL },
  { "12:45-13:00,", NULL },
  { "there", NULL },
};

static void
test_times (void)
{
  g_autofree char *first = zh_conference_times_mark ("", TRUE, 765);
  g_autofree char *again = zh_conference_times_mark (first, TRUE, 800);
  g_autofree char *left = zh_conference_times_mark (first, FALSE, 805);
  g_autofree char *back = zh_conference_times_mark (left, TRUE, 807);
  g_autofree char *never = zh_conference_times_mark ("", FALSE, 807);

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *kept = zh_conference_times_parse (times[i].typed);

      if (g_strcmp0 (kept, times[i].kept) != 0)
        g_error ("“%s” is %s", times[i].typed, kept);
    }
  g_assert_cmpstr (first, ==, "12:45–");
  g_assert_cmpstr (again, ==, first);
  g_assert_cmpstr (left, ==, "12:45–13:25");
  g_assert_cmpstr (back, ==, "12:45–13:25, 13:27–");
  g_assert_cmpstr (never, ==, "");
}

/* Sets the mark, or the times where they are given. */
static const ZhSite *
mark (Fixture    *fixture,
      gint64      id,
      gboolean    present,
      const char *given)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  gint64              entry = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id;
  g_autoptr (ZhSite) site = zh_sites_start (tournament->sites, entry, 1);
  GError *error = NULL;

  site->conference = present;
  if (given != NULL)
    zh_person_set_string (&site->conference_times, given);
  fixture_check (fixture, zh_desk_set_site (fixture->desk, site, &error), error);
  return zh_sites_find (fixture_get_tournament (fixture, id)->sites, entry, 1);
}

/* A mark keeps its moment, times that are typed say what the mark is, and one undo takes both back. */
static void
test_conference (Fixture      *fixture,
                 gconstpointer data)
{
  gint64        id = add_online (fixture);
  const ZhSite *site = mark (fixture, id, TRUE, NULL);
  g_autoptr (ZhSite) wrong = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_conference_times_last (site->conference_times));
  site = mark (fixture, id, FALSE, NULL);
  g_assert_cmpuint (g_utf8_strlen (site->conference_times, -1), ==, strlen ("12:45-13:25"));
  g_assert_false (zh_conference_times_last (site->conference_times));
  site = mark (fixture, id, FALSE, "12:45-13:25; 13:27-");
  g_assert_cmpstr (site->conference_times, ==, "12:45–13:25, 13:27–");
  g_assert_true (site->conference);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  site = g_ptr_array_index (fixture_get_tournament (fixture, id)->sites, 0);
  g_assert_false (site->conference || zh_conference_times_last (site->conference_times));
  wrong = zh_sites_start (fixture_get_tournament (fixture, id)->sites, site->entry_id, 1);
  zh_person_set_string (&wrong->conference_times, "soon");
  g_assert_null (zh_desk_set_site (fixture->desk, wrong, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "soon"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/sites/boxes/%s-%d", cases[i].ruleset, cases[i].boards);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_boxes);
    }
  g_test_add_func ("/desk/sites/times", test_times);
  g_test_add ("/desk/sites/conference", Fixture, NULL, fixture_set_up, test_conference, fixture_tear_down);
  g_test_add ("/desk/sites/next-round", Fixture, NULL, fixture_set_up, test_next_round, fixture_tear_down);
  g_test_add ("/desk/sites/paired", Fixture, NULL, fixture_set_up, test_paired, fixture_tear_down);
  g_test_add ("/desk/sites/refused", Fixture, NULL, fixture_set_up, test_refused, fixture_tear_down);
  return g_test_run ();
}
