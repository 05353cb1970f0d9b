#include "config.h"

#include "standings-page.h"

#include <glib/gi18n.h>

#include "contest-places.h"
#include "crosstable-tab.h"
#include "event-standings.h"
#include "event-titles.h"
#include "groups-view.h"
#include "message-label.h"
#include "norm-table.h"
#include "norms-view.h"
#include "prizes-view.h"
#include "round-boards.h"
#include "standings-actions.h"
#include "standings-rows.h"
#include "tab-keys.h"
#include "titles-view.h"
#include "solving-places.h"
#include "tooltip.h"
#include "why-pane.h"

struct _ZhStandingsPage
{
  ZhPage parent_instance;

  ZhStandings    *standings;
  ZhStandingsRows rows;

  GtkStack        *stack;
  GtkStack        *views;
  GtkLabel        *heading;
  GtkEditable     *search;
  ZhRecordTable   *table;
  ZhCrosstableTab *crosstable;
  ZhGroupsView    *groups;
  ZhPrizesView    *prizes;
  ZhNormsView     *norms;
  GtkStackPage    *norms_page;
  ZhTitlesView    *titles;
  GtkStackPage    *titles_page;
  ZhWhyPane       *why;
  GtkRevealer     *why_revealer;
  GtkWidget       *why_button;
  GtkWidget       *before; /* what can be set before round 1 */
  ZhSolvingPlaces *solving;
  ZhContestPlaces *contest;
};

G_DEFINE_FINAL_TYPE (ZhStandingsPage, zh_standings_page, ZH_TYPE_PAGE)

/* By the digit that shows them with Ctrl. */
static const char *const view_names[] = { "places", "crosstable", "groups", "prizes", "norms", "titles" };

static gboolean
is_shown (ZhStandingsPage *self,
          const char      *view)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->views), view) == 0;
}

/* Why this place, and why this number */

static int
find_row_of (ZhStandingsPage *self,
             gint64           entry_id)
{
  int n_rows = zh_standings_get_n_rows (self->standings);

  for (int row = 0; row < n_rows; row++)
    if (zh_history_get_entry (zh_standings_get_history (self->standings), zh_standings_get_row (self->standings, row)->entry)->id == entry_id)
      return row;
  return -1;
}

/* Nothing is worked out for a pane that is not on screen. */
static void
show_why (ZhStandingsPage *self,
          int              row)
{
  gboolean revealed = gtk_revealer_get_reveal_child (self->why_revealer);

  zh_standings_actions_set_selected (ZH_PAGE (self), self->standings, row);
  zh_why_pane_show (self->why, revealed ? self->standings : NULL, row);
}

static void
record_selected_cb (ZhStandingsPage *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);

  if (self->standings != NULL)
    show_why (self, record != NULL ? find_row_of (self, zh_record_get_id (record)) : -1);
}

static void
record_activated_cb (ZhStandingsPage *self)
{
  gtk_revealer_set_reveal_child (self->why_revealer, TRUE);
}

static void
group_selected_cb (ZhStandingsPage *self,
                   int              row)
{
  if (self->standings != NULL)
    show_why (self, row);
}

static void
why_revealed_cb (ZhStandingsPage *self)
{
  if (is_shown (self, "places"))
    record_selected_cb (self);
  else
    zh_groups_view_say_selected (self->groups);
}

/* Left and Right walk the criteria of the row while they are explained. */
static gboolean
key_pressed_cb (ZhStandingsPage *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  int step = keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ? -1 : keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right ? 1
                                                                                                                              : 0;

  if (step == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0 || !gtk_revealer_get_reveal_child (self->why_revealer))
    return GDK_EVENT_PROPAGATE;
  zh_why_pane_set_criterion (self->why, zh_why_pane_get_criterion (self->why) + step);
  return GDK_EVENT_STOP;
}

/* A click on a value asks for that value. */
static void
cell_clicked_cb (ZhStandingsPage *self,
                 int              n_press,
                 double           x,
                 double           y)
{
  int column = zh_record_table_get_column_at (self->table, x, y);

  if (column >= 0)
    zh_why_pane_set_criterion (self->why, zh_standings_rows_get_criterion (&self->rows, column));
}

