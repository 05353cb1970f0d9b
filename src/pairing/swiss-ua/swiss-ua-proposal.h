/* From the pairs of the Ukrainian Swiss to a proposal: colours, order of boards, reasons. */
#pragma once

#include "pairing-system.h"
#include "swiss-ua-groups.h"

G_BEGIN_DECLS

/**
 * zh_ua_propose:
 * @tournament: the event
 * @request: what is asked
 * @order: how players are tried; by the rules of round 1 where @request is about that round,
 *   unless it is %ZH_UA_ORDER_LOT
 * @error: %ZH_ERROR_REFUSED when start numbers are missing, or nobody is present
 *
 * The reasons: the plus, then each group in the order of work with its pairs as they were
 * formed, then each board with the rule that gave the colours, and every departure from the
 * rules: "swiss-ua.third-colour", "swiss-ua.lifted", "swiss-ua.second-plus". Without a legal
 * pairing "swiss-ua.none" and one "swiss-ua.left-over" for each player left over.
 *
 * Returns: (transfer full) (nullable): the proposal
 */
ZhProposal *zh_ua_propose (const ZhTournament     *tournament,
                           const ZhPairingRequest *request,
                           ZhUaOrder               order,
                           GError                **error);

/**
 * zh_ua_format_reason:
 *
 * The words of a reason of zh_ua_propose(), see #ZhPairingSystem.
 *
 * Returns: (transfer full)
 */
char *zh_ua_format_reason (const ZhReason     *reason,
                           const ZhTournament *tournament,
                           const ZhLanguage   *language);

/**
 * zh_ua_draw_lots:
 * @seed: of the tournament
 * @round: from 1
 * @n: present players
 * @lot: (out caller-allocates) (array length=n): the rank that each place of the classification
 *   drew, from 0
 *
 * The documented drawing: the @round-th number of the sequence of zh_random_new (@seed) is the
 * seed of the round; zh_random_permutation() with it draws the places one after the other, and
 * the i-th place drawn has rank i. Inside any group the ranks are a fair permutation of it.
 */
void zh_ua_draw_lots (guint64 seed,
                      int     round,
                      int     n,
                      guint  *lot);

G_END_DECLS
