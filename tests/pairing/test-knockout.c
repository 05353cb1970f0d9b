#include "config.h"

#include <string.h>

#include "errors.h"
#include "field.h"
#include "knockout-bracket.h"
#include "knockout.h"
#include "pairing-games.h"

static void
set_option (ZhTournament *tournament,
            const char   *key,
            const char   *value)
{
  g_hash_table_insert (tournament->options, g_strdup (key), g_strdup (value));
}

static void
test_seeds (void)
{
  static const int four[] = { 1, 4, 2, 3 };
  static const int eight[] = { 1, 8, 4, 5, 2, 7, 3, 6 };
  static const int sixteen[] = { 1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11 };
  int              seeds[16];

  zh_bracket_fill_seeds (1, seeds);
  g_assert_cmpint (seeds[0], ==, 1);
  zh_bracket_fill_seeds (4, seeds);
  g_assert_cmpmem (seeds, sizeof four, four, sizeof four);
  zh_bracket_fill_seeds (8, seeds);
  g_assert_cmpmem (seeds, sizeof eight, eight, sizeof eight);
  zh_bracket_fill_seeds (16, seeds);
  g_assert_cmpmem (seeds, sizeof sixteen, sixteen, sizeof sixteen);
}

typedef struct
{
  GRand   *rand;
  gboolean favourites; /* the lower number always wins; White when nothing else says */
} Dice;

static ZhResult
throw_win (gpointer user_data)
{
  Dice    *dice = user_data;
  ZhResult result;

  g_assert_true (zh_result_parse (g_rand_boolean (dice->rand) ? "1-0" : "0-1", FALSE, &result));
  return result;
}

static void
let_favourites_win (ZhRound *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      gboolean   first = pairing->entry[0] < pairing->entry[1];

      for (int k = 0; k < pairing->n_games; k++)
        zh_result_parse (first != pairing->games[k].swapped ? "1-0" : "0-1", FALSE, &pairing->games[k].result);
    }
}

/* Plays the whole event. Returns how many matches were played; losses are counted by number. */
static int
play (ZhTournament *tournament,
      Dice         *dice,
      int          *losses)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  int                    n_matches = 0;

  for (int number = 1;; number++)
    {
      ZhPairingRequest request = { .round = number };
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhProposal) proposal = system->pair (tournament, &request, &error);
      ZhRound *round;

      if (proposal == NULL)
        {
          g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
          g_assert_cmpint (number, >, 1);
          return n_matches;
        }
      g_assert_cmpint (number, <=, system->count_rounds (tournament));
      round = field_add_round (tournament, proposal, throw_win, dice);
      if (dice->favourites)
        let_favourites_win (round);
      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          if (pairing->kind != ZH_PAIRING_GAME)
            continue;
          n_matches++;
          losses[pairing->entry[pairing->games[0].result.white == ZH_MARK_WIN ? 1 : 0] - FIELD_ID (0)]++;
        }
      if (number == system->count_rounds (tournament))
        return n_matches;
    }
}

static GArray *
list_places (const ZhTournament *tournament)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhBracket) bracket = zh_bracket_new (tournament, &error);

  g_assert_no_error (error);
  return zh_bracket_list_places (bracket);
}

/* Everybody has one place; ranges are whole and leave no gap. */
static void
check_places (const ZhTournament *tournament,
              gboolean            all_decided)
{
  g_autoptr (GArray) places = list_places (tournament);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  int next = 1;

  g_assert_cmpint (places->len, ==, tournament->entries->len);
  for (guint i = 0; i < places->len;)
    {
      ZhBracketPlace *place = &g_array_index (places, ZhBracketPlace, i);
      int             n = 0;

      g_assert_cmpint (place->first, ==, next);
      if (all_decided)
        g_assert_cmpint (place->first, ==, place->last);
      for (; i < places->len && g_array_index (places, ZhBracketPlace, i).first == next; i++)
        {
          g_assert_true (g_hash_table_add (seen, &g_array_index (places, ZhBracketPlace, i).entry));
          n++;
        }
      g_assert_cmpint (place->last, ==, next + n - 1);
      next += n;
    }
}

