#include "config.h"

#include "officials-tab.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "feedback.h"
#include "group-rows.h"
#include "named-items.h"
#include "official-roles.h"

struct _ZhOfficialsTab
{
  ZhPage parent_instance;

  GPtrArray *rows; /* unowned, in their group */

  AdwPreferencesGroup *officials;
  AdwComboRow         *new_role;
  AdwEntryRow         *new_official;
  GtkWidget           *content;
};

G_DEFINE_FINAL_TYPE (ZhOfficialsTab, zh_officials_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhOfficialsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static gboolean
report (ZhOfficialsTab *self,
        ZhChange       *change,
        const char     *heading,
        const GError   *error)
{
  return zh_feedback_act (GTK_WIDGET (self), get_session (self), change, heading, error);
}

static void
remove_official_cb (ZhOfficialsTab *self,
                    GtkWidget      *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_remove_official (zh_session_get_desk (get_session (self)), *id, &error);

  report (self, change, _ ("The official was not removed"), error);
}

static GtkWidget *
make_official_row (ZhOfficialsTab   *self,
                   const ZhOfficial *official)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = zh_group_rows_make_remove_button (official->name, official->id);
  g_autofree char *title = g_markup_escape_text (official->name, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), zh_official_role_format (official->role, zh_language_get_screen ()));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_official_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_official_cb (ZhOfficialsTab *self)
{
  const char *const *roles = zh_official_roles_get_all ();
  g_autoptr (ZhOfficial) official = zh_official_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  g_free (official->role);
  g_free (official->name);
  official->role = g_strdup (roles[adw_combo_row_get_selected (self->new_role)]);
  official->name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->new_official))));
  change = zh_desk_set_official (zh_session_get_desk (get_session (self)), official, &error);
  if (report (self, change, _ ("The official was not added"), error))
    gtk_editable_set_text (GTK_EDITABLE (self->new_official), "");
}

static void
fill_roles (ZhOfficialsTab *self)
{
  const char *const *roles = zh_official_roles_get_all ();
  GtkStringList     *names = gtk_string_list_new (NULL);

  for (gsize i = 0; roles[i] != NULL; i++)
    gtk_string_list_append (names, zh_official_role_format (roles[i], zh_language_get_screen ()));
  adw_combo_row_set_model (self->new_role, G_LIST_MODEL (names));
  zh_named_items_set_up (GTK_WIDGET (self->new_role), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->new_role)));
  g_object_unref (names);
}

static void
zh_officials_tab_update (ZhPage         *page,
                         const ZhChange *change)
{
  ZhOfficialsTab      *self = ZH_OFFICIALS_TAB (page);
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));

  if (competition == NULL)
    return;
  zh_group_rows_clear (self->officials, self->rows);
  for (guint i = 0; i < competition->officials->len; i++)
    zh_group_rows_add (self->officials, self->rows, make_official_row (self, g_ptr_array_index (competition->officials, i)));
  gtk_widget_set_sensitive (self->content, zh_session_is_writable (get_session (self)));
}

static void
zh_officials_tab_class_init (ZhOfficialsTabClass *class)
{
  ZH_FINALIZES (class, ZhOfficialsTab, g_ptr_array_unref, rows);
  ZH_PAGE_CLASS (class)->update = zh_officials_tab_update;

  ZH_TEMPLATE (class, ZhOfficialsTab, "officials-tab", officials, new_role, new_official, content);
  ZH_TEMPLATE_CALLBACKS (class, add_official_cb);
}

static void
zh_officials_tab_init (ZhOfficialsTab *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_roles (self);
}
