/* Start numbers after the first pairing: who comes late gets the number that the rating earns, corrected
 * ratings move numbers until round 4 is paired, and nothing else of the event moves with them. */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-standings.h"
#include "desk-team-list.h"
#include "dutch-acceleration.h"
#include "errors.h"
#include "next-step.h"
#include "../tournament-settings.h"

static gint64
add_tournament (Fixture    *fixture,
                const char *system,
                int         n_rounds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autofree char *name =
      g_strdup_printf ("Open %u", zh_desk_get_snapshot (fixture->desk)->tournaments->len + 1);
  gint64 id = 0;

  zh_person_set_string (&settings->name, name);
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->n_rounds = n_rounds;
  if (g_str_equal (system, "team-swiss"))
    settings->boards = 2;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  return id;
}

static ZhEntry *
make_one (const ZhTournament *tournament,
          const char         *name,
          int                 rating)
{
  ZhEntry *entry;

  if (!zh_tournament_is_team (tournament))
    return fixture_make_entry (name, "Test", rating);
  entry = zh_entry_new ();
  zh_person_set_string (&entry->team_name, name);
  entry->rating = rating;
  return entry;
}

static void
add_one (Fixture    *fixture,
         gint64      id,
         const char *name,
         int         rating)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  g_ptr_array_add (entries, make_one (fixture_get_tournament (fixture, id), name, rating));
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
}

static void
number (Fixture    *fixture,
        gint64      id,
        ZhNumbering method)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, method, 5, NULL, 0, &error), error);
}

/* Pairs and plays the rounds up to @last. */
static void
play (Fixture *fixture,
      gint64   id,
      int      last)
{
  for (int round = zh_tournament_count_paired_rounds (fixture_get_tournament (fixture, id)) + 1;
       round <= last; round++)
    {
      g_autoptr (GError) error = NULL;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      fixture_play_round (fixture, id, round);
    }
}

static gint64
find_id (const ZhTournament *tournament,
         const char         *start_number)
{
  gint64 wanted = g_ascii_strtoll (start_number, NULL, 10);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == wanted)
        return entry->id;
    }
  return 0;
}

/* What the system proposed, by entries. */
static void
dump_proposal (GString            *text,
               const ZhTournament *tournament,
               const ZhRound      *round)
{
  g_auto (GStrv) lines = g_strsplit (round->proposal, "\n", -1);

  g_assert_cmpstr (round->proposal, !=, "");
  for (char **line = lines; **line != '\0'; line++)
    {
      g_auto (GStrv) sides = g_strsplit (*line, " ", 2);

      g_string_append_printf (text, "proposed %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n",
                              find_id (tournament, sides[0]), find_id (tournament, sides[1]));
    }
}

/* Everything that was played, by entries: nothing of it follows the numbers. */
static char *
dump_games (Fixture *fixture,
            gint64   id)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  GString            *text = g_string_new (NULL);

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      dump_proposal (text, tournament, round);
      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);
          g_autofree char *result =
              zh_result_format_code (pairing->n_games > 0 ? pairing->games[0].result : ZH_RESULT_NONE);

          g_string_append_printf (text, "%d %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s\n", round->number,
                                  pairing->number, pairing->entry[0], pairing->entry[1], result);
        }
    }
  return g_string_free (text, FALSE);
}

static const ZhEntry *
find_entry (const ZhTournament *tournament,
            const char         *name)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (strcmp (entry->person != NULL ? entry->person->surname : entry->team_name, name) == 0)
        return entry;
    }
  g_assert_not_reached ();
}

/* 1 … n without a gap, and nobody behind a weaker one. */
static void
check_order (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_assert_cmpint (entry->start_number, ==, (int) i + 1);
      if (i > 0)
        g_assert_cmpint (
            zh_tournament_get_rating (tournament, entry), <=,
            zh_tournament_get_rating (tournament, g_ptr_array_index (tournament->entries, i - 1)));
    }
}

