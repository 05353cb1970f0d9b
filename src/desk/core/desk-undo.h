/* Undo and redo, without limit. Nothing is deleted: taking back is an act of its own in the journal,
 * which names its target.
 *
 * Undo takes back the last act of one's own, of those that stand. It never passes over one that
 * cannot be taken back to an earlier one: whoever presses a key means what they did last. Another's act
 * is taken back by its number, with open eyes. Either is refused, whole, when a later act is tied to
 * it (act-ties.h), and the message names what stands in the way in the order in which it has to go.
 *
 * Redo does again what one took back oneself, the last one taken back first, be it one's own act or
 * another's. What one does anew clears only that: what others took back stays theirs to do again,
 * until an act tied to it comes or goes; that is looked for when they ask. What was done again stands
 * last in the order of the acts, and is still the act of whoever did it first. With one official this is undo
 * and redo of the whole file, in the order of the acts.
 */
#pragma once

#include "desk.h"
#include "journal.h"

G_BEGIN_DECLS

/**
 * zh_desk_get_undo_entry / zh_desk_get_redo_entry:
 *
 * Returns: (transfer none) (nullable): the act of the desk's official that zh_desk_undo() would take
 *   back, or zh_desk_redo() do again, were nothing in its way; %NULL when there is none. Valid until
 *   the next command. Its name for a menu: zh_journal_entry_format_act()
 */
const ZhJournalEntry *zh_desk_get_undo_entry (ZhDesk *self);
const ZhJournalEntry *zh_desk_get_redo_entry (ZhDesk *self);

/**
 * zh_desk_get_last_act:
 *
 * Returns: (transfer none) (nullable): the last of all acts that stand, whoever made it; %NULL when there
 *   is none but the making of the file. Valid until the next command
 */
const ZhJournalEntry *zh_desk_get_last_act (ZhDesk *self);

/**
 * zh_desk_get_newest_entry:
 *
 * Returns: (transfer none) (nullable): the last entry of the journal, also of an act that cannot be taken back; %NULL
 *   where the journal is empty. Valid until the next command
 */
const ZhJournalEntry *zh_desk_get_newest_entry (ZhDesk *self);

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
 * Returns: (transfer container) (nullable) (element-type ZhJournalEntry): what zh_desk_undo_act() has
 *   to take back, whoever made it, until the competition stands as it did after that act, in that order; empty where
 *   nothing came after it. Valid until the next command
 */
GPtrArray *zh_desk_list_undo_to (ZhDesk  *self,
                                 gint64   entry_id,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_check_undo_act / zh_desk_undo_act:
 * @entry_id: an act, whoever made it
 * @error: %ZH_ERROR_INPUT where there is no such entry; %ZH_ERROR_REFUSED where it is none that stands,
 *   or later acts stand in its way, which are named; %ZH_ERROR_CORRUPT when the file no longer fits
 *   the journal
 *
 * Takes back one act by its number, at once or first for a look.
 *
 * Returns: (transfer none) (nullable): the act, which can be taken back, valid until the next command;
 *   (transfer full): what changed
 */
const ZhJournalEntry *zh_desk_check_undo_act (ZhDesk  *self,
                                              gint64   entry_id,
                                              GError **error);
ZhChange             *zh_desk_undo_act (ZhDesk  *self,
                                        gint64   entry_id,
                                        GError **error);

/**
 * zh_desk_undo / zh_desk_redo:
 * @error: %ZH_ERROR_REFUSED when there is nothing of one's own, or something stands in the way;
 *   %ZH_ERROR_CORRUPT when the file no longer fits the journal
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_undo (ZhDesk  *self,
                        GError **error);
ZhChange *zh_desk_redo (ZhDesk  *self,
                        GError **error);

G_END_DECLS
