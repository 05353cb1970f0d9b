/* Places, points and tie-breaks after any round, and why each number and place is what it is. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_STANDINGS_PAGE (zh_standings_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhStandingsPage, zh_standings_page, ZH, STANDINGS_PAGE, ZhPage)

G_END_DECLS
