/* How large text is: by our own setting, or the desktop's; and how much room a text takes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ZH_USUAL_XFT_DPI:
 *
 * What GTK takes where the desktop names no resolution: 96 dots an inch, in 1024ths.
 */
#define ZH_USUAL_XFT_DPI (96 * 1024)

/**
 * zh_text_get_percent:
 *
 * Returns: the size of text in per cent of what templates are drawn for; at least 100
 */
int zh_text_get_percent (void);

/**
 * zh_text_measure:
 * @widget: in whose font
 * @height: of the text, in pixels
 *
 * Returns: its width in pixels
 */
int zh_text_measure (GtkWidget  *widget,
                     const char *text,
                     int        *height);

G_END_DECLS
