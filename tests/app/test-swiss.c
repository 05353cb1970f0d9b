/* Nine rounds of a Swiss of sixty by keys: a late entry, a withdrawal, a half-point bye, a hand
 * edit and an unpairing on the way, and at the end the explanation read out of the window.
 */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "draw-window.h"
#include "entries-page.h"
#include "explain-dialog.h"
#include "gui-harness.h"
#include "hand-edit-window.h"
#include "history.h"
#include "import-dialog.h"
#include "varma-event.h"
#include "../tournament-settings.h"

#define N_PLAYERS 60
#define N_ROUNDS 9
#define LATE_NAME "Zulu"

/* Places in the list of start. */
#define LEAVES 11
#define TAKES_HALF 17

static GtkWidget *
get_root (ZhGui *gui)
{
  return GTK_WIDGET (gui->window);
}

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

static const ZhRound *
get_round (ZhGui *gui,
           int    number)
{
  return zh_tournament_find_round (get_tournament (gui), number);
}

static const ZhEntry *
find_entry (ZhGui      *gui,
            const char *surname)
{
  const ZhTournament *tournament = get_tournament (gui);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (g_strcmp0 (entry->person->surname, surname) == 0)
        return entry;
    }
  g_error ("Nobody is called %s", surname);
}

/* "Xaa", "Xab" …: a word that begins no other. */
static char *
make_surname (int i)
{
  return g_strdup_printf ("X%c%c", 'a' + i / 10, 'a' + i % 10);
}

static void
press_button (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
}

static void
make_empty_tournament (ZhGui      *gui,
                       const char *system,
                       int         n_rounds)
{
  ZhCompetitionDetails details = { .title = "Invented Open", .ruleset = "fide-2023" };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (gui->path, &details, zh_desk_get_user (), &error);
  g_autoptr (ZhChange) change = NULL;

  g_assert_no_error (error);
  g_free (settings->name);
  settings->name = g_strdup ("Open");
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->n_rounds = n_rounds;
  settings->initial_colour = ZH_COLOUR_WHITE;
  change = test_add_tournament (desk, settings, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
}

static void
paste (ZhGui      *gui,
       const char *text)
{
  guint      before = get_tournament (gui)->entries->len;
  GtkWidget *dialog;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (get_root (gui)), text);
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  press_button (zh_gui_find_id (dialog, "accept"));
  zh_gui_wait_until (get_tournament (gui)->entries->len > before);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static void
paste_players (ZhGui *gui)
{
  g_autoptr (GString) list = g_string_new ("Surname\tGiven name\tRating\n");

  for (int i = 0; i < N_PLAYERS; i++)
    {
      g_autofree char *surname = make_surname (i);

      g_string_append_printf (list, "%s\tTest\t%d\n", surname, 2500 - 11 * i);
    }
  paste (gui, list->str);
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, N_PLAYERS);
}

/* By the one button until the round is there and published. */
static void
start_round (ZhGui *gui,
             int    number)
{
  for (int presses = 0; presses < 4 && (get_round (gui, number) == NULL || get_round (gui, number)->state != ZH_ROUND_PUBLISHED); presses++)
    {
      zh_gui_press ("ctrl+Return");
      zh_gui_settle ();
    }
  g_assert_nonnull (get_round (gui, number));
  g_assert_cmpint (get_round (gui, number)->state, ==, ZH_ROUND_PUBLISHED);
}

/* Results from the first board on, not always the same. */
static void
play_round (ZhGui *gui,
            int    number)
{
  static const char *const keys[] = { "1", "5", "0", "1", "0" };

  zh_gui_press ("alt+1");
  for (int i = 0; i < 2 * N_PLAYERS && zh_round_count_open (get_round (gui, number)) > 0; i++)
    zh_gui_press (keys[(i + number) % (int) G_N_ELEMENTS (keys)]);
  g_assert_cmpint (zh_round_count_open (get_round (gui, number)), ==, 0);
}

/* The entry of that surname, chosen on the page by typing its name. */
static void
select_entry (ZhGui      *gui,
              const char *surname)
{
  g_autofree char *lower = g_ascii_strdown (surname, -1);

  zh_gui_press ("alt+2 ctrl+f ctrl+a");
  for (const char *letter = lower; *letter != '\0'; letter++)
    {
      char key[2] = { *letter, '\0' };

      zh_gui_press (key);
    }
  zh_gui_press ("Return");
  if (!gtk_widget_get_mapped (zh_gui_find_id (get_root (gui), "heading")))
    press_button (zh_gui_find_id (get_root (gui), "panel_button"));
  zh_gui_wait_until (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (get_root (gui), "heading"))), surname));
}

