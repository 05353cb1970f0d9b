#include "config.h"

#include "hand-edit-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "feedback.h"
#include "message-label.h"
#include "round-edit-check.h"
#include "round-edit-draft.h"
#include "seat-grid.h"

struct _ZhHandEditWindow
{
  AdwWindow parent_instance;

  ZhSession          *session;
  GtkWidget          *parent; /* weak */
  ZhRoundEdit        *edit;
  GSimpleActionGroup *actions;
  gint64              picked; /* entry, 0 for nobody */
  gboolean            grave;  /* a rule is broken */
  gboolean            done;   /* accepted, or given up for good */

  ZhSeatGrid *seats;
  GtkLabel   *status;
  GtkLabel   *changes;
  GtkWidget  *proposed_title;
  GtkLabel   *proposed;
  GtkWidget  *warnings_title;
  GtkLabel   *warnings;
  GtkWidget  *keep;
  GtkWidget  *reason;
  GMenuModel *seat_menu;
};

G_DEFINE_FINAL_TYPE (ZhHandEditWindow, zh_hand_edit_window, ADW_TYPE_WINDOW)

static void
set_enabled (ZhHandEditWindow *self,
             const char       *name,
             gboolean          enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

static void
update_accept (ZhHandEditWindow *self)
{
  gboolean told = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->keep)) && *gtk_editable_get_text (GTK_EDITABLE (self->reason)) != '\0';
  g_autoptr (GError) error = NULL;
  gboolean complete = zh_round_edit_check_complete (self->edit, &error);

  set_enabled (self, "accept", zh_round_edit_can_take_back (self->edit) && complete && (told || !self->grave));
  zh_message_label_set (self->status, error != NULL ? error->message : NULL);
}

static const char *
get_uuid (ZhHandEditWindow *self)
{
  return zh_session_get_competition (self->session)->uuid;
}

/* What is done so far outlives the program. */
static void
save_draft (ZhHandEditWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!zh_round_edit_save_draft (self->edit, get_uuid (self), gtk_editable_get_text (GTK_EDITABLE (self->reason)), &error))
    zh_message_label_set (self->status, error->message);
}

static void
reason_changed_cb (ZhHandEditWindow *self)
{
  update_accept (self);
  if (self->session != NULL && zh_round_edit_can_take_back (self->edit))
    save_draft (self);
}

/* Before and after of the boards that change */

static void
append_change (GString            *text,
               const ZhEditChange *change,
               const ZhTournament *tournament)
{
  const ZhPairing *shown = change->before != NULL ? change->before : change->after;
  g_autofree char *before = zh_pairing_format_sides (change->before, tournament);
  g_autofree char *after = zh_pairing_format_sides (change->after, tournament);

  g_string_append (text, text->len > 0 ? "\n" : "");
  if (shown->kind == ZH_PAIRING_GAME)
    {
      g_string_append_printf (text, _ ("Board %d"), shown->number);
      g_string_append (text, ": ");
    }
  g_string_append_printf (text, "%s\n      → %s", before, after);
  if (change->n_lost > 0)
    {
      g_string_append (text, "\n      ");
      g_string_append_printf (text, ngettext ("%d result is lost", "%d results are lost", (gulong) change->n_lost), change->n_lost);
    }
}

static void
show_changes (ZhHandEditWindow *self,
              const ZhRound    *after)
{
  g_autoptr (GArray) changes = zh_round_edit_list_changes (self->edit, after);
  g_autoptr (GPtrArray) proposed = zh_round_edit_list_proposed (self->edit, after);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    append_change (text, &g_array_index (changes, ZhEditChange, i), self->edit->tournament);
  gtk_label_set_text (self->changes, changes->len > 0 ? text->str : _ ("Nothing yet. Click a player, or press Space there, then another: they change places. Players can be dragged, too."));
  for (guint i = 0; i < proposed->len; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", (const char *) g_ptr_array_index (proposed, i));
  gtk_label_set_text (self->proposed, lines->str);
  gtk_widget_set_visible (self->proposed_title, proposed->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->proposed), proposed->len > 0);
}

