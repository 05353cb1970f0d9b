/* What tables have in common that are painted whole rather than made of widgets: they take the keyboard
 * and the pointer, look otherwise while they have the keyboard, and paint again when they are scrolled.
 */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

/**
 * zh_drawn_table_class_set_up:
 * @name: for the style sheet
 */
void zh_drawn_table_class_set_up (GtkWidgetClass *class,
                                  const char *name);

/**
 * zh_drawn_table_set_up:
 * @self: of a class with zh_drawn_table_class_set_up()
 * @key_pressed: "key-pressed" of #GtkEventControllerKey, given @self first
 * @pressed: "pressed" of #GtkGestureClick, given @self first
 */
void zh_drawn_table_set_up (GtkWidget *self,
                            GCallback  key_pressed,
                            GCallback  pressed);

/**
 * zh_drawn_table_get_sight:
 * @sight: (out): what of @self is in sight, in its coordinates
 */
void zh_drawn_table_get_sight (GtkWidget    *self,
                               GdkRectangle *sight);

/**
 * zh_drawn_table_show:
 * @area: in the coordinates of @self
 *
 * Scrolls until the area is in sight, as far as there is room for it.
 */
void zh_drawn_table_show (GtkWidget          *self,
                          const GdkRectangle *area);

G_END_DECLS
