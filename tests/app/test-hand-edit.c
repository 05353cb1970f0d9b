/* Hand edits in the window: dragged with the real pointer; cut off by a kill and taken up
 * again; and the columns of a list, which are dragged as well.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include <gdk/x11/gdkx.h>

#include "desk-entries.h"
#include "desk-rounds.h"
#include "gui-harness.h"
#include "hand-edit-window.h"
#include "round-edit-draft.h"
#include "seat-grid.h"
#include "x-keys.h"

static const char *program_path;

static const ZhRound *
get_round (ZhGui *gui)
{
  return zh_session_get_round (zh_window_get_session (gui->window));
}

static gint64
get_entry (ZhGui *gui,
           int    board,
           int    side)
{
  return zh_round_find_pairing (get_round (gui), board)->entry[side];
}

/* The button of an entry, which has the keyboard when it is asked for. */
static GtkWidget *
find_seat (GtkWidget *window,
           gint64     entry)
{
  zh_seat_grid_focus (ZH_SEAT_GRID (zh_gui_find_id (window, "seats")), entry);
  zh_gui_settle ();
  return gtk_root_get_focus (GTK_ROOT (window));
}

static const char *
get_text (GtkWidget  *window,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, id)));
}

static GtkWidget *
open_edit (ZhGui *gui)
{
  zh_gui_press ("alt+1 ctrl+h");
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_HAND_EDIT_WINDOW));
}

/* Ticks that it is known, types a reason, accepts. */
static void
accept (ZhGui     *gui,
        GtkWidget *window)
{
  if (gtk_widget_get_visible (zh_gui_find_id (window, "keep")))
    {
      gtk_widget_grab_focus (zh_gui_find_id (window, "keep"));
      zh_gui_press ("space");
      gtk_widget_grab_focus (zh_gui_find_id (window, "reason"));
      zh_gui_press ("a s k e d");
    }
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static void
drag_seat (GtkWidget *window,
           gint64     entry,
           GtkWidget *onto)
{
  zh_gui_drag (find_seat (window, entry), onto, gtk_widget_get_width (onto) / 2.0, gtk_widget_get_height (onto) / 2.0);
}

/* One player dragged onto another: they change places. Let go nowhere, nothing happens. */
static void
test_drag (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *window;
  gint64     first;
  gint64     second;

  zh_gui_open_competition (gui, 6);
  first = get_entry (gui, 1, 0);
  second = get_entry (gui, 2, 0);
  window = open_edit (gui);
  drag_seat (window, first, zh_gui_find_id (window, "changes"));
  g_assert_null (strstr (get_text (window, "changes"), "→"));
  drag_seat (window, first, find_seat (window, second));
  zh_gui_wait_until (strstr (get_text (window, "changes"), "→") != NULL);
  accept (gui, window);
  g_assert_cmpint (get_entry (gui, 1, 0), ==, second);
  g_assert_cmpint (get_entry (gui, 2, 0), ==, first);
  zh_gui_free (gui);
}

/* The empty seat of one who was put aside, and another dragged onto him in the pool. */
static void
test_drag_from_pool (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *window;
  gint64     white;
  gint64     black;

  zh_gui_open_competition (gui, 4);
  white = get_entry (gui, 1, 0);
  black = get_entry (gui, 1, 1);
  window = open_edit (gui);
  find_seat (window, white);
  zh_gui_press ("Delete");
  find_seat (window, black);
  zh_gui_press ("Delete");
  drag_seat (window, black, find_seat (window, white));
  zh_gui_wait_until (*get_text (window, "status") == '\0');
  accept (gui, window);
  g_assert_cmpint (get_entry (gui, 1, 0), ==, black);
  g_assert_cmpint (get_entry (gui, 1, 1), ==, white);
  zh_gui_free (gui);
}

/* Given up by the keys, asked about first: the round is as it was, and the question and the window
 * go away together without a word of the toolkit. */
static void
test_give_up (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *window;
  gint64     first;

  zh_gui_open_competition (gui, 6);
  first = get_entry (gui, 1, 0);
  window = open_edit (gui);
  find_seat (window, first);
  zh_gui_press ("Delete Escape");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+g");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (get_entry (gui, 1, 0), ==, first);
  zh_gui_free (gui);
}

static Display *
get_xdisplay (void)
{
  return gdk_x11_display_get_xdisplay (gdk_display_get_default ());
}

/* Keys go to a program of its own; the condition is looked at between. */
static void
start_program (const char *path,
               GPid       *pid)
{
  const char *argv[] = { program_path, path, NULL };
  g_autoptr (GError) error = NULL;

  g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, pid, &error);
  g_assert_no_error (error);
}

