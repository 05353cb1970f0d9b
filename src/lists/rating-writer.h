/* Makes the file of a rating list: a table of players, the strongest active ones first, and an index of the words
 * of their names in the same order, so that the first hits of a search are the ones to show.
 */
#pragma once

#include "progress.h"
#include "rating-row.h"

G_BEGIN_DECLS

/* Of the files of lists: "ZhRL". */
#define ZH_LIST_APPLICATION_ID 0x5A68524C
/* From this version on texts are packed and shared, see rating-text.h. */
#define ZH_LIST_PACKED_VERSION 2
#define ZH_LIST_VERSION 2

typedef struct _ZhListWriter ZhListWriter;

/**
 * zh_list_writer_new:
 * @folder: where there is room for what is put by; nothing of it stays
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full)
 */
ZhListWriter *zh_list_writer_new (const char *folder,
                                  GError    **error);
void          zh_list_writer_free (ZhListWriter *self);

/**
 * zh_list_writer_add:
 * @row: a player; copied
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_INPUT beyond 20 million players
 *
 * Puts a player by.
 */
gboolean zh_list_writer_add (ZhListWriter    *self,
                             const ZhListRow *row,
                             GError         **error);

/**
 * zh_list_writer_finish:
 * @path: an empty file
 * @facts: (array zero-terminated=1): keys and values in turn, kept with the list
 * @progress: (nullable)
 * @error: %ZH_ERROR_FILE, %ZH_ERROR_CANCELLED
 *
 * Writes all players.
 */
gboolean zh_list_writer_finish (ZhListWriter      *self,
                                const char        *path,
                                const char *const *facts,
                                const ZhProgress  *progress,
                                GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListWriter, zh_list_writer_free)

G_END_DECLS
