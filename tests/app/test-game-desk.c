#include "config.h"

#include <string.h>

#include "board-diagram.h"
#include "board-widget.h"
#include "demonstration-window.h"
#include "desk-competition.h"
#include "desk-unpair.h"
#include "game-desk-page.h"
#include "game-desk-window.h"
#include "gui-harness.h"
#include "incident-sheet.h"
#include "moves-view.h"
#include "verdict-panel.h"
#include "../tournament-settings.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

/* Fourteen players, so that there is a board 7. */
static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 14);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

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

static GtkWidget *
get_page (Fixture *fixture)
{
  return GTK_WIDGET (zh_window_get_page (fixture->gui->window));
}

/* Presses the keys and counts them. */
static int
press_counted (const char *keys)
{
  int n = 1;

  zh_gui_press (keys);
  for (const char *at = keys; *at != '\0'; at++)
    n += *at == ' ' ? 1 : 0;
  return n;
}

static const char *
get_label (GtkWidget  *root,
           const char *id)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (root, id)));
}

static gboolean
has_answer (ZhGameDesk *desk)
{
  ZhMateAnswer answer;

  return zh_game_desk_get_mate (desk, ZH_CHESS_WHITE, &answer);
}

/* The flag of White on board 7 falls; the sheet is opened there and its key opens the desk. */
static GtkWidget *
open_desk_on_board_7 (Fixture    *fixture,
                      const char *incident)
{
  GtkWidget *window;

  zh_gui_press ("slash 7 Return");
  zh_gui_press ("ctrl+i");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press ("1");
  zh_gui_press (incident);
  zh_gui_press ("F7");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_GAME_DESK_WINDOW));
  g_assert_nonnull (strstr (get_label (window, "title"), "board 7"));
  return window;
}

/* Takes the verdict into the ruling, accepts it, and sees what stands in the file. */
static void
rule_by_verdict (Fixture    *fixture,
                 const char *result,
                 const char *note)
{
  g_autofree char        *code = NULL;
  const ZhIncidentRecord *record;

  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->incidents->len == 1 && gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  code = zh_gui_read_result (fixture->gui, 7);
  g_assert_cmpstr (code, ==, result);
  record = g_ptr_array_index (get_competition (fixture)->incidents, 0);
  g_assert_cmpint (record->board, ==, 7);
  g_assert_nonnull (strstr (record->note, note));
}

/* FIDE 6.9. White, with a rook, ran out of time; Black has a knight: the rook can block its own
 * king's way, so a mate exists and White has lost. */
static void
test_knight_against_rook (Fixture      *fixture,
                          gconstpointer layout)
{
  GtkWidget   *window = open_desk_on_board_7 (fixture, "f l a g");
  ZhGameDesk  *desk = ZH_GAME_DESK (zh_gui_find (window, ZH_TYPE_GAME_DESK));
  ZhMateAnswer answer = ZH_MATE_UNKNOWN;
  int          n_keys = press_counted ("r slash n");

  g_assert_cmpint (n_keys, <, 10);
  zh_gui_wait_until (has_answer (desk));
  g_assert_true (zh_game_desk_get_mate (desk, ZH_CHESS_BLACK, &answer));
  g_assert_cmpint (answer, ==, ZH_MATE_POSSIBLE);
  g_assert_nonnull (strstr (get_label (window, "black_text"), "6.9"));
  rule_by_verdict (fixture, "0-1", "Black can still mate");
}

/* The same with a queen: a bare knight never mates a queen's king, so it is a draw. */
static void
test_knight_against_queen (Fixture      *fixture,
                           gconstpointer layout)
{
  GtkWidget  *window = open_desk_on_board_7 (fixture, "f l a g");
  ZhGameDesk *desk = ZH_GAME_DESK (zh_gui_find (window, ZH_TYPE_GAME_DESK));
  int         n_keys = press_counted ("q slash n");

  g_assert_cmpint (n_keys, <, 10);
  zh_gui_wait_until (has_answer (desk));
  rule_by_verdict (fixture, "=-=", "Black cannot mate");
}

