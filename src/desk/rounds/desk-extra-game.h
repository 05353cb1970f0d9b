/* The extra game of a level team match, where the regulation decides such a match by one: who plays it, with which
 * colours, in one act; its result counts in the score of the match.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhExtraGameInput:
 * @tournament_id: of teams, played online
 * @round: from 1
 * @board: number of the match, from 1
 * @member: by side of the match: who plays it
 * @white: which side has White, 0 or 1; -1 where the lot says so
 * @seed: of the lot (zh_desk_draw_seed()), kept in the journal
 * @control: (nullable): the time control agreed for it, as written; kept in the journal, for the protocol of the match
 */
typedef struct
{
  gint64  tournament_id;
  int     round;
  int     board;
  gint64  member[2];
  int     white;
  guint64 seed;

  const char *control;
} ZhExtraGameInput;

/**
 * zh_pairing_waits_for_extra_game:
 *
 * Returns: whether all games of a match are over and left it level
 */
gboolean zh_pairing_waits_for_extra_game (const ZhTournament *tournament,
                                          const ZhPairing    *pairing);

/**
 * zh_desk_add_extra_game:
 * @error: see desk.h; %ZH_ERROR_INPUT for a match that is not in the round and a player who is not of the team;
 *   %ZH_ERROR_REFUSED where the round is closed, the rules know no such game, the match is not over and level, or a
 *   ruling keeps a player out
 *
 * Adds the game behind the boards of the match. Article: the one of online.tied-match-extra-game.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_extra_game (ZhDesk                 *self,
                                  const ZhExtraGameInput *input,
                                  GError                **error);

G_END_DECLS
