/* How a game of a file ended, by its tag Termination, and whether the rules agree with it. Private to this folder. */
#pragma once

#include "competition.h"
#include "game-records.h"
#include "game-result.h"
#include "game-score.h"

G_BEGIN_DECLS

/**
 * zh_game_ending_describe:
 * @result: of the file, seen from White
 * @is_doubtful: (out): whether the rules make another result of that end
 *
 * What a platform wrote of the end, unless it is the ordinary one. Where the time ran out in chess and the winner can be
 * proved unable to mate by any series of moves, that is said with the articles of a fallen flag (RU 6.9).
 *
 * Returns: (transfer full): for the arbiter, in the language of the screen; "" for nothing to look at
 */
char *zh_game_ending_describe (const ZhCompetition *competition,
                               const ZhTournament  *tournament,
                               const ZhGameRecord  *record,
                               const ZhGameScore   *score,
                               ZhResult             result,
                               gboolean            *is_doubtful) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
