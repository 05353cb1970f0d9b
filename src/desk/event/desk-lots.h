/* Drawings of lots for their protocols: which there were, and the minutes of each (lot-rules.h, lot-minute.h). */
#pragma once

#include "desk.h"
#include "lot-rules.h"

G_BEGIN_DECLS

/**
 * zh_desk_list_lots:
 * @tournament_id: of which tournament
 * @error: as zh_desk_list_journal()
 *
 * The drawings that the journal tells of and nobody took back, and those of which there are minutes.
 *
 * Returns: (transfer full) (element-type ZhLotDrawing): as zh_lots_list() has them; minutes belong to the snapshot
 */
GPtrArray *zh_desk_list_lots (ZhDesk  *self,
                              gint64   tournament_id,
                              GError **error);

/**
 * zh_desk_set_lot_minute:
 * @minute: of a drawing; its id is found
 * @error: see desk.h; %ZH_ERROR_INPUT for a day and hour that are none, or a round or match that there is not
 *
 * Enters the minutes of a drawing in place of what stood there, also of one that was done by hand. RU 31.1–31.4; UA and DR
 * IV.3.1.1.1.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_lot_minute (ZhDesk            *self,
                                  gint64             tournament_id,
                                  const ZhLotMinute *minute,
                                  GError           **error);

G_END_DECLS
