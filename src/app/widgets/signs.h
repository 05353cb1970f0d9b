/* Signs that not every font has, and what stands for them there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A stop-watch, or a plain dial; an hour-glass, or a cross; scales, or a double dagger; a bolt, or an exclamation mark. */
const char *zh_sign_get_clock (void);
const char *zh_sign_get_missing (void);
const char *zh_sign_get_protest (void);
const char *zh_sign_get_disconnected (void);

/**
 * zh_sign_paint_colours:
 * @text: (transfer full): with ☐ for White and ■ for Black
 *
 * Light ink on a dark window fills ■ with white: there the two change places, so that what
 * looks white is White.
 *
 * Returns: (transfer full): the text for the screen; never what a screen reader says
 */
char *zh_sign_paint_colours (char *text);

G_END_DECLS
