#include "config.h"

#include "group-editor.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "named-entry.h"
#include "order-list.h"

struct _ZhGroupEditor
{
  ZhBin parent_instance;

  AdwBin      *list_place;
  ZhOrderList *list;
};

G_DEFINE_FINAL_TYPE (ZhGroupEditor, zh_group_editor, ZH_TYPE_BIN)

static GtkWidget *
add_group (ZhGroupEditor *self,
           const char    *title,
           const char    *members)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = zh_named_entry_new (_ ("Title of the group"), title, _ ("Title, such as Girls"));

  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), zh_named_entry_new (_ ("Conditions of the group"), members, "sex=w;born=2010-"));
  zh_order_list_append (self->list, box, *title != '\0' ? title : _ ("the new group"));
  return entry;
}

static void
add_clicked_cb (ZhGroupEditor *self)
{
  gtk_widget_grab_focus (add_group (self, "", ""));
}

static void
zh_group_editor_class_init (ZhGroupEditorClass *class)
{
  ZH_TEMPLATE (class, ZhGroupEditor, "group-editor", list_place);
  ZH_TEMPLATE_CALLBACKS (class, add_clicked_cb);
}

static void
zh_group_editor_init (ZhGroupEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = ZH_ORDER_LIST (zh_order_list_new (_ ("Own groups"), TRUE));
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
}

GtkWidget *
zh_group_editor_new (const GPtrArray *groups)
{
  ZhGroupEditor *self = g_object_new (ZH_TYPE_GROUP_EDITOR, NULL);

  for (guint i = 0; i < groups->len; i++)
    {
      const ZhNamedGroup *named = g_ptr_array_index (groups, i);
      g_autofree char    *members = zh_group_to_text (named->group);

      add_group (self, named->title, members);
    }
  if (groups->len == 0)
    add_group (self, "", "");
  return GTK_WIDGET (self);
}

GPtrArray *
zh_group_editor_dup_groups (ZhGroupEditor *self,
                            GError       **error)
{
  g_autoptr (GPtrArray) groups = zh_group_list_new ();

  g_return_val_if_fail (ZH_IS_GROUP_EDITOR (self), NULL);

  for (guint i = 0; i < zh_order_list_get_n (self->list); i++)
    {
      GtkWidget       *entry = gtk_widget_get_first_child (zh_order_list_get_child (self->list, i));
      g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
      const char      *members = gtk_editable_get_text (GTK_EDITABLE (gtk_widget_get_next_sibling (entry)));
      ZhGroup         *group;

      if (*title == '\0' && *members == '\0')
        continue;
      if (*title == '\0')
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The group “%s” has no title; write one, such as “Girls”"), members);
      group = zh_group_parse (members, error);
      if (group == NULL)
        return NULL;
      zh_group_list_add (groups, title, group);
    }
  return g_steal_pointer (&groups);
}
