#include "config.h"

#include "competition-page.h"

#include <glib/gi18n.h>

#include "backups-tab.h"
#include "committee-tab.h"
#include "competition-details-tab.h"
#include "officials-tab.h"
#include "regulation-window.h"
#include "rules-tab.h"
#include "tournaments-tab.h"
#include "widget.h"

struct _ZhCompetitionPage
{
  ZhTabbedPage parent_instance;
};

G_DEFINE_FINAL_TYPE (ZhCompetitionPage, zh_competition_page, ZH_TYPE_TABBED_PAGE)

static const ZhTab tabs[] = {
  { "details", NULL, N_ ("Regulation"), zh_competition_details_tab_get_type },
  { "rules", NULL, N_ ("Rules"), zh_rules_tab_get_type },
  { "tournaments", NULL, N_ ("Tournaments"), zh_tournaments_tab_get_type },
  { "officials", NULL, N_ ("Officials"), zh_officials_tab_get_type },
  { "committee", "tab", NC_ ("tab", "Committee"), zh_committee_tab_get_type },
  { "backups", NULL, N_ ("Backups"), zh_backups_tab_get_type },
};

/* From every tab: the regulation is looked for under its own name, and under the rules. */
static void
compose_action (GtkWidget *widget)
{
  ZhSession *session = zh_page_get_session (ZH_PAGE (widget));

  if (zh_session_get_competition (session) != NULL)
    gtk_window_present (GTK_WINDOW (zh_regulation_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), session)));
}

static void
zh_competition_page_class_init (ZhCompetitionPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ZH_TABBED_PAGE_CLASS (class)->tabs = tabs;
  ZH_TABBED_PAGE_CLASS (class)->n_tabs = G_N_ELEMENTS (tabs);
  ZH_ACTION (widget_class, "competition.compose", compose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "competition.compose", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Cyrillic_u, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "competition.compose", NULL);
}

static void
zh_competition_page_init (ZhCompetitionPage *self)
{
}
