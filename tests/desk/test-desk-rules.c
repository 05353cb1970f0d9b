#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "canonical-json.h"
#include "desk-unpair.h"
#include "desk-backups.h"
#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-regulation.h"
#include "errors.h"
#include "history.h"
#include "next-step.h"
#include "random.h"
#include "rule-words.h"
#include "ruleset-defaults.h"
#include "table-rounds.h"
#include "desk-import.h"
#include "withdrawal.h"
#include "../tournament-settings.h"

/* What the commands let through and what they refuse, and what follows from them. */

#define check(change) fixture_check (fixture, change, error)

static void
check_refused (ZhChange *change,
               GError  **error,
               ZhError   code)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, (int) code);
  g_clear_error (error);
}

static const ZhEntry *
get_entry (Fixture *fixture,
           gint64   id,
           int      number)
{
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  g_assert_not_reached ();
}

static const ZhPairing *
get_pairing_of (Fixture *fixture,
                gint64   id,
                int      round,
                gint64   entry_id)
{
  const ZhRound *found = zh_tournament_find_round (fixture_get_tournament (fixture, id), round);

  for (guint i = 0; i < found->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (found->pairings, i);

      if (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id)
        return pairing;
    }
  return NULL;
}

/* The code of the result of @entry_id's first game in a round. */
static char *
dup_code (Fixture *fixture,
          gint64   id,
          int      round,
          gint64   entry_id)
{
  return zh_result_format_code (get_pairing_of (fixture, id, round, entry_id)->games[0].result);
}

static void
test_withdrawal_in_round_robin (Fixture      *fixture,
                                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  gint64           first = get_entry (fixture, id, 1)->id;
  gint64           second = get_entry (fixture, id, 2)->id;
  g_autofree char *code = NULL;
  int              n_double = 0;
  ZhResult         draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };

  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_set_result (fixture->desk, id, 1, get_pairing_of (fixture, id, 1, first)->number, 0,
                             draw, &error));
  check (zh_desk_withdraw_entry (fixture->desk, first, ZH_ENTRY_WITHDRAWN, 1, "illness", &error));

  /* The played game stays; the paired one becomes a forfeit; so does the one paired later. */
  code = dup_code (fixture, id, 1, first);
  g_assert_cmpstr (code, ==, "=-=");
  g_free (code);
  code = dup_code (fixture, id, 2, first);
  g_assert_cmpstr (code, ==, get_pairing_of (fixture, id, 2, first)->entry[0] == first ? "--+" : "+--");
  check (zh_desk_pair_round (fixture->desk, id, &error));
  g_assert_false (get_pairing_of (fixture, id, 3, first)->games[0].result.played);
  g_assert_true (zh_result_is_set (get_pairing_of (fixture, id, 3, first)->games[0].result));
  check_refused (zh_desk_withdraw_entry (fixture->desk, first, ZH_ENTRY_WITHDRAWN, 1, NULL, &error),
                 &error, ZH_ERROR_REFUSED);

  /* The second to leave loses also the point that came from the first. */
  check (zh_desk_withdraw_entry (fixture->desk, second, ZH_ENTRY_EXPELLED, 0, NULL, &error));
  for (int round = 1; round <= 3; round++)
    {
      const ZhPairing *pairing = get_pairing_of (fixture, id, round, second);
      g_autofree char *result = zh_result_format_code (pairing->games[0].result);

      if (pairing->entry[0] == first || pairing->entry[1] == first)
        n_double += strcmp (result, "---") == 0 ? 1 : 0;
      else
        g_assert_cmpstr (result, ==, pairing->entry[0] == second ? "--+" : "+--");
    }
  g_assert_cmpint (n_double, ==,
                   get_pairing_of (fixture, id, 1, first)->entry[0] == second ||
                           get_pairing_of (fixture, id, 1, first)->entry[1] == second
                       ? 0
                       : 1);
  check (zh_desk_reinstate_entry (fixture->desk, second, NULL, &error));
  g_assert_cmpint (get_entry (fixture, id, 2)->status, ==, ZH_ENTRY_PLAYING);
}

static void
test_absences_in_swiss (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Open", "dutch", 9);
  gint64           absent = get_entry (fixture, id, 3)->id;
  gint64           left = get_entry (fixture, id, 4)->id;
  const ZhPairing *pairing;

  check (zh_desk_set_absence (fixture->desk, absent, 1, ZH_PAIRING_HALF_BYE, &error));
  check (zh_desk_withdraw_entry (fixture->desk, left, ZH_ENTRY_WITHDRAWN, 0, NULL, &error));
  check (zh_desk_pair_round (fixture->desk, id, &error));
  pairing = get_pairing_of (fixture, id, 1, absent);
  g_assert_cmpint (pairing->kind, ==, ZH_PAIRING_HALF_BYE);
  g_assert_cmpint (pairing->n_games, ==, 0);
  g_assert_null (get_pairing_of (fixture, id, 1, left));
  /* Seven present: three boards, a bye for the odd one, then the announced absence. */
  g_assert_cmpuint (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->pairings->len, ==, 5);
  g_assert_cmpint (pairing->number, ==, 5);
  check_refused (zh_desk_set_absence (fixture->desk, absent, 1, ZH_PAIRING_GAME, &error), &error,
                 ZH_ERROR_REFUSED);
  check_refused (zh_desk_set_absence (fixture->desk, absent, 2, ZH_PAIRING_ALLOCATED_BYE, &error),
                 &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 5, 0, ZH_RESULT_NONE, &error), &error,
                 ZH_ERROR_REFUSED);
}

