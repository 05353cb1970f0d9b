/* Entries on their way into the tournament: lists from files and from the clipboard, and the question where numbers
 * move for them.
 */
#pragma once

#include <gtk/gtk.h>

#include "start-numbers.h"

G_BEGIN_DECLS

/**
 * zh_entry_taking_ask:
 * @widget: of a page
 * @plan: the numbers of entries about to come
 * @accepted: writes them, at once where nobody moves
 * @data: for @accepted
 * @free_data: frees it
 *
 * Asks where entries about to come move the numbers of those who are there.
 */
void zh_entry_taking_ask (GtkWidget    *widget,
                          ZhNumberPlan *plan,
                          void (*accepted) (GtkWidget *widget, gpointer data),
                          gpointer       data,
                          GDestroyNotify free_data);

/* Asks for a file with a list, and shows what is in it. */
void zh_entry_taking_import (GtkWidget *page);

/* Shows the list that was copied elsewhere. */
void zh_entry_taking_paste (GtkWidget *page);

/**
 * zh_entry_taking_read_text:
 * @text: a list that was pasted where one name is typed
 * @page: the page
 */
void zh_entry_taking_read_text (const char *text,
                                gpointer    page);

G_END_DECLS
