/* A dialog around an editor: Cancel, Save (Ctrl+Enter), and a line that says why something was
 * not saved.
 */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_PLAN_DIALOG (zh_plan_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhPlanDialog, zh_plan_dialog, ZH, PLAN_DIALOG, AdwWindow)

/**
 * ZhPlanSave:
 * @editor: what stands in the dialog
 *
 * Returns: whether it was saved; the dialog closes then, and shows @error otherwise
 */
typedef gboolean (*ZhPlanSave) (GtkWidget *editor,
                                gpointer   user_data,
                                GError   **error);

/**
 * zh_plan_dialog_new:
 * @editor: (transfer floating)
 * @user_data: outlives the dialog's window, as the page that opened it does
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhPlanDialog *zh_plan_dialog_new (GtkWindow  *parent,
                                  const char *title,
                                  GtkWidget  *editor,
                                  ZhPlanSave  save,
                                  gpointer    user_data);

/**
 * zh_plan_dialog_set_accept:
 * @label: what the button does in place of saving, translated, with a mnemonic
 */
void zh_plan_dialog_set_accept (ZhPlanDialog *self,
                                const char   *label);

G_END_DECLS
