/* Line-ups: who of a team sits at which board of a match. A round is paired with the main members
 * in their order; the captain's slip may name reserves, or another order where the regulation
 * lets it.
 */
#pragma once

#include "desk.h"
#include "teams.h"

G_BEGIN_DECLS

/**
 * ZhLineup:
 * @round: number of a round that is paired
 * @board: number of the match in it
 * @side: 0 for its first team, 1 for the second
 * @members: (array length=n_members): ids of members by board, 0 for an empty board
 * @n_members: boards of a match
 */
typedef struct
{
  int           round;
  int           board;
  int           side;
  const gint64 *members;
  int           n_members;
} ZhLineup;

/**
 * zh_competition_check_lineup:
 * @tournament: one of the competition's
 * @now: seconds since 1970 UTC
 * @error: %ZH_ERROR_INPUT or %ZH_ERROR_REFUSED where it cannot stand: somebody of another team,
 *   somebody twice, somebody whom a ruling keeps out of the round, no such match
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): what is to be explained by a
 *   reason, a sentence each with its article: an order that the rules or the regulation do not
 *   allow, a slip handed in late, a result that stands already; %NULL with @error
 */
char **zh_competition_check_lineup (const ZhCompetition *competition,
                                    const ZhTournament  *tournament,
                                    const ZhLineup      *lineup,
                                    gint64               now,
                                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_set_lineup:
 * @reason: (nullable): needed where zh_competition_check_lineup() has something to say
 * @error: see desk.h
 *
 * Results stay with their boards.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_lineup (ZhDesk         *self,
                              gint64          tournament_id,
                              const ZhLineup *lineup,
                              const char     *reason,
                              GError        **error);

G_END_DECLS
