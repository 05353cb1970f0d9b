/* What becomes of a document when the event is over: which are filed, for which rounds, and which of them are for
 * the organiser's eyes alone.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/**
 * ZhFiling:
 * @ZH_FILING_NEVER: a blank, a copy for the wall, or a paper that a person brings or takes home
 * @ZH_FILING_ONCE: as it stands when the event is over
 * @ZH_FILING_EACH_ROUND: one for each round
 */
typedef enum
{
  ZH_FILING_NEVER,
  ZH_FILING_ONCE,
  ZH_FILING_EACH_ROUND,
} ZhFiling;

/**
 * zh_report_get_filing:
 *
 * Source: Ukrainian chess rules IV.10.8.6, IV.10.10; draughts IV.18.8.6, IV.18.10; Russian order 988 30.2.1.6,
 * 30.2.2: the chief arbiter hands over the documents, the secretary answers for all of them.
 *
 * Returns: how the document is filed
 */
ZhFiling zh_report_get_filing (const ZhReport *self);

/**
 * zh_report_is_personal:
 *
 * A paper from before the event that nobody has called public is taken for personal.
 *
 * Returns: whether the document shows what a person gave to the organiser alone: addresses, logins, policies, who
 *   brought which paper
 */
gboolean zh_report_is_personal (const ZhReport *self);

/**
 * zh_report_get_issue_round:
 * @round: asked for; 0 for the last one
 *
 * Returns: the round that an issue of the document is counted by: 0 where it is about no round, of solving the last one
 *   with a sheet, or the first
 */
int zh_report_get_issue_round (const ZhReport     *self,
                               const ZhTournament *tournament,
                               int                 round);

G_END_DECLS
