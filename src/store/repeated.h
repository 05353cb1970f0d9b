/* Repeating a journal in a store of its own, in memory: each act gets the ids, the number and the time
 * that it had, and is held against what the journal says of it before it is committed.
 */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/**
 * ZhRepeatedFault:
 * @ZH_REPEATED_SAME: nothing differs
 * @ZH_REPEATED_ROWS: other rows were changed, or to other values
 * @ZH_REPEATED_WORDS: the arguments, the articles, the reason or the tournament are others
 */
typedef enum
{
  ZH_REPEATED_SAME,
  ZH_REPEATED_ROWS,
  ZH_REPEATED_WORDS,
} ZhRepeatedFault;

/**
 * ZhRepeatedDifference:
 * @fault: what differs
 * @table: of the first row that differs, "" for words
 * @row: its id, 0 for words
 * @column: (nullable): its first column that differs; %NULL where all of the row does
 * @recorded: (nullable): what the journal put there
 * @repeated: (nullable): what the act puts there now
 *
 * What it names belongs to the store, until the next act is pinned.
 */
typedef struct
{
  ZhRepeatedFault fault;
  const char     *table;
  gint64          row;
  const char     *column;
  const char     *recorded;
  const char     *repeated;
} ZhRepeatedDifference;

/**
 * zh_store_new_in_memory:
 * @error: %ZH_ERROR_FILE
 *
 * A store without a file, open for writing, whose journal is empty. It takes acts only that are pinned.
 *
 * Returns: (transfer full): the store; %NULL with @error
 */
ZhStore *zh_store_new_in_memory (GError **error);

/**
 * zh_store_pin:
 * @self: a store in memory, between two acts
 * @entry: of another journal: what the next act must be; taken as long as it lasts
 * @changeset: what it changed there
 *
 * The next act takes the replica, sequence, version and ids of @entry. Where it changes other rows, or its
 * arguments, articles, reason or tournament are others, its commit fails with %ZH_ERROR_CORRUPT, and
 * zh_store_get_difference() says where.
 */
void zh_store_pin (ZhStore              *self,
                   const ZhJournalEntry *entry,
                   GBytes               *changeset);

/**
 * zh_store_get_pinned_version:
 *
 * Returns: the version of the file in which the entry that is being repeated was made; 0 where nothing is repeated.
 *   An act says of it what that version said
 */
int zh_store_get_pinned_version (const ZhStore *self);

/* How the last act that was pinned differed from its entry, as far as it came to that. */
ZhRepeatedDifference zh_store_get_difference (const ZhStore *self);

/**
 * zh_store_apply_pinned:
 * @error: %ZH_ERROR_CORRUPT
 *
 * Inside an act: what the pinned entry changed, without its command.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_apply_pinned (ZhStore *self,
                                GError **error);

/**
 * zh_store_fill_older:
 * @self: a store in memory in which the entries of versions before %ZH_STATE_VERSION were repeated
 * @error: %ZH_ERROR_FILE
 *
 * Makes the rows that bringing a file up to date makes of the acts of older versions.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_fill_older (ZhStore *self,
                              GError **error);

/**
 * zh_store_dup_changeset:
 * @entry_id: of the journal
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full): what the entry changed; %NULL with @error
 */
GBytes *zh_store_dup_changeset (ZhStore *self,
                                gint64   entry_id,
                                GError **error);

G_END_DECLS