static void
test_single (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n = 2; n <= 40; n++)
    for (int third = 0; third < 2; third++)
      {
        g_autoptr (ZhTournament) tournament = field_new ("knockout", n);
        Dice            dice = { rand, FALSE };
        g_autofree int *losses = g_new0 (int, n + 1);
        int             n_matches;

        set_option (tournament, "places", third ? "third" : "single");
        if (n % 2 == 0)
          {
            set_option (tournament, "seeding", "lot");
            set_option (tournament, "colours", "lot");
          }
        tournament->seed = g_rand_int (rand);
        n_matches = play (tournament, &dice, losses);
        g_assert_cmpint (n_matches, ==, n - 1 + (third && n >= 4 ? 1 : 0));
        if (!third)
          {
            int without = 0;

            for (int i = 1; i <= n; i++)
              {
                g_assert_cmpint (losses[i], <=, 1);
                without += losses[i] == 0 ? 1 : 0;
              }
            g_assert_cmpint (without, ==, 1);
          }
        check_places (tournament, FALSE);
      }
}

/* All places: the favourites end in the order of their numbers when the lower number wins. */
static void
test_all_places (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n = 2; n <= 40; n++)
    for (int favourites = 0; favourites < 2; favourites++)
      {
        g_autoptr (ZhTournament) tournament = field_new ("knockout", n);
        Dice            dice = { rand, favourites };
        g_autofree int *losses = g_new0 (int, n + 1);
        g_autoptr (GArray) places = NULL;

        set_option (tournament, "places", "all");
        play (tournament, &dice, losses);
        check_places (tournament, TRUE);
        places = list_places (tournament);
        for (int i = 0; favourites && i < MIN (n, 2); i++)
          g_assert_cmpint (g_array_index (places, ZhBracketPlace, i).entry, ==, FIELD_ID (i + 1));
      }
}

/* Seeds 1 and 2 meet in the final alone; 1 to 4 not before the semi-finals. */
static void
test_seeds_apart (void)
{
  for (int n = 4; n <= 64; n++)
    {
      g_autoptr (ZhTournament) tournament = field_new ("knockout", n);
      g_autoptr (GRand) rand = g_rand_new_with_seed (1);
      Dice            dice = { rand, TRUE };
      g_autofree int *losses = g_new0 (int, n + 1);
      int             rounds;

      play (tournament, &dice, losses);
      rounds = (int) tournament->rounds->len;
      for (int r = 0; r < rounds; r++)
        {
          const ZhRound *round = g_ptr_array_index (tournament->rounds, (guint) r);

          for (guint i = 0; i < round->pairings->len; i++)
            {
              const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
              int              high = (int) (MAX (pairing->entry[0], pairing->entry[1]) - FIELD_ID (0));

              if (pairing->kind == ZH_PAIRING_GAME && high <= 2)
                g_assert_cmpint (r, ==, rounds - 1);
              if (pairing->kind == ZH_PAIRING_GAME && high <= 4)
                g_assert_cmpint (r, >=, rounds - 2);
            }
        }
    }
}

static void
test_double (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n = 2; n <= 40; n++)
    for (int trial = 0; trial < 4; trial++)
      {
        g_autoptr (ZhTournament) tournament = field_new ("double-elimination", n);
        Dice            dice = { rand, trial == 0 };
        g_autofree int *losses = g_new0 (int, n + 1);
        int             n_matches = play (tournament, &dice, losses);
        g_autoptr (GArray) places = list_places (tournament);
        int champion = (int) (g_array_index (places, ZhBracketPlace, 0).entry - FIELD_ID (0));

        g_assert_cmpint (n_matches, ==, 2 * n - 2 + losses[champion]);
        g_assert_cmpint (losses[champion], <=, 1);
        for (int i = 1; i <= n; i++)
          if (i != champion)
            g_assert_cmpint (losses[i], ==, 2);
        check_places (tournament, FALSE);
      }
}

/* The lower bracket of eight, drawn by the convention: losers of the second upper round come
 * down reversed, the loser of the third with the (single) halves exchanged. */
