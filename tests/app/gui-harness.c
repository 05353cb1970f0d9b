#include "config.h"

#include "gui-harness.h"

#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>

#include "app-settings.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "paths.h"
#include "sanitized.h"
#include "x-keys.h"
#include "../tournament-settings.h"

#if ZH_SANITIZED
#include <sanitizer/lsan_interface.h>

static gboolean main_has_begun;

void __sanitizer_malloc_hook (const volatile void *block,
                              size_t               size);

/* GLib's constructor makes room for 2,048 quarks. When a program of many windows needs more, GLib
 * leaves that room behind on purpose, for readers without a lock: the one block of a leak that
 * has nothing but g_malloc() in its stack. */
void
__sanitizer_malloc_hook (const volatile void *block,
                         size_t               size)
{
  if (!main_has_begun && size == 2048 * sizeof (char *))
    __lsan_ignore_object ((const void *) block);
}
#endif

/* Invented names; the surnames differ in their first letters. */
static const char *const surnames[] = {
  "Andrienko",
  "Bondar",
  "Vovk",
  "Hnatiuk",
  "Dubenko",
  "Yemets",
  "Zinchenko",
  "Kravets",
  "Lytvyn",
  "Melnyk",
};

/* One program for all tests of a binary, as GApplication wants it; each test has its own
 * window. */
static ZhApplication *the_application;

void
zh_gui_init (int    *argc,
             char ***argv)
{
  g_autoptr (GError) error = NULL;

#if ZH_SANITIZED
  main_has_begun = TRUE;
#endif
  zh_paths_init_locale ();
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  the_application = zh_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (the_application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

gint64
zh_gui_get_deadline (void)
{
  return g_get_monotonic_time () + ZH_PATIENCE_SECONDS * G_USEC_PER_SEC;
}

/* A connection beside that of the program. */
static Display *
get_own_display (void)
{
  static Display *own;

  if (own == NULL)
    own = XOpenDisplay (NULL);
  g_assert_nonnull (own);
  return own;
}

static gboolean
is_under_another (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && !found; i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      found = gtk_widget_get_mapped (GTK_WIDGET (other)) && gtk_window_get_transient_for (other) == window;
    }
  return found;
}

/* Nobody may have the keyboard: it belongs to the window that no dialog stands above. */
static void
mend_focus (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  Window      xid = None;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && xid == None; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)) && !is_under_another (window))
        xid = gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window)));
    }
  if (xid != None)
    zh_x_mend_focus (get_own_display (), xid);
}

#define IDLE_TURNS 200

gboolean
zh_gui_iterate (gint64 deadline_us)
{
  static int n_idle;

  if (g_main_context_iteration (NULL, FALSE))
    return g_get_monotonic_time () < deadline_us;
  g_usleep (500);
  n_idle++;
  if (n_idle % IDLE_TURNS == 0)
    mend_focus ();
  return g_get_monotonic_time () < deadline_us;
}

void
zh_gui_give_up (const char *where,
                const char *condition)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GString    *told = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      GtkWidget *focus = gtk_window_get_focus (window);

      g_string_append_printf (told, "\n%s “%s”: %s, %s; the keyboard is in %s", G_OBJECT_TYPE_NAME (window), gtk_window_get_title (window),
                              gtk_widget_get_mapped (GTK_WIDGET (window)) ? "shown" : "not shown", gtk_window_is_active (window) ? "active" : "not active",
                              focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
    }
  g_error ("%s: never came: %s%s", where, condition, told->str);
}

static Display *
get_xdisplay (void)
{
  return gdk_x11_display_get_xdisplay (gdk_display_get_default ());
}

/* Threads that the program has begun and not yet heard of again: while it is slow, what a key did
 * is there only then. The linker leads the program's calls here. */
static int n_at_work;

void __real_g_task_run_in_thread (GTask          *task,
                                  GTaskThreadFunc work);
void __wrap_g_task_run_in_thread (GTask          *task,
                                  GTaskThreadFunc work);

static void
work_told_cb (void)
{
  n_at_work--;
}

void
__wrap_g_task_run_in_thread (GTask          *task,
                             GTaskThreadFunc work)
{
  n_at_work++;
  g_signal_connect (task, "notify::completed", G_CALLBACK (work_told_cb), NULL);
  __real_g_task_run_in_thread (task, work);
}

