/* Drop-downs whose items a screen reader can name: GTK 4.8 leaves the lines of their popup
 * without a name.
 *
 * Ends with GTK 4.12: gtk_list_item_set_accessible_label(), in the factories of every drop-down.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_named_items_set_up:
 * @choice: a #GtkDropDown or #AdwComboRow over a #GtkStringList
 * @label: what is chosen, for a screen reader
 *
 * Names the whole of it: the line on screen, the popup and its lines.
 */
void zh_named_items_set_up (GtkWidget  *choice,
                            const char *label);

G_END_DECLS
