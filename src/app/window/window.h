/* The window: frame around the places, one open file, its acts' feedback. */
#pragma once

#include "desk-unpair.h"
#include "page.h"
#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_WINDOW (zh_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhWindow, zh_window, ZH, WINDOW, AdwApplicationWindow)

/**
 * zh_window_new:
 * @application: the program
 * @settings: its settings; the window keeps a reference
 *
 * Returns: (transfer none): a window without a file, owned by GTK
 */
ZhWindow *zh_window_new (AdwApplication *application,
                         GSettings      *settings);

/**
 * zh_window_find:
 * @path: (nullable): a competition, by any of its names; %NULL for a window without one
 *
 * Returns: (transfer none) (nullable): the window of this program that shows @path
 */
ZhWindow *zh_window_find (GtkApplication *application,
                          const char     *path);

/* What it looks at, and the settings of the program; both (transfer none). */
ZhSession *zh_window_get_session (ZhWindow *self);
GSettings *zh_window_get_settings (ZhWindow *self);

/**
 * zh_window_open_path:
 * @path: a competition
 *
 * Opens the file in this window, in place of the one it had; shows a dialog when it cannot. A
 * file that another window of the program shows is not opened twice: that window comes forward.
 *
 * Returns: whether a window shows @path now
 */
gboolean zh_window_open_path (ZhWindow   *self,
                              const char *path);

/**
 * zh_window_finish_opening:
 * @path: a competition that no window shows
 * @opening: (transfer full): of it
 *
 * Shows the file that is being opened, as zh_window_open_path() does.
 *
 * Returns: whether the window shows @path now
 */
gboolean zh_window_finish_opening (ZhWindow      *self,
                                   const char    *path,
                                   ZhFileOpening *opening);

/**
 * zh_window_show_place:
 * @name: one of zh_places_get()
 *
 * Shows the place and gives it the keyboard. Pages are made when they are first shown.
 */
void zh_window_show_place (ZhWindow   *self,
                           const char *name);

/**
 * zh_window_get_page:
 *
 * Returns: (transfer none) (nullable): the page on screen
 */
ZhPage *zh_window_get_page (ZhWindow *self);

/**
 * zh_window_show_notes:
 *
 * Opens what the rules ask of the work at hand, beside the next step.
 */
void zh_window_show_notes (ZhWindow *self);

/**
 * zh_window_do_next_step:
 *
 * Presses the button of the action bar, if it can be pressed.
 */
void zh_window_do_next_step (ZhWindow *self);

/**
 * zh_window_pair_again:
 * @mode: whether results may be lost
 *
 * Pairs the last round of the tournament looked at anew.
 */
void zh_window_pair_again (ZhWindow    *self,
                           ZhUnpairMode mode);

G_END_DECLS
