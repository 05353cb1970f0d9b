#include "config.h"

#include "register-page.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkBox        *tools;
  GtkBox        *notes;
  GtkEditable   *search;
  GtkStack      *stack;
  AdwStatusPage *empty;
  ZhRecordTable *table;
} ZhRegisterPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ZhRegisterPage, zh_register_page, ZH_TYPE_PAGE)

static ZhRegisterPagePrivate *
get_private (ZhRegisterPage *self)
{
  return zh_register_page_get_instance_private (self);
}

static void
tell_shown (ZhRegisterPage *self)
{
  if (ZH_REGISTER_PAGE_GET_CLASS (self)->shown != NULL)
    ZH_REGISTER_PAGE_GET_CLASS (self)->shown (self);
}

static void
zh_register_page_update (ZhPage         *page,
                         const ZhChange *change)
{
  ZhRegisterPage        *self = ZH_REGISTER_PAGE (page);
  ZhRegisterPagePrivate *priv = get_private (self);
  ZhSession             *session = zh_page_get_session (page);
  const ZhCompetition   *competition = zh_session_get_competition (session);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  if (competition == NULL)
    return;
  ZH_REGISTER_PAGE_GET_CLASS (self)->add_records (self, competition, zh_session_get_tournament (session), records);
  zh_record_table_set_records (priv->table, records);
  gtk_stack_set_visible_child_name (priv->stack, records->len > 0 ? "records" : "empty");
  tell_shown (self);
}

static gboolean
zh_register_page_start_search (ZhPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (get_private (ZH_REGISTER_PAGE (page))->search));
  return TRUE;
}

static void
zh_register_page_take_focus (ZhPage *page)
{
  ZhRegisterPagePrivate *priv = get_private (ZH_REGISTER_PAGE (page));

  if (g_strcmp0 (gtk_stack_get_visible_child_name (priv->stack), "records") == 0)
    zh_record_table_take_focus (priv->table);
  else
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

static void
search_changed_cb (ZhRegisterPage *self)
{
  ZhRegisterPagePrivate *priv = get_private (self);

  zh_record_table_set_filter (priv->table, gtk_editable_get_text (priv->search));
}

static void
search_stopped_cb (ZhRegisterPage *self)
{
  ZhRegisterPagePrivate *priv = get_private (self);

  gtk_editable_set_text (priv->search, "");
  zh_record_table_take_focus (priv->table);
}

static void
record_activated_cb (ZhRegisterPage *self,
                     ZhRecord       *record)
{
  if (ZH_REGISTER_PAGE_GET_CLASS (self)->activated != NULL)
    ZH_REGISTER_PAGE_GET_CLASS (self)->activated (self, record);
}

static void
zh_register_page_constructed (GObject *object)
{
  ZhRegisterPage        *self = ZH_REGISTER_PAGE (object);
  ZhRegisterPagePrivate *priv = get_private (self);
  ZhRegisterPageClass *class = ZH_REGISTER_PAGE_GET_CLASS (self);

  G_OBJECT_CLASS (zh_register_page_parent_class)->constructed (object);
  zh_record_table_set_columns (priv->table, _ (class->label), class->columns, class->n_columns);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "records", zh_record_table_get_actions (priv->table));
  g_object_set (priv->search, "placeholder-text", _ (class->search_text), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (class->search_text), -1);
  adw_status_page_set_icon_name (priv->empty, class->empty_icon);
  adw_status_page_set_title (priv->empty, _ (class->empty_title));
  adw_status_page_set_description (priv->empty, _ (class->empty_text));
}

static void
zh_register_page_class_init (ZhRegisterPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  ZhPageClass    *page_class = ZH_PAGE_CLASS (class);

  G_OBJECT_CLASS (class)->constructed = zh_register_page_constructed;
  page_class->update = zh_register_page_update;
  page_class->start_search = zh_register_page_start_search;
  page_class->take_focus = zh_register_page_take_focus;

  g_type_ensure (ZH_TYPE_RECORD_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/register-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, tools);
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, notes);
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, search);
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, stack);
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, empty);
  gtk_widget_class_bind_template_child_private (widget_class, ZhRegisterPage, table);
  ZH_TEMPLATE_CALLBACKS (class, search_changed_cb, search_stopped_cb, record_activated_cb, tell_shown);
}

static void
zh_register_page_init (ZhRegisterPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
zh_register_page_add_button (ZhRegisterPage *self,
                             const char     *label,
                             const char     *tooltip,
                             const char     *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *name = g_strjoinv ("", parts);

  g_return_val_if_fail (ZH_IS_REGISTER_PAGE (self), NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (get_private (self)->tools, button);
  return button;
}

void
zh_register_page_add_note (ZhRegisterPage *self,
                           GtkWidget      *widget)
{
  g_return_if_fail (ZH_IS_REGISTER_PAGE (self));

  gtk_box_append (get_private (self)->notes, widget);
}

GtkLabel *
zh_register_page_new_note_label (void)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (label), "register-note");
  return label;
}

ZhRecordTable *
zh_register_page_get_table (ZhRegisterPage *self)
{
  g_return_val_if_fail (ZH_IS_REGISTER_PAGE (self), NULL);

  return get_private (self)->table;
}

gint64
zh_register_page_get_selected (ZhRegisterPage *self)
{
  ZhRecord *record;

  g_return_val_if_fail (ZH_IS_REGISTER_PAGE (self), 0);

  record = zh_record_table_get_selected (get_private (self)->table);
  return record != NULL ? zh_record_get_id (record) : 0;
}
