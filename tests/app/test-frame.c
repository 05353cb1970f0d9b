#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-competition.h"
#include "desk-private.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "gui-harness.h"
#include "places.h"
#include "shortcuts.h"
#include "sidebar.h"
#include "tabbed-page.h"
#include "welcome.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static GtkWidget *
get_widget (Fixture    *fixture,
            const char *id)
{
  GtkWidget *widget = zh_gui_find_id (GTK_WIDGET (fixture->gui->window), id);

  g_assert_nonnull (widget);
  return widget;
}

static const char *
get_text (Fixture    *fixture,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (get_widget (fixture, id)));
}

static void
dismiss_dialog (Fixture    *fixture,
                const char *heading)
{
  GtkWindow *dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, heading);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
test_welcome (Fixture      *fixture,
              gconstpointer layout)
{
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_WELCOME));
  g_assert_false (gtk_widget_get_visible (get_widget (fixture, "switcher")));

  zh_gui_open_competition (fixture->gui, 10);
  g_assert_null (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_WELCOME));
  g_assert_cmpstr (get_text (fixture, "title_label"), ==, "Invented Open");
  g_assert_cmpstr (get_text (fixture, "subtitle_label"), ==, "Men");
  g_assert_cmpstr (get_text (fixture, "round_label"), ==, "Round 1 of 9");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "5 of 5 open");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->gui->window)), ==, "Invented Open – Zhereb");
}

/* Closed by its key under each layout, and offered again as a recent file. */
static void
test_close_and_recent (Fixture      *fixture,
                       gconstpointer layout)
{
  GtkWidget *recent;

  zh_gui_open_competition (fixture->gui, 10);
  zh_gui_press ("ctrl+w");
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_WELCOME));
  g_assert_null (zh_session_get_desk (zh_window_get_session (fixture->gui->window)));

  recent = gtk_widget_get_first_child (get_widget (fixture, "recent"));
  gtk_test_accessible_assert_property (recent, GTK_ACCESSIBLE_PROPERTY_LABEL, "test.zhereb");
  gtk_widget_activate (recent);
  zh_gui_settle ();
  g_assert_nonnull (zh_session_get_desk (zh_window_get_session (fixture->gui->window)));
}

static void
test_missing_file (Fixture      *fixture,
                   gconstpointer layout)
{
  g_assert_false (zh_window_open_path (fixture->gui->window, "/nowhere/at-all.zhereb"));
  dismiss_dialog (fixture, "at-all.zhereb was not opened");
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_WELCOME));
}

/* A file that cannot be opened leaves the open one as it is. */
static void
test_foreign_file (Fixture      *fixture,
                   gconstpointer layout)
{
  g_autofree char *foreign = g_build_filename (fixture->gui->dir, "foreign.zhereb", NULL);

  g_assert_true (g_file_set_contents (foreign, "This is no competition.", -1, NULL));
  zh_gui_open_competition (fixture->gui, 10);
  g_assert_false (zh_window_open_path (fixture->gui->window, foreign));
  dismiss_dialog (fixture, "foreign.zhereb was not opened");
  g_assert_cmpstr (get_text (fixture, "title_label"), ==, "Invented Open");
  zh_gui_press ("1");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "4 of 5 open");
}

/* A file that another program writes is shown and followed, and cannot be written. */
static void
test_read_only (Fixture      *fixture,
                gconstpointer layout)
{
  ZhGui *gui = fixture->gui;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) writer = NULL;
  g_autoptr (ZhChange) change = NULL;
  ZhTournament *tournament;
  ZhResult      draw;

  zh_gui_make_competition (gui, 10);
  writer = zh_desk_open (gui->path, ZH_DESK_WRITE, "Writer", &error);
  g_assert_no_error (error);
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))));
  g_assert_true (g_str_has_prefix (get_text (fixture, "banner_label"), "Read only"));
  g_assert_false (gtk_widget_get_sensitive (get_widget (fixture, "undo_button")));

  tournament = g_ptr_array_index (zh_desk_get_snapshot (writer)->tournaments, 0);
  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  change = zh_desk_set_result (writer, tournament->id, 1, 2, 0, draw, &error);
  g_assert_no_error (error);
  zh_gui_wait_until (g_strcmp0 (get_text (fixture, "state_label"), "4 of 5 open") == 0);
  g_assert_true (zh_desk_close (writer, NULL));
}

