/* The odds of a tournament of draughts, men given at the beginning, typed or pasted line by line. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_odds_dialog_present:
 *
 * Shows the odds of the tournament of @session, to be changed.
 */
void zh_odds_dialog_present (GtkWindow *parent,
                             ZhSession *session);

G_END_DECLS
