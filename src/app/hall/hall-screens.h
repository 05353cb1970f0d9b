/* The screens that a window for the hall can fill. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_hall_screens_count:
 * @widget: in a window of the display that is meant
 *
 * Returns: how many there are
 */
guint zh_hall_screens_count (GtkWidget *widget);

/**
 * zh_hall_screens_format:
 * @index: of a screen, from 0
 *
 * Returns: (transfer full): what tells it from the others: its number, its plug, how large it is
 */
char *zh_hall_screens_format (GtkWidget *widget,
                              guint      index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_hall_screens_make_menu:
 * @widget: in a window of the display that is meant
 * @action: takes the number of a screen, from 0
 *
 * Returns: (transfer full) (nullable): an item for each screen; %NULL where there is only one
 */
GMenu *zh_hall_screens_make_menu (GtkWidget  *widget,
                                  const char *action);

/**
 * zh_hall_screens_fill:
 * @window: shown already
 * @screen: its number, from 0
 *
 * Makes @window fill the screen; nothing where there is no such screen any more.
 */
void zh_hall_screens_fill (GtkWindow *window,
                           guint      screen);

G_END_DECLS
