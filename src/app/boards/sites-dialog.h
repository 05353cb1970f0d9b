/* Where the sides of a round of online play sit: a row for each, what was looked at there, and what the rules
 * still ask for before the start.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_SITES_DIALOG (zh_sites_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhSitesDialog, zh_sites_dialog, ZH, SITES_DIALOG, AdwWindow)

/**
 * zh_sites_dialog_may:
 *
 * Returns: whether the tournament shown is played online and may be changed
 */
gboolean zh_sites_dialog_may (ZhSession *session);

/**
 * zh_sites_dialog_new:
 * @parent: the window
 * @session: looking at a tournament of online play
 *
 * Returns: (transfer none): the dialog for the round shown, or for the first, to be presented
 */
ZhSitesDialog *zh_sites_dialog_new (GtkWindow *parent,
                                    ZhSession *session);

G_END_DECLS
