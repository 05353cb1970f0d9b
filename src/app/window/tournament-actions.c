#include "config.h"

#include "tournament-actions.h"

#include <glib/gi18n.h>

#include "boards-page.h"
#include "desk-competition.h"
#include "desk-playoff.h"
#include "desk-rounds.h"
#include "feedback.h"
#include "form-sheet.h"
#include "table-rounds.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "handicap-dialog.h"
#include "odds-dialog.h"
#include "lots-dialog.h"
#include "timetable-dialog.h"

/* Reopening */

typedef struct
{
  GtkWidget *widget; /* weak: its page may be gone when the answer comes */
  ZhSession *session;
  gint64     tournament_id;
} Reopening;

static void
reopen (GtkWidget *widget,
        ZhSession *session,
        gint64     tournament_id)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_reopen_tournament (zh_session_get_desk (session), tournament_id, &error);

  zh_feedback_act (widget, session, change, _ ("The tournament was not reopened"), error);
}

static void
reopening_free (gpointer  data,
                GClosure *closure)
{
  Reopening *self = data;

  g_clear_weak_pointer (&self->widget);
  g_object_unref (self->session);
  g_free (self);
}

static void
reopening_answered_cb (AdwMessageDialog *dialog,
                       const char       *response,
                       gpointer          data)
{
  Reopening *self = data;

  /* another file may have been opened meanwhile */
  if (g_str_equal (response, "reopen") && self->widget != NULL && zh_session_get_desk (self->session) != NULL)
    reopen (self->widget, self->session, self->tournament_id);
}

void
zh_tournament_actions_ask_reopening (GtkWidget *widget,
                                     ZhSession *session,
                                     gint64     tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_session_get_competition (session), tournament_id);
  g_autofree char    *heading = NULL;
  Reopening          *reopening;
  AdwMessageDialog   *dialog;

  if (tournament == NULL)
    return;
  heading = g_strdup_printf (_ ("Reopen “%s”?"), tournament->name);
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), heading,
                                                       _ ("Its standings are no longer final: entries and rounds can be changed again, and what was printed as final may come out otherwise. Close it again when that is done.")));
  reopening = g_new0 (Reopening, 1);
  g_set_weak_pointer (&reopening->widget, widget);
  reopening->session = g_object_ref (session);
  reopening->tournament_id = tournament_id;
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "reopen", _ ("_Reopen"), NULL);
  adw_message_dialog_set_default_response (dialog, "reopen");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (reopening_answered_cb), reopening, reopening_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
reopen_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));

  zh_tournament_actions_ask_reopening (widget, session, zh_session_get_tournament_id (session));
}

/* The answer to a refusal that has said already what being closed means. */
static void
reopen_at_once_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));

  reopen (widget, session, zh_session_get_tournament_id (session));
}

/* The order of the rounds of a table */

typedef struct
{
  ZhSession   *session; /* unowned: the sheet holds it */
  guint64      seed;
  AdwEntryRow *order;
} TableDraw;

static ZhChange *
draw_table_rounds (ZhFormSheet *sheet,
                   gpointer     data,
                   GError     **error)
{
  TableDraw *self = data;
  g_autoptr (GArray) order = zh_table_rounds_parse (zh_form_get_text (self->order), error);

  if (order == NULL)
    return NULL;
  return zh_desk_draw_table_rounds (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                    order->len > 0 ? (const int *) order->data : NULL, order->len, self->seed, error);
}

