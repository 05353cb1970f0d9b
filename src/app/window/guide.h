/* The guide: pages in the language of the screen, shown by the help viewer of the desktop. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_guide_open:
 *
 * Opens the guide in Yelp, in the first language of the user that it exists in.
 *
 * Returns: (transfer full) (nullable): what to tell where that cannot be done: why, and where the
 *   pages lie; %NULL when the viewer was started
 */
char *zh_guide_open (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
