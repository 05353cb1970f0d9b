#include "config.h"

#include "plan-dialog.h"

#include "dialog-size.h"
#include "message-label.h"

struct _ZhPlanDialog
{
  AdwWindow parent_instance;

  ZhPlanSave save;
  gpointer   user_data;

  AdwBin      *place;
  GtkRevealer *message_revealer;
  GtkLabel    *message;
};

G_DEFINE_FINAL_TYPE (ZhPlanDialog, zh_plan_dialog, ADW_TYPE_WINDOW)

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ZhPlanDialog *self = ZH_PLAN_DIALOG (widget);
  g_autoptr (GError) error = NULL;

  if (self->save (adw_bin_get_child (self->place), self->user_data, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  zh_message_label_set (self->message, error->message);
  gtk_revealer_set_reveal_child (self->message_revealer, TRUE);
}

static void
zh_plan_dialog_class_init (ZhPlanDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/plan-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhPlanDialog, place);
  gtk_widget_class_bind_template_child (widget_class, ZhPlanDialog, message_revealer);
  gtk_widget_class_bind_template_child (widget_class, ZhPlanDialog, message);
  gtk_widget_class_install_action (widget_class, "plan.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "plan.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "plan.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zh_plan_dialog_init (ZhPlanDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhPlanDialog *
zh_plan_dialog_new (GtkWindow  *parent,
                    const char *title,
                    GtkWidget  *editor,
                    ZhPlanSave  save,
                    gpointer    user_data)
{
  ZhPlanDialog *self = g_object_new (ZH_TYPE_PLAN_DIALOG, "transient-for", parent, "title", title, NULL);

  self->save = save;
  self->user_data = user_data;
  adw_bin_set_child (self->place, editor);
  zh_dialog_begin_in (GTK_WINDOW (self), editor);
  return self;
}
