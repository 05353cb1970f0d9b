/* The settings of a tournament as texts: what choices and rules came to, so that nobody has to be asked again.
 * The members go by the keys of settings.h, the options by their own, among them those that say from where a
 * setting comes. Private to this folder.
 */
#pragma once

#include "desk-private.h"
#include "tournament-choices.h"

G_BEGIN_DECLS

/**
 * zh_tournament_choices_new_settled:
 * @next: the settings
 * @old: (nullable): the settings before; %NULL of a new tournament
 *
 * Returns: (transfer full): what of @next differs from @old, or all of it; %NULL as the value of an option that
 *   is gone
 */
ZhTournamentChoices *zh_tournament_choices_new_settled (const ZhTournament *next,
                                                        const ZhTournament *old);

/**
 * zh_tournament_choices_settle:
 * @self: as of zh_tournament_choices_new_settled(), perhaps from outside
 * @tournament: settings that are not shared yet
 * @error: %ZH_ERROR_INPUT naming a setting that there is not, or that cannot be so
 *
 * Puts the values into @tournament as they are: no rules are asked.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_tournament_choices_settle (const ZhTournamentChoices *self,
                                       ZhTournament              *tournament,
                                       GError                   **error);

/* Notes choices, or settings, for running the act again as the list @key. */
void zh_act_in_choices (ZhAct                     *act,
                        const char                *key,
                        const ZhTournamentChoices *choices);

G_END_DECLS
