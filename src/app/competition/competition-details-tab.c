#include "config.h"

#include "competition-details-tab.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "feedback.h"
#include "field-row.h"
#include "filled.h"
#include "ruleset-defaults.h"

struct _ZhCompetitionDetailsTab
{
  ZhPage parent_instance;

  AdwPreferencesGroup *details;
  GPtrArray           *rows; /* (element-type AdwEntryRow): unowned; one for each field that is typed */
  AdwActionRow        *ruleset;
  GtkWidget           *content;
};

G_DEFINE_FINAL_TYPE (ZhCompetitionDetailsTab, zh_competition_details_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhCompetitionDetailsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

/* One line at a time: what stands in the others is not said yet. */
static void
details_applied_cb (ZhCompetitionDetailsTab *self,
                    AdwEntryRow             *row)
{
  g_autoptr (ZhCompetition) details = zh_competition_copy_details (zh_session_get_competition (get_session (self)));
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!zh_field_row_read (row, details))
    {
      zh_feedback_toast (GTK_WIDGET (self), _ ("Write the date as 2026-03-01 or 01.03.2026"), NULL, NULL);
      return;
    }
  zh_filled_mark (row); /* what is stored of it comes back */
  change = zh_desk_edit_details (zh_session_get_desk (get_session (self)), details, &error);
  zh_feedback_act (GTK_WIDGET (self), get_session (self), change, _ ("The details were not changed"), error);
}

/* An act elsewhere takes nothing away that somebody is typing. */
static void
set_text (AdwEntryRow *row,
          const char  *text,
          gboolean     afresh)
{
  if (!afresh && zh_filled_is_changed (row))
    return;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  zh_filled_mark (row);
}

static void
show_details (ZhCompetitionDetailsTab *self,
              const ZhCompetition     *competition,
              gboolean                 afresh)
{
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, NULL);
  g_autofree char *title = g_markup_escape_text (ruleset != NULL ? zh_ruleset_get_title (ruleset, zh_language_get_screen ()) : competition->ruleset, -1);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AdwEntryRow     *row = g_ptr_array_index (self->rows, i);
      g_autofree char *text = zh_field_row_format (zh_field_row_get_field (row), competition);

      set_text (row, text, afresh);
    }
  adw_action_row_set_subtitle (self->ruleset, title);
}

static void
zh_competition_details_tab_update (ZhPage         *page,
                                   const ZhChange *change)
{
  ZhCompetitionDetailsTab *self = ZH_COMPETITION_DETAILS_TAB (page);
  const ZhCompetition     *competition = zh_session_get_competition (get_session (self));

  if (competition == NULL)
    return;
  show_details (self, competition, change == NULL);
  gtk_widget_set_sensitive (self->content, zh_session_is_writable (get_session (self)));
}

static void
make_rows (ZhCompetitionDetailsTab *self)
{
  const ZhRecordType *type = &zh_competition_details_type;

  for (gsize i = 0; i < type->n_fields; i++)
    {
      AdwEntryRow *row;

      if (!zh_field_is_typed (&type->fields[i]))
        continue;
      row = zh_field_row_new (&type->fields[i]);
      adw_entry_row_set_show_apply_button (row, TRUE);
      g_signal_connect_object (row, "apply", G_CALLBACK (details_applied_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->details, GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
    }
}

static void
zh_competition_details_tab_class_init (ZhCompetitionDetailsTabClass *class)
{
  ZH_FINALIZES (class, ZhCompetitionDetailsTab, g_ptr_array_unref, rows);
  ZH_PAGE_CLASS (class)->update = zh_competition_details_tab_update;

  ZH_TEMPLATE (class, ZhCompetitionDetailsTab, "competition-details-tab", details, ruleset, content);
}

static void
zh_competition_details_tab_init (ZhCompetitionDetailsTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  make_rows (self);
}
