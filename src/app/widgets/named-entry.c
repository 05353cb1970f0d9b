#include "config.h"

#include "named-entry.h"

GtkWidget *
zh_named_entry_new (const char *name,
                    const char *text,
                    const char *placeholder)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), placeholder);
  gtk_widget_set_tooltip_text (entry, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (entry, TRUE);
  return entry;
}
