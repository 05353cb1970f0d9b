/* What the words that a ruleset may choose between are called by people. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_rule_choice_get_label:
 * @word: as in a ruleset: "white-loses-time", "yes"
 *
 * Returns: (transfer none): its name; @word itself where it has none
 */
const char *zh_rule_choice_get_label (const char       *word,
                                      const ZhLanguage *language);

G_END_DECLS
