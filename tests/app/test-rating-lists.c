/* Rating lists in the window: one is taken in, and its players are offered while a name is typed. */
#include "config.h"

#include <string.h>

#include "desk-entries.h"
#include "entries-page.h"
#include "feedback.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "rating-lists-window.h"
#include "rating-shelf.h"

static const char list_text[] = "Name;Rating;Birth;Federation;FIDE ID;Title;Region;Rapid;Blitz\n"
                                "Listed, Anna;2111;1985;UKR;14100010;WFM;Far Shore;;\n"
                                "Listova, Bella;1900;1990;POL;14100029;;;;\n"
                                "Zavtrakova, Zoia;;1991;UKR;14100037;;;1850;1700\n";

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
  ZhRatingListsWindow *window = zh_rating_lists_window_new (GTK_WINDOW (fixture->gui->window), zh_window_get_session (fixture->gui->window));

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
  zh_gui_press ("Escape"); /* the window, though something is told there */
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

/* A list is a file that no undo brings back: the button asks, and only its answer removes. */
static void
test_removed (Fixture      *fixture,
              gconstpointer data)
{
  ZhRatingListsWindow *window;
  GtkWidget           *button;

  if (count_lists () == 0)
    take_list_in (fixture);
  window = zh_rating_lists_window_new (GTK_WINDOW (fixture->gui->window), zh_window_get_session (fixture->gui->window));
  gtk_window_present (GTK_WINDOW (window));
  zh_gui_wait_for_window (ZH_TYPE_RATING_LISTS_WINDOW);
  for (int answer = 0; answer < 2; answer++)
    {
      button = zh_gui_find (zh_gui_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW), GTK_TYPE_BUTTON);
      gtk_widget_grab_focus (button);
      zh_gui_press ("Return");
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      g_assert_cmpuint (count_lists (), ==, 1);
      zh_gui_press (answer == 0 ? "Return" : "alt+r");
      zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (window)));
      g_assert_cmpuint (count_lists (), ==, answer == 0 ? 1 : 0);
    }
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static const ZhPerson *
get_last_person (Fixture *fixture)
{
  const GPtrArray *entries = get_tournament (fixture)->entries;

  return ((const ZhEntry *) g_ptr_array_index (entries, entries->len - 1))->person;
}

/* What the list says of one player does not stay in the line for the next, who is typed by hand. */
static void
test_next_by_hand (Fixture      *fixture,
                   gconstpointer data)
{
  guint n_entries = get_tournament (fixture)->entries->len;

  if (count_lists () == 0)
    take_list_in (fixture);
  type_into_new_line (fixture, "l i s t e d Down Return Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  g_assert_cmpstr (get_last_person (fixture)->region, ==, "Far Shore");
  zh_gui_press ("h a n d Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 2);
  g_assert_cmpstr (get_last_person (fixture)->surname, ==, "hand");
  g_assert_cmpstr (get_last_person (fixture)->region, ==, "");
  /* chosen, and then somebody else after all */
  zh_gui_press ("l i s t e d Down Return ctrl+a o t h e r Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 3);
  g_assert_cmpstr (get_last_person (fixture)->surname, ==, "other");
  g_assert_cmpint (get_last_person (fixture)->rating, ==, 0);
  g_assert_cmpstr (get_last_person (fixture)->region, ==, "");
  g_assert_cmpstr (get_last_person (fixture)->fide_id, ==, "");
}

/* A whole ID and Enter is that player; a name completed by hand is the same player still. */
static void
test_by_id (Fixture      *fixture,
            gconstpointer data)
{
  guint n_entries = get_tournament (fixture)->entries->len;

  if (count_lists () == 0)
    take_list_in (fixture);
  type_into_new_line (fixture, "1 4 1 0 0 0 1 0 Return space m a y Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  g_assert_cmpstr (get_last_person (fixture)->surname, ==, "Listed");
  g_assert_cmpstr (get_last_person (fixture)->given, ==, "Anna may");
  g_assert_cmpstr (get_last_person (fixture)->fide_id, ==, "14100010");
  g_assert_cmpint (get_last_person (fixture)->rating, ==, 2111);
}

/* Questions 128 and 129 of the checklist: who has no rating in the main list is shown with the others, and each of them
 * may be taken; it counts in the tournament, and the official rating stays none. */
static void
test_other_ratings (Fixture      *fixture,
                    gconstpointer data)
{
  guint n_entries = get_tournament (fixture)->entries->len;

  if (count_lists () == 0)
    take_list_in (fixture);
  type_into_new_line (fixture, "z a v t r Down Return Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  g_assert_cmpint (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->rating, ==, 1850);
  g_assert_cmpint (get_last_person (fixture)->rating, ==, 0);
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries);
  type_into_new_line (fixture, "z a v t r Down Down Return Return");
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_entries + 1);
  g_assert_cmpint (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->rating, ==, 1700);
  g_assert_cmpstr (get_last_person (fixture)->fide_id, ==, "14100037");
}

/* A list that comes while somebody of it is entered is compared by itself; nothing changes before it is accepted. */
static void
test_compared (Fixture      *fixture,
               gconstpointer data)
{
  ZhSession       *session = zh_window_get_session (fixture->gui->window);
  guint            n_entries = get_tournament (fixture)->entries->len;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "own.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  ZhEntry             *entry = zh_entry_new ();
  ZhRatingListsWindow *window;

  entry->person = zh_person_new ();
  zh_person_set_string (&entry->person->surname, "Listed");
  zh_person_set_string (&entry->person->given, "Anna");
  zh_person_set_string (&entry->person->fide_id, "14100010");
  entry->person->rating = 1500;
  g_ptr_array_add (entries, entry);
  zh_feedback_act (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), session,
                   zh_desk_add_entries (zh_session_get_desk (session), get_tournament (fixture)->id, entries, &error), "", NULL);
  g_assert_no_error (error);
  window = zh_rating_lists_window_new (GTK_WINDOW (fixture->gui->window), session);
  g_assert_true (g_file_set_contents (path, list_text, -1, NULL));
  gtk_window_present (GTK_WINDOW (window));
  zh_gui_wait_for_window (ZH_TYPE_RATING_LISTS_WINDOW);
  zh_rating_lists_window_take_file (window, file);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_cmpint (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->person->rating, ==, 1500);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, n_entries))->person->rating == 2111);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/rating-lists/offered", Fixture, NULL, set_up, test_offered, tear_down);
  g_test_add ("/rating-lists/other-ratings", Fixture, NULL, set_up, test_other_ratings, tear_down);
  g_test_add ("/rating-lists/declined", Fixture, NULL, set_up, test_declined, tear_down);
  g_test_add ("/rating-lists/compared", Fixture, NULL, set_up, test_compared, tear_down);
  g_test_add ("/rating-lists/removed", Fixture, NULL, set_up, test_removed, tear_down);
  g_test_add ("/rating-lists/next-by-hand", Fixture, NULL, set_up, test_next_by_hand, tear_down);
  g_test_add ("/rating-lists/by-id", Fixture, NULL, set_up, test_by_id, tear_down);
  return g_test_run ();
}
