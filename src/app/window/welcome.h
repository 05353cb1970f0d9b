/* The window before a file is open: new, open, the sample, recent files. */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_WELCOME (zh_welcome_get_type ())
G_DECLARE_FINAL_TYPE (ZhWelcome, zh_welcome, ZH, WELCOME, ZhBin)

/**
 * zh_welcome_set_recent:
 * @paths: (array zero-terminated=1): files to offer, last one first. Choosing one activates
 *   "win.open-path" with the path
 */
void zh_welcome_set_recent (ZhWelcome         *self,
                            const char *const *paths);

G_END_DECLS