/* Found by hand: a Swiss was paired before anybody had a number. */
static void
test_pairing_needs_numbers (Fixture      *fixture,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  gint64 id;

  g_free (settings->name);
  settings->name = g_strdup ("Open");
  settings->system = ZH_SYSTEM_DUTCH;
  settings->n_rounds = 3;
  check (test_add_tournament (fixture->desk, settings, &id, &error));
  check (zh_desk_add_entries (fixture->desk, id, entries, &error));
  check_refused (zh_desk_pair_round (fixture->desk, id, &error), &error, ZH_ERROR_REFUSED);
  check (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error));
  check (zh_desk_pair_round (fixture->desk, id, &error));
}

static void
test_late_entries (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 table = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  gint64 swiss = fixture_add_tournament (fixture, "Open", "dutch", 4);
  g_autoptr (GPtrArray) late = fixture_make_entries (1);
  const ZhEntry *entry;

  check (zh_desk_pair_round (fixture->desk, table, &error));
  check (zh_desk_pair_round (fixture->desk, swiss, &error));
  check_refused (zh_desk_add_entries (fixture->desk, table, late, &error), &error, ZH_ERROR_REFUSED);
  check (zh_desk_add_entries (fixture->desk, swiss, late, &error));
  entry = get_entry (fixture, swiss, 2); /* behind the namesake, who is as strong */
  g_assert_cmpint (entry->first_round, ==, 2);
  g_assert_cmpint (entry->rating, ==, 2400);
  check_refused (zh_desk_number_entries (fixture->desk, swiss, ZH_NUMBERING_RATING, 0, NULL, 0, &error),
                 &error, ZH_ERROR_REFUSED);
  fixture_play_round (fixture, swiss, 1);
  check (zh_desk_pair_round (fixture->desk, swiss, &error));
  g_assert_nonnull (get_pairing_of (fixture, swiss, 2, entry->id));
}

static void
test_bad_entries (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 2);
  gint64 length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autoptr (GPtrArray) entries = fixture_make_entries (3);
  ZhEntry *second = g_ptr_array_index (entries, 1);

  zh_person_set_string (&second->person->surname, "");
  g_assert_null (zh_desk_add_entries (fixture->desk, id, entries, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "2"));
  g_clear_error (&error);
  zh_person_set_string (&second->person->surname, "Somebody");
  second->rating = 99999;
  check_refused (zh_desk_add_entries (fixture->desk, id, entries, &error), &error, ZH_ERROR_INPUT);
  g_ptr_array_set_size (entries, 0);
  check_refused (zh_desk_add_entries (fixture->desk, id, entries, &error), &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_add_entries (fixture->desk, 12345, entries, &error), &error, ZH_ERROR_INPUT);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
  g_assert_cmpuint (zh_desk_get_snapshot (fixture->desk)->persons->len, ==, 2);
}

static void
test_numbering (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  static const struct
  {
    const char *surname;
    const char *title;
    int         rating;
    int         number;
  } players[] = { { "Яворенко", "", 2300, 5 },
                  { "Ґудзенко", "", 2300, 4 },
                  { "Іваненко", "FM", 2300, 3 },
                  { "Єщенко", "IM", 2300, 2 },
                  { "Бук", "", 2301, 1 } };
  gint64   id = 0;
  guint    order[5];
  ZhRandom random = zh_random_new (42);
  gint64   ids[5];

  zh_person_set_string (&settings->name, "Men");
  check (test_add_tournament (fixture->desk, settings, &id, &error));
  for (gsize i = 0; i < G_N_ELEMENTS (players); i++)
    {
      ZhEntry *entry = fixture_make_entry (players[i].surname, "", players[i].rating);

      zh_person_set_string (&entry->person->title, players[i].title);
      g_ptr_array_add (entries, entry);
    }
  check (zh_desk_add_entries (fixture->desk, id, entries, &error));
  for (guint i = 0; i < 5; i++)
    ids[i] = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, i))->id;

  check (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error));
  for (gsize i = 0; i < G_N_ELEMENTS (players); i++)
    g_assert_cmpstr (get_entry (fixture, id, players[i].number)->person->surname, ==, players[i].surname);

  /* A draw can be repeated by anybody who knows the seed. */
  check (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_LOT, 42, NULL, 0, &error));
  zh_random_permutation (&random, 5, order);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (get_entry (fixture, id, i + 1)->id, ==, ids[order[i]]);

  check (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_BY_HAND, 0, ids, 5, &error));
  check (zh_desk_set_start_number (fixture->desk, ids[0], 4, &error));
  g_assert_cmpint (get_entry (fixture, id, 4)->id, ==, ids[0]);
  g_assert_cmpint (get_entry (fixture, id, 1)->id, ==, ids[3]);
  check_refused (zh_desk_set_start_number (fixture->desk, ids[0], 6, &error), &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_BY_HAND, 0, ids, 4, &error),
                 &error, ZH_ERROR_INPUT);
  ids[1] = ids[0];
  check_refused (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_BY_HAND, 0, ids, 5, &error),
                 &error, ZH_ERROR_INPUT);
}

