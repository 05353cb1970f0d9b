/* What stands in the cells of a register of incidents, in the window, in the terminal and on paper. */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/**
 * zh_incident_record_format_offender:
 *
 * Returns: (transfer full): whom @self is about: a player, in a team event with the team; where nobody is
 *   named, the place: "the hall"
 */
char *zh_incident_record_format_offender (const ZhIncidentRecord *self,
                                          const ZhCompetition    *competition,
                                          const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_sanction:
 * @sanction: a step of a ladder that @self imposes
 *
 * Returns: (transfer full): the sanction with what it takes along: so many rounds, or the results
 *   of the team
 */
char *zh_incident_record_format_sanction (const ZhIncidentRecord *self,
                                          const ZhCompetition    *competition,
                                          ZhSanction              sanction,
                                          const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_decision:
 * @reason: what was written as a reason, "" where it has a column of its own
 *
 * Returns: (transfer full): "Loss of the game; warning. Reason. Annulled in case no. 2"
 */
char *zh_incident_record_format_decision (const ZhIncidentRecord *self,
                                          const ZhCompetition    *competition,
                                          const char             *reason,
                                          const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
