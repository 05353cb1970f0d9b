/* What can be done on the page of standings: the editors of tie-breaks, groups, teams and prizes,
 * the table of norms, lots and orders by hand.
 */
#pragma once

#include "page.h"
#include "standings.h"

G_BEGIN_DECLS

/**
 * zh_standings_actions_insert:
 * @page: gets the actions "standings.…"
 *
 * Returns: (transfer none): the group, for actions of the page's own
 */
GActionMap *zh_standings_actions_insert (ZhPage *page);

/**
 * zh_standings_actions_set_selected:
 * @standings: (nullable): must outlive the page's actions or be taken away with %NULL
 * @row: the row that acts are about, −1 for none
 */
void zh_standings_actions_set_selected (ZhPage            *page,
                                        const ZhStandings *standings,
                                        int                row);

G_END_DECLS
