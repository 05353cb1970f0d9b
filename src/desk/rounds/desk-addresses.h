/* Where the players of an event by correspondence live, and from when on. */
#pragma once

#include "address.h"
#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_keep_address:
 * @address: whose, from when on, and when the others were told
 * @error: %ZH_ERROR_INPUT naming what is wrong; %ZH_ERROR_REFUSED when the tournament is closed or not played by
 *   correspondence
 *
 * Keeps an address, instead of the one that the player has from the same day on (55.1.2, 56.1.2; draughts V.3.2).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_keep_address (ZhDesk          *self,
                                gint64           tournament_id,
                                const ZhAddress *address,
                                GError         **error);

/**
 * zh_desk_drop_address:
 * @since: its first day
 * @error: as zh_desk_keep_address()
 *
 * Removes an address from the file.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_drop_address (ZhDesk     *self,
                                gint64      tournament_id,
                                gint64      entry_id,
                                const char *since,
                                GError    **error);

G_END_DECLS