static char *
dump_numbers (const ZhTournament *tournament)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT " %d\n", entry->id, entry->start_number);
    }
  return g_string_free (text, FALSE);
}

static void
undo_and_redo (Fixture    *fixture,
               const char *before)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = fixture_dump_tables (fixture);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  undone = fixture_dump_tables (fixture);
  g_assert_cmpstr (undone, ==, before);
  fixture_check (fixture, zh_desk_redo (fixture->desk, &error), error);
  redone = fixture_dump_tables (fixture);
  g_assert_cmpstr (redone, ==, after);
}

static void
fill_at_random (Fixture *fixture,
                gint64   id)
{
  int n = g_test_rand_int_range (4, 12) * 2;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %02d", g_test_rand_int_range (0, 40));

      add_one (fixture, id, name, g_test_rand_int_range (0, 8) * 100);
    }
  number (fixture, id, ZH_NUMBERING_RATING);
}

/* Whatever the list: after a late entry the numbers are those of the ratings. */
static void
test_late_property (Fixture      *fixture,
                    gconstpointer data)
{
  const char *system = data;

  for (int round = 1; round <= 3; round++)
    {
      gint64           id = add_tournament (fixture, system, 9);
      g_autofree char *games = NULL;
      g_autofree char *games_after = NULL;
      g_autofree char *before = NULL;

      fill_at_random (fixture, id);
      play (fixture, id, round);
      check_order (fixture_get_tournament (fixture, id));
      games = dump_games (fixture, id);
      before = fixture_dump_tables (fixture);
      add_one (fixture, id, "Late", g_test_rand_int_range (0, 9) * 100);
      check_order (fixture_get_tournament (fixture, id));
      games_after = dump_games (fixture, id);
      g_assert_cmpstr (games_after, ==, games);
      undo_and_redo (fixture, before);
      play (fixture, id, round + 1);
    }
}