static void
show_warnings (ZhHandEditWindow *self,
               const ZhRound    *after)
{
  g_autoptr (GArray) warnings = zh_round_edit_list_warnings (self->edit, after);
  g_autoptr (GString) text = g_string_new (NULL);

  self->grave = FALSE;
  for (guint i = 0; i < warnings->len; i++)
    {
      const ZhEditWarning *warning = &g_array_index (warnings, ZhEditWarning, i);
      g_autofree char     *words = zh_edit_warning_format (warning, self->edit->tournament, zh_language_get_screen ());

      self->grave = self->grave || warning->grave;
      g_string_append_printf (text, "%s%s%s", i > 0 ? "\n" : "", warning->grave ? "⚠ " : "", words);
    }
  gtk_label_set_text (self->warnings, text->str);
  gtk_widget_set_visible (self->warnings_title, warnings->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), warnings->len > 0);
  gtk_widget_set_visible (self->keep, self->grave);
}

static void
update (ZhHandEditWindow *self)
{
  g_autoptr (ZhRound) after = zh_round_edit_make_round (self->edit);

  zh_seat_grid_show (self->seats, self->edit, self->picked);
  show_changes (self, after);
  show_warnings (self, after);
  set_enabled (self, "take-back", zh_round_edit_can_take_back (self->edit));
  update_accept (self);
}

/* After a move: the keyboard goes with the entry; what was refused is said. */
static void
finish_move (ZhHandEditWindow *self,
             gboolean          done,
             gint64            entry,
             GError           *error)
{
  if (done)
    self->picked = 0;
  update (self);
  zh_seat_grid_focus (self->seats, entry);
  if (done)
    {
      save_draft (self);
      return;
    }
  zh_message_label_set (self->status, error->message);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Brings the one picked up to a seat. */
static void
place (ZhHandEditWindow *self,
       gint64            entry,
       const ZhSeat     *onto)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (onto->entry == 0)
    done = zh_round_edit_seat (self->edit, entry, onto->board, onto->side, &error);
  else if (onto->aside && zh_round_edit_is_aside (self->edit, entry))
    done = zh_round_edit_pair (self->edit, entry, onto->entry, &error);
  else
    done = zh_round_edit_swap (self->edit, entry, onto->entry, &error);
  finish_move (self, done, entry, error);
}

static void
seat_activated_cb (ZhHandEditWindow *self,
                   const ZhSeat     *seat)
{
  const ZhSeat chosen = *seat;

  if (self->picked == 0 || self->picked == chosen.entry)
    {
      self->picked = self->picked == 0 ? chosen.entry : 0;
      update (self);
      return;
    }
  place (self, self->picked, &chosen);
}

static void
seat_dropped_cb (ZhHandEditWindow *self,
                 const ZhSeat     *from,
                 const ZhSeat     *onto)
{
  const ZhSeat chosen = *onto;

  place (self, from->entry, &chosen);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
menu_closed_cb (GtkWidget *popover)
{
  /* the action of a menu item is activated after its menu closed */
  g_idle_add (unparent_cb, popover);
}

static void
seat_menu_cb (ZhHandEditWindow *self,
              GtkWidget        *button)
{
  GtkWidget *menu = gtk_popover_menu_new_from_model (self->seat_menu);

  gtk_widget_set_parent (menu, button);
  g_signal_connect (menu, "closed", G_CALLBACK (menu_closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (menu));
}

/* Actions on the current seat */

static void
pick_action (ZhHandEditWindow *self)
{
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);

  if (seat == NULL || seat->entry == 0)
    return;
  self->picked = seat->entry;
  update (self);
}

static void
swap_colours_action (ZhHandEditWindow *self)
{
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);
  g_autoptr (GError) error = NULL;
  gint64   entry;
  gboolean done;

  if (seat == NULL || seat->board == 0)
    return;
  entry = seat->entry;
  done = zh_round_edit_swap_colours (self->edit, seat->board, &error);
  finish_move (self, done, entry, error);
}

static void
put_aside_action (ZhHandEditWindow *self)
{
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);
  g_autoptr (GError) error = NULL;
  gint64   opponent = 0;
  gint64   entry;
  gboolean done;

  if (seat == NULL || seat->entry == 0 || seat->aside)
    return;
  entry = seat->entry;
  /* Work goes on at the board, with who is left there. */
  if (seat->board > 0)
    opponent = g_array_index (self->edit->boards, ZhEditPlace, seat->board - 1).entry[1 - seat->side];
  done = zh_round_edit_put_aside (self->edit, entry, &error);
  finish_move (self, done, opponent != 0 ? opponent : entry, error);
}

