/* What may be awarded for one game when an arbiter changes its points. */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhAwardFault:
 * @ZH_AWARD_ALLOWED: it may be awarded
 * @ZH_AWARD_ABOVE_MAXIMUM: both together get more than a game is worth
 * @ZH_AWARD_NOT_ORDINARY: a score that no game ends with, such as ¾
 */
typedef enum
{
  ZH_AWARD_ALLOWED,
  ZH_AWARD_ABOVE_MAXIMUM,
  ZH_AWARD_NOT_ORDINARY,
} ZhAwardFault;

/**
 * zh_ruleset_check_award:
 * @offender: points that the offender is to get
 * @opponent: points that his opponent is to get
 * @article: (out) (optional) (transfer none): of the limit that forbids it
 *
 * Source: Ukrainian chess rules 10.2; Russian order 988 10.2: the sum never exceeds the
 * maximum of the game, and each gets one of the ordinary scores.
 *
 * Returns: %ZH_AWARD_ALLOWED, or why not
 */
ZhAwardFault zh_ruleset_check_award (const ZhRuleset *self,
                                     ZhPoints         offender,
                                     ZhPoints         opponent,
                                     const char     **article);

G_END_DECLS
