#include "config.h"

#include "groups-view.h"

#include <glib/gi18n.h>

#include "event-groups.h"
#include "message-label.h"
#include "named-items.h"
#include "ruleset-defaults.h"
#include "standings-rows.h"
#include "team-plan.h"
#include "team-rows.h"

#define TEAMS "teams"

struct _ZhGroupsView
{
  ZhBin parent_instance;

  ZhSession         *session;   /* unowned, outlives the view */
  const ZhStandings *standings; /* unowned, see zh_groups_view_update() */
  ZhStandingsRows    rows;
  ZhRuleset         *ruleset;
  char              *ruleset_id;
  GPtrArray         *choices; /* (element-type utf8): names, as in the drop-down */
  char              *chosen;
  GArray            *row_of; /* of the standings, by id of a record */
  gboolean           is_filling;

  GtkDropDown   *kind;
  GtkStack      *stack;
  GtkLabel      *message;
  ZhRecordTable *table;
  ZhRecordTable *teams;
};

G_DEFINE_FINAL_TYPE (ZhGroupsView, zh_groups_view, ZH_TYPE_BIN)

static const ZhTournament *
get_tournament (ZhGroupsView *self)
{
  return zh_standings_get_history (self->standings)->tournament;
}

/* The rules of the event; read again only when the event has others. */
static const ZhRuleset *
get_ruleset (ZhGroupsView *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  if (g_strcmp0 (self->ruleset_id, competition->ruleset) != 0)
    {
      g_clear_pointer (&self->ruleset, zh_ruleset_unref);
      g_free (self->ruleset_id);
      self->ruleset_id = g_strdup (competition->ruleset);
      self->ruleset = zh_competition_load_ruleset (competition, NULL);
    }
  return self->ruleset;
}

static GPtrArray *
list_groups (ZhGroupsView *self,
             ZhGrouping    grouping,
             GError      **error)
{
  return zh_grouping_list (grouping, zh_session_get_competition (self->session), get_tournament (self), get_ruleset (self),
                           zh_language_get_screen (), error);
}

/* What to group by */

static void
add_choice (ZhGroupsView  *self,
            GtkStringList *titles,
            const char    *name,
            const char    *title)
{
  g_ptr_array_add (self->choices, g_strdup (name));
  gtk_string_list_append (titles, title);
}

static guint
find_choice (ZhGroupsView *self)
{
  guint index = 0;

  if (self->chosen != NULL && g_ptr_array_find_with_equal_func (self->choices, self->chosen, g_str_equal, &index))
    return index;
  return 0;
}

/* Only what somebody belongs to; own groups also while they cannot be read, to say why. */
static void
fill_choices (ZhGroupsView *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  GtkStringList    *titles = gtk_string_list_new (NULL);

  self->is_filling = TRUE;
  g_ptr_array_set_size (self->choices, 0);
  for (int i = 0; i < ZH_N_GROUPINGS; i++)
    {
      g_autoptr (GPtrArray) groups = list_groups (self, (ZhGrouping) i, NULL);

      if (groups == NULL || groups->len > 0)
        add_choice (self, titles, zh_grouping_to_string ((ZhGrouping) i), zh_grouping_get_title ((ZhGrouping) i, language));
    }
  if (zh_tournament_get_option (get_tournament (self), ZH_OPTION_TEAMS) != NULL)
    add_choice (self, titles, TEAMS, C_ ("group", "Places of teams"));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->kind, find_choice (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->kind), self->choices->len > 0);
  g_object_unref (titles);
  self->is_filling = FALSE;
}

/* Groups */

static void
add_group (ZhGroupsView       *self,
           const ZhNamedGroup *named,
           GPtrArray          *records)
{
  g_autoptr (GArray) rows = zh_standings_select (self->standings, zh_group_filter, named->group);

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhGroupRow *row = &g_array_index (rows, ZhGroupRow, i);

      g_array_append_val (self->row_of, row->row);
      g_ptr_array_add (records, zh_standings_rows_make (&self->rows, self->standings, row->row, self->row_of->len, named->title, row));
    }
}

static gboolean
show_groups (ZhGroupsView *self,
             ZhGrouping    grouping,
             GError      **error)
{
  g_autoptr (GPtrArray) groups = list_groups (self, grouping, error);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  if (groups == NULL)
    return FALSE;
  g_array_set_size (self->row_of, 0);
  zh_standings_rows_set_columns (&self->rows, self->standings, _ ("Places in groups"));
  for (guint i = 0; i < groups->len; i++)
    add_group (self, g_ptr_array_index (groups, i), records);
  zh_record_table_set_records (self->table, records);
  return TRUE;
}

/* Teams */

