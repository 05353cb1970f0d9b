#include "config.h"

#include "board-actions.h"

#include <string.h>

#include "adjournment-sheet.h"
#include "boards-page.h"
#include "clocks-dialog.h"
#include "entries-page.h"
#include "entry-acts.h"
#include "extra-game-sheet.h"
#include "game-desk-page.h"
#include "incident-sheet.h"
#include "incidents-page.h"
#include "incidents-place.h"
#include "letters-dialog.h"
#include "lineup-sheet.h"
#include "outage-sheet.h"
#include "post-window.h"
#include "protest-sheet.h"
#include "contest-sheets.h"
#include "solving-sheets.h"
#include "screening-sheet.h"

/* The board under the cursor of the boards; 0 and 0 elsewhere. */
static gboolean
get_board (ZhWindow *self,
           int      *board,
           int      *game)
{
  ZhPage *page = zh_window_get_page (self);

  *board = 0;
  *game = 0;
  return ZH_IS_BOARDS_PAGE (page) && zh_boards_page_get_cursor (ZH_BOARDS_PAGE (page), board, game);
}

/* On the boards, of the board under the cursor. */
static void
record_incident_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  int       board;
  int       game;

  get_board (self, &board, &game);
  gtk_window_present (GTK_WINDOW (zh_incident_sheet_new (GTK_WINDOW (self), zh_window_get_session (self), board, game)));
}

/* On the boards, of the board under the cursor; in the register, against the ruling there. */
static void
record_protest_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  ZhPage   *page = zh_window_get_page (self);
  gint64    incident = 0;
  int       board;
  int       game;

  get_board (self, &board, &game);
  if (ZH_IS_INCIDENTS_PLACE (page))
    {
      ZhPage *tab = zh_tabbed_page_get_tab (ZH_TABBED_PAGE (page), "register");

      incident = gtk_widget_get_mapped (GTK_WIDGET (tab)) ? zh_incidents_page_get_selected (ZH_INCIDENTS_PAGE (tab)) : 0;
    }
  gtk_window_present (GTK_WINDOW (zh_protest_sheet_new (GTK_WINDOW (self), zh_window_get_session (self), board, incident)));
}

/* Of the board under the cursor. */
static void
envelope_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ZhWindow *self = ZH_WINDOW (widget);
  gboolean  is_resumption = strcmp (name, "win.resume-game") == 0;
  int       board;
  int       game;

  if (!get_board (self, &board, &game))
    return;
  if (is_resumption)
    gtk_window_present (GTK_WINDOW (zh_resumption_sheet_new (GTK_WINDOW (self), zh_window_get_session (self), board, game)));
  else
    gtk_window_present (GTK_WINDOW (zh_adjournment_sheet_new (GTK_WINDOW (self), zh_window_get_session (self), board, game)));
}

/* From the boards, with the board under the cursor. */
static void
game_desk_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  ZhPage   *page;
  int       board;
  int       game;

  get_board (self, &board, &game);
  zh_window_show_place (self, "game-desk");
  page = zh_window_get_page (self);
  if (board > 0 && ZH_IS_GAME_DESK_PAGE (page))
    zh_game_desk_page_set_board (ZH_GAME_DESK_PAGE (page), zh_session_get_round_number (zh_window_get_session (self)), board, game);
}

/* A work by its round and number, on the board of the game desk. */
static void
play_work_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ZhWindow           *self = ZH_WINDOW (widget);
  const ZhTournament *tournament = zh_session_get_tournament (zh_window_get_session (self));
  g_autoptr (GPtrArray) works = NULL;
  ZhPage *page;
  int     round;
  int     number;

  g_variant_get (parameter, "(ii)", &round, &number);
  works = tournament != NULL ? zh_solving_list_works (tournament->works, round) : NULL;
  if (works == NULL || number < 1 || number > (int) works->len)
    return;
  zh_window_show_place (self, "game-desk");
  page = zh_window_get_page (self);
  if (ZH_IS_GAME_DESK_PAGE (page))
    zh_game_desk_page_show_work (ZH_GAME_DESK_PAGE (page), g_ptr_array_index (works, number - 1));
}

/* Of the board under the cursor; elsewhere of the first. */
static void
clocks_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  int       board;
  int       game;

  get_board (self, &board, &game);
  gtk_window_present (GTK_WINDOW (zh_clocks_dialog_new (GTK_WINDOW (self), zh_window_get_session (self), MAX (board, 1), game)));
}

static void
letters_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  int       board;
  int       game;

  get_board (self, &board, &game);
  gtk_window_present (GTK_WINDOW (zh_letters_dialog_new (GTK_WINDOW (self), zh_window_get_session (self),
                                                         zh_session_get_round_number (zh_window_get_session (self)), MAX (board, 1), game)));
}

static void
post_games_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_post_window_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

static void
add_works_action (GtkWidget *widget)
{
  ZhSession   *session = zh_window_get_session (ZH_WINDOW (widget));
  gboolean     is_contest = zh_session_get_tournament (session)->play == ZH_PLAY_COMPOSITION;
  ZhFormSheet *sheet;

  gtk_widget_activate_action (widget, "win.show-place", "s", "boards");
  sheet = is_contest ? zh_contest_next_sheet_new (GTK_WINDOW (widget), session) : zh_solving_next_sheet_new (GTK_WINDOW (widget), session);
  gtk_window_present (GTK_WINDOW (sheet));
}

