#include "config.h"

#include "x-keys.h"

#include <X11/extensions/XTest.h>
#include <poll.h>

#include "../sanitized.h"

/* How long the window manager may take. */
#define LIMIT_US (ZH_PATIENCE_SECONDS * G_USEC_PER_SEC)
#define POLL_MS 100
/* How long nobody has the keyboard until it is asked for: longer than it takes on its way. */
#define LOST_US G_USEC_PER_SEC

/* X11 key codes of a PC keyboard, by the US name of the key. */
static const struct
{
  const char *name;
  guint       code;
} key_codes[] = {
  { "Escape", 9 },
  { "1", 10 },
  { "2", 11 },
  { "3", 12 },
  { "4", 13 },
  { "5", 14 },
  { "6", 15 },
  { "7", 16 },
  { "8", 17 },
  { "9", 18 },
  { "0", 19 },
  { "minus", 20 },
  { "equal", 21 },
  { "BackSpace", 22 },
  { "Tab", 23 },
  { "q", 24 },
  { "w", 25 },
  { "e", 26 },
  { "r", 27 },
  { "t", 28 },
  { "y", 29 },
  { "u", 30 },
  { "i", 31 },
  { "o", 32 },
  { "p", 33 },
  { "Return", 36 },
  { "ctrl", 37 },
  { "a", 38 },
  { "s", 39 },
  { "d", 40 },
  { "f", 41 },
  { "g", 42 },
  { "h", 43 },
  { "j", 44 },
  { "k", 45 },
  { "l", 46 },
  { "shift", 50 },
  { "semicolon", 47 },
  { "z", 52 },
  { "x", 53 },
  { "c", 54 },
  { "v", 55 },
  { "b", 56 },
  { "n", 57 },
  { "m", 58 },
  { "comma", 59 },
  { "period", 60 },
  { "slash", 61 },
  { "KP_Multiply", 63 },
  { "alt", 64 },
  { "space", 65 },
  { "F1", 67 },
  { "bracketleft", 34 },
  { "bracketright", 35 },
  { "F2", 68 },
  { "F3", 69 },
  { "F5", 71 },
  { "F6", 72 },
  { "F7", 73 },
  { "F8", 74 },
  { "F4", 70 },
  { "F9", 75 },
  { "F10", 76 },
  { "Num_Lock", 77 },
  { "KP_7", 79 },
  { "KP_8", 80 },
  { "KP_9", 81 },
  { "KP_Subtract", 82 },
  { "KP_4", 83 },
  { "KP_5", 84 },
  { "KP_6", 85 },
  { "KP_Add", 86 },
  { "KP_1", 87 },
  { "KP_2", 88 },
  { "KP_3", 89 },
  { "KP_0", 90 },
  { "F11", 95 },
  { "KP_Enter", 104 },
  { "KP_Divide", 106 },
  { "Home", 110 },
  { "Up", 111 },
  { "Prior", 112 },
  { "Left", 113 },
  { "Right", 114 },
  { "End", 115 },
  { "Down", 116 },
  { "Next", 117 },
  { "Delete", 119 },
  { "Menu", 135 },
};

static guint
get_key_code (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (key_codes); i++)
    if (g_strcmp0 (key_codes[i].name, name) == 0)
      return key_codes[i].code;
  g_error ("No key is called %s", name);
}

void
zh_x_keys_send (Display    *display,
                const char *combination)
{
  g_auto (GStrv) names = g_strsplit (combination, "+", -1);
  guint n_names = g_strv_length (names);

  for (guint i = 0; i < n_names; i++)
    XTestFakeKeyEvent (display, get_key_code (names[i]), True, CurrentTime);
  for (guint i = n_names; i > 0; i--)
    XTestFakeKeyEvent (display, get_key_code (names[i - 1]), False, CurrentTime);
  XSync (display, False);
}

void
zh_x_pointer_move (Display *display,
                   Window   window,
                   int      x,
                   int      y)
{
  Window child;
  int    root_x;
  int    root_y;

  XTranslateCoordinates (display, window, DefaultRootWindow (display), x, y, &root_x, &root_y, &child);
  XTestFakeMotionEvent (display, -1, root_x, root_y, CurrentTime);
  XSync (display, False);
}

void
zh_x_pointer_press (Display *display,
                    guint    button,
                    gboolean down)
{
  XTestFakeButtonEvent (display, button, down ? True : False, CurrentTime);
  XSync (display, False);
}

void
zh_x_pointer_click (Display *display,
                    guint    button)
{
  zh_x_pointer_press (display, button, TRUE);
  zh_x_pointer_press (display, button, FALSE);
}

/* A property of a window; free with XFree. */
static void *
get_properties (Display       *display,
                Window         window,
                const char    *name,
                unsigned long *n_items)
{
  Atom           type;
  int            format;
  unsigned long  n_left;
  unsigned char *value = NULL;

  XGetWindowProperty (display, window, XInternAtom (display, name, False), 0, 1024, False, AnyPropertyType, &type, &format,
                      n_items, &n_left, &value);
  return value;
}

static void *
get_property (Display    *display,
              Window      window,
              const char *name)
{
  unsigned long n_items;

  return get_properties (display, window, name, &n_items);
}

static gboolean
is_of_program (Display *display,
               Window   window,
               GPid     pid)
{
  unsigned long *owner = get_property (display, window, "_NET_WM_PID");
  gboolean       found = owner != NULL && *owner == (unsigned long) pid;

  if (owner != NULL)
    XFree (owner);
  return found;
}

