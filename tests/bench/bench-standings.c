/* Cost of standings with ten tie-breaks, and how it grows with the players.
 *
 * Prints the least of several runs; fails when 1,000 players after 11 rounds take longer than
 * the limit. After one result is changed everything is computed anew, so that costs the same
 * and is measured too.
 */
#include "config.h"

#include "random.h"
#include "standings.h"

#define N_ROUNDS 11
#define N_RUNS 7
#define LIMIT_MS 50

static const char *const fide[] = { "BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG", "ARO", "TPR", "KS", NULL };
static const char *const heavy[] = { "DE", "AOB", "FB/C1", "SB/C2", "APRO", "APPO", "PTP", "BH/M2", "STD", "LOT", NULL };
static const char *const ukrainian[] = { "UC-DE", "UC-BH/T", "UC-BH/M1", "UC-WIN", "UC-BR", "UC-BH", "UC-BH/T1", "UC-BH/T2", "UC-BH/T3", "TPN", NULL };
static const char *const russian[] = { "RU-DE", "RU-WIN", "RU-BPG", "RU-ARO", "RU-BH/C1", "RU-BH", "RU-SB", "RU-BH/M1", "RU-BH/M2", "RU-ARO/C1", NULL };

static const struct
{
  const char        *name;
  const char *const *codes;
} sets[] = {
  { "FIDE, usual", fide },
  { "FIDE, costly", heavy },
  { "Ukrainian", ukrainian },
  { "Russian", russian },
};

static ZhResult
draw_result (ZhRandom *random)
{
  static const ZhResult results[] = {
    { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE },
    { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE },
    { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE },
  };

  return results[zh_random_below (random, G_N_ELEMENTS (results))];
}

static ZhTournament *
make_tournament (int n_players)
{
  ZhTournament     *tournament = zh_tournament_new ();
  ZhRandom          random = zh_random_new (20261120);
  g_autofree guint *order = g_new (guint, n_players);

  tournament->system = ZH_SYSTEM_DUTCH;
  for (int i = 0; i < n_players; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = entry->start_number = i + 1;
      entry->rating = 2400 - i * 1200 / n_players;
      entry->person = zh_person_new ();
      g_ptr_array_add (tournament->entries, entry);
    }
  for (int number = 1; number <= N_ROUNDS; number++)
    {
      ZhRound *round = zh_round_new (number);

      zh_random_permutation (&random, (gsize) n_players, order);
      for (int i = 0; i + 1 < n_players; i += 2)
        {
          ZhPairing *pairing = zh_pairing_new (ZH_PAIRING_GAME, order[i] + 1, order[i + 1] + 1, 1);

          pairing->number = i / 2 + 1;
          pairing->games[0].result = draw_result (&random);
          g_ptr_array_add (round->pairings, pairing);
        }
      g_ptr_array_add (tournament->rounds, round);
    }
  return tournament;
}

static void
change_one_result (ZhTournament *tournament,
                   int           run)
{
  const ZhRound *last = g_ptr_array_index (tournament->rounds, tournament->rounds->len - 1);
  ZhPairing     *pairing = g_ptr_array_index (last->pairings, (guint) run);

  pairing->games[0].result = zh_result_swap (pairing->games[0].result);
}

static gint64
measure (ZhTournament      *tournament,
         const char *const *codes)
{
  gint64 least = G_MAXINT64;

  for (int run = 0; run < N_RUNS; run++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (ZhStandings) standings = zh_standings_new (tournament, -1, codes, NULL, NULL);

      least = MIN (least, g_get_monotonic_time () - start);
      g_assert_nonnull (standings);
      change_one_result (tournament, run);
    }
  return least;
}

int
main (int    argc,
      char **argv)
{
  gboolean within = TRUE;

  g_print ("Standings, ten tie-breaks, %d rounds; milliseconds, least of %d runs, a result changed before each\n", N_ROUNDS, N_RUNS);
  g_print ("%-14s", "players");
  for (int n = 125; n <= 4000; n *= 2)
    g_print ("%9d", n);
  g_print ("\n");
  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    {
      g_print ("%-14s", sets[set].name);
      for (int n = 125; n <= 4000; n *= 2)
        {
          g_autoptr (ZhTournament) tournament = make_tournament (n);
          gint64 spent = measure (tournament, sets[set].codes);

          g_print ("%5" G_GINT64_FORMAT ".%03" G_GINT64_FORMAT, spent / 1000, spent % 1000);
          within = within && (n != 1000 || spent < LIMIT_MS * 1000);
        }
      g_print ("\n");
    }
  g_print ("%s: 1000 players in less than %d ms\n", within ? "kept" : "BROKEN", LIMIT_MS);
  return within ? 0 : 1;
}
