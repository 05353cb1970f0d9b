/* The clock of a round: how long to its planned start, or since. Hidden where no start is
 * planned and when the round is closed.
 */
#pragma once

#include <adwaita.h>

#include "tournament.h"

G_BEGIN_DECLS

#define ZH_TYPE_ROUND_CLOCK (zh_round_clock_get_type ())
G_DECLARE_FINAL_TYPE (ZhRoundClock, zh_round_clock, ZH, ROUND_CLOCK, AdwBin)

/**
 * zh_round_clock_show:
 * @round: (nullable): the round looked at
 */
void zh_round_clock_show (ZhRoundClock  *self,
                          const ZhRound *round);

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
