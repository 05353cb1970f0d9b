/* The list of documents: what an event of this kind has, found by typing. */
#include "config.h"

#include "gui-harness.h"
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

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/documents/kind", Fixture, "us", set_up, test_kind, tear_down);
  g_test_add ("/documents/search", Fixture, "us", set_up, test_search, tear_down);
  return g_test_run ();
}
