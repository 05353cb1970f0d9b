#include "config.h"

#include "award.h"

#include "event-norms.h"

static gboolean
is_ordinary (const ZhScoring *scoring,
             ZhPoints         points)
{
  return points == scoring->win || points == scoring->draw || points == scoring->loss;
}

ZhAwardFault
zh_ruleset_check_award (const ZhRuleset *self,
                        ZhPoints         offender,
                        ZhPoints         opponent,
                        const char     **article)
{
  gboolean  limited = FALSE;
  gboolean  ordinary = FALSE;
  ZhScoring scoring;
  ZhPoints  maximum;

  zh_ruleset_get_scoring (self, &scoring);
  maximum = MAX (scoring.win + scoring.loss, 2 * scoring.draw);
  zh_ruleset_get_boolean (self, "scoring.ordinary-scores-only", &ordinary, article);
  if (ordinary && (!is_ordinary (&scoring, offender) || !is_ordinary (&scoring, opponent)))
    return ZH_AWARD_NOT_ORDINARY;
  zh_ruleset_get_boolean (self, "scoring.total-limited", &limited, article);
  return limited && offender + opponent > maximum ? ZH_AWARD_ABOVE_MAXIMUM : ZH_AWARD_ALLOWED;
}
