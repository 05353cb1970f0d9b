/* Codes that criteria make from their own code: the mean of performances (APRO/U1400) needs
 * the performances with the same modifiers (TPR/U1400). Private to this folder.
 */
#pragma once

#include "tiebreak-code.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_code_derive:
 * @self: the code that needs another
 * @name: a name of the registry
 *
 * Returns: (transfer full): that criterion with the score, /P and /U of @self, nothing cut
 */
ZhTiebreakCode *zh_tiebreak_code_derive (const ZhTiebreakCode *self,
                                         const char           *name);

G_END_DECLS
