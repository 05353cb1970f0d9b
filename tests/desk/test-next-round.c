/* What is told of the next round while games run, against the round that is really paired after each way they end. */
#include "config.h"

#include "next-round.h"

#include <string.h>

#include "../tournament-settings.h"
#include "desk-fixture.h"
#include "desk-team-list.h"
#include "errors.h"

static const ZhResult results[] = {
  { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
  { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
  { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE },
};

static const struct
{
  const char *name;
  const char *system;
  int         n_entries;
  int         boards; /* of a team, 0 for players */
  int         games;  /* of a pairing */
  int         rounds; /* the last one is being played */
  int         n_open;
} cases[] = {
  { "one-of-eight", "dutch", 8, 0, 1, 1, 1 },
  { "two-of-ten", "dutch", 10, 0, 1, 3, 2 },
  { "odd", "dutch", 9, 0, 1, 2, 2 },
  { "micro-match", "dutch", 6, 0, 2, 2, 3 },
  { "medians", "swiss-ua", 10, 0, 1, 3, 2 },
  { "teams", "team-swiss", 6, 2, 1, 2, 3 },
  { "last-of-four", "dutch", 4, 0, 1, 2, 1 },
};

static GPtrArray *
make_teams (int n_teams,
            int n_boards)
{
  g_autoptr (GString) list = g_string_new ("team,board,surname,given,rating\n");
  g_autoptr (ZhEntryTable) table = NULL;
  g_autoptr (ZhTeamList) teams = NULL;

  for (int team = 0; team < n_teams; team++)
    for (int board = 1; board <= n_boards; board++)
      g_string_append_printf (list, "Team %c,%d,Player%c,Given%c,%d\n", 'A' + team, board, 'A' + team, 'A' + board, 2500 - 20 * team - 3 * board);
  table = zh_entry_table_new_from_text (list->str, NULL, NULL);
  teams = zh_team_list_new (table, n_boards, NULL, NULL);
  return g_ptr_array_ref (teams->teams);
}

static gint64
make_event (Fixture *fixture,
            gsize    i)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Open");
  g_assert_true (zh_system_from_string (cases[i].system, &settings->system));
  settings->boards = cases[i].boards;
  settings->games_per_pairing = cases[i].games;
  settings->n_rounds = cases[i].rounds + 1;
  settings->initial_colour = ZH_COLOUR_WHITE;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  entries = cases[i].boards > 0 ? make_teams (cases[i].n_entries, cases[i].boards) : fixture_make_entries (cases[i].n_entries);
  fixture_check (fixture,
                 cases[i].boards > 0 ? zh_desk_add_teams (fixture->desk, id, entries, NULL, &error)
                                     : zh_desk_add_entries (fixture->desk, id, entries, &error),
                 error);
  fixture_check (fixture, zh_desk_number_entries (fixture->desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
  return id;
}

/* Results of the open games of a round, from its first board on, until only @n_left are open. */
static void
play (Fixture *fixture,
      gint64   id,
      int      number,
      int      n_left,
      int      outcome) /* a digit a game in the system of three; −1 for any results */
{
  g_autoptr (ZhTournament) tournament = zh_tournament_ref ((ZhTournament *) fixture_get_tournament (fixture, id));
  const ZhRound *round = zh_tournament_find_round (tournament, number);
  int            n_open = 0;

  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < round->pairings->len; i++)
      {
        const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

        for (int game = 0; game < pairing->n_games; game++)
          {
            g_autoptr (GError) error = NULL;
            int way = outcome < 0 ? g_test_rand_int_range (0, 3) : outcome % 3;

            if (zh_result_is_set (pairing->games[game].result))
              continue;
            n_open += pass == 0 ? 1 : -1;
            if (pass == 0 || n_open < n_left)
              continue;
            outcome = outcome < 0 ? outcome : outcome / 3;
            fixture_check (fixture, zh_desk_set_result (fixture->desk, id, number, pairing->number, game, results[way], &error), error);
          }
      }
}

/* All rounds but the last are over; of that one so many games are open. */
static gint64
make_running (Fixture *fixture,
              gsize    i,
              int      n_open)
{
  gint64 id = make_event (fixture, i);

  for (int round = 1; round <= cases[i].rounds; round++)
    {
      g_autoptr (GError) error = NULL;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      play (fixture, id, round, round < cases[i].rounds ? 0 : n_open, -1);
    }
  return id;
}

static ZhNextRound *
find (Fixture *fixture,
      gint64   id)
{
  g_autoptr (GError) error = NULL;
  ZhNextRound *next = zh_next_round_find (fixture_get_tournament (fixture, id), NULL, &error);

  g_assert_no_error (error);
  return next;
}

/* Takes one off each pair that the round really has. */
static void
cross_out (ZhNextRound   *next,
           const ZhRound *round)
{
  guint n_certain = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *real = g_ptr_array_index (round->pairings, i);
      gboolean         is_told = FALSE;

      for (guint k = 0; k < next->pairs->len; k++)
        {
          ZhNextPair *pair = &g_array_index (next->pairs, ZhNextPair, k);

          if (pair->white != real->entry[0] || pair->black != real->entry[1] || pair->kind != real->kind)
            continue;
          is_told = TRUE;
          pair->n_outcomes--;
          n_certain += k < next->n_certain ? 1 : 0;
          g_assert_cmpint (real->number, >=, pair->board);
          g_assert_cmpint (real->number, <=, pair->last_board);
        }
      g_assert_true (is_told);
    }
  g_assert_cmpuint (n_certain, ==, next->n_certain);
}

/* Each way the games end is played, the round paired and taken back: no pair is told too often or too seldom. */
static void
test_every_outcome (Fixture      *fixture,
                    gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = make_running (fixture, i, cases[i].n_open);
  g_autoptr (ZhNextRound) next = find (fixture, id);

  g_assert_cmpint (next->round, ==, cases[i].rounds + 1);
  g_assert_cmpint (next->n_open, ==, cases[i].n_open);
  for (int outcome = 0; outcome < next->n_outcomes; outcome++)
    {
      g_autoptr (GError) error = NULL;
      ZhChange *paired;

      play (fixture, id, cases[i].rounds, 0, outcome);
      paired = zh_desk_pair_round (fixture->desk, id, &error);
      if (g_error_matches (error, ZH_ERROR, ZH_ERROR_NO_PAIRING))
        next->n_unpaired--;
      else
        {
          fixture_check (fixture, paired, error);
          cross_out (next, zh_tournament_find_round (fixture_get_tournament (fixture, id), next->round));
        }
      for (int n = paired != NULL ? cases[i].n_open + 1 : cases[i].n_open; n > 0; n--)
        fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
  g_assert_cmpint (next->n_unpaired, ==, 0);
  for (guint k = 0; k < next->pairs->len; k++)
    g_assert_cmpint (g_array_index (next->pairs, ZhNextPair, k).n_outcomes, ==, 0);
}

/* Every pair as "board White-Black", with the number of its outcomes. */
static char *
format_pairs (const ZhTournament *tournament,
              const ZhNextRound  *next)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < next->pairs->len; i++)
    {
      const ZhNextPair *pair = &g_array_index (next->pairs, ZhNextPair, i);

      g_string_append_printf (text, "%s%d %d-%d x%d", i > 0 ? ", " : "", pair->board, zh_tournament_find_entry (tournament, pair->white)->start_number,
                              zh_tournament_find_entry (tournament, pair->black)->start_number, pair->n_outcomes);
    }
  return g_string_free (text, FALSE);
}

