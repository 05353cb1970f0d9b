/* Which rulings of the register impose a sanction, for the register of sanctions. */
#pragma once

#include "incident-record.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_record_get_sanction:
 * @record: a line of the register of incidents
 *
 * What the arbiter named as the sanction; where he named none, a lost game that is the
 * answer to an infringement. A game lost by the course of the round or of the game itself (lateness, set-up,
 * clock, score sheet, end of the game) is a result and no sanction.
 *
 * Returns: the sanction; not said where nothing was imposed
 */
ZhSanction zh_incident_record_get_sanction (const ZhIncidentRecord *record);

G_END_DECLS
