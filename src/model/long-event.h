/* Events of more than thirty days: FIDE rates them in parts, each with the ratings of its first day.
 */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/* Option of a tournament: "yes" where it is said to last more than thirty days. */
#define ZH_OPTION_LONG_EVENT "long-event"

/* The days that FIDE rates as one event at most. */
#define ZH_LONG_EVENT_DAYS 30

/**
 * zh_competition_count_days:
 *
 * Returns: days from the first to the last, both counted; 0 where one is not known to the day
 */
int zh_competition_count_days (const ZhCompetition *self);

/**
 * zh_tournament_is_long:
 * @competition: whose tournament it is
 *
 * Returns: whether it lasts more than thirty days, as somebody said or by the days of the competition
 */
gboolean zh_tournament_is_long (const ZhTournament  *self,
                                const ZhCompetition *competition);

G_END_DECLS