static void
count_cb (guint *n_times)
{
  (*n_times)++;
}

/* What the window says of a file is made once when it is opened. */
static void
test_read_once (Fixture      *fixture,
                gconstpointer layout)
{
  ZhGui *gui = fixture->gui;
  guint  n_times = 0;

  zh_gui_make_competition (gui, 4);
  g_signal_connect_swapped (get_widget (fixture, "switcher"), "notify::menu-model", G_CALLBACK (count_cb), &n_times);
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  g_assert_cmpuint (n_times, ==, 1);
  g_assert_cmpstr (get_text (fixture, "round_label"), ==, "Round 1 of 3");
}

/* The whole life of a round by the one button and its key. */
static void
test_next_step (Fixture      *fixture,
                gconstpointer layout)
{
  zh_gui_open_competition (fixture->gui, 4);
  g_assert_false (gtk_widget_get_visible (get_widget (fixture, "button")) && gtk_widget_get_sensitive (get_widget (fixture, "button")));
  zh_gui_press ("1 0");
  g_assert_true (gtk_widget_get_sensitive (get_widget (fixture, "button")));
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "all results are in");
  zh_gui_press ("ctrl+Return");
  g_assert_cmpstr (get_text (fixture, "round_label"), ==, "Round 2 of 3");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "not published");
  zh_gui_press ("ctrl+Return");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "2 of 2 open");

  zh_gui_press ("ctrl+Prior");
  g_assert_cmpstr (get_text (fixture, "round_label"), ==, "Round 1 of 3");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "closed");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))));
  zh_gui_press ("ctrl+Next");
  g_assert_cmpstr (get_text (fixture, "round_label"), ==, "Round 2 of 3");
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))));
}

/* Another edition of the rules than the file was made with is said as long as nothing graver is. */
static void
test_edition (Fixture      *fixture,
              gconstpointer layout)
{
  ZhCompetitionDetails details = { .title = (char *) "Invented Open", .ruleset = (char *) "" };
  g_autofree char     *path = NULL;
  g_autoptr (GError) error = NULL;
  ZhDesk *desk;

  zh_gui_open_competition (fixture->gui, 4);
  desk = zh_session_get_desk (zh_window_get_session (fixture->gui->window));
  path = g_strdup (zh_desk_get_path (desk));
  zh_change_unref (zh_desk_edit_details (desk, &details, &error));
  g_assert_no_error (error);
  details.ruleset = (char *) "ru-chess-988";
  details.ruleset_digest = (char *) "00";
  desk->is_repeating = TRUE; /* as a program with another edition would have written it */
  zh_change_unref (zh_desk_edit_details (desk, &details, &error));
  g_assert_no_error (error);
  desk->is_repeating = FALSE;
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))));
  zh_gui_press ("ctrl+w");
  g_assert_true (zh_window_open_path (fixture->gui->window, path));
  zh_gui_settle ();
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (get_widget (fixture, "banner"))));
  g_assert_nonnull (strstr (get_text (fixture, "banner_label"), "another edition of the rules"));
}

/* What the rules ask to think of is among the notes beside the sentence, and goes when the round is out. */
static void
test_duties (Fixture      *fixture,
             gconstpointer layout)
{
  ZhDesk *desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  const ZhCompetitionDetails details = { .title = "Winter Cup", .ruleset = "ru-chess-988" };

  zh_gui_open_competition (fixture->gui, 4);
  desk = zh_session_get_desk (zh_window_get_session (fixture->gui->window));
  change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  g_assert_false (gtk_widget_get_visible (get_widget (fixture, "notes")));
  zh_gui_press ("1 0 ctrl+Return");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "not published");
  zh_gui_wait_until (gtk_widget_get_visible (get_widget (fixture, "notes")));
  g_assert_cmpstr (get_text (fixture, "notes_text"), ==, "Photography in the first 5 minutes of the round [37.4]");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (!gtk_widget_get_visible (get_widget (fixture, "notes")));
}

