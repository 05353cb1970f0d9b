#include "config.h"

#include "plan-dialog.h"

#include "dialog-size.h"
#include "message-label.h"

struct _ZhPlanDialog
{
  AdwWindow parent_instance;

  ZhPlanSave act;
  gpointer   user_data;

  AdwBin    *place;
  GtkLabel  *message;
  GtkButton *save;
};

G_DEFINE_FINAL_TYPE (ZhPlanDialog, zh_plan_dialog, ADW_TYPE_WINDOW)

static void
save_action (GtkWidget *widget)
{
  ZhPlanDialog *self = ZH_PLAN_DIALOG (widget);
  g_autoptr (GError) error = NULL;

  if (self->act (adw_bin_get_child (self->place), self->user_data, &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  zh_message_label_show (self->message, error->message);
}

static void
zh_plan_dialog_class_init (ZhPlanDialogClass *class)
{
  ZH_TEMPLATE (class, ZhPlanDialog, "plan-dialog", place, message, save);
  ZH_ACTION (class, "plan.save", save_action);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), "plan.save");
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

  self->act = save;
  self->user_data = user_data;
  adw_bin_set_child (self->place, editor);
  zh_dialog_begin_in (GTK_WINDOW (self), editor);
  return self;
}

void
zh_plan_dialog_set_accept (ZhPlanDialog *self,
                           const char   *label)
{
  g_return_if_fail (ZH_IS_PLAN_DIALOG (self));

  gtk_button_set_label (self->save, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->save), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
