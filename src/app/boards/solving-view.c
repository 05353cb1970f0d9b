#include "config.h"

#include "solving-view.h"

#include <glib/gi18n.h>

#include "after-frame.h"
#include "desk-solving.h"
#include "named-items.h"
#include "solving-acts.h"
#include "solving-grid.h"
#include "solving-keys.h"

struct _ZhSolvingView
{
  ZhBin parent_instance;

  ZhSession     *session; /* unowned: the page's */
  ZhSolvingActs *acts;
  ZhSolvingKeys *keys;
  gint64         tournament_id;
  int            round;
  gboolean       is_open; /* the round that is looked at, when it was shown last */
  gboolean       filling;

  GtkDropDown   *rounds;
  GtkLabel      *clock;
  GtkEditable   *search;
  GtkMenuButton *menu;
  ZhSolvingGrid *grid;
  GtkStack      *stack;
  GtkLabel      *status;
};

G_DEFINE_FINAL_TYPE (ZhSolvingView, zh_solving_view, ZH_TYPE_BIN)

static const ZhTournament *
get_tournament (ZhSolvingView *self)
{
  return self->session != NULL ? zh_session_get_tournament (self->session) : NULL;
}

static const ZhSolvingRoundRecord *
get_round (ZhSolvingView *self)
{
  const ZhTournament *tournament = get_tournament (self);

  return tournament != NULL ? zh_solving_find_round (tournament->solving_rounds, self->round) : NULL;
}

/* What is shown only now cannot have the keyboard yet. */
static void
grab_focus_cb (GtkWidget *grid)
{
  gtk_widget_grab_focus (grid);
}

/* What was chosen from the menu is done, or asks in a window of its own: marks that are typed then belong to sheets. */
static void
menu_closed_cb (ZhSolvingView *self)
{
  zh_after_frame (GTK_WIDGET (self->grid), grab_focus_cb);
}

static gboolean
key_pressed_cb (ZhSolvingView  *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_slash || keyval == GDK_KEY_KP_Divide)
    return zh_solving_view_start_search (self);
  return zh_solving_keys_read (self->keys, keyval, keycode, (state & GDK_SHIFT_MASK) != 0);
}

/* What is shown */

static void
show_clock (ZhSolvingView *self)
{
  const ZhSolvingRoundRecord *round = get_round (self);
  g_autoptr (GDateTime) start = round != NULL ? g_date_time_new_from_iso8601 (round->start, NULL) : NULL;
  g_autoptr (GDateTime) end = start != NULL ? g_date_time_add_minutes (start, round->minutes) : NULL;
  g_autoptr (GDateTime) local = end != NULL ? g_date_time_to_local (end) : NULL;
  g_autofree char *time = local != NULL ? g_date_time_format (local, "%H:%M") : NULL;
  g_autofree char *text = NULL;

  if (round == NULL)
    text = g_strdup ("");
  else if (round->closed)
    text = g_strdup_printf (_ ("day %d · closed"), round->day);
  else if (time != NULL)
    text = g_strdup_printf (ngettext ("day %1$d · %2$d minute, until %3$s", "day %1$d · %2$d minutes, until %3$s", (gulong) round->minutes), round->day, round->minutes, time);
  else
    text = g_strdup_printf (ngettext ("day %1$d · %2$d minute", "day %1$d · %2$d minutes", (gulong) round->minutes), round->day, round->minutes);
  gtk_label_set_text (self->clock, text);
}

static void
fill_rounds (ZhSolvingView *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int number = 1; number <= zh_solving_count_rounds (get_tournament (self)); number++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Round %d"), number);

      gtk_string_list_append (names, name);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->rounds, G_LIST_MODEL (names));
  if (self->round > 0)
    gtk_drop_down_set_selected (self->rounds, (guint) self->round - 1);
  self->filling = FALSE;
}

/* The round that is worked on, when another event is looked at, its rounds are others than before, or the one that was
 * looked at is closed now. */
static void
choose_round (ZhSolvingView      *self,
              const ZhTournament *tournament)
{
  const ZhSolvingRoundRecord *current = zh_solving_find_current (tournament);
  GListModel                 *shown = gtk_drop_down_get_model (self->rounds);
  guint                       n_shown = shown != NULL ? g_list_model_get_n_items (shown) : 0;
  int                         n = zh_solving_count_rounds (tournament);

  if (self->tournament_id != tournament->id)
    self->round = current != NULL ? current->number : n;
  else if (n != (int) n_shown || self->round == 0)
    self->round = n;
  else if (self->is_open && current != NULL && get_round (self) != NULL && get_round (self)->closed)
    self->round = current->number;
  self->tournament_id = tournament->id;
  self->is_open = get_round (self) != NULL && !get_round (self)->closed;
  if (n != (int) n_shown || self->round == 0 || gtk_drop_down_get_selected (self->rounds) + 1 != (guint) self->round)
    fill_rounds (self);
}

