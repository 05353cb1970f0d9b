#include "config.h"

#include "site-sheet.h"

#include <glib/gi18n.h>

#include "desk-sites.h"

typedef struct
{
  ZhSite    *site;
  GPtrArray *widgets; /* (element-type GtkWidget): a line for a text, a switch for what was looked at */
  GPtrArray *fields;  /* (element-type ZhField): of each of them */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  zh_site_free (form->site);
  g_ptr_array_unref (form->widgets);
  g_ptr_array_unref (form->fields);
  g_free (form);
}

static ZhChange *
apply (ZhFormSheet *sheet,
       gpointer     data,
       GError     **error)
{
  Form *form = data;
  g_autoptr (ZhSite) next = zh_site_new ();

  zh_record_assign (&zh_site_type, next, form->site);
  next->entry_id = form->site->entry_id;
  for (guint i = 0; i < form->widgets->len; i++)
    {
      const ZhField *field = g_ptr_array_index (form->fields, i);
      GtkWidget     *widget = g_ptr_array_index (form->widgets, i);

      if (field->kind == ZH_FIELD_KIND_TEXT)
        zh_field_parse (field, next, zh_form_get_text (ADW_ENTRY_ROW (widget)));
      else
        G_STRUCT_MEMBER (gboolean, next, field->offset) = gtk_switch_get_active (GTK_SWITCH (widget));
    }
  return zh_desk_set_site (zh_session_get_desk (zh_form_sheet_get_session (sheet)), next, error);
}

static void
add_field (ZhFormSheet   *sheet,
           Form          *form,
           const ZhField *field)
{
  const char *title = zh_field_get_title (field, zh_language_get_screen ());
  GtkWidget  *widget;

  if (field->kind == ZH_FIELD_KIND_TEXT)
    widget = GTK_WIDGET (zh_form_sheet_add_entry (sheet, title, zh_field_get_text (field, form->site)));
  else
    widget = GTK_WIDGET (zh_form_sheet_add_switch (sheet, title, zh_field_get_number (field, form->site) != 0));
  g_ptr_array_add (form->widgets, widget);
  g_ptr_array_add (form->fields, (gpointer) field);
}

ZhFormSheet *
zh_site_sheet_new (GtkWindow    *parent,
                   ZhSession    *session,
                   const ZhSite *site,
                   const char   *name)
{
  ZhFormSheet *sheet = zh_form_sheet_new (parent, session, name, _ ("_Save"));
  Form        *form = g_new0 (Form, 1);

  form->site = zh_site_new ();
  zh_record_assign (&zh_site_type, form->site, site);
  form->site->entry_id = site->entry_id;
  form->widgets = g_ptr_array_new ();
  form->fields = g_ptr_array_new ();
  for (gsize i = 0; i < zh_site_type.n_fields; i++)
    if ((zh_site_type.fields[i].flags & ZH_FIELD_INTERNAL) == 0)
      add_field (sheet, form, &zh_site_type.fields[i]);
  gtk_widget_grab_focus (g_ptr_array_index (form->widgets, 0));
  zh_form_sheet_set_apply (sheet, apply, NULL, form, form_free);
  return sheet;
}
