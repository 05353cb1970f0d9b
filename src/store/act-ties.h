/* What acts are tied to: the things that they write, and those that what they write rests on. Two
 * acts are bound together when one wrote what the other wrote or rests on: then the earlier of them
 * cannot be taken back while the later stands.
 *
 * An act writes
 *   each row that it added, changed or removed (table and primary key);
 *   that a row is there at all, when it added or removed it;
 *   the place that a row has among its like: the start number of an entry, the key of an option, the
 *     board of a member, the round of an absence, a chief official, of which there is one only;
 *   which rounds a tournament has, and which boards a round has;
 *   which rounds and works a solving event has, and by which lines these are marked;
 *   whether a round or a tournament is closed, and that a round was published for its own sake.
 * It rests on
 *   the rows that its rows refer to by a foreign key being there;
 *   the round of the boards and games that it touched being open still, and its tournament;
 *   the works of a solving event being as they were, when it marked a sheet;
 *   the round of the sheets and works that it touched being open still;
 *   no round being paired or taken away, when it changed what rounds are paired by: settings of a
 *     tournament or of all, numbers, absences, virtual points.
 */
#pragma once

#include "journal.h"
#include "store-db.h"

G_BEGIN_DECLS

typedef struct _ZhTies ZhTies;

/**
 * zh_ties_new:
 * @db: the database to which the acts belong; unowned, outlives it
 *
 * Returns: (transfer full): tied to nothing
 */
ZhTies *zh_ties_new (ZhDb *db);
void    zh_ties_free (ZhTies *self);

/**
 * zh_ties_add:
 * @act: an act of the journal
 * @changeset: what it changed; whether it was taken back is the same
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Adds what @act is tied to. What its rows belong to is asked of the database where its changeset
 * does not say it.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_ties_add (ZhTies               *self,
                      const ZhJournalEntry *act,
                      GBytes               *changeset,
                      GError              **error);

/**
 * zh_ties_bind:
 *
 * Returns: whether one wrote what the other wrote or rests on
 */
gboolean zh_ties_bind (const ZhTies *self,
                       const ZhTies *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTies, zh_ties_free)

G_END_DECLS
