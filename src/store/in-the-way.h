/* What stands in the way when an act is taken back out of its turn, or done again.
 *
 * The rows of a competition are those that the acts that stand make, one after the other, each in the
 * place where it was done or done again last. An act may be taken out of this order when no later one
 * is tied to it (act-ties.h), and put behind all others when none of those that came or went since it was
 * taken out is. Of an act that is the last to have been done, nothing is read.
 */
#pragma once

#include "journal.h"
#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_journal_forget_returns:
 * @entries: (element-type ZhJournalEntry): a journal, by id
 * @from: index of the first entry
 *
 * Takes the entries from @from on as they were when they were made: none is taken back. Whoever follows the
 * journal entry by entry starts so, and goes on with zh_journal_note_return().
 */
void zh_journal_forget_returns (GPtrArray *entries,
                                guint      from);

/**
 * zh_journal_note_return:
 * @entries: (element-type ZhJournalEntry): a journal, or the end of one, by id
 * @entry: one of it
 *
 * Notes with the act that an undo or redo names that it is taken back or stands again. Does nothing for
 * an act, and where @entries have no such act, or it is as @entry leaves it already.
 *
 * Returns: (transfer none) (nullable): the act
 */
ZhJournalEntry *zh_journal_note_return (GPtrArray            *entries,
                                        const ZhJournalEntry *entry);

/**
 * zh_journal_find_in_the_way:
 * @db: holds the journal with the changesets
 * @rows: the recorded tables, which may be another database
 * @entries: (element-type ZhJournalEntry): the journal, or its end with @act and all acts that an entry of
 *   that end takes back or does again, with what zh_journal_note_return() notes
 * @n_entries: so many of them were made
 * @act: an act; whether it stands or not, it is about to be the other
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * What would have to be taken back, or done again, before @act can be: what is tied to it, and what is
 * tied to that.
 *
 * Returns: (transfer container) (element-type ZhJournalEntry): acts in the order in which they are to go,
 *   the last first; empty when nothing stands in the way
 */
GPtrArray *zh_journal_find_in_the_way (ZhDb                 *db,
                                       ZhDb                 *rows,
                                       GPtrArray            *entries,
                                       guint                 n_entries,
                                       const ZhJournalEntry *act,
                                       GError              **error);

G_END_DECLS
