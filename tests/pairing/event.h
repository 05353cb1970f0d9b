/* Random events for tests of pairing: results, absences, late entries, withdrawals, forfeits
 * and barred pairs by chance, along axes that a test sets. */
#pragma once

#include "field.h"

G_BEGIN_DECLS

/**
 * EventAxes:
 *
 * Percentages are chances per player and round, or per game.
 */
typedef struct
{
  int n;
  int rounds;
  int draws;       /* games drawn */
  int whites;      /* decided games won by White */
  int forfeits;    /* games decided without play; one in five of them by nobody coming */
  int absences;    /* rounds sat out with no, half a or a full point */
  int withdrawals; /* leaving for good after a round */
  int late;        /* entries that come in round 2 or 3 */
  int barred;      /* pairs of players kept apart in all or some rounds */
} EventAxes;

/**
 * event_draw_axes:
 * @least: fewest players
 * @most: most players
 *
 * Returns: axes drawn so that extremes come often: all draws, all White wins, many rounds for
 *   few players, everything undisturbed, everything disturbed
 */
EventAxes event_draw_axes (GRand *rand,
                           int    least,
                           int    most);

/**
 * event_new:
 *
 * Returns: (transfer full): a tournament before round 1
 */
ZhTournament *event_new (GRand           *rand,
                         const char      *system,
                         const EventAxes *axes);

/**
 * event_disturb:
 *
 * Draws absences and withdrawals for a round that is to be paired. At least one entry stays.
 */
void event_disturb (GRand           *rand,
                    const EventAxes *axes,
                    ZhTournament    *tournament,
                    int              round);

/**
 * event_play:
 *
 * Adds the round with drawn results and the byes of those absent.
 */
void event_play (GRand            *rand,
                 const EventAxes  *axes,
                 ZhTournament     *tournament,
                 const ZhProposal *proposal);

G_END_DECLS
