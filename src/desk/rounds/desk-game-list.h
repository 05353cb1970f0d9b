/* The games of a whole round from one PGN or PDN file: which game of the file is which board,
 * and keeping all of them in one act.
 */
#pragma once

#include "desk.h"
#include "game-result.h"
#include "game-score.h"
#include "progress.h"

G_BEGIN_DECLS

/**
 * ZhListedGame:
 * @line: of the file, where the game begins
 * @title: "White – Black" as the file has them
 * @round: of the event; 0 where no board was found
 * @board: the table
 * @game: the game at that table, from 1
 * @game_id: of the file of the competition, 0 where no board was found
 * @score: (nullable): its moves, checked by the rules of the sport
 * @problem: why it is left out, "" where it is taken; in the language of the screen
 * @result: what the file says, seen from White; #ZH_RESULT_NONE where it says nothing
 * @doubtful: that result does not follow from how the game ended (RU 6.9): somebody looks at it first
 * @note: what the arbiter should look at, such as another result, or ""
 */
typedef struct
{
  int          line;
  char        *title;
  int          round;
  int          board;
  int          game;
  gint64       game_id;
  ZhGameScore *score;
  char        *problem;
  ZhResult     result;
  gboolean     doubtful;
  char        *note;
} ZhListedGame;

void zh_listed_game_free (ZhListedGame *self);

/**
 * zh_games_match:
 * @round: the round they are looked for in
 * @text: PGN or PDN of any number of games
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT where the text is no PGN or PDN, or there is no such round;
 *   %ZH_ERROR_CANCELLED
 *
 * A game is found by both names (own or Latin letters, given names in full or by their first
 * letter), else, where the file names nobody, by its tag Board. Left out are games of another
 * round, with colours the other way round, without moves, with a move that cannot be played,
 * and a second game of a board.
 *
 * Returns: (transfer full) (element-type ZhListedGame): all games of the text, in its order
 */
GPtrArray *zh_games_match (const ZhCompetition *competition,
                           const ZhTournament  *tournament,
                           int                  round,
                           const char          *text,
                           const ZhProgress    *progress,
                           GError             **error);

/**
 * zh_desk_keep_games:
 * @text: as for zh_games_match()
 * @error: as zh_games_match(); %ZH_ERROR_INPUT where no game of the text can be kept
 *
 * Keeps the moves of every game that is not left out, in place of those kept before, in one act.
 * Results are not touched; what the file says of them is noted with the act (said-results.h).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_keep_games (ZhDesk     *self,
                              gint64      tournament_id,
                              int         round,
                              const char *text,
                              GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListedGame, zh_listed_game_free)

G_END_DECLS
