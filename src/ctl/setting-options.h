/* The settings of a tournament as options of the terminal, by the table of settings.h: one option
 * for each row, --option KEY=VALUE for any of them, --by-rules KEY,… for going back to the rules. */
#pragma once

#include "ctl.h"
#include "pairing-system.h"
#include "tournament-choices.h"

G_BEGIN_DECLS

/**
 * ZhSettingOptions:
 * @values: (array): what was typed, by the order of zh_setting_list(); %NULL for nothing
 * @options: (nullable) (array zero-terminated=1): "KEY=VALUE"
 * @by_rules: (nullable): keys, commas between
 * @scoring: (nullable): "1" or "2", all points of a game at once
 */
typedef struct
{
  char **values;
  char **options;
  char  *by_rules;
  char  *scoring;
} ZhSettingOptions;

void zh_setting_options_clear (ZhSettingOptions *self);

/**
 * zh_setting_options_add:
 * @self: cleared; keeps the values until zh_setting_options_clear()
 * @entries: (element-type GOptionEntry): gets the options
 */
void zh_setting_options_add (ZhSettingOptions *self,
                             GArray           *entries);

/**
 * zh_setting_options_read:
 * @choices: gets what was typed
 * @error: %ZH_ERROR_USAGE for what is no KEY=VALUE, no setting, no scoring, or no value of its setting
 *
 * Returns: whether everything was understood; what fits together is checked when it is used
 */
gboolean zh_setting_options_read (const ZhSettingOptions *self,
                                  ZhTournamentChoices    *choices,
                                  GError                **error);

/**
 * zh_setting_print:
 * @setting: a row of the table
 * @rules: (nullable): the rules of the event
 * @tournament: whose setting it is
 * @json: as an object; otherwise key, value, origin, article, what may be chosen, with tabs between
 */
void zh_setting_print (const ZhSetting    *setting,
                       const ZhRuleset    *rules,
                       const ZhTournament *tournament,
                       gboolean            json);

/**
 * zh_ctl_find_system:
 * @error: %ZH_ERROR_USAGE, naming the systems there are
 *
 * Returns: (transfer none) (nullable): the pairing system with @id
 */
const ZhPairingSystem *zh_ctl_find_system (const char *id,
                                           GError    **error);

/**
 * zh_ctl_check_scoring:
 * @scoring: (nullable): the option --scoring
 * @error: %ZH_ERROR_USAGE
 *
 * Returns: whether it is left out, "1" or "2"
 */
gboolean zh_ctl_check_scoring (const char *scoring,
                               GError    **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhSettingOptions, zh_setting_options_clear)

G_END_DECLS
