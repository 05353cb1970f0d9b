/* Unequal times by rating: a table of the event's regulation, which the stronger player's surplus of rating is looked up
 * in. The books know equal clocks alone (draughts rules IV.8, IV.3.5.9 for odds of pieces): each line cites the regulation.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* The option of a tournament that keeps the table, as zh_handicap_to_text() writes it. */
#define ZH_OPTION_HANDICAP "handicap"

/**
 * ZhHandicapLine:
 * @difference: of the ratings from which the line holds
 * @base: in seconds, of the stronger player and of the weaker one
 * @increment: in seconds a move, of the two
 * @article: of the regulation, or ""
 */
typedef struct
{
  int   difference;
  int   base[2];
  int   increment[2];
  char *article;
} ZhHandicapLine;

/**
 * ZhHandicapTimes:
 * @base: in seconds, by #ZhColour: of White and of Black
 * @increment: in seconds a move, of the two
 * @article: (transfer none): of the table; lives as long as the table
 * @difference: of their ratings
 */
typedef struct
{
  int         base[2];
  int         increment[2];
  const char *article;
  int         difference;
} ZhHandicapTimes;

/**
 * zh_handicap_parse:
 * @text: a line each: difference of ratings, time of the stronger player, time of the weaker one, article of the
 *   regulation, which may be left out; semicolons or tabs between; times as "90+30": minutes, and seconds a move
 * @error: %ZH_ERROR_INPUT, naming the line and what it should be
 *
 * Returns: (transfer full) (element-type ZhHandicapLine): by difference; %NULL with @error
 */
GPtrArray *zh_handicap_parse (const char *text,
                              GError    **error);

/**
 * zh_handicap_to_text:
 *
 * Returns: (transfer full): what zh_handicap_parse() reads, one spelling of it
 */
char *zh_handicap_to_text (const GPtrArray *lines) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_handicap_get_rating:
 * @side: 0 or 1 of @pairing; in teams of who plays @game
 *
 * Returns: the rating that differences are made from; 0 where there is none
 */
int zh_handicap_get_rating (const ZhTournament *tournament,
                            const ZhPairing    *pairing,
                            const ZhGame       *game,
                            int                 side);

/**
 * zh_handicap_find:
 * @lines: (element-type ZhHandicapLine): of @tournament
 * @times: (out): what each has; filled where there is something
 *
 * Returns: whether a line holds for a game; none does where one of the two has no rating
 */
gboolean zh_handicap_find (const GPtrArray    *lines,
                           const ZhTournament *tournament,
                           const ZhPairing    *pairing,
                           const ZhGame       *game,
                           ZhHandicapTimes    *times);

/**
 * zh_handicap_dup_words:
 * @game: of @pairing
 *
 * Returns: (transfer full) (nullable): "White 60+30, Black 90+30, difference 215 [7.2]"; %NULL where no line of the
 *   tournament's table holds for the game
 */
char *zh_handicap_dup_words (const ZhTournament *tournament,
                             const ZhPairing    *pairing,
                             const ZhGame       *game,
                             const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_load_handicap:
 *
 * Returns: (transfer full) (nullable) (element-type ZhHandicapLine): its table; %NULL where it has none
 */
GPtrArray *zh_tournament_load_handicap (const ZhTournament *self);

/**
 * zh_handicap_format_time:
 *
 * Returns: (transfer full): "90+30", "90"
 */
char *zh_handicap_format_time (int base,
                               int increment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
