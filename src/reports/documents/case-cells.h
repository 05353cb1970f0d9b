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
 * zh_incident_record_format_articles:
 *
 * Returns: (transfer full): "7.5.1; 7.5.5"
 */
char *zh_incident_record_format_articles (const ZhIncidentRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_outcome:
 *
 * Returns: (transfer full): what became of the game and of the clocks: "Loss of the game; opponent's clock +2:00"
 */
char *zh_incident_record_format_outcome (const ZhIncidentRecord *self,
                                         const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_format_decision:
 * @reason: what was written as a reason, "" where it has a column of its own
 *
 * Returns: (transfer full): "Loss of the game; opponent's clock +2:00; warning. Reason: again. Annulled in case no. 2"
 */
char *zh_incident_record_format_decision (const ZhIncidentRecord *self,
                                          const ZhCompetition    *competition,
                                          const char             *reason,
                                          const ZhLanguage       *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_record_get_number:
 * @competition: that holds it
 *
 * Returns: its number in the register of its tournament, from 1
 */
int zh_incident_record_get_number (const ZhIncidentRecord *self,
                                   const ZhCompetition    *competition);

/**
 * zh_competition_find_incident_by_number:
 * @number: as zh_incident_record_get_number() has it
 *
 * Returns: (transfer none) (nullable)
 */
const ZhIncidentRecord *zh_competition_find_incident_by_number (const ZhCompetition *competition,
                                                                gint64               tournament_id,
                                                                gint64               number);

G_END_DECLS
