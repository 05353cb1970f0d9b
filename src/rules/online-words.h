/* The words of the desk of online play: why a connection was lost, how that ended, what the check of a game found. */
#pragma once

#include "language.h"
#include "outage.h"
#include "screening.h"

G_BEGIN_DECLS

/**
 * zh_outage_cause_get_label / zh_outage_end_get_label / zh_screening_answer_get_label:
 *
 * Returns: (transfer none): what it is called in @language
 */
const char *zh_outage_cause_get_label (ZhOutageCause     cause,
                                       const ZhLanguage *language);
const char *zh_outage_end_get_label (ZhOutageEnd       end,
                                     const ZhLanguage *language);
const char *zh_screening_answer_get_label (ZhScreeningAnswer answer,
                                           const ZhLanguage *language);

/**
 * zh_outage_get_clock:
 * @since: ISO 8601 local time
 *
 * Returns: (transfer none): the hour of it, "14:05:10"; @since itself where it has none
 */
const char *zh_outage_get_clock (const char *since);

/**
 * zh_outage_format:
 *
 * Returns: (transfer full): “connection lost at 14:05:10, 1:35, back in the game”; without the rest while it lasts
 */
char *zh_outage_format (const ZhOutage   *self,
                        const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_screening_format:
 *
 * Returns: (transfer full): “sent to the commission on 26.11.2026: nothing found”
 */
char *zh_screening_format (const ZhScreening *self,
                           const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
