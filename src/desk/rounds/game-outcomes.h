/* Moves of games as they were found before: read once, and not asked of the rules of the game again. Private to
 * this folder.
 */
#pragma once

#include "desk-adjournment.h"
#include "desk-games.h"
#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_desk_read_moves:
 * @start: (nullable), @text: as for zh_desk_keep_game()
 * @kept: gets the moves in one form, and where they begin
 * @error: as zh_desk_keep_game()
 *
 * A desk that repeats a journal takes them as they are.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_read_moves (const ZhDesk      *self,
                             const ZhGamePlace *place,
                             const char        *start,
                             const char        *text,
                             ZhKeptGame        *kept,
                             GError           **error);

/**
 * ZhGivenGame:
 * @board: number of the board
 * @game: which game of it, from 1
 * @start: the position the moves begin from, "" for the initial one
 * @moves: in the notation of PGN or PDN, a blank between
 * @result: (nullable): code of what was said of the result
 * @doubtful: it does not follow from how the game ended
 * @taken: it is given to the game, where that has none
 */
typedef struct
{
  int         board;
  int         game;
  const char *start;
  const char *moves;
  const char *result;
  gboolean    doubtful;
  gboolean    taken;
} ZhGivenGame;

/**
 * zh_desk_write_games:
 * @games: (element-type ZhGivenGame): as zh_desk_keep_games() found them
 * @error: as zh_desk_keep_games(); %ZH_ERROR_INPUT also for a move that cannot be played
 *
 * A desk that repeats a journal takes the moves as they are.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_games (ZhDesk       *self,
                               gint64        tournament_id,
                               int           round,
                               const GArray *games,
                               GError      **error);

/* Who was there when an envelope was opened, by the bits of #ZhResumptionInput; %NULL behind the last. */
extern const char *const zh_present_words[];

/**
 * zh_desk_write_resumption:
 * @added: (nullable): the move that was added to the moves kept, "" for none; found where it is %NULL
 * @error: as zh_desk_resume_game(); %ZH_ERROR_INPUT where another move would be added
 *
 * A desk that repeats a journal takes the move as it is.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_resumption (ZhDesk                  *self,
                                    const ZhResumptionInput *input,
                                    const char              *added,
                                    GError                 **error);

G_END_DECLS
