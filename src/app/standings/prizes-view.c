#include "config.h"

#include "prizes-view.h"

#include <glib/gi18n.h>

#include "prize-plan.h"
#include "record-table.h"

struct _ZhPrizesView
{
  AdwBin parent_instance;

  GtkStack      *stack;
  GtkLabel      *rule;
  AdwStatusPage *empty;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhPrizesView, zh_prizes_view, ADW_TYPE_BIN)

typedef enum
{
  COLUMN_LIST,
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_POINTS,
  COLUMN_PRIZE,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_LIST] = { ZH_COL_PRIZE_LIST, 18, FALSE },
  [COLUMN_PLACE] = { ZH_COL_PLACE, 6, FALSE },
  [COLUMN_NUMBER] = { ZH_COL_START_NUMBER, 4, FALSE },
  [COLUMN_NAME] = { ZH_COL_NAME, 30, TRUE },
  [COLUMN_POINTS] = { ZH_COL_POINTS, 8, FALSE },
  [COLUMN_PRIZE] = { ZH_COL_PRIZE, 16, FALSE },
};

static ZhRecord *
make_record (const ZhPrizePlan *plan,
             const ZhStandings *standings,
             const ZhPrize     *prize,
             guint              index)
{
  const ZhLanguage      *language = zh_language_get_screen ();
  const ZhPrizePlanList *list = g_ptr_array_index (plan->lists, (guint) prize->list);
  const ZhStanding      *standing = zh_standings_get_row (standings, prize->row);
  const ZhEntry         *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char       *name = zh_entry_format_name (entry);
  g_autofree char       *money = zh_money_format (prize->amount, plan->currency, language);
  ZhRecord              *record = zh_record_new (index + 1, N_COLUMNS);

  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, prize %3$s"), list->title, name, money));
  zh_record_take_text (record, COLUMN_LIST, g_strdup (list->title));
  zh_record_set_number (record, COLUMN_LIST, prize->list);
  zh_record_take_text (record, COLUMN_PLACE, zh_place_format (prize->place, standing->shows_better ? prize->place : prize->last_place));
  zh_record_set_number (record, COLUMN_PLACE, prize->place);
  zh_record_take_text (record, COLUMN_NUMBER, g_strdup_printf ("%d", entry->start_number));
  zh_record_set_number (record, COLUMN_NUMBER, entry->start_number);
  zh_record_take_text (record, COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_POINTS, zh_points_format_half (standing->points, language));
  zh_record_set_number (record, COLUMN_POINTS, -standing->points);
  zh_record_take_text (record, COLUMN_PRIZE, g_steal_pointer (&money));
  zh_record_set_number (record, COLUMN_PRIZE, -prize->amount);
  return record;
}

static void
show_rule (ZhPrizesView      *self,
           const ZhPrizePlan *plan,
           gint64             given)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *money = zh_money_format (given, plan->currency, language);
  g_autofree char  *all = zh_money_format (zh_prize_plan_sum (plan), plan->currency, language);
  /* Translators: money given and money there is, how prizes are shared, how many a player may get */
  g_autofree char *text = g_strdup_printf (_ ("%1$s of %2$s given · %3$s · %4$s"), money, all, zh_prize_sharing_format (plan->rule.sharing, language),
                                           zh_prize_choice_format (plan->rule.choice, language));

  gtk_label_set_text (self->rule, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rule), text);
}

static void
show_prizes (ZhPrizesView      *self,
             const ZhPrizePlan *plan,
             const ZhStandings *standings)
{
  g_autoptr (GArray) prizes = zh_prize_plan_share (plan, standings);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 given = 0;

  for (guint i = 0; i < prizes->len; i++)
    {
      const ZhPrize *prize = &g_array_index (prizes, ZhPrize, i);

      g_ptr_array_add (records, make_record (plan, standings, prize, i));
      given += prize->amount;
    }
  zh_record_table_set_records (self->table, records);
  show_rule (self, plan, given);
}

static void
zh_prizes_view_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (zh_prizes_view_parent_class)->dispose (object);
}

static void
zh_prizes_view_class_init (ZhPrizesViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_prizes_view_dispose;
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/prizes-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhPrizesView, stack);
  gtk_widget_class_bind_template_child (widget_class, ZhPrizesView, rule);
  gtk_widget_class_bind_template_child (widget_class, ZhPrizesView, empty);
  gtk_widget_class_bind_template_child (widget_class, ZhPrizesView, table);
}

static void
zh_prizes_view_init (ZhPrizesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Prizes"), columns, N_COLUMNS);
}

void
zh_prizes_view_update (ZhPrizesView      *self,
                       const ZhStandings *standings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhPrizePlan) plan = NULL;

  g_return_if_fail (ZH_IS_PRIZES_VIEW (self));

  if (standings == NULL)
    return;
  plan = zh_prize_plan_parse (zh_tournament_get_option (zh_standings_get_history (standings)->tournament, ZH_OPTION_PRIZES), &error);
  gtk_stack_set_visible_child_name (self->stack, plan != NULL && plan->lists->len > 0 ? "prizes" : "empty");
  adw_status_page_set_description (self->empty, error != NULL ? error->message : _ ("Lists of prizes for places in the tournament and in its groups; the table follows the standings."));
  if (plan != NULL)
    show_prizes (self, plan, standings);
}

void
zh_prizes_view_set_filter (ZhPrizesView *self,
                           const char   *text)
{
  g_return_if_fail (ZH_IS_PRIZES_VIEW (self));

  zh_record_table_set_filter (self->table, text);
}

void
zh_prizes_view_take_focus (ZhPrizesView *self)
{
  g_return_if_fail (ZH_IS_PRIZES_VIEW (self));

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "prizes") == 0)
    zh_record_table_take_focus (self->table);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->empty), GTK_DIR_TAB_FORWARD);
}