static void
test_pairing_order (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 table = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  gint64 swiss = fixture_add_tournament (fixture, "Open", "dutch", 6);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, swiss));

  settings->n_rounds = 2;
  check (test_edit_tournament (fixture->desk, settings, &error));

  /* A round robin may be paired ahead, to its last round. */
  for (int round = 1; round <= 5; round++)
    check (zh_desk_pair_round (fixture->desk, table, &error));
  check_refused (zh_desk_pair_round (fixture->desk, table, &error), &error, ZH_ERROR_REFUSED);

  /* A Swiss waits for its results, and names the boards. */
  check (zh_desk_pair_round (fixture->desk, swiss, &error));
  g_assert_null (zh_desk_pair_round (fixture->desk, swiss, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "1, 2, 3"));
  g_clear_error (&error);
  check_refused (zh_desk_close_round (fixture->desk, swiss, 1, &error), &error, ZH_ERROR_REFUSED);
  fixture_play_round (fixture, swiss, 1);
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, swiss), 1)->state, ==,
                   ZH_ROUND_PUBLISHED);
  check_refused (zh_desk_unpair_round (fixture->desk, swiss, ZH_UNPAIR_KEEP, &error), &error, ZH_ERROR_REFUSED);
  check (zh_desk_pair_round (fixture->desk, swiss, &error));
  g_assert_cmpint (zh_tournament_find_round (fixture_get_tournament (fixture, swiss), 1)->state, ==,
                   ZH_ROUND_CLOSED);
  check (zh_desk_unpair_round (fixture->desk, swiss, ZH_UNPAIR_KEEP, &error));
  check (zh_desk_pair_round (fixture->desk, swiss, &error));
  fixture_play_round (fixture, swiss, 2);
  check_refused (zh_desk_pair_round (fixture->desk, swiss, &error), &error, ZH_ERROR_REFUSED);
}

/* Rounds drawn in any order are those of the table, whole. */
static void
test_drawn_rounds (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64    straight = fixture_add_tournament (fixture, "Straight", "round-robin", 6);
  gint64    drawn = fixture_add_tournament (fixture, "Drawn", "round-robin", 6);
  const int order[] = { 4, 2, 5, 1, 3 };
  const int broken[] = { 4, 2, 5, 1, 1 };

  check_refused (zh_desk_draw_table_rounds (fixture->desk, drawn, broken, 5, 0, &error), &error,
                 ZH_ERROR_INPUT);
  check (zh_desk_draw_table_rounds (fixture->desk, drawn, order, 5, 0, &error));
  for (int round = 1; round <= 5; round++)
    {
      check (zh_desk_pair_round (fixture->desk, straight, &error));
      check (zh_desk_pair_round (fixture->desk, drawn, &error));
    }
  for (int round = 1; round <= 5; round++)
    {
      const ZhRound *played = zh_tournament_find_round (fixture_get_tournament (fixture, drawn), round);
      const ZhRound *printed =
          zh_tournament_find_round (fixture_get_tournament (fixture, straight), order[round - 1]);

      g_assert_cmpint (played->table_round, ==, order[round - 1]);
      g_assert_cmpstr (played->proposal, ==, printed->proposal);
    }
  check_refused (zh_desk_draw_table_rounds (fixture->desk, drawn, NULL, 0, 1, &error), &error,
                 ZH_ERROR_REFUSED);
  g_assert_cmpint (zh_table_rounds_find (fixture_get_tournament (fixture, drawn), 3), ==, 5);
}

/* The lot leaves the rounds that are paired alone. */
static void
test_draw_of_remaining_rounds (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id = fixture_add_tournament (fixture, "Men", "round-robin", 8);
  gboolean seen[8] = { FALSE };

  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_draw_table_rounds (fixture->desk, id, NULL, 0, 99, &error));
  for (int round = 1; round <= 7; round++)
    {
      int table_round = zh_table_rounds_find (fixture_get_tournament (fixture, id), round);

      g_assert_cmpint (table_round, >=, 1);
      g_assert_cmpint (table_round, <=, 7);
      g_assert_false (seen[table_round]);
      seen[table_round] = TRUE;
      if (round <= 2)
        g_assert_cmpint (table_round, ==, round);
    }
}

static const struct
{
  const char *name;
  ZhResult    result;
  gboolean    possible;
} marks[] = {
  { "both-win", { ZH_MARK_WIN, ZH_MARK_WIN, TRUE, TRUE }, FALSE },
  { "win-draw", { ZH_MARK_WIN, ZH_MARK_DRAW, TRUE, TRUE }, FALSE },
  { "half", { ZH_MARK_WIN, ZH_MARK_NONE, TRUE, TRUE }, FALSE },
  { "forfeit-draw", { ZH_MARK_DRAW, ZH_MARK_DRAW, FALSE, TRUE }, FALSE },
  { "adjourned-win", { ZH_MARK_ADJOURNED, ZH_MARK_WIN, TRUE, TRUE }, FALSE },
  { "unknown-mark", { 9, ZH_MARK_WIN, TRUE, TRUE }, FALSE },
  { "draw-loss", { ZH_MARK_DRAW, ZH_MARK_LOSS, TRUE, TRUE }, TRUE },
  { "both-lose", { ZH_MARK_LOSS, ZH_MARK_LOSS, TRUE, TRUE }, TRUE },
  { "double-forfeit", { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, TRUE }, TRUE },
  { "adjourned", { ZH_MARK_ADJOURNED, ZH_MARK_ADJOURNED, TRUE, TRUE }, TRUE },
  { "unrated", { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, FALSE }, TRUE },
};

