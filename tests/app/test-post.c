/* The window of games by correspondence, by keys alone: its lists by their numbers, and what a deadline opens. */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-letters.h"
#include "desk-rounds.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "letter-lines.h"
#include "letters-dialog.h"
#include "post-window.h"
#include "../tournament-settings.h"

#define N_PLAYERS 4

static ZhSession *
get_session (ZhGui *gui)
{
  return zh_window_get_session (gui->window);
}

static const ZhCompetition *
get_competition (ZhGui *gui)
{
  return zh_session_get_competition (get_session (gui));
}

static void
add_players (ZhDesk *desk,
             gint64  tournament)
{
  static const char *const surnames[N_PLAYERS] = { "Barvinok", "Chornobryv", "Verba", "Lypa" };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) added = NULL;
  g_autoptr (ZhChange) numbered = NULL;
  g_autoptr (ZhChange) paired = NULL;

  for (int i = 0; i < N_PLAYERS; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, surnames[i]);
      entry->rating = 2100 - i;
      g_ptr_array_add (entries, entry);
    }
  added = zh_desk_add_entries (desk, tournament, entries, &error);
  g_assert_no_error (error);
  numbered = zh_desk_number_entries (desk, tournament, ZH_NUMBERING_RATING, 0, NULL, 0, &error);
  g_assert_no_error (error);
  paired = zh_desk_pair_round (desk, tournament, &error);
  g_assert_no_error (error);
}

/* By post, from 1 March of a year on, the first round paired. */
static void
open_event_by (ZhGui      *gui,
               const char *ruleset,
               short       year)
{
  ZhCompetitionDetails details = { .title = "Invented Post", .place = "Nowhere", .start = { year, 3, 1 }, .end = { (short) (year + 1), 2, 28 }, .ruleset = (char *) ruleset };
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (gui->path, &details, zh_desk_get_user (), &error);
  g_autoptr (ZhChange) change = NULL;
  gint64 tournament;

  g_assert_no_error (error);
  g_free (settings->name);
  settings->name = g_strdup ("Men");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  settings->play = ZH_PLAY_CORRESPONDENCE;
  change = test_add_tournament (desk, settings, &tournament, &error);
  g_assert_no_error (error);
  add_players (desk, tournament);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
}

static void
open_event (ZhGui *gui)
{
  open_event_by (gui, "ru-chess-988", 2026);
}

static void
keep_move (ZhGui      *gui,
           int         board,
           const char *side,
           const char *number,
           const char *received,
           const char *sent)
{
  g_autoptr (ZhLetterRecord) letter = zh_letter_record_new ();
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (GError) error = NULL;

  zh_letter_record_set (letter, ZH_LETTER_CELL_EVENT, "move");
  zh_letter_record_set (letter, ZH_LETTER_CELL_SIDE, side);
  zh_letter_record_set (letter, ZH_LETTER_CELL_NO, number);
  zh_letter_record_set (letter, ZH_LETTER_CELL_RECEIVED, received);
  zh_letter_record_set (letter, ZH_LETTER_CELL_SENT, sent);
  change = zh_desk_keep_letter (zh_session_get_desk (get_session (gui)), zh_session_get_tournament_id (get_session (gui)), 1, board, 1, 0, letter, &error);
  g_assert_no_error (error);
}

/* The window of all games, as they stand on a day, with what is searched for. */
static GtkWidget *
open_games (ZhGui      *gui,
            const char *day,
            const char *search)
{
  GtkWidget *window;

  zh_gui_press ("ctrl+shift+l");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW));
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (window, "day")), day);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (window, "search")), search);
  zh_gui_settle ();
  return window;
}

static const char *
get_list (GtkWidget *window)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (zh_gui_find_id (window, "stack")));
}

static void
close_window (GtkWidget *window)
{
  gtk_window_close (GTK_WINDOW (window));
  zh_gui_settle ();
}

