/* What the versions of the file consist of that were handed out. Private to this folder. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_SCHEMA_N_RELEASED 7

/* What brings a file from each version to the next, from an empty file on. */
extern const char *const zh_schema_released[ZH_SCHEMA_N_RELEASED];

G_END_DECLS
