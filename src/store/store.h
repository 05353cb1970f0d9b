/* A competition file, open: transactions, ids, the journal's end, reading and following.
 * The desk is the only caller of the writes.
 */
#pragma once

#include "competition.h"
#include "holder.h"
#include "journal.h"
#include "reach.h"
#include "touched.h"

G_BEGIN_DECLS

typedef struct _ZhStore ZhStore;

/**
 * ZhStoreMode:
 * @ZH_STORE_WRITE: hold the lock, write
 * @ZH_STORE_READ: read and follow
 */
typedef enum
{
  ZH_STORE_WRITE,
  ZH_STORE_READ,
} ZhStoreMode;

/**
 * zh_store_create:
 * @path: must not exist, or be empty
 * @replica: 31 bits in which the ids of the file begin; 0 to draw them
 * @error: %ZH_ERROR_FILE
 *
 * Makes an empty file with our tables under @path and opens it. The caller makes it as a
 * #ZhPartFile, which gets its own name when it is closed.
 *
 * Returns: (transfer full)
 */
ZhStore *zh_store_create (const char *path,
                          gint64      replica,
                          GError    **error);

/**
 * zh_store_resolve_path:
 *
 * Returns: (transfer full): the one name of a file that may have several, so that all of them
 *   come to one lock; @path itself where there is no file
 */
