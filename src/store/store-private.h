/* The inside of a store, for the files of this folder. */
#pragma once

#include "changeset.h"
#include "file-lock.h"
#include "repeated.h"
#include "side-files.h"
#include "store.h"

G_BEGIN_DECLS

struct _ZhStore
{
  ZhDb       *db;   /* NULL once closed */
  char       *path; /* NULL in memory */
  ZhFileLock *lock; /* NULL when reading */
  ZhStoreMode mode;
  guint64     device;       /* of the file that is open, */
  guint64     inode;        /* so that another at its place is noticed */
  gboolean    ready;        /* opened in full: a file that failed a check is left as it is */
  ZhFileMark  mark;         /* of a reader: what the file was like when it was read */
  GError     *discord;      /* of zh_store_open_for_verifying(): why it does not agree with itself */
  gboolean    must_recover; /* a rollback failed: the journal beside the file is ours */

  /* The row of file_state; of a writer as it will be after the next commit. */
  gint64  replica;
  gint64  next_id;
  gint64  sequence;
  gint64  journal_length;
  char   *journal_head;
  guint64 digest;

  /* Inside a transaction only. */
  ZhRecorder *recorder;
  gboolean    in_act;
  gint64      time_us;    /* of the act */
  gint64      first_next; /* what next_id was when it began */

  /* In memory only: what the next act must be, and how the last one differed from it. */
  ZhJournalEntry      *pinned;
  GBytes              *pinned_changes;
  ZhRepeatedDifference difference;
  char                *difference_texts[3]; /* (nullable): the column of it, and its two values */
};

/* Forgets what the next act must be. */
void zh_store_unpin (ZhStore *self);

/**
 * zh_store_check_pinned:
 * @draft: what the act says of itself
 * @changeset: what it changed
 * @error: %ZH_ERROR_CORRUPT
 *
 * Returns: whether the act is what was pinned, if anything was; %FALSE with @error
 */
gboolean zh_store_check_pinned (ZhStore              *self,
                                const ZhJournalDraft *draft,
                                GBytes               *changeset,
                                GError              **error);

/**
 * zh_store_load_next:
 * @previous: (nullable): the snapshot before, %NULL to load everything
 * @touched: (nullable): what changed since @previous; needed with it
 *
 * Makes a snapshot inside a transaction that is open. Everything of @previous that was not
 * touched is shared with it.
 *
 * Returns: (transfer full)
 */
ZhCompetition *zh_store_load_next (ZhStore             *self,
                                   const ZhCompetition *previous,
                                   const ZhTouched     *touched,
                                   GError             **error);

/**
 * zh_store_check_model:
 * @competition: everything a file holds
 * @error: %ZH_ERROR_CORRUPT, naming row and column
 *
 * Returns: whether entries, members and rounds are of the tournament that refers to them, and the
 *   rounds numbered from 1
 */
gboolean zh_store_check_model (const ZhCompetition *competition,
                               GError             **error);

/**
 * zh_store_check_state:
 * @error: %ZH_ERROR_FILE
 *
 * Returns: whether what file_state says is true, by which the next act is numbered
 */
gboolean zh_store_check_state (ZhStore *self,
                               GError **error);

/* Reads file_state. */
gboolean zh_store_read_state (ZhStore *self,
                              GError **error);

/* When the act that is open is done, in seconds since 1970 UTC. */
gint64 zh_store_get_act_time (const ZhStore *self);

/* The act that is open, as rows name it: replica × 2³² + sequence of the entry that it will have. */
gint64 zh_store_get_act_id (const ZhStore *self);

/* Remembers which file @self writes. */
void zh_store_note_file (ZhStore *self);

/* Whether the file has the name still under which it was opened. */
gboolean zh_store_is_still_there (ZhStore *self);

/**
 * zh_store_check_version:
 * @error: %ZH_ERROR_NEWER, %ZH_ERROR_CORRUPT
 *
 * Returns: whether @db has a version that this program knows
 */
gboolean zh_store_check_version (ZhDb       *db,
                                 const char *path,
                                 GError    **error);

/**
 * zh_store_check_whole:
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Whether an open file is whole: what SQLite can say of it, and from version 4 on its digest. The
 * message of one that is not says what becomes of a copy made while the file was written.
 */
gboolean zh_store_check_whole (ZhDb       *db,
                               const char *path,
                               GError    **error);

/**
 * zh_store_read_file:
 * @is_wal: whether the header of the file says that it has a WAL
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT, %ZH_ERROR_NEWER
 *
 * Reads the file into memory, as it stands after some act, and brings it up to date there. Nothing
 * is locked, made or changed in its folder; while it is written, reading is tried again until a
 * whole state is caught.
 *
 * Returns: %FALSE with @error; then @self is as it was
 */
