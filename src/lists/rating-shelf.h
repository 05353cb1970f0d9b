/* The rating lists of the user: one file for each edition of each list, in `zhereb/lists` of the data folder.
 */
#pragma once

#include "rating-list.h"

G_BEGIN_DECLS

/**
 * ZhListEdition:
 * @id: "fide-2026-11"
 * @name: "fide": what the editions of one list share
 * @title: in the language in which it was imported
 * @federation: three letters, or "FIDE"
 * @month: from whose first day it is valid
 * @date: of the file that was imported
 */
typedef struct
{
  char   *id;
  char   *name;
  char   *path;
  char   *kind;
  char   *title;
  char   *federation;
  ZhDate  month;
  ZhDate  date;
  guint64 n_players;
} ZhListEdition;

void zh_list_edition_free (ZhListEdition *self);

/* The folder of the lists, which may not be there yet; (transfer full). */
char *zh_list_shelf_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_list_shelf_load:
 *
 * What is no list, or cannot be read, is left out.
 *
 * Returns: (transfer full) (element-type ZhListEdition): FIDE's lists first, then by name; the newest edition of
 *   each first
 */
GPtrArray *zh_list_shelf_load (void);

/**
 * zh_list_shelf_find:
 * @name: id of an edition, or name of a list
 * @day: of a list the edition that is valid on that day, which is the newest one of its month or before; where there
 *   is none, the oldest; the newest for no date
 *
 * Returns: (transfer none) (nullable): the edition, owned by @shelf
 */
const ZhListEdition *zh_list_shelf_find (const GPtrArray *shelf,
                                         const char      *name,
                                         ZhDate           day);

/* Whether an edition is the one that is valid on a day: of its month, by FIDE B.02 7.1. */
gboolean zh_list_edition_is_of (const ZhListEdition *self,
                                ZhDate               day);

/**
 * zh_list_shelf_remove:
 * @id: of an edition
 * @error: %ZH_ERROR_USAGE: there is none; %ZH_ERROR_FILE
 *
 * Deletes an edition.
 */
gboolean zh_list_shelf_remove (const char *id,
                               GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListEdition, zh_list_edition_free)

G_END_DECLS
