/* What could be claimed as a draw in a game of draughts, ply by ply. Each counter is told
 * by itself; which of them the event's rules know is not asked here.
 *
 * "Moves" of the rules count as one by each side, from the ply after a balance arose.
 */
#pragma once

#include "draughts-position.h"
#include "draw-limits.h"

G_BEGIN_DECLS

#define ZH_DRAUGHTS_NEVER (-1)

/**
 * ZhDraughtsRule:
 *
 * The rules that count moves, named as the fields of #ZhDraughtsClaims.
 */
typedef enum
{
  ZH_DRAUGHTS_RULE_KINGS_ONLY,
  ZH_DRAUGHTS_RULE_FIVE_ON_ROAD,
  ZH_DRAUGHTS_RULE_FIVE,
  ZH_DRAUGHTS_RULE_FIFTEEN,
  ZH_DRAUGHTS_RULE_SIXTEEN,
  ZH_DRAUGHTS_RULE_LONG_ENDING,
  ZH_DRAUGHTS_RULE_FORTY,
} ZhDraughtsRule;

#define ZH_N_DRAUGHTS_RULES 7

/**
 * ZhDraughtsCounter:
 * @plies: half-moves counted at the last position
 * @limit: half-moves that make a draw; 0 where the rule does not count at present
 */
typedef struct
{
  int plies;
  int limit;
} ZhDraughtsCounter;

/**
 * ZhDraughtsClaims:
 * @threefold: first ply after which the position stands for the third time (II.5.3.3, III.5.5)
 * @threefold_intended: first number of plies after which the side that moved next had a move
 *   that makes the third time
 * @kings_only: 15 moves (64) or 25 (100) by kings alone without capture (II.5.3.4.1, III.5.6)
 * @five_on_road: 5 moves of three units, a king among them, against one king that holds the
 *   main road without a break (II.5.3.1.1, III.5.3.1)
 * @five: 5 moves of two kings, king and man, or one king against a king (II.5.3.1.2–3, III.5.3.2–3)
 * @fifteen: 64: 15 moves of three kings or more against a king off the main road (II.5.3.2)
 * @sixteen: 100: 16 moves of three units, a king among them, against a king off the main
 *   road (III.5.4)
 * @long_ending: 64: both have kings, nothing captured or crowned for 30 moves with 4–5
 *   units, 60 with 6–7 (II.5.3.4.2)
 * @forty: checkers: 40 moves without capture and crowning (II.5.4.2)
 * @loser: 0 open, 1 White, 2 Black: who cannot move in the last position (II.4.2, III.4.2)
 * @counters: by #ZhDraughtsRule, how far each rule has counted
 * @repetitions: how often the last position has stood
 *
 * The first nine: the first ply after which the rule is met, %ZH_DRAUGHTS_NEVER otherwise.
 */
typedef struct
{
  int threefold;
  int threefold_intended;
  int kings_only;
  int five_on_road;
  int five;
  int fifteen;
  int sixteen;
  int long_ending;
  int forty;
  int loser;

  ZhDraughtsCounter counters[ZH_N_DRAUGHTS_RULES];
  int               repetitions;
} ZhDraughtsClaims;

/**
 * zh_draughts_claims_find:
 * @start: where the game begins
 * @moves: (element-type ZhDraughtsMove): each legal where it is played
 * @repetitions: times that a position stands before a draw may be claimed, usually three
 *
 * Returns: what may be claimed, and from which half-move on
 */
ZhDraughtsClaims zh_draughts_claims_find (const ZhDraughtsPosition *start,
                                          GArray                   *moves,
                                          int                       repetitions);

G_END_DECLS
