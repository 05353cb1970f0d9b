/* Which rating orders the players of a tournament and stands in its tables, where somebody has two: record 172 of a
 * report (TRF26), question 145 of the checklist for pairing programs.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: one of zh_rating_method_words. */
#define ZH_OPTION_RATING_METHOD "rating-method"

/**
 * ZhRatingMethod:
 * @ZH_RATING_METHOD_FIDON: FIDE's, else the national one
 * @ZH_RATING_METHOD_FIDE: FIDE's alone
 * @ZH_RATING_METHOD_NRO: the national one alone
 * @ZH_RATING_METHOD_NIDOF: the national one, else FIDE's
 * @ZH_RATING_METHOD_HBFN: the higher of both
 * @ZH_RATING_METHOD_LBFN: the lower of both, or the only one
 * @ZH_RATING_METHOD_OTHER: as each is entered
 */
typedef enum
{
  ZH_RATING_METHOD_FIDON,
  ZH_RATING_METHOD_FIDE,
  ZH_RATING_METHOD_NRO,
  ZH_RATING_METHOD_NIDOF,
  ZH_RATING_METHOD_HBFN,
  ZH_RATING_METHOD_LBFN,
  ZH_RATING_METHOD_OTHER,
} ZhRatingMethod;

/* The stable names for files and options, by #ZhRatingMethod, then %NULL; in capitals they are the codes of record 172. */
extern const char *const zh_rating_method_words[];

/**
 * zh_tournament_get_rating_method:
 *
 * Returns: what somebody chose, %ZH_RATING_METHOD_FIDON where nobody did
 */
ZhRatingMethod zh_tournament_get_rating_method (const ZhTournament *self);

/**
 * zh_rating_method_choose:
 * @fide: FIDE's rating, 0 for none
 * @national: the national one, 0 for none
 *
 * Returns: the one that counts; where each is as entered, FIDE's, else the national one, to begin with
 */
int zh_rating_method_choose (ZhRatingMethod method,
                             int            fide,
                             int            national);

/* The rating of @person that counts in the tournament. */
int zh_tournament_choose_rating (const ZhTournament *self,
                                 const ZhPerson     *person);

/**
 * zh_tournament_settle_rating:
 * @given: of an entry or a member, 0 where none was said
 * @person: who that is
 *
 * Lists give everybody FIDE's rating, else the national one: that is nobody's choice.
 *
 * Returns: @given where it is one, else the rating that counts in the tournament
 */
int zh_tournament_settle_rating (const ZhTournament *self,
                                 int                 given,
                                 const ZhPerson     *person);

G_END_DECLS