static void
withdraw (ZhGui *gui)
{
  g_autofree char *surname = make_surname (LEAVES);

  select_entry (gui, surname);
  press_button (zh_gui_find_id (get_root (gui), "withdraw"));
  g_assert_cmpint (find_entry (gui, surname)->status, ==, ZH_ENTRY_WITHDRAWN);
}

/* The first of the rounds still to come: once is absent, twice is the half point. */
static void
take_half (ZhGui *gui,
           int    round)
{
  g_autofree char *surname = make_surname (TAKES_HALF);
  GtkFlowBox      *absences;
  ZhPairingKind    kind = ZH_PAIRING_GAME;

  select_entry (gui, surname);
  absences = GTK_FLOW_BOX (zh_gui_find_id (get_root (gui), "absences"));
  gtk_widget_grab_focus (gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (absences, 0)));
  zh_gui_press ("Return Return");
  g_assert_true (zh_entry_get_absence (find_entry (gui, surname), round, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_HALF_BYE);
}

/* White of boards 1 and 2 change places; the reason is typed where a rule is broken. */
static void
edit_round (ZhGui *gui,
            int    number)
{
  gint64     first = zh_round_find_pairing (get_round (gui, number), 1)->entry[0];
  gint64     second = zh_round_find_pairing (get_round (gui, number), 2)->entry[0];
  GtkWidget *window;

  zh_gui_press ("alt+1 ctrl+h");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_HAND_EDIT_WINDOW));
  zh_gui_press ("space Down space");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "changes"))), "→"));
  g_assert_cmpint (zh_round_find_pairing (get_round (gui, number), 1)->entry[0], ==, first);
  if (gtk_widget_get_visible (zh_gui_find_id (window, "keep")))
    {
      gtk_widget_grab_focus (zh_gui_find_id (window, "keep"));
      zh_gui_press ("space");
    }
  gtk_widget_grab_focus (zh_gui_find_id (window, "reason"));
  zh_gui_press ("a s k e d ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (zh_round_find_pairing (get_round (gui, number), 1)->entry[0], ==, second);
  g_assert_cmpint (zh_round_find_pairing (get_round (gui, number), 2)->entry[0], ==, first);
  g_assert_true (zh_round_find_pairing (get_round (gui, number), 1)->edited);
}

/* Paired, taken back by the menu, and paired again to the same. */
static void
unpair_and_pair (ZhGui *gui,
                 int    number)
{
  g_autofree char *proposal = NULL;

  zh_gui_press ("ctrl+Return");
  zh_gui_settle ();
  g_assert_nonnull (get_round (gui, number));
  proposal = g_strdup (get_round (gui, number)->proposal);
  gtk_widget_activate_action (get_root (gui), "win.unpair-round", NULL);
  zh_gui_settle ();
  g_assert_null (get_round (gui, number));
  start_round (gui, number);
  g_assert_cmpstr (get_round (gui, number)->proposal, ==, proposal);
}

/* By keys from group to pair to floater; each says itself, and its reasons stand below. */
static void
walk_groups (GtkWidget *dialog)
{
  GtkWidget *view = zh_gui_find_id (dialog, "view");
  GtkLabel  *told = GTK_LABEL (zh_gui_find_id (dialog, "told"));

  g_assert_true (gtk_widget_has_focus (view));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (view), "Score group "));
  g_assert_nonnull (strstr (gtk_label_get_text (told), "Bracket 1"));
  zh_gui_press ("Down");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (view), " – "));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (told), gtk_widget_get_tooltip_text (view)));
  g_assert_nonnull (strstr (gtk_label_get_text (told), "[C.04.3 5.2"));
  zh_gui_press ("Next");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (view), " entr"));
  zh_gui_press ("Home");
  g_assert_nonnull (strstr (gtk_label_get_text (told), "Bracket 1"));
  for (int i = 0; i < N_PLAYERS && strstr (gtk_widget_get_tooltip_text (view), "floats") == NULL; i++)
    zh_gui_press ("Down");
  g_assert_nonnull (strstr (gtk_label_get_text (told), "is left over and floats down. [C.04.3 1.4.1]"));
}

