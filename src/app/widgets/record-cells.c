#include "config.h"

#include "record-cells.h"

#include "column-inside.h"
#include "column-title.h"
#include "tooltip.h"

/* Longer texts are said in full by a tooltip. */
#define LONG_TEXT 16

static void
fill_cell (GtkWidget *child,
           ZhRecord  *record)
{
  int         column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "column"));
  const char *text = zh_record_get_text (record, column);

  gtk_inscription_set_text (GTK_INSCRIPTION (child), text);
  zh_tooltip_set (child, g_utf8_strlen (text, -1) > LONG_TEXT ? text : NULL);
  if (zh_column_inside_is_first (child))
    zh_column_inside_name_row (child, zh_record_get_label (record));
}

static void
record_changed_cb (GtkWidget *child,
                   ZhRecord  *record)
{
  fill_cell (child, record);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          ZhColumnWidths           *widths)
{
  const ZhRecordColumn *column = g_object_get_data (G_OBJECT (factory), "column");
  GtkWidget            *child = gtk_inscription_new (NULL);

  gtk_inscription_set_xalign (GTK_INSCRIPTION (child), zh_column_title_get_xalign (column->column));
  zh_column_widths_add_cell (widths, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "index")), GTK_INSCRIPTION (child));
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (child), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_add_css_class (child, "numeric");
  /* whose position a click asks for; it outlives its child */
  g_object_set_data (G_OBJECT (child), "item", item);
  gtk_list_item_set_child (item, child);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  ZhRecord  *record = gtk_list_item_get_item (item);

  g_signal_connect_swapped (record, "changed", G_CALLBACK (record_changed_cb), child);
  fill_cell (child, record);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), record_changed_cb, gtk_list_item_get_child (item));
}

GtkWidget *
zh_record_cells_find_row (GtkColumnView *view,
                          guint          position)
{
  GtkWidget *row = gtk_widget_get_first_child (zh_column_inside_get_list (view));

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget   *cell = gtk_widget_get_first_child (row);
      GtkWidget   *child = cell != NULL ? gtk_widget_get_first_child (cell) : NULL;
      GtkListItem *item = child != NULL ? g_object_get_data (G_OBJECT (child), "item") : NULL;

      if (item != NULL && gtk_list_item_get_position (item) == position)
        return row;
    }
  return NULL;
}

GtkListItemFactory *
zh_record_cells_new (ZhColumnWidths       *widths,
                     const ZhRecordColumn *column,
                     guint                 index)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_object_set_data_full (G_OBJECT (factory), "column", g_memdup2 (column, sizeof *column), g_free);
  g_object_set_data (G_OBJECT (factory), "index", GUINT_TO_POINTER (index));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), widths);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}
