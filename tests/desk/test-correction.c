/* A result corrected after its round was closed: the reason, what it means for the rounds behind, and how it is
 * told afterwards. */
#include "config.h"

#include "correction.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "errors.h"
#include "hand-acts.h"

static const ZhResult black_wins = { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE };

static gint64
play (Fixture    *fixture,
      const char *system,
      int         n_rounds)
{
  gint64 id = fixture_add_tournament (fixture, "Men", system, 8);

  for (int round = 1; round <= n_rounds; round++)
    {
      g_autoptr (GError) error = NULL;

      fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
      fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, round, &error), error);
      if (round == n_rounds)
        break;
      fixture_play_round (fixture, id, round);
      fixture_check (fixture, zh_desk_close_round (fixture->desk, id, round, &error), error);
    }
  return id;
}

static char *
format (Fixture *fixture,
        gint64   id,
        int      round,
        ZhResult result)
{
  ZhCorrection correction = { round, 1, 0, &result, 1, FALSE };

  return zh_correction_format (fixture_get_tournament (fixture, id), &correction, NULL, zh_language_get_screen ());
}

static const struct
{
  const char *name;
  const char *system;
  int         n_rounds; /* the last one is being played */
  int         round;
  const char *found[3];
  const char *missing;
} cases[] = {
  { "in-time", "dutch", 2, 1, { "1 – 0 → 0 – 1", "With the new one", "before the end of round 2, the correction counts" }, "report only" },
  { "late", "dutch", 3, 1, { "Round 2 was paired with the old result", "Round 3", "round 2 is over, and a correction is made for the rating report only" }, "counts for the next" },
  { "last-but-one", "dutch", 3, 2, { "Round 3 was paired", "What was paired stays", "before the end of round 3" }, "Round 2 was" },
  { "no-article", "swiss-ua", 3, 1, { "Round 2 was paired with the old result", "What was paired stays" }, "C.04.2" },
  { "table", "round-robin", 3, 1, { "1 – 0 → 0 – 1" }, "paired" },
};

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  gint64           id = play (fixture, cases[i].system, cases[i].n_rounds);
  g_autofree char *words = format (fixture, id, cases[i].round, black_wins);
  g_autofree char *same = format (fixture, id, cases[i].round, (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE });

  g_test_message ("%s", words);
  for (gsize k = 0; k < G_N_ELEMENTS (cases[i].found) && cases[i].found[k] != NULL; k++)
    g_assert_nonnull (strstr (words, cases[i].found[k]));
  g_assert_null (strstr (words, cases[i].missing));
  /* the same result has no consequences */
  g_assert_nonnull (strstr (same, ": 1 – 0, as before."));
  g_assert_null (strchr (same, '\n'));
}

/* The next round is over and the one after it is not paired: FIDE mode still takes the result, and what that does is
 * said; once that round is paired, only the rating report is left. */
static void
test_between (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = play (fixture, "dutch", 2);
  g_autofree char *between = NULL;
  g_autofree char *paired = NULL;

  fixture_play_round (fixture, id, 2);
  between = format (fixture, id, 1, black_wins);
  g_assert_nonnull (strstr (between, "round 2 is over, and by the rule a correction is for the rating report only. As an ordinary"));
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 2, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  paired = format (fixture, id, 1, black_wins);
  g_assert_nonnull (strstr (paired, "standings and pairings stay with the old result"));
}

static const ZhHandAct *
find_correction (GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    if (((const ZhHandAct *) g_ptr_array_index (acts, i))->board > 0)
      return g_ptr_array_index (acts, i);
  return NULL;
}

static void
check_told (Fixture    *fixture,
            gint64      id,
            const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) acts = zh_desk_list_hand_acts (fixture->desk, id, zh_language_get_screen (), &error);
  const ZhHandAct *act = find_correction (acts);

  g_assert_no_error (error);
  g_assert_cmpint (act != NULL, ==, reason != NULL);
  if (act == NULL)
    return;
  g_assert_cmpint (act->round, ==, 1);
  g_assert_cmpint (act->board, ==, 1);
  g_assert_nonnull (strstr (act->words, reason));
  g_assert_nonnull (strstr (act->words, "before: 1 – 0"));
}

static ZhRoundState
get_state (Fixture *fixture,
           gint64   id)
{
  return zh_tournament_find_round (fixture_get_tournament (fixture, id), 1)->state;
}

static void
test_correct (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = play (fixture, "dutch", 2);

  g_assert_null (zh_desk_correct_results (fixture->desk, id, 1, 1, 0, &black_wins, 1, "  ", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  check_told (fixture, id, NULL);
  fixture_check (fixture, zh_desk_correct_results (fixture->desk, id, 1, 1, 0, &black_wins, 1, "Both players say so", &error), error);
  g_assert_cmpint (get_state (fixture, id), ==, ZH_ROUND_CLOSED);
  check_told (fixture, id, "Both players say so");
  fixture_reopen (fixture);
  check_told (fixture, id, "Both players say so");
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  check_told (fixture, id, NULL);
}

/* A game that is open again opens its round. */
static void
test_clear (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhResult none = ZH_RESULT_NONE;
  gint64   id = play (fixture, "dutch", 2);

  fixture_check (fixture, zh_desk_correct_results (fixture->desk, id, 1, 1, 0, &none, 1, "Not finished", &error), error);
  g_assert_cmpint (get_state (fixture, id), ==, ZH_ROUND_PUBLISHED);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  g_assert_cmpint (get_state (fixture, id), ==, ZH_ROUND_CLOSED);
}

/* In two steps it is told the same; opening needs the reason then. */
static void
test_reopen (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id = play (fixture, "dutch", 2);

  g_assert_null (zh_desk_reopen_round (fixture->desk, id, 1, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_reopen_round (fixture->desk, id, 1, "Score sheets", &error), error);
  check_told (fixture, id, NULL);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, black_wins, &error), error);
  check_told (fixture, id, "Result of board 1");
}

#define ADD(name, func, data) g_test_add ("/correction/" name, Fixture, data, fixture_set_up, func, fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/correction/words/", cases[i].name, NULL);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_words, fixture_tear_down);
    }
  ADD ("between", test_between, NULL);
  ADD ("correct", test_correct, NULL);
  ADD ("clear", test_clear, NULL);
  ADD ("reopen", test_reopen, NULL);
  return g_test_run ();
}