/* With Num Lock the keypad has the numbers too; without it, it moves the cursor. */
static void
check_keypad (GtkWidget *window)
{
  static const char *const names[] = { "games", "deadlines", "claims", "leaves", "addresses", "partners" };

  zh_gui_press ("ctrl+1 ctrl+KP_3");
  g_assert_cmpstr (get_list (window), ==, "games");
  zh_gui_press ("Num_Lock");
  for (int i = G_N_ELEMENTS (names) - 1; i >= 0; i--)
    {
      g_autofree char *keys = g_strdup_printf ("ctrl+KP_%d", i + 1);

      zh_gui_press (keys);
      g_assert_cmpstr (get_list (window), ==, names[i]);
    }
  zh_gui_press ("Num_Lock");
}

static void
test_lists_by_number (void)
{
  static const struct
  {
    const char *keys;
    const char *list;
  } lists[] = {
    { "ctrl+2", "deadlines" },
    { "ctrl+3", "claims" },
    { "ctrl+4", "leaves" },
    { "ctrl+5", "addresses" },
    { "ctrl+6", "partners" },
    { "ctrl+1", "games" },
    { "ctrl+7", "games" },
    { "ctrl+f ctrl+4", "leaves" },
  };
  static const char *const layouts[] = { "us", "ua" };
  ZhGui                   *gui = zh_gui_new ();
  GtkWidget               *window;

  open_event (gui);
  window = open_games (gui, "2026-04-05", "");
  for (gsize k = 0; k < G_N_ELEMENTS (layouts); k++)
    {
      zh_gui_set_layout (layouts[k]);
      for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
        {
          zh_gui_press (lists[i].keys);
          g_assert_cmpstr (get_list (window), ==, lists[i].list);
        }
    }
  zh_gui_set_layout ("us");
  check_keypad (window);
  close_window (window);
  zh_gui_free (gui);
}

/* The letters dialog that Enter opens on the first deadline. */
static GtkWidget *
open_first_due (void)
{
  zh_gui_press ("ctrl+2 Home Return");
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_LETTERS_DIALOG));
}

static void
check_form (GtkWidget        *dialog,
            ZhLetterEventKind event,
            ZhLetterSide      side)
{
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (zh_gui_find_id (dialog, "event"))), ==, event);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (zh_gui_find_id (dialog, "side"))), ==, side);
}

/* A first move that did not come is asked for, a letter without an answer is sent again: each stands in the form. */
static void
test_letters_due (void)
{
  ZhGui                *gui = zh_gui_new ();
  GtkWidget            *window;
  GtkWidget            *dialog;
  const ZhLetterRecord *letter;

  open_event (gui);
  keep_move (gui, 2, "w", "1", "", "2026-03-03");
  window = open_games (gui, "2026-04-05", "");
  dialog = open_first_due ();
  check_form (dialog, ZH_LETTER_QUERY, ZH_LETTER_BLACK);
  zh_gui_press ("2 0 2 6 minus 0 4 minus 0 1 ctrl+Return");
  zh_gui_wait_until (get_competition (gui)->letters->len == 2);
  letter = g_ptr_array_index (get_competition (gui)->letters, 1);
  g_assert_cmpstr (letter->cells[ZH_LETTER_CELL_EVENT], ==, "query");
  g_assert_cmpstr (letter->cells[ZH_LETTER_CELL_KIND], ==, "first-move");
  g_assert_cmpstr (letter->cells[ZH_LETTER_CELL_SENT], ==, "2026-04-01");
  close_window (dialog);
  zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW);
  dialog = open_first_due ();
  check_form (dialog, ZH_LETTER_REPEAT, ZH_LETTER_WHITE);
  close_window (dialog);
  close_window (window);
  zh_gui_free (gui);
}

/* Black may claim: the sheet begins with Black, and what the claim lacks stands below the list in full. */
static void
test_claim_due (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *window;
  GtkWidget *sheet;

  open_event (gui);
  keep_move (gui, 1, "w", "1", "", "2026-03-03");
  keep_move (gui, 1, "b", "1", "2026-03-05", "2026-03-06");
  keep_move (gui, 1, "w", "2", "2026-03-08", "2026-04-20");
  window = open_games (gui, "2026-04-21", "overstepped");
  zh_gui_press ("ctrl+2 Home Return");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (zh_gui_find (sheet, ADW_TYPE_COMBO_ROW))), ==, ZH_LETTER_BLACK);
  zh_gui_press ("ctrl+a 2 0 2 6 minus 0 4 minus 2 2 ctrl+Return");
  zh_gui_wait_until (get_competition (gui)->letters->len == 4);
  zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (window, "search")), "");
  zh_gui_press ("ctrl+3 Home");
  g_assert_true (gtk_widget_get_mapped (zh_gui_find_id (window, "remark")));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "remark"))), "not enclosed: "));
  zh_gui_press ("ctrl+1");
  g_assert_false (gtk_widget_get_mapped (zh_gui_find_id (window, "remark")));
  close_window (window);
  zh_gui_free (gui);
}

