#include "config.h"

#include "team-editor.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "filled.h"
#include "named-items.h"

#define JUNIOR_AGE 18

struct _ZhTeamEditor
{
  ZhBin parent_instance;

  char *filled; /* the plan the fields were filled with, as text; NULL without one */

  GtkSwitch     *counts;
  AdwComboRow   *group;
  AdwComboRow   *counting;
  AdwComboRow   *shared;
  AdwEntryRow   *table;
  GtkSpinButton *best;
  GtkSpinButton *women;
  GtkSpinButton *juniors;
  GtkSpinButton *junior_year;
};

G_DEFINE_FINAL_TYPE (ZhTeamEditor, zh_team_editor, ZH_TYPE_BIN)

/* What makes a team, in the order of the drop-down. */
static const ZhGroupKind kinds[] = {
  ZH_GROUP_REGION,
  ZH_GROUP_CLUB,
  ZH_GROUP_SCHOOL,
  ZH_GROUP_FEDERATION,
  ZH_GROUP_COACH,
  ZH_GROUP_CATEGORY,
};

static void
set_model (AdwComboRow   *row,
           GtkStringList *list)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  zh_named_items_set_up (GTK_WIDGET (row), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  g_object_unref (list);
}

static void
fill_models (ZhTeamEditor *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  GtkStringList    *groups = gtk_string_list_new (NULL);
  GtkStringList    *countings = gtk_string_list_new (NULL);
  GtkStringList    *shared = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (groups, zh_group_kind_get_title (kinds[i], language));
  for (int i = ZH_TEAM_SUM_OF_PLACES; i <= ZH_TEAM_TABLE; i++)
    gtk_string_list_append (countings, zh_team_counting_format ((ZhTeamCounting) i, language));
  gtk_string_list_append (shared, C_ ("shared place", "as the better of the places shared"));
  gtk_string_list_append (shared, C_ ("shared place", "as the mean of the places shared"));
  set_model (self->group, groups);
  set_model (self->counting, countings);
  set_model (self->shared, shared);
}

static void
counting_changed_cb (ZhTeamEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->table), adw_combo_row_get_selected (self->counting) == ZH_TEAM_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->shared), adw_combo_row_get_selected (self->counting) != ZH_TEAM_SUM_OF_POINTS);
}

static void
show_plan (ZhTeamEditor     *self,
           const ZhTeamPlan *plan)
{
  g_autofree char *table = zh_team_plan_format_table (plan);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == plan->rule.group)
      adw_combo_row_set_selected (self->group, (guint) i);
  adw_combo_row_set_selected (self->counting, plan->rule.counting);
  adw_combo_row_set_selected (self->shared, plan->rule.shared);
  gtk_editable_set_text (GTK_EDITABLE (self->table), table);
  gtk_spin_button_set_value (self->best, plan->rule.best);
  gtk_spin_button_set_value (self->women, plan->rule.women);
  gtk_spin_button_set_value (self->juniors, plan->rule.juniors);
  if (plan->rule.junior_year > 0)
    gtk_spin_button_set_value (self->junior_year, plan->rule.junior_year);
  self->filled = zh_team_plan_to_text (plan);
}

static void
mark_fields (ZhTeamEditor *self)
{
  gpointer fields[] = { self->group, self->counting, self->shared, self->table, self->best, self->women, self->juniors, self->junior_year };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    zh_filled_mark (fields[i]);
}

static void
zh_team_editor_class_init (ZhTeamEditorClass *class)
{
  ZH_FINALIZES (class, ZhTeamEditor, g_free, filled);
  ZH_TEMPLATE (class, ZhTeamEditor, "team-editor", counts, group, counting, shared, table, best, women,
               juniors, junior_year);
  ZH_TEMPLATE_CALLBACKS (class, counting_changed_cb);
}

static void
zh_team_editor_init (ZhTeamEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_models (self);
  counting_changed_cb (self);
}

GtkWidget *
zh_team_editor_new (const ZhTeamPlan *plan,
                    int               year)
{
  ZhTeamEditor *self = g_object_new (ZH_TYPE_TEAM_EDITOR, NULL);

  gtk_spin_button_set_value (self->junior_year, year - JUNIOR_AGE);
  gtk_switch_set_active (self->counts, TRUE);
  if (plan != NULL)
    {
      show_plan (self, plan);
      mark_fields (self);
    }
  return GTK_WIDGET (self);
}

gboolean
zh_team_editor_get_counts (ZhTeamEditor *self)
{
  g_return_val_if_fail (ZH_IS_TEAM_EDITOR (self), FALSE);

  return gtk_switch_get_active (self->counts);
}

static void
read_number (GtkSpinButton *field,
             int           *number)
{
  if (zh_filled_is_changed (field))
    *number = gtk_spin_button_get_value_as_int (field);
}

/* Of a new plan every field counts, of one that was there those that were changed. */
static void
read_rule (ZhTeamEditor *self,
           ZhTeamRule   *rule)
{
  if (zh_filled_is_changed (self->group))
    rule->group = kinds[MIN (adw_combo_row_get_selected (self->group), G_N_ELEMENTS (kinds) - 1)];
  if (zh_filled_is_changed (self->counting))
    rule->counting = (ZhTeamCounting) adw_combo_row_get_selected (self->counting);
  if (zh_filled_is_changed (self->shared))
    rule->shared = (ZhSharedPlace) adw_combo_row_get_selected (self->shared);
  read_number (self->best, &rule->best);
  read_number (self->women, &rule->women);
  read_number (self->juniors, &rule->juniors);
  read_number (self->junior_year, &rule->junior_year);
  if (self->filled == NULL && rule->juniors == 0)
    rule->junior_year = 0;
  if (rule->juniors > 0 && rule->junior_year == 0)
    rule->junior_year = gtk_spin_button_get_value_as_int (self->junior_year);
}

ZhTeamPlan *
zh_team_editor_dup_plan (ZhTeamEditor *self,
                         GError      **error)
{
  g_autoptr (ZhTeamPlan) plan = NULL;

  g_return_val_if_fail (ZH_IS_TEAM_EDITOR (self), NULL);

  plan = self->filled != NULL ? zh_team_plan_parse (self->filled, error) : zh_team_plan_new ();
  if (plan == NULL)
    return NULL;
  read_rule (self, &plan->rule);
  if (plan->rule.counting == ZH_TEAM_TABLE && zh_filled_is_changed (self->table) && !zh_team_plan_set_table (plan, gtk_editable_get_text (GTK_EDITABLE (self->table))))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Points for places: write them from the first place on, such as 20;17;15;13.5"));
  return zh_team_plan_check (plan, error) ? g_steal_pointer (&plan) : NULL;
}
