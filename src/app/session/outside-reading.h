/* A text file the user chose, read beside the main loop and within bounds. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ZhOutsideRead:
 * @widget: who asked
 * @text: UTF-8
 */
typedef void (*ZhOutsideRead) (GtkWidget  *widget,
                               const char *text);

/**
 * zh_outside_reading_start:
 * @widget: who asks
 * @file: UTF-8, UTF-16 or Windows-1251
 * @failed: heading of the dialog when it cannot be read, translated already
 * @done: called in the main loop, not when it was cancelled or could not be read
 */
void zh_outside_reading_start (GtkWidget    *widget,
                               GFile        *file,
                               const char   *failed,
                               ZhOutsideRead done);

G_END_DECLS
