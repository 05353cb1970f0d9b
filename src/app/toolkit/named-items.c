#include "config.h"

#include "named-items.h"

/* The line of the list view is the parent of what the factory makes. */
static void
name_line (GtkWidget *box)
{
  GtkWidget *line = gtk_widget_get_parent (box);
  GtkWidget *label = gtk_widget_get_first_child (box);

  if (line != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (GTK_LABEL (label)), -1);
}

static GtkWidget *
make_box (GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (item, box);
  return box;
}

/* What is chosen, in the row itself. */
static void
setup_chosen_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  make_box (item);
}

/* The popup's list selects what is under the pointer: only the choice itself knows what is chosen. */
static void
show_mark (GtkListItem *item,
           GParamSpec  *pspec,
           GtkWidget   *choice)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  guint      selected;

  g_object_get (choice, "selected", &selected, NULL);
  gtk_widget_set_visible (gtk_widget_get_last_child (box), gtk_list_item_get_position (item) == selected);
}

/* A line of the popup, with a mark on what is chosen. */
static void
setup_line_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               GtkWidget                *choice)
{
  GtkWidget *box = make_box (item);
  GtkWidget *label = gtk_widget_get_first_child (box);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (box), mark);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (show_mark), item, G_CONNECT_SWAPPED);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkWidget  *box = gtk_list_item_get_child (item);
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), text);
  name_line (box);
}

static void
bind_line_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item,
              GtkWidget                *choice)
{
  show_mark (item, NULL, choice);
}

/* The factory lives no longer than the choice. */
static GtkListItemFactory *
make_factory (GCallback  setup,
              GtkWidget *choice)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup, choice);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

/* The button and the popup's list inside are named like the whole. */
static void
name_inside (GtkWidget  *widget,
             const char *label)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_TOGGLE_BUTTON (child) || GTK_IS_LIST_VIEW (child) || g_str_has_suffix (G_OBJECT_TYPE_NAME (child), "ListItemWidget"))
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      name_inside (child, label);
    }
}

void
zh_named_items_set_up (GtkWidget  *choice,
                       const char *label)
{
  g_autoptr (GtkListItemFactory) chosen = make_factory (G_CALLBACK (setup_chosen_cb), choice);
  g_autoptr (GtkListItemFactory) lines = make_factory (G_CALLBACK (setup_line_cb), choice);

  g_return_if_fail (GTK_IS_DROP_DOWN (choice) || ADW_IS_COMBO_ROW (choice));

  if (GTK_IS_DROP_DOWN (choice))
    {
      gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), chosen);
      gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), lines);
    }
  else
    {
      adw_combo_row_set_factory (ADW_COMBO_ROW (choice), chosen);
      adw_combo_row_set_list_factory (ADW_COMBO_ROW (choice), lines);
    }
  /* a row is named by its title already */
  if (GTK_IS_DROP_DOWN (choice))
    {
      /* the text beside it, if it has one, would be read too */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  g_signal_connect (lines, "bind", G_CALLBACK (bind_line_cb), choice);
  name_inside (choice, label);
}
