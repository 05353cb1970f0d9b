#include "config.h"

#include <string.h>

#include "event.h"
#include "random.h"
#include "swiss-ua-proposal.h"

/* The draw as documented: SplitMix64 from the seed, its third number is the seed of round 3,
 * and Fisher–Yates from the last place down. */
static void
test_draw (void)
{
  ZhRandom outer = zh_random_new (987654321);
  ZhRandom inner;
  guint    order[9];
  guint    lot[9];

  zh_random_next (&outer);
  zh_random_next (&outer);
  inner = zh_random_new (zh_random_next (&outer));
  for (guint i = 0; i < 9; i++)
    order[i] = i;
  for (guint i = 9; i > 1; i--)
    {
      guint other = zh_random_below (&inner, i);
      guint kept = order[i - 1];

      order[i - 1] = order[other];
      order[other] = kept;
    }
  zh_ua_draw_lots (987654321, 3, 9, lot);
  for (guint rank = 0; rank < 9; rank++)
    g_assert_cmpuint (lot[order[rank]], ==, rank);
}

/* Round 1: who was drawn first meets who was drawn second, and has White. */
static void
test_first_round (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("swiss-lot", 12);
  g_autoptr (ZhProposal) proposal = NULL;
  guint lot[12];
  guint place_of[12];

  tournament->seed = 42;
  proposal = field_pair (tournament, 1);
  zh_ua_draw_lots (42, 1, 12, lot);
  for (guint place = 0; place < 12; place++)
    place_of[lot[place]] = place;
  g_assert_cmpuint (proposal->pairs->len, ==, 6);
  for (guint rank = 0; rank < 12; rank += 2)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < 6; i++)
        {
          const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

          found = found || (pair->white == FIELD_ID (place_of[rank] + 1) && pair->black == FIELD_ID (place_of[rank + 1] + 1));
        }
      g_assert_true (found);
    }
}

static void
test_seeds (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("swiss-lot", 20);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_autoptr (ZhProposal) proposal = NULL;
      g_autoptr (ZhProposal) again = NULL;
      g_autofree char *text = NULL;

      tournament->seed = seed;
      proposal = field_pair (tournament, 1);
      again = field_pair (tournament, 1);
      text = field_format (again);
      g_hash_table_add (seen, field_format (proposal));
      g_assert_true (g_hash_table_contains (seen, text));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 50);
}

/* Every reason of many events has words in every language, with the names of its players. */
static void
check_words (const ZhTournament *tournament,
             const ZhProposal   *proposal,
             ZhLanguage *const   languages[3])
{
  for (guint i = 0; i < proposal->reasons->len; i++)
    for (int k = 0; k < 3; k++)
      {
        const ZhReason  *reason = &g_array_index (proposal->reasons, ZhReason, i);
        g_autofree char *text = zh_ua_format_reason (reason, tournament, languages[k]);

        g_assert_cmpuint (strlen (text), >, 10);
        g_assert_null (strchr (text, '%'));
        g_assert_cmpstr (reason->article, !=, "");
        for (int side = 0; side < 2; side++)
          {
            const ZhEntry   *entry = zh_tournament_find_entry (tournament, reason->entries[side]);
            g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");

            g_assert_nonnull (strstr (text, name));
          }
      }
}

static void
test_words (void)
{
  static const char *const systems[] = { "swiss-ua", "swiss-lot" };
  ZhLanguage              *languages[3] = { zh_language_new ("en", NULL), zh_language_new ("uk", NULL), zh_language_new ("ru", NULL) };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < 60; i++)
    {
      EventAxes axes = event_draw_axes (rand, 2, 14);
      g_autoptr (ZhTournament) tournament = event_new (rand, systems[i % 2], &axes);

      if (i % 3 == 0)
        tournament->sport = ZH_SPORT_DRAUGHTS_RUSSIAN;
      for (int round = 1; round <= axes.rounds; round++)
        {
          ZhPairingRequest request = { .round = round, .explain = TRUE };
          g_autoptr (ZhProposal) proposal = NULL;

          event_disturb (rand, &axes, tournament, round);
          proposal = zh_pairing_system_find (tournament->system)->pair (tournament, &request, NULL);
          g_assert_cmpuint (proposal->reasons->len, >, 0);
          check_words (tournament, proposal, languages);
          if (!proposal->found)
            break;
          event_play (rand, &axes, tournament, proposal);
        }
    }
  for (int k = 0; k < 3; k++)
    zh_language_unref (languages[k]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/swiss-lot/draw", test_draw);
  g_test_add_func ("/swiss-lot/first-round", test_first_round);
  g_test_add_func ("/swiss-lot/seeds", test_seeds);
  g_test_add_func ("/swiss-lot/words", test_words);
  return g_test_run ();
}
