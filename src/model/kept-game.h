/* What is kept of a game beside its result: its moves, and its adjournment. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhKeptGame:
 * @id: of the file
 * @game_id: the game; at most one record a game
 * @start: the position the moves begin from, FEN or PDN FEN; "" for the initial position
 * @moves: the moves in the notation of PGN or PDN, a blank between, without numbers
 */
typedef struct
{
  gint64 id;
  gint64 game_id;
  char  *start;
  char  *moves;
} ZhKeptGame;

/* All strings are "" and never %NULL. */
ZhKeptGame *zh_kept_game_new (void);
void        zh_kept_game_free (ZhKeptGame *self);

#define ZH_TIME_UNKNOWN (-1)

/**
 * ZhAdjournment:
 * @id: of the file
 * @game_id: the game; a game adjourned again has another record, the last one counts
 * @position: after the last move on the board, FEN or PDN FEN
 * @time_used: seconds used by White and by Black, %ZH_TIME_UNKNOWN where not noted
 * @sealed_by: who sealed the move: 0 White, 1 Black
 * @move_number: of the sealed move
 * @draw_offer: who had an offer of a draw standing: 0 White, 1 Black, -1 nobody
 * @adjourned_at: ISO 8601 local time, or ""
 * @resume_at: ISO 8601 local time the game goes on, or ""
 * @resume_place: where, or ""
 * @note: what the arbiter wrote down, or ""
 * @opened_at: when the envelope was opened, "" while it is sealed
 * @sealed_move: what was in it, as written; "" while it is sealed
 * @present: who was there when play was resumed: bit 0 White, bit 1 Black
 * @ended_at: when the resumed play ended, or ""
 *
 * The record of the envelope and of the resumption (order 988, 18.2 and 18.9).
 */
typedef struct
{
  gint64 id;
  gint64 game_id;
  char  *position;
  int    time_used[2];
  int    sealed_by;
  int    move_number;
  int    draw_offer;
  char  *adjourned_at;
  char  *resume_at;
  char  *resume_place;
  char  *note;
  char  *opened_at;
  char  *sealed_move;
  int    present;
  char  *ended_at;
} ZhAdjournment;

/* All strings are "" and never %NULL; times are unknown, nobody offers a draw. */
ZhAdjournment *zh_adjournment_new (void);
ZhAdjournment *zh_adjournment_copy (const ZhAdjournment *self);
void           zh_adjournment_free (ZhAdjournment *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhKeptGame, zh_kept_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAdjournment, zh_adjournment_free)

G_END_DECLS
