/* From the conditions of an event to its archive by real keys, as one arbiter does it: the regulation is approved and
 * added to, the last results are entered, the tournament is closed, its papers are saved, what is due is marked, and the
 * event is packed. */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "due-window.h"
#include "duties.h"
#include "event-pack.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "plan-dialog.h"
#include "regulation-items.h"
#include "regulation-window.h"
#include "report-registry.h"
#include "ruleset-defaults.h"

#define N_ROUNDS 3

typedef struct
{
  ZhGui *gui;
} Fixture;

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static const ZhCompetition *
get_competition (Fixture *fixture)
{
  return zh_session_get_competition (get_session (fixture));
}

/* A round robin of four by order 988, whose regulation says all that it has to. */
static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  g_autoptr (ZhCompetition) details = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GError) error = NULL;
  ZhDesk *desk;

  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
  desk = zh_session_get_desk (get_session (fixture));
  details = zh_competition_copy_details (get_competition (fixture));
  zh_person_set_string (&details->ruleset, "ru-chess-988");
  zh_change_unref (zh_desk_edit_details (desk, details, &error));
  g_assert_no_error (error);
  rules = zh_competition_load_ruleset (get_competition (fixture), &error);
  g_assert_no_error (error);
  items = zh_regulation_items_list (get_competition (fixture), zh_session_get_tournament (get_session (fixture)), rules, zh_language_get_screen ());
  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem *item = g_ptr_array_index (items, i);
      g_autofree char        *key = zh_regulation_item_dup_key (item->id);

      if (zh_regulation_item_is_missing (item))
        zh_change_unref (zh_desk_set_override (desk, key, "Said in the regulation", &error));
      g_assert_no_error (error);
    }
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static void
wait_for_main (Fixture *fixture)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Shift+Ctrl+E from the first tab, then one key for each step of the document. */
static void
test_regulation (Fixture      *fixture,
                 gconstpointer layout)
{
  const GPtrArray *additions;

  zh_gui_send ("alt+8");
  zh_gui_settle ();
  zh_gui_send ("ctrl+shift+e");
  zh_gui_wait_for_window (ZH_TYPE_REGULATION_WINDOW);
  zh_gui_send ("ctrl+shift+a");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("a n n a");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->additions->len == 1);
  zh_gui_wait_for_window (ZH_TYPE_REGULATION_WINDOW);

  zh_gui_send ("ctrl+shift+a");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("h a l l Tab a n n a");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->additions->len == 2);
  zh_gui_wait_for_window (ZH_TYPE_REGULATION_WINDOW);

  /* what is written now belongs to the addition */
  zh_gui_press ("Return a l s o");
  zh_gui_press ("ctrl+Return");
  additions = get_competition (fixture)->additions;
  g_assert_nonnull (strstr (((const ZhAddition *) g_ptr_array_index (additions, 1))->changes, "regulation-item."));

  zh_gui_send ("ctrl+shift+a");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_additions_find_open (get_competition (fixture)->additions) == NULL);
  zh_gui_wait_for_window (ZH_TYPE_REGULATION_WINDOW);
  zh_gui_press ("Escape");
  wait_for_main (fixture);
}

static void
play (Fixture *fixture)
{
  for (int round = 1; round <= N_ROUNDS; round++)
    {
      zh_gui_wait_until (zh_session_get_round_number (get_session (fixture)) == round);
      zh_gui_press ("1 1");
      zh_gui_press ("ctrl+Return");
      zh_gui_settle ();
    }
}

static GtkListBoxRow *
get_chosen_row (Fixture *fixture)
{
  return gtk_list_box_get_selected_row (GTK_LIST_BOX (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "list")));
}

/* Finds a document by typing, and saves it. */
static void
save (Fixture    *fixture,
      const char *keys,
      const char *id)
{
  g_autofree char *name = g_strconcat (id, ".pdf", NULL);
  g_autofree char *path = g_build_filename (fixture->gui->dir, name, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  GtkWindow *chooser;

  zh_gui_send ("ctrl+f");
  zh_gui_settle ();
  zh_gui_press (keys);
  zh_gui_wait_until (get_chosen_row (fixture) != NULL &&
                     g_str_equal (((const ZhReport *) g_object_get_data (G_OBJECT (get_chosen_row (fixture)), "report"))->id, id));
  zh_gui_press ("Return");
  zh_gui_send ("ctrl+s");
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  wait_for_main (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->gui->window), "win.note-issue", NULL);
  zh_gui_settle ();
  zh_gui_press ("Escape");
}

static gboolean
is_done (Fixture    *fixture,
         const char *key)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (get_competition (fixture), NULL);
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (get_competition (fixture), zh_session_get_tournament (get_session (fixture))->id, rules, zh_language_get_screen ());

  return zh_duties_find (duties, key)->is_done;
}

static guint
count_open (Fixture *fixture)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (get_competition (fixture), NULL);
  g_autoptr (GPtrArray) duties = zh_desk_list_event_duties (get_competition (fixture), zh_session_get_tournament (get_session (fixture))->id, rules, zh_language_get_screen ());
  guint n = 0;

  for (guint i = 0; i < duties->len; i++)
    n += !((const ZhDuty *) g_ptr_array_index (duties, i))->is_done;
  return n;
}

/* Every row of what is due by its key, from the first to the last. */
static void
mark_all (Fixture *fixture)
{
  guint n_rows = 0;

  zh_gui_send ("ctrl+shift+t");
  zh_gui_wait_for_window (ZH_TYPE_DUE_WINDOW);
  for (guint n = count_open (fixture); n_rows < 2 * n + 20 && count_open (fixture) > 0; n_rows++)
    zh_gui_press ("KP_Add Down");
  g_assert_cmpuint (count_open (fixture), ==, 0);
  zh_gui_press ("Escape");
  wait_for_main (fixture);
}

static void
pack (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->gui->dir, "event.zip", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  g_autoptr (ZhPackCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *chooser;

  zh_gui_send ("ctrl+shift+k");
  zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
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
  g_assert_cmpuint (check->n_files, >, 20);
}

/* From the first result to the archive. */
static void
test_to_the_archive (Fixture      *fixture,
                     gconstpointer layout)
{
  play (fixture);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_session_get_tournament (get_session (fixture))->closed);

  zh_gui_send ("alt+6");
  zh_gui_settle ();
  save (fixture, "f i n a l space p r o t", "final-protocol");
  save (fixture, "r e p o r t space o f space t h e space c h i e f", "arbiter-report");
  g_assert_true (is_done (fixture, "report"));
  mark_all (fixture);
  pack (fixture);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/closing/regulation", Fixture, "us", set_up, test_regulation, tear_down);
  g_test_add ("/closing/regulation-cyrillic", Fixture, "ua", set_up, test_regulation, tear_down);
  g_test_add ("/closing/to-the-archive", Fixture, "us", set_up, test_to_the_archive, tear_down);
  return g_test_run ();
}
