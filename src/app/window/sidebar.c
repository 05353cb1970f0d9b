#include "config.h"

#include "sidebar.h"

#include <glib/gi18n.h>

#include "places.h"

struct _ZhSidebar
{
  ZhBin parent_instance;

  GtkListBox *list;
  ZhSession  *session;
  GPtrArray  *titles; /* unowned labels, by row */
  GPtrArray  *badges; /* unowned labels, by row */
};

G_DEFINE_FINAL_TYPE (ZhSidebar, zh_sidebar, ZH_TYPE_BIN)

static GtkWidget *
make_label (const char *text,
            const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  return label;
}

static void
add_place (ZhSidebar     *self,
           const ZhPlace *place)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *title = make_label (_ (place->title), "place-title");
  GtkWidget       *badge = make_label ("", "place-badge");
  g_autofree char *tooltip = g_strdup_printf ("%s (Alt+%d)", _ (place->title), place->digit);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (badge, "numeric");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (place->icon));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (row, tooltip);
  gtk_list_box_append (self->list, row);
  g_ptr_array_add (self->titles, title);
  g_ptr_array_add (self->badges, badge);
}

/* The row's name for a screen reader carries the number too. */
static void
name_row (ZhSidebar     *self,
          guint          index,
          const ZhPlace *place,
          guint          waiting)
{
  GtkListBoxRow   *row = gtk_list_box_get_row_at_index (self->list, index);
  g_autofree char *name = NULL;

  if (waiting > 0)
    name = g_strdup_printf (ngettext ("%s, %u open", "%s, %u open", waiting), _ (place->title), waiting);
  else
    name = g_strdup (_ (place->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_badges (ZhSidebar *self)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  for (gsize i = 0; i < n_places; i++)
    {
      GtkWidget       *badge = g_ptr_array_index (self->badges, i);
      guint            waiting = places[i].count_waiting != NULL ? places[i].count_waiting (self->session) : 0;
      g_autofree char *text = g_strdup_printf ("%u", waiting);

      if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (badge)), text) == 0)
        continue;
      gtk_label_set_text (GTK_LABEL (badge), text);
      gtk_widget_set_visible (badge, waiting > 0);
      name_row (self, i, &places[i], waiting);
    }
}

static void
row_activated_cb (ZhSidebar     *self,
                  GtkListBoxRow *row)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  g_signal_emit_by_name (self, "place-chosen", places[gtk_list_box_row_get_index (row)].name);
}

/* By the arrows, or by a screen reader: the place is shown, the keyboard stays here. */
static void
row_selected_cb (ZhSidebar     *self,
                 GtkListBoxRow *row)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  if (row != NULL)
    g_signal_emit_by_name (self, "place-selected", places[gtk_list_box_row_get_index (row)].name);
}

static void
zh_sidebar_class_init (ZhSidebarClass *class)
{
  ZH_DISPOSES (class, ZhSidebar, g_object_unref, session);
  ZH_DISPOSES (class, ZhSidebar, g_ptr_array_unref, titles, badges);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "sidebar");
  ZH_SIGNAL (class, "place-chosen", 1, G_TYPE_STRING);
  ZH_SIGNAL (class, "place-selected", 1, G_TYPE_STRING);
}

static void
zh_sidebar_init (ZhSidebar *self)
{
  GtkWidget     *scrolled = gtk_scrolled_window_new ();
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  self->titles = g_ptr_array_new ();
  self->badges = g_ptr_array_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Sidebar"), -1);
  for (gsize i = 0; i < n_places; i++)
    {
      add_place (self, &places[i]);
      name_row (self, i, &places[i], 0);
      gtk_widget_set_visible (g_ptr_array_index (self->badges, i), FALSE);
    }
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

void
zh_sidebar_set_session (ZhSidebar *self,
                        ZhSession *session)
{
  g_return_if_fail (ZH_IS_SIDEBAR (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update_badges), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "view-changed", G_CALLBACK (update_badges), self, G_CONNECT_SWAPPED);
  update_badges (self);
}

void
zh_sidebar_show_place (ZhSidebar  *self,
                       const char *name)
{
  gsize          n_places;
  const ZhPlace *places = zh_places_get (&n_places);

  g_return_if_fail (ZH_IS_SIDEBAR (self));

  for (gsize i = 0; i < n_places; i++)
    if (g_strcmp0 (places[i].name, name) == 0)
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, i));
}

void
zh_sidebar_set_narrow (ZhSidebar *self,
                       gboolean   narrow)
{
  g_return_if_fail (ZH_IS_SIDEBAR (self));

  for (guint i = 0; i < self->titles->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->titles, i), !narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}
