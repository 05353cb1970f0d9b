/* The one table of application and window shortcuts. A letter is listed with the Cyrillic
 * letter of the same key, because GTK finds no Latin letter where the only layout is
 * Ukrainian or Russian.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ZH_MAX_ACCELS 4

/**
 * ZhShortcut:
 * @action: detailed name of the action
 * @accels: (array zero-terminated=1): accelerators, the Latin one first
 */
typedef struct
{
  const char *action;
  const char *accels[ZH_MAX_ACCELS + 1];
} ZhShortcut;

/**
 * zh_shortcuts_get:
 * @n_shortcuts: (out): how many
 *
 * Returns: (transfer none) (array length=n_shortcuts): all of them
 */
const ZhShortcut *zh_shortcuts_get (gsize *n_shortcuts);

/**
 * zh_shortcuts_install:
 *
 * Gives @application the accelerators, and one Alt+digit per place.
 */
void zh_shortcuts_install (GtkApplication *application);

G_END_DECLS