Window
zh_x_find_window (Display *display,
                  GPid     pid)
{
  unsigned long n_windows = 0;
  Window       *windows = get_properties (display, DefaultRootWindow (display), "_NET_CLIENT_LIST", &n_windows);
  Window        found = None;

  for (unsigned long i = 0; windows != NULL && i < n_windows; i++)
    if (is_of_program (display, windows[i], pid))
      found = windows[i];
  if (windows != NULL)
    XFree (windows);
  return found;
}

gboolean
zh_x_is_dialog (Display *display,
                Window   window)
{
  Window parent = None;

  return XGetTransientForHint (display, window, &parent) != 0 && parent != None;
}

static gboolean
has_manager (Display *display)
{
  Window *manager = get_property (display, DefaultRootWindow (display), "_NET_SUPPORTING_WM_CHECK");

  if (manager == NULL)
    return FALSE;
  XFree (manager);
  return TRUE;
}

static void
send_to_root (Display    *display,
              Window      window,
              const char *message,
              long        first)
{
  XEvent event = {
    .xclient = {
        .type = ClientMessage,
        .window = window,
        .message_type = XInternAtom (display, message, False),
        .format = 32,
        .data.l = { first },
    }
  };

  /* who only looks on does not get it */
  XSendEvent (display, DefaultRootWindow (display), False, SubstructureRedirectMask, &event);
}

/* How wide its frame would be: a question about a window that is never shown, which changes nothing. */
void
zh_x_ask_manager (Display *display)
{
  Window        window;
  Atom          answer = XInternAtom (display, "_NET_FRAME_EXTENTS", False);
  struct pollfd input = { .fd = ConnectionNumber (display), .events = POLLIN };
  gint64        deadline_us = g_get_monotonic_time () + LIMIT_US;
  XEvent        event = { 0 };

  if (!has_manager (display))
    return;
  window = XCreateSimpleWindow (display, DefaultRootWindow (display), 0, 0, 1, 1, 0, 0, 0);
  XSelectInput (display, window, PropertyChangeMask);
  send_to_root (display, window, "_NET_REQUEST_FRAME_EXTENTS", 0);
  XFlush (display);
  while (event.type != PropertyNotify || event.xproperty.atom != answer)
    {
      while (XPending (display) == 0)
        {
          if (g_get_monotonic_time () > deadline_us)
            g_error ("The window manager does not answer");
          poll (&input, 1, POLL_MS);
        }
      XNextEvent (display, &event);
    }
  XDestroyWindow (display, window);
  XSync (display, True);
}

void
zh_x_activate (Display *display,
               Window   window)
{
  send_to_root (display, window, "_NET_ACTIVE_WINDOW", 2 /* as a panel asks */);
  XSync (display, False);
}

/* Also where it is in a window inside, as the toolkit has one for the keyboard. */
static gboolean
is_inside (Display *display,
           Window   window,
           Window   outer)
{
  Window       root = None;
  Window       parent = None;
  Window      *children = NULL;
  unsigned int n_children;

  while (window != outer && window > PointerRoot && window != root &&
         XQueryTree (display, window, &root, &parent, &children, &n_children) != 0)
    {
      if (children != NULL)
        XFree (children);
      window = parent;
    }
  return window == outer;
}

static gboolean
has_any_focus (Display *display)
{
  unsigned long n_windows = 0;
  Window       *windows = get_properties (display, DefaultRootWindow (display), "_NET_CLIENT_LIST", &n_windows);
  Window        focus = None;
  gboolean      found = FALSE;
  int           revert_to;

  XGetInputFocus (display, &focus, &revert_to);
  for (unsigned long i = 0; windows != NULL && i < n_windows && !found; i++)
    found = is_inside (display, focus, windows[i]);
  if (windows != NULL)
    XFree (windows);
  return found;
}

gboolean
zh_x_mend_focus (Display *display,
                 Window   window)
{
  static gint64 lost_us;

  if (!has_manager (display) || has_any_focus (display))
    {
      lost_us = 0;
      return FALSE;
    }
  if (lost_us == 0)
    lost_us = g_get_monotonic_time ();
  if (g_get_monotonic_time () - lost_us > LOST_US)
    {
      zh_x_activate (display, window);
      lost_us = 0;
    }
  return TRUE;
}

Window
zh_x_get_active_window (Display *display)
{
  Window *active = get_property (display, DefaultRootWindow (display), "_NET_ACTIVE_WINDOW");
  Window  window = active != NULL ? *active : None;

  if (active != NULL)
    XFree (active);
  return window;
}

gboolean
zh_x_has_active_window (Display    *display,
                        const char *title)
{
  Window   active = zh_x_get_active_window (display);
  char    *name = active != None ? get_property (display, active, "_NET_WM_NAME") : NULL;
  gboolean found = g_strcmp0 (name, title) == 0;

  if (name != NULL)
    XFree (name);
  return found;
}

/* A window may be gone by the time it is asked about; then it has no answer. */
static int
report_error_cb (Display     *display,
                 XErrorEvent *event)
{
  if (event->error_code != BadWindow)
    g_error ("X error %d of request %d", event->error_code, event->request_code);
  return 0;
}

Display *
zh_x_open (void)
{
  Display *display = XOpenDisplay (NULL);
  gint64   deadline_us = g_get_monotonic_time () + LIMIT_US;

  if (display == NULL)
    g_error ("There is no display: run this by tests/with-display");
  XSetErrorHandler (report_error_cb);
  while (!has_manager (display))
    {
      if (g_get_monotonic_time () > deadline_us)
        g_error ("There is no window manager, such as openbox");
      g_usleep (10000);
    }
  return display;
}
