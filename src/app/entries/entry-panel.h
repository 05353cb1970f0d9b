/* One entry in full: the person's fields, each stored when it is confirmed; absences by
 * round; leaving and coming back.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ENTRY_PANEL (zh_entry_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZhEntryPanel, zh_entry_panel, ZH, ENTRY_PANEL, ZhBin)

/**
 * zh_entry_panel_show:
 * @session: whose entry
 * @entry_id: an entry of the tournament looked at, 0 for none
 */
void zh_entry_panel_show (ZhEntryPanel *self,
                          ZhSession    *session,
                          gint64        entry_id);

/**
 * zh_entry_panel_focus:
 * @field: key of a field of the person or of the entry
 *
 * Gives the keyboard to it; nothing happens where the panel has no such field.
 */
void zh_entry_panel_focus (ZhEntryPanel *self,
                           const char   *field);

G_END_DECLS
