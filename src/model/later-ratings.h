/* Several ratings of one player: in an event of more than thirty days each part is rated with the list of its month,
 * so that a player has one rating in the first rounds and another in later ones.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: which of several ratings tie-breaks count (FIDE C.07, 10): by #ZhTiebreakRatings. */
#define ZH_OPTION_TIEBREAK_RATINGS "tiebreak-ratings"

/**
 * ZhTiebreakRatings:
 * @ZH_TIEBREAK_RATINGS_FIRST: the first one of each, as the article has it where no regulation says otherwise
 * @ZH_TIEBREAK_RATINGS_ROUND: of a game the one that was valid in its round
 * @ZH_TIEBREAK_RATINGS_LAST: the last one of each
 */
typedef enum
{
  ZH_TIEBREAK_RATINGS_FIRST,
  ZH_TIEBREAK_RATINGS_ROUND,
  ZH_TIEBREAK_RATINGS_LAST,
} ZhTiebreakRatings;

/* The stable names, by #ZhTiebreakRatings, then %NULL. */
extern const char *const zh_tiebreak_ratings_words[];

/* What the option says, %ZH_TIEBREAK_RATINGS_FIRST without one. */
ZhTiebreakRatings zh_tournament_get_tiebreak_ratings (const ZhTournament *self);

/**
 * zh_later_ratings_are_valid:
 * @text: as in #ZhEntry.later_ratings
 *
 * Returns: whether it is "" or rounds from 2 on, rising, each with a rating: "5:2310 9:2330"
 */
gboolean zh_later_ratings_are_valid (const char *text);

/**
 * zh_entry_get_rating_in_round:
 * @round: from 1; 0 for the last rating there is
 *
 * Returns: the rating in the tournament that is valid in that round; 0 for unrated
 */
int zh_entry_get_rating_in_round (const ZhEntry *self,
                                  int            round);

/**
 * zh_entry_get_listed_in_round:
 * @round: from 1
 *
 * Returns: what FIDE's list has of a player for that round: #ZhPerson.rating where no later one is said
 */
int zh_entry_get_listed_in_round (const ZhEntry *self,
                                  int            round);

/* Option of a tournament: what players without a rating count with in tie-breaks by ratings (FIDE C.07, 10.1): by
 * #ZhUnratedRatings. */
#define ZH_OPTION_UNRATED_RATINGS "unrated-ratings"

/**
 * ZhUnratedRatings:
 * @ZH_UNRATED_RATINGS_CODE: with what the criterion itself says, "ARO/U1500"; without it there is no such tie-break
 * @ZH_UNRATED_RATINGS_LOWEST: with the lowest rating of the tournament
 * @ZH_UNRATED_RATINGS_AVERAGE: with the average of all who have one, halves up
 */
typedef enum
{
  ZH_UNRATED_RATINGS_CODE,
  ZH_UNRATED_RATINGS_LOWEST,
  ZH_UNRATED_RATINGS_AVERAGE,
} ZhUnratedRatings;

/* The stable names, by #ZhUnratedRatings, then %NULL. */
extern const char *const zh_unrated_ratings_words[];

/* What the option makes an unrated count with, of the first ratings; 0 where the criterion alone says it, or nobody has
 * a rating. */
int zh_tournament_find_unrated_rating (const ZhTournament *self);

G_END_DECLS
