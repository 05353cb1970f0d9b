/* The players of teams on paper: who they are, team by team, and what they scored, board by board. Private to
 * src/reports.
 *
 * Source: order 988, 29.2, 29.3; Ukrainian chess rules IV.6.7.2, IV.10.5.7, IV.10.8.3; draughts rules IV.18.8.3.
 */
#pragma once

#include "columns.h"
#include "report-registry.h"

G_BEGIN_DECLS

/**
 * zh_report_add_members:
 * @heading: of the list; %NULL where it is what the document is about
 * @wanted: (array length=n_wanted): columns about people, after the board in the team
 * @are_to_sign: whether there is room for a date and a signature; then teams that have not come are left out
 *
 * The members of all teams in the order of the teams' numbers, each team under its name and captain; nothing in an
 * event of players. A column that would say nothing about anybody is left out.
 *
 */
void zh_report_add_members (ZhReportDocument      *document,
                            const ZhReportRequest *request,
                            const char            *heading,
                            const ZhColumn        *wanted,
                            gsize                  n_wanted,
                            gboolean               are_to_sign);

/**
 * zh_report_add_board_scores:
 * @last_round: games up to it
 *
 * Each board with those who played on it, the most points first, equal ones with equal places; nothing in an event
 * of players. A game won or lost without play counts as one.
 */
void zh_report_add_board_scores (ZhReportDocument      *document,
                                 const ZhReportRequest *request,
                                 int                    last_round);

G_END_DECLS
