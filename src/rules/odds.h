/* Games at odds (draughts rules IV.3.5.9): the stronger player begins with one or several men less. Who gives which men is
 * the regulation's: by the difference of ratings, or agreed for two players.
 */
#pragma once

#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/* The option of a tournament that keeps the table, as zh_odds_to_text() writes it. */
#define ZH_OPTION_ODDS "odds"

/**
 * ZhOddsLine:
 * @difference: of the ratings from which the line holds; 0 where it is one of two players
 * @giver, @receiver: ids of the entries it is agreed for; 0 where it goes by ratings
 * @squares: of the men that are not set up, as the giver has them with White: "c1 e1"
 * @article: of the regulation, or ""
 */
typedef struct
{
  int    difference;
  gint64 giver;
  gint64 receiver;
  char  *squares;
  char  *article;
} ZhOddsLine;

/**
 * zh_odds_parse:
 * @tournament: of draughts, whose entries and board are meant
 * @text: a line each: the difference of ratings, or the start numbers of who gives and who gets as "3-7"; the squares of the
 *   men; an article, which may be left out; semicolons or tabs between
 * @error: %ZH_ERROR_INPUT, naming the line and what it should be; %ZH_ERROR_REFUSED in chess
 *
 * Returns: (transfer full) (element-type ZhOddsLine): pairs first, then by difference; %NULL with @error
 */
GPtrArray *zh_odds_parse (const ZhTournament *tournament,
                          const char         *text,
                          GError            **error);

/**
 * zh_odds_to_text:
 *
 * Returns: (transfer full): what zh_odds_parse() reads, one spelling of it, that outlives other start numbers
 */
char *zh_odds_to_text (const GPtrArray *lines) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_odds_dup_key:
 *
 * Returns: (transfer full): when the line holds, as people write it: "200", or "3-7" by start numbers
 */
char *zh_odds_dup_key (const ZhOddsLine   *self,
                       const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_load_odds:
 *
 * Returns: (transfer full) (nullable) (element-type ZhOddsLine): its table; %NULL where it has none
 */
GPtrArray *zh_tournament_load_odds (const ZhTournament *self);

/**
 * zh_odds_find:
 * @lines: (nullable) (element-type ZhOddsLine): of @tournament
 * @giver: (out): the colour of who gives
 *
 * Returns: (transfer none) (nullable): the line that holds for a game: the one agreed for its players, else by their ratings
 */
const ZhOddsLine *zh_odds_find (const GPtrArray    *lines,
                                const ZhTournament *tournament,
                                const ZhPairing    *pairing,
                                const ZhGame       *game,
                                ZhColour           *giver);

/**
 * zh_odds_dup_given:
 *
 * Returns: (transfer full): "White − c1": who gives, and the squares that stay empty on the board
 */
char *zh_odds_dup_given (const GPtrArray    *lines,
                         const ZhTournament *tournament,
                         const ZhPairing    *pairing,
                         const ZhGame       *game,
                         const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_odds_dup_position:
 *
 * Returns: (transfer full) (nullable): PDN FEN of the position that a game at odds begins from; %NULL for other games
 */
char *zh_odds_dup_position (const ZhTournament *tournament,
                            const ZhPairing    *pairing,
                            const ZhGame       *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_odds_dup_articles:
 * @rules: (nullable): of the event
 *
 * Returns: (transfer full): " [IV.3.5.9; 3.2]": of the rules, and of the lines of the table; "" where neither has one
 */
char *zh_odds_dup_articles (const GPtrArray *lines,
                            const ZhRuleset *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
