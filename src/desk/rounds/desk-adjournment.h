/* Commands about adjourned games: the envelope of the sealed move, and the resumption.
 * Order 988, article 18; Laws of 2023, guidelines I.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

#define ZH_SIDE_AS_POSITION (-1)

/**
 * ZhAdjournmentInput:
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @position: (nullable): FEN or PDN FEN after the last move on the board; %NULL takes it from
 *   the moves kept of the game
 * @time_used: seconds used by White and by Black, %ZH_TIME_UNKNOWN where not noted
 * @sealed_by: 0 White, 1 Black; %ZH_SIDE_AS_POSITION for the side to move in @position
 * @move_number: of the sealed move; 0 takes it from the position
 * @draw_offer: who has an offer of a draw standing: 0 White, 1 Black, -1 nobody
 * @adjourned_at: (nullable): ISO 8601 local time
 * @resume_at: (nullable): ISO 8601 local time
 * @resume_place: (nullable)
 * @note: (nullable)
 */
typedef struct
{
  gint64      tournament_id;
  int         round;
  int         board;
  int         game;
  const char *position;
  int         time_used[2];
  int         sealed_by;
  int         move_number;
  int         draw_offer;
  const char *adjourned_at;
  const char *resume_at;
  const char *resume_place;
  const char *note;
} ZhAdjournmentInput;

/**
 * zh_desk_adjourn_game:
 * @error: %ZH_ERROR_INPUT for a game that is not there, a position that cannot be read or is
 *   missing, a side that is not to move, a time that is none; %ZH_ERROR_REFUSED where the game
 *   has a result or the round is closed
 *
 * Records the envelope (18.2) and marks the game as adjourned, in one act. While the envelope is
 * sealed the same call corrects what is written on it.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_adjourn_game (ZhDesk                   *self,
                                const ZhAdjournmentInput *input,
                                GError                  **error);

/**
 * ZhResumptionInput:
 * @opened_at: (nullable): ISO 8601 local time
 * @sealed_move: what was in the envelope, as written, even when it is no legal move
 * @present: who was there: bit 0 White, bit 1 Black
 * @ended_at: (nullable): ISO 8601 local time, when the resumed play ended
 * @note: (nullable): %NULL leaves what was noted
 */
typedef struct
{
  gint64      tournament_id;
  int         round;
  int         board;
  int         game;
  const char *opened_at;
  const char *sealed_move;
  int         present;
  const char *ended_at;
  const char *note;
} ZhResumptionInput;

/**
 * zh_desk_resume_game:
 * @error: %ZH_ERROR_INPUT where the game is not adjourned or a time is none; %ZH_ERROR_REFUSED
 *   where the player who must reply is not present (18.7) or the round is closed
 *
 * Records the opening of the envelope: the game is open again, and a legal sealed move is added
 * to the moves kept of it. Called once more it corrects the record or adds when play ended. A
 * faulty sealed move (18.8) is recorded as it is; what follows is for the incident
 * "sealed-move-fault".
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_resume_game (ZhDesk                  *self,
                               const ZhResumptionInput *input,
                               GError                 **error);

/**
 * zh_adjournment_check_move:
 * @text: a sealed move as written
 * @after: (out) (optional): FEN after it
 * @error: %ZH_ERROR_INPUT with the reason why it is no legal move
 *
 * Returns: (transfer full): the move in the notation of PGN or PDN
 */
char *zh_adjournment_check_move (const ZhAdjournment *adjournment,
                                 ZhSport              sport,
                                 const char          *text,
                                 char               **after,
                                 GError             **error);

G_END_DECLS