/* A bar shows how far it is, and the user may go on without the end. */
static gboolean
is_progress_shown (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && zh_gui_find (window, GTK_TYPE_PROGRESS_BAR) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Takes nothing out of the queue. On the root window the question to the window manager is itself
 * to be seen, by every program. */
static Bool
note_news (Display *display,
           XEvent  *event,
           XPointer data)
{
  gboolean *is_news = (gboolean *) data;

  if (event->type == GenericEvent || event->xany.window != DefaultRootWindow (display))
    *is_news = TRUE;
  return False;
}

/* What a window manager has a say in; never 0. */
static guint
get_state_of_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint       state = 1;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      state = 31 * state + g_direct_hash (window);
      state = 31 * state + (gtk_widget_get_mapped (window) ? 1 : 0);
      state = 31 * state + (gtk_window_is_active (GTK_WINDOW (window)) ? 1 : 0);
      state = 31 * state + (guint) gtk_widget_get_width (window);
      state = 31 * state + (guint) gtk_widget_get_height (window);
    }
  return MAX (state, 1);
}

/* The windows as the manager was last asked about them; 0 when it is to be asked in any case: it
 * sees a button of the pointer before the program does. */
static guint settled_state;

/* What the server and the window manager have to say of all that was done so far is then in the
 * queue of the program; whether that is anything. The manager is asked on another connection. */
static gboolean
hear_from_others (void)
{
  Display *own = get_own_display ();
  Display *display = get_xdisplay ();
  gboolean is_news = FALSE;
  XEvent   event;
  guint    state = get_state_of_windows ();

  XSync (display, False);
  if (state != settled_state)
    {
      zh_x_ask_manager (own);
      XSync (display, False);
      settled_state = state;
    }
  XCheckIfEvent (display, &event, note_news, (XPointer) &is_news);
  return is_news;
}

/* Two turns without anything to do, so that a frame asked for in the first one is drawn. */
static void
run_until_quiet (gint64 deadline_us)
{
  for (int quiet = 0; quiet < 40 && g_get_monotonic_time () < deadline_us; quiet++)
    {
      if (g_main_context_iteration (NULL, FALSE))
        quiet = 0;
      g_usleep (500);
    }
}

void
zh_gui_settle (void)
{
  gint64 deadline_us = zh_gui_get_deadline ();

  do
    run_until_quiet (deadline_us);
  while ((hear_from_others () || (n_at_work > 0 && !is_progress_shown ())) && g_get_monotonic_time () < deadline_us);
}

/* Keys */

static guint
get_letter_z (void)
{
  guint keyval = 0;

  gdk_display_translate_key (gdk_display_get_default (), 52, 0, 0, &keyval, NULL, NULL, NULL);
  return keyval;
}

void
zh_gui_set_layout (const char *layout)
{
  const char *argv[] = { "setxkbmap", "-layout", layout, NULL };
  guint       wanted = g_strcmp0 (layout, "us") == 0 ? GDK_KEY_z : GDK_KEY_Cyrillic_ya;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  zh_gui_wait_until (get_letter_z () == wanted);
  zh_gui_settle ();
}

void
zh_gui_send (const char *combination)
{
  zh_x_keys_send (get_xdisplay (), combination);
}

void
zh_gui_press (const char *keys)
{
  g_auto (GStrv) combinations = g_strsplit (keys, " ", -1);

  for (char **each = combinations; *each != NULL; each++)
    {
      zh_gui_send (*each);
      zh_gui_settle ();
    }
}

/* The pointer */

void
zh_gui_point (GtkWidget *widget,
              double     x,
              double     y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double     native_x;
  double     native_y;
  double     shadow_x;
  double     shadow_y;

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &native_x, &native_y));
  gtk_native_get_surface_transform (native, &shadow_x, &shadow_y);
  zh_x_pointer_move (get_xdisplay (), gdk_x11_surface_get_xid (gtk_native_get_surface (native)), (int) (native_x + shadow_x), (int) (native_y + shadow_y));
  zh_gui_settle ();
}

static void
press_pointer (gboolean down)
{
  settled_state = 0;
  zh_x_pointer_press (get_xdisplay (), GDK_BUTTON_PRIMARY, down);
  zh_gui_settle ();
}

void
zh_gui_click (GtkWidget *widget,
              double     x,
              double     y)
{
  zh_gui_point (widget, x, y);
  settled_state = 0;
  zh_x_pointer_click (get_xdisplay (), GDK_BUTTON_PRIMARY);
  zh_gui_settle ();
}

#define DRAG_STEPS 8

void
zh_gui_drag (GtkWidget *from,
             GtkWidget *to,
             double     x,
             double     y)
{
  /* in the coordinates of the window: what is dragged may move along */
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (from));
  double     start_x;
  double     start_y;
  double     end_x;
  double     end_y;

  g_assert_true (gtk_widget_translate_coordinates (from, window, gtk_widget_get_width (from) / 2.0, gtk_widget_get_height (from) / 2.0, &start_x, &start_y));
  g_assert_true (gtk_widget_translate_coordinates (to, window, x, y, &end_x, &end_y));
  zh_gui_point (window, start_x, start_y);
  press_pointer (TRUE);
  for (int step = 1; step <= DRAG_STEPS; step++)
    zh_gui_point (window, start_x + (end_x - start_x) * step / DRAG_STEPS, start_y + (end_y - start_y) * step / DRAG_STEPS);
  press_pointer (FALSE);
}

