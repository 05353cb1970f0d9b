/* What somebody chose for a tournament, and nothing for the rest: texts by the keys of settings.h.
 * Whoever makes or changes a tournament says no more than that; the rules of the event say the rest.
 */
#pragma once

#include "ruleset.h"
#include "settings.h"

G_BEGIN_DECLS

typedef struct _ZhTournamentChoices ZhTournamentChoices;

/**
 * zh_tournament_choices_new:
 *
 * Returns: (transfer full): nothing is chosen
 */
ZhTournamentChoices *zh_tournament_choices_new (void);
ZhTournamentChoices *zh_tournament_choices_ref (ZhTournamentChoices *self);
void                 zh_tournament_choices_unref (ZhTournamentChoices *self);

/**
 * zh_tournament_choices_set / _set_int:
 * @key: of a setting
 * @value: (nullable): what is chosen, checked when the choices are used; %NULL to go back to what the
 *   rules of the event say
 */
void zh_tournament_choices_set (ZhTournamentChoices *self,
                                const char          *key,
                                const char          *value);
void zh_tournament_choices_set_int (ZhTournamentChoices *self,
                                    const char          *key,
                                    int                  value);

/**
 * zh_tournament_choices_lookup:
 * @value: (out) (nullable) (optional): what was chosen; %NULL where the rules are to decide
 *
 * Returns: whether anything was said of @key
 */
gboolean zh_tournament_choices_lookup (const ZhTournamentChoices *self,
                                       const char                *key,
                                       const char               **value);

/**
 * zh_tournament_choices_dup_keys:
 *
 * Returns: (transfer container) (array zero-terminated=1): what something was said of, in the order of
 *   the alphabet; the keys are owned by @self
 */
const char **zh_tournament_choices_dup_keys (const ZhTournamentChoices *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_choices_resolve:
 * @rules: (nullable): the ruleset of the event with its regulation
 * @old: (nullable): the tournament as it is; %NULL for a new one
 * @error: %ZH_ERROR_INPUT naming a setting that there is not, that the system does not have, or that
 *   cannot be what was chosen
 *
 * A new tournament is as the rules say, a present one as it is; what was chosen is put in, and what
 * goes with it: points of byes and forfeits that were those of a win, a draw or a loss stay so, and
 * byes of teams count as matches. From where each setting comes that rules decide stands in the
 * options #ZH_SETTING_ORIGIN.
 *
 * Returns: (transfer full): the settings, without entries and rounds
 */
ZhTournament *zh_tournament_choices_resolve (const ZhTournamentChoices *self,
                                             const ZhRuleset           *rules,
                                             const ZhTournament        *old,
                                             GError                   **error);

/**
 * zh_setting_find_rule:
 * @rules: the ruleset of the event with its regulation
 * @settings: system and kind of event, by which rules differ
 *
 * Returns: (transfer none) (nullable): what the rules say of the setting; %NULL where they are silent
 */
const ZhRuleValue *zh_setting_find_rule (const ZhSetting    *self,
                                         const ZhRuleset    *rules,
                                         const ZhTournament *settings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTournamentChoices, zh_tournament_choices_unref)

G_END_DECLS
