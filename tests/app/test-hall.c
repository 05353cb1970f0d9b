/* The windows for the wall of the hall: large letters, pages that turn and are held, results that appear while
 * the desk works on, several windows. On a screen of 1920 × 1080.
 */
#include "config.h"

#include "app-settings.h"
#include "gui-harness.h"
#include "hall-pages.h"
#include "hall-view.h"
#include "hall-window.h"

#define N_BOARDS 70

typedef struct
{
  ZhGui     *gui;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  zh_gui_set_layout ("us");
  fixture->settings = zh_settings_new ();
  g_settings_set_strv (fixture->settings, "hall-contents", (const char *const[]){ "boards", "announcement", NULL });
  g_settings_set_int (fixture->settings, "hall-seconds", 600);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 2 * N_BOARDS);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
  g_settings_reset (fixture->settings, "hall-contents");
  g_settings_reset (fixture->settings, "hall-seconds");
  g_object_unref (fixture->settings);
}

static GtkWindow *
open_hall (Fixture *fixture)
{
  gtk_window_present (GTK_WINDOW (fixture->gui->window));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_press ("F11");
  return zh_gui_wait_for_window (ZH_TYPE_HALL_WINDOW);
}

static ZhHallView *
get_view (GtkWindow *hall)
{
  return ZH_HALL_VIEW (zh_gui_find (GTK_WIDGET (hall), ZH_TYPE_HALL_VIEW));
}

static gboolean
says (GtkWindow  *hall,
      const char *text)
{
  const GPtrArray *page = zh_hall_view_get_page (get_view (hall));

  for (guint i = 0; page != NULL && i < page->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (page, i);

      if (item->text != NULL && g_strrstr (item->text, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
fill_screen (GtkWindow *hall)
{
  zh_gui_press ("F11");
  zh_gui_wait_until (gtk_window_is_fullscreen (hall));
  zh_gui_settle ();
}

/* Also nothing of the desk is on it. */
static void
test_letters (Fixture      *fixture,
              gconstpointer data)
{
  GtkWindow *hall = open_hall (fixture);
  g_autoptr (ZhRuler) ruler = zh_ruler_new (ZH_REPORT_FONT, "en");
  const GPtrArray *page;
  double           scale;

  fill_screen (hall);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (get_view (hall))), ==, 1080);
  scale = 1080.0 / ZH_HALL_HEIGHT_PT;
  page = zh_hall_view_get_page (get_view (hall));
  g_assert_true (says (hall, "White") && says (hall, "Black") && says (hall, "Page 1 of "));
  for (guint i = 0; i < page->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (page, i);

      if (item->kind == ZH_ITEM_TEXT)
        g_assert_cmpfloat (zh_ruler_get_capital_height (ruler, &item->style) * scale, >, 26.99);
    }
  g_assert_null (zh_gui_find (GTK_WIDGET (hall), ADW_TYPE_TOAST_OVERLAY));

  zh_gui_press ("Escape");
  zh_gui_wait_until (!gtk_window_is_fullscreen (hall));
  zh_gui_settle ();
  zh_gui_click (GTK_WIDGET (get_view (hall)), 200, 200);
  zh_gui_click (GTK_WIDGET (get_view (hall)), 200, 200);
  zh_gui_wait_until (gtk_window_is_fullscreen (hall));
}

static void
test_pages (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow *hall = open_hall (fixture);

  g_assert_true (says (hall, "Page 1 of "));
  zh_gui_press ("Right");
  g_assert_true (says (hall, "Page 2 of "));
  zh_gui_press ("Left Left");
  g_assert_false (says (hall, "Page 1 of ") || says (hall, "Page 2 of "));
  zh_gui_press ("Right");
  g_assert_true (says (hall, "Page 1 of "));
  g_assert_false (says (hall, "Held"));
  zh_gui_press ("space");
  g_assert_true (says (hall, "Held"));
  zh_gui_press ("space");
  g_assert_false (says (hall, "Held"));
}

static gboolean
note_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
test_time (Fixture      *fixture,
           gconstpointer data)
{
  GtkWindow *hall = open_hall (fixture);
  gboolean   over = FALSE;

  g_settings_set_int (fixture->settings, "hall-seconds", 2);
  zh_gui_wait_until (says (hall, "Page 2 of "));
  zh_gui_press ("space Home Left");
  g_assert_true (says (hall, "Held · Page 1 of "));
  g_timeout_add_seconds (4, note_cb, &over);
  zh_gui_wait_until (over);
  g_assert_true (says (hall, "Held · Page 1 of "));
  zh_gui_press ("space");
  zh_gui_wait_until (says (hall, "Page 2 of "));
}

static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  GtkWindow       *hall = open_hall (fixture);
  g_autofree char *code = NULL;

  g_assert_true (says (hall, "Pairings of round 1"));
  gtk_window_present (GTK_WINDOW (fixture->gui->window));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_press ("1");
  code = zh_gui_read_result (fixture->gui, 1);
  g_assert_cmpstr (code, ==, "1-0");
  zh_gui_wait_until (says (hall, "1 – 0") && says (hall, "Results of round 1"));
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (says (hall, "Pairings of round 1"));
}

static guint
count_windows (ZhGui *gui)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (gui->application)));
}