static void
point_at (ZhBoardWidget *board,
          const char    *square)
{
  double x;
  double y;

  zh_board_widget_find_point (board, zh_diagram_from_chess_square (square[0] - 'a' + 8 * (square[1] - '1')), &x, &y);
  zh_gui_point (GTK_WIDGET (board), x, y);
}

/* Point at a square and press the letter: four men in four strokes, exactly as they stand.
 * Without the knight White must take the rook at once, and the verdict turns round. */
static void
test_exact_squares (Fixture      *fixture,
                    gconstpointer layout)
{
  static const struct
  {
    const char *square;
    const char *key;
  } men[] = { { "a1", "shift+k" }, { "b2", "r" }, { "h8", "k" }, { "h1", "shift+n" } };
  GtkWidget     *window = open_desk_on_board_7 (fixture, "f l a g");
  ZhGameDesk    *desk = ZH_GAME_DESK (zh_gui_find (window, ZH_TYPE_GAME_DESK));
  ZhBoardWidget *board = ZH_BOARD_WIDGET (zh_gui_find_id (window, "board"));
  ZhMateAnswer   answer = ZH_MATE_UNKNOWN;
  int            n_keys = 0;

  gtk_widget_grab_focus (GTK_WIDGET (board));
  for (gsize i = 0; i < G_N_ELEMENTS (men); i++)
    {
      point_at (board, men[i].square);
      n_keys += press_counted (men[i].key);
    }
  g_assert_cmpint (n_keys, <, 10);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (window, "position"))), ==, "Ka1 Nh1 / Kh8 Rb2");
  zh_gui_wait_until (has_answer (desk));
  g_assert_true (zh_game_desk_get_mate (desk, ZH_CHESS_BLACK, &answer));
  g_assert_cmpint (answer, ==, ZH_MATE_POSSIBLE);

  point_at (board, "h1");
  zh_gui_press ("Delete");
  zh_gui_wait_until (has_answer (desk));
  g_assert_true (zh_game_desk_get_mate (desk, ZH_CHESS_BLACK, &answer));
  g_assert_cmpint (answer, ==, ZH_MATE_IMPOSSIBLE);
  zh_gui_press ("Escape");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* The page: a score sheet is checked while it is typed. */
static void
test_score_sheet (Fixture      *fixture,
                  gconstpointer layout)
{
  GtkWidget *page;
  GtkWidget *text;

  zh_gui_press ("alt+5");
  page = get_page (fixture);
  g_assert_true (ZH_IS_GAME_DESK_PAGE (page));
  text = zh_gui_find_id (page, "text");
  gtk_widget_grab_focus (text);
  zh_gui_press ("e 4 space e 5 space shift+n f 3 space shift+n c 6");
  g_assert_nonnull (strstr (get_label (page, "message"), "4 legal half-moves"));
  zh_gui_press ("space shift+b b 6");
  g_assert_nonnull (strstr (get_label (page, "message"), "Move 3 of White: Bb6"));
  g_assert_nonnull (strstr (get_label (page, "message"), "3.1"));
  g_assert_true (gtk_widget_has_css_class (zh_gui_find_id (page, "message"), "error"));

  /* corrected, and stepped through by keys */
  zh_gui_press ("BackSpace 5");
  g_assert_nonnull (strstr (get_label (page, "message"), "5 legal half-moves"));
  zh_gui_press ("alt+Home alt+Right");
  gtk_widget_grab_focus (zh_gui_find_id (page, "board"));
  zh_gui_press ("alt+End F2 F6");
  g_assert_true (zh_board_widget_get_flipped (ZH_BOARD_WIDGET (zh_gui_find_id (page, "board"))));
}

