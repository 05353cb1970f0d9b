#include "config.h"

#include "competition-page.h"

#include <glib/gi18n.h>

#include "backups-tab.h"
#include "committee-tab.h"
#include "competition-details-tab.h"
#include "officials-tab.h"
#include "rules-tab.h"
#include "tournaments-tab.h"

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

static void
zh_competition_page_class_init (ZhCompetitionPageClass *class)
{
  ZH_TABBED_PAGE_CLASS (class)->tabs = tabs;
  ZH_TABBED_PAGE_CLASS (class)->n_tabs = G_N_ELEMENTS (tabs);
}

static void
zh_competition_page_init (ZhCompetitionPage *self)
{
}
