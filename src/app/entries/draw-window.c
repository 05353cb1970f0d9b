#include "config.h"

#include "draw-window.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "desk-rounds.h"
#include "errors.h"
#include "feedback.h"
#include "message-label.h"
#include "named-items.h"
#include "next-step.h"
#include "random.h"
#include "redraw-sheet.h"
#include "round-edit.h"
#include "widget.h"

/* One lot: what is said large, and the line it leaves in the list. */
typedef struct
{
  char *headline;
  char *line;
  int   number; /* that goes out of an envelope, 0 for none */
} Lot;

struct _ZhDrawWindow
{
  AdwWindow parent_instance;

  ZhSession     *session;
  GtkWidget     *parent; /* weak */
  ZhCompetition *competition;
  ZhTournament  *tournament;
  ZhDrawKind     kind;
  guint64        seed;
  GPtrArray     *lots;
  ZhProposal    *proposal; /* of pairs */
  guint          n_drawn;

  GtkWidget      *choices;
  GtkDropDown    *field;
  GtkCheckButton *corrected;
  GtkLabel       *warning;
  GtkLabel       *seed_label;
  GtkLabel       *step;
  GtkLabel       *envelopes;
  GtkLabel       *drawn;
  GtkWidget      *scrolled;
  GtkWidget      *accept;
  GtkWidget      *back;
  GtkWidget      *next;
  GtkWidget      *all;
};

G_DEFINE_FINAL_TYPE (ZhDrawWindow, zh_draw_window, ADW_TYPE_WINDOW)

ZhDrawKind
zh_draw_find_kind (const ZhCompetition *competition,
                   gint64               tournament_id)
{
  const ZhTournament *tournament = competition != NULL ? zh_competition_find_tournament (competition, tournament_id) : NULL;
  ZhNextStep          step;

  if (tournament == NULL || tournament->closed)
    return ZH_DRAW_NONE;
  step = zh_desk_get_next_step (competition, tournament_id);
  if (step.by_lot && (step.step == ZH_STEP_PAIR_ROUND || step.step == ZH_STEP_CLOSE_ROUND_AND_PAIR))
    return ZH_DRAW_PAIRS;
  if (tournament->rounds->len > 0 || tournament->entries->len < 2)
    return ZH_DRAW_NONE;
  return tournament->system == ZH_SYSTEM_ROUND_ROBIN && zh_varma_fits (tournament) ? ZH_DRAW_VARMA : ZH_DRAW_NUMBERS;
}

static void
lot_free (gpointer data)
{
  Lot *lot = data;

  g_free (lot->headline);
  g_free (lot->line);
  g_free (lot);
}

static void
add_lot (ZhDrawWindow *self,
         char         *headline,
         char         *line,
         int           number)
{
  Lot *lot = g_new (Lot, 1);

  *lot = (Lot){ headline, line, number };
  g_ptr_array_add (self->lots, lot);
}

/* The three kinds of lots */

static const char *const fields[] = { "", "federation", "region", "club" };

static guint
get_field (ZhDrawWindow *self)
{
  return MIN (gtk_drop_down_get_selected (self->field), G_N_ELEMENTS (fields) - 1);
}

/* A table may be drawn without keeping team-mates apart. */
static ZhDrawKind
get_kind (ZhDrawWindow *self)
{
  return self->kind == ZH_DRAW_VARMA && get_field (self) == 0 ? ZH_DRAW_NUMBERS : self->kind;
}

static ZhVarmaDraw
get_varma (ZhDrawWindow *self)
{
  return (ZhVarmaDraw){ fields[get_field (self)],
                        gtk_check_button_get_active (self->corrected) ? ZH_VARMA_CORRECTED : ZH_VARMA_PUBLISHED, self->seed };
}

