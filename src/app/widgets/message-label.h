/* A label that says what was refused. It quotes what was typed or read, which may be anything. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_message_label_set:
 * @text: (nullable): plain; what is too long to be read is cut with "…"
 *
 * Shows it in @label, broken also inside of words, so that no word makes the window wider.
 */
void zh_message_label_set (GtkLabel   *label,
                           const char *text);

/* The same, and reveals the revealer that @label stands in while there is something to say. */
void zh_message_label_show (GtkLabel   *label,
                            const char *text);

/**
 * zh_message_label_refuse:
 * @label: in a revealer
 * @text: what was refused and why
 *
 * The same; where the field refused has the focus, it is taken away as soon as something else stands in the field.
 */
void zh_message_label_refuse (GtkLabel   *label,
                              const char *text);

G_END_DECLS
