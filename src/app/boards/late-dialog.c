#include "config.h"

#include "late-dialog.h"

#include <glib/gi18n.h>

#include "clock-setting.h"
#include "desk-lateness.h"
#include "dialog-size.h"
#include "feedback.h"
#include "message-label.h"
#include "round-boards.h"
#include "signs.h"

struct _ZhLateDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  gboolean   filling;

  GtkListBox *boards;
  GtkLabel   *rule;
  GtkButton  *forfeit;
  GtkWidget  *reason;
  GtkLabel   *message;
};

G_DEFINE_FINAL_TYPE (ZhLateDialog, zh_late_dialog, ADW_TYPE_WINDOW)

static void fill (ZhLateDialog *self);

static void
show_count (ZhLateDialog *self)
{
  const ZhRound   *round = zh_session_get_round (self->session);
  int              n = round != NULL ? zh_round_count_late (round) : 0;
  g_autofree char *label = g_strdup_printf (ngettext ("_Forfeit %d Board", "_Forfeit %d Boards", (gulong) n), n);
  g_autofree char *said = g_strdup_printf (ngettext ("Forfeit %d board", "Forfeit %d boards", (gulong) n), n);

  gtk_button_set_label (self->forfeit, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->forfeit), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "late.forfeit", n > 0);
}

static gboolean
mark (ZhLateDialog *self,
      GArray       *marks)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  if (marks->len == 0)
    return FALSE;
  change = zh_desk_mark_missing (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                 zh_session_get_round_number (self->session), (const ZhMissingMark *) marks->data, marks->len, &error);
  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
  show_count (self);
  return change != NULL;
}

static void
side_toggled_cb (ZhLateDialog    *self,
                 GtkToggleButton *button)
{
  ZhMissingMark *of_button = g_object_get_data (G_OBJECT (button), "mark");
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (ZhMissingMark));
  ZhMissingMark next = *of_button;

  if (self->filling)
    return;
  next.missing = gtk_toggle_button_get_active (button);
  g_array_append_val (marks, next);
  mark (self, marks);
}

static GtkWidget *
make_side (ZhLateDialog    *self,
           const ZhPairing *pairing,
           int              game,
           ZhColour         colour)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  const ZhGame       *played = &pairing->games[game];
  int                 side = (colour == ZH_COLOUR_WHITE) == played->swapped ? 1 : 0;
  const ZhEntry      *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);
  g_autofree char    *name = entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  g_autofree char    *label = zh_sign_paint_colours (g_strdup_printf ("%s %s", colour == ZH_COLOUR_WHITE ? "☐" : "■", name));
  g_autofree char    *said = g_strdup_printf (_ ("Board %1$d, %2$s, has not come"), pairing->number, name);
  GtkWidget          *button = gtk_toggle_button_new_with_label (label);
  GtkWidget          *words = gtk_button_get_child (GTK_BUTTON (button));
  ZhMissingMark       of_button = { pairing->number, game, colour, TRUE };

  /* Names stand under one another, and a long one does not push the rest off a small screen */
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), played->missing[side]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_set_tooltip_text (button, said);
  g_object_set_data_full (G_OBJECT (button), "mark", g_memdup2 (&of_button, sizeof of_button), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (side_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_board (ZhLateDialog    *self,
           const ZhPairing *pairing,
           int              game)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *number = zh_pairing_format_board (pairing, game);
  GtkWidget       *label = gtk_label_new (number);
  GtkWidget       *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_widget_set_hexpand (sides, TRUE);
  gtk_widget_set_margin_end (box, 12);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (sides), make_side (self, pairing, game, ZH_COLOUR_WHITE));
  gtk_box_append (GTK_BOX (sides), make_side (self, pairing, game, ZH_COLOUR_BLACK));
  gtk_box_append (GTK_BOX (box), sides);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (self->boards, row);
}

static void
fill (ZhLateDialog *self)
{
  const ZhRound *round = zh_session_get_round (self->session);
  GtkListBoxRow *row;

  self->filling = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->boards, 0)) != NULL)
    gtk_list_box_remove (self->boards, GTK_WIDGET (row)); /* and not what it says when it is empty */
  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        if (!zh_result_is_set (pairing->games[game].result))
          add_board (self, pairing, game);
    }
  self->filling = FALSE;
  show_count (self);
}

/* Before a walk through the hall: everybody is missing until seen, or all have come. */
static void
mark_all_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ZhLateDialog  *self = ZH_LATE_DIALOG (widget);
  const ZhRound *round = zh_session_get_round (self->session);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (ZhMissingMark));

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        for (ZhColour colour = ZH_COLOUR_WHITE; colour <= ZH_COLOUR_BLACK; colour++)
          {
            ZhMissingMark next = { pairing->number, game, colour, g_variant_get_boolean (parameter) };

            if (!zh_result_is_set (pairing->games[game].result))
              g_array_append_val (marks, next);
          }
    }
  if (mark (self, marks))
    fill (self);
}

/* Where the default time is what stands in the way, the arbiter may say why not to wait. */
static void
ask_reason (ZhLateDialog *self)
{
  const ZhRound *round = zh_session_get_round (self->session);
  gint64         now = zh_desk_get_now (zh_session_get_desk (self->session));

  if (round == NULL || zh_round_count_late (round) == 0 ||
      zh_round_check_default_time (zh_session_get_competition (self->session), zh_session_get_tournament (self->session), round, now, NULL))
    return;
  gtk_widget_set_visible (self->reason, TRUE);
  gtk_widget_grab_focus (self->reason);
}

static void
forfeit_action (GtkWidget *widget)
{
  ZhLateDialog *self = ZH_LATE_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_forfeit_late (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                           zh_session_get_round_number (self->session), gtk_editable_get_text (GTK_EDITABLE (self->reason)), &error);

  zh_message_label_show (self->message, error != NULL ? error->message : NULL);
  if (change == NULL)
    {
      ask_reason (self);
      return;
    }
  zh_feedback_act (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), self->session, change, _ ("The boards were not forfeited"), NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_late_dialog_dispose (GObject *object)
{
  ZhLateDialog *self = ZH_LATE_DIALOG (object);

  self->filling = TRUE;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (zh_late_dialog_parent_class)->dispose (object);
}

static void
zh_late_dialog_class_init (ZhLateDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_late_dialog_dispose;
  ZH_TEMPLATE (class, ZhLateDialog, "late-dialog", boards, rule, forfeit, reason, message);
  gtk_widget_class_install_action (widget_class, "late.mark-all", "b", mark_all_action);
  ZH_ACTION (class, "late.forfeit", forfeit_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "late.forfeit");
}

static void
zh_late_dialog_init (ZhLateDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhLateDialog *
zh_late_dialog_new (GtkWindow *parent,
                    ZhSession *session)
{
  ZhLateDialog *self = g_object_new (ZH_TYPE_LATE_DIALOG, "transient-for", parent, NULL);
  g_auto (ZhLateness) lateness = { 0 };

  self->session = g_object_ref (session);
  if (zh_competition_load_lateness (zh_session_get_competition (session), &lateness, NULL))
    {
      g_autofree char *time = zh_clock_reading_format (lateness.default_seconds);
      g_autofree char *text = g_strdup_printf (_ ("Default time: %1$s (%2$s)"), time, lateness.article);

      g_autofree char *marked = lateness.overridden ? g_strdup_printf (_ ("✎ %s, as the regulation of the event has it"), text) : NULL;

      gtk_label_set_text (self->rule, marked != NULL ? marked : text);
    }
  fill (self);
  zh_dialog_begin_in (GTK_WINDOW (self), GTK_WIDGET (self->boards));
  return self;
}
