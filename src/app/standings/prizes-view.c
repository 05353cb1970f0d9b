#include "config.h"

#include "prizes-view.h"

#include <glib/gi18n.h>

#include "prize-plan.h"
#include "record-table.h"

struct _ZhPrizesView
{
  ZhBin parent_instance;

  GtkStack      *stack;
  GtkLabel      *rule;
  AdwStatusPage *empty;
  ZhRecordTable *table;
};

G_DEFINE_FINAL_TYPE (ZhPrizesView, zh_prizes_view, ZH_TYPE_BIN)

static const ZhRecordColumn columns[] = {
  { ZH_COL_PRIZE_LIST, 18 },
  { ZH_COL_PLACE, 6 },
  { ZH_COL_START_NUMBER, 4 },
  { ZH_COL_NAME, 30, TRUE },
  { ZH_COL_POINTS, 8 },
  { ZH_COL_PRIZE, 16 },
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
  ZhRecord              *record = zh_record_new_with (index + 1, columns, G_N_ELEMENTS (columns));

  zh_record_take_label (record, g_strdup_printf (_ ("%1$s: %2$s, prize %3$s"), list->title, name, money));
  zh_record_put_sorted (record, ZH_COL_PRIZE_LIST, g_strdup (list->title), prize->list);
  zh_record_put_sorted (record, ZH_COL_PLACE, zh_place_format (prize->place, standing->shows_better ? prize->place : prize->last_place), prize->place);
  zh_record_put_sorted (record, ZH_COL_START_NUMBER, g_strdup_printf ("%d", entry->start_number), entry->start_number);
  zh_record_put (record, ZH_COL_NAME, g_steal_pointer (&name));
  zh_record_put_sorted (record, ZH_COL_POINTS, zh_points_format_half (standing->points, language), -standing->points);
  zh_record_put_sorted (record, ZH_COL_PRIZE, g_steal_pointer (&money), -prize->amount);
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
zh_prizes_view_class_init (ZhPrizesViewClass *class)
{
  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  ZH_TEMPLATE (class, ZhPrizesView, "prizes-view", stack, rule, empty, table);
}

static void
zh_prizes_view_init (ZhPrizesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  zh_record_table_set_columns (self->table, _ ("Prizes"), columns, G_N_ELEMENTS (columns));
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
