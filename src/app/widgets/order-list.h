/* A list whose rows the arbiter puts in order: by dragging, by Alt+Up and Alt+Down, by buttons;
 * Space does what the row is for (its child is activated as by a mnemonic), Delete takes a row away where
 * that is allowed.
 */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_ORDER_LIST (zh_order_list_get_type ())
G_DECLARE_FINAL_TYPE (ZhOrderList, zh_order_list, ZH, ORDER_LIST, ZhBin)

/* Signal "changed" (): a row came, went or moved. */

/**
 * zh_order_list_new:
 * @label: what is ordered, for a screen reader
 * @removable: whether rows can be taken away
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_order_list_new (const char *label,
                              gboolean    removable);

/**
 * zh_order_list_append:
 * @child: (transfer floating): what the row shows
 * @name: what it is, for the names of its buttons
 */
void zh_order_list_append (ZhOrderList *self,
                           GtkWidget   *child,
                           const char  *name);
void zh_order_list_clear (ZhOrderList *self);

/* How many rows there are. */
guint zh_order_list_get_n (ZhOrderList *self);

/**
 * zh_order_list_get_child:
 * @index: 0 … n − 1, from the top
 *
 * Returns: (transfer none): what was appended
 */
GtkWidget *zh_order_list_get_child (ZhOrderList *self,
                                    guint        index);

/**
 * zh_order_list_focus_last:
 *
 * Gives the keyboard to the row added last.
 */
void zh_order_list_focus_last (ZhOrderList *self);

G_END_DECLS
