/* The reasons of a Dutch round as records: brackets and what they cost, floaters, the bye,
 * colours; who stands in the way where there is no pairing; and why two do not meet.
 */
#pragma once

#include "dutch-why-not.h"

G_BEGIN_DECLS

/**
 * zh_dutch_explain_round:
 * @proposal: receives the reasons
 * @field: the round, paired
 * @pairing: a pairing that was found
 */
void zh_dutch_explain_round (ZhProposal           *proposal,
                             const ZhDutchField   *field,
                             const ZhDutchPairing *pairing);

/**
 * zh_dutch_explain_failure:
 * @proposal: receives the reasons
 * @tournament: before the round
 * @field: a round without legal pairing
 *
 * Names the players who cannot all be paired at once, and what keeps them.
 */
void zh_dutch_explain_failure (ZhProposal         *proposal,
                               const ZhTournament *tournament,
                               const ZhDutchField *field);

/**
 * zh_dutch_explain_answer:
 * @proposal: receives the reason
 * @ids: (array length=2): the two asked about
 * @answer: the answer
 */
void zh_dutch_explain_answer (ZhProposal          *proposal,
                              const gint64        *ids,
                              const ZhDutchAnswer *answer);

/**
 * zh_dutch_format_reason:
 *
 * The words of a reason of this system.
 *
 * Returns: (transfer full)
 */
char *zh_dutch_format_reason (const ZhReason     *reason,
                              const ZhTournament *tournament,
                              const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
