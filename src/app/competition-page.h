/* The competition itself: title and dates, its tournaments, its officials. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_COMPETITION_PAGE (zh_competition_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhCompetitionPage, zh_competition_page, ZH, COMPETITION_PAGE, ZhPage)

G_END_DECLS
