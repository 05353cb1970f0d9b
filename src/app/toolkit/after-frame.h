/* Work that can wait until what is in sight is painted. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ZhAfterFrame:
 * @widget: as given to zh_after_frame()
 */
typedef void (*ZhAfterFrame) (GtkWidget *widget);

/**
 * zh_after_frame:
 * @widget: when it is gone by then, nothing is done
 * @work: called once; at once for a widget that is in no window, and after its first frame for one in
 *   a window that is not on screen yet
 *
 * Calls @work when the next frame of the window has been sent to the display, and before any key or
 * click is looked at: whoever acts on that frame finds the work done.
 */
void zh_after_frame (GtkWidget   *widget,
                     ZhAfterFrame work);

G_END_DECLS
