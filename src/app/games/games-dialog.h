/* The games of a whole round taken over from a PGN or PDN file: which game is which board is
 * shown first, and what is left out with its reason.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_games_dialog_choose_file:
 *
 * Asks for the file, shows what is in it, and keeps the games of the round looked at.
 */
void zh_games_dialog_choose_file (GtkWindow *parent,
                                  ZhSession *session);

/**
 * zh_games_dialog_show:
 * @text: PGN or PDN
 *
 * The part after the file is chosen.
 */
void zh_games_dialog_show (GtkWindow  *parent,
                           ZhSession  *session,
                           const char *text);

G_END_DECLS
