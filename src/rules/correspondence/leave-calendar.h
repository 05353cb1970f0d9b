/* The leaves of all players of a tournament by correspondence, and what each has left of its allowance
 * (55.7.1, 56.7.1; draughts V.7.1).
 */
#pragma once

#include "game-account.h"

G_BEGIN_DECLS

/**
 * ZhLeaveRow:
 * @entry_id: who
 * @from: first day, as announced
 * @to: last day
 * @sent: day of the notice, 0 for none
 * @is_extra: outside every limit
 * @is_backdated: allowed after it began
 * @n_games: games in which it is kept
 * @days: that count as leave by its notice
 * @rest: of the allowance behind it: of the year in which it ends, or of the event; negative where it is used up
 * @breaks_left: leaves that are left behind it, -1 where the rules set no number
 */
typedef struct
{
  gint64   entry_id;
  int      from;
  int      to;
  int      sent;
  gboolean is_extra;
  gboolean is_backdated;
  int      n_games;
  int      days;
  int      rest;
  int      breaks_left;
} ZhLeaveRow;

/**
 * zh_leave_calendar_new:
 * @rules: of the event
 *
 * The same leave in several games is one row.
 *
 * Returns: (transfer full) (element-type ZhLeaveRow): by player, and by first day
 */
GArray *zh_leave_calendar_new (const ZhAccountRules *rules,
                               const ZhCompetition  *competition,
                               const ZhTournament   *tournament);

G_END_DECLS
