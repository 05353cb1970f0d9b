/* The list on its way in as a grid, by real keys and a real pointer: faults one after the other, cells mended where
 * they stand, rows left out, columns taken for something else, search and order; what comes in is what was seen.
 */
#include "config.h"

#include <string.h>

#include "column-inside.h"
#include "gui-harness.h"
#include "import-cell-editor.h"
#include "import-dialog.h"
#include "import-grid.h"

/* Line 4 has a day that is none, line 5 a rating that is none, line 6 is line 2 again, line 7 has the FIDE ID of
 * line 3 and no name stands in line 8; line 9 has a club in its own column. */
static const char list[] = "No\tName\tBorn\tRating\tFIDE ID\tClub\n"
                           "1\tInvented, Ann\t01.02.2001\t1901\t14100001\tRook\n"
                           "2\tUnreal, Bob\t02.03.2002\t1802\t14100002\tRook\n"
                           "3\tFancied, Cid\t31.02.2003\t1703\t14100003\tKnight\n"
                           "4\tDreamt, Dan\t04.05.2004\t16O4\t14100004\tKnight\n"
                           "5\tInvented, Ann\t01.02.2001\t1901\t\tRook\n"
                           "6\tMadeup, Eve\t06.07.2006\t1506\t14100002\tRook\n"
                           "7\t\t07.08.2007\t1407\t\tPawn\n"
                           "8\tSupposed, Fay\t08.09.2008\t1308\t14100008\tPawn\n";

typedef struct
{
  ZhGui     *gui;
  GtkWidget *dialog;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 0);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->gui->window)), list);
  zh_gui_press ("alt+2 ctrl+shift+v");
  fixture->dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static const GPtrArray *
get_entries (Fixture *fixture)
{
  return zh_session_get_tournament (zh_window_get_session (fixture->gui->window))->entries;
}

static const ZhPerson *
find_person (Fixture    *fixture,
             const char *surname)
{
  const GPtrArray *entries = get_entries (fixture);

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (strcmp (entry->person->surname, surname) == 0)
        return entry->person;
    }
  return NULL;
}

static const char *
get_text (Fixture    *fixture,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (fixture->dialog, id)));
}

static void
check_said (Fixture    *fixture,
            const char *part)
{
  g_test_message ("%s", get_text (fixture, "said"));
  g_assert_nonnull (strstr (get_text (fixture, "said"), part));
}

/* Four of the five faults are gone by keys alone. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget      *editor;
  const ZhPerson *cid;

  g_assert_cmpstr (get_text (fixture, "summary"), ==, "7 of 8 will come; 5 faults.");
  zh_gui_press ("F8");
  check_said (fixture, "Line 4: “31.02.2003” is no date of birth");

  /* what is wrong is said while it is typed, and no longer once it is right */
  zh_gui_press ("Return");
  editor = zh_gui_find (fixture->dialog, ZH_TYPE_IMPORT_CELL_EDITOR);
  g_assert_nonnull (editor);
  zh_gui_press ("Home Delete Delete 3 9");
  g_assert_nonnull (zh_gui_find (editor, GTK_TYPE_LABEL));
  zh_gui_press ("BackSpace BackSpace 2 8");
  g_assert_null (zh_gui_find (editor, GTK_TYPE_LABEL));
  zh_gui_press ("Return");
  zh_gui_wait_until (zh_gui_find (fixture->dialog, ZH_TYPE_IMPORT_CELL_EDITOR) == NULL);
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "7 of 8 will come; 4 faults.");
  g_assert_cmpstr (get_text (fixture, "said"), ==, "Line 4");

  /* what was typed is left by Escape, and the list stays open */
  zh_gui_press ("F8 F2 9 9 9 9 9 9 Escape");
  zh_gui_wait_until (zh_gui_find (fixture->dialog, ZH_TYPE_IMPORT_CELL_EDITOR) == NULL);
  check_said (fixture, "Line 5: “16O4” is no rating");
  zh_gui_press ("F2 ctrl+a 1 6 0 4 Return");
  zh_gui_wait_until (zh_gui_find (fixture->dialog, ZH_TYPE_IMPORT_CELL_EDITOR) == NULL);

  /* a twin is left out, and taken after all, and left out again */
  zh_gui_press ("F8");
  check_said (fixture, "Line 6: Invented Ann already stands in line 2");
  zh_gui_press ("space");
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "6 of 8 will come; 2 faults.");
  check_said (fixture, "Line 6: left out");
  zh_gui_press ("space");
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "7 of 8 will come; 3 faults.");
  zh_gui_press ("Delete F8");
  check_said (fixture, "Line 7: FIDE ID 14100002 already stands in line 3");
  zh_gui_press ("F8");
  check_said (fixture, "Line 8: the line has no name");
  zh_gui_press ("Right F2 shift+n e w comma shift+g u y Return");
  zh_gui_wait_until (zh_gui_find (fixture->dialog, ZH_TYPE_IMPORT_CELL_EDITOR) == NULL);
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "7 of 8 will come; 1 fault.");
  zh_gui_press ("shift+F8");
  check_said (fixture, "Line 7");

  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_entries (fixture)->len == 7);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  cid = find_person (fixture, "Fancied");
  g_assert_cmpint (cid->birth.day, ==, 28);
  g_assert_cmpint (find_person (fixture, "Dreamt")->rating, ==, 1604);
  g_assert_cmpstr (find_person (fixture, "New")->given, ==, "Guy");
  g_assert_cmpstr (find_person (fixture, "Madeup")->fide_id, ==, "");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_entries (fixture)->len == 0);
}

