/* What the user prefers, whatever competition is open: the keys of results, the language of
 * documents, the size of text and the density of tables. Each choice works at once.
 */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_PREFERENCES_WINDOW (zh_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhPreferencesWindow, zh_preferences_window, ZH, PREFERENCES_WINDOW, AdwPreferencesWindow)

/**
 * zh_preferences_window_new:
 * @parent: (nullable): over which it stands
 * @settings: of the program
 *
 * Returns: (transfer none): the window, to be presented
 */
ZhPreferencesWindow *zh_preferences_window_new (GtkWindow *parent,
                                                GSettings *settings);

G_END_DECLS