/* Once round 4 is paired no act moves a number. */
static void
test_stand_after_four (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = add_tournament (fixture, data, 9);
  g_autofree char *numbers = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *after = NULL;
  const ZhEntry   *late;

  fill_at_random (fixture, id);
  play (fixture, id, 3);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  numbers = dump_numbers (fixture_get_tournament (fixture, id));
  add_one (fixture, id, "Late", 2800);
  late = find_entry (fixture_get_tournament (fixture, id), "Late");
  g_assert_cmpint (late->start_number, ==, (int) fixture_get_tournament (fixture, id)->entries->len);
  expected = g_strdup_printf ("%s%" G_GINT64_FORMAT " %d\n", numbers, late->id, late->start_number);
  after = dump_numbers (fixture_get_tournament (fixture, id));
  g_assert_cmpstr (after, ==, expected);

  for (ZhNumbering method = ZH_NUMBERING_RATING; method <= ZH_NUMBERING_RATING_AND_LOT; method++)
    {
      g_assert_null (zh_desk_number_entries (fixture->desk, id, method, 5, NULL, 0, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_nonnull (strstr (error->message, "C.04.2"));
      g_clear_error (&error);
    }
  g_assert_null (zh_desk_set_start_number (fixture->desk, late->id, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
}

static void
edit_rating (Fixture    *fixture,
             gint64      id,
             const char *name,
             int         rating)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhEntry) entry = zh_entry_copy (find_entry (fixture_get_tournament (fixture, id), name));

  entry->rating = rating;
  fixture_check (fixture, zh_desk_edit_entry (fixture->desk, entry, &error), error);
}

static char *
format_last_act (Fixture *fixture)
{
  g_autoptr (GPtrArray) journal = zh_desk_list_journal (fixture->desk, NULL, NULL);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);

  return zh_journal_entry_format (g_ptr_array_index (journal, journal->len - 1), english);
}

/* A correction moves numbers when that is asked for, keeps equals as they were, and only in the order of
 * ratings. */
static void
test_correction (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Open", "dutch", 8);
  g_autofree char *before = NULL;
  g_autofree char *games = NULL;
  g_autofree char *games_after = NULL;
  g_autofree char *told = NULL;

  play (fixture, id, 2);
  g_assert_null (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  edit_rating (fixture, id, "Player 08", 2385);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 08")->start_number, ==, 8);
  g_assert_null (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_LOT, 7, NULL, 0, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  games = dump_games (fixture, id);
  before = fixture_dump_tables (fixture);
  number (fixture, id, ZH_NUMBERING_RATING);
  check_order (fixture_get_tournament (fixture, id));
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 08")->start_number, ==, 3);
  games_after = dump_games (fixture, id);
  g_assert_cmpstr (games_after, ==, games);
  told = format_last_act (fixture);
  g_assert_nonnull (strstr (told, "start numbers moved: 6"));
  undo_and_redo (fixture, before);
}

/* Too late for the numbers it is written all the same, and the journal says what it is for. */
static void
test_late_correction (Fixture      *fixture,
                      gconstpointer data)
{
  gint64           id = fixture_add_tournament (fixture, "Open", "dutch", 12);
  g_autofree char *told = NULL;

  play (fixture, id, 4);
  edit_rating (fixture, id, "Player 08", 2700);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 08")->start_number, ==, 8);
  told = format_last_act (fixture);
  g_assert_nonnull (strstr (told, "after the pairing of round 4 the start numbers stand"));
}

static void
test_exchange (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);
  gint64 third;

  edit_rating (fixture, id, "Player 03", 2390);
  play (fixture, id, 1);
  third = find_entry (fixture_get_tournament (fixture, id), "Player 03")->id;
  g_assert_null (zh_desk_set_start_number (fixture->desk, third, 1, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_set_start_number (fixture->desk, third, 2, &error), error);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 03")->start_number, ==, 2);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 02")->start_number, ==, 3);

  /* Who comes later does not undo the exchange. */
  add_one (fixture, id, "Late", 2500);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Late")->start_number, ==, 1);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 03")->start_number, ==, 3);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Player 02")->start_number, ==, 4);
}

static const struct
{
  const char *name;
  const char *system;
  ZhNumbering method;
  int         n_rounds; /* paired before */
  int         expected; /* number of a strong newcomer among eight */
} newcomers[] = {
  { "dutch-before", "dutch", ZH_NUMBERING_RATING, 0, 1 },
  { "dutch-late", "dutch", ZH_NUMBERING_RATING, 1, 1 },
  { "dutch-drawn", "dutch", ZH_NUMBERING_LOT, 1, 9 },
  { "team-swiss-late", "team-swiss", ZH_NUMBERING_RATING, 2, 1 },
  { "swiss-ua-late", "swiss-ua", ZH_NUMBERING_RATING, 1, 9 },
  { "swiss-lot-late", "swiss-lot", ZH_NUMBERING_LOT, 1, 9 },
  { "round-robin-drawn", "round-robin", ZH_NUMBERING_LOT, 0, 9 },
};

static void
test_newcomer (Fixture      *fixture,
               gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = add_tournament (fixture, newcomers[i].system, 9);

  for (int k = 0; k < 8; k++)
    {
      g_autofree char *name = g_strdup_printf ("Name %d", k);

      add_one (fixture, id, name, 2000 - 10 * k);
    }
  number (fixture, id, newcomers[i].method);
  play (fixture, id, newcomers[i].n_rounds);
  add_one (fixture, id, "Late", 2500);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Late")->start_number, ==,
                   newcomers[i].expected);
}

