#include "config.h"

#include "backups-tab.h"

#include <glib/gi18n.h>

#include "desk-backups.h"
#include "feedback.h"
#include "group-rows.h"

struct _ZhBackupsTab
{
  ZhPage parent_instance;

  GPtrArray *rows; /* unowned, in their group */

  AdwPreferencesGroup *backups;
};

G_DEFINE_FINAL_TYPE (ZhBackupsTab, zh_backups_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhBackupsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static void
restore_cb (ZhBackupsTab *self,
            GtkWidget    *button)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = zh_backup_restore (g_object_get_data (G_OBJECT (button), "path"),
                                             zh_desk_get_path (zh_session_get_desk (get_session (self))), &error);

  if (path == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The backup was not restored"), error);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-path", "^ay", path);
}

static GtkWidget *
make_restore_button (const ZhBackup *backup,
                     const char     *when)
{
  GtkWidget       *button = gtk_button_new_with_label (_ ("Restore"));
  g_autofree char *said = g_strdup_printf (_ ("Restore the backup of %s"), when);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_object_set_data_full (G_OBJECT (button), "path", g_strdup (backup->path), g_free);
  return button;
}

static GtkWidget *
make_backup_row (ZhBackupsTab   *self,
                 const ZhBackup *backup)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GDateTime) local = g_date_time_to_local (backup->time);
  g_autofree char *when = g_date_time_format (local, "%x %H:%M:%S");
  g_autofree char *entries = g_strdup_printf (ngettext ("%u entry of the journal", "%u entries of the journal", (guint) backup->journal_length), (guint) backup->journal_length);
  GtkWidget       *button = make_restore_button (backup, when);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), when);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), entries);
  g_signal_connect_object (button, "clicked", G_CALLBACK (restore_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static GtkWidget *
make_empty_row (void)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("No backup yet"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("The first is made when a round is paired."));
  return row;
}

static void
zh_backups_tab_update (ZhPage         *page,
                       const ZhChange *change)
{
  ZhBackupsTab *self = ZH_BACKUPS_TAB (page);
  ZhDesk       *desk = zh_session_get_desk (get_session (self));
  g_autoptr (GPtrArray) backups = NULL;

  if (desk == NULL)
    return;
  backups = zh_desk_list_backups (desk);
  zh_group_rows_clear (self->backups, self->rows);
  for (guint i = 0; i < backups->len; i++)
    zh_group_rows_add (self->backups, self->rows, make_backup_row (self, g_ptr_array_index (backups, i)));
  if (backups->len == 0)
    zh_group_rows_add (self->backups, self->rows, make_empty_row ());
}

static void
make_now_cb (ZhBackupsTab *self)
{
  g_autoptr (GError) error = NULL;

  if (!zh_desk_make_backup (zh_session_get_desk (get_session (self)), &error))
    zh_feedback_error (GTK_WIDGET (self), _ ("No backup was made"), error);
  else
    zh_feedback_toast (GTK_WIDGET (self), _ ("The backup was made"), NULL, NULL);
  zh_backups_tab_update (ZH_PAGE (self), NULL);
}

static void
zh_backups_tab_class_init (ZhBackupsTabClass *class)
{
  ZH_FINALIZES (class, ZhBackupsTab, g_ptr_array_unref, rows);
  ZH_PAGE_CLASS (class)->update = zh_backups_tab_update;

  ZH_TEMPLATE (class, ZhBackupsTab, "backups-tab", backups);
  ZH_TEMPLATE_CALLBACKS (class, make_now_cb);
}

static void
zh_backups_tab_init (ZhBackupsTab *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
