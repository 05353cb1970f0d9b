#include "config.h"

#include "board-actions.h"

#include <string.h>

#include "adjournment-sheet.h"
#include "boards-page.h"
#include "clocks-dialog.h"
#include "letters-dialog.h"
#include "entries-page.h"
#include "entry-acts.h"
#include "game-desk-page.h"
#include "incident-sheet.h"
#include "incidents-page.h"
#include "incidents-place.h"
#include "lineup-sheet.h"
#include "protest-sheet.h"

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
  gtk_window_present (GTK_WINDOW (zh_letters_dialog_new (GTK_WINDOW (self), zh_window_get_session (self), MAX (board, 1), game)));
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
  const char *act;
  gint64      entry_id;

  g_variant_get (parameter, "(&sx)", &act, &entry_id);
  if (!g_str_equal (act, "details") && !g_str_equal (act, "fixed-board"))
    {
      zh_entry_acts_do (GTK_WIDGET (zh_window_get_page (self)), zh_window_get_session (self), act, entry_id);
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
  ZH_ACTION (class, "win.lineups", lineups_action);
  gtk_widget_class_install_action (class, "win.do-with-entry", "(sx)", do_with_entry_action);
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
  gtk_widget_action_set_enabled (widget, "win.letters", zh_letters_dialog_may (session));
  gtk_widget_action_set_enabled (widget, "win.do-with-entry", writable && zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.lineups", writable && round > 0 && zh_tournament_is_team (zh_session_get_tournament (session)));
}
