/* What the arbiter hears back: a toast with Undo after an act, a dialog when something was
 * not done.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * zh_feedback_error:
 * @widget: a widget of the window it belongs to
 * @heading: what was not done: "The result was not stored"; not shown with %ZH_ERROR_UNCERTAIN, of
 *   which it may not be true
 * @error: why; its message names what to do
 *
 * Shows a dialog, with %ZH_ERROR_CLOSED or %ZH_ERROR_ROUND_CLOSED one that reopens
 * the tournament or the round looked at; silent for %ZH_ERROR_CANCELLED and %G_IO_ERROR_CANCELLED.
 */
void zh_feedback_error (GtkWidget    *widget,
                        const char   *heading,
                        const GError *error);

/**
 * zh_feedback_toast:
 * @widget: a widget of a window that shows toasts, or the window
 * @title: plain text
 * @button: (nullable): label of a button
 * @action: (nullable): what it activates
 *
 * Shows a message; one that is still shown is replaced.
 */
void zh_feedback_toast (GtkWidget  *widget,
                        const char *title,
                        const char *button,
                        const char *action);

/**
 * zh_feedback_stand_above:
 * @line: a line at the foot of a page of the window, which is pressed or typed into
 *
 * Toasts stand above @line while it is shown, so that nobody who means @line undoes the last act.
 */
void zh_feedback_stand_above (GtkWidget *line);

/**
 * zh_feedback_act:
 * @widget: a widget of the window
 * @session: whose desk acted
 * @change: (transfer full) (nullable): what the command returned
 * @heading: for the dialog, when @change is %NULL
 * @error: (nullable): why, when @change is %NULL
 *
 * The end of every act: a toast that names it and offers Undo, or the error.
 *
 * Returns: whether the act was done
 */
gboolean zh_feedback_act (GtkWidget    *widget,
                          ZhSession    *session,
                          ZhChange     *change,
                          const char   *heading,
                          const GError *error);

G_END_DECLS
