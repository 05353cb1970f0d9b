/* Rules as people read them: the words of a key, and of its value. */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_rule_dup_words:
 * @rules: (nullable): the rules of the event, which name the groups that keys are about
 * @key: "section.name"
 *
 * Returns: (transfer full): the key in words, with the age group or the incident it is about
 */
char *zh_rule_dup_words (const ZhRuleset  *rules,
                         const char       *key,
                         const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_rule_format_value:
 *
 * Returns: (transfer full): "yes", "3600 (1:00:00)" of a time, or "0,5" of points
 */
char *zh_rule_format_value (const char       *key,
                            const char       *value,
                            const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