/* The key of a character: a digit, a small letter, a hyphen, a blank, a colon. */
static char *
dup_key (char character)
{
  switch (character)
    {
    case '-':
      return g_strdup ("minus");
    case ' ':
      return g_strdup ("space");
    case ':':
      return g_strdup ("shift+semicolon");
    default:
      return g_strndup (&character, 1);
    }
}

/* Writes over what stands in the field. */
static void
type_over (const char *text)
{
  g_autoptr (GString) keys = g_string_new ("ctrl+a");

  for (const char *c = text; *c != '\0'; c++)
    {
      g_autofree char *key = dup_key (*c);

      g_string_append_printf (keys, " %s", key);
    }
  zh_gui_press (keys->str);
}

/* The sheet that Enter opens on the first deadline of those that @search leaves, on a day. */
static void
open_due (GtkWidget  *window,
          const char *day,
          const char *search)
{
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (window, "day")), day);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (window, "search")), search);
  zh_gui_settle ();
  zh_gui_press ("ctrl+2 Home Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
}

/* What the sheet says is done, and the list is there again. */
static void
accept_sheet (void)
{
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW);
}

static const ZhLetterRecord *
get_letter (ZhGui *gui,
            guint  index)
{
  g_assert_cmpuint (index, <, get_competition (gui)->letters->len);
  return g_ptr_array_index (get_competition (gui)->letters, index);
}

/* Claim, objection and decision, each from its deadline: Black claims on @claimed, the evidence all enclosed. */
static void
press_chain (GtkWidget  *window,
             const char *claimed,
             const char *objected,
             const char *decided)
{
  open_due (window, claimed, "overstepped");
  type_over (claimed);
  zh_gui_press ("Tab");
  type_over (claimed);
  zh_gui_press ("Tab space Tab Tab space Tab Tab space");
  accept_sheet ();
  open_due (window, claimed, "objection");
  type_over (objected);
  zh_gui_press ("Tab");
  type_over ("the stamp is of another day");
  accept_sheet ();
  open_due (window, objected, "decision on");
  type_over (decided);
  accept_sheet ();
}

/* The first overstep begins a new count, the second loses the game; each is one act, taken back by one key (55.6.2–55.6.8). */
static void
test_claim_chain (void)
{
  ZhGui                *gui = zh_gui_new ();
  GtkWidget            *window;
  const ZhLetterRecord *claim;
  g_autofree char      *line = NULL;
  g_autofree char      *result = NULL;
  g_autofree char      *cleared = NULL;

  open_event (gui);
  keep_move (gui, 1, "w", "1", "", "2026-03-03");
  keep_move (gui, 1, "b", "1", "2026-03-05", "2026-03-06");
  keep_move (gui, 1, "w", "2", "2026-03-08", "2026-04-20");
  window = open_games (gui, "2026-04-22", "");
  press_chain (window, "2026-04-22", "2026-04-27", "2026-05-02");
  claim = get_letter (gui, 3);
  line = zh_letter_line_describe (4, claim, NULL);
  g_assert_nonnull (strstr (line, " · decided on 2026-05-02 · "));
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_TOLD], ==, "2026-04-22");
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_EVIDENCE], ==, "count cards notice");
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_OBJECTED], ==, "2026-04-27");
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_OBJECTION], ==, "the stamp is of another day");
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_VERDICT], ==, "recorded");
  g_assert_cmpstr (claim->cells[ZH_LETTER_CELL_TO], ==, "2026-05-02");
  keep_move (gui, 1, "b", "2", "2026-04-22", "2026-05-03");
  keep_move (gui, 1, "w", "3", "2026-05-06", "2026-06-20");
  press_chain (window, "2026-06-22", "2026-06-26", "2026-07-01");
  g_assert_cmpstr (get_letter (gui, 6)->cells[ZH_LETTER_CELL_VERDICT], ==, "recorded");
  result = zh_gui_read_result (gui, 1);
  g_assert_cmpstr (result, ==, "0-1");
  close_window (window);
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (*get_letter (gui, 6)->cells[ZH_LETTER_CELL_VERDICT] == '\0');
  cleared = zh_gui_read_result (gui, 1);
  g_assert_cmpstr (cleared, ==, "clear");
  zh_gui_free (gui);
}

