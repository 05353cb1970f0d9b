/* What versions before 5 of the file knew only from their journals and what is a row since: when a result
 * was entered and a pairing announced, in which act a ruling was made, and which documents were issued.
 *
 * These rows are a function of the acts that stand. So they are made when such a file is brought up to
 * date, made in the same place when its journal is repeated, and made anew when an act of an older version
 * is taken back or done again, whose changeset does not know them. Acts from version 5 on write them.
 */
#pragma once

#include "journal.h"
#include "store-db.h"
#include "store-schema.h"

G_BEGIN_DECLS

/* The first version whose acts write these rows themselves. */
#define ZH_STATE_VERSION 5

/**
 * zh_journal_state_fill:
 * @error: %ZH_ERROR_FILE
 *
 * Makes the rows from the journal of @db, whose acts are all of older versions.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_journal_state_fill (ZhDb    *db,
                                GError **error);

/**
 * zh_journal_state_refill:
 * @target: an act of an older version that was just taken back or done again in @db, and the journal
 *   does not say so yet
 * @stands: whether it was done again
 * @error: %ZH_ERROR_FILE
 *
 * Makes the rows anew. All acts from version 5 on must be undone: they stand in the way of undo and redo
 * of older ones (in-the-way.h).
 *
 * Returns: %FALSE with @error
 */
gboolean zh_journal_state_refill (ZhDb    *db,
                                  gint64   target,
                                  gboolean stands,
                                  GError **error);

/**
 * zh_journal_state_find_columns:
 * @columns: (out) (array fixed-size=ZH_N_TABLES): by table: a bit for each column that is made so, the
 *   first one lowest; %ZH_ALL_COLUMNS of a table all of whose rows are
 * @error: %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_journal_state_find_columns (ZhDb    *db,
                                        guint64 *columns,
                                        GError **error);

/**
 * zh_journal_state_fill_replica:
 * @entries: (element-type ZhJournalEntry): a journal
 * @n_entries: how many of them, from the first, are of older versions
 * @error: %ZH_ERROR_FILE
 *
 * Makes the rows in a database in which the changesets of these entries were repeated and which has no
 * journal of its own.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_journal_state_fill_replica (ZhDb            *db,
                                        const GPtrArray *entries,
                                        guint            n_entries,
                                        GError         **error);

G_END_DECLS
