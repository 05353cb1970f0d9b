/* What the rules say of a change of address and of the notice about it (order 988, 55.1.2, 56.1.2; draughts V.3.2). */
#pragma once

#include "account-rules.h"
#include "address.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_address_judge:
 * @is_first: the address that the player began with, of which nobody was to be told
 *
 * Returns: (transfer full): what was missed, each with its article; "" for nothing
 */
char *zh_address_judge (const ZhAddress      *address,
                        gboolean              is_first,
                        const ZhAccountRules *rules,
                        const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the player has no earlier address among @addresses, (element-type ZhAddress). */
gboolean zh_address_is_first (const GPtrArray *addresses,
                              const ZhAddress *address);

G_END_DECLS
