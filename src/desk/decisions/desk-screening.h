/* Games of online play that are sent to be checked for forbidden help: sent, answered, and followed by a ruling of the
 * panel, which stands in the register of incidents.
 */
#pragma once

#include "desk-incidents.h"
#include "screening.h"

G_BEGIN_DECLS

/**
 * zh_desk_send_screening:
 * @screening: with entry, round, board and game; its date is today where none is set
 * @error: see desk.h; %ZH_ERROR_INPUT for a game or side that is not in the round, or where it is not said to whom;
 *   %ZH_ERROR_REFUSED where the tournament is not played online, or this side of the game waits for an answer already
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_send_screening (ZhDesk            *self,
                                  gint64             tournament_id,
                                  const ZhScreening *screening,
                                  GError           **error);

/**
 * zh_desk_answer_screening:
 * @screening_id: that was sent
 * @answer: what was answered; may be changed later
 * @answered: when; today where it is no date
 * @note: (nullable): what the answer says
 * @error: %ZH_ERROR_INPUT where there is none such, for no answer, and for one before it was sent
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_answer_screening (ZhDesk           *self,
                                    gint64            tournament_id,
                                    gint64            screening_id,
                                    ZhScreeningAnswer answer,
                                    ZhDate            answered,
                                    const char       *note,
                                    GError          **error);

/**
 * zh_desk_rule_screening:
 * @input: decision, sanction, reason, facts and note; where and of whom it is, is taken from the screening
 * @error: as zh_desk_rule_incident(); %ZH_ERROR_REFUSED where forbidden help is not confirmed, or was ruled on already
 *
 * What follows from a confirmed answer: the ruling on cheating, in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_rule_screening (ZhDesk                *self,
                                  gint64                 screening_id,
                                  const ZhIncidentInput *input,
                                  GError               **error);

/* The incident that is ruled on then, with what @screening says of where and of whom; the rest as in @wishes. */
ZhIncidentInput zh_screening_make_input (const ZhScreening     *screening,
                                         const ZhIncidentInput *wishes);

G_END_DECLS