/* Each turns by itself; all go with the file. */
static void
test_several (Fixture      *fixture,
              gconstpointer data)
{
  GtkWindow *first = open_hall (fixture);
  GtkWindow *second;

  zh_gui_press ("Right space");
  second = open_hall (fixture);
  g_assert_true (first != second);
  g_assert_true (says (first, "Held · Page 2 of ") && says (second, "Page 1 of ") && !says (second, "Held"));
  g_assert_cmpuint (count_windows (fixture->gui), ==, 3);

  gtk_window_close (second);
  zh_gui_wait_until (count_windows (fixture->gui) == 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->gui->window), "win.close-competition", NULL);
  zh_gui_wait_until (count_windows (fixture->gui) == 1);
}

static void
test_announcement (Fixture      *fixture,
                   gconstpointer data)
{
  GtkWindow *first = open_hall (fixture);
  GtkWindow *second = open_hall (fixture);

  zh_gui_press ("F10");
  zh_gui_settle ();
  gtk_widget_grab_focus (zh_gui_find_id (GTK_WIDGET (second), "announcement_view"));
  zh_gui_press ("shift+d i n n e r space a t space 7");
  g_assert_false (says (second, "Dinner at 7"));
  gtk_widget_grab_focus (zh_gui_find_id (GTK_WIDGET (second), "announce"));
  zh_gui_press ("Return");
  g_assert_true (says (second, "Dinner at 7"));
  zh_gui_press ("Escape");
  gtk_window_present (first);
  zh_gui_wait_until (gtk_window_is_active (first));
  zh_gui_settle ();
  zh_gui_press ("Left");
  g_assert_true (says (first, "Dinner at 7"));
}

/* What is ticked is remembered. */
static void
test_ticks (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow *hall = open_hall (fixture);
  g_auto (GStrv) kept = NULL;

  zh_gui_press ("F10");
  zh_gui_settle ();
  gtk_check_button_set_active (GTK_CHECK_BUTTON (zh_gui_find_id (GTK_WIDGET (hall), "seats")), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (zh_gui_find_id (GTK_WIDGET (hall), "boards")), FALSE);
  zh_gui_press ("Escape");
  g_assert_true (says (hall, "Who sits where in round 1"));
  kept = g_settings_get_strv (fixture->settings, "hall-contents");
  g_assert_true (g_strv_contains ((const char *const *) kept, "seats"));
  g_assert_false (g_strv_contains ((const char *const *) kept, "boards"));
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  add ("/hall/letters", test_letters);
  add ("/hall/pages", test_pages);
  add ("/hall/time", test_time);
  add ("/hall/result", test_result);
  add ("/hall/several", test_several);
  add ("/hall/announcement", test_announcement);
  add ("/hall/ticks", test_ticks);
  return g_test_run ();
}
