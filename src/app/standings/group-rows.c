#include "config.h"

#include "group-rows.h"

#include <glib/gi18n.h>

void
zh_group_rows_clear (AdwPreferencesGroup *group,
                     GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

void
zh_group_rows_add (AdwPreferencesGroup *group,
                   GPtrArray           *rows,
                   GtkWidget           *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (rows, row);
}

GtkWidget *
zh_group_rows_make_remove_button (const char *name, gint64 id)
{
  GtkWidget       *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *said = g_strdup_printf (_ ("Remove %s"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data_full (G_OBJECT (button), "id", g_memdup2 (&id, sizeof id), g_free);
  return button;
}
