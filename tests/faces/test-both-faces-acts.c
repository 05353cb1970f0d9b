/* One act after another, done in the window by real keys and said to zherebctl, on two files that began
 * alike: the two files stay alike.
 */
#include "config.h"

#include <string.h>

#include "competition-details-tab.h"
#include "desk-lateness.h"
#include "entry-panel.h"
#include "form-sheet.h"
#include "hands.h"
#include "member-list.h"
#include "official-sheet.h"
#include "record-table.h"
#include "round-actions.h"
#include "start-dialog.h"
#include "tournament-dialog.h"
#include "../share.h"

typedef struct
{
  ZhGui *gui;
  char  *other; /* the file at the terminal */
} Fixture;

/* What the two files begin with. */
typedef enum
{
  ENTERED,   /* five players with numbers, nothing paired */
  PUBLISHED, /* and round 1 announced */
  TEAMS      /* a tournament of teams of two boards, without any */
} Beginning;

typedef struct
{
  const char *name;
  Beginning   beginning;
  void (*in_window) (Fixture *fixture);
  void (*at_terminal) (Fixture *fixture);
} Act;

static const char players[] = "Surname;Given name;Rating\nAdamenko;Player;2300\nBondar;Player;2250\nChaika;Player;2200\n"
                              "Dubenko;Player;2150\nFranko;Player;2100\n";

static void
make_file (Fixture    *fixture,
           const char *path,
           Beginning   beginning)
{
  g_autofree char *list = g_build_filename (fixture->gui->dir, "list.csv", NULL);

  g_assert_true (g_file_set_contents (list, players, -1, NULL));
  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2023");
  if (beginning == TEAMS)
    {
      ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "team-swiss", "--boards", "2", "--rounds", "5", "--seed", "77");
      return;
    }
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "dutch", "--rounds", "5", "--seed", "77");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  if (beginning == PUBLISHED)
    ZH_CTL ("pair", path, "--publish");
}

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static const ZhTournament *
get_tournament (Fixture *fixture)
{
  return zh_session_get_tournament (get_session (fixture));
}

static GtkWidget *
find_id (Fixture    *fixture,
         const char *id)
{
  GtkWidget *found = zh_gui_find_id (GTK_WIDGET (fixture->gui->window), id);

  g_assert_nonnull (found);
  return found;
}

/* Types into a row that stores what is applied. */
static void
apply_row (Fixture    *fixture,
           GtkWidget  *row,
           const char *text)
{
  gint64 length = zh_session_get_competition (get_session (fixture))->journal_length;

  zh_hands_type (row, text);
  zh_gui_press ("Return");
  zh_gui_wait_until (zh_session_get_competition (get_session (fixture))->journal_length > length);
  zh_hands_leave_messages (fixture->gui);
}

/* The competition */

static const char *const details[][2] = {
  { "title", "Other Cup" },
  { "place", "Elsewhere" },
  { "organiser", "Invented Club" },
  { "federation", "POL" },
  { "start", "2026-03-01" },
  { "end", "2026-03-09" }
};

/* The row of a field, which is named by its key. */
static GtkWidget *
find_row (GtkWidget  *root,
          const char *key)
{
  GtkWidget *found = ADW_IS_ENTRY_ROW (root) && strcmp (gtk_widget_get_name (root), key) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, key);
  return found;
}

static void
change_details (Fixture *fixture)
{
  GtkWidget *tab;

  zh_gui_press ("alt+8");
  zh_gui_wait_until ((tab = zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_COMPETITION_DETAILS_TAB)) != NULL);
  /* the last day first: no event ends before it begins */
  apply_row (fixture, find_row (tab, "end"), "2026-03-09");
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (details); i++)
    apply_row (fixture, find_row (tab, details[i][0]), details[i][1]);
}

static void
tell_details (Fixture *fixture)
{
  ZH_CTL ("details", fixture->other, "--title", "Other Cup", "--place", "Elsewhere", "--organiser", "Invented Club", "--federation", "POL",
          "--start", "2026-03-01", "--end", "2026-03-09");
}

