/* The tournaments of the competition: add one, read one from TRF, change or remove it. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_TOURNAMENTS_TAB (zh_tournaments_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhTournamentsTab, zh_tournaments_tab, ZH, TOURNAMENTS_TAB, ZhPage)

G_END_DECLS
