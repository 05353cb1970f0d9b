/* What keys a ruleset may hold and what their values look like. The schema knows no
 * ruleset: it says that "lateness.default-seconds" is a whole number of seconds, never
 * which number. The keys of incidents have their own grammar (incident-schema.h).
 */
#pragma once

#include <glib.h>

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhRuleType:
 * @ZH_RULE_INT: a whole number between bounds
 * @ZH_RULE_INTS: whole numbers between bounds, commas between
 * @ZH_RULE_YES_NO: "yes" or "no"
 * @ZH_RULE_POINTS: points with at most one decimal
 * @ZH_RULE_CHOICE: one word of a list
 * @ZH_RULE_CODES: tie-break codes, commas between
 * @ZH_RULE_STEPS: steps of a ladder of sanctions, commas between
 * @ZH_RULE_ARTICLES: articles and ranges of articles, ";" between (article-list.h)
 * @ZH_RULE_TEXT: free text, one line
 */
typedef enum
{
  ZH_RULE_INT,
  ZH_RULE_INTS,
  ZH_RULE_YES_NO,
  ZH_RULE_POINTS,
  ZH_RULE_CHOICE,
  ZH_RULE_CODES,
  ZH_RULE_STEPS,
  ZH_RULE_ARTICLES,
  ZH_RULE_TEXT,
} ZhRuleType;

/**
 * ZhRuleKey:
 * @section: the section, such as "scoring"; "age-group.*" stands for any age group
 * @name: the key inside it
 * @type: what its value looks like
 * @minimum: least number, for the number types
 * @maximum: greatest number, for the number types
 * @choices: (nullable): the words allowed, "|" between, for %ZH_RULE_CHOICE
 * @label: English label, to be translated
 */
typedef struct
{
  const char *section;
  const char *name;
  ZhRuleType  type;
  int         minimum;
  int         maximum;
  const char *choices;
  const char *label;
} ZhRuleKey;

/**
 * zh_rules_schema_get_present_name:
 * @key: a key as an older program may have written it
 *
 * Returns: (transfer none): the name it has now; @key itself where it was never renamed
 */
const char *zh_rules_schema_get_present_name (const char *key);

/**
 * zh_rules_schema_find:
 * @key: "section.name" or "section.id.name"
 *
 * Returns: (nullable) (transfer none): what the schema says of the key
 */
const ZhRuleKey *zh_rules_schema_find (const char *key);

/**
 * zh_rules_schema_get_keys:
 * @n_keys: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_keys): the whole schema, by section
 */
const ZhRuleKey *zh_rules_schema_get_keys (gsize *n_keys);

/**
 * zh_rules_schema_dup_label:
 * @key: "section.name"
 * @language: of the label
 *
 * Returns: (transfer full): the key's label, or the key itself where it has none
 */
char *zh_rules_schema_dup_label (const char       *key,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_sanction_get_rank:
 * @step: step of a ladder, such as "warning"
 *
 * Returns: its place from mild (0) to severe, or -1 for a word that is no sanction
 */
int zh_sanction_get_rank (const char *step);

/**
 * zh_sanction_get_label:
 * @step: step of a ladder
 * @language: of the label
 *
 * Returns: (transfer none): "warning", "loss of the game", … ; @step itself when unknown
 */
const char *zh_sanction_get_label (const char       *step,
                                   const ZhLanguage *language);

G_END_DECLS
