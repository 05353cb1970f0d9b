/* The event that a tournament keeps, as what is counted: its settings say which rules hold. */
#pragma once

#include "solving.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_solving_rules_of_tournament:
 * @ruleset: (nullable): for the articles
 *
 * Returns: what its settings say
 */
ZhSolvingRules zh_solving_rules_of_tournament (const ZhTournament *tournament,
                                               const ZhRuleset    *ruleset);

/**
 * zh_solving_event_of:
 * @tournament: with at least one round of solving
 *
 * The solvers are its entries, by the same index. A sheet without time counts the full time of its round.
 *
 * Returns: (transfer full): its rounds, works and sheets
 */
ZhSolvingEvent *zh_solving_event_of (const ZhTournament *tournament);

/**
 * zh_solving_get_last_round:
 *
 * Returns: the number of the last round in which somebody handed in a sheet, 0 before
 */
int zh_solving_get_last_round (const ZhTournament *tournament);

G_END_DECLS
