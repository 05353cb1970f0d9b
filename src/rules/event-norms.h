/* What a ruleset says about running an event: scoring, who leaves a round robin, the order
 * of tie-breaks, how many rounds a Swiss should have, how many officials are needed.
 */
#pragma once

#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_get_scoring:
 * @scoring: (out caller-allocates): points of every outcome
 *
 * Half-point and zero-point byes on request are no matter of the rulesets: half of a win,
 * and nothing.
 */
void zh_ruleset_get_scoring (const ZhRuleset *self,
                             ZhScoring       *scoring);

/**
 * zh_ruleset_get_withdrawal:
 * @self: the rules of the event
 * @n_played: games that the player who leaves a round robin has completed
 * @n_games: games he had to play in all
 * @article: (out) (optional) (transfer none): "" where the ruleset has none
 *
 * Source: Russian order 988 33.1; Ukrainian draughts rules IV.10.1.
 *
 * Returns: what becomes of his results
 */
ZhWithdrawal zh_ruleset_get_withdrawal (const ZhRuleset *self,
                                        int              n_played,
                                        int              n_games,
                                        const char     **article);

/**
 * zh_ruleset_find_tie_breaks:
 * @system: the pairing system
 * @is_team: whether teams play
 *
 * What a regulation says of all teams prevails over what the ruleset says of one kind of event.
 *
 * Returns: (transfer none) (nullable): the value that gives the order; every ruleset has one
 */
const ZhRuleValue *zh_ruleset_find_tie_breaks (const ZhRuleset *self,
                                               ZhSystem         system,
                                               gboolean         is_team);

/**
 * zh_ruleset_dup_tie_breaks:
 * @system: the pairing system
 * @is_team: whether teams play
 * @article: (out) (optional) (transfer none): "" where the ruleset has none
 *
 * Returns: (transfer full) (array zero-terminated=1): codes in order
 */
char **zh_ruleset_dup_tie_breaks (const ZhRuleset *self,
                                  ZhSystem         system,
                                  gboolean         is_team,
                                  const char     **article) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_dup_other_tie_breaks:
 * @system: pairing system
 * @is_team: teams have no other order
 * @key: (out) (transfer none): its key, where there is one
 *
 * The other order that a regulation may choose: with Shmulyan's coefficient in a round robin
 * (Ukrainian draughts rules IV.12.4, IV.12.6), or for similar ratings in a Swiss (order 988, 40.3.3).
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): codes; %NULL where the rules name none
 */
char **zh_ruleset_dup_other_tie_breaks (const ZhRuleset *self,
                                        ZhSystem         system,
                                        gboolean         is_team,
                                        const char     **key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_get_recommended_rounds:
 * @n_players: of a Swiss
 * @minimum: (out): least rounds
 * @maximum: (out): most rounds
 * @article: (out) (optional) (transfer none)
 *
 * A number of players that stands in two rows belongs to the first: its least and the most
 * of both are allowed.
 *
 * Returns: %FALSE where the ruleset recommends nothing
 */
gboolean zh_ruleset_get_recommended_rounds (const ZhRuleset *self,
                                            int              n_players,
                                            int             *minimum,
                                            int             *maximum,
                                            const char     **article);

/**
 * zh_ruleset_format_recommended_rounds:
 * @article: (out) (optional) (transfer none)
 *
 * Returns: (transfer full) (nullable): the rows for people: "up to 30: 7–9; up to 70: 8–11;
 *   more: 9–13"; %NULL where the ruleset recommends nothing
 */
char *zh_ruleset_format_recommended_rounds (const ZhRuleset  *self,
                                            const ZhLanguage *language,
                                            const char      **article) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_get_line_arbiters:
 * @n_players: taking part
 * @time_class: of the event
 * @impaired: whether players with disabilities play
 * @minimum: (out): line arbiters that the ruleset asks for
 * @article: (out) (optional) (transfer none)
 *
 * Pairs or participants per arbiter, whichever the ruleset counts, the largest load allowed.
 *
 * Source: Ukrainian chess rules IV.10.1–10.2, IV.5.18; draughts IV.18.1–18.2, IV.13.17;
 * Russian order 988 30.1.
 *
 * Returns: %FALSE where the ruleset has no such norm
 */
gboolean zh_ruleset_get_line_arbiters (const ZhRuleset *self,
                                       int              n_players,
                                       ZhTimeClass      time_class,
                                       gboolean         impaired,
                                       int             *minimum,
                                       const char     **article);

G_END_DECLS
