/* The entries of the tournament: a table, a line to type the next one, lists from outside,
 * start numbers, and the details of one entry.
 */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_ENTRIES_PAGE (zh_entries_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhEntriesPage, zh_entries_page, ZH, ENTRIES_PAGE, ZhPage)

/**
 * zh_entries_page_show_entry:
 * @entry_id: of the tournament looked at
 * @field: (nullable): key of a field that is to have the keyboard
 *
 * Puts the cursor on the entry and opens its details.
 */
void zh_entries_page_show_entry (ZhEntriesPage *self,
                                 gint64         entry_id,
                                 const char    *field);

G_END_DECLS
