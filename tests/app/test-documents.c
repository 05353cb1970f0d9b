/* The list of documents: what an event of this kind has, found by typing. */
#include "config.h"

#include "event-pack.h"
#include "gui-harness.h"
#include "plan-dialog.h"
#include "report-registry.h"

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
  zh_gui_open_competition (fixture->gui, 6);
  zh_gui_send ("alt+6");
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static GtkListBox *
get_list (Fixture *fixture)
{
  return GTK_LIST_BOX (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "list"));
}

/* Whether a document stands in the list. */
static gboolean
is_listed (Fixture    *fixture,
           const char *id)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_list (fixture), i)) != NULL; i++)
    if (g_str_equal (((const ZhReport *) g_object_get_data (G_OBJECT (row), "report"))->id, id))
      return gtk_widget_get_child_visible (GTK_WIDGET (row));
  g_assert_not_reached ();
}

static const char *
get_chosen (Fixture *fixture)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (get_list (fixture));

  return row != NULL ? ((const ZhReport *) g_object_get_data (G_OBJECT (row), "report"))->id : NULL;
}

/* A single round robin has neither bracket nor line-ups; prizes it may still get. */
static void
test_kind (Fixture      *fixture,
           gconstpointer layout)
{
  g_assert_true (is_listed (fixture, "start-list"));
  g_assert_true (is_listed (fixture, "crosstable"));
  g_assert_true (is_listed (fixture, "prizes"));
  g_assert_false (is_listed (fixture, "bracket"));
  g_assert_false (is_listed (fixture, "lineup-slips"));
  g_assert_false (is_listed (fixture, "logins"));
}

static void
test_search (Fixture      *fixture,
             gconstpointer layout)
{
  zh_gui_send ("ctrl+f");
  zh_gui_settle ();
  zh_gui_press ("s t a n d i n g s");
  zh_gui_wait_until (!is_listed (fixture, "start-list"));
  g_assert_true (is_listed (fixture, "standings"));
  g_assert_cmpstr (get_chosen (fixture), ==, "standings");

  zh_gui_press ("q q");
  zh_gui_wait_until (get_chosen (fixture) == NULL);
  zh_gui_press ("Escape");
  zh_gui_wait_until (is_listed (fixture, "start-list"));
  g_assert_nonnull (get_chosen (fixture));
}

/* With a box that says what stays out, then the place, and a toast when the archive is there. */
static void
test_pack (Fixture      *fixture,
           gconstpointer layout)
{
  g_autofree char *path = g_build_filename (fixture->gui->dir, "event.zip", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  g_autoptr (ZhPackCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *chooser;

  /* from wherever one is */
  zh_gui_press ("alt+1");
  zh_gui_settle ();
  zh_gui_send ("ctrl+shift+k");
  zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  zh_gui_press ("space");
  zh_gui_send ("ctrl+Return");
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "event.zip");
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  zh_gui_settle ();
  check = zh_pack_check (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (check->differences->len, ==, 0);
  g_assert_cmpuint (check->n_files, >, 10);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/documents/kind", Fixture, "us", set_up, test_kind, tear_down);
  g_test_add ("/documents/search", Fixture, "us", set_up, test_search, tear_down);
  g_test_add ("/documents/pack", Fixture, "us", set_up, test_pack, tear_down);
  g_test_add ("/documents/pack-cyrillic", Fixture, "ua", set_up, test_pack, tear_down);
  return g_test_run ();
}