/* A team of a list is numbered by the average of its first boards, as it will have it once they are in. */
static void
test_late_teams (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = add_tournament (fixture, "team-swiss", 5);
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhTeamList) teams = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;
  g_autofree char *told = NULL;

  for (int k = 0; k < 6; k++)
    {
      g_autofree char *name = g_strdup_printf ("Team %d", k);

      add_one (fixture, id, name, 2000 - 10 * k);
    }
  number (fixture, id, ZH_NUMBERING_RATING);
  play (fixture, id, 1);
  table = zh_entry_table_new_from_text (
      "team,board,surname,given,rating\nGuests,1,One,Test,2005\nGuests,2,Two,Test,1965\n", NULL, &error);
  g_assert_no_error (error);
  teams = zh_team_list_new (table, 2, NULL, &error);
  plan = zh_desk_plan_teams (fixture_get_tournament (fixture, id), teams->teams, &error);
  g_assert_cmpint (g_array_index (plan->numbers, int, 0), ==, 3);
  g_assert_cmpuint (plan->moves->len, ==, 4);
  fixture_check (fixture, zh_desk_add_teams (fixture->desk, id, teams->teams, NULL, &error), error);
  check_order (fixture_get_tournament (fixture, id));
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Guests")->start_number, ==, 3);
  told = format_last_act (fixture);
  g_assert_nonnull (strstr (told, "start numbers moved: 4"));
}

/* The draw is forgotten when the arbiter numbers by rating after all. */
static void
test_draw_forgotten (Fixture      *fixture,
                     gconstpointer data)
{
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);

  number (fixture, id, ZH_NUMBERING_LOT);
  number (fixture, id, ZH_NUMBERING_RATING);
  add_one (fixture, id, "Late", 2395);
  g_assert_cmpint (find_entry (fixture_get_tournament (fixture, id), "Late")->start_number, ==, 2);
}

/* Groups that name numbers keep their members; forbidden pairs belong to the entries. */
static void
test_kept_by_number (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 8);
  g_autoptr (GPtrArray) groups = zh_group_list_parse (
      "[group 1]\ntitle=Hosts\nmembers=numbers=1,4-5;sex=m\n[group 2]\ntitle=Last\nmembers=numbers=7-\n",
      &error);
  g_autoptr (GPtrArray) forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  g_autoptr (GPtrArray) points = g_ptr_array_new ();
  gint64           ids[] = { find_entry (fixture_get_tournament (fixture, id), "Player 02")->id,
                             find_entry (fixture_get_tournament (fixture, id), "Player 07")->id };
  g_autofree char *before = NULL;
  const char      *text;

  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_set_groups (fixture->desk, id, groups, &error), error);
  g_ptr_array_add (forbidden, zh_forbidden_new (1, 9, ids, 2));
  fixture_check (fixture, zh_desk_set_restrictions (fixture->desk, id, forbidden, points, &error), error);
  play (fixture, id, 1);
  before = fixture_dump_tables (fixture);
  add_one (fixture, id, "Late", 2375);
  text = zh_tournament_get_option (fixture_get_tournament (fixture, id), ZH_OPTION_GROUPS);
  g_assert_nonnull (strstr (text, "members=numbers=1,5,6;sex=m"));
  g_assert_nonnull (strstr (text, "members=numbers=8,9"));
  g_assert_true (zh_tournament_is_forbidden (fixture_get_tournament (fixture, id), 2, ids[0], ids[1]));
  undo_and_redo (fixture, before);
}

/* C.04.7: the last of group A stays the same person. */
static void
test_baku (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Open", "dutch", 12);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (ZhHistory) history = NULL;
  g_autofree ZhPoints *points = NULL;

  settings->n_rounds = 9;
  g_hash_table_replace (settings->options, g_strdup ("acceleration"), g_strdup ("baku"));
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  play (fixture, id, 1);
  add_one (fixture, id, "Strong", 2500);
  add_one (fixture, id, "Weak", 1500);
  history = zh_history_new (fixture_get_tournament (fixture, id), 1);
  points = zh_dutch_virtual_points (history, 9, &error);
  g_assert_no_error (error);
  for (int i = 0; i < history->n_entries; i++)
    {
      const char *name = zh_history_get_entry (history, i)->person->surname;
      gboolean    in_group_a =
          strcmp (name, "Strong") == 0 || (strcmp (name, "Player 06") <= 0 && strcmp (name, "Weak") != 0);

      g_test_message ("%s", name);
      g_assert_cmpint (points[i * 9 + 1] > 0, ==, in_group_a);
    }
}