/* Sheets of online play, of the board under the cursor, or the first of the round. */
static void
online_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ZhWindow    *self = ZH_WINDOW (widget);
  ZhSession   *session = zh_window_get_session (self);
  ZhFormSheet *sheet = NULL;
  int          board;
  int          game;

  get_board (self, &board, &game);
  if (strcmp (name, "win.lost-connection") == 0)
    sheet = zh_outage_sheet_new (GTK_WINDOW (self), session, MAX (board, 1), game);
  else if (strcmp (name, "win.send-screening") == 0)
    sheet = zh_screening_sheet_new (GTK_WINDOW (self), session, MAX (board, 1), game);
  else
    sheet = zh_extra_game_sheet_new (GTK_WINDOW (self), session, MAX (board, 1));
  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
}

/* The match under the cursor, or the first of the round. */
static void
lineups_action (GtkWidget *widget)
{
  ZhWindow    *self = ZH_WINDOW (widget);
  ZhFormSheet *sheet;
  int          board;
  int          game;

  get_board (self, &board, &game);
  sheet = zh_lineup_sheet_new (GTK_WINDOW (self), zh_window_get_session (self), MAX (board, 1));
  if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
  else
    gtk_widget_error_bell (widget);
}

/* "details" and "fixed-board" are looked for in the list of entries, the others are done at once. */
static void
do_with_entry_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  ZhWindow   *self = ZH_WINDOW (widget);
  ZhPage     *page = zh_window_get_page (self);
  const char *act;
  gint64      entry_id;

  g_variant_get (parameter, "(&sx)", &act, &entry_id);
  if (!g_str_equal (act, "details") && !g_str_equal (act, "fixed-board"))
    {
      zh_entry_acts_do (GTK_WIDGET (page), zh_window_get_session (self), act, entry_id);
      /* the row that had the keyboard may be gone */
      if (ZH_IS_ENTRIES_PAGE (page))
        zh_page_take_focus (page);
      return;
    }
  zh_window_show_place (self, "entries");
  zh_entries_page_show_entry (ZH_ENTRIES_PAGE (zh_window_get_page (self)), entry_id, g_str_equal (act, "details") ? NULL : act);
}

void
zh_board_actions_install (GtkWidgetClass *class)
{
  ZH_ACTION (class, "win.record-incident", record_incident_action);
  ZH_ACTION (class, "win.record-protest", record_protest_action);
  ZH_ACTION (class, "win.game-desk", game_desk_action);
  gtk_widget_class_install_action (class, "win.adjourn-game", NULL, envelope_action);
  gtk_widget_class_install_action (class, "win.resume-game", NULL, envelope_action);
  ZH_ACTION (class, "win.clocks", clocks_action);
  ZH_ACTION (class, "win.letters", letters_action);
  ZH_ACTION (class, "win.add-works", add_works_action);
  gtk_widget_class_install_action (class, "win.play-work", "(ii)", play_work_action);
  ZH_ACTION (class, "win.post-games", post_games_action);
  ZH_ACTION (class, "win.lineups", lineups_action);
  gtk_widget_class_install_action (class, "win.lost-connection", NULL, online_action);
  gtk_widget_class_install_action (class, "win.send-screening", NULL, online_action);
  gtk_widget_class_install_action (class, "win.add-extra-game", NULL, online_action);
  gtk_widget_class_install_action (class, "win.do-with-entry", "(sx)", do_with_entry_action);
}

static gboolean
has_works (ZhSession *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  return tournament != NULL && (tournament->play == ZH_PLAY_SOLVING || tournament->play == ZH_PLAY_COMPOSITION);
}

void
zh_board_actions_update (ZhWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  ZhSession *session = zh_window_get_session (self);
  gboolean   writable = zh_session_is_writable (session);
  int        round = zh_session_get_round_number (session);

  gtk_widget_action_set_enabled (widget, "win.record-incident", writable && zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.record-protest", writable && zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.game-desk", zh_session_get_desk (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.adjourn-game", writable && round > 0);
  gtk_widget_action_set_enabled (widget, "win.resume-game", writable && round > 0);
  gtk_widget_action_set_enabled (widget, "win.clocks", writable && round > 0);
  gtk_widget_action_set_enabled (widget, "win.post-games", zh_post_window_may (session));
  gtk_widget_action_set_enabled (widget, "win.letters", zh_letters_dialog_may (session));
  gtk_widget_action_set_enabled (widget, "win.add-works", writable && has_works (session));
  gtk_widget_action_set_enabled (widget, "win.lost-connection", zh_outage_sheet_may (session));
  gtk_widget_action_set_enabled (widget, "win.send-screening", zh_outage_sheet_may (session));
  gtk_widget_action_set_enabled (widget, "win.add-extra-game", zh_extra_game_sheet_may (session));
  gtk_widget_action_set_enabled (widget, "win.do-with-entry", writable && zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.lineups", writable && round > 0 && zh_tournament_is_team (zh_session_get_tournament (session)));
}