/* A move played on the board by arrows and Return is written on the sheet; the hall follows. */
static void
test_play_and_demonstrate (Fixture      *fixture,
                           gconstpointer layout)
{
  GtkWidget       *page;
  GtkWidget       *board;
  GtkWindow       *hall;
  g_autofree char *name = NULL;

  zh_gui_press ("slash 2 Return F7");
  page = get_page (fixture);
  g_assert_true (ZH_IS_GAME_DESK_PAGE (page));
  g_assert_nonnull (strstr (get_label (page, "title"), "board 2"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (page, "position"))), ==, "");
  gtk_widget_activate_action (zh_gui_find_id (page, "start"), "position.initial", NULL);
  gtk_widget_activate_action (zh_gui_find_id (page, "board"), "desk.toggle-mode", NULL);
  board = zh_gui_find_id (page, "board");
  gtk_widget_grab_focus (board);
  point_at (ZH_BOARD_WIDGET (board), "e2");
  zh_gui_press ("Return Up");
  /* the board moves under a pointer at rest: the arrows keep the cursor */
  gtk_widget_set_margin_top (board, 8);
  zh_gui_settle ();
  zh_gui_press ("Up Return");
  g_assert_nonnull (strstr (get_label (page, "message"), "1 legal half-move"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, "e4, white pawn");

  zh_gui_press ("F8");
  hall = zh_gui_wait_for_window (ZH_TYPE_DEMONSTRATION_WINDOW);
  g_assert_cmpstr (get_label (GTK_WIDGET (hall), "last_move"), ==, "1. e4");
  g_assert_nonnull (strstr (get_label (GTK_WIDGET (hall), "heading"), "board 2"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));

  /* kept with the board, and there again when it is opened */
  gtk_widget_activate_action (board, "desk.keep", NULL);
  zh_gui_wait_until (get_competition (fixture)->kept_games->len == 1);
  zh_gui_press ("alt+1 slash 3 Return F7");
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (get_page (fixture), "message")));
  zh_gui_press ("alt+1 slash 2 Return F7");
  g_assert_nonnull (strstr (get_label (page, "message"), "1 legal half-move"));
}

/* K+P: the proof is shown on the board and walked through by keys; it ends in mate. */
static void
test_proof (Fixture      *fixture,
            gconstpointer layout)
{
  GtkWidget      *page;
  ZhVerdictPanel *panel;
  ZhMateAnswer    answer = ZH_MATE_UNKNOWN;

  zh_gui_press ("alt+5");
  page = get_page (fixture);
  panel = ZH_VERDICT_PANEL (zh_gui_find_id (page, "verdicts"));
  zh_gui_press ("ctrl+a k e 1 space e 2 slash k e 8");
  zh_gui_wait_until (zh_verdict_panel_get_mate (panel, ZH_CHESS_WHITE, &answer));
  g_assert_cmpint (answer, ==, ZH_MATE_POSSIBLE);
  g_assert_true (zh_verdict_panel_get_mate (panel, ZH_CHESS_BLACK, &answer));
  g_assert_cmpint (answer, ==, ZH_MATE_IMPOSSIBLE);
  zh_gui_press ("F3");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (zh_gui_find_id (page, "to_move"))), ==, 1);
  zh_gui_press ("F3");
  zh_gui_wait_until (zh_verdict_panel_get_mate (panel, ZH_CHESS_WHITE, &answer));
  gtk_widget_grab_focus (zh_gui_find_id (page, "white_proof"));
  zh_gui_press ("space");
  g_assert_nonnull (zh_verdict_panel_get_proof (panel));
  g_assert_true (g_str_has_suffix (get_label (page, "proof"), "#"));
  zh_gui_press ("alt+End");
  g_assert_nonnull (zh_verdict_panel_get_proof (panel));
  zh_gui_press ("space");
  g_assert_null (zh_verdict_panel_get_proof (panel));
}

static void
click_at (ZhBoardWidget *board,
          const char    *square)
{
  double x;
  double y;

  zh_board_widget_find_point (board, zh_diagram_from_chess_square (square[0] - 'a' + 8 * (square[1] - '1')), &x, &y);
  zh_gui_click (GTK_WIDGET (board), x, y);
}