static void
read_explanation (ZhGui *gui)
{
  GtkWidget       *dialog;
  g_autofree char *reasons = NULL;

  zh_gui_press ("ctrl+e");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_EXPLAIN_DIALOG));
  walk_groups (dialog);
  zh_gui_press ("alt+t");
  g_assert_true (gtk_widget_get_mapped (zh_gui_find_id (dialog, "reasons")));
  reasons = g_strdup (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "reasons"))));
  g_assert_nonnull (strstr (reasons, "Bracket 1"));
  g_assert_nonnull (strstr (reasons, "[C.04.3"));
  press_button (zh_gui_find_id (dialog, "ask"));
  g_assert_cmpuint (strlen (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "answer")))), >, 10);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static ZhPairingKind
get_kind (ZhGui      *gui,
          int         round,
          const char *surname)
{
  gint64 id = find_entry (gui, surname)->id;

  for (guint i = 0; i < get_round (gui, round)->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (get_round (gui, round)->pairings, i);

      if (pairing->entry[0] == id || pairing->entry[1] == id)
        return pairing->kind;
    }
  return ZH_PAIRING_FREE;
}

/* Nobody met anybody twice, but for what the arbiter did by hand; who left or came late is
 * where he should be. */
static void
check_event (ZhGui *gui)
{
  const ZhTournament *tournament = get_tournament (gui);
  g_autoptr (ZhHistory) history = zh_history_new (tournament, N_ROUNDS);
  g_autofree char *left = make_surname (LEAVES);
  g_autofree char *half = make_surname (TAKES_HALF);
  int              n_meetings = 0;
  int              n_pairs = 0;

  for (int a = 0; a < history->n_entries; a++)
    for (int b = a + 1; b < history->n_entries; b++)
      n_pairs += zh_history_find_meeting (history, a, b) > 0 ? 1 : 0;
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        n_meetings += ((const ZhPairing *) g_ptr_array_index (round->pairings, k))->kind == ZH_PAIRING_GAME ? 1 : 0;
    }
  g_assert_cmpint (n_meetings - n_pairs, >=, 0);
  g_assert_cmpint (n_meetings - n_pairs, <=, 2);
  g_assert_cmpint (find_entry (gui, LATE_NAME)->first_round, ==, 3);
  g_assert_cmpint (get_kind (gui, 2, LATE_NAME), ==, ZH_PAIRING_FREE);
  g_assert_cmpint (get_kind (gui, 4, LATE_NAME), ==, ZH_PAIRING_GAME);
  g_assert_cmpint (get_kind (gui, 3, left), ==, ZH_PAIRING_GAME);
  for (int round = 4; round <= N_ROUNDS; round++)
    g_assert_cmpint (get_kind (gui, round, left), ==, ZH_PAIRING_FREE);
  g_assert_cmpint (get_kind (gui, 5, half), ==, ZH_PAIRING_HALF_BYE);
}

static void
test_nine_rounds (void)
{
  ZhGui *gui;

  zh_gui_set_layout ("us");
  gui = zh_gui_new ();
  make_empty_tournament (gui, "dutch", N_ROUNDS);
  paste_players (gui);
  for (int round = 1; round <= N_ROUNDS; round++)
    {
      if (round == 3)
        paste (gui, "Surname\tGiven name\tRating\n" LATE_NAME "\tTest\t1600\n");
      if (round == 4)
        withdraw (gui);
      if (round == 5)
        take_half (gui, round);
      if (round == 7)
        unpair_and_pair (gui, round);
      start_round (gui, round);
      if (round == 6)
        edit_round (gui, round);
      play_round (gui, round);
    }
  read_explanation (gui);
  check_event (gui);
  zh_gui_free (gui);
}

