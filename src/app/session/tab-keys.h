/* Ctrl+Tab and Ctrl+Shift+Tab go round the tabs of a page, and the keyboard goes along. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

/**
 * zh_tab_keys_add:
 * @page: whose keys they are, while the focus is within it
 * @tabs: a stack in @page; its hidden pages are passed over
 */
void zh_tab_keys_add (ZhPage   *page,
                      GtkStack *tabs);

G_END_DECLS
