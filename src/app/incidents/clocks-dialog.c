#include "config.h"

#include "clocks-dialog.h"

#include <glib/gi18n.h>

#include "clock-face.h"
#include "clock-setting.h"
#include "desk-clocks.h"
#include "feedback.h"
#include "handicap.h"
#include "incident-words.h"
#include "message-label.h"
#include "named-items.h"
#include "ruleset-defaults.h"
#include "switched-off.h"
#include "time-class.h"

struct _ZhClocksDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  int        board;
  int        game;      /* from 0 */
  int        more_base; /* what Black has more than White, in seconds */
  int        more_increment;

  GtkLabel      *history;
  GtkDropDown   *kind;
  GtkSpinButton *move;
  GtkEditable   *base;
  GtkSpinButton *increment;
  GtkSpinButton *white_moves;
  GtkSpinButton *black_moves;
  GtkEditable   *white_used;
  GtkEditable   *black_used;
  GtkEditable   *white_before;
  GtkEditable   *black_before;
  GtkEditable   *white_after;
  GtkEditable   *black_after;
  GtkEditable   *note;
  GtkWidget     *dial_part;
  GtkLabel      *dial_rule;
  GtkSpinButton *first_period;
  GtkSpinButton *second_period;
  GtkBox        *faces;
  GtkLabel      *message;
};

G_DEFINE_FINAL_TYPE (ZhClocksDialog, zh_clocks_dialog, ADW_TYPE_WINDOW)

static gboolean
read_reading (GtkEditable *entry,
              int         *seconds)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  gboolean         ok = zh_clock_reading_parse (text, seconds);

  if (ok || *text == '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  return ok;
}

/* What a clock showed before is not always known; then it stays -1. */
static gboolean
read_before (GtkEditable *entry,
             int         *seconds)
{
  return read_reading (entry, seconds) || !gtk_widget_has_css_class (GTK_WIDGET (entry), "error");
}

static void
set_reading (GtkEditable *entry,
             int          seconds)
{
  g_autofree char *text = zh_clock_reading_format (seconds);

  gtk_editable_set_text (entry, text);
}

/* Time given so far without the time used: once all of it is written, both readings follow. */
static void
compute_cb (ZhClocksDialog *self)
{
  int            base[2] = { 0 };
  int            increment[2];
  int            used[2] = { 0 };
  int            moves[2];
  ZhClockReading reading;

  if (self->session == NULL || !read_reading (self->base, &base[0]) || !read_reading (self->white_used, &used[0]) || !read_reading (self->black_used, &used[1]))
    return;
  moves[0] = gtk_spin_button_get_value_as_int (self->white_moves);
  moves[1] = gtk_spin_button_get_value_as_int (self->black_moves);
  base[1] = base[0] + self->more_base;
  increment[0] = gtk_spin_button_get_value_as_int (self->increment);
  increment[1] = increment[0] + self->more_increment;
  reading = zh_clock_rebuild (base, increment, moves, used);
  set_reading (self->white_after, reading.remaining[0]);
  set_reading (self->black_after, reading.remaining[1]);
}

static void
set_action (GtkWidget *widget)
{
  ZhClocksDialog *self = ZH_CLOCKS_DIALOG (widget);
  GtkWindow      *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  guint           kind = gtk_drop_down_get_selected (self->kind);
  ZhClockChange   change = { .tournament_id = zh_session_get_tournament_id (self->session), .round = zh_session_get_round_number (self->session), .board = self->board, .game = self->game + 1, .kind = kind != GTK_INVALID_LIST_POSITION ? (ZhClockKind) (kind + 1) : ZH_CLOCK_REPLACED, .move = gtk_spin_button_get_value_as_int (self->move), .before = { -1, -1 }, .note = (char *) gtk_editable_get_text (self->note) };
  g_autoptr (GError) error = NULL;
  ZhChange *done;

  if (!read_reading (self->white_after, &change.after[0]) || !read_reading (self->black_after, &change.after[1]) ||
      !read_before (self->white_before, &change.before[0]) || !read_before (self->black_before, &change.before[1]))
    {
      zh_message_label_refuse (self->message, _ ("Clocks: write a reading as 1:05:00, or as 5:30 for minutes and seconds"));
      return;
    }
  done = zh_desk_set_clocks (zh_session_get_desk (self->session), &change, &error);
  if (done == NULL)
    {
      zh_message_label_show (self->message, error->message);
      return;
    }
  zh_feedback_act (GTK_WIDGET (parent), self->session, done, _ ("The clocks were not noted"), NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_history (ZhClocksDialog *self)
{
  g_auto (GStrv) lines = zh_competition_list_clocks (zh_session_get_competition (self->session), zh_session_get_tournament_id (self->session),
                                                     zh_session_get_round_number (self->session), self->board, self->game + 1,
                                                     zh_language_get_screen ());
  g_autofree char *text = g_strjoinv ("\n", lines);

  gtk_label_set_text (self->history, *text != '\0' ? text : _ ("Nothing was done to the clocks of this board"));
}

/* Mechanical clocks */

static void
add_face (ZhClocksDialog     *self,
          const ZhDialPeriod *period)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *text = g_strdup_printf (_ ("Game %1$d, period %2$d\nset to %3$d:%4$02d, control at %5$d:%6$02d"), period->game, period->period,
                                           period->start_minute / 60, period->start_minute % 60, period->control_minute / 60, period->control_minute % 60);
  GtkWidget       *label = gtk_label_new (text);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), zh_clock_face_new (period->start_minute, text));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->faces, box);
}

