#include "config.h"

#include "prize-editor.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "filled.h"
#include "named-entry.h"
#include "named-items.h"
#include "order-list.h"

#define ROW_KEY "zh-prize-list"

struct _ZhPrizeEditor
{
  ZhBin parent_instance;

  GPtrArray *groups;     /* (element-type ZhNamedGroup): offered */
  gint64     unit_shown; /* of the plan the fields were filled with, which may be less than a whole one */

  AdwComboRow   *sharing;
  AdwComboRow   *choice;
  AdwEntryRow   *currency;
  GtkSpinButton *unit;
  AdwBin        *list_place;
  ZhOrderList   *list;
};

G_DEFINE_FINAL_TYPE (ZhPrizeEditor, zh_prize_editor, ZH_TYPE_BIN)

/* Fields of one list; the widgets belong to their row. */
typedef struct
{
  GtkEditable *title;
  GtkEditable *members;
  GtkEditable *amounts;
  GPtrArray   *offered; /* (element-type utf8): conditions of the items of the menu */
} ListRow;

static void
list_row_free (ListRow *row)
{
  g_ptr_array_unref (row->offered);
  g_free (row);
}

static GtkEditable *
add_entry (GtkBox     *box,
           const char *name,
           const char *text,
           const char *placeholder)
{
  GtkWidget *entry = zh_named_entry_new (name, text, placeholder);

  gtk_box_append (box, entry);
  return GTK_EDITABLE (entry);
}

static void
group_chosen_cb (GtkWidget *child)
{
  ListRow     *row = g_object_get_data (G_OBJECT (child), ROW_KEY);
  GtkDropDown *choice = g_object_get_data (G_OBJECT (child), "choice");
  guint        index = gtk_drop_down_get_selected (choice);

  if (index == 0 || index > row->offered->len)
    return;
  gtk_editable_set_text (row->members, g_ptr_array_index (row->offered, index - 1));
  if (*gtk_editable_get_text (row->title) == '\0')
    gtk_editable_set_text (row->title, gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (choice)), index));
  gtk_drop_down_set_selected (choice, 0);
}

/* Groups by their names; what is chosen fills in the conditions. */
static void
add_group_choice (ZhPrizeEditor *self,
                  GtkBox        *box,
                  GtkWidget     *child,
                  ListRow       *row)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  GtkWidget     *choice;

  gtk_string_list_append (titles, _ ("For whom…"));
  gtk_string_list_append (titles, _ ("Everybody"));
  g_ptr_array_add (row->offered, g_strdup (""));
  for (guint i = 0; i < self->groups->len; i++)
    {
      const ZhNamedGroup *named = g_ptr_array_index (self->groups, i);

      gtk_string_list_append (titles, named->title);
      g_ptr_array_add (row->offered, zh_group_to_text (named->group));
    }
  choice = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  zh_named_items_set_up (choice, _ ("For whom"));
  g_object_set_data (G_OBJECT (child), "choice", choice);
  gtk_box_append (box, choice);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (group_chosen_cb), child, G_CONNECT_SWAPPED);
}

static void
add_list (ZhPrizeEditor *self,
          const char    *title,
          const char    *members,
          const char    *amounts)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *second = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  ListRow   *row = g_new0 (ListRow, 1);

  row->offered = g_ptr_array_new_with_free_func (g_free);
  g_object_set_data_full (G_OBJECT (child), ROW_KEY, row, (GDestroyNotify) list_row_free);
  row->title = add_entry (GTK_BOX (first), _ ("Title of the list"), title, _ ("Title, such as Women"));
  add_group_choice (self, GTK_BOX (first), child, row);
  row->amounts = add_entry (GTK_BOX (second), _ ("Prizes from the first place on"), amounts, "5000; 3000; 1500");
  row->members = add_entry (GTK_BOX (second), _ ("Conditions of the group; empty for everybody"), members, "sex=w;born=2010-");
  gtk_box_append (GTK_BOX (child), first);
  gtk_box_append (GTK_BOX (child), second);
  zh_order_list_append (self->list, child, *title != '\0' ? title : _ ("the new list"));
}

static void
add_clicked_cb (ZhPrizeEditor *self)
{
  guint n = zh_order_list_get_n (self->list);

  add_list (self, "", "", "");
  gtk_widget_grab_focus (GTK_WIDGET (((ListRow *) g_object_get_data (G_OBJECT (zh_order_list_get_child (self->list, n)), ROW_KEY))->title));
}

