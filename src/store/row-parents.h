/* Whose a row is: the row that it belongs to, also when an act removed both; and the numbers of rounds
 * and pairings. */
#pragma once

#include "changeset.h"

G_BEGIN_DECLS

typedef struct _ZhRowParents ZhRowParents;

/**
 * zh_row_parents_new:
 * @db: the database after whatever was added
 *
 * Returns: (transfer full)
 */
ZhRowParents *zh_row_parents_new (ZhDb *db);
void          zh_row_parents_free (ZhRowParents *self);

/**
 * zh_row_parents_add:
 * @rows: (element-type ZhRowChange): of a changeset, the later after the earlier
 *
 * Rows that are gone can only be placed by what the changesets say of them.
 */
void zh_row_parents_add (ZhRowParents *self,
                         GArray       *rows);

/**
 * zh_row_parents_find:
 * @table: one whose rows belong to another table's
 * @parent: (out): id of the row that @id belongs to; 0 when neither changeset nor database knows
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Returns: %FALSE with @error
 */
gboolean zh_row_parents_find (ZhRowParents *self,
                              ZhTable       table,
                              gint64        id,
                              gint64       *parent,
                              GError      **error);

/**
 * zh_row_parents_find_number:
 * @table: that of rounds or that of pairings
 * @number: (out): of the row @id; 0 when neither changeset nor database knows
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CORRUPT
 *
 * Returns: %FALSE with @error
 */
gboolean zh_row_parents_find_number (ZhRowParents *self,
                                     ZhTable       table,
                                     gint64        id,
                                     gint64       *number,
                                     GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhRowParents, zh_row_parents_free)

G_END_DECLS
