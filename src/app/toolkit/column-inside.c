#include "config.h"

#include "column-inside.h"

GtkWidget *
zh_column_inside_get_list (GtkColumnView *view)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view));

  while (child != NULL && !g_str_has_suffix (G_OBJECT_TYPE_NAME (child), "ListView"))
    child = gtk_widget_get_next_sibling (child);
  g_assert (child != NULL);
  return child;
}

void
zh_column_inside_scroll_to (GtkColumnView *view,
                            guint          position)
{
  gtk_widget_activate_action (zh_column_inside_get_list (view), "list.scroll-to-item", "u", position);
}

GtkWidget *
zh_column_inside_get_row (GtkWidget *child)
{
  GtkWidget *cell = gtk_widget_get_parent (child);

  return cell != NULL ? gtk_widget_get_parent (cell) : NULL;
}

void
zh_column_inside_name_row (GtkWidget  *child,
                           const char *label)
{
  GtkWidget *row = zh_column_inside_get_row (child);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

gboolean
zh_column_inside_is_first (GtkWidget *child)
{
  GtkWidget *row = zh_column_inside_get_row (child);

  return row != NULL && gtk_widget_get_first_child (row) == gtk_widget_get_parent (child);
}

static GtkWidget *
find_title (GtkColumnView *view,
            guint          column)
{
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));

  for (guint i = 0; i < column && title != NULL; i++)
    title = gtk_widget_get_next_sibling (title);
  return title;
}

void
zh_column_inside_align_title (GtkColumnView *view,
                              guint          column,
                              float          xalign)
{
  GtkWidget *title = find_title (view, column);
  GtkWidget *box = title != NULL ? gtk_widget_get_first_child (title) : NULL;

  if (box == NULL || xalign <= 0)
    return;
  gtk_widget_set_halign (box, xalign < 1 ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  /* the room of the arrow goes before the words: the words end where the numbers do */
  if (gtk_widget_get_first_child (box) != gtk_widget_get_last_child (box))
    gtk_widget_insert_after (gtk_widget_get_last_child (box), box, NULL);
}

void
zh_column_inside_put_under_title (GtkColumnView *view,
                                  guint          column,
                                  GtkWidget     *widget)
{
  GtkWidget *title = find_title (view, column);
  GtkWidget *box = gtk_widget_get_first_child (title);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    {
      g_object_ref (child);
      gtk_box_remove (GTK_BOX (box), child);
      gtk_box_append (GTK_BOX (words), child);
      if (GTK_IS_LABEL (child))
        gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_END);
      g_object_unref (child);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), widget);
  /* the row of titles lets no focus in, and needs none itself */
  gtk_widget_set_can_focus (gtk_widget_get_parent (title), TRUE);
  gtk_widget_set_focusable (gtk_widget_get_parent (title), FALSE);
}

void
zh_column_inside_set_tooltip (GtkColumnView *view,
                              guint          column,
                              const char    *text)
{
  GtkWidget *title = find_title (view, column);

  if (title != NULL)
    gtk_widget_set_tooltip_text (title, text);
}

int
zh_column_inside_measure_title (GtkColumnView       *view,
                                GtkColumnViewColumn *column)
{
  GListModel *columns = gtk_column_view_get_columns (view);
  GtkWidget  *title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));
  int         width = 0;

  for (guint i = 0; title != NULL && i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) each = g_list_model_get_item (columns, i);

      if (each == column)
        gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      title = gtk_widget_get_next_sibling (title);
    }
  return width;
}

void
zh_column_inside_set_label (GtkColumnView *view,
                            const char    *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (zh_column_inside_get_list (view)), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
