/* Cost of pairing one round by the Dutch system, and how it grows with the players.
 *
 * Rounds of a tournament of nine are paired and played by chance, with one player in a hundred
 * absent, one with half a point, and two games in a hundred forfeited. Prints milliseconds of
 * processor time, the least of several runs, the exponent of growth against the column before, and the
 * greatest memory of the process. No limit is asserted: machines differ.
 *
 * usage: bench-dutch [PLAYERS]
 */
#include "config.h"

#include <math.h>
#include <sys/resource.h>
#include <time.h>

#include "dutch.h"
#include "random.h"

#define N_ROUNDS 9

static const int sizes[] = { 50, 100, 200, 500, 1000, 2000 };

/**
 * Course:
 * @draws: percent of games drawn
 * @spread: whether the higher number mostly wins, as ratings have it
 */
typedef struct
{
  const char *name;
  int         round;
  guint       draws;
  gboolean    spread;
} Course;

static const Course courses[] = {
  { "round 1", 1, 30, TRUE },
  { "round 3 of 9", 3, 30, TRUE },
  { "round 6 of 9", 6, 30, TRUE },
  { "round 9 of 9", 9, 30, TRUE },
  { "round 6, by chance", 6, 30, FALSE },
  { "round 6, all drawn", 6, 100, FALSE },
};

static ZhTournament *
make_tournament (int n_players)
{
  ZhTournament *tournament = zh_tournament_new ();

  tournament->system = ZH_SYSTEM_DUTCH;
  tournament->n_rounds = N_ROUNDS;
  tournament->initial_colour = ZH_COLOUR_WHITE;
  for (int i = 1; i <= n_players; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = i;
      entry->start_number = i;
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

static void
announce_absences (ZhTournament *tournament,
                   int           round,
                   ZhRandom     *random)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      ZhEntry  *entry = g_ptr_array_index (tournament->entries, i);
      guint     chance = zh_random_below (random, 100);
      ZhAbsence absence = { round, chance == 0 ? ZH_PAIRING_HALF_BYE : ZH_PAIRING_ZERO_BYE };

      if (chance < 2)
        g_array_append_val (entry->absences, absence);
    }
}

static ZhResult
draw_result (const Course         *course,
             const ZhProposedPair *pair,
             int                   n_players,
             ZhRandom             *random)
{
  ZhResult result = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  int      lead = course->spread ? (int) (pair->black - pair->white) * 100 / n_players : 0;

  if (zh_random_below (random, 100) < 2)
    result.played = FALSE;
  else if (zh_random_below (random, 100) < course->draws)
    return (ZhResult){ ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  if ((int) zh_random_below (random, 200) >= 100 + lead)
    result = zh_result_swap (result);
  return result;
}

static ZhProposal *
pair_round (const ZhTournament *tournament,
            int                 round)
{
  ZhPairingRequest request = { .round = round };
  ZhProposal      *proposal = zh_dutch_system.pair (tournament, &request, NULL);

  g_assert_true (proposal != NULL && proposal->found);
  return proposal;
}

static void
play_round (ZhTournament     *tournament,
            const Course     *course,
            const ZhProposal *proposal,
            ZhRandom         *random)
{
  ZhRound *round = zh_round_new ((int) tournament->rounds->len + 1);

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      ZhPairing            *pairing = zh_pairing_new (pair->kind, pair->white, pair->black, pair->black == 0 ? 0 : 1);

      pairing->number = (int) i + 1;
      if (pair->black != 0)
        pairing->games[0].result = draw_result (course, pair, (int) tournament->entries->len, random);
      g_ptr_array_add (round->pairings, pairing);
    }
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      ZhPairingKind  kind;

      if (zh_entry_get_absence (entry, round->number, &kind))
        g_ptr_array_add (round->pairings, zh_pairing_new (kind, entry->id, 0, 0));
    }
  g_ptr_array_add (tournament->rounds, round);
}

/* Processor time: other programs on the machine do not count. */
static gint64
get_time_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gint64
measure (const Course *course,
         int           n_players)
{
  g_autoptr (ZhTournament) tournament = make_tournament (n_players);
  ZhRandom random = zh_random_new (20261120);
  gint64   least = G_MAXINT64;

  for (int round = 1; round <= course->round; round++)
    {
      g_autoptr (ZhProposal) proposal = NULL;

      announce_absences (tournament, round, &random);
      for (int run = 0; round == course->round && run < 3; run++)
        {
          gint64 start = get_time_us ();

          g_clear_pointer (&proposal, zh_proposal_free);
          proposal = pair_round (tournament, round);
          least = MIN (least, get_time_us () - start);
        }
      if (proposal == NULL)
        proposal = pair_round (tournament, round);
      play_round (tournament, course, proposal, &random);
    }
  return MAX (least, 1);
}

int
main (int   argc,
      char *argv[])
{
  struct rusage usage;
  gint64        most = sizes[G_N_ELEMENTS (sizes) - 1];

  if (argc > 1 && !g_ascii_string_to_signed (argv[1], 10, 2, 100000, &most, NULL))
    return 2;
  g_print ("Dutch system, one round; processor milliseconds, least of 3 runs (exponent of growth)\n%-20s", "players");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes) && sizes[i] <= most; i++)
    g_print ("%18d", sizes[i]);
  g_print ("\n");
  for (gsize c = 0; c < G_N_ELEMENTS (courses); c++)
    {
      gint64 before = 0;

      g_print ("%-20s", courses[c].name);
      for (gsize i = 0; i < G_N_ELEMENTS (sizes) && sizes[i] <= most; i++)
        {
          gint64 spent = measure (&courses[c], sizes[i]);

          g_print ("%9" G_GINT64_FORMAT ".%02d", spent / 1000, (int) (spent % 1000 / 10));
          if (before > 0)
            g_print (" (%3.1f)", log ((double) spent / (double) before) / log ((double) sizes[i] / sizes[i - 1]));
          else
            g_print ("      ");
          before = spent;
        }
      g_print ("\n");
    }
  getrusage (RUSAGE_SELF, &usage);
  g_print ("greatest memory: %ld MB\n", usage.ru_maxrss / 1024);
  return 0;
}
