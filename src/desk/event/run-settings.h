/* Settings of tournaments among the arguments of commands. Private to this folder. */
#pragma once

#include "arguments.h"
#include "tournament-choices.h"

G_BEGIN_DECLS

/* There are fewer settings than that, with the winners that an arbiter names. */
#define ZH_MAX_RUN_SETTINGS 10000

/* The elements of a list of settings. */
extern const ZhArgument zh_run_setting_items[];

/**
 * zh_run_read_settings:
 * @key: of a list of settings
 * @error: %ZH_ERROR_INPUT for a setting that is named twice
 *
 * Returns: (transfer full): what it says, nothing where it is left out; %NULL with @error
 */
ZhTournamentChoices *zh_run_read_settings (JsonObject *in,
                                           const char *key,
                                           GError    **error);

G_END_DECLS
