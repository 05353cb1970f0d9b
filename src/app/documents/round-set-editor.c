#include "config.h"

#include "round-set-editor.h"

#include <glib/gi18n.h>

#include "order-list.h"

struct _ZhRoundSetEditor
{
  ZhBin parent_instance;

  ZhOrderList *list;
};

G_DEFINE_FINAL_TYPE (ZhRoundSetEditor, zh_round_set_editor, ZH_TYPE_BIN)

/* What a row consists of. */
typedef struct
{
  const ZhReport *report;
  GtkCheckButton *chosen;
  GtkSpinButton  *copies;
} Row;

#define ROW_KEY "zh-document"

static gboolean
mnemonic_activate_cb (GtkCheckButton *chosen)
{
  return gtk_widget_activate (GTK_WIDGET (chosen));
}

static void
add_document (ZhRoundSetEditor *self,
              const ZhReport   *report,
              int               copies)
{
  const char      *title = zh_report_get_title (report, zh_language_get_screen ());
  g_autofree char *name = g_strdup_printf (_ ("Copies: %s"), title);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  Row             *row = g_new (Row, 1);

  row->report = report;
  row->chosen = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (title));
  row->copies = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, ZH_ROUND_SET_MAX_COPIES, 1));
  gtk_check_button_set_active (row->chosen, copies > 0);
  gtk_spin_button_set_value (row->copies, MAX (copies, 1));
  gtk_widget_set_hexpand (GTK_WIDGET (row->chosen), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (row->copies), GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row->copies), _ ("How many copies are printed"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->copies), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (box, "mnemonic-activate", G_CALLBACK (mnemonic_activate_cb), row->chosen);
  g_object_bind_property (row->chosen, "active", row->copies, "sensitive", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->chosen));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->copies));
  g_object_set_data_full (G_OBJECT (box), ROW_KEY, row, g_free);
  zh_order_list_append (self->list, box, title);
}

static gboolean
is_among (const GArray   *items,
          const ZhReport *report)
{
  for (guint i = 0; i < items->len; i++)
    if (g_array_index (items, ZhRoundSetItem, i).report == report)
      return TRUE;
  return FALSE;
}

static void
zh_round_set_editor_class_init (ZhRoundSetEditorClass *class)
{
}

static void
zh_round_set_editor_init (ZhRoundSetEditor *self)
{
  self->list = ZH_ORDER_LIST (zh_order_list_new (_ ("Documents of the round, in the order of printing"), FALSE));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

GtkWidget *
zh_round_set_editor_new (const ZhCompetition *competition,
                         const ZhTournament  *tournament)
{
  ZhRoundSetEditor *self = g_object_new (ZH_TYPE_ROUND_SET_EDITOR, NULL);
  g_autoptr (GArray) items = zh_round_set_list (competition, tournament);
  gsize           n_reports;
  const ZhReport *reports = zh_report_get_all (&n_reports);

  for (guint i = 0; i < items->len; i++)
    add_document (self, g_array_index (items, ZhRoundSetItem, i).report, g_array_index (items, ZhRoundSetItem, i).copies);
  /* those about a round are looked for first */
  for (gsize i = 0; i < 2 * n_reports; i++)
    {
      const ZhReport *report = &reports[i % n_reports];

      if (report->takes_round == (i < n_reports) && zh_report_applies_to (report, tournament) && !is_among (items, report))
        add_document (self, report, 0);
    }
  return GTK_WIDGET (self);
}

GArray *
zh_round_set_editor_dup_items (ZhRoundSetEditor *self)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (ZhRoundSetItem));

  g_return_val_if_fail (ZH_IS_ROUND_SET_EDITOR (self), items);

  for (guint i = 0; i < zh_order_list_get_n (self->list); i++)
    {
      const Row     *row = g_object_get_data (G_OBJECT (zh_order_list_get_child (self->list, i)), ROW_KEY);
      ZhRoundSetItem item = { row->report, gtk_spin_button_get_value_as_int (row->copies) };

      if (gtk_check_button_get_active (row->chosen))
        g_array_append_val (items, item);
    }
  return items;
}
