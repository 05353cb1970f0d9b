/* When a case of the register happened and what the clocks showed, in words: one way for the
 * window, the terminal and paper.
 */
#pragma once

#include "game-result.h"
#include "incident-record.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_record_dup_moment:
 * @record: a line of the register of incidents
 *
 * Returns: (transfer full): when it happened, in the time of the event; where that was not
 *   noted, when it was entered
 */
GDateTime *zh_incident_record_dup_moment (const ZhIncidentRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_moment:
 * @record: a line of the register of incidents
 *
 * The time of the breach is part of what is told of it (order 988, 30.2.1.6), so that of typing
 * never stands for it in silence.
 *
 * Returns: (transfer full): short date, hour and minute of what happened; where they were not
 *   noted, those of the entry, with a word that says so
 */
char *zh_incident_record_format_moment (const ZhIncidentRecord *record,
                                        const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_entered:
 * @record: a line of the register of incidents
 *
 * Returns: (transfer full): when it was entered, in the time of the event
 */
char *zh_incident_record_format_entered (const ZhIncidentRecord *record,
                                         const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_clocks:
 * @record: a line of the register of incidents
 * @colour: of the side it is about; none away from a board
 *
 * What each clock showed and what the ruling made of it: "White 41:10 → 43:10, Black 12:00". A
 * clock that was not noted shows what was added or taken alone: "White +2:00".
 *
 * Returns: (transfer full): in @language; "" where nothing is known of the clocks
 */
char *zh_incident_record_format_clocks (const ZhIncidentRecord *record,
                                        ZhColour                colour,
                                        const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