/* A protest against the decision is taken in from its deadline, as handed in within the term (55.1.6), which is past. */
static void
test_protest_due (void)
{
  ZhGui           *gui = zh_gui_new ();
  GtkWidget       *window;
  const ZhProtest *protest;

  open_event_by (gui, "ru-chess-988", 2020);
  keep_move (gui, 1, "w", "1", "", "2020-03-03");
  keep_move (gui, 1, "b", "1", "2020-03-05", "2020-03-06");
  keep_move (gui, 1, "w", "2", "2020-03-08", "2020-04-20");
  window = open_games (gui, "2020-04-22", "");
  press_chain (window, "2020-04-22", "2020-04-27", "2020-05-02");
  open_due (window, "2020-05-04", "protest");
  type_over ("the receipt says another day");
  zh_gui_press ("Tab Tab Tab Tab Tab");
  type_over ("2020-05-10 12:00");
  accept_sheet ();
  g_assert_cmpuint (get_competition (gui)->protests->len, ==, 1);
  protest = g_ptr_array_index (get_competition (gui)->protests, 0);
  g_assert_cmpstr (protest->by, ==, "Barvinok");
  g_assert_cmpstr (protest->facts, ==, "the receipt says another day");
  g_assert_cmpint (protest->round, ==, 1);
  g_assert_cmpint (protest->board, ==, 1);
  close_window (window);
  zh_gui_free (gui);
}

/* Where no move was made for three months the arbiter says who loses, by one act: a forfeit where none was made at all (55.5.2). */
static void
test_silence_due (void)
{
  ZhGui           *gui = zh_gui_new ();
  GtkWidget       *window;
  g_autofree char *forfeit = NULL;
  g_autofree char *loss = NULL;

  open_event (gui);
  keep_move (gui, 1, "w", "1", "", "2026-03-03");
  window = open_games (gui, "2026-06-10", "");
  open_due (window, "2026-06-10", "too long");
  accept_sheet ();
  forfeit = zh_gui_read_result (gui, 2);
  g_assert_cmpstr (forfeit, ==, "--+");
  open_due (window, "2026-06-10", "too long");
  accept_sheet ();
  loss = zh_gui_read_result (gui, 1);
  g_assert_cmpstr (loss, ==, "1-0");
  close_window (window);
  zh_gui_free (gui);
}

/* By the draughts rules who is silent for forty days has left: what becomes of the games is asked as of any leaver (V.3.4). */
static void
test_silence_leaves (void)
{
  ZhGui         *gui = zh_gui_new ();
  GtkWidget     *window;
  const ZhEntry *silent;

  open_event_by (gui, "ua-draughts-64", 2026);
  keep_move (gui, 1, "w", "1", "", "2026-03-03");
  window = open_games (gui, "2026-04-20", "too long");
  zh_gui_press ("ctrl+2 Home Return");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+l");
  zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW);
  silent = g_ptr_array_index (zh_session_get_tournament (get_session (gui))->entries, N_PLAYERS - 1);
  g_assert_cmpint (silent->status, ==, ZH_ENTRY_WITHDRAWN);
  g_assert_cmpint (silent->unfinished, ==, ZH_UNFINISHED_LOST);
  close_window (window);
  zh_gui_free (gui);
}

static const char *
get_remark (GtkWidget *window)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "remark")));
}

