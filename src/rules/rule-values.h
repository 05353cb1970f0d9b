/* Whether a value may stand under a key of the rules (rules-schema.h), and the small words that files write
 * beside values.
 */
#pragma once

#include "rules-schema.h"

G_BEGIN_DECLS

/**
 * zh_rules_schema_check_value:
 * @key: a key of the schema
 * @value: a value from outside
 * @reason: (out) (optional): what was expected, in the language of the screen
 *
 * Returns: whether @value may stand there
 */
gboolean zh_rules_schema_check_value (const ZhRuleKey *key,
                                      const char      *value,
                                      char           **reason);

/**
 * zh_rules_is_token:
 *
 * Returns: whether @text is a name of ours: lower-case letters, digits and dashes inside,
 *   1 … 64 characters
 */
gboolean zh_rules_is_token (const char *text);

/**
 * zh_rules_is_uncertainty:
 *
 * Returns: whether @text is a reason why a source settles nothing: "no-source",
 *   "damaged-text" or "contradiction"
 */
gboolean zh_rules_is_uncertainty (const char *text);

G_END_DECLS
