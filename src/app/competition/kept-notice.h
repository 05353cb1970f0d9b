/* Said after a rule of the event was changed: the tournaments for which it does not hold. */
#pragma once

#include "session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_kept_notice_show:
 * @widget: a page of the window, under which toasts are shown
 * @key: (nullable): key of the rule that was just changed; %NULL for several
 *
 * Shows a dialog naming the tournaments that keep another setting of their own, and changes them too
 * where the arbiter says so; points already won only with a reason. Nothing where there is none.
 */
void zh_kept_notice_show (GtkWidget  *widget,
                          ZhSession  *session,
                          const char *key);

G_END_DECLS
