#include "config.h"

#include "hand-order-editor.h"

#include <glib/gi18n.h>

#include "order-list.h"

#define ID_KEY "zh-entry"

struct _ZhHandOrderEditor
{
  ZhBin parent_instance;

  ZhOrderList *list;
  GtkWidget   *reason;
};

G_DEFINE_FINAL_TYPE (ZhHandOrderEditor, zh_hand_order_editor, ZH_TYPE_BIN)

static void
zh_hand_order_editor_class_init (ZhHandOrderEditorClass *class)
{
}

static void
zh_hand_order_editor_init (ZhHandOrderEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *hint = gtk_label_new (_ ("Level on points, the best on top. What decides is marked in the tables as set by hand, with the reason."));
  GtkWidget *group = adw_preferences_group_new ();

  self->list = ZH_ORDER_LIST (zh_order_list_new (_ ("Order by hand"), FALSE));
  self->reason = adw_entry_row_new ();
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "dim-label");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->reason), _ ("Reason, such as the result of a play-off"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->reason);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), group);
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
add_entry (ZhHandOrderEditor *self,
           const ZhStandings *standings,
           int                row)
{
  const ZhStanding *standing = zh_standings_get_row (standings, row);
  const ZhEntry    *entry = zh_history_get_entry (zh_standings_get_history (standings), standing->entry);
  g_autofree char  *name = zh_entry_format_name (entry);
  g_autofree char  *place = zh_standing_format_place (standing);
  g_autofree char  *text = g_strdup_printf ("%s · %d %s", place, entry->start_number, name);
  GtkWidget        *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  g_object_set_data_full (G_OBJECT (label), ID_KEY, g_memdup2 (&entry->id, sizeof entry->id), g_free);
  zh_order_list_append (self->list, label, name);
}

GtkWidget *
zh_hand_order_editor_new (const ZhStandings *standings,
                          int                row)
{
  ZhHandOrderEditor *self = g_object_new (ZH_TYPE_HAND_ORDER_EDITOR, NULL);
  ZhPoints           points = zh_standings_get_row (standings, row)->points;

  for (int i = 0; i < zh_standings_get_n_rows (standings); i++)
    if (zh_standings_get_row (standings, i)->points == points && zh_standings_get_row (standings, i)->place > 0)
      add_entry (self, standings, i);
  return GTK_WIDGET (self);
}

GArray *
zh_hand_order_editor_list_entries (ZhHandOrderEditor *self)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_return_val_if_fail (ZH_IS_HAND_ORDER_EDITOR (self), ids);

  for (guint i = 0; i < zh_order_list_get_n (self->list); i++)
    {
      const gint64 *id = g_object_get_data (G_OBJECT (zh_order_list_get_child (self->list, i)), ID_KEY);

      g_array_append_val (ids, *id);
    }
  return ids;
}

const char *
zh_hand_order_editor_get_reason (ZhHandOrderEditor *self)
{
  g_return_val_if_fail (ZH_IS_HAND_ORDER_EDITOR (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->reason));
}