/* The clock of a round is there when a start is planned and the round is not closed. */
static void
test_round_clock (Fixture      *fixture,
                  gconstpointer layout)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) start = g_date_time_add_minutes (now, 90);
  g_autofree char *text = g_date_time_format (start, "%Y-%m-%dT%H:%M");
  g_autoptr (ZhChange) change = NULL;

  zh_gui_open_competition (fixture->gui, 4);
  g_assert_false (gtk_widget_get_visible (get_widget (fixture, "clock")));
  change = zh_desk_set_round_start (zh_session_get_desk (session), zh_session_get_tournament_id (session), 1, text, NULL);
  g_assert_nonnull (change);
  zh_gui_settle ();
  g_assert_true (gtk_widget_get_visible (get_widget (fixture, "clock")));
  zh_gui_press ("1 0 ctrl+Return ctrl+Prior");
  g_assert_false (gtk_widget_get_visible (get_widget (fixture, "clock")));
}

/* What has left the hall is asked about; a result is not. */
static void
test_undo_asks (Fixture      *fixture,
                gconstpointer layout)
{
  zh_gui_open_competition (fixture->gui, 4);
  zh_gui_press ("ctrl+z");
  dismiss_dialog (fixture, "Undo What Has Been Announced?");
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "2 of 2 open");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+u");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (get_text (fixture, "state_label"), ==, "not published");
}

/* The longest line of @menu and its sections, in characters. */
static int
measure_lines (GMenuModel *menu)
{
  int longest = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *label = NULL;

      if (section != NULL)
        longest = MAX (longest, measure_lines (section));
      else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        longest = MAX (longest, (int) g_utf8_strlen (label, -1));
    }
  return longest;
}

/* An act of many words makes the menu no wider than its other lines. */
static void
test_long_act (Fixture      *fixture,
               gconstpointer layout)
{
  g_autofree char *name = g_strnfill (200, 'w');
  ZhOfficial       official = { .role = (char *) "chief-arbiter", .name = name, .category = (char *) "", .federation = (char *) "" };
  g_autoptr (GError) error = NULL;

  zh_gui_open_competition (fixture->gui, 4);
  zh_change_unref (zh_desk_set_official (zh_session_get_desk (zh_window_get_session (fixture->gui->window)), &official, &error));
  g_assert_no_error (error);
  zh_gui_settle ();
  g_assert_cmpint (measure_lines (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (get_widget (fixture, "menu_button")))), <=, 60);
}

static void
test_sidebar (Fixture      *fixture,
              gconstpointer layout)
{
  zh_gui_open_competition (fixture->gui, 4);
  g_assert_true (gtk_widget_get_mapped (get_widget (fixture, "sidebar")));
  zh_gui_press ("F9");
  g_assert_false (gtk_widget_get_mapped (get_widget (fixture, "sidebar")));
  zh_gui_press ("F9");
  g_assert_true (gtk_widget_get_mapped (get_widget (fixture, "sidebar")));
}

/* Alt+digit shows each place and puts the keyboard in it. */
static void
test_places (Fixture      *fixture,
             gconstpointer layout)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  zh_gui_open_competition (fixture->gui, 10);
  for (gsize i = n_places; i > 0; i--)
    {
      g_autofree char *keys = g_strdup_printf ("alt+%d", places[i - 1].digit);

      zh_gui_press (keys);
      g_assert_true (G_OBJECT_TYPE (zh_window_get_page (fixture->gui->window)) == places[i - 1].get_type ());
    }
}

