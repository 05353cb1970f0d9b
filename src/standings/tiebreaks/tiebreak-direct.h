/* Mutual games as lines, shared by all forms of direct encounter. Private to this folder. */
#pragma once

#include "tiebreak-context.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_list_mutual_games:
 *
 * One line per game of @entry against another member of the group; forfeits that @table does
 * not count are listed as left out.
 */
void zh_tiebreak_list_mutual_games (const ZhScoreTable *table,
                                    const int          *members,
                                    int                 n_members,
                                    int                 entry,
                                    ZhArithmetic       *arithmetic);

G_END_DECLS
