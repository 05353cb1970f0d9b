/* What the rules of the event say, key by key, and what the regulation changes in them. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_RULES_TAB (zh_rules_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhRulesTab, zh_rules_tab, ZH, RULES_TAB, ZhPage)

G_END_DECLS
