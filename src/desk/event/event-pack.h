/* The event in one archive, to be handed over: a copy of the competition file, every paper that is filed, the
 * tournaments for other programs, the games, the journal, and a list of what each of them hashes to, so that anybody can
 * see later whether something was changed. The same file packed twice gives the same archive.
 */
#pragma once

#include "desk.h"
#include "progress.h"

G_BEGIN_DECLS

/* In the archive: the list that `sha256sum -c` reads, what is in it in words, and the competition. */
#define ZH_PACK_LIST "SHA256SUMS"
#define ZH_PACK_CONTENTS "contents.txt"
#define ZH_PACK_COMPETITION "competition.zhereb"

/**
 * ZhPackChoices:
 * @language: of the papers and of the journal
 * @without_personal: leave out what people gave to the organiser alone, and with it the competition file, whose
 *   journal keeps whatever was typed
 * @replace: a file that is there already is written over
 */
typedef struct
{
  ZhLanguage *language;
  gboolean    without_personal;
  gboolean    replace;
} ZhPackChoices;

/**
 * zh_desk_pack:
 * @path: of the archive
 * @n_files: (out) (optional): how many files are in it, the list aside
 * @progress: (nullable)
 * @error: %ZH_ERROR_REFUSED where there is no tournament, or a file of that name that is not to be replaced;
 *   %ZH_ERROR_FILE when it cannot be written; %ZH_ERROR_CANCELLED. Nothing is written then
 *
 * Changes nothing in the competition. Source: Ukrainian chess rules IV.10.8.6; draughts IV.18.8.6; Russian order 988
 * 30.2.1.6–30.2.1.7.
 *
 * Returns: (transfer full): the SHA-256 of the list, in hex: whoever has it on paper needs to trust nothing else
 */
char *zh_desk_pack (ZhDesk              *self,
                    const char          *path,
                    const ZhPackChoices *choices,
                    guint               *n_files,
                    const ZhProgress    *progress,
                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ZhPackCheck:
 * @differences: (element-type utf8): sentences, each naming a file; none where all is as it was packed
 * @n_files: how many the list names
 * @digest: of the list
 */
typedef struct
{
  GPtrArray *differences;
  guint      n_files;
  char      *digest;
} ZhPackCheck;

void zh_pack_check_free (ZhPackCheck *self);

/**
 * zh_pack_check / zh_pack_check_bytes:
 * @path: of what zh_desk_pack() wrote, or somebody else
 * @archive: the same, read already
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT where it is no archive of this program; %ZH_ERROR_FILE; %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full): what differs from the list
 */
ZhPackCheck *zh_pack_check (const char       *path,
                            const ZhProgress *progress,
                            GError          **error);
ZhPackCheck *zh_pack_check_bytes (GBytes           *archive,
                                  const ZhProgress *progress,
                                  GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPackCheck, zh_pack_check_free)

G_END_DECLS
