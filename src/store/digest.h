/* The digest of a file: one number over every cell of the recorded tables, of the journal and of its long arguments, kept
 * in file_state with each act. It tells a file that is whole from one whose pages are of several
 * acts, as a copy has them that was made while the file was written. It is a sum over cells, so an
 * act brings it up to date from its own changes alone. data/FILE-FORMAT.md has the exact formula.
 *
 * It guards against accidents. Against intent there is the journal with its hashes (verify.h).
 */
#pragma once

#include "store-schema.h"

G_BEGIN_DECLS

/**
 * zh_digest_compute:
 * @digest: (out): over everything @db holds; untouched on failure
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Reads every recorded row and every journal entry, past all indexes. 0 for an empty database.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_digest_compute (ZhDb    *db,
                            guint64 *digest,
                            GError **error);

/**
 * zh_digest_add_changeset:
 * @changeset: what a transaction changed
 * @digest: (inout): before it and after it
 * @error: %ZH_ERROR_CORRUPT
 *
 * Takes out the cells that were there and puts in those that came.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_digest_add_changeset (GBytes  *changeset,
                                  guint64 *digest,
                                  GError **error);

/**
 * zh_digest_add_entry:
 * @entry_id: an entry of the journal that was just written
 * @digest: (inout): before it and after it
 * @error: %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_digest_add_entry (ZhDb    *db,
                              gint64   entry_id,
                              guint64 *digest,
                              GError **error);

/**
 * zh_digest_add_blob:
 * @blob_id: long arguments that were just written, 0 for none
 * @digest: (inout): before it and after it
 * @error: %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_digest_add_blob (ZhDb    *db,
                             gint64   blob_id,
                             guint64 *digest,
                             GError **error);

/**
 * zh_digest_check:
 * @error: %ZH_ERROR_CORRUPT: the file is not as its last act left it
 *
 * Compares the digest, the length and the head that file_state names with what the file holds.
 *
 * Returns: whether they agree
 */
gboolean zh_digest_check (ZhDb    *db,
                          GError **error);

/**
 * zh_digest_renew:
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Computes the digest and writes it into file_state: of a file whose version had none yet.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_digest_renew (ZhDb    *db,
                          GError **error);

G_END_DECLS
