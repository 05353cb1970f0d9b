/* Pasting into the line of one name: who has a whole list in the clipboard means the list. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ZhNamePasteFunc:
 * @text: several lines, or columns with tabs between
 * @data: of who watches
 */
typedef void (*ZhNamePasteFunc) (const char *text,
                                 gpointer    data);

/**
 * zh_name_paste_watch:
 * @name: an editable of one line
 * @take_list: what to do with a list
 * @data: for @take_list; lives as long as @name has a window
 *
 * A single name is pasted as ever, without the blanks around it; a list is handed to @take_list and
 * leaves the line as it is.
 */
void zh_name_paste_watch (GtkEditable    *name,
                          ZhNamePasteFunc take_list,
                          gpointer        data);

G_END_DECLS