static void
make_varma_lots (ZhDrawWindow *self)
{
  ZhVarmaDraw draw = get_varma (self);
  g_autoptr (GArray) players = zh_varma_list_players (self->tournament, draw.field);
  g_autoptr (GArray) steps = zh_varma_draw_for (players, &draw, zh_language_get_screen ());

  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep   *step = &g_array_index (steps, ZhVarmaStep, i);
      const ZhVarmaPlayer *player = &g_array_index (players, ZhVarmaPlayer, step->player);
      char                *headline = g_strdup_printf (step->chosen ? _ ("%1$s chooses envelope %2$c\n№ %3$d") : _ ("%1$s, envelope %2$c\n№ %3$d"),
                                        player->name, 'A' + step->group, step->number);

      add_lot (self, headline, g_strdup_printf ("№ %d  %s  %s  (%c)", step->number, player->name, player->team, 'A' + step->group), step->number);
    }
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  const ZhEntry *first = *(ZhEntry *const *) a;
  const ZhEntry *second = *(ZhEntry *const *) b;

  return first->id < second->id ? -1 : first->id > second->id;
}

/* As zh_desk_number_entries() will draw them from the same seed. */
static void
make_number_lots (ZhDrawWindow *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_copy (self->tournament->entries, NULL, NULL);
  g_autofree guint *order = g_new (guint, entries->len);
  ZhRandom          random = zh_random_new (self->seed);

  g_ptr_array_set_free_func (entries, NULL);
  g_ptr_array_sort (entries, compare_ids);
  zh_random_permutation (&random, entries->len, order);
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *name = zh_entry_format_name (g_ptr_array_index (entries, order[i]));

      add_lot (self, g_strdup_printf ("№ %u\n%s", i + 1, name), g_strdup_printf ("№ %u  %s", i + 1, name), 0);
    }
}

static gboolean
make_pair_lots (ZhDrawWindow *self,
                GError      **error)
{
  self->proposal = zh_tournament_propose_round (self->tournament, NULL, error);
  for (guint i = 0; self->proposal != NULL && i < self->proposal->pairs->len; i++)
    {
      const ZhProposedPair *proposed = &g_array_index (self->proposal->pairs, ZhProposedPair, i);
      ZhPairing             pair = { .kind = proposed->kind, .entry = { proposed->white, proposed->black } };
      g_autofree char      *sides = zh_pairing_format_sides (&pair, self->tournament);

      add_lot (self, g_strdup_printf ("%u\n%s", i + 1, sides), g_strdup_printf ("%u.  %s", i + 1, sides), 0);
    }
  return self->proposal != NULL;
}

static gboolean
make_lots (ZhDrawWindow *self,
           GError      **error)
{
  g_ptr_array_set_size (self->lots, 0);
  self->n_drawn = 0;
  switch (get_kind (self))
    {
    case ZH_DRAW_VARMA:
      make_varma_lots (self);
      return TRUE;
    case ZH_DRAW_NUMBERS:
      make_number_lots (self);
      return TRUE;
    case ZH_DRAW_PAIRS:
      return make_pair_lots (self, error);
    case ZH_DRAW_NONE:
    default:
      return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("There is nothing to be drawn now"));
    }
}

/* What is shown */

static gboolean
is_out (ZhDrawWindow *self,
        int           number)
{
  for (guint i = 0; i < self->n_drawn; i++)
    if (((const Lot *) g_ptr_array_index (self->lots, i))->number == number)
      return TRUE;
  return FALSE;
}

/* "A: 4 · 9 10", a dot for each number that is out. */
static void
show_envelopes (ZhDrawWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n_players = (int) self->tournament->entries->len;

  for (int group = 0; group < ZH_VARMA_N_GROUPS && get_kind (self) == ZH_DRAW_VARMA; group++)
    {
      int numbers[ZH_VARMA_MAX_GROUP];
      int n = zh_varma_get_group (n_players, get_varma (self).edition, group, numbers);

      g_string_append_printf (text, "%s%c:", group > 0 ? "      " : "", 'A' + group);
      for (int i = 0; i < n; i++)
        if (is_out (self, numbers[i]))
          g_string_append (text, " ·");
        else
          g_string_append_printf (text, " %d", numbers[i]);
    }
  gtk_label_set_text (self->envelopes, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->envelopes), text->len > 0);
}