gboolean
zh_solving_view_update (ZhSolvingView *self,
                        ZhSession     *session)
{
  const ZhTournament *tournament;
  gboolean            other;

  g_return_val_if_fail (ZH_IS_SOLVING_VIEW (self), FALSE);

  self->session = session;
  tournament = get_tournament (self);
  if (tournament == NULL || tournament->play != ZH_PLAY_SOLVING)
    {
      zh_solving_grid_show (self->grid, NULL, 0);
      self->tournament_id = 0;
      return FALSE;
    }
  other = self->tournament_id != tournament->id;
  choose_round (self, tournament);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), self->round > 0);
  gtk_stack_set_visible_child_name (self->stack, self->round > 0 ? "sheets" : "empty");
  zh_solving_grid_show (self->grid, tournament, self->round);
  show_clock (self);
  zh_solving_acts_show (self->acts, session, self->round);
  zh_solving_keys_show (self->keys, session, self->round);
  if (other)
    zh_solving_view_take_focus (self, session);
  return TRUE;
}

static void
round_chosen_cb (ZhSolvingView *self)
{
  guint selected = gtk_drop_down_get_selected (self->rounds);

  if (self->filling || self->session == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  self->round = (int) selected + 1;
  self->is_open = FALSE;
  zh_solving_view_update (self, self->session);
  zh_after_frame (GTK_WIDGET (self->grid), grab_focus_cb);
}

static void
moved_cb (ZhSolvingView *self)
{
  zh_solving_keys_forget_typed (self->keys);
}

/* A number or the beginning of a name, without regard to case. */
static gboolean
is_meant (const ZhEntry *entry,
          const char    *text)
{
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  g_autofree char *number = g_strdup_printf ("%d", entry->start_number);

  return g_str_has_prefix (folded, wanted) || g_str_equal (number, text);
}

static void
search_changed_cb (ZhSolvingView *self)
{
  const ZhTournament *tournament = get_tournament (self);
  const char         *text = gtk_editable_get_text (self->search);

  for (guint i = 0; tournament != NULL && *text != '\0' && i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (is_meant (entry, text))
        {
          zh_solving_grid_select_entry (self->grid, entry->id);
          return;
        }
    }
}

static void
search_done_cb (ZhSolvingView *self)
{
  gtk_editable_set_text (self->search, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

static void
zh_solving_view_class_init (ZhSolvingViewClass *class)
{
  ZH_DISPOSES (class, ZhSolvingView, zh_solving_acts_free, acts);
  ZH_FINALIZES (class, ZhSolvingView, zh_solving_keys_free, keys);
  ZH_NEEDS_TYPES (ZH_TYPE_SOLVING_GRID);
  ZH_TEMPLATE (class, ZhSolvingView, "solving-view", rounds, clock, search, menu, grid, stack, status);
  ZH_TEMPLATE_CALLBACKS (class, round_chosen_cb, moved_cb, search_changed_cb, search_done_cb);
}

static void
zh_solving_view_init (ZhSolvingView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->acts = zh_solving_acts_new (GTK_WIDGET (self), self->grid);
  self->keys = zh_solving_keys_new (self->grid, self->status);
  zh_named_items_set_up (GTK_WIDGET (self->rounds), _ ("Round of solving"));
  g_signal_connect_object (gtk_menu_button_get_popover (self->menu), "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->grid), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self),
                                              GTK_PHASE_CAPTURE);
}

gboolean
zh_solving_view_take_focus (ZhSolvingView *self,
                            ZhSession     *session)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);

  g_return_val_if_fail (ZH_IS_SOLVING_VIEW (self), FALSE);

  if (tournament == NULL || tournament->play != ZH_PLAY_SOLVING)
    return FALSE;
  if (!gtk_widget_grab_focus (GTK_WIDGET (self->grid)))
    zh_after_frame (GTK_WIDGET (self->grid), grab_focus_cb);
  return TRUE;
}

gboolean
zh_solving_view_start_search (ZhSolvingView *self)
{
  g_return_val_if_fail (ZH_IS_SOLVING_VIEW (self), FALSE);

  return self->tournament_id != 0 && gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

int
zh_solving_view_get_round (ZhSolvingView *self)
{
  g_return_val_if_fail (ZH_IS_SOLVING_VIEW (self), 0);

  return self->round;
}