static void
set_result (Fixture *fixture,
            gint64   id,
            int      board,
            int      way)
{
  g_autoptr (GError) error = NULL;
  int number = fixture_get_tournament (fixture, id)->rounds->len;

  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, number, board, 0, results[way], &error), error);
}

/* Round 1 is 1-5 6-2 3-7 8-4, and 1, 2 and 3 have won. If 4 wins too, 4-1 2-3 and 5-8 7-6 give everybody the other
 * colour; if 8 does, 1 and 8 want Black as 3 does, so 3-1 2-8, and behind them 4-6 5-7; after a draw 3 floats to 4 and 8
 * to 5. Nobody but 5 and 8, and 6 and 7, meets in two of them (C.04.3). */
static void
test_known (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id = make_event (fixture, 0);
  gint64 first = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNextRound) next = NULL;
  g_autofree char *pairs = NULL;
  g_autofree char *words = NULL;
  g_autofree char *possible = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  for (int board = 1; board <= 3; board++)
    set_result (fixture, id, board, board == 2 ? 2 : 0);
  next = find (fixture, id);
  pairs = format_pairs (fixture_get_tournament (fixture, id), next);
  words = zh_next_round_format (next, zh_language_get_screen ());
  possible = zh_next_round_format_possible (next, fixture_get_tournament (fixture, id), first, "; ", zh_language_get_screen ());
  g_assert_cmpstr (pairs, ==, "3 5-8 x2, 4 7-6 x2, 1 2-1 x1, 1 3-1 x1, 1 4-1 x1, 2 2-3 x1, 2 2-8 x1, 2 4-3 x1, 3 4-6 x1, 4 5-7 x1");
  g_assert_cmpstr (words, ==, "Open games of round 1: 1; ways they may end: 3. Round 2: certain pairs 0, entries without one 8.");
  g_assert_cmpstr (possible, ==, "Player 02 Test – Player 01 Test (1 of 3); Player 03 Test – Player 01 Test (1 of 3); Player 04 Test – Player 01 Test (1 of 3)");
}

