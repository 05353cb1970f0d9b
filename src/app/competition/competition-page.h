/* The competition itself: what the regulation says, its tournaments, officials, copies. */
#pragma once

#include "tabbed-page.h"

G_BEGIN_DECLS

#define ZH_TYPE_COMPETITION_PAGE (zh_competition_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhCompetitionPage, zh_competition_page, ZH, COMPETITION_PAGE, ZhTabbedPage)

G_END_DECLS
