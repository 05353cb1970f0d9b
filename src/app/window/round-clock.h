/* The clock of a round: how long to its planned start, what is left of the default time, or
 * how long since the start. Hidden where no start is planned and when the round is closed.
 */
#pragma once

#include "desk-lateness.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ROUND_CLOCK (zh_round_clock_get_type ())
G_DECLARE_FINAL_TYPE (ZhRoundClock, zh_round_clock, ZH, ROUND_CLOCK, ZhBin)

/* Signals:
 *   "call" (int seconds): so long before the start the players are called
 *   "default-over" (): the default time has just ended
 */

/**
 * zh_round_clock_show:
 * @round: (nullable): the round looked at
 * @lateness: (nullable): default time and calls of the event
 */
void zh_round_clock_show (ZhRoundClock     *self,
                          const ZhRound    *round,
                          const ZhLateness *lateness);

/**
 * zh_round_clock_format_default:
 * @start: planned start
 * @now: the present
 * @default_seconds: default time
 * @words: (out) (transfer full): the same in words; untouched where %NULL is returned
 *
 * Returns: (transfer full) (nullable): what is left of the default time, "0:55"; %NULL before
 *   the start and after its end
 */
char *zh_round_clock_format_default (GDateTime *start,
                                     GDateTime *now,
                                     int        default_seconds,
                                     char     **words) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_round_clock_find_call:
 * @lateness: default time and calls
 * @before: microseconds to the start when last looked at, negative after it
 * @now: microseconds to the start
 *
 * Returns: the call that came due in between, in seconds before the start; -1 for none
 */
int zh_round_clock_find_call (const ZhLateness *lateness,
                              gint64            before,
                              gint64            now);

/**
 * zh_round_clock_format:
 * @start: planned start
 * @now: the present
 * @words: (out) (transfer full): the same in words, for a tooltip and a screen reader
 *
 * Returns: (transfer full): "−0:12" to the start, "2:40" since, in hours and minutes
 */
char *zh_round_clock_format (GDateTime *start,
                             GDateTime *now,
                             char     **words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
