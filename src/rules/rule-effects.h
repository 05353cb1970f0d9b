/* What follows from each key of a ruleset: what the program does with it, warns of, only shows, or
 * does not apply yet. Whoever changes a rule for an event is told before it is stored.
 */
#pragma once

#include <glib.h>

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhRuleEffect:
 * @ZH_RULE_WAITS: nothing applies it yet
 * @ZH_RULE_ACTS: the program does otherwise with another value
 * @ZH_RULE_WARNS: the program warns or proposes otherwise, and the arbiter decides
 * @ZH_RULE_INFORMS: it binds people or things that the program does not see, and is shown
 */
typedef enum
{
  ZH_RULE_WAITS,
  ZH_RULE_ACTS,
  ZH_RULE_WARNS,
  ZH_RULE_INFORMS,
} ZhRuleEffect;

/**
 * zh_rule_get_effect:
 * @key: "section.name", "section.id.name" or a key of an incident
 *
 * Returns: what follows from @key; %ZH_RULE_WAITS for one that is not known
 */
ZhRuleEffect zh_rule_get_effect (const char *key);

/**
 * zh_rule_has_effect_row:
 * @section: of a key of the schema
 * @name: of the key
 *
 * Returns: whether the table says anything of the key, so that a test finds one left out
 */
gboolean zh_rule_has_effect_row (const char *section,
                                 const char *name);

/**
 * zh_rule_makes_settings:
 * @key: as zh_rule_get_effect()
 *
 * Returns: whether it is read once, when a tournament is made or given a time control, and is kept with it
 */
gboolean zh_rule_makes_settings (const char *key);

/**
 * zh_rule_effect_to_string:
 *
 * Returns: (transfer none): "waits", "acts", "warns" or "informs"
 */
const char *zh_rule_effect_to_string (ZhRuleEffect effect);

/**
 * zh_rule_dup_effect_words:
 * @key: as zh_rule_get_effect()
 * @language: of the words
 *
 * Returns: (transfer full): a sign and what follows from @key, such as "● acts: rulings" or
 *   "○ not applied yet"
 */
char *zh_rule_dup_effect_words (const char       *key,
                                const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_rule_get_effect_notice:
 * @key: as zh_rule_get_effect()
 * @language: of the sentence
 *
 * Returns: (transfer none) (nullable): a sentence for who is about to change @key and might expect
 *   what will not come; %NULL for keys that act or warn
 */
const char *zh_rule_get_effect_notice (const char       *key,
                                       const ZhLanguage *language);

G_END_DECLS
