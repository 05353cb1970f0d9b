/* Several messages with moves at once: read, matched with their games by who has White and Black, and kept as
 * letters.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhMailFile:
 * @name: of the file, as people know it
 * @data: as zh_letter_mail_read() takes it
 */
typedef struct
{
  char   *name;
  GBytes *data;
} ZhMailFile;

/* Returns: (transfer full): a file with a copy of @name that shares @data */
ZhMailFile *zh_mail_file_new (const char *name,
                              GBytes     *data);

void zh_mail_file_free (ZhMailFile *self);

/**
 * ZhMailOutcome:
 * @name: of the file
 * @is_kept: its letter is kept
 * @text: which letter it is, or why it was not kept
 */
typedef struct
{
  char    *name;
  gboolean is_kept;
  char    *text;
} ZhMailOutcome;

/**
 * zh_desk_take_mails:
 * @round: of the game that all are of, from 1; 0 for that of the two whom each message names
 * @board: its table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @files: (element-type ZhMailFile): in any order
 *
 * A message that says less comes before one that says more, so that several of one game are kept one after the other. Each
 * letter is an act of its own. A message that repeats moves wrongly, or whose moves cannot be played, is not kept: what
 * to do with it is for the arbiter to say, in its game (55.3.8, 56.3.3, 56.3.4; draughts V.4.6, V.4.8).
 *
 * Returns: (transfer full) (element-type ZhMailOutcome): one of each file, in the order of @files
 */
GPtrArray *zh_desk_take_mails (ZhDesk          *self,
                               gint64           tournament_id,
                               int              round,
                               int              board,
                               int              game,
                               const GPtrArray *files);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMailFile, zh_mail_file_free)

G_END_DECLS