static GListModel *
get_rows (Fixture *fixture)
{
  return G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (zh_gui_find (fixture->dialog, GTK_TYPE_COLUMN_VIEW))));
}

static void
test_search_and_order (Fixture      *fixture,
                       gconstpointer data)
{
  zh_gui_press ("ctrl+f k n i g h t");
  zh_gui_wait_until (g_list_model_get_n_items (get_rows (fixture)) == 2);
  zh_gui_press ("Return");
  check_said (fixture, "Line 4");
  zh_gui_press ("space");
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "6 of 8 will come; 4 faults.");
  zh_gui_press ("ctrl+f Escape");
  zh_gui_wait_until (g_list_model_get_n_items (get_rows (fixture)) == 8);

  /* by the menu: the fault column first of all, which puts the faults first */
  zh_gui_point (zh_gui_find_id (fixture->dialog, "summary"), 2, 2);
  zh_gui_press ("shift+F10 Down Down Down Return Down Down Return");
  zh_gui_press ("Home");
  check_said (fixture, "Line 5: “16O4”");
  zh_gui_press ("End");
  g_assert_cmpstr (get_text (fixture, "said"), ==, "Line 9");
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* The real first row of the view, below its titles. */
static void
click_cell (Fixture *fixture,
            double   x,
            int      row)
{
  GtkWidget      *view = zh_gui_find (fixture->dialog, GTK_TYPE_COLUMN_VIEW);
  GtkWidget      *rows = zh_column_inside_get_list (GTK_COLUMN_VIEW (view));
  GtkWidget      *each = gtk_widget_get_first_child (rows);
  graphene_rect_t bounds;

  for (int i = 0; i < row; i++)
    each = gtk_widget_get_next_sibling (each);
  g_assert_true (gtk_widget_compute_bounds (each, view, &bounds));
  zh_gui_click (view, x, bounds.origin.y + bounds.size.height / 2);
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *titles = gtk_widget_get_first_child (zh_gui_find (fixture->dialog, GTK_TYPE_COLUMN_VIEW));
  GtkWidget *last = gtk_widget_get_last_child (titles);
  GtkWidget *meaning = zh_gui_find (last, GTK_TYPE_DROP_DOWN);

  click_cell (fixture, 16, 0);
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "6 of 8 will come; 4 faults.");
  check_said (fixture, "Line 2: left out");
  click_cell (fixture, 16, 0);
  g_assert_cmpstr (get_text (fixture, "summary"), ==, "7 of 8 will come; 5 faults.");
  zh_gui_click (zh_gui_find_id (fixture->dialog, "next_fault"), 8, 8);
  check_said (fixture, "Line 4");

  /* what a column is taken for, by the keyboard */
  g_assert_nonnull (meaning);
  gtk_widget_grab_focus (meaning);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), meaning));
  zh_gui_press ("Return");
  zh_gui_wait_until (zh_gui_find (meaning, GTK_TYPE_POPOVER) != NULL);
  zh_gui_press ("Home Return");
  zh_gui_wait_until (zh_gui_find (meaning, GTK_TYPE_POPOVER) == NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (meaning)), ==, 0);
  g_assert_nonnull (strstr (get_text (fixture, "problems"), "Column “Club” is not imported"));
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_entries (fixture)->len == 7);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (find_person (fixture, "Unreal")->club, ==, "");
}

/* A screen reader hears the row, and the cell that the arrows move to. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *view = zh_gui_find (fixture->dialog, GTK_TYPE_COLUMN_VIEW);
  GtkWidget *row;
  char      *wrong;

  zh_gui_press ("F8");
  row = gtk_root_get_focus (GTK_ROOT (fixture->dialog));
  g_assert_true (gtk_widget_is_ancestor (row, view));
  wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              "Date of birth: 31.02.2003; “31.02.2003” is no date of birth (01.02.2003, 2003-02-01 or 2003); it was left blank");
  g_assert_cmpstr (wrong, ==, NULL);
  zh_gui_press ("Left");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Name: Fancied, Cid");
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/import-grid/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/import-grid/search-and-order", Fixture, NULL, set_up, test_search_and_order, tear_down);
  g_test_add ("/import-grid/pointer", Fixture, NULL, set_up, test_pointer, tear_down);
  g_test_add ("/import-grid/names", Fixture, NULL, set_up, test_names, tear_down);
  return g_test_run ();
}
