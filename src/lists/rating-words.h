/* The index of the words of a list, written by a thread of its own beside the one that writes the players.
 * Private to this floor.
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

typedef struct _ZhListWords ZhListWords;

/**
 * zh_list_words_start:
 * @db: with an empty table "word"; the thread alone uses it until zh_list_words_finish() or zh_list_words_free()
 *
 * Returns: (transfer full)
 */
ZhListWords *zh_list_words_start (sqlite3 *db);

/**
 * zh_list_words_add:
 * @keys: of the next row, from 1 on; copied
 *
 * Waits while the thread has enough to do.
 *
 * Returns: %FALSE where the thread has failed: zh_list_words_finish() says so too, and the database why
 */
gboolean zh_list_words_add (ZhListWords   *self,
                            const GString *keys);

/**
 * zh_list_words_end:
 *
 * To be called behind the last row, for the thread to write and merge what it has.
 *
 * Returns: as zh_list_words_add()
 */
gboolean zh_list_words_end (ZhListWords *self);

/**
 * zh_list_words_finish:
 *
 * Waits until all is written and merged.
 *
 * Returns: %FALSE where that failed; the database, which is the caller’s again, says why
 */
gboolean zh_list_words_finish (ZhListWords *self);

/* Stops the thread, whatever it has still to do, and waits for it. */
void zh_list_words_free (ZhListWords *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListWords, zh_list_words_free)

G_END_DECLS