static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 4);

  check (zh_desk_pair_round (fixture->desk, id, &error));
  if (marks[index].possible)
    {
      ZhResult expected = marks[index].result;

      expected.rated = expected.rated && expected.played;
      check (zh_desk_set_result (fixture->desk, id, 1, 1, 0, marks[index].result, &error));
      fixture_reopen (fixture);
      g_assert_true (zh_result_equal (
          zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1)
              ->games[0]
              .result,
          expected));
    }
  else
    {
      check_refused (zh_desk_set_result (fixture->desk, id, 1, 1, 0, marks[index].result, &error),
                     &error, ZH_ERROR_INPUT);
    }
}

static void
test_result_places (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64   id = fixture_add_tournament (fixture, "Men", "round-robin", 5);
  ZhResult draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };

  check_refused (zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error), &error, ZH_ERROR_INPUT);
  check (zh_desk_pair_round (fixture->desk, id, &error));
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 99, 0, draw, &error), &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 3, 0, draw, &error), &error, ZH_ERROR_REFUSED);
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 1, 1, draw, &error), &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 1, -1, draw, &error), &error, ZH_ERROR_INPUT);
  check_refused (zh_desk_set_result (fixture->desk, 77, 1, 1, 0, draw, &error), &error, ZH_ERROR_INPUT);
  check (zh_desk_publish_round (fixture->desk, id, 1, &error));
  check_refused (zh_desk_publish_round (fixture->desk, id, 1, &error), &error, ZH_ERROR_REFUSED);
  fixture_play_round (fixture, id, 1);
  check_refused (zh_desk_swap_players (fixture->desk, id, 1, get_entry (fixture, id, 2)->id,
                                       get_entry (fixture, id, 3)->id, &error),
                 &error, ZH_ERROR_REFUSED);
  check (zh_desk_close_round (fixture->desk, id, 1, &error));
  check_refused (zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error), &error, ZH_ERROR_ROUND_CLOSED);
  check (zh_desk_reopen_round (fixture->desk, id, 1, "An invented reason", &error));
  check (zh_desk_set_result (fixture->desk, id, 1, 1, 0, draw, &error));
  check (zh_desk_set_result (fixture->desk, id, 1, 1, 0, ZH_RESULT_NONE, &error));
  g_assert_cmpint (
      zh_round_count_open (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)), ==, 1);
}

/* The second game has the colours the other way round: the journal names White first, whose result comes first. */
static void
assert_said_of_second_game (Fixture         *fixture,
                            gint64           id,
                            const ZhPairing *pairing)
{
  g_autoptr (GError) error = NULL;
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  g_autofree char    *white = zh_entry_format_name (zh_tournament_find_entry (tournament, pairing->entry[1]));
  g_autofree char    *black = zh_entry_format_name (zh_tournament_find_entry (tournament, pairing->entry[0]));
  g_autofree char    *players = g_strdup_printf ("2 – 0 (%s – %s;", white, black);
  g_autofree char    *words = NULL;

  check (zh_desk_set_result (fixture->desk, id, 1, 1, 1, (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }, &error));
  words = zh_journal_entry_format (zh_desk_get_last_act (fixture->desk), zh_language_get_screen ());
  g_assert_nonnull (strstr (words, players));
}

static void
test_micro_match (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = fixture_make_entries (4);
  ZhResult         results[] = { { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
                                 { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE } };
  gint64           id = 0;
  const ZhPairing *pairing;

  zh_person_set_string (&settings->name, "Men");
  settings->games_per_pairing = 2;
  settings->scoring = ZH_SCORING_TWO;
  check (test_add_tournament (fixture->desk, settings, &id, &error));
  check (zh_desk_add_entries (fixture->desk, id, entries, &error));
  check (zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error));
  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_set_results (fixture->desk, id, 1, 1, results, 2, &error));
  check (zh_desk_swap_colours (fixture->desk, id, 1, 2, 1, &error));

  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  g_assert_cmpint (pairing->n_games, ==, 2);
  g_assert_false (pairing->games[0].swapped);
  g_assert_true (pairing->games[1].swapped);
  g_assert_true (zh_result_equal (pairing->games[1].result, results[1]));
  assert_said_of_second_game (fixture, id, pairing);
  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 2);
  g_assert_false (pairing->games[1].swapped);
  g_assert_true (pairing->edited);
  check_refused (zh_desk_set_results (fixture->desk, id, 1, 1,
                                      (ZhResult[]){ ZH_RESULT_NONE, ZH_RESULT_NONE, ZH_RESULT_NONE }, 3,
                                      &error),
                 &error, ZH_ERROR_INPUT);
}

