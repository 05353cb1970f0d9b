/* Undo and redo: of the whole file, in the order of the acts, without limit. Nothing is
 * deleted: taking back is an act of its own in the journal. A new act clears redo.
 */
#pragma once

#include "desk.h"
#include "journal.h"

G_BEGIN_DECLS

/**
 * zh_desk_get_undo_entry / zh_desk_get_redo_entry:
 *
 * Returns: (transfer none) (nullable): the act that zh_desk_undo() would take back, or
 *   zh_desk_redo() do again; %NULL when there is none. Valid until the next command. Its
 *   name for a menu: zh_journal_entry_format_act()
 */
const ZhJournalEntry *zh_desk_get_undo_entry (ZhDesk *self);
const ZhJournalEntry *zh_desk_get_redo_entry (ZhDesk *self);

/**
 * zh_desk_undo_needs_confirmation:
 *
 * Returns: whether the act that undo would take back has left the hall (a round was published or
 * closed, a tournament closed, a document issued, the file sealed), so that the arbiter should be asked first.
 */
gboolean zh_desk_undo_needs_confirmation (ZhDesk *self);

/**
 * zh_journal_entry_was_announced:
 *
 * Returns: whether the act leaves the hall, as zh_desk_undo_needs_confirmation() has it
 */
gboolean zh_journal_entry_was_announced (const ZhJournalEntry *entry);

/**
 * zh_desk_list_undo_to:
 * @entry_id: an act that stays; 1, the making of the file, always does
 * @error: %ZH_ERROR_INPUT where there is no such entry; %ZH_ERROR_REFUSED where it is undone
 *   itself, or is no act but an undo or redo
 *
 * Returns: (transfer container) (nullable) (element-type ZhJournalEntry): what zh_desk_undo() has
 *   to take back until the competition stands as it did after that act, in that order; empty where
 *   nothing came after it. Valid until the next command
 */
GPtrArray *zh_desk_list_undo_to (ZhDesk  *self,
                                 gint64   entry_id,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_undo / zh_desk_redo:
 * @error: %ZH_ERROR_REFUSED when there is nothing; %ZH_ERROR_CORRUPT when the file no longer
 *   fits the journal
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_undo (ZhDesk  *self,
                        GError **error);
ZhChange *zh_desk_redo (ZhDesk  *self,
                        GError **error);

G_END_DECLS