static gboolean
show_teams (ZhGroupsView *self,
            GError      **error)
{
  const char *text = zh_tournament_get_option (get_tournament (self), ZH_OPTION_TEAMS);
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_parse (text, error);
  g_autoptr (GPtrArray) teams = NULL;

  if (plan == NULL)
    return FALSE;
  teams = zh_team_places_new (self->standings, &plan->rule, zh_language_get_screen ());
  zh_team_rows_fill (self->teams, get_tournament (self), teams);
  return TRUE;
}

/* State */

static void
show_chosen (ZhGroupsView *self)
{
  const char *name = self->choices->len > 0 ? g_ptr_array_index (self->choices, find_choice (self)) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean   is_teams = g_strcmp0 (name, TEAMS) == 0;
  ZhGrouping grouping;
  gboolean   shown = FALSE;

  if (is_teams)
    shown = show_teams (self, &error);
  else if (name != NULL && zh_grouping_from_string (name, &grouping))
    shown = show_groups (self, grouping, &error);
  if (!shown)
    zh_message_label_set (self->message, error != NULL ? error->message
                                                       : _ ("The entries do not say to which groups they belong. Fill in sex, birth, region … on the Entries page, or make own groups."));
  gtk_stack_set_visible_child_name (self->stack, !shown ? "message" : is_teams ? "teams"
                                                                               : "groups");
}

static void
kind_changed_cb (ZhGroupsView *self)
{
  guint index = gtk_drop_down_get_selected (self->kind);

  if (self->is_filling || index >= self->choices->len)
    return;
  g_free (self->chosen);
  self->chosen = g_strdup (g_ptr_array_index (self->choices, index));
  show_chosen (self);
}

static void
record_selected_cb (ZhGroupsView *self)
{
  ZhRecord *record = zh_record_table_get_selected (self->table);
  int       row = -1;

  if (record != NULL && zh_record_get_id (record) <= self->row_of->len)
    row = g_array_index (self->row_of, int, zh_record_get_id (record) - 1);
  g_signal_emit_by_name (self, "selected", row);
}

static void
record_activated_cb (ZhGroupsView *self)
{
  g_signal_emit_by_name (self, "activated");
}

static void
zh_groups_view_finalize (GObject *object)
{
  ZhGroupsView *self = ZH_GROUPS_VIEW (object);

  zh_standings_rows_clear (&self->rows);
  g_clear_pointer (&self->ruleset, zh_ruleset_unref);
  g_free (self->ruleset_id);
  g_free (self->chosen);
  g_ptr_array_unref (self->choices);
  g_array_unref (self->row_of);
  G_OBJECT_CLASS (zh_groups_view_parent_class)->finalize (object);
}

static void
zh_groups_view_class_init (ZhGroupsViewClass *class)
{
  G_OBJECT_CLASS (class)->finalize = zh_groups_view_finalize;
  ZH_SIGNAL (class, "selected", 1, G_TYPE_INT);
  ZH_SIGNAL (class, "activated", 0);
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhGroupsView, "groups-view", kind, stack, message, table, teams);
  ZH_TEMPLATE_CALLBACKS (class, kind_changed_cb, record_selected_cb, record_activated_cb);
}

static void
zh_groups_view_init (ZhGroupsView *self)
{
  self->choices = g_ptr_array_new_with_free_func (g_free);
  self->row_of = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_standings_rows_init (&self->rows, self->table, TRUE);
  zh_record_table_set_columns (self->table, _ ("Places in groups"), NULL, 0); /* its columns come with the standings */
  zh_team_rows_set_columns (self->teams);
  zh_named_items_set_up (GTK_WIDGET (self->kind), _ ("Groups by"));
}

void
zh_groups_view_update (ZhGroupsView      *self,
                       ZhSession         *session,
                       const ZhStandings *standings)
{
  g_return_if_fail (ZH_IS_GROUPS_VIEW (self));

  self->session = session;
  self->standings = standings;
  if (standings == NULL)
    return;
  fill_choices (self);
  show_chosen (self);
}

void
zh_groups_view_set_filter (ZhGroupsView *self,
                           const char   *text)
{
  g_return_if_fail (ZH_IS_GROUPS_VIEW (self));

  zh_record_table_set_filter (self->table, text);
  zh_record_table_set_filter (self->teams, text);
}

void
zh_groups_view_take_focus (ZhGroupsView *self)
{
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  g_return_if_fail (ZH_IS_GROUPS_VIEW (self));

  if (g_strcmp0 (shown, "groups") == 0)
    zh_record_table_take_focus (self->table);
  else if (g_strcmp0 (shown, "teams") == 0)
    zh_record_table_take_focus (self->teams);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->kind));
}

void
zh_groups_view_say_selected (ZhGroupsView *self)
{
  g_return_if_fail (ZH_IS_GROUPS_VIEW (self));

  if (self->standings != NULL)
    record_selected_cb (self);
}