static void
draw_table_rounds_action (GtkWidget *widget)
{
  ZhSession       *session = zh_window_get_session (ZH_WINDOW (widget));
  ZhFormSheet     *sheet = zh_form_sheet_new (GTK_WINDOW (widget), session, _ ("Order of the Rounds"), C_ ("lots", "_Draw"));
  TableDraw       *draw = g_new0 (TableDraw, 1);
  g_autofree char *seed = NULL;
  g_autofree char *note = NULL;

  draw->session = session;
  draw->seed = zh_desk_draw_seed (zh_session_get_desk (session));
  draw->order = zh_form_sheet_add_entry (sheet, _ ("Drawn by hand, as 3 1 2 (empty: by lot)"), "");
  zh_text_bounds_set (GTK_WIDGET (draw->order), ZH_TEXT_LIST_MAX);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, draw->seed);
  note = g_strdup_printf (_ ("In this order the rounds of the table are played; those that are paired stay first and unchanged.\nSeed of the lot: %s"), seed);
  zh_form_sheet_set_apply (sheet, draw_table_rounds, NULL, draw, g_free);
  zh_form_sheet_set_note (sheet, note);
  gtk_widget_grab_focus (GTK_WIDGET (draw->order));
  gtk_window_present (GTK_WINDOW (sheet));
}

/* A deciding game */

/* Of the match under the cursor of the boards, which are shown where they are not. */
static void
add_deciding_game_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));
  ZhPage    *page = zh_window_get_page (ZH_WINDOW (widget));
  int        board;
  int        game;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!ZH_IS_BOARDS_PAGE (page))
    {
      zh_window_show_place (ZH_WINDOW (widget), "boards");
      zh_feedback_toast (widget, _ ("Put the cursor on the level match first"), NULL, NULL);
      return;
    }
  if (!zh_boards_page_get_cursor (ZH_BOARDS_PAGE (page), &board, &game))
    {
      gtk_widget_error_bell (widget);
      return;
    }
  change = zh_desk_add_deciding_game (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                      zh_session_get_round_number (session), board, &error);
  zh_feedback_act (GTK_WIDGET (page), session, change, _ ("No deciding game was added"), error);
}

static void
timetable_action (GtkWidget *widget)
{
  zh_timetable_dialog_present (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
handicap_action (GtkWidget *widget)
{
  zh_handicap_dialog_present (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
odds_action (GtkWidget *widget)
{
  zh_odds_dialog_present (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
lots_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_lots_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

void
zh_tournament_actions_install (GtkWidgetClass *class)
{
  ZH_ACTION (class, "win.reopen-tournament", reopen_action);
  ZH_ACTION (class, "win.reopen-at-once", reopen_at_once_action);
  ZH_ACTION (class, "win.draw-table-rounds", draw_table_rounds_action);
  ZH_ACTION (class, "win.add-deciding-game", add_deciding_game_action);
  ZH_ACTION (class, "win.timetable", timetable_action);
  ZH_ACTION (class, "win.handicap", handicap_action);
  ZH_ACTION (class, "win.odds", odds_action);
  ZH_ACTION (class, "win.lots", lots_action);
}

void
zh_tournament_actions_update (ZhWindow *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  ZhSession          *session = zh_window_get_session (self);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  const ZhRound      *round = zh_session_get_round (session);
  gboolean            writable = tournament != NULL && zh_session_is_writable (session);

  gtk_widget_action_set_enabled (widget, "win.reopen-tournament", writable && tournament->closed);
  gtk_widget_action_set_enabled (widget, "win.reopen-at-once", writable && tournament->closed);
  gtk_widget_action_set_enabled (widget, "win.draw-table-rounds", writable && !tournament->closed && zh_tournament_may_draw_table_rounds (tournament));
  gtk_widget_action_set_enabled (widget, "win.timetable", writable && !tournament->closed);
  gtk_widget_action_set_enabled (widget, "win.handicap", writable && !tournament->closed);
  gtk_widget_action_set_enabled (widget, "win.odds", writable && !tournament->closed && tournament->sport != ZH_SPORT_CHESS);
  gtk_widget_action_set_enabled (widget, "win.lots", writable);
  gtk_widget_action_set_enabled (widget, "win.add-deciding-game",
                                 writable && !tournament->closed && tournament->system == ZH_SYSTEM_KNOCKOUT && round != NULL && round->state != ZH_ROUND_CLOSED);
}
