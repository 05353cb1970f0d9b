#include "config.h"

#include "competition-details-tab.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "feedback.h"
#include "filled.h"
#include "ruleset-defaults.h"

struct _ZhCompetitionDetailsTab
{
  ZhPage parent_instance;

  AdwEntryRow  *name;
  AdwEntryRow  *place;
  AdwEntryRow  *organiser;
  AdwEntryRow  *federation;
  AdwEntryRow  *start;
  AdwEntryRow  *end;
  AdwActionRow *ruleset;
  GtkWidget    *content;
};

G_DEFINE_FINAL_TYPE (ZhCompetitionDetailsTab, zh_competition_details_tab, ZH_TYPE_PAGE)

static ZhSession *
get_session (ZhCompetitionDetailsTab *self)
{
  return zh_page_get_session (ZH_PAGE (self));
}

static gboolean
report (ZhCompetitionDetailsTab *self,
        ZhChange                *change,
        const char              *heading,
        const GError            *error)
{
  return zh_feedback_act (GTK_WIDGET (self), get_session (self), change, heading, error);
}

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static gboolean
read_date (ZhCompetitionDetailsTab *self,
           AdwEntryRow             *row,
           ZhDate                  *date)
{
  if (zh_date_parse (get_text (row), date))
    return TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  zh_feedback_toast (GTK_WIDGET (self), _ ("Write the date as 2026-03-01 or 01.03.2026"), NULL, NULL);
  return FALSE;
}

/* One line at a time: what stands in the others is not said yet. */
static void
details_applied_cb (ZhCompetitionDetailsTab *self,
                    AdwEntryRow             *row)
{
  const ZhCompetition *competition = zh_session_get_competition (get_session (self));
  ZhCompetitionDetails details;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  zh_competition_get_details (competition, &details);
  if (row == self->name)
    details.title = get_text (row);
  else if (row == self->place)
    details.place = get_text (row);
  else if (row == self->organiser)
    details.organiser = get_text (row);
  else if (row == self->federation)
    details.federation = get_text (row);
  if ((row == self->start && !read_date (self, row, &details.start)) || (row == self->end && !read_date (self, row, &details.end)))
    return;
  zh_filled_mark (row); /* what is stored of it comes back */
  change = zh_desk_edit_details (zh_session_get_desk (get_session (self)), &details, &error);
  report (self, change, _ ("The details were not changed"), error);
}

static void
entry_changed_cb (GtkWidget *row)
{
  gtk_widget_remove_css_class (row, "error");
}

/* An act elsewhere takes nothing away that somebody is typing. */
static void
set_text (AdwEntryRow *row,
          const char  *text,
          gboolean     afresh)
{
  if (!afresh && zh_filled_is_changed (row))
    return;
  if (g_strcmp0 (get_text (row), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  zh_filled_mark (row);
}

static void
show_details (ZhCompetitionDetailsTab *self,
              const ZhCompetition     *competition,
              gboolean                 afresh)
{
  g_autofree char *start = zh_language_format_short_date (zh_language_get_screen (), competition->start);
  g_autofree char *end = zh_language_format_short_date (zh_language_get_screen (), competition->end);
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, NULL);
  g_autofree char *title = g_markup_escape_text (ruleset != NULL ? zh_ruleset_get_title (ruleset, zh_language_get_screen ()) : competition->ruleset, -1);

  set_text (self->name, competition->title, afresh);
  set_text (self->place, competition->place, afresh);
  set_text (self->organiser, competition->organiser, afresh);
  set_text (self->federation, competition->federation, afresh);
  set_text (self->start, start, afresh);
  set_text (self->end, end, afresh);
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
zh_competition_details_tab_class_init (ZhCompetitionDetailsTabClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_PAGE_CLASS (class)->update = zh_competition_details_tab_update;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/competition-details-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, name);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, place);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, organiser);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, federation);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, start);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, end);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, ruleset);
  gtk_widget_class_bind_template_child (widget_class, ZhCompetitionDetailsTab, content);
  gtk_widget_class_bind_template_callback (widget_class, details_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
}

static void
zh_competition_details_tab_init (ZhCompetitionDetailsTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
