/* The officials of the competition and their offices. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_OFFICIALS_TAB (zh_officials_tab_get_type ())
G_DECLARE_FINAL_TYPE (ZhOfficialsTab, zh_officials_tab, ZH, OFFICIALS_TAB, ZhPage)

G_END_DECLS
