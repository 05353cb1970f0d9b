/* National lists that come as one file for each tempo: the ratings of the others, joined by the number of the
 * federation. Private to this floor.
 */
#pragma once

#include "rating-row.h"

G_BEGIN_DECLS

typedef struct _ZhListJoin ZhListJoin;

/**
 * zh_list_join_read:
 * @path: of the file that is imported; the others lie beside it
 * @joined: (element-type utf8): gets the names of those that were found
 * @join: (out) (transfer full) (nullable): %NULL where the kind has no others, or none is there
 * @error: as for reading a list
 */
gboolean zh_list_join_read (const ZhListKind *kind,
                            const char       *path,
                            GPtrArray        *joined,
                            ZhListJoin      **join,
                            GError          **error);
void     zh_list_join_free (ZhListJoin *self);

/* Gives a player the national ratings that the other files have. */
void zh_list_join_apply (const ZhListJoin *self,
                         ZhListRow        *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListJoin, zh_list_join_free)

G_END_DECLS
