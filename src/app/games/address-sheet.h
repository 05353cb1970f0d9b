/* The sheet of an address of a player by correspondence, with what the rules say of the notice about it. */
#pragma once

#include "address.h"
#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_address_sheet_new:
 * @address: (nullable): one to be put right; %NULL for a new one
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_address_sheet_new (GtkWindow          *parent,
                                   ZhSession          *session,
                                   const ZhTournament *tournament,
                                   const ZhAddress    *address);

G_END_DECLS