static void
test_lower_bracket (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("double-elimination", 8);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  Dice                     dice = { rand, TRUE };
  int                      losses[9] = { 0 };
  static const char *const rounds[] = {
    "1-8 4-5 2-7 3-6",
    "1-4 2-3 8-5 7-6",
    "5-3 6-4",
    "1-2 3-4",
    "3-2",
    "1-2",
  };

  g_assert_cmpint (play (tournament, &dice, losses), ==, 14);
  g_assert_cmpint (tournament->rounds->len, ==, G_N_ELEMENTS (rounds));
  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          g_string_append_printf (text, "%s%d-%d", i > 0 ? " " : "", (int) (pairing->entry[0] - FIELD_ID (0)),
                                  (int) (pairing->entry[1] - FIELD_ID (0)));
        }
      g_assert_cmpstr (text->str, ==, rounds[r]);
    }
}

static void
set_results (ZhTournament *tournament,
             guint         round,
             guint         pairing,
             const char   *first,
             const char   *second)
{
  ZhPairing *target = g_ptr_array_index (((ZhRound *) g_ptr_array_index (tournament->rounds, round))->pairings, pairing);

  g_assert_true (zh_result_parse (first, FALSE, &target->games[0].result));
  g_assert_true (zh_result_parse (second, FALSE, &target->games[1].result));
}

/* Matches of two games: a level one stops the event until something decides it. */
static void
test_level_match (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("knockout", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) first = NULL;
  g_autoptr (ZhProposal) final = NULL;
  g_autofree char *made = NULL;
  g_autofree char *key = zh_bracket_dup_winner_key (1, 1);
  ZhPairingRequest request = { .round = 2 };
  Dice             dice = { rand, FALSE };

  tournament->games_per_pairing = 2;
  tournament->seed = 11;
  first = field_pair (tournament, 1);
  field_add_round (tournament, first, throw_win, &dice);
  set_results (tournament, 0, 0, "1-0", "1-0"); /* 1 has White, then 4 */
  set_results (tournament, 0, 1, "=-=", "0-1"); /* 2 wins with Black */
  g_assert_null (zh_knockout_system.pair (tournament, &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);

  set_results (tournament, 0, 0, "1-0", "clear");
  g_assert_null (zh_knockout_system.pair (tournament, &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);

  set_results (tournament, 0, 0, "1-0", "1-0");
  set_option (tournament, key, "4");
  final = field_pair (tournament, 2);
  made = field_format (final);
  g_assert_cmpstr (made, ==, "4-2");

  g_hash_table_remove (tournament->options, key);
  set_option (tournament, "decider", "lot");
  g_clear_pointer (&final, zh_proposal_free);
  final = field_pair (tournament, 2);
  g_assert_true (final->found);
  g_assert_cmpint (final->pairs->len, ==, 1);
}

/* A deciding game added to the pairing decides; a team match may be decided by boards. */
static void
test_deciders (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("knockout", 2);
  g_autoptr (ZhTournament) teams = field_new ("knockout", 2);
  g_autoptr (ZhProposal) proposal = field_pair (tournament, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GArray) places = NULL;
  Dice       dice = { rand, FALSE };
  ZhRound   *round;
  ZhPairing *pairing;

  tournament->games_per_pairing = 3;
  field_add_round (tournament, proposal, throw_win, &dice);
  set_results (tournament, 0, 0, "=-=", "=-=");
  pairing = g_ptr_array_index (((ZhRound *) g_ptr_array_index (tournament->rounds, 0))->pairings, 0);
  g_assert_true (zh_result_parse ("0-1", FALSE, &pairing->games[2].result));
  places = list_places (tournament);
  g_assert_cmpint (g_array_index (places, ZhBracketPlace, 0).entry, ==, FIELD_ID (2));
  g_clear_pointer (&places, g_array_unref);

  teams->boards = 4;
  set_option (teams, "decider", "boards");
  round = zh_round_new (1);
  pairing = zh_pairing_make (teams, 1, &g_array_index (proposal->pairs, ZhProposedPair, 0));
  pairing->number = 1;
  for (int i = 0; i < 4; i++)
    g_assert_true (zh_result_parse (i == 0 || i == 3 ? "=-=" : "0-1", FALSE, &pairing->games[i].result));
  g_ptr_array_add (round->pairings, pairing);
  g_ptr_array_add (teams->rounds, round);
  places = list_places (teams);
  /* Board 2: the first team has Black and wins. */
  g_assert_cmpint (g_array_index (places, ZhBracketPlace, 0).entry, ==, FIELD_ID (1));
}

/* Who has left loses without play; where nobody came nobody goes on. */
static void
test_absent (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("knockout", 4);
  g_autoptr (ZhProposal) first = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) places = NULL;
  ZhPairingRequest request = { .round = 2 };
  Dice             dice = { rand, TRUE };

  for (int number = 1; number <= 4; number += 3)
    {
      field_get_entry (tournament, number)->status = ZH_ENTRY_WITHDRAWN;
      field_get_entry (tournament, number)->last_round = 0;
    }
  first = field_pair (tournament, 1);
  field_add_round (tournament, first, throw_win, &dice);
  g_assert_null (zh_knockout_system.pair (tournament, &request, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);

  places = list_places (tournament);
  g_assert_cmpint (places->len, ==, 4);
  g_assert_cmpint (g_array_index (places, ZhBracketPlace, 0).first, ==, 1);
  for (guint i = 1; i < 4; i++)
    {
      g_assert_cmpint (g_array_index (places, ZhBracketPlace, i).first, ==, 3);
      g_assert_cmpint (g_array_index (places, ZhBracketPlace, i).last, ==, 4);
    }
}

static void
test_titles (void)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (ZhTournament) tournament = field_new ("knockout", 16);
  g_autoptr (ZhBracket) bracket = NULL;
  static const struct
  {
    int         match;
    const char *title;
  } titles[] = { { 0, "1/8 finals" }, { 8, "1/4 finals" }, { 12, "Places 9–16" }, { -1, "For place 15" } };

  set_option (tournament, "places", "all");
  bracket = zh_bracket_new (tournament, NULL);
  g_assert_cmpint (bracket->matches->len, ==, 32);
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      int              index = titles[i].match < 0 ? (int) bracket->matches->len - 1 : titles[i].match;
      g_autofree char *title = zh_bracket_match_format_title (bracket, zh_bracket_get_match (bracket, index), language);

      g_assert_cmpstr (title, ==, titles[i].title);
    }
}

