/* What nearly every file below the window reads, read once where `precompiled_headers` is chosen. No file
 * relies on it: each includes what it uses.
 */
/* Not #pragma once, which the compiler warns of where a header is compiled by itself. */
#ifndef ZH_GLIB_HEADERS_H
#define ZH_GLIB_HEADERS_H

#include <gio/gio.h>
#include <string.h>

#endif