/* Two clicks move a man; a pawn on the last rank asks what it becomes; a wrong move is none. */
static void
test_clicks (Fixture      *fixture,
             gconstpointer layout)
{
  GtkWidget     *page;
  ZhBoardWidget *board;
  GtkWidget     *choice;

  zh_gui_press ("alt+5");
  page = get_page (fixture);
  board = ZH_BOARD_WIDGET (zh_gui_find_id (page, "board"));
  zh_gui_press ("ctrl+a k e 1 space a 7 slash k e 8");
  click_at (board, "e1");
  click_at (board, "e4");
  g_assert_cmpstr (get_label (page, "message"), ==, "");
  click_at (board, "a7");
  click_at (board, "a8");
  choice = zh_gui_find (GTK_WIDGET (board), GTK_TYPE_POPOVER);
  g_assert_nonnull (choice);
  zh_gui_press ("Return");
  g_assert_nonnull (strstr (get_label (page, "message"), "1 legal half-move"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (page, "position"))), ==, "ke1 a7/ke8");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, "a8, white queen");

  /* the palette puts what its button shows, and Delete takes it away */
  zh_gui_press ("F2");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (zh_gui_find_id (page, "palette"))), TRUE);
  click_at (board, "h1");
  g_assert_nonnull (strstr (get_label (page, "position_message"), "king"));
  click_at (board, "e4");
  zh_gui_press ("Delete");
  point_at (board, "h1");
  zh_gui_press ("Delete");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (page, "position"))), ==, "Ke1 Qa8 / Ke8");
}

/* The desk follows the sport of the tournament. */
static void
test_draughts (Fixture      *fixture,
               gconstpointer layout)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (zh_session_get_tournament (get_session (fixture)));
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) unpaired = NULL;
  g_autoptr (ZhChange) change = NULL;
  g_autoptr (ZhChange) details_change = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ua-draughts-64" };
  ZhDesk              *desk = zh_session_get_desk (get_session (fixture));
  GtkWidget           *page;

  settings->sport = ZH_SPORT_DRAUGHTS_RUSSIAN;
  unpaired = zh_desk_unpair_round (desk, settings->id, ZH_UNPAIR_LOSE, &error);
  g_assert_no_error (error);
  change = test_edit_tournament (desk, settings, &error);
  g_assert_no_error (error);
  details_change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  zh_gui_settle ();

  zh_gui_press ("alt+5");
  page = get_page (fixture);
  zh_gui_press ("ctrl+a k g 1 slash k b 8");
  gtk_widget_grab_focus (zh_gui_find_id (page, "text"));
  zh_gui_press ("g 1 minus f 2 space b 8 minus a 7");
  g_assert_nonnull (strstr (get_label (page, "message"), "2 legal half-moves"));
  g_assert_nonnull (gtk_widget_get_first_child (zh_gui_find_id (page, "verdicts")));
  zh_gui_press ("space f 2 minus a 1");
  g_assert_nonnull (strstr (get_label (page, "message"), "Move 2 of White"));
}

/* Under a Ukrainian layout the letters on the keys are what is typed. */
static void
test_cyrillic (Fixture      *fixture,
               gconstpointer layout)
{
  GtkWidget     *window = open_desk_on_board_7 (fixture, "F9 F9");
  ZhBoardWidget *board = ZH_BOARD_WIDGET (zh_gui_find_id (window, "board"));

  gtk_widget_grab_focus (GTK_WIDGET (board));
  point_at (board, "e1");
  zh_gui_press ("shift+r shift+h"); /* Кр */
  point_at (board, "e8");
  zh_gui_press ("r h");
  point_at (board, "d4");
  zh_gui_press ("shift+r"); /* К */
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (window, "position"))), ==, "Ke1 Nd4 / Ke8");
  zh_gui_press ("Escape");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/game-desk/knight-against-rook", Fixture, "us", set_up, test_knight_against_rook, tear_down);
  g_test_add ("/game-desk/knight-against-queen", Fixture, "us", set_up, test_knight_against_queen, tear_down);
  g_test_add ("/game-desk/exact-squares", Fixture, "us", set_up, test_exact_squares, tear_down);
  g_test_add ("/game-desk/score-sheet", Fixture, "us", set_up, test_score_sheet, tear_down);
  g_test_add ("/game-desk/play-and-demonstrate", Fixture, "us", set_up, test_play_and_demonstrate, tear_down);
  g_test_add ("/game-desk/proof", Fixture, "us", set_up, test_proof, tear_down);
  g_test_add ("/game-desk/clicks", Fixture, "us", set_up, test_clicks, tear_down);
  g_test_add ("/game-desk/draughts", Fixture, "us", set_up, test_draughts, tear_down);
  g_test_add ("/game-desk/cyrillic", Fixture, "ua", set_up, test_cyrillic, tear_down);
  return g_test_run ();
}
