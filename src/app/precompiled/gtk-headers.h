/* What nearly every file of the window reads, read once where `precompiled_headers` is chosen. No file relies
 * on it: each includes what it uses.
 */
/* Not #pragma once, which the compiler warns of where a header is compiled by itself. */
#ifndef ZH_GTK_HEADERS_H
#define ZH_GTK_HEADERS_H

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#endif
