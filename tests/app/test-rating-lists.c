/* Rating lists in the window: one is taken in, and its players are offered while a name is typed. */
#include "config.h"

#include <string.h>

#include "entries-page.h"
#include "gui-harness.h"
#include "rating-lists-window.h"
#include "rating-shelf.h"

static const char list_text[] = "Name;Rating;Birth;Federation;FIDE ID;Title\n"
                                "Listed, Anna;2111;1985;UKR;14100010;WFM\n"
                                "Listova, Bella;1900;1990;POL;14100029;\n";

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static guint
count_lists (void)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();

  return shelf->len;
}

static const ZhTournament *
get_tournament (Fixture *fixture)
{
  return zh_session_get_tournament (zh_window_get_session (fixture->gui->window));
}

/* What the list seems to be is shown and accepted; its month may be corrected before. */
static void
take_list_in (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "own.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  ZhRatingListsWindow *window = zh_rating_lists_window_new (GTK_WINDOW (fixture->gui->window));

  g_assert_true (g_file_set_contents (path, list_text, -1, NULL));
  gtk_window_present (GTK_WINDOW (window));
  zh_gui_wait_for_window (ZH_TYPE_RATING_LISTS_WINDOW);
  zh_rating_lists_window_take_file (window, file);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  /* its row comes when the work and what showed it are over */
  zh_gui_wait_until (zh_gui_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW) != NULL);
  g_assert_cmpuint (count_lists (), ==, 1);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  zh_gui_press ("Escape Escape"); /* what was told, and the window */
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
type_into_new_line (Fixture    *fixture,
                    const char *keys)
{
  zh_gui_press ("alt+2");
  gtk_widget_grab_focus (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "new_name"));
  zh_gui_press (keys);
}

/* Down chooses, Enter fills the line, Enter enters: with all that the list says. */
static void
test_offered (Fixture      *fixture,
              gconstpointer data)
{
  guint           n_entries = get_tournament (fixture)->entries->len;
  GtkEditable    *name;
  const ZhPerson *person = NULL;

  take_list_in (fixture);
  type_into_new_line (fixture, "l i s t");
  name = GTK_EDITABLE (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "new_name"));
  zh_gui_settle ();
  zh_gui_press ("Down Return");
  zh_gui_wait_until (strcmp (gtk_editable_get_text (name), "Listed Anna") == 0);
  zh_gui_press ("Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  person = ((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->person;
  g_assert_cmpstr (person->fide_id, ==, "14100010");
  g_assert_cmpstr (person->title, ==, "WFM");
  g_assert_cmpint (person->rating, ==, 2111);
  g_assert_cmpint (person->birth.year, ==, 1985);
  g_assert_true (g_str_has_prefix (person->rating_source, "own-"));
}

/* Who takes nobody of the list enters what stands there; Escape takes the offer away and nothing else. */
static void
test_declined (Fixture      *fixture,
               gconstpointer data)
{
  guint           n_entries = get_tournament (fixture)->entries->len;
  const ZhPerson *person = NULL;

  if (count_lists () == 0)
    take_list_in (fixture);
  type_into_new_line (fixture, "l i s t o");
  zh_gui_settle ();
  zh_gui_press ("Escape Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  person = ((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->person;
  g_assert_cmpstr (person->surname, ==, "listo");
  g_assert_cmpstr (person->fide_id, ==, "");
  g_assert_cmpstr (person->rating_source, ==, "");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/rating-lists/offered", Fixture, NULL, set_up, test_offered, tear_down);
  g_test_add ("/rating-lists/declined", Fixture, NULL, set_up, test_declined, tear_down);
  return g_test_run ();
}