static gboolean
is_tab_shown (Fixture    *fixture,
              const char *name)
{
  ZhTabbedPage *page = ZH_TABBED_PAGE (zh_window_get_page (fixture->gui->window));

  return gtk_widget_get_mapped (GTK_WIDGET (zh_tabbed_page_get_tab (page, name)));
}

/* A backup is made and restored as a new file; the open one stays as it was. */
static void
test_backup (Fixture      *fixture,
             gconstpointer layout)
{
  ZhGui           *gui = fixture->gui;
  g_autofree char *original = NULL;
  GtkWidget       *list;
  GtkWidget       *row;

  zh_gui_open_competition (gui, 10);
  original = g_strdup (zh_desk_get_path (zh_session_get_desk (zh_window_get_session (gui->window))));
  zh_gui_press ("alt+8");
  g_assert_true (is_tab_shown (fixture, "details"));
  zh_gui_press ("ctrl+shift+Tab");
  g_assert_true (is_tab_shown (fixture, "backups"));
  zh_gui_press ("alt+n");
  list = zh_gui_find_id (GTK_WIDGET (gui->window), "backups");
  row = zh_gui_find (list, ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (row);
  zh_gui_wait_until (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "of the journal"));

  gtk_widget_grab_focus (zh_gui_find (row, GTK_TYPE_BUTTON));
  zh_gui_press ("space");
  g_assert_cmpstr (zh_desk_get_path (zh_session_get_desk (zh_window_get_session (gui->window))), !=, original);
  g_assert_cmpstr (get_text (fixture, "title_label"), ==, "Invented Open");
  g_assert_true (g_file_test (original, G_FILE_TEST_EXISTS));
}

static void
test_help (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_press ("F1");
  zh_gui_wait_for_window (g_type_from_name ("ZhHelpWindow"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Opens the keys, presses the button of the guide with only @folder to find programs in, and gives what is told. */
static char *
press_guide (const char *folder)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  GtkWindow       *help;
  GtkWidget       *note;
  char            *told;

  zh_gui_press ("F1");
  help = zh_gui_wait_for_window (g_type_from_name ("ZhHelpWindow"));
  note = zh_gui_find_id (GTK_WIDGET (help), "guide_note");
  g_assert_nonnull (note);
  g_assert_false (gtk_widget_get_visible (note));

  g_setenv ("PATH", folder, TRUE);
  g_signal_emit_by_name (zh_gui_find_id (GTK_WIDGET (help), "guide_button"), "clicked");
  g_setenv ("PATH", path, TRUE);
  told = gtk_widget_get_visible (note) ? g_strdup (gtk_label_get_text (GTK_LABEL (note))) : NULL;
  zh_gui_press ("Escape");
  return told;
}

/* Without a viewer the place of the pages is told; with one it gets the pages in the language of the screen. */
static void
test_guide (Fixture      *fixture,
            gconstpointer layout)
{
  g_autofree char *folder = g_dir_make_tmp ("guide-XXXXXX", NULL);
  g_autofree char *viewer = g_build_filename (folder, "yelp", NULL);
  g_autofree char *shown = g_build_filename (folder, "shown", NULL);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\necho \"$1\" >%s.new\n/bin/mv %s.new %s\n", shown, shown, shown);
  g_autofree char *told = press_guide (folder);
  g_autofree char *opened = NULL;

  g_assert_true (g_str_has_prefix (told, "Install the help viewer Yelp"));
  g_assert_nonnull (strstr (told, "help/C."));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));

  g_assert_true (g_file_set_contents (viewer, script, -1, NULL));
  g_assert_cmpint (g_chmod (viewer, 0700), ==, 0);
  g_assert_null (press_guide (folder));
  zh_gui_wait_until (g_file_test (shown, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (shown, &opened, NULL, NULL));
  g_assert_true (g_str_has_suffix (g_strchomp (opened), "help/C"));

  g_unlink (shown);
  g_unlink (viewer);
  g_rmdir (folder);
}

