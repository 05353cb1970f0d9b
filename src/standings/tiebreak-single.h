/* One criterion by itself, computed directly after points, as scripts and files ask for it. */
#pragma once

#include "standings.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_compute:
 * @tournament: a snapshot
 * @after_round: rounds to count; −1 for all up to the last that has a result
 * @code: a tie-break code; or UC-RANK, UD-RANK, RU-RANK: the place by the order that the
 *   national rules recommend
 * @edition: (nullable): as zh_standings_new()
 * @error: %ZH_ERROR_USAGE for an unknown code or edition, named
 *
 * Returns: (transfer full) (array) (nullable): values by index of entry
 */
ZhTiebreakValue *zh_tiebreak_compute (const ZhTournament *tournament,
                                      int                 after_round,
                                      const char         *code,
                                      const char         *edition,
                                      GError            **error);

/**
 * zh_tiebreak_get_national_order:
 * @code: UC-RANK, UD-RANK or RU-RANK, in any case
 * @predetermined: of a round robin
 *
 * The recommended orders: Ukrainian chess rules IV.4.3, Ukrainian draughts rules IV.12.3,
 * order 988, 40.3.1 and 40.3.4.
 *
 * Returns: (transfer none) (array zero-terminated=1) (nullable): codes; %NULL for another code
 */
const char *const *zh_tiebreak_get_national_order (const char *code,
                                                   gboolean    predetermined);

G_END_DECLS
