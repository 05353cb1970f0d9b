#include "config.h"

#include "committee-tab.h"

#include <glib/gi18n.h>

#include "desk-committee.h"
#include "desk-competition.h"
#include "feedback.h"
#include "group-rows.h"
#include "official-roles.h"
#include "official-sheet.h"

struct _ZhCommitteeTab
{
  ZhPage parent_instance;

  GPtrArray *member_rows; /* unowned, in their group */
  GPtrArray *fault_rows;  /* unowned, in their group */

  AdwPreferencesGroup *members;
  AdwPreferencesGroup *faults;
  GtkWidget           *add;
  GtkWidget           *content;
};

G_DEFINE_FINAL_TYPE (ZhCommitteeTab, zh_committee_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhCommitteeTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static void
show_sheet (ZhCommitteeTab *self,
            gint64          official_id)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_window_present (GTK_WINDOW (zh_official_sheet_new (window, get_session (self), official_id, ZH_OFFICES_COMMITTEE)));
}

static void
add_cb (ZhCommitteeTab *self)
{
  show_sheet (self, 0);
}

static void
row_activated_cb (ZhCommitteeTab *self,
                  GtkWidget      *row)
{
  gint64 *id = g_object_get_data (G_OBJECT (row), "id");

  show_sheet (self, *id);
}

static void
remove_cb (ZhCommitteeTab *self,
           GtkWidget      *button)
{
  gint64 *id = g_object_get_data (G_OBJECT (button), "id");
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_remove_official (zh_session_get_desk (get_session (self)), *id, &error);

  zh_feedback_act (GTK_WIDGET (self), get_session (self), change, _ ("The member was not removed"), error);
}

static GtkWidget *
make_member_row (ZhCommitteeTab   *self,
                 const ZhOfficial *official)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = zh_group_rows_make_remove_button (official->name, official->id);
  g_autofree char *born = zh_language_format_short_date (zh_language_get_screen (), official->birth);
  GString         *subtitle = g_string_new (zh_official_role_format (official->role, zh_language_get_screen ()));

  if (*official->federation != '\0')
    g_string_append_printf (subtitle, " · %s", official->federation);
  if (*born != '\0')
    g_string_append_printf (subtitle, " · %s", born);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), official->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle->str);
  g_string_free (subtitle, TRUE);
  g_object_set_data_full (G_OBJECT (row), "id", g_memdup2 (&official->id, sizeof official->id), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_fault (ZhCommitteeTab *self,
           const char     *icon,
           const char     *text)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), icon);
  zh_group_rows_add (self->faults, self->fault_rows, row);
}

static void
show_faults (ZhCommitteeTab      *self,
             const ZhCompetition *competition)
{
  gboolean may_sit = FALSE;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) faults = zh_competition_dup_committee_faults (competition, &may_sit, zh_language_get_screen (), &error);

  zh_group_rows_clear (self->faults, self->fault_rows);
  for (char **fault = faults; fault != NULL && *fault != NULL; fault++)
    add_fault (self, may_sit ? "dialog-information-symbolic" : "dialog-warning-symbolic", *fault);
  if (faults == NULL)
    add_fault (self, "dialog-warning-symbolic", error->message);
  else if (may_sit)
    add_fault (self, "emblem-ok-symbolic", _ ("The committee may hear a case."));
}

static void
zh_committee_tab_update (ZhPage         *page,
                         const ZhChange *change)
{
  ZhCommitteeTab      *self = ZH_COMMITTEE_TAB (page);
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));

  if (competition == NULL)
    return;
  zh_group_rows_clear (self->members, self->member_rows);
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (zh_official_role_is_committee (official->role))
        zh_group_rows_add (self->members, self->member_rows, make_member_row (self, official));
    }
  adw_preferences_group_set_description (self->members, self->member_rows->len > 0 ? NULL : _ ("Nobody yet. Name a chairman, members and reserves before round 1."));
  show_faults (self, competition);
  gtk_widget_set_sensitive (self->content, zh_session_is_writable (get_session (self)));
}

static void
zh_committee_tab_take_focus (ZhPage *page)
{
  gtk_widget_grab_focus (ZH_COMMITTEE_TAB (page)->add);
}

static void
zh_committee_tab_class_init (ZhCommitteeTabClass *class)
{
  ZH_FINALIZES (class, ZhCommitteeTab, g_ptr_array_unref, member_rows, fault_rows);
  ZH_PAGE_CLASS (class)->update = zh_committee_tab_update;
  ZH_PAGE_CLASS (class)->take_focus = zh_committee_tab_take_focus;

  ZH_TEMPLATE (class, ZhCommitteeTab, "committee-tab", members, faults, add, content);
  ZH_TEMPLATE_CALLBACKS (class, add_cb);
}

static void
zh_committee_tab_init (ZhCommitteeTab *self)
{
  self->member_rows = g_ptr_array_new ();
  self->fault_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