static void
show_warning (ZhDrawWindow *self)
{
  g_autoptr (GArray) meetings = zh_varma_find_late_meetings ((int) self->tournament->entries->len, get_varma (self).edition);
  g_autoptr (GString) text = g_string_new (NULL);

  if (get_kind (self) != ZH_DRAW_VARMA)
    g_array_set_size (meetings, 0);
  for (guint i = 0; i < meetings->len; i++)
    {
      const ZhVarmaMeeting *meeting = &g_array_index (meetings, ZhVarmaMeeting, i);

      g_string_append_printf (text, _ ("⚠ In the published row %1$d and %2$d of envelope %3$c meet in round %4$d"), meeting->numbers[0],
                              meeting->numbers[1], 'A' + meeting->group, meeting->round);
    }
  gtk_label_set_text (self->warning, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->corrected),
                          meetings->len > 0 || (get_kind (self) == ZH_DRAW_VARMA && gtk_check_button_get_active (self->corrected)));
}

static void
update (ZhDrawWindow *self)
{
  g_autoptr (GString) drawn = g_string_new (NULL);
  gboolean    done = self->n_drawn == self->lots->len && self->lots->len > 0;
  const char *said = _ ("Press Space to draw");

  if (self->n_drawn > 0)
    said = ((const Lot *) g_ptr_array_index (self->lots, self->n_drawn - 1))->headline;
  gtk_label_set_text (self->step, said);
  for (guint i = self->n_drawn; i > 0; i--)
    g_string_append_printf (drawn, "%s%s", drawn->len > 0 ? "\n" : "", ((const Lot *) g_ptr_array_index (self->lots, i - 1))->line);
  gtk_label_set_text (self->drawn, drawn->str);
  show_envelopes (self);
  /* The conditions are fixed before the first lot. */
  gtk_widget_set_visible (self->choices, self->kind == ZH_DRAW_VARMA && self->n_drawn == 0);
  gtk_widget_set_sensitive (self->accept, done);
  gtk_widget_set_sensitive (self->back, self->n_drawn > 0);
  gtk_widget_set_sensitive (self->next, !done);
  gtk_widget_set_sensitive (self->all, !done);
}

static void
choices_changed_cb (ZhDrawWindow *self)
{
  if (self->kind != ZH_DRAW_VARMA)
    return;
  make_lots (self, NULL);
  show_warning (self);
  update (self);
}

static void
go_to (ZhDrawWindow *self,
       guint         n_drawn)
{
  self->n_drawn = MIN (n_drawn, self->lots->len);
  update (self);
  gtk_widget_grab_focus (gtk_widget_get_sensitive (self->next) ? self->next : self->accept);
}

static void
next_cb (ZhDrawWindow *self)
{
  go_to (self, self->n_drawn + 1);
}

static void
back_cb (ZhDrawWindow *self)
{
  go_to (self, self->n_drawn > 0 ? self->n_drawn - 1 : 0);
}

static void
all_cb (ZhDrawWindow *self)
{
  go_to (self, self->lots->len);
}

static ZhChange *
write_draw (ZhDrawWindow *self,
            const char   *reason,
            GError      **error)
{
  ZhDesk     *desk = zh_session_get_desk (self->session);
  ZhVarmaDraw varma = get_varma (self);

  if (zh_session_get_competition (self->session) != self->competition)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The competition has changed during the draw. Draw again"));
  switch (get_kind (self))
    {
    case ZH_DRAW_VARMA:
      return zh_desk_draw_varma (desk, self->tournament->id, &varma, reason, error);
    case ZH_DRAW_NUMBERS:
      return zh_desk_draw_numbers_again (desk, self->tournament->id, ZH_NUMBERING_LOT, self->seed, reason, error);
    case ZH_DRAW_PAIRS:
      return zh_desk_accept_proposal (desk, self->tournament->id, self->proposal, error);
    case ZH_DRAW_NONE:
    default:
      g_assert_not_reached ();
    }
}

static void
close_later (gpointer data)
{
  g_autoptr (ZhDrawWindow) self = data;

  gtk_window_close (GTK_WINDOW (self));
}

/* The sheet that asked is closed before the window that it stands on. */
static ZhChange *
redraw (const char *reason,
        gpointer    data,
        GError    **error)
{
  ZhDrawWindow *self = data;
  ZhChange     *change = write_draw (self, reason, error);

  if (change != NULL)
    g_idle_add_once (close_later, g_object_ref (self));
  return change;
}

