/* What a screen reader says where the toolkit gets it wrong. GTK 4.8 reads the name of a button with a mnemonic
 * twice, and the underscore with it: "_Save… Save…". Here it says it once.
 *
 * No version is known to end it: with each newer one to be left out, part by part, and app-outside-dialogs run.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_spoken_names_install:
 *
 * From now on every button that appears is read once: by the accessible label of its
 * template, or a new label without its underscore; and a group of rows without a title is
 * called as its first row. Called once, at start-up.
 */
void zh_spoken_names_install (void);

/**
 * zh_spoken_names_announce_window:
 * @window: of an application, not filled yet
 *
 * Shows a second window at once: a screen reader hears of it only when it is shown before it is filled.
 */
void zh_spoken_names_announce_window (GtkWindow *window);

G_END_DECLS
