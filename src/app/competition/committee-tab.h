/* The appeals committee of the event: who sits in it, and what the rules make of that. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_COMMITTEE_TAB (zh_committee_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhCommitteeTab, zh_committee_tab, ZH, COMMITTEE_TAB, ZhPage)

G_END_DECLS
