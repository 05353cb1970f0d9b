/* Random tournaments that keep the rules: every round is paired by the pairing system itself,
 * absences are announced, results follow the ratings. Same options, same tournament.
 */
#pragma once

#include "pairing-system.h"
#include "random.h"

G_BEGIN_DECLS

/* Chances are given in thousandths. */
#define ZH_CHANCE_ONE 1000

/* Of a number that nobody gave. */
#define ZH_GENERATOR_UNSET -1

/**
 * ZhGeneratorOptions:
 * @system: pairs the rounds
 * @n_players: 2 … 9999; of teams where @n_boards is set
 * @n_boards: on which teams play, 0 for players
 * @n_rounds: 1 … 100; a system that decides it itself decides it
 * @rounds_drawn: nobody gave the rounds: where they cannot all be paired there are fewer
 * @seed: of everything that is left to chance
 * @scoring: (nullable): points of results and byes
 * @initial_colour: of the first player in round 1
 * @baku: Baku acceleration: 0 or 1
 * @mean: of the strengths of the players
 * @spread: their standard deviation
 * @unrated: chance of a player to have no rating, though he is as strong as others
 * @forfeits: chance of a game to be forfeited by one side; every tenth time by both
 * @odd: chance of a game to end ½-0, 0-½ or 0-0, or too early to be rated
 * @half_byes: chance of a player to ask for a half-point bye in a round: once, before the last two rounds
 * @zero_byes: chance of a player to be away in a round
 * @full_byes: chance of a player to get a full-point bye in a round
 * @late: chance of a player to enter late
 * @withdrawals: chance of a player to leave before the end
 * @n_bans: pairs that may not meet
 * @tiebreaks: (array zero-terminated=1) (nullable): codes in order; %NULL for the usual ones
 */
typedef struct
{
  const ZhPairingSystem *system;
  int                    n_players;
  int                    n_boards;
  int                    n_rounds;
  gboolean               rounds_drawn;
  guint64                seed;
  const ZhScoring       *scoring;
  ZhColour               initial_colour;
  int                    baku;
  int                    mean;
  int                    spread;
  int                    unrated;
  int                    forfeits;
  int                    odd;
  int                    half_byes;
  int                    zero_byes;
  int                    full_byes;
  int                    late;
  int                    withdrawals;
  int                    n_bans;
  char                 **tiebreaks;
} ZhGeneratorOptions;

/* 3-1-0, a bye as a win. */
extern const ZhScoring zh_generator_scoring_three;

/**
 * zh_generator_options_init:
 *
 * Nothing is set but the system.
 */
void zh_generator_options_init (ZhGeneratorOptions    *self,
                                const ZhPairingSystem *system);

void zh_generator_options_clear (ZhGeneratorOptions *self);

/**
 * zh_generator_options_draw:
 * @self: whose seed is set
 *
 * Draws what is not set, by the seed: sizes, shares, points, colour and tie-breaks as tournaments have them. What only
 * the Dutch system is tried with stays away from the others.
 */
void zh_generator_options_draw (ZhGeneratorOptions *self);

/**
 * zh_generator_options_leave_out:
 *
 * Sets to nothing what is not set and may leave a round without a legal pairing.
 */
void zh_generator_options_leave_out (ZhGeneratorOptions *self);

/**
 * zh_generator_draw_result:
 * @random: moved on by one step
 * @white: strength of White
 * @black: strength of Black
 *
 * A game as the ratings let expect: the expectation of table 8.1.2 with no more than 400 points between both, shared out
 * over wins and draws; the better the players and the nearer to each other, the more draws. White has no advantage.
 *
 * Source: FIDE Rating Regulations B.02, 8.1.2, 8.3.1.
 *
 * Returns: 2 for a win of White, 1 for a draw, 0
 */
int zh_generator_draw_result (ZhRandom *random,
                              int       white,
                              int       black);

/**
 * zh_generate_tournament:
 * @options: what to make, all of it set
 * @error: what the pairing system says
 *
 * Never more than half of the players are away in a round. Where no legal pairing exists
 * the tournament ends with the round before; its planned rounds tell, unless they were drawn.
 *
 * Returns: (transfer full) (nullable): the tournament, entry ids = start numbers
 */
ZhTournament *zh_generate_tournament (const ZhGeneratorOptions *options,
                                      GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhGeneratorOptions, zh_generator_options_clear)

G_END_DECLS