/* State */

static void
show_heading (ZhStandingsPage    *self,
              const ZhTournament *tournament,
              int                 round)
{
  const ZhRound   *last = zh_tournament_find_round (tournament, round);
  int              n_open = last != NULL ? zh_tournament_count_open_boards (tournament, last) : 0;
  g_autofree char *after = g_strdup_printf (_ ("After round %d"), round);
  g_autofree char *open = g_strdup_printf (ngettext ("not final, %d game open", "not final, %d games open", n_open), n_open);
  /* Translators: short for the games that are still open */
  g_autofree char *left = g_strdup_printf (ngettext ("%d open", "%d open", n_open), n_open);
  g_autofree char *text = n_open > 0 ? g_strdup_printf ("%s · %s", after, left) : g_strdup (after);
  g_autofree char *words = n_open > 0 ? g_strdup_printf ("%s · %s", after, open) : g_strdup (after);

  gtk_label_set_text (self->heading, text);
  zh_tooltip_set (GTK_WIDGET (self->heading), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
fill_places (ZhStandingsPage *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  zh_standings_rows_set_columns (&self->rows, self->standings, _ ("Standings"));
  for (int row = 0; row < zh_standings_get_n_rows (self->standings); row++)
    {
      const ZhEntry *entry = zh_history_get_entry (zh_standings_get_history (self->standings), zh_standings_get_row (self->standings, row)->entry);

      g_ptr_array_add (records, zh_standings_rows_make (&self->rows, self->standings, row, entry->id, NULL, NULL));
    }
  zh_record_table_set_records (self->table, records);
  record_selected_cb (self);
}

/* Only what is on screen is filled. */
static void
fill_view (ZhStandingsPage *self)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (self));

  if (self->standings == NULL)
    return;
  zh_why_pane_show (self->why, NULL, -1);
  if (is_shown (self, "places"))
    fill_places (self);
  else if (is_shown (self, "crosstable"))
    zh_crosstable_tab_set_standings (self->crosstable, self->standings);
  else if (is_shown (self, "groups"))
    zh_groups_view_update (self->groups, session, self->standings);
  else if (is_shown (self, "prizes"))
    zh_prizes_view_update (self->prizes, self->standings);
  else if (is_shown (self, "norms"))
    zh_norms_view_update (self->norms, self->standings, zh_session_get_competition (session)->start.year);
  else
    zh_titles_view_update (self->titles, session, zh_session_get_round_number (session));
}

/* Nobody looks at what is about to go. */
static void
drop_standings (ZhStandingsPage *self)
{
  zh_why_pane_show (self->why, NULL, -1);
  zh_standings_actions_set_selected (ZH_PAGE (self), NULL, -1);
  zh_crosstable_tab_set_standings (self->crosstable, NULL);
  zh_groups_view_update (self->groups, zh_page_get_session (ZH_PAGE (self)), NULL);
  zh_titles_view_update (self->titles, zh_page_get_session (ZH_PAGE (self)), 0);
  g_clear_pointer (&self->standings, zh_standings_free);
}

/* Without a table of norms nothing of it is on screen, and title norms where they can be made. */
static void
show_tabs (ZhStandingsPage    *self,
           const ZhTournament *tournament)
{
  gboolean has_norms = zh_tournament_get_option (tournament, ZH_OPTION_NORMS) != NULL && !zh_tournament_is_team (tournament);
  gboolean has_titles = zh_tournament_has_titles (tournament) && zh_tournament_has_titled (tournament);

  if (!has_norms && is_shown (self, "norms"))
    gtk_stack_set_visible_child_name (self->views, "places");
  if (!has_titles && is_shown (self, "titles"))
    gtk_stack_set_visible_child_name (self->views, "places");
  gtk_stack_page_set_visible (self->norms_page, has_norms);
  gtk_stack_page_set_visible (self->titles_page, has_titles);
}

static void
fill (ZhStandingsPage    *self,
      const ZhTournament *tournament,
      int                 round)
{
  g_autoptr (GError) error = NULL;

  self->standings = zh_event_standings_new (tournament, round, &error);
  if (self->standings == NULL)
    {
      zh_message_label_set (self->heading, error->message);
      return;
    }
  show_tabs (self, tournament);
  show_heading (self, tournament, round);
  fill_view (self);
}