/* The bracket by keys: the cursor says the match it is on, and Return goes to its board. */
static void
test_bracket (void)
{
  ZhGui     *gui;
  GtkWidget *bracket;

  zh_gui_set_layout ("us");
  gui = zh_gui_new ();
  make_empty_tournament (gui, "knockout", 0);
  paste (gui, "Surname\tGiven name\tRating\nXaa\tTest\t2000\nXab\tTest\t1900\nXac\tTest\t1800\nXad\tTest\t1700\n");
  start_round (gui, 1);
  zh_gui_press ("alt+1 1");
  press_button (zh_gui_find_id (get_root (gui), "bracket_button"));
  bracket = zh_gui_find_id (get_root (gui), "bracket");
  gtk_widget_grab_focus (bracket);
  zh_gui_press ("Up");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (bracket), "Round 1, Semi-finals: 1 Xaa Test 1 – 4 Xad Test 0; 1 Xaa Test goes on"));
  zh_gui_press ("Right");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (bracket), "Round 2, Final: 1 Xaa Test  – not known yet"));
  zh_gui_press ("Left Down Return");
  g_assert_false (gtk_widget_get_mapped (bracket));
  zh_gui_press ("0");
  g_assert_cmpint (zh_round_count_open (get_round (gui, 1)), ==, 0);
  zh_gui_free (gui);
}

/* Twelve draw their numbers on the projector: the flaw of the published row is told and put
 * right, the seed is there before the first lot, and nothing is written before the last. */
static void
test_draw (void)
{
  ZhGui     *gui;
  GtkWidget *window;
  g_autoptr (GString) list = g_string_new ("Surname\tGiven name\tRating\n");
  gboolean taken[13] = { FALSE };

  zh_gui_set_layout ("us");
  gui = zh_gui_new ();
  make_empty_tournament (gui, "round-robin", 0);
  for (int i = 0; i < 12; i++)
    {
      g_autofree char *surname = make_surname (i);

      g_string_append_printf (list, "%s\tTest\t%d\n", surname, 2000 - i);
    }
  paste (gui, list->str);
  zh_gui_press ("ctrl+d");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW));
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (window, "envelopes")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (window, "field")), 1);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "warning"))), "6 and 12 of envelope C"));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "envelopes"))), "C: 6 8 12"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (zh_gui_find_id (window, "corrected")), TRUE);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "envelopes"))), "C: 6 8 11"));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "warning"))), ==, "");
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "seed"))), "Seed of the lot: "));
  zh_gui_press ("space");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "envelopes"))), "·"));
  g_assert_false (gtk_widget_get_sensitive (zh_gui_find_id (window, "accept")));
  for (int i = 1; i < 12; i++)
    zh_gui_press ("space");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  for (guint i = 0; i < 12; i++)
    {
      int number = ((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, i))->start_number;

      g_assert_cmpint (number, >=, 1);
      g_assert_cmpint (number, <=, 12);
      g_assert_false (taken[number]);
      taken[number] = TRUE;
    }
  g_assert_true (g_str_has_prefix (zh_tournament_get_option (get_tournament (gui), ZH_OPTION_VARMA), "corrected "));
  zh_gui_free (gui);
}

/* A draw between two is played off from the menu; a third tournament takes both over. */
static void
test_stages (void)
{
  ZhGui     *gui;
  ZhSession *session;
  GtkWidget *dialog;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;
  gint64    final = 0;

  zh_gui_set_layout ("us");
  gui = zh_gui_new ();
  session = zh_window_get_session (gui->window);
  make_empty_tournament (gui, "round-robin", 0);
  paste (gui, "Surname\tGiven name\tRating\nXaa\tTest\t2000\nXab\tTest\t1900\n");
  gtk_widget_activate_action (zh_gui_find (get_root (gui), ZH_TYPE_ENTRIES_PAGE), "entries.number-by-rating", NULL);
  start_round (gui, 1);
  zh_gui_press ("alt+1 5");
  gtk_widget_activate_action (get_root (gui), "win.start-playoff", NULL);
  zh_gui_settle ();
  g_assert_cmpstr (zh_system_to_string (get_tournament (gui)->system), ==, "knockout");
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 2);

  g_free (settings->name);
  settings->name = g_strdup ("Final");
  settings->system = ZH_SYSTEM_MATCH;
  change = test_add_tournament (zh_session_get_desk (session), settings, &final, &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  zh_session_set_tournament_id (session, final);
  gtk_widget_activate_action (get_root (gui), "win.feed-tournament", NULL);
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "take");
  gtk_window_close (GTK_WINDOW (dialog));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 2);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/swiss/nine-rounds", test_nine_rounds);
  g_test_add_func ("/swiss/bracket", test_bracket);
  g_test_add_func ("/swiss/draw", test_draw);
  g_test_add_func ("/swiss/stages", test_stages);
  return g_test_run ();
}
