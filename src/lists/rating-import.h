/* Takes a rating list of a federation into the user's lists: whole, under a name of its own until it is, or not at
 * all.
 */
#pragma once

#include "progress.h"
#include "rating-shelf.h"

G_BEGIN_DECLS

/**
 * ZhListMonthOrigin:
 * @ZH_LIST_MONTH_NAMED: the list or its file names the month
 * @ZH_LIST_MONTH_OF_FILE: it is the month in which the file was written; to be confirmed
 * @ZH_LIST_MONTH_GIVEN: somebody said so
 */
typedef enum
{
  ZH_LIST_MONTH_NAMED,
  ZH_LIST_MONTH_OF_FILE,
  ZH_LIST_MONTH_GIVEN,
} ZhListMonthOrigin;

/**
 * ZhListImport:
 * @path: the file
 * @member: the list in it, or the file itself
 * @kind: owned by the import
 * @name: what the editions of the list share; the federation's kind, or as somebody wants it
 * @month: the edition, on its first day
 * @date: of the file
 * @accepts_fewer: half as many players as in the edition before are no fault
 * @n_players, @n_skipped: lines that are players, and those that are none; once it is done
 * @faults: (element-type utf8): the first lines that are none
 * @unread: (element-type utf8): columns that nobody reads
 * @joined: (element-type utf8): other files that were read with it
 */
typedef struct
{
  char             *path;
  char             *member;
  GPtrArray        *kinds;
  const ZhListKind *kind;
  char             *name;
  ZhDate            month;
  ZhListMonthOrigin month_origin;
  ZhDate            date;
  gboolean          accepts_fewer;
  guint64           n_players;
  guint64           n_skipped;
  GPtrArray        *faults;
  GPtrArray        *unread;
  GPtrArray        *joined;
} ZhListImport;

/**
 * zh_list_import_new:
 * @path: a file, or a zip archive with a list in it
 * @kind: (nullable): id of the kind; %NULL to know it by its contents
 * @error: %ZH_ERROR_FILE; %ZH_ERROR_INPUT: no list, of no known kind, or of several
 *
 * Looks at a list, and takes nothing over yet.
 *
 * Returns: (transfer full)
 */
ZhListImport *zh_list_import_new (const char *path,
                                  const char *kind,
                                  GError    **error);
void          zh_list_import_free (ZhListImport *self);

/**
 * zh_list_import_dup_kinds:
 * @error: as zh_list_import_new()
 *
 * Returns: (transfer full): ids of the kinds that the file may be of, by its contents; %NULL with @error where it is none
 */
char **zh_list_import_dup_kinds (const char *path,
                                 GError    **error);

/**
 * zh_list_import_set_name:
 * @name: small letters, digits, dashes
 * @error: %ZH_ERROR_USAGE
 */
gboolean zh_list_import_set_name (ZhListImport *self,
                                  const char   *name,
                                  GError      **error);

/* "2026-11"; %ZH_ERROR_USAGE for anything else. */
gboolean zh_list_import_set_month (ZhListImport *self,
                                   const char   *month,
                                   GError      **error);

/* The id that the edition gets; (transfer full). */
char *zh_list_import_dup_id (const ZhListImport *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_list_import_run:
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT: more than one line of a hundred is no player, or there is none; %ZH_ERROR_REFUSED: half as
 *   many as the edition before; %ZH_ERROR_FILE, %ZH_ERROR_CANCELLED
 *
 * Takes the list over. An edition of the same name and month is replaced.
 *
 * Returns: %FALSE with @error: the lists are as they were
 */
gboolean zh_list_import_run (ZhListImport     *self,
                             const ZhProgress *progress,
                             GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListImport, zh_list_import_free)

G_END_DECLS
