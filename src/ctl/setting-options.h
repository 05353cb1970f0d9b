/* The settings of a tournament as options of the terminal, by the table of settings.h: one option
 * for each row, --option KEY=VALUE for any of them, --by-rules KEY,… for going back to the rules. */
#pragma once

#include "pairing-system.h"
#include "tournament-choices.h"
#include "verb.h"

G_BEGIN_DECLS

/* The options, (transfer full), as they are written in a usage. */
char *zh_setting_dup_usage (void);

/**
 * zh_setting_options_read:
 * @choices: gets what was typed
 * @error: %ZH_ERROR_USAGE for what is no KEY=VALUE, no setting, no scoring, or no value of its setting
 *
 * Returns: whether everything was understood; what fits together is checked when it is used
 */
gboolean zh_setting_options_read (const ZhCtlCall     *call,
                                  ZhTournamentChoices *choices,
                                  GError             **error);

/**
 * zh_setting_print:
 * @setting: a row of the table
 * @rules: (nullable): the rules of the event
 * @tournament: whose setting it is
 *
 * Prints key, value, origin, article and what may be chosen.
 */
void zh_setting_print (const ZhCtlCall    *call,
                       const ZhSetting    *setting,
                       const ZhRuleset    *rules,
                       const ZhTournament *tournament);

/**
 * zh_ctl_find_system:
 * @error: %ZH_ERROR_USAGE, naming the systems there are
 *
 * Returns: (transfer none) (nullable): the pairing system with @id
 */
const ZhPairingSystem *zh_ctl_find_system (const char *id,
                                           GError    **error);

G_END_DECLS
