/* A list from outside against who is entered already. */
#pragma once

#include "entry-table.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_entry_list_leave_out_known:
 * @self: made of @table
 * @tournament: a snapshot of the tournament that takes the list in
 *
 * Leaves out who is entered there already, by the same FIDE ID and a surname that may be his; of
 * somebody of another surname only the FIDE ID is left out, for it belongs to one person. Both stand
 * in the problems of the list.
 */
void zh_entry_list_leave_out_known (ZhEntryList        *self,
                                    const ZhEntryTable *table,
                                    const ZhTournament *tournament);

G_END_DECLS
