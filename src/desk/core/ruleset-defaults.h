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
 * zh_tournament_follow_time_control:
 * @settings: a tournament that is not shared yet
 * @ruleset: the rules of the event
 *
 * Takes the time class from the time control, where that can be read, for play over the board.
 */
void zh_tournament_follow_time_control (ZhTournament    *settings,
                                        const ZhRuleset *ruleset);

/**
 * zh_tournament_apply_ruleset:
 * @settings: a tournament that is not shared yet; its sport, system and time control say
 *   which of the ruleset's values apply
 * @ruleset: the rules of the event
 *
 * Fills in scoring, tie-breaks, how shared places are shown, withdrawal rule, colours of the boards of a team,
 * the order of a table of several cycles and time class where the ruleset speaks of them; everything else stays.
 */
void zh_tournament_apply_ruleset (ZhTournament    *settings,
                                  const ZhRuleset *ruleset);

/**
 * zh_tournament_complete_withdrawal:
 * @settings: a tournament that is not shared yet
 * @competition: the event
 *
 * Fills in what becomes of the results of who leaves (order 988, 33; Ukrainian draughts rules
 * IV.10.1) by the rules of the event, what is not usual as options (withdrawal.h), where @settings say
 * nothing of who leaves. Where the ruleset is not at hand everything stays.
 */
void zh_tournament_complete_withdrawal (ZhTournament        *settings,
                                        const ZhCompetition *competition);

/**
 * zh_ruleset_get_default_sport:
 *
 * Returns: the sport that a ruleset is made for; chess where it does not say
 */
ZhSport zh_ruleset_get_default_sport (const ZhRuleset *ruleset);

G_END_DECLS
