/* What a changeset touched, brought under the tournaments, rounds and entries it belongs
 * to: from this the next snapshot is made, and the #ZhChange that watchers see.
 */
#pragma once

#include "change.h"
#include "store-db.h"

G_BEGIN_DECLS

/**
 * ZhTouchedTournament:
 * @settings: its row, options, forbidden pairs or virtual points
 * @entries: entries, absences, or a person who plays in it
 * @members: team members
 * @rounds: (element-type gint64 GHashTable): by ids of rounds added, removed, or with anything
 *   changed in them, the set of ids of their pairings of which the same is true
 */
typedef struct
{
  gboolean    settings;
  gboolean    entries;
  gboolean    members;
  GHashTable *rounds;
} ZhTouchedTournament;

typedef struct _ZhTouched ZhTouched;

/* Nothing touched yet; (transfer full). */
ZhTouched *zh_touched_new (void);
void       zh_touched_free (ZhTouched *self);

/**
 * zh_touched_add:
 * @db: the database after the changeset, in the same transaction
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Adds what @changeset touched.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_touched_add (ZhTouched *self,
                         ZhDb      *db,
                         GBytes    *changeset,
                         GError   **error);

/* Kinds of things touched, as flags, and ids of the persons touched; (transfer none). */
guint       zh_touched_get_kinds (const ZhTouched *self);
GHashTable *zh_touched_get_persons (const ZhTouched *self);

/**
 * zh_touched_find_tournament:
 *
 * Returns: (transfer none) (nullable): what was touched in the tournament, %NULL when nothing
 */
const ZhTouchedTournament *zh_touched_find_tournament (const ZhTouched *self,
                                                       gint64           id);

/**
 * zh_touched_make_change:
 * @journal_id: see #ZhChange
 * @command: see #ZhChange
 * @undone: see #ZhChange
 *
 * Returns: (transfer full)
 */
ZhChange *zh_touched_make_change (const ZhTouched *self,
                                  gint64           journal_id,
                                  const char      *command,
                                  const char      *undone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTouched, zh_touched_free)

G_END_DECLS
