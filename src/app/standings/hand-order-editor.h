/* Those who are level, to be put in order by hand, with the reason. */
#pragma once

#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HAND_ORDER_EDITOR (zh_hand_order_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhHandOrderEditor, zh_hand_order_editor, ZH, HAND_ORDER_EDITOR, ZhBin)

/**
 * zh_hand_order_editor_new:
 * @standings: needed only during the call
 * @row: those who have as many points as this row are listed
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_hand_order_editor_new (const ZhStandings *standings,
                                     int                row);

/**
 * zh_hand_order_editor_list_entries:
 *
 * Returns: (transfer full) (element-type gint64): ids, best first
 */
GArray *zh_hand_order_editor_list_entries (ZhHandOrderEditor *self);

/* The reason as typed; (transfer none). */
const char *zh_hand_order_editor_get_reason (ZhHandOrderEditor *self);

G_END_DECLS