static void
test_swaps (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 5);
  const ZhRound   *round;
  const ZhPairing *first;
  gint64           white;
  gint64           black;
  gint64           free_player;

  check (zh_desk_pair_round (fixture->desk, id, &error));
  round = zh_tournament_find_round (fixture_get_tournament (fixture, id), 1);
  first = zh_round_find_pairing (round, 1);
  white = first->entry[0];
  black = first->entry[1];
  free_player = zh_round_find_pairing (round, 3)->entry[0];
  check (zh_desk_swap_colours (fixture->desk, id, 1, 1, 0, &error));
  first = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  g_assert_cmpint (first->entry[0], ==, black);
  g_assert_cmpint (first->entry[1], ==, white);
  check (zh_desk_set_result (fixture->desk, id, 1, 1, 0, (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE }, &error));
  check (zh_desk_swap_colours (fixture->desk, id, 1, 1, 0, &error));
  first = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  g_assert_cmpint (first->entry[1], ==, black);
  g_assert_cmpint (first->games[0].result.black, ==, ZH_MARK_WIN);
  check (zh_desk_set_result (fixture->desk, id, 1, 1, 0, ZH_RESULT_NONE, &error));
  check (zh_desk_swap_colours (fixture->desk, id, 1, 1, 0, &error));
  check (zh_desk_swap_players (fixture->desk, id, 1, black, free_player, &error));
  first = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  g_assert_cmpint (first->entry[0], ==, free_player);
  g_assert_true (first->edited);
  g_assert_cmpint (
      zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 3)
          ->entry[0],
      ==, black);
  check_refused (zh_desk_swap_players (fixture->desk, id, 1, black, 4711, &error), &error, ZH_ERROR_INPUT);
}

static void
test_fixed_boards (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 10);
  g_autoptr (ZhEntry) entry = zh_entry_copy (get_entry (fixture, id, 4));

  entry->fixed_board = 5;
  check (zh_desk_edit_entry (fixture->desk, entry, &error));
  for (int round = 1; round <= 9; round++)
    {
      check (zh_desk_pair_round (fixture->desk, id, &error));
      g_assert_cmpint (get_pairing_of (fixture, id, round, entry->id)->number, ==, 5);
    }
}

static void
test_tournament_rules (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (ZhTournament) edited = NULL;
  const char *bad_codes[] = { "S B", NULL };

  zh_person_set_string (&settings->name, " mEN ");
  check_refused (test_add_tournament (fixture->desk, settings, NULL, &error), &error, ZH_ERROR_INPUT);
  zh_person_set_string (&settings->name, "");
  check_refused (test_add_tournament (fixture->desk, settings, NULL, &error), &error, ZH_ERROR_INPUT);
  zh_person_set_string (&settings->name, "Women");
  settings->system = ZH_SYSTEM_DUBOV;
  check_refused (test_add_tournament (fixture->desk, settings, NULL, &error), &error, ZH_ERROR_INPUT);
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->cycles = 0;
  check_refused (test_add_tournament (fixture->desk, settings, NULL, &error), &error, ZH_ERROR_INPUT);
  settings->cycles = 1;
  g_strfreev (settings->tiebreaks);
  settings->tiebreaks = g_strdupv ((char **) bad_codes);
  check_refused (test_add_tournament (fixture->desk, settings, NULL, &error), &error, ZH_ERROR_USAGE);

  check_refused (zh_desk_close_tournament (fixture->desk, id, NULL, &error), &error, ZH_ERROR_REFUSED);
  check (zh_desk_pair_round (fixture->desk, id, &error));
  edited = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  edited->cycles = 2;
  check_refused (test_edit_tournament (fixture->desk, edited, &error), &error, ZH_ERROR_REFUSED);
  edited->cycles = 1;
  zh_person_set_string (&edited->name, "Gentlemen");
  check (test_edit_tournament (fixture->desk, edited, &error));
  check_refused (zh_desk_remove_tournament (fixture->desk, id, &error), &error, ZH_ERROR_REFUSED);
  check_refused (zh_desk_remove_entry (fixture->desk, get_entry (fixture, id, 1)->id, &error), &error,
                 ZH_ERROR_REFUSED);
}

