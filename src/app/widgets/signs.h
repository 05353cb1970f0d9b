/* Signs that not every font has, and what stands for them there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A stop-watch, or a plain dial; an hour-glass, or a cross; scales, or a double dagger. */
const char *zh_sign_get_clock (void);
const char *zh_sign_get_missing (void);
const char *zh_sign_get_protest (void);

G_END_DECLS
