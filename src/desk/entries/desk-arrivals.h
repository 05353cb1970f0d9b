/* What changes in the entries on the day of arrival, each with its rule: somebody else comes, comes later, or does not come
 * (Ukrainian chess rules II.4.2; order 988, 31.3, 31.4).
 */
#pragma once

#include "admission-rows.h"
#include "desk.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhArrivalChoice:
 * @kind: what changes
 * @person: (nullable): who replaces him
 * @round: for which he comes, of one who comes late
 * @reason: (nullable): needed where the rules do not allow it by themselves
 */
typedef struct
{
  ZhArrival       kind;
  const ZhPerson *person;
  int             round;
  const char     *reason;
} ZhArrivalChoice;

/**
 * zh_ruleset_get_arrival_article:
 * @rules: (nullable): of the event
 *
 * Returns: (transfer none) (nullable): the article that allows changes on the day of arrival; %NULL where none does
 */
const char *zh_ruleset_get_arrival_article (const ZhRuleset *rules);

/**
 * zh_desk_change_arrival:
 * @entry_id: of a player
 * @error: %ZH_ERROR_REFUSED where he is paired already, and of a team; %ZH_ERROR_INPUT where the other one, the round or
 *   the reason lacks
 *
 * Who replaces somebody keeps his start number; his documents are looked at anew, and what was decided on the other one
 * stays in the protocol under that name. Who has not come leaves before round 1.
 *
 * Returns: (transfer full): the change; %NULL with @error
 */
ZhChange *zh_desk_change_arrival (ZhDesk                *self,
                                  gint64                 entry_id,
                                  const ZhArrivalChoice *choice,
                                  GError               **error);

G_END_DECLS