static void
test_officials_and_regulation (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhOfficial official = { .role = (char *) "chief-arbiter",
                          .name = (char *) "One",
                          .category = (char *) "",
                          .federation = (char *) "" };

  check (zh_desk_set_official (fixture->desk, &official, &error));
  official.name = (char *) "Two";
  check_refused (zh_desk_set_official (fixture->desk, &official, &error), &error, ZH_ERROR_REFUSED);
  official.role = (char *) "king";
  check_refused (zh_desk_set_official (fixture->desk, &official, &error), &error, ZH_ERROR_INPUT);
  official.role = (char *) "arbiter";
  official.name = (char *) " ";
  check_refused (zh_desk_set_official (fixture->desk, &official, &error), &error, ZH_ERROR_INPUT);
  g_assert_null (zh_desk_set_override (fixture->desk, "no-such.key", "1", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (zh_desk_set_override (fixture->desk, "lateness.default-seconds", "soon", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  check (zh_desk_set_override (fixture->desk, "scoring.draw", "0,5", &error));
  g_assert_cmpstr (g_hash_table_lookup (zh_desk_get_snapshot (fixture->desk)->overrides, "scoring.draw"), ==, "0.5");
  check (zh_desk_set_override (fixture->desk, "scoring.draw", NULL, &error));
  check (zh_desk_set_override (fixture->desk, "lateness.default-seconds", "900", &error));
  g_assert_cmpstr (
      g_hash_table_lookup (zh_desk_get_snapshot (fixture->desk)->overrides, "lateness.default-seconds"),
      ==, "900");
}

/* Scoring, order of tie-breaks and discipline come from the event's ruleset. */
static void
test_ruleset_defaults (void)
{
  static const struct
  {
    const char *ruleset;
    const char *system;
    const char *time;
    ZhPoints    win;
    const char *first_tiebreak;
    const char *discipline;
  } cases[] = {
    { "ua-chess-2026", "round-robin", "5400+30", 10, "UC-DE", "classical" },
    { "ua-draughts-64", "round-robin", "600+10", 20, "UD-DE", "rapid" },
    { "ua-chess-2026", "dutch", "180+2", 10, "UC-DE", "blitz" },
    { "ru-chess-988", "scheveningen", "5400+30", 10, "RU-DE", "classical" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhCompetition) competition = zh_competition_new ();
      g_autoptr (ZhTournament) settings = zh_tournament_new ();
      g_autoptr (ZhRuleset) ruleset = NULL;

      zh_person_set_string (&competition->ruleset, cases[i].ruleset);
      g_assert_true (zh_system_from_string (cases[i].system, &settings->system));
      zh_person_set_string (&settings->time_control, cases[i].time);
      ruleset = zh_competition_load_ruleset (competition, &error);
      g_assert_no_error (error);
      zh_tournament_apply_ruleset (settings, ruleset);
      g_assert_cmpint (settings->scoring.win, ==, cases[i].win);
      g_assert_cmpstr (settings->tiebreaks[0], ==, cases[i].first_tiebreak);
      g_assert_cmpstr (zh_discipline_to_string (settings->time_class, settings->play), ==, cases[i].discipline);
      g_assert_cmpstr (zh_tournament_get_option (settings, "shared-places"), ==, g_str_has_prefix (cases[i].ruleset, "ua") ? "better" : "range");
    }
}

/* Every key of who leaves reaches a new tournament, however it is made: from settings that say
 * nothing of it, as the window makes them, and from a file of another program. */
static void
test_withdrawal_keys (Fixture      *fixture,
                      gconstpointer data)
{
  static const struct
  {
    const char *key;
    const char *value;
    const char *option; /* NULL: the tournament's own field */
  } keys[] = {
    { "withdrawal.round-robin-below", "annul", NULL },
    { "withdrawal.threshold-percent", "60", ZH_OPTION_WITHDRAWAL_PERCENT },
    { "withdrawal.threshold-included", "no", ZH_OPTION_WITHDRAWAL_INCLUDED },
    { "withdrawal.round-robin-reached", "keep-uncounted", ZH_OPTION_WITHDRAWAL_REACHED },
    { "withdrawal.swiss", "annul", ZH_OPTION_WITHDRAWAL_SWISS },
    { "withdrawal.expelled-place", "none", ZH_OPTION_EXPELLED_PLACE },
  };
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ru-chess-988" };
  g_autoptr (GError) error = NULL;

  check (zh_desk_edit_details (fixture->desk, &details, &error));
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (keys) + 2; i++)
    {
      gsize k = i / 2 - 1;
      g_autoptr (ZhTournament) settings = zh_tournament_new ();
      g_autoptr (ZhTrfFile) file = zh_trf_file_new (settings);
      const ZhTournament *made;
      g_autofree char    *name = g_strdup_printf ("T%d", (int) i);
      gint64              id = 0;

      if (i >= 2 && i % 2 == 0)
        check (zh_desk_set_override (fixture->desk, keys[k].key, keys[k].value, &error));
      zh_person_set_string (&settings->name, name);
      settings->system = ZH_SYSTEM_ROUND_ROBIN;
      check (i % 2 == 0 ? test_add_tournament (fixture->desk, settings, &id, &error)
                        : zh_desk_import_trf (fixture->desk, file, name, NULL, &id, &error));
      made = fixture_get_tournament (fixture, id);
      g_assert_cmpint (made->withdrawal, ==, i < 2 ? ZH_WITHDRAWAL_KEEP_UNCOUNTED : ZH_WITHDRAWAL_ANNUL);
      for (gsize other = 1; other < G_N_ELEMENTS (keys); other++)
        g_assert_cmpstr (zh_tournament_get_option (made, keys[other].option), ==, i >= 2 && other <= k ? keys[other].value : NULL);
    }
}

static void
test_duplicates (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 3);
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GArray) found = NULL;
  ZhEntry *same_id = fixture_make_entry ("Other", "Name", 0);
  ZhEntry *same_name = fixture_make_entry ("player 02", "TEST", 0);
  ZhEntry *other_birth = fixture_make_entry ("Player 03", "Test", 0);
  ZhEntry *same_year = fixture_make_entry ("Player 03", "Test", 0);
  g_autoptr (ZhEntry) edited = zh_entry_copy (get_entry (fixture, id, 1));
  g_autoptr (ZhPerson) person = zh_person_copy (edited->person);

  zh_person_set_string (&person->fide_id, "14100001");
  zh_person_unref (edited->person);
  edited->person = zh_person_ref (person);
  check (zh_desk_edit_entry (fixture->desk, edited, &error));
  {
    g_autoptr (ZhEntry) third = zh_entry_copy (get_entry (fixture, id, 3));
    ZhPerson *born = zh_person_copy (third->person);

    born->birth = (ZhDate){ 1990, 1, 1 };
    zh_person_unref (third->person);
    third->person = born;
    check (zh_desk_edit_entry (fixture->desk, third, &error));
  }
  zh_person_set_string (&same_id->person->fide_id, "14100001");
  other_birth->person->birth = (ZhDate){ 2001, 1, 1 };
  same_year->person->birth = (ZhDate){ 1990, 0, 0 };
  g_ptr_array_add (candidates, same_id);
  g_ptr_array_add (candidates, same_name);
  g_ptr_array_add (candidates, other_birth);
  g_ptr_array_add (candidates, fixture_make_entry ("Nobody", "Else", 0));
  g_ptr_array_add (candidates, fixture_make_entry ("Nobody", "Else", 0));
  g_ptr_array_add (candidates, same_year);

  found = zh_tournament_find_duplicates (fixture_get_tournament (fixture, id), candidates, NULL, NULL);
  g_assert_cmpuint (found->len, ==, 4);
  g_assert_cmpuint (g_array_index (found, ZhDuplicate, 0).index, ==, 0);
  g_assert_true (g_array_index (found, ZhDuplicate, 0).certain);
  g_assert_cmpint (g_array_index (found, ZhDuplicate, 0).first, ==, get_entry (fixture, id, 1)->id);
  g_assert_cmpuint (g_array_index (found, ZhDuplicate, 1).index, ==, 1);
  g_assert_false (g_array_index (found, ZhDuplicate, 1).certain);
  g_assert_cmpuint (g_array_index (found, ZhDuplicate, 2).index, ==, 4);
  g_assert_cmpuint (g_array_index (found, ZhDuplicate, 3).index, ==, 5);
  g_assert_cmpint (g_array_index (found, ZhDuplicate, 3).first, ==, get_entry (fixture, id, 3)->id);
}

static void
test_backups (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 24);
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree char *restored = NULL;
  g_autoptr (ZhDesk) copy = NULL;
  const ZhBackup *newest;

  for (int round = 1; round <= 22; round++)
    check (zh_desk_pair_round (fixture->desk, id, &error));
  g_assert_null (zh_desk_get_backup_error (fixture->desk));
  backups = zh_desk_list_backups (fixture->desk);
  g_assert_cmpuint (backups->len, ==, ZH_BACKUPS_KEPT);
  newest = g_ptr_array_index (backups, 0);
  /* Before the last pairing: one entry fewer than now. */
  g_assert_cmpint (newest->journal_length, ==, zh_desk_get_snapshot (fixture->desk)->journal_length - 1);

  restored = zh_backup_restore (newest->path, fixture->path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (restored, !=, fixture->path);
  copy = zh_desk_open (restored, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (zh_competition_find_tournament (zh_desk_get_snapshot (copy), id)->rounds->len, ==, 21);
  g_assert_cmpuint (fixture_get_tournament (fixture, id)->rounds->len, ==, 22);
  g_assert_false (zh_desk_save_copy (fixture->desk, restored, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

static void
test_journal (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64          id = fixture_add_tournament (fixture, "Men, \"classical\"", "round-robin", 4);
  ZhResult        draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  ZhJournalFilter filter = { .text = "player 02" };
  g_autoptr (ZhLanguage) language = zh_language_new ("en", &error);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) some = NULL;
  g_autofree char      *csv = NULL;
  g_autofree char      *text = NULL;
  g_autofree char      *old_text = NULL;
  g_autofree char      *new_text = NULL;
  const ZhJournalEntry *entry;
  g_auto (GStrv) lines = NULL;

  check (zh_desk_pair_round (fixture->desk, id, &error));
  check (zh_desk_set_result (fixture->desk, id, 1, 2, 0, draw, &error));
  check (zh_desk_withdraw_entry (fixture->desk, get_entry (fixture, id, 4)->id, ZH_ENTRY_WITHDRAWN, 1,
                                 "=went home", &error));
  check (zh_desk_undo (fixture->desk, &error));
  all = zh_desk_list_journal (fixture->desk, NULL, &error);
  g_assert_cmpuint (all->len, ==, 8);
  entry = g_ptr_array_index (all, 6);
  g_assert_true (entry->undone);
  g_assert_cmpstr (entry->reason, ==, "=went home");
  entry = g_ptr_array_index (all, 7);
  g_assert_cmpint (entry->kind, ==, ZH_JOURNAL_UNDO);
  g_assert_cmpint (entry->target, ==, 7);
  entry = g_ptr_array_index (all, 5);
  old_text = zh_journal_entry_format_old (entry, language);
  new_text = zh_journal_entry_format_new (entry, language);
  g_assert_cmpstr (old_text, ==, "·");
  g_assert_cmpstr (new_text, ==, "½ – ½");

  filter.language = language;
  some = zh_desk_list_journal (fixture->desk, &filter, &error);
  g_assert_cmpuint (some->len, ==, 1);
  g_clear_pointer (&some, g_ptr_array_unref);
  filter = (ZhJournalFilter){ .command = "set-result", .limit = 1 };
  some = zh_desk_list_journal (fixture->desk, &filter, &error);
  g_assert_cmpuint (some->len, ==, 1);

  csv = zh_journal_export_csv (all, zh_desk_get_snapshot (fixture->desk), language);
  lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 10);
  g_assert_nonnull (strstr (lines[3], "\"Men, \"\"classical\"\"\""));
  /* The seventh entry has a reason that a spreadsheet would reckon. */
  g_assert_nonnull (strstr (lines[7], ",'=went home,"));
  text = zh_journal_export_text (all, zh_desk_get_snapshot (fixture->desk), language);
  g_assert_nonnull (strstr (text, "Reason: =went home"));
}

/* The lines of the regulation tell one key from another by its words. */
static void
test_rule_words (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhLanguage) language = zh_language_new ("en", &error);
  g_autoptr (ZhCompetition) competition = zh_competition_new ();
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_groups = 0;

  g_free (competition->ruleset);
  competition->ruleset = g_strdup ("ua-chess-2026");
  lines = zh_competition_list_rules (competition, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < lines->len; i++)
    {
      const ZhRuleLine *line = g_ptr_array_index (lines, i);

      if (g_str_has_prefix (line->key, "age-group."))
        {
          n_groups++;
          g_assert_true (g_hash_table_add (seen, zh_rule_dup_words (line->rules, line->key, language)));
        }
    }
  g_assert_cmpuint (n_groups, >, 1);
}

/* The hash of the last entry goes with the snapshot: documents print it. */
static void
test_head (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *before = g_strdup (zh_desk_get_snapshot (fixture->desk)->journal_head);
  g_autofree char *after = NULL;

  g_assert_cmpuint (strlen (before), ==, 64);
  fixture_add_tournament (fixture, "Men", "round-robin", 4);
  after = g_strdup (zh_desk_get_snapshot (fixture->desk)->journal_head);
  g_assert_cmpstr (before, !=, after);
  fixture_reopen (fixture);
  g_assert_cmpstr (zh_desk_get_snapshot (fixture->desk)->journal_head, ==, after);
}

static void
test_canonical_json (void)
{
  g_autoptr (JsonObject) object = zh_canonical_json_parse (
      "{ \"b\" : [1, 2, {\"z\":null,\"a\":true}], \"a\" : \"x\\\"\\n\\u0001ї\", \"aa\": -5 }");
  g_autofree char *text = zh_canonical_json_format (object);
  g_autoptr (JsonObject) again = zh_canonical_json_parse (text);
  g_autofree char *second = zh_canonical_json_format (again);
  g_autoptr (JsonObject) broken = zh_canonical_json_parse ("[1, 2");

  g_assert_cmpstr (text, ==, "{\"a\":\"x\\\"\\n\\u0001ї\",\"aa\":-5,\"b\":[1,2,{\"a\":true,\"z\":null}]}");
  g_assert_cmpstr (second, ==, text);
  g_assert_cmpuint (json_object_get_size (broken), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/desk/rules/withdrawal-in-round-robin", test_withdrawal_in_round_robin);
  ADD ("/desk/rules/withdrawal-keys", test_withdrawal_keys);
  ADD ("/desk/rules/absences-in-swiss", test_absences_in_swiss);
  ADD ("/desk/rules/late-entries", test_late_entries);
  ADD ("/desk/rules/bad-entries", test_bad_entries);
  ADD ("/desk/rules/numbering", test_numbering);
  ADD ("/desk/rules/pairing-needs-numbers", test_pairing_needs_numbers);
  ADD ("/desk/rules/pairing-order", test_pairing_order);
  ADD ("/desk/rules/drawn-rounds", test_drawn_rounds);
  ADD ("/desk/rules/draw-of-remaining-rounds", test_draw_of_remaining_rounds);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/rules/marks/%s", marks[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_marks, fixture_tear_down);
    }
  ADD ("/desk/rules/result-places", test_result_places);
  ADD ("/desk/rules/micro-match", test_micro_match);
  ADD ("/desk/rules/swaps", test_swaps);
  ADD ("/desk/rules/fixed-boards", test_fixed_boards);
  ADD ("/desk/rules/tournament", test_tournament_rules);
  ADD ("/desk/rules/officials-and-regulation", test_officials_and_regulation);
  g_test_add_func ("/desk/rules/words-of-rules", test_rule_words);
  g_test_add_func ("/desk/rules/ruleset-defaults", test_ruleset_defaults);
  ADD ("/desk/rules/duplicates", test_duplicates);
  ADD ("/desk/rules/backups", test_backups);
  ADD ("/desk/rules/journal", test_journal);
  ADD ("/desk/rules/head", test_head);
  g_test_add_func ("/desk/rules/canonical-json", test_canonical_json);
  return g_test_run ();
}