static void
accept_cb (ZhDrawWindow *self)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!gtk_widget_get_sensitive (self->accept))
    return;
  if (get_kind (self) != ZH_DRAW_PAIRS && zh_desk_count_number_draws (zh_session_get_desk (self->session), self->tournament->id) > 0)
    {
      zh_redraw_ask (GTK_WIDGET (self), self->session, redraw, g_object_ref (self), g_object_unref);
      return;
    }
  change = write_draw (self, NULL, &error);
  if (change == NULL)
    {
      zh_feedback_error (GTK_WIDGET (self), _ ("The draw was not written"), error);
      return;
    }
  zh_feedback_act (self->parent, self->session, change, "", NULL);
  if (get_kind (self) == ZH_DRAW_PAIRS)
    gtk_widget_activate_action (self->parent, "win.show-place", "s", "boards");
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
key_pressed_cb (ZhDrawWindow   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if (keyval == GDK_KEY_F11)
    g_object_set (self, "fullscreened", !gtk_window_is_fullscreen (GTK_WINDOW (self)), NULL);
  else if ((state & GDK_CONTROL_MASK) != 0 && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    accept_cb (self);
  else if (keyval == GDK_KEY_Right || keyval == GDK_KEY_Page_Down)
    next_cb (self);
  else if (keyval == GDK_KEY_Left || keyval == GDK_KEY_Page_Up)
    back_cb (self);
  else if (keyval == GDK_KEY_End)
    all_cb (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
zh_draw_window_dispose (GObject *object)
{
  ZhDrawWindow *self = ZH_DRAW_WINDOW (object);

  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (zh_draw_window_parent_class)->dispose (object);
}

static void
zh_draw_window_class_init (ZhDrawWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_draw_window_dispose;
  ZH_FINALIZES (class, ZhDrawWindow, g_ptr_array_unref, lots);
  ZH_FINALIZES (class, ZhDrawWindow, zh_proposal_free, proposal);
  ZH_FINALIZES (class, ZhDrawWindow, zh_tournament_unref, tournament);
  ZH_FINALIZES (class, ZhDrawWindow, zh_competition_unref, competition);
  ZH_TEMPLATE (class, ZhDrawWindow, "draw-window", choices, field, corrected, warning, step, envelopes,
               drawn, scrolled, accept, back, next, all);
  gtk_widget_class_bind_template_child_full (widget_class, "seed", FALSE, G_STRUCT_OFFSET (ZhDrawWindow, seed_label));
  ZH_TEMPLATE_CALLBACKS (class, choices_changed_cb, accept_cb, next_cb, back_cb, all_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
}

static void
zh_draw_window_init (ZhDrawWindow *self)
{
  self->lots = g_ptr_array_new_with_free_func (lot_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_named_items_set_up (GTK_WIDGET (self->field), _ ("Team-mates are of one"));
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

/* A plain lot, unless the event said before that team-mates are kept apart. */
static void
choose_field (ZhDrawWindow *self)
{
  const char *field = zh_tournament_get_option (self->tournament, ZH_OPTION_TEAM_FIELD);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_strcmp0 (fields[i], field) == 0)
      gtk_drop_down_set_selected (self->field, i);
}

ZhDrawWindow *
zh_draw_window_new (GtkWindow *parent,
                    ZhSession *session)
{
  ZhDrawWindow    *self = g_object_new (ZH_TYPE_DRAW_WINDOW, "transient-for", parent, NULL);
  g_autofree char *number = NULL;
  g_autofree char *seed = NULL;
  g_autoptr (GError) error = NULL;

  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->parent, GTK_WIDGET (parent));
  self->competition = zh_competition_ref ((ZhCompetition *) zh_session_get_competition (self->session));
  self->tournament = zh_tournament_ref ((ZhTournament *) zh_session_get_tournament (self->session));
  self->kind = zh_draw_find_kind (self->competition, self->tournament->id);
  self->seed = self->kind == ZH_DRAW_PAIRS ? self->tournament->seed : zh_desk_draw_seed (zh_session_get_desk (self->session));
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);
  seed = g_strdup_printf (_ ("Seed of the lot: %s"), number);
  gtk_label_set_text (self->seed_label, seed);
  choose_field (self);
  make_lots (self, &error);
  if (self->kind == ZH_DRAW_VARMA)
    show_warning (self);
  update (self);
  if (error != NULL)
    zh_message_label_set (self->step, error->message);
  gtk_widget_grab_focus (self->next);
  return self;
}
