/* A game of chess played through, and what could be claimed on its way: repetitions, fifty
 * and seventy-five moves, mate, stalemate, bare-material dead positions.
 */
#pragma once

#include "chess-position.h"
#include "draw-limits.h"

G_BEGIN_DECLS

#define ZH_PLY_NEVER (-1)

/**
 * ZhChessGame:
 * @positions: (element-type ZhChessPosition): the start and the position after each ply
 * @moves: (element-type ZhChessMove): the plies
 */
typedef struct
{
  GArray *positions;
  GArray *moves;
} ZhChessGame;

/**
 * zh_chess_game_new:
 * @start: where the game begins; copied
 *
 * Returns: (transfer full): a game without moves
 */
ZhChessGame *zh_chess_game_new (const ZhChessPosition *start);
void         zh_chess_game_free (ZhChessGame *self);

/**
 * zh_chess_game_play:
 * @move: legal in the last position
 */
void zh_chess_game_play (ZhChessGame *self,
                         ZhChessMove  move);

/**
 * zh_chess_game_get_last:
 *
 * Returns: (transfer none): the position reached; valid until the next move
 */
const ZhChessPosition *zh_chess_game_get_last (const ZhChessGame *self);

/**
 * ZhChessEnd:
 * @ZH_CHESS_OPEN: the game may go on
 * @ZH_CHESS_CHECKMATE: 5.1.1
 * @ZH_CHESS_STALEMATE: 5.2.1
 * @ZH_CHESS_FIVEFOLD: 9.6.1
 * @ZH_CHESS_SEVENTY_FIVE: 9.6.2
 * @ZH_CHESS_DEAD_MATERIAL: 5.2.2, by material alone
 */
typedef enum
{
  ZH_CHESS_OPEN,
  ZH_CHESS_CHECKMATE,
  ZH_CHESS_STALEMATE,
  ZH_CHESS_FIVEFOLD,
  ZH_CHESS_SEVENTY_FIVE,
  ZH_CHESS_DEAD_MATERIAL,
} ZhChessEnd;

/**
 * ZhChessClaims:
 * @threefold_after: first ply after which the position stands for the third time (9.2.1.2)
 * @threefold_intended: first number of plies after which the side that moved next had a
 *   legal move that makes the third time (9.2.1.1)
 * @intended_moves: (element-type ZhChessMove): those moves
 * @threefold_now: (element-type ZhChessMove): the moves of the side to move in the last
 *   position that make the third time: what can be claimed at the board now
 * @fifty_after: 50 moves of each side without capture and pawn move are complete (9.3.2); not
 *   by a mating move
 * @fifty_intended: one quiet move of the side that moved next makes them complete (9.3.1)
 * @fifty_now: whether the side to move in the last position has such a move
 * @fivefold: automatic draw (9.6.1); not where the move mates
 * @seventy_five: automatic draw (9.6.2); not where the move mates
 * @insufficient: neither side has material to mate with (5.2.2)
 * @end: what the last position is
 *
 * Plies are counted from the start of the moves. What a move brought about is at least 1,
 * even where the start already fulfils it; what could be intended may be 0, before any move;
 * %ZH_PLY_NEVER is never.
 */
typedef struct
{
  int        threefold_after;
  int        threefold_intended;
  GArray    *intended_moves;
  GArray    *threefold_now;
  int        fifty_after;
  int        fifty_intended;
  gboolean   fifty_now;
  int        fivefold;
  int        seventy_five;
  int        insufficient;
  ZhChessEnd end;
} ZhChessClaims;

/**
 * zh_chess_claims_new:
 * @limits: in place of the three times, 50 moves, five times and 75 moves that the fields are
 *   named after
 *
 * Returns: (transfer full): what may be claimed in the whole game. Whether the event's rules
 *   know a claim (9.6 is absent in the Laws of 2009) is not asked here
 */
ZhChessClaims *zh_chess_claims_new (const ZhChessGame  *game,
                                    const ZhDrawLimits *limits);
void           zh_chess_claims_free (ZhChessClaims *self);

/**
 * zh_chess_end_to_string:
 *
 * Returns: (transfer none): a stable name: "checkmate", "stalemate", "fivefold", "75moves", "dead-material", "open"
 */
const char *zh_chess_end_to_string (ZhChessEnd end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhChessGame, zh_chess_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhChessClaims, zh_chess_claims_free)

G_END_DECLS
