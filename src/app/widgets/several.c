#include "config.h"

#include "several.h"

#define LAST "zh-last-first"

guint
zh_several_get_first (GtkSelectionModel *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self);

  return gtk_bitset_is_empty (chosen) ? GTK_INVALID_LIST_POSITION : gtk_bitset_get_minimum (chosen);
}

/* Where the row under the cursor goes away, the one that comes into its place is chosen. */
static void
keep_one_chosen (GtkSelectionModel *self)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self));
  guint first = zh_several_get_first (self);
  guint last = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self), LAST));

  if (first != GTK_INVALID_LIST_POSITION)
    g_object_set_data (G_OBJECT (self), LAST, GUINT_TO_POINTER (first));
  else if (n_rows > 0)
    gtk_selection_model_select_item (self, MIN (last, n_rows - 1), TRUE);
}

GtkSelectionModel *
zh_several_install (GtkColumnView *view,
                    GListModel    *rows)
{
  GtkSelectionModel *self = GTK_SELECTION_MODEL (gtk_multi_selection_new (g_object_ref (rows)));

  gtk_column_view_set_model (view, self);
  /* after the view, which must know the rows first */
  g_signal_connect_after (self, "items-changed", G_CALLBACK (keep_one_chosen), NULL);
  g_signal_connect_after (self, "selection-changed", G_CALLBACK (keep_one_chosen), NULL);
  g_object_unref (self);
  return self;
}
