/* Rules named on a command line: a ruleset, a regulation over it, single keys over both. */
#pragma once

#include "ruleset.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_load_rules:
 * @call: with --ruleset, --regulation or both, and --set KEY=VALUE
 * @error: %ZH_ERROR_USAGE for what does not fit together; as zh_ruleset_load()
 *
 * Returns: (transfer full) (nullable): the rules, %NULL with @error
 */
ZhRuleset *zh_ctl_load_rules (const ZhCtlCall *call,
                              GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
