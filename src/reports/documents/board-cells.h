/* What stands in the cells of a list of boards, on the screen as on paper. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_pairing_kind_format:
 *
 * Returns: (transfer none): the words for a kind of bye, as they stand for a result or an opponent:
 *   "half-point bye"; "" for a game
 */
const char *zh_pairing_kind_format (ZhPairingKind     kind,
                                    const ZhLanguage *language);

G_END_DECLS