/* The program */

ZhGui *
zh_gui_new (void)
{
  ZhGui *self = g_new0 (ZhGui, 1);
  g_autoptr (GError) error = NULL;

  self->dir = g_dir_make_tmp ("zhereb-test-XXXXXX", &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->dir, "test.zhereb", NULL);
  self->application = the_application;
  g_application_activate (G_APPLICATION (self->application));
  self->window = ZH_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (self->window)));
  zh_gui_settle ();
  return self;
}

static void
remove_dir (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
  g_rmdir (path);
}

void
zh_gui_free (ZhGui *self)
{
  gpointer window = self->window;

  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  gtk_window_close (GTK_WINDOW (self->window));
  zh_gui_wait_until (window == NULL);
  remove_dir (self->dir);
  g_free (self->dir);
  g_free (self->path);
  g_free (self);
}

static void
add_entries (ZhDesk *desk,
             gint64  tournament,
             int     n_players)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  for (int i = 0; i < n_players; i++)
    {
      ZhEntry         *entry = zh_entry_new ();
      g_autofree char *given = g_strdup_printf ("Player %d", i + 1);

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, surnames[i % (int) G_N_ELEMENTS (surnames)]);
      zh_person_set_string (&entry->person->given, given);
      entry->rating = 2500 - i;
      g_ptr_array_add (entries, entry);
    }
  change = zh_desk_add_entries (desk, tournament, entries, &error);
  g_assert_no_error (error);
}

static void
start_round (ZhDesk *desk,
             gint64  tournament)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) numbered = zh_desk_number_entries (desk, tournament, ZH_NUMBERING_RATING, 0, NULL, 0, &error);
  g_autoptr (ZhChange) paired = zh_desk_pair_round (desk, tournament, &error);
  g_autoptr (ZhChange) published = zh_desk_publish_round (desk, tournament, 1, &error);

  g_assert_no_error (error);
  g_assert_true (numbered != NULL && paired != NULL && published != NULL);
}

void
zh_gui_make_competition (ZhGui *self,
                         int    n_players)
{
  ZhCompetitionDetails details = { .title = "Invented Open", .place = "Nowhere", .start = { 2026, 3, 1 }, .end = { 2026, 3, 9 }, .ruleset = "fide-2023" };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (self->path, &details, self->maker != NULL ? self->maker : zh_desk_get_user (), &error);
  g_autoptr (ZhChange) change = NULL;
  gint64 tournament;

  g_assert_no_error (error);
  g_free (settings->name);
  settings->name = g_strdup ("Men");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  change = test_add_tournament (desk, settings, &tournament, &error);
  g_assert_no_error (error);
  if (n_players > 0)
    {
      add_entries (desk, tournament, n_players);
      start_round (desk, tournament);
    }
  g_assert_true (zh_desk_close (desk, &error));
}

void
zh_gui_open_competition (ZhGui *self,
                         int    n_players)
{
  zh_gui_make_competition (self, n_players);
  g_assert_true (zh_window_open_path (self->window, self->path));
  zh_gui_settle ();
}

char *
zh_gui_read_result (ZhGui *self,
                    int    board)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (self->path, ZH_DESK_READ, "Reader", &error);
  const ZhTournament *tournament;
  const ZhPairing    *pairing;

  g_assert_no_error (error);
  tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), board);
  return zh_result_format_code (pairing->games[0].result);
}

/* Widgets */

static GtkWindow *
find_active_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_window_is_active (window))
        return window; /* GTK keeps it */
    }
  return NULL;
}

GtkWindow *
zh_gui_wait_for_window (GType type)
{
  GtkWindow *window = NULL;

  zh_gui_wait_until ((window = find_active_window (type)) != NULL);
  zh_gui_settle ();
  return window;
}

GtkWidget *
zh_gui_find (GtkWidget *root,
             GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = zh_gui_find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const char *
get_id (GtkWidget *widget)
{
  return gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
}

/* Several views may have a widget of one name: what is on screen is meant before what is not. */
static GtkWidget *
find_called (GtkWidget  *root,
             const char *name,
             const char *(*get_called) (GtkWidget *widget),
             gboolean only_mapped)
{
  if (g_strcmp0 (get_called (root), name) == 0 && (!only_mapped || gtk_widget_get_mapped (root)))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_called (child, name, get_called, only_mapped);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
zh_gui_find_id (GtkWidget  *root,
                const char *id)
{
  GtkWidget *found = find_called (root, id, get_id, TRUE);

  if (found == NULL)
    found = find_called (root, id, get_id, FALSE);
  return found != NULL ? found : find_called (root, id, gtk_widget_get_name, FALSE);
}
