/* All games of a tournament by correspondence, and what is due in each on a day. */
#pragma once

#include "due-days.h"
#include "game-account.h"

G_BEGIN_DECLS

/**
 * ZhPostGame:
 * @number: among the games of the tournament, by round, board and game, from 1
 * @place: the game
 * @account: the time of both sides on the day
 * @state: (nullable): how it stands; %NULL of a game that was forfeited, and of one that is struck out
 */
typedef struct
{
  int            number;
  ZhGamePlace    place;
  ZhGameAccount *account;
  ZhGameState   *state;
} ZhPostGame;

/**
 * zh_post_games_new:
 * @ruleset: of the event, with its regulation
 * @day: Julian day, never 0
 * @error: %ZH_ERROR_USAGE where the rules know no play by correspondence; %ZH_ERROR_INPUT where letters of a file make
 *   no sense
 *
 * Pairings without an opponent have no game.
 *
 * Returns: (transfer full) (element-type ZhPostGame): all games, in order
 */
GPtrArray *zh_post_games_new (const ZhRuleset     *ruleset,
                              const ZhCompetition *competition,
                              const ZhTournament  *tournament,
                              int                  day,
                              GError             **error);

/**
 * zh_post_game_format_actor:
 * @due: something due in the game
 *
 * Returns: (transfer full): whose task it is: the player; the arbiter; the adjudicator, or another one than who decided, with the
 *   names of those who hold the office (order 988, 55.9.7, 55.9.11; draughts V.8.3, V.8.5)
 */
char *zh_post_game_format_actor (const ZhPostGame    *self,
                                 const ZhCompetition *competition,
                                 const ZhDue         *due,
                                 const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_post_game_get_task:
 * @due: something due in the game
 *
 * An elder is told where one was appointed, and not in games of his own, of which the arbiter hears (draughts V.2.3). Who he is
 * among the players is known by his name, as it is written or with the patronymic, or by his FIDE ID.
 *
 * Returns: (transfer none): what is to be done
 */
const char *zh_post_game_get_task (const ZhPostGame    *self,
                                   const ZhCompetition *competition,
                                   const ZhDue         *due,
                                   const ZhLanguage    *language);

G_END_DECLS