/* Everything of a bracket that results decide. */
static char *
dump_bracket (const ZhBracket *bracket)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < bracket->matches->len; i++)
    {
      const ZhBracketMatch *match = zh_bracket_get_match (bracket, (int) i);

      g_string_append_printf (text, "%d %d %d %d %d", (int) match->slots[0], (int) match->slots[1], (int) match->decision, match->winner,
                              match->pairing != NULL ? match->pairing->number : 0);
      for (int side = 0; side < 2; side++)
        g_string_append_printf (text, " %d", match->slots[side] == ZH_BRACKET_TAKEN ? (int) match->entries[side] : 0);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Looking back at a round gives the bracket of an event that has had no later round. */
static void
test_looking_back (void)
{
  static const char *const systems[] = { "knockout", "double-elimination" };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int n = 2; n <= 20; n++)
    for (gsize k = 0; k < G_N_ELEMENTS (systems); k++)
      {
        g_autoptr (ZhTournament) tournament = field_new (systems[k], n);
        Dice            dice = { rand, FALSE };
        g_autofree int *losses = g_new0 (int, n + 1);

        play (tournament, &dice, losses);
        for (int after = (int) tournament->rounds->len; after >= 0; after--)
          {
            g_autoptr (ZhBracket) back = zh_bracket_new_after (tournament, after, NULL);
            g_autofree char *seen = dump_bracket (back);
            g_autoptr (ZhBracket) truth = NULL;
            g_autofree char *expected = NULL;

            g_ptr_array_set_size (tournament->rounds, after);
            truth = zh_bracket_new (tournament, NULL);
            expected = dump_bracket (truth);
            g_assert_cmpstr (seen, ==, expected);
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knockout/seeds", test_seeds);
  g_test_add_func ("/knockout/single", test_single);
  g_test_add_func ("/knockout/all-places", test_all_places);
  g_test_add_func ("/knockout/seeds-apart", test_seeds_apart);
  g_test_add_func ("/knockout/double", test_double);
  g_test_add_func ("/knockout/looking-back", test_looking_back);
  g_test_add_func ("/knockout/lower-bracket", test_lower_bracket);
  g_test_add_func ("/knockout/level-match", test_level_match);
  g_test_add_func ("/knockout/deciders", test_deciders);
  g_test_add_func ("/knockout/absent", test_absent);
  g_test_add_func ("/knockout/titles", test_titles);
  return g_test_run ();
}