/* No key does two things, and each is one GTK understands. */
static void
test_shortcut_table (void)
{
  gsize             n_shortcuts;
  const ZhShortcut *shortcuts = zh_shortcuts_get (&n_shortcuts);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < n_shortcuts; i++)
    for (const char *const *accel = shortcuts[i].accels; *accel != NULL; accel++)
      {
        guint           keyval;
        GdkModifierType modifiers;

        g_assert_true (gtk_accelerator_parse (*accel, &keyval, &modifiers));
        g_assert_cmpuint (keyval, !=, 0);
        g_assert_true (g_hash_table_add (seen, (gpointer) *accel));
      }
}

/* Whether a key, as the layout of the display has it, is one of its accelerators. */
static gboolean
reaches (const ZhShortcut *shortcut,
         guint             keyval,
         GdkModifierType   modifiers)
{
  for (const char *const *accel = shortcut->accels; *accel != NULL; accel++)
    {
      guint           wanted;
      GdkModifierType wanted_modifiers;

      if (gtk_accelerator_parse (*accel, &wanted, &wanted_modifiers) && wanted_modifiers == modifiers && wanted == keyval)
        return TRUE;
    }
  return FALSE;
}

static guint
find_keycode (guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int                      n_keys = 0;

  g_assert_true (gdk_display_map_keyval (gdk_display_get_default (), keyval, &keys, &n_keys));
  return keys[0].keycode;
}

/* Every act of the table is reached by the key of its first accelerator also where the only
 * layout is a Ukrainian or a Russian one. */
static void
test_shortcut_layouts (void)
{
  static const char *const    layouts[] = { "ua", "ru" };
  gsize                       n_shortcuts;
  const ZhShortcut           *shortcuts = zh_shortcuts_get (&n_shortcuts);
  g_autofree guint           *keycodes = g_new0 (guint, n_shortcuts);
  g_autofree GdkModifierType *modifiers = g_new0 (GdkModifierType, n_shortcuts);

  zh_gui_set_layout ("us");
  for (gsize i = 0; i < n_shortcuts; i++)
    {
      guint keyval;

      g_assert_true (gtk_accelerator_parse (shortcuts[i].accels[0], &keyval, &modifiers[i]));
      keycodes[i] = find_keycode (keyval);
    }
  for (gsize l = 0; l < G_N_ELEMENTS (layouts); l++)
    {
      zh_gui_set_layout (layouts[l]);
      for (gsize i = 0; i < n_shortcuts; i++)
        {
          guint keyval = 0;

          g_assert_true (gdk_display_translate_key (gdk_display_get_default (), keycodes[i], 0, 0, &keyval, NULL, NULL, NULL));
          if (!reaches (&shortcuts[i], keyval, modifiers[i]))
            g_test_fail_printf ("%s: %s is not reached under %s", shortcuts[i].action, shortcuts[i].accels[0], layouts[l]);
        }
    }
  zh_gui_set_layout ("us");
}