/* What a screen reader says of a drawn table. */
static void
check_said (GtkWidget  *window,
            const char *id,
            const char *label)
{
  g_autofree char *found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (zh_gui_find_id (window, id)), GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (found, ==, NULL);
}

/* Partner by partner: the arrows go from cell to cell, each is said, Enter opens the letters of its game, also of the other half. */
static void
test_table_of_partners (void)
{
  static const char *const waiting = "Barvinok – Lypa: Black to make move 1, days used 0, left 30; silent for 33 days; ⚑ No answer came [55.5.1]";
  ZhGui                   *gui = zh_gui_new ();
  GtkWidget               *window;
  GtkWidget               *dialog;

  open_event (gui);
  keep_move (gui, 1, "w", "1", "", "2026-03-03");
  window = open_games (gui, "2026-04-05", "");
  zh_gui_press ("ctrl+6 Home");
  check_said (window, "grid", "Barvinok");
  zh_gui_press ("Right");
  check_said (window, "grid", "Barvinok – Chornobryv: no game");
  zh_gui_press ("End");
  check_said (window, "grid", waiting);
  g_assert_cmpstr (get_remark (window), ==, waiting);
  zh_gui_press ("Return");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_LETTERS_DIALOG));
  close_window (dialog);
  zh_gui_wait_for_window (ZH_TYPE_POST_WINDOW);
  zh_gui_press ("ctrl+6 Next Home");
  check_said (window, "grid", waiting);
  close_window (window);
  zh_gui_free (gui);
}

static void
keep_leave (ZhGui      *gui,
            const char *sent,
            const char *from,
            const char *to)
{
  const ZhEntry *entry = g_ptr_array_index (zh_session_get_tournament (get_session (gui))->entries, 1);
  g_autoptr (ZhLetterRecord) leave = zh_letter_record_new ();
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (GError) error = NULL;

  zh_letter_record_set (leave, ZH_LETTER_CELL_SENT, sent);
  zh_letter_record_set (leave, ZH_LETTER_CELL_FROM, from);
  zh_letter_record_set (leave, ZH_LETTER_CELL_TO, to);
  change = zh_desk_add_leave (zh_session_get_desk (get_session (gui)), zh_session_get_tournament_id (get_session (gui)), entry->id, leave, &error);
  g_assert_no_error (error);
}

/* The calendar says who takes none, and each leave with what counts of it; list and calendar stand on the same one. */
static void
test_calendar_of_leaves (void)
{
  static const char *const late = "Chornobryv: 2026-05-28 – 2026-06-20, days that count: 20, left: -4; more than the rules allow";
  ZhGui                   *gui = zh_gui_new ();
  GtkWidget               *window;

  open_event (gui);
  keep_leave (gui, "2026-04-01", "2026-04-05", "2026-04-18");
  keep_leave (gui, "2026-06-01", "2026-05-28", "2026-06-20");
  window = open_games (gui, "2026-04-05", "");
  zh_gui_press ("ctrl+4 Home");
  check_said (window, "chart", "Chornobryv: 2026-04-05 – 2026-04-18, days that count: 14, left: 16");
  zh_gui_press ("Down");
  check_said (window, "chart", late);
  gtk_widget_grab_focus (zh_gui_find_id (window, "chart"));
  zh_gui_press ("Up");
  check_said (window, "chart", "Barvinok: no leave");
  zh_gui_press ("Down Right");
  check_said (window, "chart", late);
  g_assert_cmpstr (get_remark (window), ==, "more than the rules allow");
  close_window (window);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/app/post/lists-by-number", test_lists_by_number);
  g_test_add_func ("/app/post/letters-due", test_letters_due);
  g_test_add_func ("/app/post/claim-due", test_claim_due);
  g_test_add_func ("/app/post/claim-chain", test_claim_chain);
  g_test_add_func ("/app/post/protest-due", test_protest_due);
  g_test_add_func ("/app/post/silence-due", test_silence_due);
  g_test_add_func ("/app/post/silence-leaves", test_silence_leaves);
  g_test_add_func ("/app/post/table-of-partners", test_table_of_partners);
  g_test_add_func ("/app/post/calendar-of-leaves", test_calendar_of_leaves);
  return g_test_run ();
}