static void
zh_standings_page_update (ZhPage         *page,
                          const ZhChange *change)
{
  ZhStandingsPage    *self = ZH_STANDINGS_PAGE (page);
  ZhSession          *session = zh_page_get_session (page);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  int                 round = zh_session_get_round_number (session);
  gboolean            any = tournament != NULL && tournament->entries->len > 0 && round > 0;

  if (change != NULL && change->kinds == ZH_CHANGE_ARRIVALS)
    return;
  drop_standings (self);
  gtk_widget_set_visible (self->before, tournament != NULL && !zh_play_is_of_works (tournament->play));
  if (zh_solving_places_update (self->solving, tournament))
    {
      gtk_stack_set_visible_child_name (self->stack, "solvers");
      return;
    }
  if (zh_contest_places_update (self->contest, session))
    {
      gtk_stack_set_visible_child_name (self->stack, "contest");
      return;
    }
  gtk_stack_set_visible_child_name (self->stack, any ? "standings" : "empty");
  if (any)
    fill (self, tournament, round);
}

static gboolean
zh_standings_page_start_search (ZhPage *page)
{
  ZhStandingsPage *self = ZH_STANDINGS_PAGE (page);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "contest") == 0)
    zh_contest_places_start_search (self->contest);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return TRUE;
}

static void
zh_standings_page_take_focus (ZhPage *page)
{
  ZhStandingsPage *self = ZH_STANDINGS_PAGE (page);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "solvers") == 0)
    zh_solving_places_take_focus (self->solving);
  else if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "contest") == 0)
    zh_contest_places_take_focus (self->contest);
  else if (is_shown (self, "places"))
    zh_record_table_take_focus (self->table);
  else if (is_shown (self, "crosstable"))
    zh_crosstable_tab_take_focus (self->crosstable);
  else if (is_shown (self, "groups"))
    zh_groups_view_take_focus (self->groups);
  else if (is_shown (self, "prizes"))
    zh_prizes_view_take_focus (self->prizes);
  else if (is_shown (self, "norms"))
    zh_norms_view_take_focus (self->norms);
  else
    zh_titles_view_take_focus (self->titles);
}

static void
view_changed_cb (ZhStandingsPage *self)
{
  gboolean has_values = is_shown (self, "places") || is_shown (self, "groups");

  gtk_widget_set_visible (GTK_WIDGET (self->why_revealer), has_values);
  gtk_widget_set_visible (self->why_button, has_values);
  gtk_widget_set_visible (GTK_WIDGET (self->search), !is_shown (self, "crosstable"));
  fill_view (self);
}

static void
search_changed_cb (ZhStandingsPage *self)
{
  const char *text = gtk_editable_get_text (self->search);

  zh_record_table_set_filter (self->table, text);
  zh_groups_view_set_filter (self->groups, text);
  zh_prizes_view_set_filter (self->prizes, text);
  zh_norms_view_set_filter (self->norms, text);
  zh_titles_view_set_filter (self->titles, text);
}

static void
search_stopped_cb (ZhStandingsPage *self)
{
  gtk_editable_set_text (self->search, "");
  zh_standings_page_take_focus (ZH_PAGE (self));
}

static void
zh_standings_page_dispose (GObject *object)
{
  ZhStandingsPage *self = ZH_STANDINGS_PAGE (object);

  if (self->crosstable != NULL)
    drop_standings (self);
  self->crosstable = NULL;
  G_OBJECT_CLASS (zh_standings_page_parent_class)->dispose (object);
}

static void
zh_standings_page_finalize (GObject *object)
{
  zh_standings_rows_clear (&ZH_STANDINGS_PAGE (object)->rows);
  G_OBJECT_CLASS (zh_standings_page_parent_class)->finalize (object);
}

