/* What the ruleset of the event makes of a tournament's settings. */
#pragma once

#include "competition.h"
#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_competition_load_ruleset:
 * @error: %ZH_ERROR_INPUT for a damaged ruleset, or one that is not at hand
 *
 * Returns: (transfer full): the ruleset of the event with the regulation's overrides
 */
ZhRuleset *zh_competition_load_ruleset (const ZhCompetition *competition,
                                        GError             **error);

/**
 * zh_tournament_apply_ruleset:
 * @settings: a tournament that is not shared yet; its sport, system and time control say
 *   which of the ruleset's values apply
 * @ruleset: the rules of the event
 *
 * Fills in scoring, tie-breaks, how shared places are shown, withdrawal rule and discipline where the ruleset speaks of
 * them; everything else stays.
 */
void zh_tournament_apply_ruleset (ZhTournament    *settings,
                                  const ZhRuleset *ruleset);

/**
 * zh_ruleset_get_default_sport:
 *
 * Returns: the sport that a ruleset is made for; chess where it does not say
 */
ZhSport zh_ruleset_get_default_sport (const ZhRuleset *ruleset);

G_END_DECLS
