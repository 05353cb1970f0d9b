/* Rules named on a command line: a ruleset, a regulation over it, single keys over both. */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_ctl_load_rules:
 * @ruleset: (nullable): id of a ruleset; may be %NULL where there is a regulation
 * @regulation: (nullable): id of a regulation
 * @overrides: (nullable) (array zero-terminated=1): "KEY=VALUE"
 * @error: %ZH_ERROR_USAGE for what does not fit together; as zh_ruleset_load()
 *
 * Returns: (transfer full) (nullable): the rules, %NULL with @error
 */
ZhRuleset *zh_ctl_load_rules (const char *ruleset,
                              const char *regulation,
                              char      **overrides,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