/* Texts go to the rows of a sheet in the order of the rows; NULL leaves one out. */
static void
fill_rows (GtkWidget          *widget,
           const char *const **texts)
{
  if (ADW_IS_ENTRY_ROW (widget))
    {
      g_assert_nonnull (*texts);
      if (**texts != NULL)
        zh_hands_type (widget, **texts);
      ++*texts;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    fill_rows (child, texts);
}

static void
add_official (Fixture *fixture)
{
  const char *const  typed[] = { "Vovk Ivan", "IV", "POL", "FA", "14100001", "1990-05-06", NULL };
  const char *const *texts = typed;
  GtkWidget         *sheet = GTK_WIDGET (zh_official_sheet_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), 0, ZH_OFFICES_ALL));

  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  fill_rows (sheet, &texts);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_session_get_competition (get_session (fixture))->officials->len == 1);
  zh_hands_leave_messages (fixture->gui);
}

static void
tell_official (Fixture *fixture)
{
  ZH_CTL ("official", fixture->other, "chief-arbiter", "Vovk Ivan", "--category", "IV", "--federation", "POL", "--birth", "1990-05-06",
          "--fide-id", "14100001", "--title", "FA");
}

/* Entries */

static void
type_entry (Fixture    *fixture,
            const char *name,
            const char *rating)
{
  guint n_before = get_tournament (fixture)->entries->len;

  zh_gui_press ("alt+2");
  zh_hands_type (find_id (fixture, "new_name"), name);
  if (rating != NULL)
    zh_hands_type (find_id (fixture, "new_rating"), rating);
  zh_gui_press ("Return");
  zh_gui_settle ();
  if (!gtk_window_is_active (GTK_WINDOW (fixture->gui->window)) && get_tournament (fixture)->entries->len == n_before)
    {
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      zh_gui_press ("Return");
    }
  zh_gui_wait_until (get_tournament (fixture)->entries->len == n_before + 1);
  zh_hands_wait_for_main_window (fixture->gui);
}

static void
type_player (Fixture *fixture)
{
  zh_gui_press ("alt+2");
  zh_hands_type (find_id (fixture, "new_region"), "Kyiv");
  type_entry (fixture, "Vovk Ivan Petrovych", "2222");
}

static void
tell_player (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "add", "Vovk", "Ivan", "Petrovych", "--rating", "2222", "--region", "Kyiv");
}

static void
type_plain_player (Fixture *fixture)
{
  type_entry (fixture, "Vovk Ivan", NULL);
}

static void
tell_plain_player (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "add", "Vovk", "Ivan");
}

/* The panel shows the entry in the first row. */
static GtkWidget *
open_panel (Fixture *fixture)
{
  GtkWidget *panel;

  zh_gui_press ("alt+2");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  if (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
  zh_gui_wait_until ((panel = zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRY_PANEL)) != NULL);
  return panel;
}

/* By the key of the field, what it takes; other texts take any word. */
static const struct
{
  const char *key;
  const char *value;
  const char *option; /* NULL where it is called as the field */
} values[] = {
  { "federation", "POL", NULL },
  { "birth", "2001-05-31", NULL },
  { "fide-id", "14100001", NULL },
  { "person-rating", "2299", "rating" },
  { "national-rating", "2111", NULL },
  { "fixed-board", "2", NULL },
  { "name-latin", "Word Value", "latin" },
  { "disability-class", "B2", "class" },
};

/* The rows of the panel's fields, as they stand. */
static void
collect_rows (GtkWidget *widget,
              GPtrArray *rows)
{
  if (ADW_IS_ENTRY_ROW (widget) && g_object_get_data (G_OBJECT (widget), "field") != NULL)
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

static const char *
get_value (const ZhField *field,
           const char   **option)
{
  *option = field->key;
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    if (strcmp (values[i].key, field->key) == 0)
      {
        *option = values[i].option != NULL ? values[i].option : field->key;
        return values[i].value;
      }
  return "A Value";
}

/* Every field of the panel. */
static void
fill_panel (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  const char *option;

  collect_rows (open_panel (fixture), rows);
  g_assert_cmpuint (rows->len, >, 20);
  for (guint i = 0; i < rows->len; i++)
    apply_row (fixture, g_ptr_array_index (rows, i), get_value (g_object_get_data (G_OBJECT (g_ptr_array_index (rows, i)), "field"), &option));
}

static void
tell_panel (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRY_PANEL), rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const char      *option;
      const char      *value = get_value (g_object_get_data (G_OBJECT (g_ptr_array_index (rows, i)), "field"), &option);
      g_autofree char *word = g_strdup_printf ("--%s", option);

      ZH_CTL ("entry", fixture->other, "edit", "1", word, value);
    }
}