static void
give_bye_action (ZhHandEditWindow *self,
                 GVariant         *parameter)
{
  static const struct
  {
    const char   *name;
    ZhPairingKind kind;
  } kinds[] = {
    { "allocated", ZH_PAIRING_ALLOCATED_BYE },
    { "full", ZH_PAIRING_FULL_BYE },
    { "half", ZH_PAIRING_HALF_BYE },
    { "zero", ZH_PAIRING_ZERO_BYE },
  };
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && seat != NULL && seat->entry != 0; i++)
    if (strcmp (kinds[i].name, g_variant_get_string (parameter, NULL)) == 0)
      {
        gint64   entry = seat->entry;
        gboolean done;

        done = zh_round_edit_give_bye (self->edit, entry, kinds[i].kind, &error);
        finish_move (self, done, entry, error);
        return;
      }
}

static void
move_board (ZhHandEditWindow *self,
            int               step)
{
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);
  g_autoptr (GError) error = NULL;
  gint64   entry;
  gboolean done;

  if (seat == NULL || seat->board == 0 || seat->board + step < 1 || seat->board + step > (int) self->edit->boards->len)
    return;
  entry = seat->entry;
  done = zh_round_edit_move_board (self->edit, seat->board, seat->board + step, &error);
  finish_move (self, done, entry, error);
}

static void
move_up_action (gpointer user_data)
{
  move_board (user_data, -1);
}

static void
move_down_action (gpointer user_data)
{
  move_board (user_data, 1);
}

static void
take_back_action (ZhHandEditWindow *self)
{
  const ZhSeat *seat = zh_seat_grid_get_current (self->seats);
  gint64        entry = seat != NULL ? seat->entry : 0;

  if (zh_round_edit_take_back (self->edit))
    finish_move (self, TRUE, entry, NULL);
}

static void
close_for_good (ZhHandEditWindow *self)
{
  self->done = TRUE;
  if (zh_session_get_competition (self->session) != NULL)
    zh_round_edit_discard_draft (self->edit, get_uuid (self));
  gtk_window_close (GTK_WINDOW (self));
}

static void
accept_action (ZhHandEditWindow *self)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_accept_edit (zh_session_get_desk (self->session), self->edit, gtk_editable_get_text (GTK_EDITABLE (self->reason)), &error);

  if (change == NULL)
    {
      zh_feedback_error (GTK_WIDGET (self), _ ("The edit was not accepted"), error);
      return;
    }
  zh_feedback_act (self->parent, self->session, change, "", NULL);
  close_for_good (self);
}

static const ZhMapAction action_entries[] = {
  { "pick", G_CALLBACK (pick_action) },
  { "swap-colours", G_CALLBACK (swap_colours_action) },
  { "put-aside", G_CALLBACK (put_aside_action) },
  { "give-bye", G_CALLBACK (give_bye_action), "s" },
  { "move-up", G_CALLBACK (move_up_action) },
  { "move-down", G_CALLBACK (move_down_action) },
  { "take-back", G_CALLBACK (take_back_action) },
  { "accept", G_CALLBACK (accept_action) },
};

/* The end of the window */

static void
answered_cb (GtkWindow        *dialog,
             const char       *response,
             ZhHandEditWindow *self)
{
  if (!g_str_equal (response, "give-up"))
    return;
  gtk_window_set_transient_for (dialog, NULL); /* it ends after its parent, and would look for it */
  close_for_good (self);
}