gboolean zh_store_read_file (ZhStore *self,
                             gboolean is_wal,
                             GError **error);

/**
 * zh_store_drop_needless_journal:
 *
 * Before a file whose lock is held is opened for writing: takes away a rollback journal beside a file
 * that is whole without it. SQLite would roll it back unseen, also where another file was put in the
 * place of the one it belongs to.
 */
void zh_store_drop_needless_journal (const char *path);

/**
 * ZhLook:
 * @ZH_LOOK_AT_DIGEST: it must agree with its digest
 * @ZH_LOOK_TRUST_JOURNAL: that made everything in the file; the digest is made anew
 *
 * How a file is looked at before it is believed.
 */
typedef enum
{
  ZH_LOOK_AT_DIGEST,
  ZH_LOOK_TRUST_JOURNAL,
} ZhLook;

/**
 * zh_store_open_to_read:
 * @error: as zh_store_open()
 *
 * Opens it as zh_store_read_file() reads it; to trust its journal at the first look, and whether its parts
 * are of one moment or not.
 *
 * Returns: (transfer full)
 */
ZhStore *zh_store_open_to_read (const char *path,
                                ZhLook      look,
                                GError    **error);

/**
 * zh_store_open_for_verifying:
 * @error: as zh_store_open(), but not for a file that can be read and does not agree with itself
 *
 * As zh_store_open() for reading; with such a file why is in its discord, and the caller says where.
 *
 * Returns: (transfer full)
 */
ZhStore *zh_store_open_for_verifying (const char *path,
                                      GError    **error);

/**
 * zh_store_check_file:
 * @path: what the user opened
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT, %ZH_ERROR_NEWER
 *
 * What can be said from the outside: a file, not a folder, with our marks in its header.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_check_file (const char *path,
                              gboolean   *is_wal,
                              GError    **error);

/**
 * zh_store_check_contents:
 * @error: %ZH_ERROR_CORRUPT
 *
 * What SQLite can say of an open file: our schema and nothing else, whole pages, right types,
 * indexes that agree with their tables, kept references.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_check_contents (ZhDb    *db,
                                  GError **error);

/**
 * zh_store_end_act:
 * @head: hash of the entry that is committed
 * @error: %ZH_ERROR_FILE: nothing was stored; %ZH_ERROR_UNCERTAIN: nobody knows
 *
 * Commits. When SQLite says no, looks whether the act is in the file all the same, and sees to
 * it that the next opening will not find it there, before anything is said.
 *
 * Returns: %TRUE when the act is stored; %FALSE with @error
 */
gboolean zh_store_end_act (ZhStore    *self,
                           const char *head,
                           GError    **error);

/**
 * zh_journal_append:
 * @entry: complete but for its hash, which is filled in
 * @previous: hash of the entry before, "" for the first
 * @changeset: of the transaction
 * @blob: (out): the row that its arguments were given, 0 where they stand in its own or were there already
 *
 * Writes the row.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_journal_append (ZhDb           *db,
                            ZhJournalEntry *entry,
                            const char     *previous,
                            GBytes         *changeset,
                            gint64         *blob,
                            GError        **error);

/**
 * zh_journal_dup_changeset:
 *
 * Returns: (transfer full): the changes of an entry
 */
GBytes *zh_journal_dup_changeset (ZhDb    *db,
                                  gint64   entry_id,
                                  GError **error);

/* The ids that an act gave out, as in #ZhJournalEntry. %FALSE with @error. */
gboolean zh_journal_read_ids (ZhDb    *db,
                              gint64   entry_id,
                              gint64  *first_id,
                              gint64  *n_ids,
                              GError **error);

/* As zh_store_read_journal(), of a bare database; (transfer full). */
GPtrArray *zh_journal_read (ZhDb    *db,
                            gint64   after,
                            GError **error);

/**
 * zh_journal_fields_compute_hash:
 * @previous: the hash before, "" for the first entry
 * @fields: (array length=n_fields): id, replica, sequence, time, actor, tournament, kind,
 *   target, command, schema, args, articles, reason and changeset, and of an entry from version 5 on
 *   version, first_id and n_ids, as they stand in the file, whole numbers in decimal digits
 *
 * SHA-256 over the fields of an entry as they stand, and the hash before it; the exact bytes are
 * described in data/FILE-FORMAT.md.
 *
 * Returns: (transfer full): hex
 */
char *zh_journal_fields_compute_hash (const char    *previous,
                                      GBytes *const *fields,
                                      gsize          n_fields) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
