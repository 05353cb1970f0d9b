/* Real keys through the X server, by the name they have on a US keyboard, and its pointer. */
#pragma once

#include <X11/Xlib.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_x_keys_send:
 * @combination: one key with what is held down: "1", "KP_Add", "shift+8", "ctrl+z". Which
 *   symbols they give depends on the layout of the display
 *
 * Presses and releases it, and waits until the server has it.
 */
void zh_x_keys_send (Display    *display,
                     const char *combination);

/**
 * zh_x_pointer_move:
 * @x: in @window
 * @y: in @window
 *
 * Puts the pointer there, and waits until the server has it.
 */
void zh_x_pointer_move (Display *display,
                        Window   window,
                        int      x,
                        int      y);

/* Presses a button of the pointer where it is, or lets it go. */
void zh_x_pointer_press (Display *display,
                         guint    button,
                         gboolean down);

/* Presses and releases a button of the pointer where it is. */
void zh_x_pointer_click (Display *display,
                         guint    button);

/**
 * zh_x_open:
 *
 * Returns: the display of the environment, once a window manager is there to give the
 *   keyboard to windows
 */
Display *zh_x_open (void);

/**
 * zh_x_ask_manager:
 * @display: a connection that nobody else reads from
 *
 * Asks the window manager something and waits for the answer, 20 seconds at most: what it was
 * told before, such as a new window or a click, it has then done. Returns at once where there is
 * no window manager.
 */
void zh_x_ask_manager (Display *display);

/**
 * zh_x_get_active_window:
 *
 * Returns: the window that has the keyboard, as the window manager says, or None
 */
Window zh_x_get_active_window (Display *display);

/**
 * zh_x_find_window:
 * @pid: of a program
 *
 * Returns: the newest of its windows, or None
 */
Window zh_x_find_window (Display *display,
                         GPid     pid);

/**
 * zh_x_is_dialog:
 *
 * Returns: whether it stands in front of another window of its program
 */
gboolean zh_x_is_dialog (Display *display,
                         Window   window);

/**
 * zh_x_activate:
 *
 * Asks the window manager to give @window the keyboard, as a click on it in a panel does.
 */
void zh_x_activate (Display *display,
                    Window   window);

/**
 * zh_x_mend_focus:
 * @window: to which the keyboard belongs
 *
 * A window manager that is slow, and told of windows that come and go meanwhile, may in the end give the
 * keyboard to none of them; a user would click. This asks it to give the keyboard to @window, once no window
 * of any program had it for a second.
 *
 * Returns: whether nobody has it: it is to be asked again
 */
gboolean zh_x_mend_focus (Display *display,
                          Window   window);

/**
 * zh_x_has_active_window:
 * @title: of a window
 *
 * Returns: whether that window has the keyboard, as the window manager says
 */
gboolean zh_x_has_active_window (Display    *display,
                                 const char *title);

G_END_DECLS
