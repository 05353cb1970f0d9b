/* What the regulation says of the event: title, place, days, organiser and the rules. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_COMPETITION_DETAILS_TAB (zh_competition_details_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhCompetitionDetailsTab, zh_competition_details_tab, ZH, COMPETITION_DETAILS_TAB, ZhPage)

G_END_DECLS