static char *
format_amounts (const GArray *amounts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < amounts->len; i++)
    {
      g_autofree char *amount = zh_money_to_text (g_array_index (amounts, gint64, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", amount);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_plan (ZhPrizeEditor     *self,
           const ZhPrizePlan *plan)
{
  adw_combo_row_set_selected (self->sharing, plan->rule.sharing);
  adw_combo_row_set_selected (self->choice, plan->rule.choice);
  gtk_editable_set_text (GTK_EDITABLE (self->currency), plan->currency);
  gtk_spin_button_set_value (self->unit, (double) plan->rule.unit / 100.0);
  zh_filled_mark (self->unit);
  self->unit_shown = plan->rule.unit;
  for (guint i = 0; i < plan->lists->len; i++)
    {
      const ZhPrizePlanList *list = g_ptr_array_index (plan->lists, i);
      g_autofree char       *members = zh_group_to_text (list->group);
      g_autofree char       *amounts = format_amounts (list->amounts);

      add_list (self, list->title, members, amounts);
    }
  if (plan->lists->len == 0)
    add_list (self, _ ("Main prizes"), "", "");
}

static void
fill_models (ZhPrizeEditor *self)
{
  const ZhLanguage *language = zh_language_get_screen ();
  GtkStringList    *sharings = gtk_string_list_new (NULL);
  GtkStringList    *choices = gtk_string_list_new (NULL);

  for (int i = ZH_PRIZES_BY_PLACE; i <= ZH_PRIZES_BY_HORT; i++)
    gtk_string_list_append (sharings, zh_prize_sharing_format ((ZhPrizeSharing) i, language));
  for (int i = ZH_PRIZES_ALL; i <= ZH_PRIZES_LARGEST; i++)
    gtk_string_list_append (choices, zh_prize_choice_format ((ZhPrizeChoice) i, language));
  adw_combo_row_set_model (self->sharing, G_LIST_MODEL (sharings));
  adw_combo_row_set_model (self->choice, G_LIST_MODEL (choices));
  zh_named_items_set_up (GTK_WIDGET (self->sharing), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->sharing)));
  zh_named_items_set_up (GTK_WIDGET (self->choice), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->choice)));
  g_object_unref (sharings);
  g_object_unref (choices);
}

static void
zh_prize_editor_class_init (ZhPrizeEditorClass *class)
{
  ZH_FINALIZES (class, ZhPrizeEditor, g_ptr_array_unref, groups);
  ZH_TEMPLATE (class, ZhPrizeEditor, "prize-editor", sharing, choice, currency, unit, list_place);
  ZH_TEMPLATE_CALLBACKS (class, add_clicked_cb);
}

static void
zh_prize_editor_init (ZhPrizeEditor *self)
{
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = ZH_ORDER_LIST (zh_order_list_new (_ ("Lists of prizes"), TRUE));
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
  fill_models (self);
}

GtkWidget *
zh_prize_editor_new (const ZhPrizePlan *plan,
                     const GPtrArray   *groups)
{
  ZhPrizeEditor *self = g_object_new (ZH_TYPE_PRIZE_EDITOR, NULL);

  g_ptr_array_unref (self->groups);
  self->groups = g_ptr_array_ref ((GPtrArray *) groups);
  show_plan (self, plan);
  return GTK_WIDGET (self);
}

static gboolean
read_list (ZhPrizePlan   *plan,
           const ListRow *row,
           GError       **error)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (row->title)));
  g_autofree char *members = g_strstrip (g_strdup (gtk_editable_get_text (row->members)));
  g_auto (GStrv) amounts = g_strsplit (gtk_editable_get_text (row->amounts), ";", -1);
  ZhGroup         *group = *members != '\0' ? zh_group_parse (members, error) : NULL;
  ZhPrizePlanList *list;

  if (*members != '\0' && group == NULL)
    return FALSE;
  list = zh_prize_plan_add (plan, title, group);
  for (char **amount = amounts; *amount != NULL; amount++)
    {
      gint64 money;

      if (*g_strstrip (*amount) == '\0')
        continue;
      if (!zh_money_parse (*amount, &money))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: “%2$s” is no amount of money. Write amounts such as 5000; 3000; 1500.50"), title, *amount);
      g_array_append_val (list->amounts, money);
    }
  if (*title != '\0' && list->amounts->len > 0)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("A list needs a title and at least one prize; fill them in, or remove the list"));
}

ZhPrizePlan *
zh_prize_editor_dup_plan (ZhPrizeEditor *self,
                          GError       **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_new ();

  g_return_val_if_fail (ZH_IS_PRIZE_EDITOR (self), NULL);

  plan->rule.sharing = (ZhPrizeSharing) adw_combo_row_get_selected (self->sharing);
  plan->rule.choice = (ZhPrizeChoice) adw_combo_row_get_selected (self->choice);
  plan->rule.unit = self->unit_shown;
  if (zh_filled_is_changed (self->unit))
    plan->rule.unit = MAX ((gint64) gtk_spin_button_get_value_as_int (self->unit) * 100, 1);
  g_free (plan->currency);
  plan->currency = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->currency))));
  for (guint i = 0; i < zh_order_list_get_n (self->list); i++)
    if (!read_list (plan, g_object_get_data (G_OBJECT (zh_order_list_get_child (self->list, i)), ROW_KEY), error))
      return NULL;
  return g_steal_pointer (&plan);
}
