#include "config.h"

#include "rating-change.h"
#include "rating-tables.h"

typedef struct
{
  int    rating;
  ZhMark mark; /* of the player against this opponent */
} Game;

/* One player against a row of opponents, a game in each round. */
static ZhTournament *
make_event (int         rating,
            int         birth,
            const Game *games,
            int         n_games)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->system = ZH_SYSTEM_DUTCH;
  for (int i = 0; i <= n_games; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = entry->start_number = i + 1;
      entry->person = zh_person_new ();
      entry->person->birth.year = (short) birth;
      entry->rating = i == 0 ? rating : games[i - 1].rating;
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int i = 0; i < n_games; i++)
    {
      ZhRound   *round = zh_round_new (i + 1);
      ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, i + 2, 1);
      ZhMark     other = games[i].mark == ZH_MARK_WIN ? ZH_MARK_LOSS : games[i].mark == ZH_MARK_LOSS ? ZH_MARK_WIN
                                                                                                     : ZH_MARK_DRAW;

      pairing->games[0].result = (ZhResult){ games[i].mark, other, TRUE, TRUE };
      g_ptr_array_add (round->pairings, pairing);
      g_ptr_array_add (tournament->rounds, round);
    }
  return tournament;
}

static const struct
{
  const char *name;
  int         rating;
  int         birth;
  gboolean    is_standard;
  Game        games[6];
  int         n_games;
  int         expected;
  int         k;
  int         change;
  int         new_rating;
} cases[] = {
  { "adult", 2000, 1990, TRUE, { { 2000, ZH_MARK_WIN }, { 2100, ZH_MARK_DRAW } }, 2, 86, 20, 1280, 2013 },
  { "junior", 2000, 2010, TRUE, { { 2000, ZH_MARK_WIN }, { 2100, ZH_MARK_DRAW } }, 2, 86, 40, 2560, 2026 },
  { "junior-above-2300", 2310, 2010, TRUE, { { 2310, ZH_MARK_LOSS } }, 1, 50, 20, -1000, 2300 },
  { "master", 2450, 1990, TRUE, { { 2450, ZH_MARK_LOSS } }, 1, 50, 10, -500, 2445 },
  { "rapid", 2450, 2012, FALSE, { { 2450, ZH_MARK_LOSS } }, 1, 50, 10, -500, 2445 },
  { "rapid-junior", 2000, 2008, FALSE, { { 2000, ZH_MARK_WIN } }, 1, 50, 40, 2000, 2020 },
  { "rapid-limit-from-2650", 2700, 1990, FALSE, { { 2150, ZH_MARK_WIN } }, 1, 92, 10, 80, 2701 },
  { "rapid-600-with-one-above-2600", 2601, 1990, FALSE, { { 2001, ZH_MARK_LOSS } }, 1, 0, 10, 0, 2601 },
  { "rapid-599-with-one-above-2600", 2601, 1990, FALSE, { { 2002, ZH_MARK_LOSS } }, 1, 92, 10, -920, 2592 },
  { "rapid-600-at-2600", 2600, 1990, FALSE, { { 2000, ZH_MARK_LOSS } }, 1, 92, 10, -920, 2591 },
  { "classical-600", 2601, 1990, TRUE, { { 2001, ZH_MARK_LOSS } }, 1, 92, 10, -920, 2592 },
  { "junior-to-the-end-of-the-year", 2000, 2008, TRUE, { { 2000, ZH_MARK_WIN } }, 1, 50, 40, 2000, 2020 },
  { "no-junior-the-year-after", 2000, 2007, TRUE, { { 2000, ZH_MARK_WIN } }, 1, 50, 20, 1000, 2010 },
  { "limit-at-2649", 2649, 1990, TRUE, { { 1900, ZH_MARK_WIN } }, 1, 92, 10, 80, 2650 },
  { "limit-of-400", 2000, 1990, TRUE, { { 1400, ZH_MARK_WIN } }, 1, 92, 20, 160, 2002 },
  { "no-limit-from-2650", 2700, 1990, TRUE, { { 1900, ZH_MARK_WIN } }, 1, 100, 10, 0, 2700 },
  { "unrated-opponent", 2000, 1990, TRUE, { { 0, ZH_MARK_WIN }, { 2000, ZH_MARK_DRAW } }, 2, 50, 20, 0, 2000 },
  { "half-a-point-down", 1995, 1990, TRUE, { { 1998, ZH_MARK_DRAW }, { 1987, ZH_MARK_DRAW }, { 1995, ZH_MARK_DRAW } }, 3, 151, 20, -20, 1995 },
  { "first-rating", 0, 1990, TRUE, { { 1900, ZH_MARK_WIN }, { 1900, ZH_MARK_DRAW }, { 1900, ZH_MARK_DRAW }, { 1900, ZH_MARK_DRAW }, { 1900, ZH_MARK_LOSS } }, 5, 0, 0, 0, 1871 },
  { "first-rating-too-few", 0, 1990, TRUE, { { 1900, ZH_MARK_WIN }, { 1900, ZH_MARK_DRAW } }, 2, 0, 0, 0, 0 },
  { "first-rating-no-point", 0, 1990, TRUE, { { 1900, ZH_MARK_LOSS }, { 1900, ZH_MARK_LOSS }, { 1900, ZH_MARK_LOSS }, { 1900, ZH_MARK_LOSS }, { 1900, ZH_MARK_LOSS } }, 5, 0, 0, 0, 0 },
  { "first-rating-at-most-2200", 0, 1990, TRUE, { { 2600, ZH_MARK_WIN }, { 2600, ZH_MARK_WIN }, { 2600, ZH_MARK_WIN }, { 2600, ZH_MARK_WIN }, { 2600, ZH_MARK_WIN } }, 5, 0, 0, 0, 2200 },
};