char *zh_store_resolve_path (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_store_open:
 * @error: %ZH_ERROR_LOCKED, %ZH_ERROR_CORRUPT, %ZH_ERROR_NEWER, %ZH_ERROR_FILE
 *
 * Checks a file before it is believed and opens it; one that was copied while it was written is
 * %ZH_ERROR_CORRUPT. One that says of itself what is not true is not opened for writing: %ZH_ERROR_FILE. For reading it is taken into memory: no lock is taken, nothing is made beside
 * the file.
 *
 * Returns: (transfer full)
 */
ZhStore *zh_store_open (const char *path,
                        ZhStoreMode mode,
                        GError    **error);

/**
 * zh_store_close:
 *
 * Takes away the empty journal beside the file and gives up the lock. Afterwards only
 * zh_store_free() may be called.
 *
 * Returns: %FALSE with @error (%ZH_ERROR_FILE) when the file is no longer where it was opened; it is
 *   closed all the same
 */
gboolean zh_store_close (ZhStore *self,
                         GError **error);
void     zh_store_free (ZhStore *self);

/* Where the file is; (transfer none). */
const char *zh_store_get_path (const ZhStore *self);

/**
 * zh_store_begin:
 * @time_us: when the act is done, in microseconds since 1970 UTC: the time of its journal entry
 *   and of every row that says when it was written
 * @error: %ZH_ERROR_FILE when the store is read-only; %ZH_ERROR_LOCKED
 *
 * Opens a transaction and begins to record it.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_begin (ZhStore *self,
                         gint64   time_us,
                         GError **error);

/* Takes everything back since zh_store_begin(). Does nothing outside a transaction. */
void zh_store_rollback (ZhStore *self);

/**
 * zh_store_next_id:
 *
 * Returns: an id that no row of any copy of this file ever had or will have, the one after the last
 *   that a stored act took: an act that is taken back before it is stored gives its ids back
 */
gint64 zh_store_next_id (ZhStore *self);

/**
 * ZhJournalDraft:
 *
 * What the desk says of an entry; the store adds id, replica, sequence, time, hash and changeset.
 * See #ZhJournalEntry for the fields; @args of undo and redo are "": their target has them.
 */
typedef struct
{
  const char   *actor;
  gint64        tournament_id;
  ZhJournalKind kind;
  gint64        target;
  const char   *command;
  int           schema;
  const char   *args;
  const char   *articles;
  const char   *reason;
} ZhJournalDraft;

/**
 * ZhCommitted:
 * @touched: what the transaction touched
 * @entry: the journal entry; %NULL when nothing changed, which leaves no entry
 * @next: the snapshot after it; %NULL when nothing changed
 */
typedef struct
{
  ZhTouched      *touched;
  ZhJournalEntry *entry;
  ZhCompetition  *next;
} ZhCommitted;

void zh_committed_free (ZhCommitted *self);

/**
 * zh_store_commit:
 * @draft: the journal entry
 * @previous: the snapshot before the transaction, NULL before the first
 * @error: %ZH_ERROR_FILE …: everything is rolled back; %ZH_ERROR_UNCERTAIN: the disk does not say
 *
 * Writes the journal entry, makes the next snapshot while everything can still be taken back,
 * and commits, durably: the one file holds it then.
 *
 * Returns: (transfer full): what was done; %NULL with @error
 */
ZhCommitted *zh_store_commit (ZhStore              *self,
                              const ZhJournalDraft *draft,
                              const ZhCompetition  *previous,
                              GError              **error);

/**
 * ZhDirection:
 * @ZH_FORWARD: as it was done
 * @ZH_BACKWARD: inverted
 */
typedef enum
{
  ZH_FORWARD,
  ZH_BACKWARD,
} ZhDirection;

/**
 * zh_store_apply:
 * @entry_id: an act of the journal
 * @error: %ZH_ERROR_CORRUPT
 *
 * Applies the changes of an entry again or backwards, inside a transaction.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_apply (ZhStore    *self,
                         gint64      entry_id,
                         ZhDirection direction,
                         GError    **error);

/**
 * zh_store_repeat:
 * @act: the act that is undone or redone, in whose way nothing stands (in-the-way.h)
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * As zh_store_apply(), for undo and redo: also what an act of an older version did not know of its
 * own rows is right afterwards.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_repeat (ZhStore              *self,
                          const ZhJournalEntry *act,
                          ZhDirection           direction,
                          GError              **error);

/**
 * zh_store_read_result:
 * @game_id: a game
 * @result: (out): as it stands in the transaction that is open; left alone when there is no such game
 * @error: %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_read_result (ZhStore  *self,
                               gint64    game_id,
                               ZhResult *result,
                               GError  **error);

/**
 * zh_store_read_journal:
 * @after: only entries with a greater id
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full) (element-type ZhJournalEntry): by id
 */
GPtrArray *zh_store_read_journal (ZhStore *self,
                                  gint64   after,
                                  GError **error);

/**
 * zh_store_find_in_the_way:
 * @entries: (element-type ZhJournalEntry): the end of the journal, as zh_journal_find_in_the_way() wants it
 * @act: an act that is about to be taken back, or done again
 * @error: as zh_journal_find_in_the_way()
 *
 * As zh_journal_find_in_the_way(), of the file.
 *
 * Returns: (transfer container) (element-type ZhJournalEntry): what stands in its way
 */
GPtrArray *zh_store_find_in_the_way (ZhStore              *self,
                                     GPtrArray            *entries,
                                     const ZhJournalEntry *act,
                                     GError              **error);

/**
 * ZhJournalQuery:
 * @after: only entries with a greater id
 * @before: only entries with a lesser id, 0 for all
 * @tournament_id: only entries of this tournament, 0 for all
 * @act: only the entry that rows name so, replica × 2³² + sequence; 0 for all
 * @actor: (nullable): only entries of this official
 * @command: (nullable): only entries of this command
 */
typedef struct
{
  gint64      after;
  gint64      before;
  gint64      tournament_id;
  gint64      act;
  const char *actor;
  const char *command;
} ZhJournalQuery;

/**
 * ZhJournalVisit:
 *
 * Takes note of an entry, which is the caller's.
 *
 * Returns: whether to go on
 */
typedef gboolean (*ZhJournalVisit) (ZhJournalEntry *entry,
                                    gpointer        user_data);

/**
 * zh_store_walk_journal:
 * @query: which entries
 * @error: %ZH_ERROR_FILE
 *
 * Visits entries from the newest to the oldest, each read when its turn comes: whoever ends early has
 * read no more than he saw.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_walk_journal (ZhStore              *self,
                                const ZhJournalQuery *query,
                                ZhJournalVisit        visit,
                                gpointer              user_data,
                                GError              **error);

/**
 * zh_store_list_actors:
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full) (element-type utf8): the names under which entries were made, each once
 */
GPtrArray *zh_store_list_actors (ZhStore *self,
                                 GError **error);

/* How many entries the journal has. */
gint64 zh_store_get_journal_length (const ZhStore *self);

/**
 * zh_store_check_journal:
 * @error: %ZH_ERROR_FILE, naming the first fault
 *
 * Whether the journal holds, and what the file says of it is true: everything that zh_verify_file()
 * finds without repeating the acts.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_check_journal (ZhStore *self,
                                 GError **error);

/**
 * zh_store_check_reach:
 * @entry: the last entry of the journal
 * @find_reach: what the command of an act may change
 * @error: %ZH_ERROR_CORRUPT naming what it changed and may not; %ZH_ERROR_FILE
 *
 * Whether the last entry, where it is an act, is within the reach of its command.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_check_reach (ZhStore              *self,
                               const ZhJournalEntry *entry,
                               ZhFindReach           find_reach,
                               GError              **error);

/**
 * zh_store_load:
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Makes the snapshot of everything the file holds.
 *
 * Returns: (transfer full)
 */
ZhCompetition *zh_store_load (ZhStore *self,
                              GError **error);

/**
 * zh_store_follow:
 * @previous: the snapshot so far
 * @next: (out) (transfer full) (nullable): the snapshot now; %NULL when nothing was written
 * @touched: (out) (transfer full) (nullable): what was written since by the holder
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Of a store open for reading: moves on to what the file holds now.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_follow (ZhStore             *self,
                          const ZhCompetition *previous,
                          ZhCompetition      **next,
                          ZhTouched          **touched,
                          GError             **error);

/**
 * zh_store_copy_to:
 * @path: must not exist
 * @error: %ZH_ERROR_FILE
 *
 * Writes a single whole file with everything committed so far.
 *
 * Returns: %FALSE with @error; then @path does not exist
 */
gboolean zh_store_copy_to (ZhStore    *self,
                           const char *path,
                           GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhStore, zh_store_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhCommitted, zh_committed_free)

G_END_DECLS
