#include "config.h"

#include "field-row.h"

#include "errors.h"

gboolean
zh_field_is_typed (const ZhField *self)
{
  return (self->flags & (ZH_FIELD_WORD | ZH_FIELD_INTERNAL)) == 0 &&
         (self->kind == ZH_FIELD_KIND_TEXT || self->kind == ZH_FIELD_KIND_NUMBER || self->kind == ZH_FIELD_KIND_DATE);
}

static void
changed_cb (GtkWidget *row)
{
  gtk_widget_remove_css_class (row, "error");
}

AdwEntryRow *
zh_field_row_new (const ZhField *field)
{
  GtkWidget *row = adw_entry_row_new ();

  gtk_widget_set_name (row, field->key);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), zh_field_get_title (field, zh_language_get_screen ()));
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  g_signal_connect (row, "changed", G_CALLBACK (changed_cb), NULL);
  return ADW_ENTRY_ROW (row);
}

const ZhField *
zh_field_row_get_field (AdwEntryRow *row)
{
  return g_object_get_data (G_OBJECT (row), "field");
}

char *
zh_field_row_format (const ZhField *field,
                     gconstpointer  record)
{
  if (record == NULL || (field->kind == ZH_FIELD_KIND_NUMBER && zh_field_get_number (field, record) == 0))
    return g_strdup ("");
  if (field->kind == ZH_FIELD_KIND_DATE)
    return zh_language_format_short_date (zh_language_get_screen (), G_STRUCT_MEMBER (ZhDate, record, field->offset));
  return zh_field_format (field, record);
}

gboolean
zh_field_row_read (AdwEntryRow *row,
                   gpointer     record)
{
  if (zh_field_parse (zh_field_row_get_field (row), record, gtk_editable_get_text (GTK_EDITABLE (row))))
    return TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  return FALSE;
}

gboolean
zh_field_row_refuse (GtkWidget  *row,
                     GError    **error,
                     const char *message)
{
  gtk_widget_add_css_class (row, "error");
  gtk_widget_grab_focus (row);
  return zh_fail (error, ZH_ERROR_INPUT, "%s", message);
}