static const struct
{
  const char *name;
  const char *system;
  gboolean    rated;
  ZhStep      step;
  const char *button;
} steps[] = {
  { "round-robin", "round-robin", TRUE, ZH_STEP_DRAW_NUMBERS, "Draw numbers by lot…" },
  { "dutch", "dutch", TRUE, ZH_STEP_NUMBER_ENTRIES, "Number by rating" },
  { "swiss-ua-rated", "swiss-ua", TRUE, ZH_STEP_NUMBER_AND_DRAW, "Number by rating, equals by lot" },
  { "swiss-ua-unrated", "swiss-ua", FALSE, ZH_STEP_DRAW_NUMBERS, "Draw numbers by lot…" },
  { "swiss-lot", "swiss-lot", TRUE, ZH_STEP_DRAW_NUMBERS, "Draw numbers by lot…" },
};

static void
test_step (Fixture      *fixture,
           gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  gint64 id = add_tournament (fixture, steps[i].system, 9);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  g_autofree char *button = NULL;
  ZhNextStep       step;

  settings->rated_first_round = steps[i].rated;
  if (!steps[i].rated)
    fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  add_one (fixture, id, "A", 2000);
  add_one (fixture, id, "B", 2100);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  button = zh_next_step_format_button (&step, english);
  g_assert_cmpint (step.step, ==, steps[i].step);
  g_assert_cmpstr (button, ==, steps[i].button);
}

/* A list brings the numbers of its own rows: where they have to follow the ratings it is said before round 1. */
static void
test_stray (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = add_tournament (fixture, data, 5);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhLanguage) english = zh_language_new ("en", NULL);
  gboolean         follows = zh_tournament_has_rated_numbers (fixture_get_tournament (fixture, id));
  g_autofree char *sentence = NULL;
  ZhNextStep       step;

  for (int i = 0; i < 4; i++)
    {
      ZhEntry *entry = make_one (fixture_get_tournament (fixture, id), i == 0 ? "A" : i == 1 ? "B"
                                                                                  : i == 2   ? "C"
                                                                                             : "D",
                                 1800 + 100 * (i % 3));

      entry->start_number = i + 1;
      g_ptr_array_add (entries, entry);
    }
  fixture_check (fixture, zh_desk_add_entries (fixture->desk, id, entries, &error), error);
  step = zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id);
  g_assert_cmpint (step.step, ==, ZH_STEP_PAIR_ROUND);
  g_assert_true (step.stray_numbers == follows);
  sentence = zh_next_step_format_sentence (&step, english);
  g_assert_true ((strstr (sentence, "not in the order of the ratings") != NULL) == follows);

  number (fixture, id, ZH_NUMBERING_RATING);
  g_assert_false (zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id).stray_numbers);
  number (fixture, id, ZH_NUMBERING_LOT);
  g_assert_false (zh_desk_get_next_step (zh_desk_get_snapshot (fixture->desk), id).stray_numbers);
}

/* Rated players by rating, equals and the unrated by the lot of all, the same from the same seed. */
static void
test_rating_and_lot (Fixture      *fixture,
                     gconstpointer data)
{
  static const int ratings[] = { 0, 2000, 2100, 2000, 0, 2000, 2100, 0 };
  gint64           id = add_tournament (fixture, "swiss-ua", 7);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (ratings); i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %d", (int) i);

      add_one (fixture, id, name, ratings[i]);
    }
  number (fixture, id, ZH_NUMBERING_RATING_AND_LOT);
  check_order (fixture_get_tournament (fixture, id));
  first = dump_numbers (fixture_get_tournament (fixture, id));
  number (fixture, id, ZH_NUMBERING_RATING);
  second = dump_numbers (fixture_get_tournament (fixture, id));
  g_assert_cmpstr (second, !=, first);
  number (fixture, id, ZH_NUMBERING_RATING_AND_LOT);
  g_free (second);
  second = dump_numbers (fixture_get_tournament (fixture, id));
  g_assert_cmpstr (second, ==, first);
}

