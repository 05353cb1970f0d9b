/* Whether the journal of a file holds, found out in a thread of its own while the file is
 * worked with.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ZhJournalCheck ZhJournalCheck;

/**
 * ZhJournalChecked:
 * @fault: (nullable): what does not hold, in the language of the screen; %NULL when all does
 *
 * Called once in the main loop; may free the check.
 */
typedef void (*ZhJournalChecked) (const char *fault,
                                  gpointer    user_data);

/**
 * zh_journal_check_start:
 * @path: a competition file; others may be writing it
 *
 * Returns: (transfer full): the check, to be freed also when it has ended
 */
ZhJournalCheck *zh_journal_check_start (const char      *path,
                                        ZhJournalChecked func,
                                        gpointer         user_data) G_GNUC_WARN_UNUSED_RESULT;

/* The file it was started with; (transfer none). */
const char *zh_journal_check_get_path (const ZhJournalCheck *self);

/* Waits for the thread to be done with the file; what it found is told to nobody then. */
void zh_journal_check_free (ZhJournalCheck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhJournalCheck, zh_journal_check_free)

G_END_DECLS