/* The first Escape lays down who is picked up; giving up moves already made is asked about. */
static gboolean
zh_hand_edit_window_close_request (GtkWindow *window)
{
  ZhHandEditWindow *self = ZH_HAND_EDIT_WINDOW (window);
  GtkWidget        *dialog;

  if (self->done || (self->picked == 0 && !zh_round_edit_can_take_back (self->edit)))
    return GTK_WINDOW_CLASS (zh_hand_edit_window_parent_class)->close_request (window);
  if (self->picked != 0)
    {
      self->picked = 0;
      update (self);
      return TRUE;
    }
  dialog = adw_message_dialog_new (window, _ ("Give Up the Hand Edits?"), _ ("The round stays as it was before the edit began."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep Editing"), "give-up", _ ("_Give Up"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "give-up", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

/* Whatever else changed the round, such as an undo, ends the edit. */
static void
session_changed_cb (ZhHandEditWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  const ZhTournament  *tournament = competition != NULL ? zh_competition_find_tournament (competition, self->edit->tournament->id) : NULL;

  if (self->done || (tournament != NULL && zh_tournament_find_round (tournament, self->edit->round->number) == self->edit->round))
    return;
  close_for_good (self);
}

static void
zh_hand_edit_window_dispose (GObject *object)
{
  ZhHandEditWindow *self = ZH_HAND_EDIT_WINDOW (object);

  if (self->session != NULL)
    zh_session_set_edited_round (self->session, 0);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (zh_hand_edit_window_parent_class)->dispose (object);
}

/* Not as bindings of the class: those of GtkWindow come first, which move the keyboard with Ctrl and an
 * arrow as with the arrow alone. */
static const char *
find_arrow_action (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return "edit.swap-colours";
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return "edit.move-up";
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return "edit.move-down";
    default:
      return NULL;
    }
}

static gboolean
key_pressed_cb (ZhHandEditWindow *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   state)
{
  GtkWidget  *focus = gtk_root_get_focus (GTK_ROOT (self));
  const char *action = (state & GDK_CONTROL_MASK) != 0 ? find_arrow_action (keyval) : NULL;

  if (action != NULL && !GTK_IS_EDITABLE (focus))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
      return GDK_EVENT_STOP;
    }
  if ((keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0)) && focus != NULL &&
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self->seats)))
    {
      seat_menu_cb (self, focus);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           keyval;
    GdkModifierType state;
    const char     *action;
  } bindings[] = {
    { GDK_KEY_Delete, 0, "edit.put-aside" },
    { GDK_KEY_KP_Delete, 0, "edit.put-aside" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "edit.take-back" },
    { GDK_KEY_Cyrillic_ya, GDK_CONTROL_MASK, "edit.take-back" },
    { GDK_KEY_Return, GDK_CONTROL_MASK, "edit.accept" },
    { GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "edit.accept" },
    { GDK_KEY_Escape, 0, "window.close" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bindings); i++)
    gtk_widget_class_add_binding_action (widget_class, bindings[i].keyval, bindings[i].state, bindings[i].action, NULL);
}

static void
zh_hand_edit_window_class_init (ZhHandEditWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_hand_edit_window_dispose;
  ZH_FINALIZES (class, ZhHandEditWindow, zh_round_edit_free, edit);
  GTK_WINDOW_CLASS (class)->close_request = zh_hand_edit_window_close_request;

  g_type_ensure (ZH_TYPE_SEAT_GRID);
  ZH_TEMPLATE (class, ZhHandEditWindow, "hand-edit-window", seats, status, changes, proposed_title,
               proposed, warnings_title, warnings, keep, reason, seat_menu);
  ZH_TEMPLATE_CALLBACKS (class, update_accept, reason_changed_cb);
  add_bindings (GTK_WIDGET_CLASS (class));
}

static void
zh_hand_edit_window_init (ZhHandEditWindow *self)
{
  self->actions = g_simple_action_group_new ();
  zh_action_map_add (G_ACTION_MAP (self->actions), action_entries, G_N_ELEMENTS (action_entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "edit", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->seats, "activated", G_CALLBACK (seat_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seats, "dropped", G_CALLBACK (seat_dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seats, "menu", G_CALLBACK (seat_menu_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

ZhHandEditWindow *
zh_hand_edit_window_new (GtkWindow   *parent,
                         ZhSession   *session,
                         ZhRoundEdit *edit,
                         gint64       picked)
{
  ZhHandEditWindow *self = g_object_new (ZH_TYPE_HAND_EDIT_WINDOW, "transient-for", parent, NULL);
  g_autofree char  *title = g_strdup_printf (_ ("Hand Edits to Round %d"), edit->round->number);
  g_autofree char  *reason = NULL;
  gboolean          goes_on;

  gtk_window_set_title (GTK_WINDOW (self), title);
  goes_on = zh_round_edit_take_up (edit, zh_session_get_competition (session)->uuid, &reason);
  self->edit = edit;
  if (goes_on)
    gtk_editable_set_text (GTK_EDITABLE (self->reason), reason);
  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  self->picked = picked;
  zh_session_set_edited_round (self->session, edit->round->id);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
  zh_seat_grid_focus (self->seats, picked);
  if (goes_on)
    gtk_label_set_text (self->status, _ ("This goes on from where the edit was cut off."));
  return self;
}
