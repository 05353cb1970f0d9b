/* Players put by in a file without a name until the list is read, and given out again in the order of the list: the
 * strongest first, who does not play behind all who do. Private to this floor.
 */
#pragma once

#include "rating-row.h"

G_BEGIN_DECLS

typedef struct _ZhListSpool ZhListSpool;

/**
 * zh_list_spool_new:
 * @folder: where there is room for it; nothing of it stays
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full)
 */
ZhListSpool *zh_list_spool_new (const char *folder,
                                GError    **error);
void         zh_list_spool_free (ZhListSpool *self);

/**
 * zh_list_spool_add:
 * @row: a player; copied
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_INPUT beyond 20 million players
 *
 * Puts a player by.
 */
gboolean zh_list_spool_add (ZhListSpool     *self,
                            const ZhListRow *row,
                            GError         **error);

/* How many players are put by. */
guint zh_list_spool_get_length (const ZhListSpool *self);

/**
 * zh_list_spool_sort:
 * @error: %ZH_ERROR_FILE
 *
 * Once all players are put by: goes before the first of them.
 */
gboolean zh_list_spool_sort (ZhListSpool *self,
                             GError     **error);

/**
 * zh_list_spool_next:
 * @row: (out caller-allocates): the next player; its texts lie in the spool until the next call, one behind the other
 * @error: %ZH_ERROR_FILE
 *
 * Players of equal strength come in the order in which they were put by.
 *
 * Returns: %FALSE at the end, or with @error
 */
gboolean zh_list_spool_next (ZhListSpool *self,
                             ZhListRow   *row,
                             GError     **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListSpool, zh_list_spool_free)

G_END_DECLS
