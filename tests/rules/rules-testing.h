/* Rulesets for tests: loaded once, by name. */
#pragma once

#include "ruleset.h"

/**
 * load_ruleset:
 * @id: of a ruleset or "regulation/ID"
 *
 * Returns: (transfer full): the ruleset; the test fails where it does not load
 */
ZhRuleset *load_ruleset (const char *id);
