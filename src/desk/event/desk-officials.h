/* Which boards an official watches, and whether the panel is what the rules ask for. */
#pragma once

#include "desk.h"
#include "panel-norms.h"

G_BEGIN_DECLS

/**
 * zh_desk_assign_boards:
 * @assignment: its id is not looked at
 * @error: %ZH_ERROR_INPUT for an official, a tournament or boards that do not exist;
 *   %ZH_ERROR_REFUSED when he watches one of the boards in that round already
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_assign_boards (ZhDesk             *self,
                                 const ZhAssignment *assignment,
                                 GError            **error);
ZhChange *zh_desk_remove_assignment (ZhDesk  *self,
                                     gint64   assignment_id,
                                     GError **error);

/**
 * zh_competition_check_panel:
 * @competition: a snapshot
 * @tournament: (nullable): one tournament; %NULL counts all of them
 * @round: whose boards the officials watch; 0 for no round in particular
 * @rules: the rules of the event; must outlive the answer
 *
 * Holds the officials of the event against the norms of the ruleset.
 *
 * Returns: (transfer full) (element-type ZhPanelNorm): each norm, kept or not
 */
GArray *zh_competition_check_panel (const ZhCompetition *competition,
                                    const ZhTournament  *tournament,
                                    int                  round,
                                    const ZhRuleset     *rules);

/**
 * zh_competition_format_boards:
 * @tournament_id: where
 * @round: boards watched in that round; 0 for the whole event
 * @language: of the text
 *
 * Returns: (transfer full): "1–10; round 3: 4–6", "" for none
 */
char *zh_competition_format_boards (const ZhCompetition *competition,
                                    gint64               official_id,
                                    gint64               tournament_id,
                                    int                  round,
                                    const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
