/* The handicap of a tournament, times by rating, typed or pasted line by line. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

/* Shows the handicap of the tournament of @session, to be changed. */
void zh_handicap_dialog_present (GtkWindow *parent,
                                 ZhSession *session);

G_END_DECLS
