/* Documents: a live preview in a language of its own, printing, and files. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_DOCUMENTS_PAGE (zh_documents_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhDocumentsPage, zh_documents_page, ZH, DOCUMENTS_PAGE, ZhPage)

G_END_DECLS
