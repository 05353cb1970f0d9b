/* Random tournaments that keep the rules: every round is paired by the pairing system itself,
 * absences are announced, results follow the ratings. Same options, same tournament.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/* Chances are given in thousandths. */
#define ZH_CHANCE_ONE 1000

/**
 * ZhGeneratorOptions:
 * @system: pairs the rounds
 * @n_players: 2 … 9999
 * @n_rounds: 1 … 100; a system that decides it itself decides it
 * @seed: of everything that is left to chance
 * @two_points: scoring 2-1-0
 * @baku: Baku acceleration
 * @forfeits: chance of a game to be forfeited by one side; every tenth time by both
 * @byes: chance of a player to ask for a bye in a round: once a half-point bye, before the
 *   last two rounds, otherwise a zero-point bye
 * @late: chance of a player to enter late
 * @withdrawals: chance of a player to leave before the end
 */
typedef struct
{
  const ZhPairingSystem *system;
  int                    n_players;
  int                    n_rounds;
  guint64                seed;
  gboolean               two_points;
  gboolean               baku;
  int                    forfeits;
  int                    byes;
  int                    late;
  int                    withdrawals;
} ZhGeneratorOptions;

/**
 * zh_generate_tournament:
 * @options: what to make
 * @error: what the pairing system says
 *
 * Never more than half of the players are away in a round. Where no legal pairing exists
 * the tournament ends with the round before; its planned rounds tell.
 *
 * Returns: (transfer full) (nullable): the tournament, entry ids = start numbers
 */
ZhTournament *zh_generate_tournament (const ZhGeneratorOptions *options,
                                      GError                  **error);

G_END_DECLS