static void
test_case (gconstpointer data)
{
  gsize        i = GPOINTER_TO_SIZE (data);
  ZhRatingRule rule;
  g_autoptr (ZhTournament) tournament = make_event (cases[i].rating, cases[i].birth, cases[i].games, cases[i].n_games);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, cases[i].n_games);
  g_autoptr (ZhRatingChange) change = NULL;

  zh_rating_rule_init (&rule, (ZhDate){ 2026, 3, 1 }, cases[i].is_standard);
  change = zh_rating_change_new (history, &rule, 0);
  g_assert_cmpint (change->expected, ==, cases[i].expected);
  g_assert_cmpint (change->k, ==, cases[i].k);
  g_assert_cmpint (change->change, ==, cases[i].change);
  g_assert_cmpint (change->new_rating, ==, cases[i].new_rating);
}

/* In a later part of the event each counts with the rating of that part. */
static void
test_later (void)
{
  static const Game games[] = { { 2000, ZH_MARK_DRAW }, { 2000, ZH_MARK_DRAW } };
  ZhRatingRule      rule;
  g_autoptr (ZhTournament) tournament = make_event (2000, 1990, games, 2);
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhRatingChange) change = NULL;

  for (int i = 0; i < 3; i += 2)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_free (entry->later_ratings);
      entry->later_ratings = g_strdup (i == 0 ? "2:2100" : "2:2000 3:2500");
    }
  history = zh_history_new (tournament, 2);
  zh_rating_rule_init (&rule, (ZhDate){ 2026, 3, 1 }, TRUE);
  change = zh_rating_change_new (history, &rule, 0);
  g_assert_cmpint (change->rating, ==, 2000);
  g_assert_cmpint (change->expected, ==, 50 + 64);
}

/* What one wins the other loses where both have one K; K times games stays within 700. */
static void
test_properties (void)
{
  Game         games[40];
  ZhRatingRule rule;
  g_autoptr (ZhTournament) tournament = NULL;
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhRatingChange) hero = NULL;
  int others = 0;

  for (int i = 0; i < 40; i++)
    games[i] = (Game){ g_test_rand_int_range (1400, 2390), (ZhMark) g_test_rand_int_range (ZH_MARK_WIN, ZH_MARK_LOSS + 1) };
  tournament = make_event (2000, 1990, games, 40);
  history = zh_history_new (tournament, 40);
  zh_rating_rule_init (&rule, (ZhDate){ 2024, 5, 1 }, TRUE);
  g_assert_cmpint (rule.unlimited_from, ==, 0);
  hero = zh_rating_change_new (history, &rule, 0);
  g_assert_cmpint (hero->k, ==, 17);
  for (int i = 1; i <= 40; i++)
    {
      g_autoptr (ZhRatingChange) other = zh_rating_change_new (history, &rule, i);

      g_assert_cmpint (other->k, ==, 20);
      others += other->change;
    }
  g_assert_cmpint (others * 17, ==, -hero->change * 20);
}

