/* Entries of the journal as they stand in the file: who did what, when, with which
 * arguments, and the hash that chains it to everything before.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ZhJournalKind:
 * @ZH_JOURNAL_ACT: a command
 * @ZH_JOURNAL_UNDO: takes @target back
 * @ZH_JOURNAL_REDO: does @target again
 */
typedef enum
{
  ZH_JOURNAL_ACT,
  ZH_JOURNAL_UNDO,
  ZH_JOURNAL_REDO,
} ZhJournalKind;

/**
 * ZhJournalEntry:
 * @id: place in the journal of this file, from 1
 * @replica: the place of writing (machine and file) it was made at
 * @sequence: number among the entries of that replica, from 1
 * @time: when, UTC
 * @actor: name of the official, "" where nobody was named
 * @tournament_id: 0 when it is about the competition
 * @kind: act, undo or redo
 * @target: id of the entry that is undone or redone, 0 of an act
 * @command: id of the command; of undo and redo that of the target
 * @schema: version of the arguments of @command
 * @args: the arguments as canonical JSON, wherever they lie (journal-args.h); of undo and redo those of the
 *   target
 * @articles: articles of the ruleset behind it, ", " between, or ""
 * @reason: in the arbiter's words, or ""
 * @hash: SHA-256 of this entry and the hash before it, in hex
 * @version: of the file when it was made; 0 before version 5
 * @first_id: the first id that the act gave to a row, 0 when it gave none; of a redo that of the target
 * @n_ids: how many it gave, without a gap
 * @undone: whether the act is taken back as the journal now stands
 * @returned: of an act: the entry that took it back or did it again last, 0 when none did
 * @returned_by: (nullable): the actor of that entry; %NULL when there is none
 * @n_after_seal: of the last seal that stands: how many entries after it change something, where a list was asked for
 *
 * Immutable but for what became of the act, reference counted. Other strings are never %NULL.
 */
typedef struct
{
  gint64        id;
  gint64        replica;
  gint64        sequence;
  GDateTime    *time;
  char         *actor;
  gint64        tournament_id;
  ZhJournalKind kind;
  gint64        target;
  char         *command;
  int           schema;
  char         *args;
  char         *articles;
  char         *reason;
  char         *hash;
  int           version;
  gint64        first_id;
  gint64        n_ids;
  gboolean      undone;
  gint64        returned;
  char         *returned_by;
  guint         n_after_seal;
} ZhJournalEntry;

/* An empty entry; (transfer full). */
ZhJournalEntry *zh_journal_entry_new (void);
ZhJournalEntry *zh_journal_entry_ref (ZhJournalEntry *self);
void            zh_journal_entry_unref (ZhJournalEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhJournalEntry, zh_journal_entry_unref)

G_END_DECLS
