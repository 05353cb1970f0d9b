/* The inside of a ruleset, for the loader and the type alone. */
#pragma once

#include "rules-schema.h"
#include "ruleset.h"

G_BEGIN_DECLS

struct _ZhRuleset
{
  gatomicrefcount refs;
  GPtrArray      *values; /* (element-type ZhRuleValue), shared between overridden copies */
  GHashTable     *by_key; /* key of the value → value, both owned by values */
};

/**
 * zh_ruleset_new_empty:
 *
 * Returns: (transfer full): a ruleset that the loader fills before it shares it
 */
ZhRuleset *zh_ruleset_new_empty (void);

/**
 * zh_ruleset_copy:
 * @self: a ruleset
 *
 * Returns: (transfer full): a copy that shares the values
 */
ZhRuleset *zh_ruleset_copy (const ZhRuleset *self);

/**
 * zh_rule_value_new:
 *
 * Returns: (transfer full): a value without article
 */
ZhRuleValue *zh_rule_value_new (const char *key,
                                const char *text,
                                int         line);

/**
 * zh_ruleset_put:
 * @value: (transfer full): takes the place of the value with its key, or the last place
 */
void zh_ruleset_put (ZhRuleset   *self,
                     ZhRuleValue *value);

/**
 * zh_ruleset_find_key:
 * @key: "section.name"; of a text the language may stand behind it, as in "ruleset.title[uk]"
 *
 * Returns: (nullable) (transfer none): what the schema says of it
 */
const ZhRuleKey *zh_ruleset_find_key (const char *key);

/**
 * zh_ruleset_check_key:
 * @key: "section.name"
 * @text: its value
 * @known: (out): whether the key exists, so that a wrong key is told from a wrong value
 * @reason: (out): what was expected
 *
 * Returns: whether @text may be the value of @key
 */
gboolean zh_ruleset_check_key (const char *key,
                               const char *text,
                               gboolean   *known,
                               char      **reason);

/**
 * zh_ruleset_check_order:
 * @name: for messages
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: whether the values that bound each other are in order
 */
gboolean zh_ruleset_check_order (const ZhRuleset *self,
                                 const char      *name,
                                 GError         **error);

G_END_DECLS
