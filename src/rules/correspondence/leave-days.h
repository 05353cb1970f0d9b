/* Which days are a leave: what of the leaves announced the rules allow (55.7, 56.7; draughts V.7). */
#pragma once

#include "letter-dates.h"

G_BEGIN_DECLS

/**
 * ZhLeavePiece:
 * @from: first day
 * @to: day after the last one
 * @leave: place among the leaves
 *
 * Days in a row that are a leave.
 */
typedef struct
{
  int from;
  int to;
  int leave;
} ZhLeavePiece;

/**
 * ZhAnnouncedLeave:
 * @side: whose
 * @from: first day, no earlier than the notice where the rules ask for it
 * @to: last day
 */
typedef struct
{
  ZhLetterSide side;
  int          from;
  int          to;
} ZhAnnouncedLeave;

/**
 * ZhLeaves:
 * @announced: (element-type ZhAnnouncedLeave): leaves that are within the limits, in the order of the file
 * @pieces: (element-type ZhLeavePiece): by side: their days; a day may be of several leaves
 */
typedef struct
{
  GArray *announced;
  GArray *pieces[2];
} ZhLeaves;

/**
 * zh_leaves_new:
 * @events: (array length=n_events): all of a game
 * @days: (array length=n_events): of the letters
 *
 * Returns: (transfer full): the leaves of both sides
 */
ZhLeaves *zh_leaves_new (const ZhLetterEvent  *events,
                         const ZhLetterDays   *days,
                         gsize                 n_events,
                         const ZhAccountRules *rules);

void zh_leaves_free (ZhLeaves *self);

/* Whether @day is a leave of @side. */
gboolean zh_leaves_contain (const ZhLeaves *self,
                            ZhLetterSide    side,
                            int             day);

/* Last day of a leave of @side, as announced, into which @day falls; 0 where there is none. */
int zh_leaves_find_end (const ZhLeaves *self,
                        ZhLetterSide    side,
                        int             day);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhLeaves, zh_leaves_free)

G_END_DECLS