/* The article of the hours; or which article leaves it out, as one does in play over the internet. */
static char *
dup_dial_rule (const ZhRuleset    *rules,
               const ZhTournament *tournament,
               const char         *article,
               gboolean           *is_off)
{
  const char *off = zh_ruleset_get_switch (rules, zh_tournament_get_discipline (tournament), article);

  *is_off = off != NULL;
  return off != NULL ? zh_incident_switch_format (off, zh_language_get_screen ()) : g_strdup (article);
}

static void
show_dial_cb (ZhClocksDialog *self)
{
  const ZhTournament *tournament;
  gboolean            is_off = FALSE;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GArray) rows = NULL;
  const char      *article = "";
  int              periods[2];
  GtkWidget       *child;
  g_autofree char *pause = NULL;
  g_autofree char *rule = NULL;
  g_autofree char *named = NULL;

  if (self->session == NULL)
    return;
  tournament = zh_session_get_tournament (self->session);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->faces))) != NULL)
    gtk_box_remove (self->faces, child);
  periods[0] = gtk_spin_button_get_value_as_int (self->first_period) * 60;
  periods[1] = gtk_spin_button_get_value_as_int (self->second_period) * 60;
  rules = zh_competition_load_ruleset (zh_session_get_competition (self->session), NULL);
  if (rules != NULL)
    rows = zh_ruleset_set_dial (rules, CLAMP (tournament->games_per_pairing, 1, 2), periods, periods[1] > 0 ? 2 : 1, &article);
  if (rows != NULL)
    named = dup_dial_rule (rules, tournament, article, &is_off);
  for (guint i = 0; rows != NULL && !is_off && i < rows->len; i++)
    add_face (self, &g_array_index (rows, ZhDialPeriod, i));
  if (rows != NULL && !is_off && tournament->games_per_pairing == 2)
    pause = zh_ruleset_format_pause (rules, zh_language_get_screen ());
  rule = pause != NULL ? g_strdup_printf ("%s\n%s", named, pause) : g_strdup (rows != NULL ? named : _ ("The rules of this event name no hours for mechanical clocks"));
  gtk_label_set_text (self->dial_rule, rule);
}

static void
fill_kinds (ZhClocksDialog *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (int i = ZH_CLOCK_REPLACED; i <= ZH_CLOCK_SET; i++)
    gtk_string_list_append (labels, zh_clock_kind_get_label ((ZhClockKind) i, zh_language_get_screen ()));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (labels));
  zh_named_items_set_up (GTK_WIDGET (self->kind), _ ("Why"));
}

static void
zh_clocks_dialog_class_init (ZhClocksDialogClass *class)
{
  ZH_DISPOSES (class, ZhClocksDialog, g_object_unref, session);
  ZH_TEMPLATE (class, ZhClocksDialog, "clocks-dialog", history, kind, move, base, increment, white_moves,
               black_moves, white_used, black_used, white_before, black_before, white_after, black_after,
               note, dial_part, dial_rule, first_period, second_period, faces, message);
  ZH_TEMPLATE_CALLBACKS (class, compute_cb, show_dial_cb);
  ZH_ACTION (class, "clocks.set", set_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "clocks.set");
}

static void
zh_clocks_dialog_init (ZhClocksDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Times by rating stand in place of those of the tournament: White's in the fields, Black's beside them. */
static gboolean
take_handicap (ZhClocksDialog *self,
               int            *base,
               int            *increment)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const ZhRound      *round = zh_session_get_round (self->session);
  const ZhPairing    *pairing = round != NULL ? zh_round_find_pairing (round, self->board) : NULL;
  g_autoptr (GPtrArray) lines = zh_tournament_load_handicap (tournament);
  ZhHandicapTimes  times;
  g_autofree char *words = NULL;

  if (pairing == NULL || self->game >= pairing->n_games || !zh_handicap_find (lines, tournament, pairing, &pairing->games[self->game], &times))
    return FALSE;
  words = zh_handicap_dup_words (tournament, pairing, &pairing->games[self->game], zh_language_get_screen ());
  gtk_window_set_title (GTK_WINDOW (self), words);
  *base = times.base[0];
  *increment = times.increment[0];
  self->more_base = times.base[1] - times.base[0];
  self->more_increment = times.increment[1] - times.increment[0];
  return TRUE;
}

ZhClocksDialog *
zh_clocks_dialog_new (GtkWindow *parent,
                      ZhSession *session,
                      int        board,
                      int        game)
{
  ZhClocksDialog     *self = g_object_new (ZH_TYPE_CLOCKS_DIALOG, "transient-for", parent, NULL);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autofree char    *title = g_strdup_printf (_ ("Clocks of Board %d"), board);
  int                 base = 0;
  int                 increment = 0;

  gtk_window_set_title (GTK_WINDOW (self), title);
  self->board = board;
  self->game = MAX (game, 0);
  fill_kinds (self);
  self->session = g_object_ref (session);
  if (take_handicap (self, &base, &increment) || zh_time_control_parse (tournament->time_control, &base, &increment))
    {
      set_reading (self->base, base);
      gtk_spin_button_set_value (self->increment, increment);
      gtk_spin_button_set_value (self->first_period, MAX (base / 60, 1));
    }
  show_history (self);
  show_dial_cb (self);
  /* an increment needs an electronic clock */
  gtk_widget_set_visible (self->dial_part, increment == 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->white_used));
  return self;
}