static void
press_absence (Fixture *fixture)
{
  GtkWidget *panel = open_panel (fixture);
  GtkWidget *second = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (zh_gui_find_id (panel, "absences")), 1));
  GtkWidget *third = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (zh_gui_find_id (panel, "absences")), 2));

  zh_hands_press_button (second);
  zh_hands_press_button (second);
  zh_hands_press_button (third);
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, 0))->absences->len == 2);
}

static void
tell_absence (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "absent", "1", "--round", "2", "--bye", "half");
  ZH_CTL ("entry", fixture->other, "absent", "1", "--round", "3", "--bye", "zero");
}

static void
withdraw (Fixture *fixture)
{
  zh_hands_press_button (zh_gui_find_id (open_panel (fixture), "withdraw"));
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, 0))->status == ZH_ENTRY_WITHDRAWN);
}

static void
tell_withdrawal (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "withdraw", "1");
}

/* Teams */

static void
type_team (Fixture *fixture)
{
  GtkWidget *list;

  type_entry (fixture, "Castle", NULL);
  list = zh_gui_find (open_panel (fixture), ZH_TYPE_MEMBER_LIST);
  gtk_widget_grab_focus (zh_gui_find_id (list, "new_name"));
  zh_gui_press ("a a Tab 2 1 0 0 Return a b Return a c Return");
  zh_gui_wait_until (get_tournament (fixture)->members->len == 3);
  apply_row (fixture, zh_gui_find_id (list, "captain"), "Captain Name");
}

static void
tell_team (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "add", "Castle");
  ZH_CTL ("member", fixture->other, "add", "Castle", "aa", "--rating", "2100");
  ZH_CTL ("member", fixture->other, "add", "Castle", "ab");
  ZH_CTL ("member", fixture->other, "add", "Castle", "ac");
  ZH_CTL ("member", fixture->other, "captain", "Castle", "Captain Name");
}

/* Settings and rounds */

static void
forbid (Fixture *fixture)
{
  zh_gui_press ("alt+1");
  gtk_widget_activate_action (GTK_WIDGET (fixture->gui->window), "win.forbidden-pairs", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+End 1 space 2 Return 3 space 4 space slash space 2 minus 3 ctrl+Return");
  zh_gui_wait_until (get_tournament (fixture)->forbidden->len == 2);
  zh_hands_wait_for_main_window (fixture->gui);
}

static void
tell_forbidden (Fixture *fixture)
{
  ZH_CTL ("forbidden", fixture->other, "set", "1 2\n3 4 / 2-3");
}

static void
edit_tournament (Fixture *fixture)
{
  GtkWidget *dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), get_tournament (fixture)->id));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_TOURNAMENT_DIALOG);
  zh_hands_type (zh_gui_find_id (dialog, "name"), "Women");
  zh_hands_type (zh_gui_find_id (dialog, "time_control"), "10+5");
  zh_hands_type (zh_gui_find_id (dialog, "rounds"), "7");
  zh_gui_press ("Tab");
  zh_hands_type (zh_gui_find_id (dialog, "tiebreaks"), "BH/C1, SB");
  zh_hands_choose (zh_gui_find_id (dialog, "sport"), ZH_SPORT_DRAUGHTS_INTERNATIONAL);
  zh_hands_press_button (zh_gui_find_id (dialog, "save"));
  zh_gui_wait_until (strcmp (get_tournament (fixture)->name, "Women") == 0);
  zh_hands_leave_messages (fixture->gui);
}

static void
tell_tournament (Fixture *fixture)
{
  ZH_CTL ("tournament", fixture->other, "edit", "--name", "Women", "--time", "600+5", "--rounds", "7", "--tiebreaks", "BH/C1,SB", "--sport", "draughts-100");
}

static void
set_start (Fixture *fixture)
{
  GtkWidget *dialog;

  zh_gui_press ("alt+1 ctrl+t");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_START_DIALOG));
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "time")), "2026-03-01T10:30");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "time"));
  zh_gui_press ("Return");
  zh_hands_wait_for_main_window (fixture->gui);
}