/* 4-1 follows 1-3 4-2, and 4 has won twice: in round 3 each of them has one opponent left, and 4 must have Black. */
static void
test_last_opponent (Fixture      *fixture,
                    gconstpointer data)
{
  gint64 id = make_event (fixture, 6);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNextRound) next = NULL;
  g_autofree char *pairs = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_play_round (fixture, id, 1);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  set_result (fixture, id, 1, 0);
  next = find (fixture, id);
  pairs = format_pairs (fixture_get_tournament (fixture, id), next);
  g_assert_cmpstr (pairs, ==, "1 3-4 x3, 2 1-2 x3");
  g_assert_cmpuint (next->n_certain, ==, 2);
  g_assert_cmpuint (next->open->len, ==, 0);
}

static const struct
{
  const char *name;
  int         n_open;
  const char *words;
} bounds[] = {
  { "none", 0, "No game of round 1 is open: round 2 can be paired." },
  { "seven", 7, "Open games of round 1: 7. What is certain of round 2 is told when no more than 6 are open." },
};

static void
test_bound (Fixture      *fixture,
            gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  gint64           id = fixture_add_tournament (fixture, "Open", "dutch", 16);
  g_autofree char *words = NULL;
  g_autoptr (ZhNextRound) next = NULL;
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  play (fixture, id, 1, bounds[i].n_open, 0);
  next = find (fixture, id);
  words = zh_next_round_format (next, zh_language_get_screen ());
  g_assert_cmpstr (words, ==, bounds[i].words);
  g_assert_cmpint (next->n_outcomes, ==, 0);
  g_assert_cmpuint (next->pairs->len, ==, 0);
}

/* A fixed board and an announced absence are as in the round that will be written. */
static void
test_absence (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id = make_event (fixture, 0);
  gint64 absent = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 0))->id;
  g_autoptr (ZhNextRound) next = NULL;
  g_autoptr (GError) error = NULL;
  const ZhNextPair *bye = NULL;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_set_absence (fixture->desk, absent, 2, ZH_PAIRING_HALF_BYE, &error), error);
  play (fixture, id, 1, 2, 0);
  next = find (fixture, id);
  for (guint i = 0; i < next->n_certain; i++)
    if (g_array_index (next->pairs, ZhNextPair, i).white == absent)
      bye = &g_array_index (next->pairs, ZhNextPair, i);
  g_assert_nonnull (bye);
  g_assert_cmpint (bye->kind, ==, ZH_PAIRING_HALF_BYE);
  g_assert_cmpint (bye->n_outcomes, ==, 9);
}

static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  gint64 id = make_running (fixture, 1, 6 - 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  ZhProgress progress = { .cancellable = cancellable, .to = ZH_PROGRESS_WHOLE };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (zh_next_round_find (fixture_get_tournament (fixture, id), &progress, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
}

static const struct
{
  const char *name;
  const char *system;
  gboolean    is_paired;
  const char *words;
} refusals[] = {
  { "table", "round-robin", TRUE, "“Open” is no Swiss: its pairs do not wait for results" },
  { "lot", "swiss-lot", TRUE, "The pairs of “Open” are drawn by lot: nobody knows them before" },
  { "first", "dutch", FALSE, "No round of “Open” is paired yet" },
};

static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = fixture_add_tournament (fixture, "Open", refusals[i].system, 8);
  g_autoptr (GError) error = NULL;

  if (refusals[i].is_paired)
    fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_assert_null (zh_next_round_find (fixture_get_tournament (fixture, id), NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, refusals[i].words);
}

#define ADD(name, func) g_test_add ("/next-round/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
#define ADD_ALL(table, func)                                                                     \
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)                                               \
    {                                                                                            \
      g_autofree char *path = g_strconcat ("/next-round/" #table "/", table[i].name, NULL);      \
                                                                                                 \
      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, func, fixture_tear_down); \
    }

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ALL (cases, test_every_outcome);
  ADD_ALL (bounds, test_bound);
  ADD_ALL (refusals, test_refusal);
  ADD ("known", test_known);
  ADD ("last-opponent", test_last_opponent);
  ADD ("absence", test_absence);
  ADD ("cancel", test_cancel);
  return g_test_run ();
}
