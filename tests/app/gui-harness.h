/* Drives the program from inside a test: real keys through the X server, waiting for
 * conditions and never for a time, events made by the desk.
 */
#pragma once

#include "application.h"
#include "window.h"

G_BEGIN_DECLS

/**
 * zh_gui_init:
 *
 * Sets up GTK, libadwaita and the test framework; first thing in main.
 */
void zh_gui_init (int    *argc,
                  char ***argv);

/**
 * zh_gui_wait_until:
 *
 * Runs the main loop until @condition holds; the test fails when it never does.
 */
#define zh_gui_wait_until(condition)                    \
  G_STMT_START                                          \
  {                                                     \
    gint64 zh_gui_deadline_us = zh_gui_get_deadline (); \
    while (!(condition))                                \
      if (!zh_gui_iterate (zh_gui_deadline_us))         \
        zh_gui_give_up (G_STRLOC, #condition);          \
  }                                                     \
  G_STMT_END

gint64   zh_gui_get_deadline (void);
gboolean zh_gui_iterate (gint64 deadline_us);

/* Fails, and says which windows there are. */
void zh_gui_give_up (const char *where,
                     const char *condition) G_GNUC_NORETURN;

/**
 * zh_gui_settle:
 *
 * Runs the main loop until nothing is left to do and the last frame is drawn: the server and the
 * window manager have said all they have to say, and threads of the program have ended, unless it
 * shows by a bar that one takes long.
 */
void zh_gui_settle (void);

/**
 * zh_gui_set_layout:
 * @layout: "us", "ua" or "ru", the only one then
 *
 * Changes the keyboard layout of the display and waits until GDK knows.
 */
void zh_gui_set_layout (const char *layout);

/**
 * zh_gui_press:
 * @keys: keys by the name they have on a US keyboard, blank between: "1 KP_Add shift+8
 *   ctrl+z". Which symbols they give depends on the layout
 *
 * Presses and releases real keys, one after the other, and waits after each until the
 * program has nothing left to do.
 */
void zh_gui_press (const char *keys);

/**
 * zh_gui_send:
 * @combination: one key, as for zh_gui_press()
 *
 * As zh_gui_press(), without waiting.
 */
void zh_gui_send (const char *combination);

/**
 * zh_gui_point:
 * @x: in the coordinates of @widget
 * @y: in the coordinates of @widget
 *
 * Moves the real pointer there, and waits until the program has nothing left to do.
 */
void zh_gui_point (GtkWidget *widget,
                   double     x,
                   double     y);

/**
 * zh_gui_click:
 *
 * As zh_gui_point(), and presses the first button there.
 */
void zh_gui_click (GtkWidget *widget,
                   double     x,
                   double     y);

/**
 * zh_gui_drag:
 * @from: what is taken up, in its middle
 * @to: where it is let go
 * @x: in the coordinates of @to
 * @y: in the coordinates of @to
 *
 * Presses the first button, moves the real pointer in steps and lets go; the program sees
 * each step.
 */
void zh_gui_drag (GtkWidget *from,
                  GtkWidget *to,
                  double     x,
                  double     y);

/**
 * ZhGui:
 *
 * The program with one window, and a competition of its own in a folder of its own.
 */
typedef struct
{
  char          *dir;
  char          *path;
  ZhApplication *application; /* unowned: one for all tests */
  ZhWindow      *window;
  const char    *maker; /* of the competition; NULL for who sits at the window */
} ZhGui;

/**
 * zh_gui_new:
 *
 * Starts the program with an empty, active window.
 */
ZhGui *zh_gui_new (void);

/**
 * zh_gui_free:
 *
 * Closes the window, and fails when it does not go away.
 */
void zh_gui_free (ZhGui *self);

/**
 * zh_gui_make_competition:
 * @n_players: entries of the tournament; 0 for a tournament without any
 *
 * Makes a competition with one single round robin, round 1 published, and does not open it.
 */
void zh_gui_make_competition (ZhGui *self,
                              int    n_players);

/**
 * zh_gui_open_competition:
 *
 * As zh_gui_make_competition(), and opens it in the window.
 */
void zh_gui_open_competition (ZhGui *self,
                              int    n_players);

/**
 * zh_gui_read_result:
 * @board: from 1
 *
 * Returns: (transfer full): code of the result as another reader finds it in the file, in
 *   round 1
 */
char *zh_gui_read_result (ZhGui *self,
                          int    board) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_gui_wait_for_window:
 * @type: of the window, such as a dialog's
 *
 * Returns: (transfer none): the window of that type, once it is active
 */
GtkWindow *zh_gui_wait_for_window (GType type);

/**
 * zh_gui_find:
 * @root: where to look
 * @type: of the widget
 *
 * Returns: (nullable): the first mapped widget of that type under @root, or @root
 */
GtkWidget *zh_gui_find (GtkWidget *root,
                        GType      type);

/**
 * zh_gui_find_id:
 * @id: as in the template; where no widget has it, the name of one that a form made
 *
 * Returns: (nullable): the widget of the window with that id, one on screen before those of views that are not
 */
GtkWidget *zh_gui_find_id (GtkWidget  *root,
                           const char *id);

G_END_DECLS
