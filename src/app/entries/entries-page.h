/* The entries of the tournament: a table, a line to type the next one, lists from outside,
 * start numbers, and the details of one entry.
 */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_ENTRIES_PAGE (zh_entries_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhEntriesPage, zh_entries_page, ZH, ENTRIES_PAGE, ZhPage)

G_END_DECLS