static gboolean
has_draft (const char *path)
{
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "Reader", NULL);
  gint64 tournament_id;
  int    round;

  return desk != NULL && zh_competition_find_edit_draft (zh_desk_get_snapshot (desk), &tournament_id, &round);
}

/* A window that holds the file dies while two players have changed places. */
static void
kill_in_mid_edit (const char *path)
{
  GPid pid;

  start_program (path, &pid);
  zh_gui_wait_until (zh_x_has_active_window (get_xdisplay (), "Invented Open – Zhereb"));
  zh_gui_settle ();
  zh_x_keys_send (get_xdisplay (), "ctrl+h");
  zh_gui_wait_until (zh_x_has_active_window (get_xdisplay (), "Hand Edits to Round 1"));
  zh_gui_settle ();
  for (gsize i = 0; i < 3; i++)
    {
      zh_x_keys_send (get_xdisplay (), i == 1 ? "Down" : "space");
      zh_gui_settle ();
    }
  zh_gui_wait_until (has_draft (path));
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  waitpid (pid, NULL, 0);
}

static void
test_killed (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *window;
  gint64     first;
  gint64     second;

  zh_gui_make_competition (gui, 6);
  kill_in_mid_edit (gui->path);
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  first = get_entry (gui, 1, 0);
  second = get_entry (gui, 2, 0);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_HAND_EDIT_WINDOW));
  g_assert_nonnull (strstr (get_text (window, "changes"), "→"));
  g_assert_nonnull (strstr (get_text (window, "status"), "cut off"));

  /* what was done before the end can still be taken back, and nothing is left to keep */
  zh_gui_press ("ctrl+z");
  g_assert_null (strstr (get_text (window, "changes"), "→"));
  g_assert_false (has_draft (gui->path));
  drag_seat (window, first, find_seat (window, second));
  zh_gui_wait_until (has_draft (gui->path));
  accept (gui, window);
  g_assert_cmpint (get_entry (gui, 1, 0), ==, second);
  g_assert_false (has_draft (gui->path));
  zh_gui_free (gui);
}

/* A result came in from elsewhere: the draft is of a round that is no more. */
static void
test_stale (void)
{
  ZhGui *gui = zh_gui_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhChange) change = NULL;
  const ZhTournament *tournament;
  ZhResult            draw;

  zh_gui_make_competition (gui, 6);
  kill_in_mid_edit (gui->path);
  desk = zh_desk_open (gui->path, ZH_DESK_WRITE, "Other", &error);
  g_assert_no_error (error);
  tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
  zh_result_parse ("=-=", FALSE, &draw);
  change = zh_desk_set_result (desk, tournament->id, 1, 3, 0, draw, &error);
  g_assert_no_error (error);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  g_assert_true (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_false (has_draft (gui->path));
  zh_gui_free (gui);
}

static void
list_titles (GtkWidget *widget,
             GPtrArray *titles)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkColumnViewTitle") && gtk_widget_get_mapped (widget))
    g_ptr_array_add (titles, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_titles (child, titles);
}

/* Of the columns that are shown. */
static char *
dup_column_title (GtkColumnView *view,
                  guint          position)
{
  GListModel *columns = gtk_column_view_get_columns (view);
  guint       n_shown = 0;

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (gtk_column_view_column_get_visible (column) && n_shown++ == position)
        return g_strdup (gtk_column_view_column_get_title (column));
    }
  return NULL;
}

/* The heading of a column dragged over another: the columns change their order. */
static void
test_columns (void)
{
  ZhGui *gui = zh_gui_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  GtkColumnView   *view;
  GtkWidget       *first;
  GtkWidget       *third;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  zh_gui_open_competition (gui, 6);
  zh_gui_press ("alt+2");
  view = GTK_COLUMN_VIEW (zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_COLUMN_VIEW));
  list_titles (GTK_WIDGET (view), titles);
  g_assert_cmpuint (titles->len, >, 3);
  first = g_ptr_array_index (titles, 1);
  third = g_ptr_array_index (titles, 3);
  before = dup_column_title (view, 1);
  zh_gui_drag (first, third, gtk_widget_get_width (third) - 4, gtk_widget_get_height (third) / 2.0);
  after = dup_column_title (view, 3);
  g_assert_cmpstr (after, ==, before);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  zh_gui_init (&argc, &argv);
  program_path = argv[argc - 1];
  g_test_add_func ("/app/hand-edit/drag", test_drag);
  g_test_add_func ("/app/hand-edit/drag-from-pool", test_drag_from_pool);
  g_test_add_func ("/app/hand-edit/give-up", test_give_up);
  g_test_add_func ("/app/hand-edit/killed", test_killed);
  g_test_add_func ("/app/hand-edit/stale", test_stale);
  g_test_add_func ("/app/hand-edit/columns", test_columns);
  return g_test_run ();
}