/* By FIDE's rules titles come before the lot (C.04.2, 2.2), and the lot before the alphabet: question 146 of the
 * checklist. */
static void
test_title_and_lot (Fixture      *fixture,
                    gconstpointer data)
{
  static const char *const titles[] = { "", "FM", "GM", "", "WIM", "", "" };
  gint64                   id = add_tournament (fixture, "dutch", 7);
  gboolean                 is_drawn = FALSE;
  int                      last = -1;
  int                      last_number = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %d", (int) i);
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhEntry) next = NULL;
      g_autoptr (ZhPerson) person = NULL;

      add_one (fixture, id, name, 2000);
      next = zh_entry_copy (g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, i));
      person = zh_person_copy (next->person);
      zh_person_set_string (&person->title, titles[i]);
      zh_person_unref (next->person);
      next->person = zh_person_ref (person);
      fixture_check (fixture, zh_desk_edit_entry (fixture->desk, next, &error), error);
    }
  number (fixture, id, ZH_NUMBERING_RATING_AND_LOT);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      static const int expected[] = { 0, 2, 1, 0, 3, 0, 0 };
      const ZhEntry   *entry = g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, i);
      int              which = entry->person->surname[strlen ("Name ")] - '0';

      if (expected[which] > 0)
        g_assert_cmpint (entry->start_number, ==, expected[which]);
      else
        {
          g_assert_cmpint (entry->start_number, >, 3);
          is_drawn = is_drawn || (which > last && entry->start_number < last_number) || (which < last && entry->start_number > last_number);
          last = which;
          last_number = entry->start_number;
        }
    }
  g_assert_true (is_drawn);
}

static void
add (const char *path,
     gpointer    data,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/start-numbers/stray/dutch", (gpointer) "dutch", test_stray);
  add ("/start-numbers/stray/team-swiss", (gpointer) "team-swiss", test_stray);
  add ("/start-numbers/stray/round-robin", (gpointer) "round-robin", test_stray);
  add ("/start-numbers/stray/swiss-ua", (gpointer) "swiss-ua", test_stray);
  add ("/start-numbers/late/dutch", (gpointer) "dutch", test_late_property);
  add ("/start-numbers/late/team-swiss", (gpointer) "team-swiss", test_late_property);
  add ("/start-numbers/stand/dutch", (gpointer) "dutch", test_stand_after_four);
  add ("/start-numbers/stand/team-swiss", (gpointer) "team-swiss", test_stand_after_four);
  add ("/start-numbers/correction", NULL, test_correction);
  add ("/start-numbers/late-correction", NULL, test_late_correction);
  add ("/start-numbers/exchange", NULL, test_exchange);
  add ("/start-numbers/late-teams", NULL, test_late_teams);
  add ("/start-numbers/draw-forgotten", NULL, test_draw_forgotten);
  add ("/start-numbers/kept-by-number", NULL, test_kept_by_number);
  add ("/start-numbers/baku", NULL, test_baku);
  add ("/start-numbers/rating-and-lot", NULL, test_rating_and_lot);
  add ("/start-numbers/title-and-lot", NULL, test_title_and_lot);
  for (gsize i = 0; i < G_N_ELEMENTS (newcomers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/start-numbers/newcomer/%s", newcomers[i].name);

      add (path, GSIZE_TO_POINTER (i), test_newcomer);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *path = g_strdup_printf ("/start-numbers/next-step/%s", steps[i].name);

      add (path, GSIZE_TO_POINTER (i), test_step);
    }
  return g_test_run ();
}
