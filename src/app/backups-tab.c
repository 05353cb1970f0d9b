#include "config.h"

#include "backups-tab.h"

#include <glib/gi18n.h>

#include "desk-backups.h"
#include "feedback.h"
#include "file-asking.h"

struct _ZhBackupsTab
{
  ZhPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ZhBackupsTab, zh_backups_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhBackupsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static void
copy_chosen_cb (ZhBackupsTab         *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autofree char *path = g_file_get_path (file);
      g_autoptr (GError) error = NULL;

      if (path != NULL && zh_desk_save_copy (zh_session_get_desk (get_session (self)), path, &error))
        zh_feedback_toast (GTK_WIDGET (self), _ ("The copy was saved"), NULL, NULL);
      else
        zh_feedback_error (GTK_WIDGET (self), _ ("The copy was not saved"), error);
    }
  g_object_unref (chooser);
}

static void
save_copy_cb (ZhBackupsTab *self)
{
  g_autofree char *name = g_strdup_printf ("%s.zhereb", _ ("Copy of the competition"));

  zh_file_asking_show (GTK_WIDGET (self), _ ("A Copy for the Commission"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name, G_CALLBACK (copy_chosen_cb));
}

static void
zh_backups_tab_class_init (ZhBackupsTabClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/backups-tab.ui");
  gtk_widget_class_bind_template_callback (widget_class, save_copy_cb);
}

static void
zh_backups_tab_init (ZhBackupsTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
