/* What the items of a regulation are called, whatever the rules say of them. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_regulation_item_get_title:
 * @id: of an item, as sections [regulation-item.ID] of the rulesets name it
 *
 * Returns: (transfer none) (nullable): such as "Aim and tasks"; %NULL where there is no such item
 */
const char *zh_regulation_item_get_title (const char       *id,
                                          const ZhLanguage *language);

G_END_DECLS