static void
tell_start (Fixture *fixture)
{
  ZH_CTL ("round", fixture->other, "start", "1", "--start", "2026-03-01T10:30");
}

/* A forfeit and a draw, and the round closed. */
static void
enter_results (Fixture *fixture)
{
  zh_gui_press ("alt+1 shift+equal 5");
  zh_gui_wait_until (zh_round_count_open (zh_tournament_find_round (get_tournament (fixture), 1)) == 0);
}

static void
tell_results (Fixture *fixture)
{
  ZH_CTL ("result", fixture->other, "-r", "1", "-b", "1", "+--");
  ZH_CTL ("result", fixture->other, "-r", "1", "-b", "2", "=-=");
}

/* White of board 1 has not come, nor Black of board 2. */
static void
mark_missing (Fixture *fixture)
{
  zh_gui_press ("alt+1 bracketleft Down bracketright");
  zh_gui_wait_until (zh_round_count_late (zh_tournament_find_round (get_tournament (fixture), 1)) == 2);
}

static void
tell_missing (Fixture *fixture)
{
  ZH_CTL ("late", fixture->other, "missing", "-r", "1", "-b", "1", "--side", "white");
  ZH_CTL ("late", fixture->other, "missing", "-r", "1", "-b", "2", "--side", "black");
}

static void
choose_sex (Fixture *fixture)
{
  GtkWidget *row = zh_gui_find (zh_gui_find_id (open_panel (fixture), "person"), ADW_TYPE_COMBO_ROW);

  zh_hands_choose (row, ZH_SEX_FEMALE);
}

static void
tell_sex (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "edit", "1", "--sex", "f");
}

static void
remove_entry (Fixture *fixture)
{
  zh_hands_press_button (zh_gui_find_id (open_panel (fixture), "remove"));
  zh_gui_wait_until (get_tournament (fixture)->entries->len == 4);
}

static void
tell_removal (Fixture *fixture)
{
  ZH_CTL ("entry", fixture->other, "remove", "1");
}

static const Act acts[] = {
  { "details", ENTERED, change_details, tell_details },
  { "official", ENTERED, add_official, tell_official },
  { "player", ENTERED, type_player, tell_player },
  { "late-player", PUBLISHED, type_player, tell_player },
  { "plain-player", ENTERED, type_plain_player, tell_plain_player },
  { "every-field", ENTERED, fill_panel, tell_panel },
  { "absence", ENTERED, press_absence, tell_absence },
  { "withdrawal", PUBLISHED, withdraw, tell_withdrawal },
  { "team", TEAMS, type_team, tell_team },
  { "forbidden", ENTERED, forbid, tell_forbidden },
  { "settings", ENTERED, edit_tournament, tell_tournament },
  { "start", PUBLISHED, set_start, tell_start },
  { "missing", PUBLISHED, mark_missing, tell_missing },
  { "sex", ENTERED, choose_sex, tell_sex },
  { "removal", ENTERED, remove_entry, tell_removal },
  { "results", PUBLISHED, enter_results, tell_results },
};

static void
test_act (gconstpointer data)
{
  const Act *act = data;
  Fixture    fixture = { NULL };

  zh_gui_set_layout ("us");
  fixture.gui = zh_gui_new ();
  fixture.other = g_build_filename (fixture.gui->dir, "other.zhereb", NULL);
  make_file (&fixture, fixture.gui->path, act->beginning);
  make_file (&fixture, fixture.other, act->beginning);
  g_assert_true (zh_window_open_path (fixture.gui->window, fixture.gui->path));
  zh_gui_settle ();
  act->in_window (&fixture);
  act->at_terminal (&fixture);
  zh_hands_check_same (fixture.gui->path, fixture.other);
  zh_gui_free (fixture.gui);
  g_free (fixture.other);
}

int
main (int    argc,
      char **argv)
{
  TestShare share = test_share_take (&argc, argv);

  zh_gui_init (&argc, &argv);
  zh_hands_set_program (argv[argc - 1]);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/both-faces/act/%s", acts[i].name);

      if (test_share_has (share, i))
        g_test_add_data_func (path, &acts[i], test_act);
    }
  return g_test_run ();
}