static void
zh_standings_page_class_init (ZhStandingsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_standings_page_dispose;
  G_OBJECT_CLASS (class)->finalize = zh_standings_page_finalize;
  page_class->update = zh_standings_page_update;
  page_class->start_search = zh_standings_page_start_search;
  page_class->take_focus = zh_standings_page_take_focus;

  ZH_NEEDS_TYPES (ZH_TYPE_RECORD_TABLE, ZH_TYPE_CROSSTABLE_TAB, ZH_TYPE_GROUPS_VIEW, ZH_TYPE_PRIZES_VIEW,
                  ZH_TYPE_NORMS_VIEW, ZH_TYPE_TITLES_VIEW, ZH_TYPE_WHY_PANE, ZH_TYPE_SOLVING_PLACES, ZH_TYPE_CONTEST_PLACES);
  ZH_TEMPLATE (class, ZhStandingsPage, "standings-page", stack, views, heading, search, table, crosstable,
               groups, prizes, norms, norms_page, titles, titles_page, why, why_revealer, why_button, before, solving, contest);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb, view_changed_cb, why_revealed_cb,
                         record_selected_cb, record_activated_cb, group_selected_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "standings.why", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (view_names); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_CONTROL_MASK, "standings.show", "s", view_names[i]);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_1 + i, GDK_CONTROL_MASK, "standings.show", "s", view_names[i]);
    }
}

static gboolean
show_view (ZhStandingsPage *self,
           const char      *name)
{
  GtkWidget *view = gtk_stack_get_child_by_name (self->views, name);

  if (self->standings == NULL || view == NULL || !gtk_stack_page_get_visible (gtk_stack_get_page (self->views, view)))
    return FALSE;
  gtk_stack_set_visible_child_name (self->views, name);
  zh_standings_page_take_focus (ZH_PAGE (self));
  return TRUE;
}

static void
show_action (gpointer  page,
             GVariant *parameter)
{
  show_view (page, g_variant_get_string (parameter, NULL));
}

/* The next view that is there, round and round. */
static void
step_action (gpointer  page,
             GVariant *parameter)
{
  int n = (int) G_N_ELEMENTS (view_names);
  int step = g_variant_get_int32 (parameter);
  int at = 0;

  while (at < n && !is_shown (page, view_names[at]))
    at++;
  for (int i = 1; i < n; i++)
    if (show_view (page, view_names[(at + n * n + i * step) % n]))
      return;
}

static void
add_step_key (GtkEventController *keys,
              const char         *accelerator,
              int                 step)
{
  GtkShortcut *shortcut = gtk_shortcut_new_with_arguments (gtk_shortcut_trigger_parse_string (accelerator),
                                                           gtk_named_action_new ("standings.step"), "i", step);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_controllers (ZhStandingsPage *self)
{
  GtkEventController *tabs = gtk_shortcut_controller_new ();
  GtkWidget          *listening[] = { GTK_WIDGET (self->table), GTK_WIDGET (self->groups) };

  /* Before the tables, which take these keys for moving the focus out */
  gtk_event_controller_set_propagation_phase (tabs, GTK_PHASE_CAPTURE);
  add_step_key (tabs, "<Control>Tab", 1);
  add_step_key (tabs, "<Control><Shift>Tab", -1);
  gtk_widget_add_controller (GTK_WIDGET (self), tabs);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (GTK_WIDGET (self->table), gtk_gesture_click_new (), "pressed", G_CALLBACK (cell_clicked_cb), self),
                                              GTK_PHASE_CAPTURE);
  for (gsize i = 0; i < G_N_ELEMENTS (listening); i++)
    {
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (listening[i], keys);
    }
}

static void
zh_standings_page_init (ZhStandingsPage *self)
{
  static const ZhMapAction entries[] = {
    { "show", G_CALLBACK (show_action), "s" },
    { "step", G_CALLBACK (step_action), "i" },
  };
  GActionMap *actions;
  g_autoptr (GPropertyAction) why = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  zh_tab_keys_add (ZH_PAGE (self), self->views);
  zh_standings_rows_init (&self->rows, self->table, FALSE);
  why = g_property_action_new ("why", self->why_revealer, "reveal-child");
  actions = zh_standings_actions_insert (ZH_PAGE (self));
  g_action_map_add_action (actions, G_ACTION (why));
  zh_action_map_add (actions, entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (self->table));
  add_controllers (self);
}
