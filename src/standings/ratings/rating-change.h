/* Rating changes of an event by FIDE's formulas, as a forecast for players and a check of what
 * the federation publishes.
 *
 * Source: FIDE Rating Regulations B.02, 8.2 (initial ratings) and 8.3 (changes), in force from
 * 1 March 2024; from 1 October 2025 the limit of 400 points does not hold for players rated
 * 2650 and more. Rapid and blitz: the K of classical chess from 1 October 2022; the limit of 400 for
 * everybody; from 1 December 2024 no rating of games with a difference of 600 and somebody above 2600.
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * ZhRatingRule:
 * @year: of the event, for the K of juniors
 * @has_own_k: K by age and rating; rapid and blitz once had 20 for everybody
 * @unlimited_from: rating from which differences beyond 400 count in full, 0 for nobody
 * @unequal_above: with a player above that rating a game of unequal players is not rated, 0 for nobody
 * @unrated_base: rating of the two hypothetical opponents of an unrated player
 * @national: the ratings of the national list, not those that count in the tournament
 */
typedef struct
{
  int      year;
  gboolean has_own_k;
  int      unlimited_from;
  int      unequal_above;
  int      unrated_base;
  gboolean national;
} ZhRatingRule;

/**
 * zh_rating_rule_init:
 * @date: start of the event
 * @is_standard: classical time control
 *
 * The rule in force on that day.
 */
void zh_rating_rule_init (ZhRatingRule *self,
                          ZhDate        date,
                          gboolean      is_standard);

/**
 * ZhRatedGame:
 * @round: from 1
 * @opponent: index of an entry
 * @opponent_rating: as it counts: no more than 400 away, except for the highest rated
 * @points_doubled: 2, 1 or 0
 * @expected: in hundredths; 0 for an unrated player
 */
typedef struct
{
  int round;
  int opponent;
  int opponent_rating;
  int points_doubled;
  int expected;
} ZhRatedGame;

/**
 * ZhRatingChange:
 * @entry: index of an entry
 * @rating: at the start, 0 when unrated
 * @games: (element-type ZhRatedGame): played, rated, against rated opponents
 * @points_doubled: sum over them
 * @expected: sum over them, in hundredths
 * @k: development coefficient, 0 for an unrated player
 * @change: in hundredths of a point, 0 for an unrated player
 * @new_rating: @rating and the change rounded half-up away from zero; the initial rating of
 *   an unrated player, 0 where he has none yet (fewer than five games, no point, below 1400)
 * @performance: mean of opponents plus dp, 0 without games
 */
typedef struct
{
  int     entry;
  int     rating;
  GArray *games;
  int     points_doubled;
  int     expected;
  int     k;
  int     change;
  int     new_rating;
  int     performance;
} ZhRatingChange;

/**
 * zh_rating_change_new:
 * @history: of an individual event
 * @entry: index of an entry
 *
 * K is 40 for juniors (up to the year of their 18th birthday) below 2300, 10 from 2400, 20
 * otherwise; option "k:ID" of the tournament, with the entry's id, sets another (a player new
 * to the list has 40, one who ever reached 2400 keeps 10). K times games is at most 700. Each game of a
 * pairing that holds several is rated by itself; in a match of two an unrated player has none.
 *
 * Returns: (transfer full)
 */
ZhRatingChange *zh_rating_change_new (const ZhHistory    *history,
                                      const ZhRatingRule *rule,
                                      int                 entry);
void            zh_rating_change_free (ZhRatingChange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRatingChange, zh_rating_change_free)

G_END_DECLS