/* Rapid and blitz had one K for everybody before October 2022. */
static void
test_old_rapid (void)
{
  ZhRatingRule rule;

  zh_rating_rule_init (&rule, (ZhDate){ 2022, 9, 30 }, FALSE);
  g_assert_false (rule.has_own_k);
  g_assert_cmpint (rule.unequal_above, ==, 0);
  zh_rating_rule_init (&rule, (ZhDate){ 2022, 10, 1 }, FALSE);
  g_assert_true (rule.has_own_k);
  zh_rating_rule_init (&rule, (ZhDate){ 2024, 11, 30 }, FALSE);
  g_assert_cmpint (rule.unequal_above, ==, 0);
}

/* Both games of a micro-match are rated; a game of it that was not played is not. */
static void
test_several_games (void)
{
  Game         game = { 2000, ZH_MARK_WIN };
  ZhRatingRule rule;
  g_autoptr (ZhTournament) tournament = make_event (2000, 1990, &game, 1);
  ZhRound *round = g_ptr_array_index (tournament->rounds, 0);
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhRatingChange) change = NULL;
  ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, 1, 2, 3);

  tournament->games_per_pairing = 3;
  pairing->games[0].result = (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  pairing->games[1].result = (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  pairing->games[2].result = (ZhResult){ ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE };
  g_ptr_array_set_size (round->pairings, 0);
  g_ptr_array_add (round->pairings, pairing);
  history = zh_history_new (tournament, 1);
  zh_rating_rule_init (&rule, (ZhDate){ 2026, 1, 1 }, TRUE);
  change = zh_rating_change_new (history, &rule, 0);
  g_assert_cmpuint (change->games->len, ==, 2);
  g_assert_cmpint (change->points_doubled, ==, 3);
  g_assert_cmpint (change->expected, ==, 100);
  g_assert_cmpint (change->new_rating, ==, 2010);
}

static void
test_own_k (void)
{
  Game         game = { 2000, ZH_MARK_WIN };
  ZhRatingRule rule;
  g_autoptr (ZhTournament) tournament = make_event (2000, 1990, &game, 1);
  g_autoptr (ZhHistory) history = NULL;
  g_autoptr (ZhRatingChange) change = NULL;

  g_hash_table_insert (tournament->options, g_strdup ("k:1"), g_strdup ("40"));
  history = zh_history_new (tournament, 1);
  zh_rating_rule_init (&rule, (ZhDate){ 2026, 1, 1 }, TRUE);
  change = zh_rating_change_new (history, &rule, 0);
  g_assert_cmpint (change->new_rating, ==, 2020);
}

static void
test_tables (void)
{
  g_assert_cmpint (zh_rating_difference (100), ==, 800);
  g_assert_cmpint (zh_rating_difference (0), ==, -800);
  g_assert_cmpint (zh_rating_difference (64), ==, 102);
  g_assert_cmpint (zh_rating_expectation (3), ==, 50);
  g_assert_cmpint (zh_rating_expectation (4), ==, 51);
  g_assert_cmpint (zh_rating_expectation (735), ==, 99);
  g_assert_cmpint (zh_rating_expectation (736), ==, 100);
  g_assert_cmpint (zh_rating_percentage (1, 3), ==, 17);
  for (int difference = 0; difference < 900; difference++)
    g_assert_cmpint (zh_rating_expectation (difference) + zh_rating_expectation (-difference), ==, 100);
  for (int percentage = 50; percentage <= 100; percentage++)
    g_assert_cmpint (zh_rating_difference (percentage), ==, -zh_rating_difference (100 - percentage));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rating-change/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/rating-change/later", test_later);
  g_test_add_func ("/rating-change/properties", test_properties);
  g_test_add_func ("/rating-change/old-rapid", test_old_rapid);
  g_test_add_func ("/rating-change/several-games", test_several_games);
  g_test_add_func ("/rating-change/own-k", test_own_k);
  g_test_add_func ("/rating-change/tables", test_tables);
  return g_test_run ();
}
