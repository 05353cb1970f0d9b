/* Where the arguments of an entry lie: short ones in its row, long ones in the table of blobs under their
 * SHA-256, which the row holds in their place, and which its hash covers. Undo and redo hold none: theirs are
 * those of the act they name. data/FILE-FORMAT.md has the form.
 */
#pragma once

#include "journal.h"
#include "store-db.h"

G_BEGIN_DECLS

/* Longer ones, in bytes, are a blob. */
#define ZH_MAX_ROW_ARGS 4096

/* Before the SHA-256 in hex; no JSON begins so. */
#define ZH_ARGS_REFERENCE "sha256:"

/**
 * zh_journal_args_store:
 * @args: as JSON
 * @blob: (out): the row that was added, 0 where none was
 * @error: %ZH_ERROR_FILE
 *
 * Puts long arguments into the table of blobs, where they are not there already.
 *
 * Returns: (transfer full): what the row of the entry holds; %NULL with @error
 */
char *zh_journal_args_store (ZhDb       *db,
                             const char *args,
                             gint64     *blob,
                             GError    **error);

/**
 * zh_journal_args_read:
 * @kind: of the entry
 * @target: of the entry
 * @stored: (transfer full): what its row holds
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full): its arguments; "{}" where a damaged file has them no longer; %NULL with @error
 */
char *zh_journal_args_read (ZhDb         *db,
                            ZhJournalKind kind,
                            gint64        target,
                            char         *stored,
                            GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
