/* Who did what, when, with what before and after: every act of the file. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_JOURNAL_PAGE (zh_journal_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhJournalPage, zh_journal_page, ZH, JOURNAL_PAGE, ZhPage)

G_END_DECLS
