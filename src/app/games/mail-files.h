/* Letters from messages that mail programs saved (.eml): several files chosen at once, read beside the main loop and kept. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * ZhMailFilesTold:
 * @widget: who asked
 * @text: how many letters are kept, and each file that was not taken in with the reason, a line each
 */
typedef void (*ZhMailFilesTold) (GtkWidget  *widget,
                                 const char *text);

/**
 * zh_mail_files_ask:
 * @asker: widget that asks
 * @chosen: a #ZhFilesChosen that may take the type of its @asker
 */
void zh_mail_files_ask (gpointer  asker,
                        GCallback chosen);

/**
 * zh_mail_files_take:
 * @widget: who asked
 * @round: of the game; it, board and game as in zh_desk_take_mails()
 * @files: (element-type GFile): what was chosen
 * @told: called in the main loop once they are kept
 */
void zh_mail_files_take (GtkWidget      *widget,
                         ZhSession      *session,
                         gint64          tournament_id,
                         int             round,
                         int             board,
                         int             game,
                         GListModel     *files,
                         ZhMailFilesTold told);

G_END_DECLS
