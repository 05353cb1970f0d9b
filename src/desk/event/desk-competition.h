/* Commands about the competition itself, its officials, and its tournaments. */
#pragma once

#include "desk.h"
#include "tournament-choices.h"

G_BEGIN_DECLS

/**
 * zh_desk_edit_details:
 * @details: all of them, changed or not
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_edit_details (ZhDesk                     *self,
                                const ZhCompetitionDetails *details,
                                GError                    **error);

/**
 * zh_desk_set_official:
 * @official: id 0 for a new one; otherwise replaces the official with that id. Its role must
 *   be one of those of #ZhOfficial, its name not empty
 * @error: see desk.h
 *
 * There is one chief arbiter and one chief secretary: a second one is refused.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_official (ZhDesk           *self,
                                const ZhOfficial *official,
                                GError          **error);
ZhChange *zh_desk_remove_official (ZhDesk  *self,
                                   gint64   official_id,
                                   GError **error);

/**
 * zh_desk_set_override:
 * @key: key of the ruleset
 * @value: (nullable): what the regulation says instead, points with a point or a comma; %NULL for
 *   what the ruleset says
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_override (ZhDesk     *self,
                                const char *key,
                                const char *value,
                                GError    **error);

/**
 * zh_desk_add_tournament:
 * @choices: what somebody chose, the name at least; the rest is as the ruleset with the regulation says
 * @id: (out) (optional): id of the new tournament
 * @error: %ZH_ERROR_INPUT for an empty or repeated name, a setting that there is not or that cannot be
 *   so, points that do not fit together
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_tournament (ZhDesk                    *self,
                                  const ZhTournamentChoices *choices,
                                  gint64                    *id,
                                  GError                   **error);

/**
 * zh_desk_edit_tournament:
 * @tournament_id: of the tournament to change
 * @choices: what is to be otherwise; the rest stays as it is
 * @reason: (nullable): why results that are in are to count otherwise; it stands in the journal
 * @error: as zh_desk_add_tournament(); %ZH_ERROR_REFUSED also for what cannot change once a round is
 *   paired, and, without a reason, where results that are in would count otherwise
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_edit_tournament (ZhDesk                    *self,
                                   gint64                     tournament_id,
                                   const ZhTournamentChoices *choices,
                                   const char                *reason,
                                   GError                   **error);

/**
 * zh_desk_remove_tournament:
 *
 * Removes a tournament with its entries; persons who play nowhere else go too. Refused once
 * a round is paired.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_remove_tournament (ZhDesk  *self,
                                     gint64   tournament_id,
                                     GError **error);

/**
 * zh_desk_close_tournament / zh_desk_reopen_tournament:
 * @reason: (nullable): why the standings are final though protests are open; not empty allows it
 * @error: %ZH_ERROR_REFUSED when a round is not closed or rounds are missing, and without @reason when protests are
 *   open, naming them
 *
 * Closing says that the standings are final.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_close_tournament (ZhDesk     *self,
                                    gint64      tournament_id,
                                    const char *reason,
                                    GError    **error);
ZhChange *zh_desk_reopen_tournament (ZhDesk  *self,
                                     gint64   tournament_id,
                                     GError **error);

G_END_DECLS