static GtkWidget *
find_toast (GtkWidget *root)
{
  if (g_str_equal (gtk_widget_get_css_name (root), "toast") && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_toast (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* However much a toast has to say, it leaves the sentence and the button of the next step free. */
static void
test_toast_above_bar (Fixture      *fixture,
                      gconstpointer layout)
{
  GtkWidget      *window = GTK_WIDGET (fixture->gui->window);
  GtkWidget      *bar;
  GtkWidget      *toast = NULL;
  graphene_rect_t toast_bounds;
  graphene_rect_t bar_bounds;

  zh_gui_open_competition (fixture->gui, 10);
  bar = get_widget (fixture, "next_step");
  zh_feedback_toast (bar, "Round 3, board 6, Player One: what happened at this board (no. 1). Decision: the loss of the game, and a sanction besides that has a long name",
                     "_Undo", "win.undo");
  zh_gui_wait_until ((toast = find_toast (window)) != NULL && gtk_widget_get_width (toast) > 0);
  zh_gui_settle ();
  g_assert_true (gtk_widget_compute_bounds (toast, window, &toast_bounds));
  g_assert_true (gtk_widget_compute_bounds (bar, window, &bar_bounds));
  g_assert_cmpfloat (toast_bounds.origin.y + toast_bounds.size.height, <=, bar_bounds.origin.y);
}

/* However long it is, the keys of the results and the lines of the entries can be pressed below it. */
static void
test_toast_above_lines (Fixture      *fixture,
                        gconstpointer layout)
{
  const char *keys[] = { "alt+2", "F2", "alt+1" };

  zh_gui_open_competition (fixture->gui, 10);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *toasts = get_widget (fixture, "toasts");

      zh_gui_press (keys[i]);
      zh_gui_settle ();
      g_assert_true (gtk_widget_has_css_class (toasts, "above-line"));
    }
  zh_gui_press ("alt+3");
  zh_gui_wait_until (!gtk_widget_has_css_class (get_widget (fixture, "toasts"), "above-line"));
}

static float
find_left_edge (Fixture    *fixture,
                const char *id)
{
  graphene_rect_t bounds;

  zh_gui_settle ();
  g_assert_true (gtk_widget_compute_bounds (get_widget (fixture, id), GTK_WIDGET (fixture->gui->window), &bounds));
  return bounds.origin.x;
}

/* Whatever is said of the round between them, the arrows stay under the pointer. */
static void
test_arrows_keep_places (Fixture      *fixture,
                         gconstpointer layout)
{
  const char *keys[] = { "1 1 1", "1 1", "ctrl+Return", "ctrl+Prior" };
  float       left;

  zh_gui_open_competition (fixture->gui, 10);
  left = find_left_edge (fixture, "previous_round");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *before = g_strdup (get_text (fixture, "state_label"));

      zh_gui_press (keys[i]);
      zh_gui_wait_until (!g_str_equal (get_text (fixture, "state_label"), before));
      g_assert_cmpfloat_with_epsilon (find_left_edge (fixture, "previous_round"), left, 1);
    }
}

static void
add (const char *name,
     const char *layout,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/frame/%s/%s", name, layout);

  g_test_add (path, Fixture, layout, set_up, test, tear_down);
}

/* Each place has a picture, one of the theme or of our own. */
static void
test_icons (Fixture      *fixture,
            gconstpointer layout)
{
  GtkIconTheme  *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  for (gsize i = 0; i < n_places; i++)
    if (!gtk_icon_theme_has_icon (theme, places[i].icon))
      g_test_fail_printf ("%s: no icon %s", places[i].name, places[i].icon);
}

int
main (int    argc,
      char **argv)
{
  static const char *const layouts[] = { "us", "ua", "ru" };

  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      add ("close-and-recent", layouts[i], test_close_and_recent);
      add ("places", layouts[i], test_places);
      add ("backup", layouts[i], test_backup);
    }
  add ("welcome", "us", test_welcome);
  add ("missing-file", "us", test_missing_file);
  add ("foreign-file", "us", test_foreign_file);
  add ("read-only", "us", test_read_only);
  add ("read-once", "us", test_read_once);
  add ("next-step", "us", test_next_step);
  add ("edition", "us", test_edition);
  add ("duties", "us", test_duties);
  add ("round-clock", "us", test_round_clock);
  add ("undo-asks", "us", test_undo_asks);
  add ("long-act", "us", test_long_act);
  add ("sidebar", "us", test_sidebar);
  add ("toast-above-bar", "us", test_toast_above_bar);
  add ("toast-above-lines", "us", test_toast_above_lines);
  add ("arrows-keep-places", "us", test_arrows_keep_places);
  add ("help", "us", test_help);
  add ("guide", "us", test_guide);
  add ("icons", "us", test_icons);
  g_test_add_func ("/frame/shortcut-table", test_shortcut_table);
  g_test_add_func ("/frame/shortcut-layouts", test_shortcut_layouts);
  return g_test_run ();
}
