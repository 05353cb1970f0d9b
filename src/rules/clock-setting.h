/* Clocks: how mechanical clocks are set before a game, and what to set when a clock is
 * replaced or a position restored.
 */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * ZhDialPeriod:
 * @game: from 1
 * @period: of that game, from 1
 * @start_minute: where the hands stand when it begins, minutes after 12 o'clock, 0 … 719
 * @control_minute: where they stand when it ends, 0 … 719
 */
typedef struct
{
  int game;
  int period;
  int start_minute;
  int control_minute;
} ZhDialPeriod;

/**
 * zh_ruleset_set_dial:
 * @self: the rules of the event
 * @n_games: 1, or 2 of a micro-match played on one clock
 * @period_seconds: (array length=n_periods): length of each period of a game, 60 … 36000
 * @n_periods: 1 or 2
 * @article: (out) (optional) (transfer none)
 *
 * All clocks of an event are set alike, so that each control falls on the full hour that the
 * rules name. The hands begin a period as much before its control as it is long: between two
 * periods the minute hand is moved on.
 *
 * Source: Ukrainian draughts rules IV.8.9; Russian order 988 32.2 (the first control at six,
 * the second runs on from there).
 *
 * Returns: (transfer full) (nullable) (element-type ZhDialPeriod): a row for each period;
 *   %NULL where the ruleset names no hours for such a control
 */
GArray *zh_ruleset_set_dial (const ZhRuleset *self,
                             int              n_games,
                             const int       *period_seconds,
                             gsize            n_periods,
                             const char     **article);

/**
 * zh_ruleset_get_pause:
 * @least: (out): seconds from the end of the first game of a micro-match to the second, at least
 * @most: (out): at most
 * @article: (out) (optional) (transfer none)
 *
 * White of the second game has that time on the clock besides, and moves when it is over.
 *
 * Source: Ukrainian draughts rules IV.9.5.6.
 *
 * Returns: whether the rules know such a pause
 */
gboolean zh_ruleset_get_pause (const ZhRuleset *self,
                               int             *least,
                               int             *most,
                               const char     **article);

/**
 * zh_ruleset_format_pause:
 *
 * Returns: (transfer full) (nullable): how White's clock is set for the second game of a micro-match, a sentence
 *   with the article; %NULL where the rules know no pause
 */
char *zh_ruleset_format_pause (const ZhRuleset  *self,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhClockReading:
 * @remaining: seconds that the player has left
 */
typedef struct
{
  int remaining[2];
} ZhClockReading;

/**
 * zh_clock_reading_parse:
 * @text: "1:05:00", "5:30" (minutes and seconds), or "5" (minutes)
 * @seconds: (out): untouched on failure
 *
 * Returns: whether @text is a reading of a clock, of at most 24 hours
 */
gboolean zh_clock_reading_parse (const char *text,
                                 int        *seconds);

/**
 * zh_clock_reading_format:
 *
 * Returns: (transfer full): "1:05:00" or "5:30", as a clock shows it
 */
char *zh_clock_reading_format (int seconds) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_clock_rebuild:
 * @base_seconds: (array length=2): fixed time of the periods begun
 * @increment_seconds: (array length=2): per completed move
 * @moves: (array length=2): moves completed by each side
 * @used_seconds: (array length=2): time each side has used, by score sheet or observation
 *
 * What a new clock must show when the old one is defective: the time given so far without
 * the time used.
 *
 * Returns: the reading to set; never below zero
 */
ZhClockReading zh_clock_rebuild (const int base_seconds[2],
                                 const int increment_seconds[2],
                                 const int moves[2],
                                 const int used_seconds[2]);

G_END_DECLS
